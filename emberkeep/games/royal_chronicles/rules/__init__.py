"""The procedures of Royal Chronicles, one file a chapter of the rulebook."""
