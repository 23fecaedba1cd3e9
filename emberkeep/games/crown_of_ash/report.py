"""What is worth counting about finished matches: for the balance report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from emberkeep.games.crown_of_ash.cards import BATTLE_CARD_ROWS, DIFFICULTY_ROWS
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Event, SeatId, Setting

Row: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, SeatId, float]

SOURCES = ("structures", "citadel", "battle", "fate", "automata", "resources", "gold")
OPPONENT_SOURCES = ("structures", "citadel", "battle", "structure", "tribute", "gold-slot")
ORDINALS = ("1st", "2nd", "3rd", "4th")


class AshReport:
    """What the lab asks about Crown of Ash."""

    def rows(self) -> list[Row]:
        return _rows()

    def extra_rows(self) -> list[Row]:
        return _extra_rows()

    def hardest_last(self) -> list[list[str]]:
        return _hardest_last()

    def by_choice(self) -> list[str]:
        return []

    def findings(self, table: Ashlands) -> list[Finding]:
        """Tell all that is worth counting about a finished match."""
        return [*_traits(table), *_points(table), *_battles(table)]


def _rows() -> list[Row]:
    """List the ways to play that are worth comparing."""
    counts = (2, 3, 4)
    listed: list[Row] = [(f"{n} players", "standard", n, {}) for n in counts]
    listed += [(f"{n} players, abilities", "standard", n, {"abilities": True}) for n in counts]
    for targeted in (False, True):
        listed += [_solo(row.id, targeted, abilities=False) for row in DIFFICULTY_ROWS]
    listed += [(f"{n} and the opponent", "automa", n, {}) for n in (2, 3)]
    return listed


def _extra_rows() -> list[Row]:
    """List more of them, which are played when everything is asked for."""
    listed: list[Row] = [
        (f"{n} and the opponent, targeted", "automa", n, {"targeted": True}) for n in (2, 3)
    ]
    for targeted in (False, True):
        listed += [_solo(row.id, targeted, abilities=True) for row in DIFFICULTY_ROWS]
    return listed


def _solo(difficulty: str, targeted: bool, *, abilities: bool) -> Row:  # noqa: FBT001
    label = f"solo {difficulty}" + ", targeted" * targeted + ", abilities" * abilities
    options: dict[str, Setting] = {
        "difficulty": difficulty,
        "targeted": targeted,
        "abilities": abilities,
    }
    return label, "solo", 1, options


def _hardest_last() -> list[list[str]]:
    """List rows in which people should win less and less often."""
    levels = [row.id for row in DIFFICULTY_ROWS]
    lists: list[list[str]] = []
    for end in ("", ", abilities"):
        lists += [[f"solo {level}{aim}{end}" for level in levels] for aim in ("", ", targeted")]
        lists += [[f"solo {level}{end}", f"solo {level}, targeted{end}"] for level in levels]
    lists += [[f"{n} and the opponent", f"{n} and the opponent, targeted"] for n in (2, 3)]
    return lists


def _traits(table: Ashlands) -> Iterator[Finding]:
    """Who sat where, came when, and began with what."""
    order = next(event.facts["order"] for event in table.log if event.kind == "round")
    assert isinstance(order, tuple)
    for seat in table.people():
        player = table.players[seat]
        assert player.fate is not None
        yield "trait", "seat", str(seat + 1), seat, 1
        yield "trait", "turn in round 1", ORDINALS[order.index(seat)], seat, 1
        yield "trait", "necromancer", player.necromancer, seat, 1
        yield "trait", "fate card", player.fate.id, seat, 1
    for event in table.log:
        if event.kind == "round":
            return
        if event.kind == "defender.joins":
            owner = event.facts["seat"]
            assert isinstance(owner, int)
            if not table.players[owner].automa:
                yield "trait", "starting province", str(event.facts["region"]), owner, 1


def _points(table: Ashlands) -> Iterator[Finding]:
    """Where the points came from."""
    for seat, player in enumerate(table.players):
        known = OPPONENT_SOURCES if player.automa else SOURCES
        category = "opponent's points by source" if player.automa else "points by source"
        others = sum(number for name, number in player.sources.items() if name not in known)
        for name in known:
            yield "amount", category, name, seat, player.sources.get(name, 0)
        if others:
            yield "amount", category, "other", seat, others


def _battles(table: Ashlands) -> Iterator[Finding]:
    """How often each battle card wins, and where attacks succeed."""
    cards: Mapping[str, object] = {}
    battles = 0
    for event in table.log:
        if event.kind == "battle.revealed":
            shown = event.facts["cards"]
            assert isinstance(shown, Mapping)
            cards = shown
        elif event.kind in {"battle.won", "battle.lost"}:
            battles += 1
            yield from _battle(table, event, cards)
    yield "amount", "battles", "a game", 0, battles


def _battle(table: Ashlands, event: Event, cards: Mapping[str, object]) -> Iterator[Finding]:
    attacker = event.facts["seat"]
    assert isinstance(attacker, int)
    won = event.kind == "battle.won"
    yield "trial", "attack succeeds", str(event.facts["region"]), attacker, float(won)
    for row in BATTLE_CARD_ROWS:
        for name, card in cards.items():
            seat = int(name)
            if card == row.id and not table.players[seat].automa:
                attacks = seat == attacker
                side = "attack" if attacks else "defence"
                yield "trial", f"battle card wins in {side}", row.id, seat, float(won == attacks)
