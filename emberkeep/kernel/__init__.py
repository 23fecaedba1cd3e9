"""What every game shares. Standard library only."""

from __future__ import annotations

from emberkeep.kernel.asks import (
    DONE as DONE,
    PASS as PASS,
    Ask as Ask,
    Event as Event,
    Fact as Fact,
    Option as Option,
)
from emberkeep.kernel.bundle import Way as Way, bundle_of as bundle_of, foresee as foresee
from emberkeep.kernel.campaign import Sequel as Sequel, Setting as Setting
from emberkeep.kernel.chance import Chance as Chance
from emberkeep.kernel.deck import Deck as Deck
from emberkeep.kernel.errors import (
    BrokenRecord as BrokenRecord,
    BrokenRule as BrokenRule,
    ChoiceError as ChoiceError,
    EmberkeepError as EmberkeepError,
    NotAsked as NotAsked,
    OtherRules as OtherRules,
    RecordError as RecordError,
    RulesBug as RulesBug,
    SetupError as SetupError,
    StaleAsk as StaleAsk,
    UndoError as UndoError,
    UnknownCode as UnknownCode,
)
from emberkeep.kernel.final import final_codes as final_codes
from emberkeep.kernel.game import (
    Game as Game,
    Knob as Knob,
    Mode as Mode,
    Prospect as Prospect,
    Reason as Reason,
    Setup as Setup,
    each_seat as each_seat,
)
from emberkeep.kernel.hints import Habit as Habit, Hints as Hints, by_gain as by_gain
from emberkeep.kernel.match import Match as Match
from emberkeep.kernel.phrase import Phrase as Phrase
from emberkeep.kernel.procedure import (
    Branch as Branch,
    Procedure as Procedure,
    Progress as Progress,
)
from emberkeep.kernel.record import Choice as Choice, Record as Record
from emberkeep.kernel.seat import Seat as Seat
from emberkeep.kernel.sides import (
    Result as Result,
    SeatId as SeatId,
    Sides as Sides,
    alone as alone,
    highest as highest,
    seat_names as seat_names,
    worth as worth,
)
from emberkeep.kernel.state import (
    State as State,
    Value as Value,
    digest as digest,
    dump as dump,
    state as state,
    value as value,
)
from emberkeep.kernel.table import Table as Table
