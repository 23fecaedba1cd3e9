"""When a match is dealt: with its last open seat, once, from luck that nobody could know before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import pytest

from emberkeep.server.check import Fault, faults
from emberkeep.server.config import Config
from emberkeep.server.service import Service
from emberkeep.server.statements import Statement
from emberkeep.tables import luck
from emberkeep.tables.dealing import deal_in
from emberkeep.tables.errors import Refuse
from emberkeep.tables.messages import Push
from emberkeep.tables.names import new_id
from emberkeep.tables.pushes import Looker, eyes, match_info, push
from emberkeep.tables.room import Room
from emberkeep.tables.rows import UserRow
from emberkeep.tables.wire import Clock, NewMatch, Wish
from tests.server.databases import new_database

pytestmark = pytest.mark.slow

GAME = "crown_of_ash"
HERE = "192.0.2.1"
Body: TypeAlias = Callable[[Service], Awaitable[None]]


def person(name: str) -> UserRow:
    return UserRow(new_id(), name)


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Service]:
    service = Service(Config(database=database, workers=1, limits=False, absence=0.0))
    await service.start()
    try:
        yield service
    finally:
        await service.close()


def run(database: str, body: Body) -> None:
    async def whole() -> None:
        async with serving(database) as service:
            await body(service)

    asyncio.run(whole())


async def begun(service: Service, owner: UserRow, *kinds: Any, **more: Any) -> Room:
    await service.people.keep(owner)
    wish = NewMatch(GAME, [Wish(kind) for kind in kinds], **more)
    return await service.new_matches.create(owner, HERE, wish)


def seen(room: Room, user: UserRow) -> Push:
    """Show what somebody is pushed who has just come."""
    return push(room, Looker(user.id, eyes(room, user.id, None, taken=False)))


async def linked(service: Service, room: Room, seat: int) -> str:
    return (await service.links.make(room, room.row.owner, seat)).token


async def join(service: Service, room: Room, user: UserRow, seat: int, **more: Any) -> None:
    token = await linked(service, room, seat)
    await service.links.join(user, token, knowing=more.get("knowing", False))


async def deals_of(service: Service, match: str) -> list[Any]:
    return [deal for row in await service.store.rows(match) if (deal := deal_in(row))]


def nothing_is_dealt(room: Room, *people: UserRow) -> None:
    """Nobody sees, is asked, or is promised anything."""
    assert (room.match, room.row.seed, room.row.salt) == (None, 0, "")
    for each in people:
        shown = seen(room, each)
        assert (shown.status, bytes(shown.view), shown.ask) == ("waiting", b"null", None)
        assert (shown.luck, shown.story, shown.awaited) == (None, [], [])


def test_a_match_is_dealt_when_its_last_open_seat_is_filled(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        room = await begun(service, ada, "me", "open", "open")
        nothing_is_dealt(room, ada, ben)
        await join(service, room, ben, 2)
        nothing_is_dealt(room, ada, ben)
        assert await deals_of(service, room.id) == []
        await join(service, room, eve, 1)
        for seat, each in enumerate((ada, eve, ben)):
            shown = seen(room, each)
            assert (shown.status, shown.you) == ("running", seat)
            assert bytes(shown.view) != b"null"
            assert shown.luck == seen(room, ada).luck
        assert len(await deals_of(service, room.id)) == 1

    run(backend, body)


def test_whoever_sits_looks_and_stands_up_before_the_deal_has_seen_nothing(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        room = await begun(service, ada, "open", "open")
        await service.seats.sit(room, ada, 0)
        nothing_is_dealt(room, ada)
        await service.seats.stand(room, ada.id, 0)
        nothing_is_dealt(room, ada)
        await join(service, room, ben, 0)
        nothing_is_dealt(room, ada, ben)
        await join(service, room, eve, 1)
        assert seen(room, ada).you is None

    run(backend, body)


def test_a_seat_that_somebody_has_seen_is_offered_with_these_words(backend: str) -> None:
    """The owner takes the last seat, looks at all cards, stands up, and invites a guest."""

    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "open")
        await service.seats.sit(room, ada, 1)
        assert room.dealt
        await service.seats.stand(room, ada.id, 1)
        token = await linked(service, room, 1)
        offer = await service.links.look(ben.id, token)
        assert (offer.begun, offer.held, offer.seat) == (True, ["Ada"], 1)
        with pytest.raises(Refuse, match="others may have seen the cards"):
            await service.links.join(ben, token, knowing=False)
        with pytest.raises(Refuse, match="ask for a link"):
            await service.seats.sit(room, ada, 1)
        with pytest.raises(Refuse, match="a seat in this match already"):
            await service.links.join(ada, token, knowing=True)
        await service.links.join(ben, token, knowing=True)
        told = [(line.how, line.name, line.seat) for line in seen(room, ada).changes]
        assert told == [("claimed", "Ada", 1), ("left", "Ada", 1), ("claimed", "Ben", 1)]

    run(backend, body)


def test_known_luck_is_told_before_one_sits_down(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "bot")
        await service.giving_up.resign(room, ada.id, 0, "key")
        again = await service.new_matches.fork(room, ada, HERE, 0, [Wish("me"), Wish("open")])
        assert (again.row.seed, again.dealt) == (room.row.seed, True)
        assert match_info(again, ben.id).known_luck
        token = await linked(service, again, 1)
        assert (await service.links.look(ben.id, token)).match.known_luck
        with pytest.raises(Refuse, match="join it knowing that"):
            await service.links.join(ben, token, knowing=False)
        with pytest.raises(Refuse):
            await service.seats.sit(again, ben, 1)
        await service.links.join(ben, token, knowing=True)
        assert match_info(again, ben.id).known_luck

    run(backend, body)


def test_two_who_take_the_last_seats_at_once_get_one_deal(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        for _ in range(5):
            room = await begun(service, ada, "me", "open", "open")
            await asyncio.gather(join(service, room, ben, 1), join(service, room, eve, 2))
            assert len(await deals_of(service, room.id)) == 1
            assert len(seen(room, ada).awaited) > 0

    run(backend, body)


def test_two_processes_deal_once_and_the_same(postgres_server: str) -> None:
    async def body() -> None:
        database = new_database(postgres_server)
        async with serving(database) as one, serving(database) as two:
            ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
            for _ in range(5):
                here = await begun(one, ada, "me", "open", "open")
                there = await two.rooms.room(here.id)
                first, second = await linked(one, here, 1), await linked(one, here, 2)
                await asyncio.gather(
                    one.links.join(ben, first, knowing=False),
                    two.links.join(eve, second, knowing=False),
                )
                for service, room in ((one, here), (two, there)):
                    await service.rooms.catch_up(room)
                assert len(await deals_of(one, here.id)) == 1
                assert here.dealt
                assert seen(here, ben).luck == seen(there, ben).luck
                assert bytes(seen(here, ben).view) == bytes(seen(there, ben).view)

    asyncio.run(body())


def test_what_is_dealt_is_dealt_after_a_kill_and_nothing_else_is(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies before the deal is committed, another one after it."""

    async def stop(*_: Any) -> bool:
        raise Refuse("busy", "killed")

    async def before() -> tuple[str, UserRow, UserRow]:
        async with serving(backend) as service:
            ada, ben = person("Ada"), person("Ben")
            room = await begun(service, ada, "me", "open", "bot")
            token = await linked(service, room, 1)
            with monkeypatch.context() as patch:
                patch.setattr(service.store, "write", stop)
                with pytest.raises(Refuse, match="killed"):
                    await service.seats.follow(room, ben, 1, token, knowing=False)
            return room.id, ada, ben

    match, ada, ben = asyncio.run(before())

    async def between(service: Service) -> None:
        room = await service.rooms.room(match)
        nothing_is_dealt(room, ada, ben)
        await service.people.keep(ben)
        await join(service, room, ben, 1)
        service.rooms._unnoted.clear()  # noqa: SLF001 - it dies before it notes how matches stand

    run(backend, between)

    async def after(service: Service) -> None:
        room = await service.rooms.room(match)
        [deal] = await deals_of(service, match)
        assert (str(room.row.seed), room.row.salt) == (deal.seed, deal.salt)
        assert room.status == "running"
        row = await service.store.match(match)
        assert row is not None
        assert (row.status, row.dealt, str(row.seed)) == ("running", 1, deal.seed)
        assert match in await service.store.waiting_for_bots(0.0)

    run(backend, after)


