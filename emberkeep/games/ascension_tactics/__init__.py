"""Ascension Tactics: decks, champions and a battlefield of hexes."""
