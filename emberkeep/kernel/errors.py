"""Every error a user of Emberkeep can meet.

    EmberkeepError
     ├── SetupError        a game, mode, player count or option that does not exist
     ├── ChoiceError       a choice that is refused; the table has not changed
     │    ├── NotAsked     that seat has nothing to decide now
     │    ├── StaleAsk     the choice answers a question that is no longer open
     │    └── UnknownCode  the code is not among the options
     ├── UndoError         nothing to take back, or something was revealed since
     ├── RecordError       a record that cannot be used
     │    ├── BrokenRecord not a record, truncated, or edited
     │    └── OtherRules   a record of another game or of another version of its rules
     ├── BrokenRule        a table on which an invariant of its game does not hold
     └── RulesBug          a procedure misused the kernel; never the player's fault

Each message says what was wrong and what would be accepted.
"""

from __future__ import annotations


class EmberkeepError(Exception):
    """Anything Emberkeep refuses, with a sentence that says why."""


class SetupError(EmberkeepError):
    """A game, mode, player count or option that does not exist."""


class ChoiceError(EmberkeepError):
    """A refused choice. The table is as it was."""


class NotAsked(ChoiceError):
    """The seat has nothing to decide now."""


class StaleAsk(ChoiceError):
    """The choice answers a question that is no longer open."""


class UnknownCode(ChoiceError):
    """The code is not among the options."""


class UndoError(EmberkeepError):
    """Nothing to take back, or something was revealed since."""


class RecordError(EmberkeepError):
    """A record that cannot be used."""


class BrokenRecord(RecordError):
    """Not a record, truncated, or edited."""


class OtherRules(RecordError):
    """A record of another game or of another version of its rules."""


class BrokenRule(EmberkeepError):
    """An invariant of the game does not hold."""


class RulesBug(EmberkeepError):
    """A procedure misused the kernel."""
