"""The rules of Crown of Ash, one file a chapter of the rulebook."""
