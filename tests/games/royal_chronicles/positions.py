"""Positions of Royal Chronicles in one line, and moves in one more.

    table = realm("front manticore farmer; town", "front knight", phase="war")
    table = realm("hand knight; gold 3")
    play(table, "ada place:knight-1/front", "ada done", "bo done")

Each text is the kingdom of one seat: Ada, Bo, Cy, Di, Ed, Fay and Gus. Its parts stand between
semicolons: `front` and `back` with units (`golem+1` has one age token), `hand`, `kept`, `beside`
(artifacts), `gold` and `vp` with a number, and buildings (`town`, or `town:2` for level II). A card
is named by its design; the first free copy is taken. With one text, the Lich King is the opponent.
Cards that are not named are in the deck, so that every position passes the game's invariants.

Only the chapter `phase` is played, unless the position is `whole`: then the round goes on after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.cards import (
    CARD_ROWS,
    CARDS,
    LICH_CARDS,
    NECROPOLIS,
    ROUNDS,
    Card,
)
from emberkeep.games.royal_chronicles.rules.ageing import Ageing
from emberkeep.games.royal_chronicles.rules.construction import Construction
from emberkeep.games.royal_chronicles.rules.deployment import Deployment
from emberkeep.games.royal_chronicles.rules.income import Income
from emberkeep.games.royal_chronicles.rules.kingdom import income, resources, strength_of, total
from emberkeep.games.royal_chronicles.rules.recruitment import Draft, SoloDraft
from emberkeep.games.royal_chronicles.rules.rounds import Chronicle, Round
from emberkeep.games.royal_chronicles.rules.scoring import FinalScoring
from emberkeep.games.royal_chronicles.rules.war import War
from emberkeep.games.royal_chronicles.state import Piece, Player, Realm, Rules
from emberkeep.games.royal_chronicles.views import RoyalView
from emberkeep.kernel import Chance, Deck, Fact, Procedure, Setting
from tests.bare import Ending

NAMES = ("ada", "bo", "cy", "di", "ed", "fay", "gus")
LICH = "lich"

CHAPTERS: dict[str, Callable[[], Procedure]] = {
    "draft": Draft,
    "solo": SoloDraft,
    "deploy": Deployment,
    "war": War,
    "income": Income,
    "build": Construction,
    "age": Ageing,
    "end": FinalScoring,
}
NUMBERS = {"draft": 1, "solo": 1, "lich_income": 1, "deploy": 2, "war": 3, "income": 4, "build": 5}


def realm(
    *kingdoms: str,
    phase: str = "deploy",
    whole: bool = False,
    round: int = 1,  # noqa: A002  # the rulebook's word
    expansions: str = "both",
    buildings: str = "",
    deck: str = "",
    only: str | None = None,
    discard: str = "",
    row: str = "",
    underworld: str = "",
    lich: int = 0,
    cards: str = "",
    options: Mapping[str, Setting] | None = None,
) -> Realm:
    """Lay out a position.

    `deck` names the next cards, `only` all that the deck has (the others are discarded). The
    necropolis cards of `row` are open up to the round, and the next are those that come.
    """
    table = _bare_table(len(kingdoms), expansions, options or {})
    loose = _Loose(table)
    for player, text in zip(table.players, kingdoms, strict=False):
        _settle(player, loose, text)
    table.round = round
    table.discard = loose.cards(discard)
    table.deck = Deck(top=loose.cards(deck)[::-1])
    if only is not None:
        table.deck = Deck(loose.cards(only))
        table.discard += loose.left
        loose.left = []
    _settle_lich(table, loose, row, underworld, cards)
    if table.lich is not None:
        _honour(table.players[table.lich.seat], lich)
    table.deck.bag += loose.left
    _use_buildings(table, buildings)
    table.chance = Chance(7)
    table.phase = NUMBERS.get(phase, 6)
    table.stack = _stack(phase, round) if whole else [Ending(), CHAPTERS[phase]()]
    if table.lich is not None and phase == "end":
        table.lich.turned, table.lich.marker = len(table.lich.row), len(table.lich.row) - 1
    table.run()
    GAME.check(table)
    return table


def _bare_table(people: int, expansions: str, options: Mapping[str, Setting]) -> Realm:
    """Make a table with nothing on it but the seats."""
    mode = "solo" if people == 1 else "standard" if people <= 5 else "grand"
    table = GAME.new(GAME.setup(mode, people, {"expansions": expansions, **options}, seed=1))
    for player in table.players:
        player.hand, player.gold, player.vp, player.sources = [], 0, 0, {}
    table.packets, table.taken, table.discard = [], 0, []
    table.asks, table.answers, table.branches = [], {}, []
    table.log.clear()
    return table


class _Loose:
    """The cards that have no place yet."""

    def __init__(self, table: Realm) -> None:
        sets = ["base", *["gates"] * table.rules.gates, *["forge"] * table.rules.forge]
        self.left = [card for card in CARD_ROWS if card.unit.set in sets]

    def card(self, name: str) -> Card:
        found = next(c for c in self.left if name in (c.unit.id, c.id))
        self.left.remove(found)
        return found

    def cards(self, text: str) -> list[Card]:
        return [self.card(word) for word in text.split()]

    def pieces(self, text: str) -> list[Piece]:
        parts = [word.partition("+") for word in text.split()]
        return [Piece(self.card(name), int(tokens or 0)) for name, _, tokens in parts]


def _settle(player: Player, loose: _Loose, text: str) -> None:
    for part in filter(None, (part.strip() for part in text.split(";"))):
        word, _, rest = part.partition(" ")
        match word:
            case "front":
                player.front = loose.pieces(rest)
            case "back":
                player.back = loose.pieces(rest)
            case "hand":
                player.hand = loose.cards(rest)
            case "kept":
                player.kept = loose.cards(rest)
            case "beside":
                player.artifacts = loose.cards(rest)
            case "gold":
                player.gold = int(rest)
            case "vp":
                _honour(player, int(rest))
            case _:
                for building in part.split():
                    name, _, level = building.partition(":")
                    player.buildings[name] = int(level or 1)


def _honour(player: Player, points: int) -> None:
    player.vp = points
    player.sources = {"before": points}


def _use_buildings(table: Realm, more: str) -> None:
    """Have the buildings in the game that stand somewhere, that are named, and the base's."""
    names = ["town", "mine", "tavern", "temple", "barracks", *more.split()]
    names += [name for player in table.players for name in player.buildings]
    rules = table.rules
    table.rules = Rules(
        rules.people,
        rules.gates,
        rules.forge,
        rules.per_icon,
        rules.memory_aid,
        tuple(dict.fromkeys(names)),
    )


