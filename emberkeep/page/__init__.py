"""Emberkeep without a server: all tables of one person, inside a page in the browser."""
