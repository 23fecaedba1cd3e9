"""The end: sale, sheet, who was caught, fees, Intrigues, the winner (CAD-AMB-91)."""

from __future__ import annotations

from emberkeep.games.cadwallon.rules.intrigues import score_at_end
from emberkeep.games.cadwallon.rules.ledger import gain, owe
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import OUTSIDE, City
from emberkeep.games.cadwallon.tokens import CAUGHT, TREASURES
from emberkeep.kernel import SeatId


def reckon(table: City) -> None:
    """Lay everybody's ducats open, turn everything into more of them and end the match."""
    table.reveal()
    table.tell("reckoning")
    sell(table)
    pay_bounties(table)
    sheet_of(table).final(table)
    for seat in range(len(table.players)):
        owe(table, seat, CAUGHT * len(table.gang(seat)), "caught")
    for figure in table.figures.values():
        owe(table, figure.seat, figure.row.fee, "fee")
    score_at_end(table)
    rules = table.rules
    winners, reason = best(table), "ducats"
    if rules.road and rules.part == rules.parts:
        winners, reason = add_up(table, winners), "campaign"
    scores = [player.ducats for player in table.players]
    table.end(winners=winners, reason=reason, scores=scores)


def add_up(table: City, winners: list[SeatId]) -> list[SeatId]:
    """Add up all parts of a campaign, and find who wins it (CAD-CAMPAIGN-16, CAD-AMB-204)."""
    rules = table.rules
    won = [*rules.winners, winners]
    ranks = []
    for seat, player in enumerate(table.players):
        last = player.ducats
        gain(table, seat, sum([scores[seat] for scores in rules.scores]), "campaign")
        ranks.append((player.ducats, len([each for each in won if seat in each]), last))
    return [seat for seat, its in enumerate(ranks) if its == max(ranks)]


def sell(table: City) -> None:
    """Sell what was carried out; Kaldern gets more (CADB-END-02, CAD-AMB-104)."""
    sheet = sheet_of(table)
    for figure in table.figures.values():
        if figure.fate in OUTSIDE:
            prices = [sheet.price(kind, TREASURES[kind].price) for kind in figure.loot]
            haggled = len([price for price in prices if price]) if figure.id == "kaldern" else 0
            gain(table, figure.seat, sum(prices) + haggled, "sale")


def pay_bounties(table: City) -> None:
    """Pay what the sheet promises for tokens that were carried out (CAD-AMB-91)."""
    sheet = sheet_of(table)
    for figure in table.figures.values():
        if figure.fate in OUTSIDE:
            ducats = sum([sheet.bounty(table, kind) for kind in figure.loot])
            gain(table, figure.seat, ducats, sheet.bounty_source)


def best(table: City) -> list[SeatId]:
    """Find who wins: ducats, then escaped characters, then treasures (CADB-END-06)."""
    ranks = [rank(table, seat) for seat in range(len(table.players))]
    most = max(ranks)
    return [seat for seat, its in enumerate(ranks) if its == most]


def rank(table: City, seat: SeatId) -> tuple[int, int, int]:
    out = [f for f in table.figures.values() if f.seat == seat and f.fate in OUTSIDE]
    return table.players[seat].ducats, len(out), sum([len(f.loot) for f in out])
