"""War: every kingdom against its neighbours, or the Lich King's armies (chapter 3)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.royal_chronicles.automa import ARMIES, lich_wins, raise_armies
from emberkeep.games.royal_chronicles.cards import DECISIVE_VP, WAR_VP
from emberkeep.games.royal_chronicles.rules.kingdom import (
    Goods,
    kinds,
    resources,
    strength,
    total,
    unit_strengths,
)
from emberkeep.games.royal_chronicles.rules.points import earn, score
from emberkeep.games.royal_chronicles.state import DUEL, LEVEL_TWO, Player, Realm
from emberkeep.kernel import Procedure, SeatId, state


@state
class War(Procedure):
    """Count strengths, compare them, reward whoever won, score buildings and units."""

    goods: dict[SeatId, Goods] = field(default_factory=dict)
    strengths: dict[SeatId, int] = field(default_factory=dict)
    won: dict[SeatId, int] = field(default_factory=dict)
    fought: int = 2

    script = ("reveal_armies", "count_strength", "fight", "reward_victors", "score_buildings")

    def reveal_armies(self, table: Realm) -> None:
        """Only now is the next necropolis card revealed (RC-AMB-12)."""
        if table.lich is not None:
            raise_armies(table, table.lich)

    def count_strength(self, table: Realm) -> None:
        for seat in table.people():
            player = table.players[seat]
            goods = self.goods[seat] = resources(player)
            lines = strength(player, goods)
            self.strengths[seat] = total(lines)
            self.won[seat] = 0
            table.tell("strength", seat=seat, total=self.strengths[seat], lines=lines)

    def fight(self, table: Realm) -> None:
        if table.lich is not None:
            self.fight_lich(table)
        elif table.rules.people == DUEL:
            self.fought = 1
            for seat in table.people():
                self.fight_duel(table, seat)
        else:
            people = table.rules.people
            for seat in table.people():
                for other in ((seat + 1) % people, (seat - 1) % people):
                    self.fight_neighbour(table, seat, other)

    def fight_neighbour(self, table: Realm, seat: SeatId, other: SeatId) -> None:
        """Win with equal or higher strength: 3 VP (RC-BASE-WAR-03, RC-BASE-WAR-04)."""
        mine, theirs = self.strengths[seat], self.strengths[other]
        won = mine >= theirs
        table.tell("war", seat=seat, against=other, mine=mine, theirs=theirs, won=won)
        if won:
            self.won[seat] += 1
            score(table, seat, WAR_VP, "war")

    def fight_duel(self, table: Realm, seat: SeatId) -> None:
        """Fight once: 3 VP, 6 with double strength, nothing with none (RC-BASE-WAR-07)."""
        other = 1 - seat
        mine, theirs = self.strengths[seat], self.strengths[other]
        won = mine >= theirs and mine > 0
        table.tell("war", seat=seat, against=other, mine=mine, theirs=theirs, won=won)
        if won:
            self.won[seat] += 1
            score(table, seat, DECISIVE_VP if mine >= 2 * theirs else WAR_VP, "war")

    def fight_lich(self, table: Realm) -> None:
        """Fight both armies; in a tie both sides win (RC-SOLO-WAR-06, -07, -09, RC-AMB-11)."""
        lich = table.lich
        assert lich is not None
        mine = self.strengths[0]
        for army, theirs in zip(ARMIES, (lich.black, lich.purple), strict=True):
            won = mine >= theirs
            table.tell("war", seat=0, against=army, mine=mine, theirs=theirs, won=won)
            if won:
                self.won[0] += 1
                score(table, 0, WAR_VP, "war")
            if theirs >= mine:
                table.tell("lich.wins", army=army)
                lich_wins(table, lich, army)

    def reward_victors(self, table: Realm) -> None:
        """Reward each war won, wherever the unit stands (RC-BASE-WAR-05, RC-AMB-52)."""
        for seat in table.people():
            won = self.won[seat]
            if won:
                player = table.players[seat]
                for piece in player.pieces():
                    if 3 in piece.card.unit.phases:
                        self.reward(table, seat, piece.card.unit.id)
                if player.level("castle") == LEVEL_TWO:
                    score(table, seat, won, "castle")
                if player.level("watchtower") == LEVEL_TWO and won == self.fought:
                    score(table, seat, 2, "watchtower")
                if player.owns("aegis-of-dawn"):
                    score(table, seat, won, "aegis-of-dawn")

    def reward(self, table: Realm, seat: SeatId, name: str) -> None:
        won = self.won[seat]
        match name:
            case "rogue":
                earn(table, seat, won, name)
            case "commander" | "colossus":
                score(table, seat, won, name)
            case "master-alchemist":
                score(table, seat, won * self.goods[seat][2], name)
            case "herald" if won == self.fought:
                score(table, seat, 1, name)

    def score_buildings(self, table: Realm) -> None:
        """Score level II buildings, whatever the wars brought (RC-BASE-WAR-06)."""
        for seat in table.people():
            player = table.players[seat]
            for name, level in player.buildings.items():
                if level == LEVEL_TWO:
                    score(table, seat, building_vp(player, name, self.goods[seat]), name)
            for piece in player.pieces():
                if piece.card.unit.id == "princess":
                    score(table, seat, 3 * player.level_two(), "princess")


def building_vp(player: Player, name: str, goods: Goods) -> int:
    """Count what a level II building scores in the War phase, apart from won wars."""
    _, food, ore = goods
    match name:
        case "mine":
            return 2 * ore
        case "tavern":
            return food
        case "barracks":
            front, back = unit_strengths(player, goods)
            return sum([1 for number in front + back if number >= 3])  # RC-BASE-WAR-08, RC-AMB-53
        case "temple":
            return 2
        case "port":
            return kinds(goods)
        case "library":
            return len(player.kept)
        case "market":
            return min(player.gold // 3, 3)
        case "forge":
            return len(player.artifacts)
        case "arena":
            return sum([1 for number in unit_strengths(player, goods)[0] if number >= 4])
        case _:
            return 0