def test_the_owner_fills_seats_with_bots_takes_them_back_and_closes(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "open", "open", public=True)
        await service.seats.sit(room, ben, 1)
        for seat in (1, 2):
            with pytest.raises(Refuse):  # before the deal only the owner does, in an open seat
                await service.seats.hand_over(room, ben.id, seat, "random")
        with pytest.raises(Refuse, match="given up first"):
            await service.seats.hand_over(room, ada.id, 1, "random")
        await service.seats.stand(room, ada.id, 1)
        assert [line.how for line in room.changes] == ["claimed", "freed"]
        await service.seats.hand_over(room, ada.id, 1, "random")
        nothing_is_dealt(room, ada)
        await service.seats.take_back(room, ada.id, 1)
        await service.seats.hand_over(room, ada.id, 1, "random")
        token = await linked(service, room, 2)
        with pytest.raises(Refuse, match="only the owner"):
            await service.seats.close(room, ben.id)
        await service.seats.close(room, ada.id)
        assert match_info(room, ada.id).status == "closed"
        for work in (
            service.links.join(ben, token, knowing=True),
            service.seats.sit(room, ben, 2),
            service.seats.hand_over(room, ada.id, 2, "random"),
        ):
            with pytest.raises(Refuse):
                await work
        await service.rooms.note()
        assert room.id not in [row.id for row in await service.store.matches_of(ada.id)]
        assert room.id not in [row.id for row in await service.fairness.open_tables()]

    run(backend, body)


