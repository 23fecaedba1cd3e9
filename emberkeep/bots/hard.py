"""A strong opponent: it searches a tree of what everybody may do, on tables it imagines.

Information-set Monte Carlo tree search. Every iteration imagines a table anew, so that chance and
hidden cards differ each time; it walks down the tree by what looks best to whoever is asked, plays
on by habit to the end of a turn, and judges the table for every seat. Each seat aims at its own
value (max^n) and has a tree of its own, in which the secret choices of others are all one branch:
so nobody acts on what they could not know, and those who are asked at once choose unaware of each
other. In private chapters the one who searches goes first; what the others do
there is in nobody's tree but their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from emberkeep.bots.bot import Considered
from emberkeep.bots.lookahead import imagined, next_ask, play_on
from emberkeep.kernel import Ask, Chance, Hints, Seat, SeatId, Table

HIDDEN = "?"
PAUSE = 16  # iterations between looks at whether the search can end early


@dataclass(frozen=True)
class Style:
    """How a search goes about it."""

    curiosity: float = 0.4  # how much the hints' weights count against what was found
    doubt: float = 0.0  # how much worse than its node an option looks before it is tried
    flatness: float = 0.25  # 1 trusts the hints' weights as they are, 0 finds all options equal
    horizon: int = 0  # whole turns to play on by habit, after the one where the tree ends
    floor: float = 0.001  # options below this part of the best weight are left alone
    keep: float = 0.5  # how much of the tree's experience outlives a choice


class Edge:
    """What is known of an option at a node."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0.0
        self.total = 0.0


