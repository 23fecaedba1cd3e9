"""Before a scenario of the campaign: sigils are drawn, kept, given to champions (AT-AMB-169)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.ground import is_cultist
from emberkeep.games.ascension_tactics.rules.options import champion_option
from emberkeep.games.ascension_tactics.rules.sigils import CHEST, FOR_A_CHAMPION
from emberkeep.games.ascension_tactics.rules.treasures import take_treasure
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.state import Battleground, Campaign, Lasting
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

DRAWN = 2  # after a win; one of them is kept


def sigil_option(name: str) -> Option[str]:
    return Option(f"sigil:{name}", name)


def pile(campaign: Campaign) -> list[str]:
    """List the sigils that are still in the pile of forty."""
    left = [row.id for row in SIGIL_ROWS for _ in range(row.copies)]
    kept = [name for names in campaign.kept for name in names]
    for name in [*campaign.gone, *campaign.extra, *kept]:
        left.remove(name)
    return left


@state
class Preparation(Procedure):
    """Everybody draws sigils, then says which champions those are for that last.

    After a win two are drawn and one of them kept; after a loss one is drawn for this attempt.
    `seat` is whose turn it is to do so, `drawn` what was drawn, `given` how many were given.
    """

    seat: SeatId = 0
    drawn: tuple[str, ...] = ()
    given: int = 0

    script = ("draw", "give")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "drawn": self.drawn, "given": self.given}

    def campaign(self, table: Battleground) -> Campaign:
        assert table.campaign is not None
        return table.campaign

    def draw(self, table: Battleground) -> None:
        """Draw from one pile, without putting back what was drawn for good."""
        campaign = self.campaign(table)
        if self.seat == table.rules.people:
            self.seat = 0
            return
        self.again()
        left = pile(campaign)
        if campaign.attempt > 1:
            self.take(table, (table.chance.take(left),))
            campaign.extra.append(self.drawn[0])
            self.pack(table, campaign)
        elif campaign.scenario:
            self.take(table, tuple([table.chance.take(left) for _ in range(DRAWN)]))
            options = [sigil_option(name) for name in dict.fromkeys(self.drawn)]
            table.ask(self.seat, "sigil.keep", options, self.kept)
        else:
            self.pack(table, campaign)

    def take(self, table: Battleground, drawn: tuple[str, ...]) -> None:
        self.drawn = drawn
        table.reveal()
        table.tell("sigil.drawn", seat=self.seat, sigils=drawn)

    def kept(self, table: Battleground, seat: SeatId, name: str) -> None:
        """Keep one of two; the other goes for good."""
        campaign = self.campaign(table)
        other = list(self.drawn)
        other.remove(name)
        campaign.kept[seat] = (*campaign.kept[seat], name)
        campaign.gone += other
        table.tell("sigil.kept", seat=seat, sigil=name)
        self.pack(table, campaign)

    def pack(self, table: Battleground, campaign: Campaign) -> None:
        """Take all sigils into the scenario; a chest holds a treasure (AT-AMB-175)."""
        player = table.players[self.seat]
        player.sigils = (*campaign.kept[self.seat], *campaign.extra[self.seat :])
        for _ in range(player.sigils.count(CHEST)):
            take_treasure(table, self.seat)
        self.seat += 1
        self.drawn = ()

    def give(self, table: Battleground) -> None:
        """Ask for the champion of each sigil that lasts for the scenario (AT-AMB-173)."""
        if self.seat == table.rules.people:
            return
        self.again()
        lasting = [name for name in table.players[self.seat].sigils if name in FOR_A_CHAMPION]
        if self.given == len(lasting):
            self.seat, self.given = self.seat + 1, 0
            return
        team = [figure for figure in table.figures_of(self.seat) if not is_cultist(figure)]
        options = [champion_option(figure.id) for figure in team]
        about: dict[str, Fact] = {"sigil": lasting[self.given]}
        table.ask(self.seat, "sigil.champion", options, self.champion_chosen, about=about)

    def champion_chosen(self, table: Battleground, seat: SeatId, name: str) -> None:
        lasting = [sigil for sigil in table.players[seat].sigils if sigil in FOR_A_CHAMPION]
        sigil = lasting[self.given]
        figure = table.figures[name]
        figure.lasting = (*figure.lasting, Lasting(FOR_A_CHAMPION[sigil], -1))
        table.tell("buff", figure=name, source=sigil)
        self.given += 1