def _settle_lich(table: Realm, loose: _Loose, row: str, underworld: str, cards: str) -> None:
    """Lay the row, open up to the round, and the underworld."""
    lich = table.lich
    if lich is None:
        return
    names = row.split() or ["pit-of-champions"]
    some = [next(n for n in NECROPOLIS if NECROPOLIS[n].back == back) for back in "1234K"]
    names += some[len(names) :]
    lich.row = [NECROPOLIS[name] for name in names]
    lich.turned, lich.marker = table.round, table.round - 1
    lich.underworld = Deck(loose.cards(underworld))
    lich.cards = tuple(LICH_CARDS[name] for name in cards.split())


def _stack(phase: str, number: int) -> list[Procedure]:
    """Be in the middle of a round, which is the last one or not."""
    chronicle, round_ = Chronicle(), Round()
    chronicle.at = int(number == ROUNDS)
    round_.at = round_.script.index({"draft": "recruit", "solo": "recruit"}.get(phase, phase))
    return [chronicle, round_]


# --- Playing --------------------------------------------------------------------------------------


def seat(table: Realm, name: str) -> int:
    if name == LICH:
        assert table.lich is not None
        return table.lich.seat
    return NAMES.index(name)


def player(table: Realm, name: str = "ada") -> Player:
    return table.players[seat(table, name)]


def play(table: Realm, *moves: str) -> Realm:
    """Play moves written as name and code; the game's invariants hold after each."""
    for move in moves:
        name, code = move.split(" ", 1)
        _choose(table, seat(table, name), code)
    return table


def _choose(table: Realm, at: int, code: str) -> None:
    table.choose(at, code)
    GAME.check(table)


def deploy(table: Realm, *codes: str) -> Realm:
    """Let Ada deploy so, and everybody else do nothing."""
    play(table, *(f"ada {code}" for code in codes))
    return idle(table, "deploy")


def idle(table: Realm, *prompts: str) -> Realm:
    """Answer all questions, or those of some prompts, with as little as possible."""
    while wanted := [
        ask
        for ask in table.asks
        if ask.seat not in table.answers and (not prompts or ask.prompt in prompts)
    ]:
        options = wanted[0].codes()
        modest = [code for code in ("done", "pass") if code in options]
        _choose(table, wanted[0].seat, [*modest, *options][0])
    return table


def codes(table: Realm, name: str = "ada") -> list[str]:
    """List what somebody may choose now."""
    return table.ask_of(seat(table, name)).codes()


def asked(table: Realm) -> list[tuple[str, str]]:
    """List who is asked what: name and prompt."""
    return [(NAMES[ask.seat], ask.prompt) for ask in table.asks if ask.seat not in table.answers]


def told(table: Realm, kind: str) -> list[dict[str, Fact]]:
    """List the facts of all events of a kind."""
    return [dict(event.facts) for event in table.log if event.kind == kind]


def kinds(table: Realm) -> list[str]:
    """List the kinds of all events, in their order."""
    return [event.kind for event in table.log]


def seen_by(table: Realm, name: str = "") -> RoyalView:
    return GAME.view(table, seat(table, name) if name else None)


def vp(table: Realm, name: str = "ada") -> int:
    return player(table, name).vp


def gold(table: Realm, name: str = "ada") -> int:
    return player(table, name).gold


def units(pieces: Sequence[Piece]) -> str:
    """Write a row as positions do: `golem+1 knight`, copies by their design."""
    return " ".join(p.card.unit.id + f"+{p.tokens}" * bool(p.tokens) for p in pieces)


def front(table: Realm, name: str = "ada") -> str:
    return units(player(table, name).front)


def back(table: Realm, name: str = "ada") -> str:
    return units(player(table, name).back)


def designs(cards: Sequence[Card]) -> list[str]:
    return [card.unit.id for card in cards]


def sources(table: Realm, name: str = "ada") -> dict[str, int]:
    return {key: n for key, n in player(table, name).sources.items() if key != "before"}


def fresh(
    mode: str = "standard",
    people: int = 2,
    seed: int = 1,
    options: Mapping[str, Setting] | None = None,
) -> Realm:
    """Set up a game as the rulebook does, to the first question."""
    return GAME.new(GAME.setup(mode, people, options or {}, seed))


def card(name: str) -> Card:
    return CARDS[name]


def strength(text: str) -> int:
    """Count the strength of a kingdom."""
    return strength_of(player(realm(text, "", phase="end")))


def goods(text: str) -> tuple[int, int, int]:
    """Count the wood, food and ore of a kingdom."""
    return resources(player(realm(text, "", phase="end")))


def earns(text: str) -> int:
    """Count the income of a kingdom."""
    ada = player(realm(text, "", phase="end"))
    return total(income(ada, resources(ada)))