def test_a_bot_in_the_last_open_seat_has_it_dealt(backend: str) -> None:
    async def body(service: Service) -> None:
        ada = person("Ada")
        room = await begun(service, ada, "me", "open")
        await service.seats.hand_over(room, ada.id, 1, "random")
        assert room.dealt
        assert len(await deals_of(service, room.id)) == 1

    run(backend, body)


def test_what_needs_a_table_is_refused_while_there_is_none(backend: str) -> None:
    async def body(service: Service) -> None:
        ada = person("Ada")
        room = await begun(service, ada, "me", "open")
        for work in (
            service.actions.choose(room, ada.id, (0, 1, "gold"), "a"),
            service.actions.undo(room, ada.id, 0, "b"),
            service.giving_up.resign(room, ada.id, 0, "c"),
            service.giving_up.propose(room, ada.id, 0, "d"),
        ):
            with pytest.raises(Refuse, match="nothing is dealt yet"):
                await work
        with pytest.raises(Refuse, match="when it is over"):
            await service.new_matches.rematch(room, ada, HERE)
        await service.actions.say(room, ada, "Anybody there?", "e", HERE)
        assert [line.text for line in seen(room, ada).chat] == ["Anybody there?"]

    run(backend, body)


def test_clocks_begin_with_the_deal(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        room = await begun(service, ada, "me", "open", "open", clock=Clock(30))
        await join(service, room, ben, 1)
        assert room.due() == {}
        await service.store.write(
            Statement("UPDATE matches SET changed = 1 WHERE id = ?", [room.id], 1)
        )
        assert room.id not in await service.store.overdue(2e9)
        await join(service, room, eve, 2)
        [early, last] = await service.store.rows(room.id)
        assert set(room.due().values()) == {last.at + 30}
        loaded = Room((await service.store.match(room.id)) or room.row)
        early.at -= 1000
        loaded.load([early, last])
        assert loaded.due() == room.due()

    run(backend, body)


def test_who_is_forgotten_leaves_an_open_seat_and_closes_a_table_of_their_own(
    backend: str,
) -> None:
    async def body(service: Service) -> None:
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        for each in (ben, eve):
            await service.people.keep(each)
        room = await begun(service, ada, "me", "open", "open")
        await join(service, room, ben, 1)
        token = await linked(service, room, 2)
        await service.forgetting._finish(ben.id)  # noqa: SLF001 - what is done in the background
        assert [who.kind for who in room.seats] == ["person", "open", "open"]
        assert [(line.how, line.name) for line in seen(room, ada).changes] == [
            ("claimed", ""),
            ("gone", ""),
        ]
        await service.forgetting._finish(ada.id)  # noqa: SLF001
        assert room.status == "closed"
        with pytest.raises(Refuse):
            await service.links.join(eve, token, knowing=True)

    run(backend, body)


@pytest.mark.parametrize("sql", ["seed = '7'", "salt = 'x'", "dealt = 0", "dealt = -1"])
def test_luck_that_is_altered_afterwards_is_found(backend: str, sql: str) -> None:
    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "open")
        await join(service, room, ben, 1)
        assert await found(service, room) == []
        sql_text = f"UPDATE matches SET {sql} WHERE id = ?"  # noqa: S608 - our own
        await service.store.write(Statement(sql_text, [room.id], 1))
        assert len(await found(service, room)) == 1

    run(backend, body)


async def found(service: Service, room: Room) -> list[Fault]:
    return [fault async for fault in faults(service.store) if fault.match == room.id]


def test_luck_is_made_in_the_moment_of_the_deal(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def new_seed() -> int:
        made.append(len(made) + 1)
        return made[-1]

    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "open")
        made.clear()
        monkeypatch.setattr(luck, "new_seed", new_seed)
        nothing_is_dealt(room, ada)
        assert made == []
        await join(service, room, ben, 1)
        assert made == [room.row.seed]

    run(backend, body)


def test_seat_changes_are_told_where_they_belong_in_the_story(backend: str) -> None:
    async def body(service: Service) -> None:
        ada, ben = person("Ada"), person("Ben")
        room = await begun(service, ada, "me", "open")
        await join(service, room, ben, 1)
        looker = Looker(ada.id, 0)
        told = len(push(room, looker).story)
        await service.seats.hand_over(room, ben.id, 1, "random")
        await service.seats.take_back(room, ben.id, 1)
        await service.giving_up.resign(room, ben.id, 1, "key")
        lines = push(room, looker).changes
        assert [(line.how, line.name, line.level) for line in lines] == [
            ("bot", "Ben", "random"),
            ("back", "Ben", ""),
            ("resigned", "Ben", ""),
        ]
        assert [line.seq for line in lines] == [2, 3, 4]
        assert all(line.after >= told for line in lines)
        assert seen(room, ada).changes[0].after == 0
        loaded = Room((await service.store.match(room.id)) or room.row)
        loaded.load(await service.store.rows(room.id))
        assert loaded.changes == room.changes

    run(backend, body)