class Node:
    """A moment as one seat knows it: the options it met here, and what may follow."""

    __slots__ = ("children", "edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.children: dict[tuple[SeatId, str], Node] = {}
        self.visits = 0.0
        self.total = 0.0

    def child(self, key: tuple[SeatId, str]) -> Node:
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node


@dataclass(slots=True)
class Step:
    """A choice on the way down, as everybody else may know it."""

    seat: SeatId
    code: str
    secret: bool

    def key(self, watcher: SeatId) -> tuple[SeatId, str]:
        hidden = self.secret and watcher != self.seat
        return (self.seat, HIDDEN if hidden else self.code)


class Search:
    """One search: the trees of all seats, grown by iterations."""

    def __init__(self, hints: Hints[Any], style: Style, searcher: SeatId) -> None:
        self.hints = hints
        self.style = style
        self.searcher = searcher
        self.roots: dict[SeatId, Node] = {}

    def root(self, seat: SeatId) -> Node:
        return self.roots.setdefault(seat, Node())

    def iterate(self, table: Table) -> None:
        """Walk down the trees on an imagined table, play on, judge, and remember."""
        path, turn = self.descend(table)
        play_on(self.hints, table, turn, self.style.horizon)
        seats = sorted({seat for seat, _, _ in path})
        values = dict(zip(seats, self.hints.chances(table, seats), strict=True))
        for seat, node, edge in path:
            worth = values[seat]
            node.visits += 1
            node.total += worth
            edge.visits += 1
            edge.total += worth

    def descend(self, table: Table) -> tuple[list[tuple[SeatId, Node, Edge]], int]:
        """Choose by the trees until a node is met for the first time; tell in which turn."""
        path: list[tuple[SeatId, Node, Edge]] = []
        trail: list[Step] = []
        waiting: list[Step] = []  # answers that nobody learns before the last one is in
        places: dict[SeatId, tuple[Node, int]] = {}
        turn = 0
        while table.asks:
            turn = self.hints.turn(table)
            ask = self.ask_at(table)
            seat = ask.seat
            if table.branches and len(ask.options) == 1:
                table.choose(seat, ask.options[0].code)  # which teaches nobody anything
                continue
            node, known = places.get(seat) or (self.root(seat), 0)
            for step in trail[known:]:
                node = node.child(step.key(seat))
            places[seat] = (node, len(trail))
            code, edge = self.select(node, table, ask)
            path.append((seat, node, edge))
            new = not node.visits
            apart = bool(table.branches)
            table.choose(seat, code)
            if apart:
                places[seat] = (node.child((seat, code)), len(trail))
            else:
                waiting.append(Step(seat, code, ask.secret))
            if ask not in table.asks:  # else somebody who was asked with this seat is yet to answer
                trail += waiting
                waiting.clear()
            if new:
                break
        return path, turn

    def ask_at(self, table: Table) -> Ask:
        """Find who is to choose next: the searcher, if others choose unseen or would be first."""
        if table.branches or table.asks[0].first:
            for ask in table.asks:
                if ask.seat == self.searcher:
                    return ask
        return next_ask(table)

    def select(self, node: Node, table: Table, ask: Ask) -> tuple[str, Edge]:
        """Take the option that looks best, or that is likely and little tried."""
        edges = node.edges
        options = ask.options
        for option in options:
            if option.code not in edges:
                self.weigh(node, table, ask)
                break
        visits = node.visits
        eager = self.style.curiosity * sqrt(visits + 1)
        untried = node.total / visits - self.style.doubt if visits else 0.5
        best, high, chosen = edges[options[0].code], -1.0, options[0].code
        for option in options:
            edge = edges[option.code]
            tried = edge.visits
            mean = edge.total / tried if tried else untried
            look = mean + eager * edge.prior / (1 + tried)
            if edge.prior and look > high:
                best, high, chosen = edge, look, option.code
        return chosen, best

    def weigh(self, node: Node, table: Table, ask: Ask) -> None:
        """Give the options their prior shares, from the hints."""
        weights = self.hints.weights(table, ask)
        least = max(weights) * self.style.floor
        flatness = self.style.flatness
        shares = [weight**flatness if weight >= least else 0.0 for weight in weights]
        total = sum(shares)
        for option, share in zip(ask.options, shares, strict=True):
            if option.code not in node.edges:
                node.edges[option.code] = Edge(share / total)

    def follow(self, step: Step, keep: float) -> None:
        """Make what follows a choice the root, with part of what was learned."""
        for seat, root in list(self.roots.items()):
            node = root.children.get(step.key(seat))
            if node is None:
                del self.roots[seat]
            else:
                self.roots[seat] = node
                fade(node, keep)


def fade(root: Node, keep: float) -> None:
    """Forget part of what was found below a node."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        node.visits *= keep
        node.total *= keep
        for edge in node.edges.values():
            edge.visits *= keep
            edge.total *= keep
        nodes += node.children.values()


def settled(root: Node, left: float) -> bool:
    """Return whether what is tried most would stay so, however the rest of the search went."""
    visits = sorted([edge.visits for edge in root.edges.values()], reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left


class HardBot:
    """Search for some milliseconds or iterations a decision, fewer when the choice is clear."""

    def __init__(self, time_ms: int = 500, iterations: int = 0, style: Style | None = None) -> None:
        self.time_ms = time_ms
        self.iterations = iterations
        self.style = style or Style()
        self._search: Search | None = None
        self._before: tuple[int, int, int] = (-1, -1, -1)
        self._considered: list[Considered] = []

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        if len(ask.options) == 1:
            self._considered = []
            return ask.options[0].code
        begun = perf_counter()
        search = self._resumed(seat, ask, rng)
        root = search.root(seat.id)
        done = 0
        while not done or self._left(done, begun) > 0:
            search.iterate(imagined(seat, rng))
            done += 1
            if done % PAUSE == 0 and settled(root, self._left(done, begun)):
                break
        code = self._decide(root, ask)
        search.follow(Step(seat.id, code, ask.secret), self.style.keep)
        return code

    def _left(self, done: int, begun: float) -> float:
        """Count the iterations to come, or guess them from the time that is left."""
        if self.iterations:
            return self.iterations - done
        spent = perf_counter() - begun
        left = self.time_ms / 1000 - spent
        return done * left / spent if done else left

    def _resumed(self, seat: Seat[Any], ask: Ask, rng: Chance) -> Search:
        """Go on with the tree if nobody else chose and nothing was revealed since."""
        table = seat.imagine(rng)
        now = (seat.id, ask.number, table.reveals)
        before, self._before = self._before, now
        if self._search is None or before != (seat.id, ask.number - 1, table.reveals):
            self._search = Search(seat.game.hints, self.style, seat.id)
        return self._search

    def _decide(self, root: Node, ask: Ask) -> str:
        """Take the option that was tried most, and note what else there was."""
        found = [(option.code, root.edges[option.code]) for option in ask.options]
        found.sort(key=lambda pair: -pair[1].visits)
        self._considered = [
            Considered(code, round(edge.visits), edge.total / edge.visits)
            for code, edge in found
            if edge.visits
        ]
        return found[0][0]

    def explain(self) -> Sequence[Considered]:
        """List what the last choice was between, the one it took first."""
        return self._considered
