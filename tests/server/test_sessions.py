"""Sessions: what a cookie is worth ends when its person says so, on every device and process."""

from __future__ import annotations

import asyncio
import hmac
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from emberkeep.server.backends import open_store
from emberkeep.server.identity import COOKIE, RENEW, Signer
from emberkeep.server.store import Store
from emberkeep.server.users import YEAR, Session, change_user, find_user, keep_user
from emberkeep.tables.rows import UserRow
from tests.server.databases import new_database
from tests.server.harness import PLAIN, Person, Server, people
from tests.server.test_store import run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]  # passphrases are hashed slowly


async def with_cookie(server: Server, cookie: str, path: str = "/api/me") -> httpx.Response:
    """Come with a cookie that somebody has kept."""
    async with httpx.AsyncClient(base_url=server.address, verify=PLAIN) as client:
        return await client.get(path, headers={"Cookie": cookie})


async def is_worth_nothing(server: Server, cookie: str, user: str, match: str) -> None:
    found = await with_cookie(server, cookie)
    assert found.json()["id"] != user
    assert "set-cookie" in found.headers
    path = f"/api/matches/{match}/push?seat=0"
    assert (await with_cookie(server, cookie, path)).status_code == 403


async def id_of(person: Person) -> str:
    return str((await person.get("/api/me"))["id"])


async def secret_of(server: Server) -> bytes:
    store = open_store(server.database)
    await store.start()
    try:
        return await store.secret()
    finally:
        await store.close()


def account(name: str) -> dict[str, str]:
    return {"account": name, "passphrase": "correct horse"}


