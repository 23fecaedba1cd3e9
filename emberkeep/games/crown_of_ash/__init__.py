"""Crown of Ash, a game of necromancers for one to four players."""
