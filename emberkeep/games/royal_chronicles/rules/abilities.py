"""Abilities of the Deployment phase, once all is revealed and paid (chapter 2)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.royal_chronicles.cards import SHAPES, Card
from emberkeep.games.royal_chronicles.memory import forget_trail
from emberkeep.games.royal_chronicles.rules.kingdom import resources
from emberkeep.games.royal_chronicles.rules.points import age, draw, earn, score, throw
from emberkeep.games.royal_chronicles.rules.recruitment import by_order, drawn
from emberkeep.games.royal_chronicles.state import (
    LEVEL_TWO,
    UNITS,
    Piece,
    Player,
    Realm,
    find,
)
from emberkeep.kernel import PASS, Fact, Option, Procedure, SeatId, state

SPHINX_DRAW = 3
NOBLE_VP = 10
DRAWING = ("shapeshifter", "sphinx")
ONCE = ("shadow", "shapeshifter")  # no Shadow repeats these (RC-AMB-35)
FIRST_THINGS = {"shapeshifter", "herbalist", "shadow"}


@state
class Abilities(Procedure):
    """Everybody's abilities; those of one kingdom one after another.

    All seats are asked at once, each for its own kingdom (RC-BASE-CONCEPT-05).
    """

    fresh: dict[SeatId, list[Card]]
    queue: dict[SeatId, list[Card]] = field(default_factory=dict)
    spare: dict[SeatId, int] = field(default_factory=dict)
    krakens: list[SeatId] = field(default_factory=list)
    acting: dict[SeatId, Card] = field(default_factory=dict)
    drawn: dict[SeatId, list[Card]] = field(default_factory=dict)
    order: list[SeatId] = field(default_factory=list)

    script = ("line_up", "resolve", "count_krakens")

    def public(self) -> dict[str, Fact]:
        waiting = [(seat, tuple([c.id for c in cards])) for seat, cards in self.queue.items()]
        acting = [(seat, card.id) for seat, card in self.acting.items()]
        return {
            "waiting": tuple(waiting),
            "spare": tuple(self.spare.items()),
            "acting": tuple(acting),
            "krakens": tuple(self.krakens),
            "order": tuple(self.order),
        }

    def line_up(self, table: Realm) -> None:
        """Flip abilities of new units, and those that act every round (RC-BASE-DEPLOY-10)."""
        for seat in table.people():
            player = table.players[seat]
            new = self.fresh[seat]
            acts = [
                piece.card
                for piece in player.pieces()
                if (piece.card.unit.flip and piece.card in new)
                or piece.card.unit.id == "master-alchemist"
            ]
            if acts:
                self.queue[seat] = acts
                self.spare[seat] = player.gold
        self.order = who_first(table, self.queue)

    def resolve(self, table: Realm) -> None:
        """Go on in every kingdom up to its next question.

        Who may still draw from the deck waits for whoever draws before (RC-AMB-51).
        """
        before = False
        for seat in self.order:
            if self.queue[seat] and not (before and self.may_draw(table, seat)):
                self.act(table, seat)
            before = before or self.may_draw(table, seat)
        if table.asks:
            self.again()

    def may_draw(self, table: Realm, seat: SeatId) -> bool:
        """Return whether an ability of a kingdom may still draw from the deck."""
        acting = self.acting.get(seat)
        shadow = [acting] if acting is not None and acting.unit.id == "shadow" else []
        return draws(table.players[seat], self.queue[seat] + shadow)

    def act(self, table: Realm, seat: SeatId) -> None:
        """Resolve abilities in their order; ask for it where it matters (RC-AMB-26)."""
        queue = self.queue[seat]
        while queue and seat not in self.acting and not self.asks_order(table, seat):
            self.use(table, seat, queue.pop(0))

    def asks_order(self, table: Realm, seat: SeatId) -> bool:
        queue = self.queue[seat]
        if len(queue) < 2 or not matters(table.players[seat], queue):
            return False
        options = [UNITS[card.order] for card in queue]
        table.ask(seat, "ability.next", options, self.next_chosen)
        return True

    def next_chosen(self, table: Realm, seat: SeatId, card: Card | None) -> None:
        assert card is not None
        self.queue[seat].remove(card)
        self.use(table, seat, card)

    # One ability

    def use(self, table: Realm, seat: SeatId, card: Card) -> None:  # noqa: C901  # a line a card
        """Resolve an ability; while a question about it is open, the card is acting."""
        player = table.players[seat]
        match card.unit.id:
            case "veteran" | "cave-spirit" | "demon" | "titan":
                age(table, seat, card, 1, card.unit.id)
            case "necromancer":
                age_others(table, seat, card)
            case "kraken":
                age_others(table, seat, card)
                self.krakens.append(seat)
            case "golem":
                for name, level in player.buildings.items():
                    if level < LEVEL_TWO:
                        raise_building(table, seat, name, card)
            case "grand-intendant":
                earn(table, seat, 2, card.unit.id)
            case "noble":
                score(table, seat, min(self.spare[seat], NOBLE_VP), card.unit.id)
            case "shapeshifter":
                self.change_shape(table, seat, card)
            case "sphinx":
                self.draw_for_sphinx(table, seat, card)
            case "djinn":
                self.ask_building(table, seat, card)
            case _:
                self.ask_target(table, seat, card)

    def ask_target(self, table: Realm, seat: SeatId, card: Card) -> None:
        """Ask for the target of an ability; without "may" it is compulsory (RC-AMB-33)."""
        player = table.players[seat]
        pieces = player.pieces()
        match card.unit.id:
            case "master-alchemist" if not resources(player)[1]:
                return
            case "herbalist":
                pieces = [piece for piece in pieces if piece.tokens]
            case "shadow":
                pieces = [p for p in pieces if p.card.unit.flip and p.card.unit.id not in ONCE]
        if pieces:
            self.acting[seat] = card
            options = [UNITS[piece.card.order] for piece in pieces]
            table.ask(seat, card.unit.id, options, self.target_chosen)

    def target_chosen(self, table: Realm, seat: SeatId, target: Card | None) -> None:
        assert target is not None
        player = table.players[seat]
        card = self.acting.pop(seat)
        row, at = find(player, target)
        match card.unit.id:
            case "time-master":
                age(table, seat, target, 2, card.unit.id)  # RC-AMB-24
            case "master-alchemist":
                age(table, seat, target, resources(player)[1], card.unit.id)  # RC-AMB-23
            case "herbalist":
                age(table, seat, target, -row[at].tokens, card.unit.id)
            case "shadow":
                table.tell("shadowed", seat=seat, card=target.id)
                self.use(table, seat, target)

    def ask_building(self, table: Realm, seat: SeatId, card: Card) -> None:
        buildings = table.players[seat].buildings
        options = [Option(f"building:{name}", name) for name in buildings if buildings[name] == 1]
        if options:
            self.acting[seat] = card
            table.ask(seat, card.unit.id, options, self.building_chosen)

    def building_chosen(self, table: Realm, seat: SeatId, name: str) -> None:
        raise_building(table, seat, name, self.acting.pop(seat))

    # Cards from the deck

    def change_shape(self, table: Realm, seat: SeatId, card: Card) -> None:
        """Become the next unit of cost 3 or less, for free, one token older (RC-AMB-28).

        Artifacts are skipped (RC-FOL-07). It is no death; what was skipped is discarded.
        """
        player = table.players[seat]
        row, at = find(player, card)
        skipped = [card]
        found = draw(table)
        while found is not None and (found.unit.cost > SHAPES or found.unit.artifact):
            skipped.append(found)
            found = draw(table)
        names = [each.id for each in skipped[1:]]
        new = "" if found is None else found.id
        table.tell("shapeshifter", seat=seat, card=card.id, skipped=names, becomes=new)
        throw(table, skipped)
        if found is None:
            row.pop(at)
            return
        row[at] = Piece(found, 1)
        if found.unit.flip or found.unit.id == "master-alchemist":
            self.queue[seat].insert(0, found)

    def draw_for_sphinx(self, table: Realm, seat: SeatId, card: Card) -> None:
        """Look at three cards; one may be kept instead of the kept one (RC-AMB-38)."""
        self.acting[seat] = card
        self.drawn[seat] = drawn(table, SPHINX_DRAW)
        table.reveal()
        table.tell("sphinx", seat=seat, card=card.id)
        table.ask(seat, "sphinx", self.sphinx_cards, self.sphinx_chose, secret=True)

    def sphinx_cards(self, table: Realm, seat: SeatId) -> list[Option[Card | None]]:
        return [PASS, *[Option(f"keep:{card.id}", card) for card in self.drawn[seat]]]

    def sphinx_chose(self, table: Realm, seat: SeatId, card: Card | None) -> None:
        """Keep the card; the others, and a card it replaces, are discarded."""
        player = table.players[seat]
        del self.acting[seat]
        others = self.drawn.pop(seat)
        if card is not None:
            others.remove(card)
            if len(player.kept) == player.keeps():
                replaced = player.kept.pop(0)
                forget_trail(table, replaced)
                others.append(replaced)
            player.kept.append(card)
        others.sort(key=by_order)
        throw(table, others)
        names = [each.id for each in others]
        table.tell("sphinx.discards", seat=seat, cards=names, kept=len(player.kept))

    # The end of the phase

    def count_krakens(self, table: Realm) -> None:
        """Krakens cost points last, after all upgrades (RC-BASE-DEPLOY-11)."""
        for seat in self.krakens:
            score(table, seat, -3 * table.players[seat].level_two(), "kraken")


def who_first(table: Realm, queue: dict[SeatId, list[Card]]) -> list[SeatId]:
    """Put seats in order where it matters: who draws from the deck (RC-BASE-CONCEPT-05).

    Highest score first, then least gold, then at random.
    """
    seats = list(queue)
    drawing = [seat for seat in seats if draws(table.players[seat], queue[seat])]
    if len(drawing) > 1:
        table.chance.shuffle(seats)
        seats.sort(key=lambda seat: (-table.players[seat].vp, table.players[seat].gold))
    return seats


def draws(player: Player, queue: list[Card]) -> bool:
    """Return whether abilities may draw from the deck; a Shadow may repeat a Sphinx."""
    names = [card.unit.id for card in queue]
    if any(name in DRAWING for name in names):
        return True
    return "shadow" in names and player.has("sphinx")


def matters(player: Player, queue: list[Card]) -> bool:
    """Return whether abilities may give another result in another order (RC-AMB-26)."""
    names = {card.unit.id for card in queue}
    if len(names) > 1 and names & FIRST_THINGS:
        return True
    if "sphinx" in names and any(chooses(player, name) for name in names):
        return True  # what the Sphinx shows may decide the other choice
    return "master-alchemist" in names and player.has("leviathan")


def chooses(player: Player, name: str) -> bool:
    """Return whether an ability of this phase leaves a choice that the deck may decide."""
    match name:
        case "time-master":
            return True
        case "master-alchemist":
            return resources(player)[1] > 0
        case "djinn":
            return list(player.buildings.values()).count(1) > 1
        case _:
            return False


def age_others(table: Realm, seat: SeatId, card: Card) -> None:
    for piece in table.players[seat].pieces():
        if piece.card is not card:
            age(table, seat, piece.card, 1, card.unit.id)


def raise_building(table: Realm, seat: SeatId, name: str, card: Card) -> None:
    """Make a level I building level II for free."""
    table.players[seat].buildings[name] = LEVEL_TWO
    table.tell("raised", seat=seat, building=name, source=card.unit.id)
