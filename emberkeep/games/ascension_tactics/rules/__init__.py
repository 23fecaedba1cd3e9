"""The rules of Ascension Tactics: procedures, one file a chapter."""
