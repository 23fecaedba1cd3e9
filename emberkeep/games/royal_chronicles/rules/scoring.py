"""Victory points and gold: how they come and go, and the final scoring (chapter End)."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.automa import instant_income
from emberkeep.games.royal_chronicles.cards import ARTIFACT_VP, LEVEL_VP, Card
from emberkeep.games.royal_chronicles.rules.kingdom import tokens_in
from emberkeep.games.royal_chronicles.rules.points import score
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Player, Realm
from emberkeep.kernel import Procedure, SeatId, state


@state
class FinalScoring(Procedure):
    """The last points after round 4, in their order, and who wins (RC-AMB-20)."""

    script = ("score_buildings", "score_abilities", "score_artifacts", "score_lich", "crown")

    def score_buildings(self, table: Realm) -> None:
        """Score 1 VP for level I, 3 for level II (RC-BASE-END-01, RC-SOLO-END-02)."""
        for seat in table.people():
            for name, level in table.players[seat].buildings.items():
                score(table, seat, LEVEL_VP[level], f"end:{name}")

    def score_abilities(self, table: Realm) -> None:
        """Score what units and buildings give at the end of the game (RC-BASE-END-01)."""
        for seat in table.people():
            player = table.players[seat]
            for piece in player.pieces():
                if piece.card.unit.id == "relic-of-wisdom":
                    score(table, seat, 2 * piece.tokens, piece.card.unit.id)
            if player.level("treasury") == LEVEL_TWO:
                score(table, seat, min(player.gold // 4, 3), "treasury")

    def score_artifacts(self, table: Realm) -> None:
        """Score the artifacts (RC-FOL-03, RC-SOLO-END-03, RC-SOLO-ART-02)."""
        for seat in table.people():
            for card in table.players[seat].artifacts:
                score(table, seat, artifact_vp(table.players[seat], card), card.unit.id)

    def score_lich(self, table: Realm) -> None:
        """Pay the instant income of the last card, never its bonus (RC-SOLO-END-04, RC-AMB-07)."""
        if table.lich is not None:
            instant_income(table, table.lich)

    def crown(self, table: Realm) -> None:
        """Find the winner: points, then gold, then shared (RC-BASE-END-02, RC-SOLO-END-05)."""
        if table.lich is not None:
            player, lich = table.players
            beaten = player.vp > lich.vp  # RC-SOLO-GOAL-01; a tie is his, RC-SOLO-END-06
            winners, reason = [0 if beaten else table.lich.seat], "points"
            if player.vp == lich.vp:
                reason = "lich-tie"
        else:
            winners, reason = leaders(table)
        scores = [player.vp for player in table.players]
        table.end(winners=winners, reason=reason, scores=scores)
        table.tell("crown", winners=tuple(winners), reason=reason)


def leaders(table: Realm) -> tuple[list[SeatId], str]:
    best = max([player.vp for player in table.players])
    first = [seat for seat, player in enumerate(table.players) if player.vp == best]
    if len(first) == 1:
        return first, "points"
    richest = max([table.players[seat].gold for seat in first])
    rich = [seat for seat in first if table.players[seat].gold == richest]
    return rich, "gold" if len(rich) == 1 else "shared"


def artifact_vp(player: Player, card: Card) -> int:
    """Value an artifact at the end of the game."""
    match card.unit.id:
        case "crown-of-ages":
            return min(tokens_in(player), 5)
        case "bottomless-purse":
            return min(player.gold // 4, 3)
        case "builders-seal":
            return len(player.buildings) // 2
        case name:
            return ARTIFACT_VP[name]
