"""Ageing: who dies, what that brings, and one more token for the others (chapter 6)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.royal_chronicles.automa import harvest
from emberkeep.games.royal_chronicles.cards import Card
from emberkeep.games.royal_chronicles.rules.points import age, earn, score, throw
from emberkeep.games.royal_chronicles.state import (
    LEVEL_TWO,
    UNITS,
    Piece,
    Player,
    Realm,
)
from emberkeep.kernel import PASS, Fact, Procedure, SeatId, state

LIGHT_VP = 4
KEEPER_VP = 2


@state
class Ageing(Procedure):
    """Save, bury, haunt, grow old."""

    saves: dict[SeatId, int] = field(default_factory=dict)
    saved: dict[SeatId, list[Card]] = field(default_factory=dict)
    haunting: list[SeatId] = field(default_factory=list)

    script = (
        "count_healers",
        "save",
        "tend_relics",
        "bury",
        "shed_light",
        "haunt",
        "grow_old",
    )

    def public(self) -> dict[str, Fact]:
        saved = [(seat, tuple([card.id for card in cards])) for seat, cards in self.saved.items()]
        return {
            "saves": tuple(self.saves.items()),
            "saved": tuple(saved),
            "haunting": tuple(self.haunting),
        }

    def count_healers(self, table: Realm) -> None:
        """Every Healer may save one unit (RC-AMB-25); so may the Hourglass."""
        for seat in table.people():
            player = table.players[seat]
            number = len([p for p in player.pieces() if p.card.unit.id == "mystical-healer"])
            number += player.owns("hourglass")
            if number:
                self.saves[seat] = number
                self.saved[seat] = []

    def save(self, table: Realm) -> None:
        """Ask whom to save, of those who would die with exactly 1 token (RC-BASE-AGE-04)."""
        for seat, left in self.saves.items():
            dying = self.dying(table.players[seat], seat)
            patients = [piece.card for piece in dying if piece.tokens == 1]
            if left and patients:
                options = [PASS, *[UNITS[card.order] for card in patients]]
                table.ask(seat, "heal", options, self.save_chosen)
        if table.asks:
            self.again()

    def save_chosen(self, table: Realm, seat: SeatId, card: Card | None) -> None:
        self.saves[seat] -= 1
        if card is None:
            self.saves[seat] = 0
        else:
            self.saved[seat].append(card)
            table.tell("saved", seat=seat, card=card.id)

    def dying(self, player: Player, seat: SeatId) -> list[Piece]:
        saved = self.saved.get(seat, [])
        return [p for p in player.pieces() if mortal(p) and p.card not in saved]

    def bury(self, table: Realm) -> None:
        """All units with a token die together (RC-BASE-AGE-01, RC-BASE-AGE-03)."""
        for seat in table.people():
            player = table.players[seat]
            dead = self.dying(player, seat)
            if dead:
                cards = [piece.card for piece in dead]
                table.tell("die", seat=seat, cards=[card.id for card in cards])
                mourn(table, seat, dead)
                player.front = [piece for piece in player.front if piece.card not in cards]
                player.back = [piece for piece in player.back if piece.card not in cards]
                throw(table, cards)
                if any(card.unit.id == "banshee" for card in cards):
                    self.haunting.append(seat)
                if table.lich is not None:
                    harvest(table, table.lich)

    def tend_relics(self, table: Realm) -> None:
        """Score Relic Keepers, also those that die now."""
        for seat in table.people():
            player = table.players[seat]
            if player.has("relic-keeper"):
                score(table, seat, min(len(player.artifacts), KEEPER_VP), "relic-keeper")

    def shed_light(self, table: Realm) -> None:
        """Score a Relic of Light for the survivors with a token."""
        for seat in table.people():
            player = table.players[seat]
            pieces = player.pieces()
            for piece in pieces:
                if piece.card.unit.id == "relic-of-light":
                    old = [p for p in pieces if p.tokens and p.card is not piece.card]
                    score(table, seat, min(len(old), LIGHT_VP), "relic-of-light")

    def haunt(self, table: Realm) -> None:
        """A dead Banshee ages one survivor."""
        for seat in self.haunting:
            pieces = table.players[seat].pieces()
            if pieces:
                options = [UNITS[piece.card.order] for piece in pieces]
                table.ask(seat, "banshee", options, self.haunted)

    def haunted(self, table: Realm, seat: SeatId, card: Card | None) -> None:
        assert card is not None
        age(table, seat, card, 1, "banshee")

    def grow_old(self, table: Realm) -> None:
        """Everybody left gets a token, also the saved (RC-BASE-AGE-02)."""
        for seat in table.people():
            player = table.players[seat]
            if player.front or player.back:
                player.front = [Piece(piece.card, piece.tokens + 1) for piece in player.front]
                player.back = [Piece(piece.card, piece.tokens + 1) for piece in player.back]
                table.tell("grow.old", seat=seat)


def mortal(piece: Piece) -> bool:
    """Return whether a unit dies: a Salamander with 2 tokens, a relic never (RC-BASE-AGE-04)."""
    unit = piece.card.unit
    if unit.eternal:
        return False
    return piece.tokens >= (2 if unit.id == "salamander" else 1)


def mourn(table: Realm, seat: SeatId, dead: list[Piece]) -> None:
    """Resolve what happens when units die; losses come before gains (RC-AMB-34)."""
    for piece in dead:
        if piece.card.unit.id == "demon" and piece.tokens == 1:
            score(table, seat, -3, "demon")  # RC-AMB-27
    for piece in dead:
        match piece.card.unit.id:
            case "monkey":
                earn(table, seat, piece.tokens, "monkey")
            case "sculptor":
                score(table, seat, 3, "sculptor")
            case "lost-soul":
                score(table, seat, 7, "lost-soul")
    inherit(table, seat, dead)


def inherit(table: Realm, seat: SeatId, dead: list[Piece]) -> None:
    """Resolve what the rest of a kingdom gains by deaths; who dies counts too (RC-BASE-AGE-03)."""
    player = table.players[seat]
    tokens = sum([piece.tokens for piece in dead])
    for piece in player.pieces():
        match piece.card.unit.id:
            case "palm-reader" | "kraken" as name:
                score(table, seat, tokens, name)
            case "chronicler" if len(dead) > 1:
                score(table, seat, 1, "chronicler")
    if "crypt" in player.buildings:
        earn(table, seat, len(dead), "crypt")
        if player.buildings["crypt"] == LEVEL_TWO:
            score(table, seat, len(dead), "crypt")
