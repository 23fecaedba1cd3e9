"""Print what tables read and write, to be compared: run with msgspec, and without."""

from __future__ import annotations

from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Match
from emberkeep.tables import catalogue, chain
from emberkeep.tables.conversations import decode
from emberkeep.tables.dealing import Deal, SeatChange, change_in
from emberkeep.tables.encode import encode
from emberkeep.tables.pushes import Looker, match_info, push
from emberkeep.tables.room import Room
from emberkeep.tables.rows import MatchRow, Row, Seating
from emberkeep.tables.structs import msgspec
from emberkeep.tables.wire import NewMatch

MESSAGES = [
    '{"type":"hello"}',
    '{"type":"hello","seq":3,"moments":true}',
    '{"type":"take","seat":null}',
    '{"type":"choose","seat":0,"number":7,"code":"gold","key":"k1"}',
    '{"type":"choose","seat":0,"number":7,"code":"","key":"k1"}',
    '{"type":"choose","seat":8,"number":7,"code":"gold","key":"k1"}',
    '{"type":"choose","seat":-1,"number":7,"code":"gold","key":"k1"}',
    '{"type":"choose","seat":true,"number":7,"code":"gold","key":"k1"}',
    '{"type":"choose","seat":0,"number":7,"code":"gold","key":"a b"}',
    '{"type":"choose","seat":0,"number":7,"code":"gold"}',
    '{"type":"choose","seat":0,"number":7,"code":"gold","key":"k1","more":1}',
    '{"type":"dance"}',
    '{"seq":1}',
    "[]",
    "7",
]
WISHES = [
    '{"game":"a","seats":[{"kind":"me"}]}',
    '{"game":"a","seats":[{"kind":"me","name":"Ada"},{"kind":"bot"}],"options":{"b":1,"c":true}}',
    '{"game":"a","seats":[{"kind":"me"}],"clock":{"seconds":300,"then":"forfeit"}}',
    '{"game":"a","seats":[{"kind":"me"}],"clock":{"seconds":3}}',
    '{"game":"a","seats":[]}',
    '{"game":"a","seats":[{"kind":"nobody"}]}',
    '{"game":"a","seats":{"kind":"me"}}',
    '{"game":7,"seats":[{"kind":"me"}]}',
    '{"game":"a","seats":[{"kind":"me"}],"options":{"b":[]}}',
]


def read(text: str, kind: object) -> str:
    try:
        thing = decode(text) if kind is None else msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        return "refused"
    return repr(thing)


def played(name: str) -> tuple[Room, list[Row]]:
    """Play the first choices of a match, chosen by chance, and load its log."""
    game = GAMES[name]
    setup = game.setup(seed=5)
    match, chance, rows = Match(game, setup), Chance(5), list[Row]()
    while not match.table.over and len(rows) < 40:
        seat = match.table.asked()[0]
        code = chance.pick(match.table.ask_of(seat).codes())
        match.choose(seat, code)
        rows.append(Row("m", len(rows) + 1, "choice", seat, code, "ada", f"k{len(rows)}", 2.5))
    seats = [Seating("person", "ada", "Ada “Ö” \u0007")] * len(game.seats(setup))
    row = MatchRow(
        "m", name, game.rules_version, setup.mode, setup.players, dict(setup.options), seats,
        setup.seed, "salt", "ada", public=False, created=1.25,
    )  # fmt: skip
    row.sum = chain.beginning(row)
    chain.linked(row.sum, rows)
    room = Room(row)
    room.load(rows)
    return room, rows


def main() -> None:
    for text in MESSAGES:
        print(read(text, None))
    for text in WISHES:
        print(read(text, NewMatch))
    print(catalogue.everything())
    who = Seating("bot", "", "normal bot", "normal")
    for change in (SeatChange("bot", who), SeatChange("bot", who, Deal("7", "salt"))):
        body = msgspec.json.encode(change).decode()
        print(body, change_in(Row("m", 1, "seat", 0, body)))
    for name in GAMES:
        room, rows = played(name)
        print(rows[-1].sum, encode(match_info(room, "ada")).decode())
        for seat in (None, 0):
            print(encode(push(room, Looker("ada", seat, {}))).decode())
        print(catalogue.components(name).decode())


if __name__ == "__main__":
    main()
