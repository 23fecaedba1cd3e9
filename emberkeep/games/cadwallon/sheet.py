"""What an adventure sheet is: numbers, and hooks that the rules call at their moments.

A sheet is one file in `sheets/`: a class that overrides the hooks it needs, and one instance. All
hooks have a default that does nothing, so a sheet says only what is special about it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import SeatId, Value, value
from emberkeep.kernel.paths import EVEN
from emberkeep.kernel.rows import OURS, Status


@value
class Act(Value):
    """Something that a character can do: the kind of it, and with what or with whom."""

    kind: str
    name: str = ""


class Sheet:
    """An adventure: how long it lasts, when the alarm sounds, and what is special about it."""

    id: ClassVar[str]
    title: ClassVar[str]
    rounds: ClassVar[int] = 7
    alarm: ClassVar[int] = 5
    bonus_experience: ClassVar[int] = 1  # for the winner, in the next part (CAD-AMB-206)
    bonus_arcana: ClassVar[int] = 0
    bonus_intrigues: ClassVar[int] = 0
    bonus_equipment: ClassVar[bool] = False
    cyclops_combat: ClassVar[int] = 3
    bounty_source: ClassVar[str] = ""  # what a bounty is called in the reckoning
    status: ClassVar[Status] = OURS
    known: ClassVar[tuple[str, ...]] = ()

    def placed(self) -> dict[str, str]:
        """Name the exploration tokens that lie face up before the others are dealt, by room."""
        return {}

    def set_up(self, table: City) -> None:
        """Put the sheet's own pieces on the table, before figures come."""

    def round_begins(self, table: City) -> None:
        """Begin a round, after the portcullises if it is the alarm."""

    def alarm_sounds(self, table: City) -> None:
        """The alarm sounds, before the portcullises."""

    def actions(self, table: City, figure: Figure) -> list[Act]:
        """List what else a character may do as its action; each costs one AP."""
        return []

    def act(self, table: City, figure: Figure, act: Act) -> None:
        """Do one of these; it is paid for."""

    def may_attack(self, table: City, attacker: Figure, place: str) -> bool:
        """Return whether thieves may attack one another now, at this place."""
        return True

    def guards_spare(self, table: City, figure: Figure) -> bool:
        """Return whether guards may not attack a character now."""
        return False

    def guards_shun(self, table: City) -> Collection[str]:
        """Name the spaces that guards may not enter now."""
        return ()

    def patrol_spaces(self, table: City, spaces: int) -> int:
        """Say how far a guard who moves may go."""
        return spaces

    def stairs_open(self, table: City) -> bool:
        """Return whether staircases may be used now."""
        return True

    def costs(self, table: City) -> dict[str, int]:
        """Say what spaces cost to enter, where it is more than one."""
        return EVEN

    def theft(self, table: City, winner: SeatId, loser: SeatId) -> None:
        """A thief has robbed another: what comes on top of it."""

    def entered_catacombs(self, table: City, figure: Figure) -> None:
        """A character has come down from the surface."""

    def beat_cyclops(self, table: City, figure: Figure) -> None:
        """A character has won both rounds against the Cyclops."""

    def rerolls_cyclops(self, result: int) -> bool:
        """Return whether the movement die of the Cyclops is thrown again once."""
        return False

    def secret_pays(self, total: int) -> int:
        """Say what a successful throw in the Secret Treasury pays."""
        return total

    def intrigue_drawn(self, table: City, seat: SeatId) -> None:
        """An Intrigue was drawn for an AP."""

    def price(self, kind: str, price: int) -> int:
        """Say what a token that was carried out is sold for."""
        return price

    def bounty(self, table: City, kind: str) -> int:
        """Say what is paid at the end for a token that was carried out, beside its price."""
        return 0

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        """Say where the sheet has something for a character, and guess its worth: for bots."""
        return {}

    def final(self, table: City) -> None:
        """Pay what else the sheet pays at the end, after the sale of treasures."""


SHEETS: dict[str, Sheet] = {}
"""All sheets by id; the folder `sheets` fills it."""


def sheet_of(table: City) -> Sheet:
    return SHEETS[table.rules.sheet]
