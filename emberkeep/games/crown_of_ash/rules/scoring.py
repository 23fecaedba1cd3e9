"""Victory points: where they come from, and the final scoring (chapters 12, 13)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    BASICS,
    CITADEL,
    GOLD_PER_VP,
    RESOURCES_PER_VP,
    Structure,
    Warrior,
)
from emberkeep.games.crown_of_ash.state import PROVINCE_IDS, Ashlands
from emberkeep.kernel import Procedure, SeatId, state


def score(table: Ashlands, seat: SeatId, points: int, source: str) -> None:
    """Move the VP marker and tell why."""
    if points:
        player = table.players[seat]
        player.vp += points
        player.sources[source] = player.sources.get(source, 0) + points
        table.tell("score", seat=seat, points=points, source=source)


def stack_value(structures: tuple[Structure, ...]) -> int:
    """Value a stack: the VP of its top tile and one for each tile covered (COA-BLD-13)."""
    return structures[-1].vp + len(structures) - 1 if structures else 0


def structure_vp(table: Ashlands, seat: SeatId) -> int:
    """Add up what a seat's structures are worth (COA-ORDER-02, without citadel: COA-AMB-37)."""
    regions = table.regions
    return sum(
        stack_value(regions[name].structures)
        for name in PROVINCE_IDS
        if regions[name].owner == seat
    )


def score_regions(table: Ashlands) -> None:
    """Score all controlled structures and the citadel (COA-END-01, COA-CIT-02)."""
    for name in PROVINCE_IDS:
        region = table.regions[name]
        if region.owner is not None:
            score(table, region.owner, stack_value(region.structures), "structures")
    holder = table.regions[CITADEL].owner
    if holder is not None:
        score(table, holder, table.rules.citadel_vp[table.round - 1], "citadel")


def all_warriors(table: Ashlands, seat: SeatId) -> list[Warrior]:
    """Gather a seat's warriors from hand, graveyard and board."""
    player = table.players[seat]
    posted = [w for r in table.regions.values() if r.owner == seat for w in r.defenders]
    return [*player.hand, *player.graveyard, *posted]


def levels_of(warriors: list[Warrior], types: tuple[str, ...]) -> int:
    """Add up the levels of warriors of these types; automata do not count (COA-AMB-16)."""
    return sum(w.level for w in warriors if w.type in types and not w.automaton)


@state
class FinalScoring(Procedure):
    """The last points after round 4, and who wears the crown."""

    script = ("score_resources", "score_fates", "crown")

    def score_resources(self, table: Ashlands) -> None:
        """Score 1 VP per 3 equal basic resources and per 2 gold (COA-FINAL-02)."""
        for seat in table.people():
            store = table.players[seat].store
            points = sum(store[basic] // RESOURCES_PER_VP for basic in BASICS)
            score(table, seat, points, "resources")
            score(table, seat, store["gold"] // GOLD_PER_VP, "gold")

    def score_fates(self, table: Ashlands) -> None:
        """Score the types on the fate card by level, less the automata (COA-FINAL-03, -04)."""
        table.reveal()
        for seat in table.people():
            fate = table.players[seat].fate
            assert fate is not None
            warriors = all_warriors(table, seat)
            table.tell("fate", seat=seat, fate=fate.id)
            score(table, seat, levels_of(warriors, fate.types), "fate")
            penalty = sum(w.level for w in warriors if w.automaton)
            score(table, seat, -penalty, "automata")

    def crown(self, table: Ashlands) -> None:
        """Find the winner, with the tie-breaks (COA-FINAL-06, COA-FINAL-07, COA-FINAL-08)."""
        best = max(player.vp for player in table.players)
        leaders = [seat for seat, player in enumerate(table.players) if player.vp == best]
        reason = "points"
        if len(leaders) > 1:
            leaders, reason = _most_other_types(table, leaders), "other-types"
        if len(leaders) > 1:
            leaders, reason = _after_all_else(table, leaders)
        scores = [player.vp for player in table.players]
        table.end(winners=leaders, reason=reason, scores=scores)
        table.tell("crown", winners=tuple(leaders), reason=reason)


def _most_other_types(table: Ashlands, leaders: list[SeatId]) -> list[SeatId]:
    """Add the types not on the fate card; the opponent adds nothing (COA-AMB-39, COA-AMB-66)."""
    extra: dict[SeatId, int] = {}
    for seat in leaders:
        fate = table.players[seat].fate
        others = tuple(basic for basic in BASICS if fate is not None and basic not in fate.types)
        extra[seat] = levels_of(all_warriors(table, seat), others)
    best = max(extra.values())
    return [seat for seat in leaders if extra[seat] == best]


def _after_all_else(table: Ashlands, leaders: list[SeatId]) -> tuple[list[SeatId], str]:
    """The king-slayer wins; else it is shared, but the opponent wins a last tie alone."""
    royal = [seat for seat in leaders if table.players[seat].royal]
    if royal:
        return royal, "royal-token"
    opponent = [seat for seat in leaders if table.players[seat].automa]
    if opponent and len(table.people()) == 1:
        return opponent, "solo-tie"  # COA-AMB-66
    return leaders, "shared"  # COA-AMB-38