def test_logging_out_ends_the_power_of_the_cookie(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            user, kept = await id_of(ada), ada.cookie()
            async with ada.play(match) as socket:
                assert socket.push["you"] == 0
                await ada.post("/api/logout")
                await socket.until(lambda: socket.bye)
            await is_worth_nothing(server, kept, user, match)
            ada.http.cookies.clear()
            ada.http.headers["Cookie"] = kept
            async with ada.play(match) as socket:
                assert (socket.push["you"], socket.push["mine"]) == (None, [])

    asyncio.run(body())


def test_all_sessions_end_at_once(server: Server) -> None:
    async def body() -> None:
        async with people(server, 3) as [ada, phone, other]:
            match = await ada.create("me", "bot:random")
            await ada.post("/api/account", account("Everywhere"), 201)
            await phone.post("/api/login", account("Everywhere"), 200)
            user, kept = await id_of(phone), phone.cookie()
            async with phone.play(match) as socket, other.play(match) as watching:
                gone = await ada.post("/api/logout/everywhere")
                assert gone["id"] != user
                await socket.until(lambda: socket.bye)
                await watching.send(type="ping")
                while (await watching.receive())["type"] != "pong":
                    assert watching.bye is None
            await is_worth_nothing(server, kept, user, match)
            await phone.post("/api/login", account("Everywhere"), 200)
            assert await id_of(phone) == user

    asyncio.run(body())


def test_a_new_passphrase_ends_every_session_but_this_one(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, phone]:
            match = await ada.create("me", "bot:random")
            path = "/api/account/passphrase"
            new = {"old": "correct horse", "new": "battery staple"}
            await ada.post(path, new, 403)
            await ada.post("/api/account", account("Changing"), 201)
            await phone.post("/api/login", account("Changing"), 200)
            user, kept, mine = await id_of(phone), phone.cookie(), ada.cookie()
            await ada.post(path, {**new, "old": "wrong horse"}, 403)
            await ada.post(path, {**new, "new": "short"}, 400)
            assert await id_of(phone) == user
            assert (await ada.post(path, new, 200))["id"] == user
            assert await id_of(ada) == user
            for cookie in (kept, mine):
                await is_worth_nothing(server, cookie, user, match)
            await phone.post("/api/login", account("Changing"), 403)
            changed = {"account": "Changing", "passphrase": "battery staple"}
            assert (await phone.post("/api/login", changed, 200))["id"] == user

    asyncio.run(body())


def test_a_session_ends_in_every_process(postgres_server: str, tmp_path: Path) -> None:
    async def body(one: Server, two: Server) -> None:
        async with people(one, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            user, kept = await id_of(ada), ada.cookie()
            async with ada.play(match, address=two.address) as socket:
                await ada.post("/api/logout")
                await socket.until(lambda: socket.bye)
            await is_worth_nothing(two, kept, user, match)

    database = new_database(postgres_server)
    with Server(database, tmp_path / "1") as one, Server(database, tmp_path / "2") as two:
        asyncio.run(body(one, two))


def test_a_cookie_is_renewed_in_use_and_ends_after_a_year(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            user, signer = await id_of(ada), Signer(await secret_of(server))
            now = time.time()

            async def come(age: float) -> httpx.Response:
                made = Session(user, "session", now - age)
                return await with_cookie(server, f"{COOKIE}={signer.sign(made)}")

            assert "set-cookie" not in (await come(RENEW - 60)).headers
            renewed = await come(RENEW + 60)
            assert renewed.json()["id"] == user
            fresh = renewed.headers["set-cookie"].partition(";")[0]
            found = signer.session(fresh.partition("=")[2])
            assert found is not None
            assert (found.user, found.id) == (user, "session")
            assert found.at > now - 60
            assert (await come(YEAR + 60)).json()["id"] != user
            async with httpx.AsyncClient(base_url=server.address, verify=PLAIN) as client:
                await client.post("/api/logout", headers={"Cookie": fresh})
            for age in (0, RENEW + 60):
                assert (await come(age)).json()["id"] != user
            path = f"/api/matches/{match}/push?seat=0"
            assert (await with_cookie(server, fresh, path)).status_code == 403

    asyncio.run(body())


def test_a_cookie_from_before_there_were_sessions_is_renewed(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            user, secret = await id_of(ada), await secret_of(server)
            old = f"{COOKIE}={user}.{hmac.new(secret, user.encode(), sha256).hexdigest()}"
            found = await with_cookie(server, old)
            assert found.json()["id"] == user
            fresh = found.headers["set-cookie"].partition(";")[0]
            assert fresh.count(".") == 3
            async with httpx.AsyncClient(base_url=server.address, verify=PLAIN) as client:
                await client.post("/api/logout", headers={"Cookie": fresh})
            for cookie in (old, fresh):
                assert (await with_cookie(server, cookie)).json()["id"] != user

    asyncio.run(body())


def test_nobody_signs_for_somebody_else() -> None:
    signer, other = Signer(b"secret"), Signer(b"other")
    cookie = signer.sign(Session("ada", "one", 1e9))
    assert signer.session(cookie) == Session("ada", "one", 1e9)
    assert other.session(cookie) is None
    user, name, at, mac = cookie.split(".")
    for forged in (
        f"ben.{name}.{at}.{mac}",
        f"{user}.two.{at}.{mac}",
        f"{user}.{name}.{int(at) + 1}.{mac}",
        f"{user}.{mac}",
        f"{user}.{name}.x.{mac}",
        f"{user}.{name}.{at}.",
        "...",
        "",
        "ada",
    ):
        assert signer.session(forged) is None


def test_who_is_renamed_meanwhile_keeps_the_new_passphrase(backend: str) -> None:
    async def body(store: Store) -> None:
        await keep_user(store, UserRow("ada", "Ada"))
        assert await change_user(store, "ada", account="Ada", skeleton="ada", passhash="old")
        stale = await find_user(store, "ada")
        assert stale is not None
        assert await change_user(store, "ada", passhash="new", since=5.0)
        assert await change_user(store, "ada", name="Ada L.")
        await keep_user(store, stale)
        found = await find_user(store, "ada")
        assert found == UserRow("ada", "Ada L.", "Ada", "new", None, 5.0)

    run(backend, body)
