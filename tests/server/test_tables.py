"""What people can do around a match: one device, undo, bots, replay, records, accounts."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from emberkeep.cli import main
from emberkeep.games import GAMES
from emberkeep.tables.room import Room
from tests.server.harness import Person, Server, Socket, people
from tests.server.test_leaks import match_row

pytestmark = pytest.mark.slow


async def take(socket: Socket) -> None:
    """Let whoever is awaited take the device."""
    await socket.until(lambda: socket.push["curtain"] is not None or socket.push["ask"])
    if socket.push["curtain"] is not None:
        await socket.send(type="take", seat=socket.push["curtain"])
        await socket.until(lambda: socket.push["ask"])


async def undoable(socket: Socket) -> bool:
    """Choose until a choice can be taken back."""
    rng = random.Random(1)
    for _ in range(60):
        await take(socket)
        seat = socket.push["you"]
        await socket.choose(rng.choice(socket.push["ask"]["codes"]))
        if seat in socket.push["undo"]["can"]:
            return True
    return False


def test_partners_without_secrets_need_no_curtain_on_one_device(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "me", game="ascension_tactics", mode="coop")
            async with ada.play(match) as socket:
                await socket.until(lambda: socket.push["ask"])
                while socket.push["ask"]["prompt"] != "turn":
                    await socket.choose(socket.push["ask"]["codes"][0])
                assert socket.push["awaited"] == [0, 1]
                await socket.send(type="take", seat=1)
                await socket.until(lambda: socket.push["you"] == 1)
                await socket.choose(socket.push["ask"]["codes"][0])

                assert socket.push["you"] == 1
                assert {push["curtain"] for push in socket.pushes} == {None}

    asyncio.run(body())


def test_opponents_on_one_device_keep_the_curtain_between_them(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "me", game="ascension_tactics", mode="duel")
            async with ada.play(match) as socket:
                await socket.until(lambda: socket.push is not None)
                assert socket.push["you"] is None
                assert socket.push["curtain"] in {0, 1}

    asyncio.run(body())


def test_on_one_device_a_seat_is_seen_after_it_took_it(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
            async with ada.play(match) as socket:
                rng = random.Random(1)
                for _ in range(40):
                    await take(socket)
                    seat = socket.push["you"]
                    await socket.choose(rng.choice(socket.push["ask"]["codes"]))
                    if seat not in socket.push["awaited"]:
                        assert socket.push["you"] is None
                for push in socket.pushes:
                    assert push["view"]["seat"] == push["you"]
                    shown = {p["seat"] for p in push["view"]["players"] if p["cards"]}
                    assert shown <= {push["you"]}
                    if push["you"] is None:
                        assert push["ask"] is None
                assert {push["you"] for push in socket.pushes} == {None, 0, 1}

    asyncio.run(body())


def test_alone_one_takes_back_freely(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "me")
            async with ada.play(match) as socket:
                assert await undoable(socket)
                choices, seat = socket.push["choices"], socket.push["undo"]["can"][0]
                await socket.tell(type="undo", seat=seat)
                assert socket.push["choices"] == choices - 1
                async with ada.play(match) as fresh:
                    await fresh.send(type="take", seat=seat)
                    await fresh.until(lambda: fresh.push["you"] == seat)
                    await socket.send(type="take", seat=seat)
                    await socket.until(lambda: socket.push["you"] == seat)
                    assert fresh.story[seat] == socket.story[seat]

    asyncio.run(body())


async def first_regret(sockets: list[Socket]) -> Socket:
    """Let all choose until somebody can take a choice back; tell who."""
    rng = random.Random(1)
    while True:
        for socket in sockets:
            seq = max(each.push["seq"] for each in sockets)
            await socket.until(lambda s=socket, n=seq: s.push["seq"] >= n)  # type: ignore[misc]
            if socket.push["ask"]:
                await socket.choose(rng.choice(socket.push["ask"]["codes"]))
                if socket.push["undo"]["can"]:
                    return socket


def test_with_others_one_takes_back_by_consent(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as one, ben.play(match) as two:
                mover = await first_regret([one, two])
                other = one if mover is two else two
                seat, choices = mover.push["you"], mover.push["choices"]
                for agree in (False, True):
                    await mover.tell(type="undo", seat=seat)
                    await other.until(lambda: other.push["undo"]["asked"] == seat)
                    assert other.push["undo"]["waiting"] == other.push["mine"]
                    assert mover.push["choices"] == choices
                    await other.tell(type="consent", agree=agree)
                    await mover.until(lambda: mover.push["undo"]["asked"] is None)
                    assert mover.push["choices"] == choices - agree

    asyncio.run(body())


def test_a_seat_is_handed_to_a_bot_and_taken_back(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open", public=True)
            assert match in [m["id"] for m in (await ben.get("/api/tables"))["matches"]]
            await ben.post(f"/api/matches/{match}/seats/1/sit")
            assert match not in [m["id"] for m in (await ben.get("/api/tables"))["matches"]]
            await ada.post(f"/api/matches/{match}/seats/1/bot", {"level": "random"}, 200)
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(2), 8)
                await ben.post(f"/api/matches/{match}/seats/1/person", status=200)
                await socket.until(lambda: socket.push["seats"][1]["kind"] == "person")
                async with ben.play(match) as other:
                    while not other.push["ask"]:
                        await socket.play_on(random.Random(3), 1)
                        await other.until(lambda: other.push["seq"] >= socket.push["seq"])
                    await other.choose()
                await ben.post(f"/api/matches/{match}/seats/1/stand")
                await socket.until(lambda: socket.push["seats"][1]["kind"] == "open")

    asyncio.run(body())


async def play_with_regrets(socket: Socket, rng: random.Random) -> int:
    """Play at random to the end, now and then taking back; tell how often."""
    regrets = 0
    while ask := await socket.asked():
        await socket.choose(rng.choice(ask["codes"]))
        if socket.push["undo"]["can"] and rng.random() < 0.3:
            await socket.send(type="undo", seat=0, key=f"undo-{regrets}")
            await socket.until(lambda at=regrets: f"undo-{at}" in socket.acks or socket.refused)  # type: ignore[misc]
            await socket.until(lambda: socket.push["seq"] >= max(socket.acks.values()))
            socket.refused.clear()
            regrets += 1
    return regrets


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_replayed_exported_verified_continued(
    one_server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, eve]:
            match = await ada.create("me", "bot:random", game=game)
            path = f"/api/matches/{match}"
            await ada.get(f"{path}/record", 409)
            await ada.post(f"{path}/fork", {"at": 0}, 409)
            await ada.get(f"{path}/replay?at=0&seat=1", 403)
            await ada.get(f"{path}/story?seat=1", 403)
            async with ada.play(match) as socket:
                assert await play_with_regrets(socket, random.Random(5)) > 3
                story = socket.story[0]
            frames = [await ada.get(f"{path}/replay?at=0&seat=0")]
            frames += [
                await ada.get(f"{path}/replay?at={at}&seat=0")
                for at in range(1, frames[0]["of"] + 1)
            ]
            assert [event for frame in frames for event in frame["story"]] == story
            assert frames[-1]["view"] == socket.push["view"]
            told = await ada.get(f"{path}/story?seat=0")
            assert told["story"] == story
            by_choice = [told["after"].count(frame["at"]) for frame in frames]
            assert by_choice == [len(frame["story"]) for frame in frames]
            text = (await ada.http.get(f"{path}/record")).text
            (tmp_path / "record.json").write_text(text)
            imported = (await eve.http.post("/api/records", content=text)).json()
            assert imported["status"] == "over"
            assert imported["result"] == socket.push["result"]
            assert (await eve.http.get(f"/api/matches/{imported['id']}/record")).json()[
                "choices"
            ] == json.loads(text)["choices"]
            forked = await eve.post(f"{path}/fork", {"at": 10})
            assert [seat["kind"] for seat in forked["seats"]] == ["person", "bot"]
            async with eve.play(forked["id"]) as other:
                await other.play_on(random.Random(6), 3)
                assert other.push["choices"] > 10
                begun = await eve.get(f"/api/matches/{forked['id']}/replay?at=10")
                assert begun["view"] == frames[10]["view"]
            again = await ada.post(f"{path}/rematch")
            assert again["mine"] == [0]
            await eve.post(f"{path}/rematch", status=403)
            mine = [m["id"] for m in (await ada.get("/api/matches"))["matches"]]
            assert {match, again["id"]} <= set(mine)

    asyncio.run(body())
    assert main(["verify", str(tmp_path / "record.json")]) == 0
    record = json.loads((tmp_path / "record.json").read_text())
    record["luck"]["salt"] = "another"
    (tmp_path / "edited.json").write_text(json.dumps(record))
    assert main(["verify", str(tmp_path / "edited.json")]) == 2
    assert "not the one that the hash committed to" in capsys.readouterr().err


def test_all_who_wish_for_a_rematch_meet_in_it(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, ben]:
            match = await ada.create("me", "open", "bot:random")
            await ada.invite(match, 1, ben)
            await ada.post(f"/api/matches/{match}/rematch", status=409)
            for seat, person in enumerate((ada, ben)):
                await person.post(f"/api/matches/{match}/seats/{seat}/bot", {"level": "random"})
            async with ada.play(match) as socket:
                await socket.until(lambda: socket.push["result"])
            again = f"/api/matches/{match}/rematch"
            wishes = [person.post(again) for person in (ada, ben, ada, ben)]
            first, *others = await asyncio.gather(*wishes)
            assert {made["id"] for made in others} == {first["id"]}
            assert [seat["kind"] for seat in first["seats"]] == ["person", "person", "bot"]
            assert first["luck"] != socket.push["luck"]
            owner, guest = (ada, ben) if first["owner"] else (ben, ada)
            async with owner.play(first["id"]) as one, guest.play(first["id"]) as two:
                await first_regret([one, two])
            assert (await guest.post(again))["id"] == first["id"]
            assert (await owner.post(again))["id"] != first["id"]

    asyncio.run(body())


def test_only_who_is_away_is_replaced_by_a_bot(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            path = f"/api/matches/{match}/seats/1"
            async with ben.play(match):
                assert (await ada.post(f"{path}/bot", {}, 409))["reason"] == "taken"
                await ben.post(f"{path}/bot", {"level": "random"}, 200)
                await ben.post(f"{path}/person", status=200)
            async with ada.play(match) as socket:
                await socket.until(lambda: socket.presence and socket.presence["online"] == [0])
            handed = await ada.post(f"{path}/bot", {"level": "random"}, 200)
            assert handed["seats"][1]["kind"] == "bot"
            await ada.post(f"{path}/person", status=403)
            await ben.post(f"{path}/person", status=200)

    asyncio.run(body())


def test_who_gives_the_seat_up_is_not_waited_for(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as one, ben.play(match) as two:
                mover = await first_regret([one, two])
                other, person, seat = (two, ben, 1) if mover is one else (one, ada, 0)
                choices = mover.push["choices"]
                await mover.tell(type="undo", seat=mover.push["you"])
                await other.until(lambda: other.push["undo"]["asked"] is not None)
                await person.post(f"/api/matches/{match}/seats/{seat}/stand")
                await mover.until(lambda: mover.push["choices"] == choices - 1)
                assert mover.push["undo"]["asked"] is None

    asyncio.run(body())


def test_an_account_is_the_same_person_on_another_device(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, phone]:
            match = await ada.create("me", "bot:random")
            credentials = {"account": "Ada L.", "passphrase": "correct horse"}
            await ada.post("/api/account", credentials, 201)
            await phone.post("/api/account", credentials, 409)
            await phone.post("/api/login", {**credentials, "passphrase": "wrong horse"}, 403)
            await phone.post("/api/login", {**credentials, "account": "nobody"}, 403)
            await phone.post("/api/login", credentials, 200)
            assert [m["id"] for m in (await phone.get("/api/matches"))["matches"]] == [match]
            await phone.post("/api/logout")
            assert (await phone.get("/api/matches"))["matches"] == []

    asyncio.run(body())


def test_a_match_of_other_rules_is_frozen() -> None:
    row = match_row(1)
    row.rules = "0"
    room = Room(row)
    assert room.match is None
    assert "rules 0" in (room.frozen or "")
    assert room.shown.view(0) == b"null"
    assert room.awaited() == []


def test_a_stranger_watches_only(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            stranger = Person(one_server.address)
            async with stranger.play(match) as socket:
                assert socket.push["you"] is None
                assert socket.push["mine"] == []
                assert await socket.refusal(type="take", seat=0) == "not-yours"
            await stranger.get(f"/api/matches/{match}/push?seat=0", 403)
            await stranger.close()

    asyncio.run(body())
