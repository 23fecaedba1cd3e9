"""Whatever a client sends: nothing changes, nothing crashes, and the answer says why."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus

from emberkeep.server.app import schema_text
from emberkeep.server.limits import Bucket, Limiter
from emberkeep.server.pages import _file
from tests.patience import PATIENCE
from tests.server.harness import Server, people

pytestmark = pytest.mark.slow

SCHEMA = schemathesis.openapi.from_dict(json.loads(schema_text()))
DENIED = [
    '{"type": "choose", "seat": 0, "number": 1, "code": "x"}',
    '{"type": "choose", "seat": "0", "number": 1, "code": "x", "key": "k"}',
    '{"type": "choose", "seat": 99, "number": 1, "code": "x", "key": "k"}',
    '{"type": "choose", "seat": -1, "number": 1, "code": "x", "key": "k"}',
    '{"type": "choose", "seat": 0, "number": 1e99, "code": "x", "key": "k"}',
    '{"type": "choose", "seat": 0, "number": 1, "code": "", "key": "k"}',
    '{"type": "choose", "seat": 0, "number": 1, "code": "x", "key": "k", "admin": true}',
    '{"type": "push", "seat": 0}',
    '{"type": "take", "seat": 5}',
    '{"type": "say", "text": "", "key": "k"}',
    '{"type": "say", "text": "' + "a" * 501 + '", "key": "k"}',
    '{"type": "say", "text": "\\u0000\\u202e", "key": "k"}',
    '{"type": "hello", "seq": null}',
    '{"type": "undo", "seat": 0, "key": "k"}',
    '{"type": "consent", "agree": true, "key": "k"}',
    "[" * 5000,
    "not json",
    '"text"',
    "null",
    "",
    "😀",
]


def test_nothing_malformed_changes_anything(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "open")
            before = await ada.get(f"/api/matches/{match}/push")
            async with ada.play(match) as socket:
                for text in DENIED:
                    count = len(socket.refused)
                    await socket.connection.send(text)
                    while len(socket.refused) == count:
                        await socket.receive()
                    assert socket.refused[-1]["message"]
            after = await ada.get(f"/api/matches/{match}/push")
            assert after["seq"] == before["seq"] == 0
            assert after["view"] == before["view"]

    asyncio.run(body())


def test_a_choice_must_be_ones_own_open_and_possible(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 3) as [ada, ben, eve]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as one, eve.play(match) as other:
                seat = one.push["awaited"][0]
                socket = one
                if seat != 0:
                    return
                ask = await one.asked()
                choice = {"type": "choose", "seat": 0, "number": ask["number"], "key": "k"}
                code = ask["codes"][0]
                assert await other.refusal(**choice, code=code) == "not-yours"
                assert await one.refusal(**{**choice, "seat": 1}, code=code) == "not-yours"
                assert await one.refusal(**choice, code="no-such-code") == "unknown-code"
                assert await one.refusal(**{**choice, "number": 999}, code=code) == "stale"
                assert await other.refusal(type="take", seat=0) == "not-yours"
                await one.choose(code)
                assert await one.refusal(**choice, code=code) in {"stale", "not-asked"}
                assert socket.push["choices"] == 1

    asyncio.run(body())


def test_another_persons_key_is_not_ones_own(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as one, ben.play(match) as two:
                await one.send(type="say", text="mine", key="same")
                await one.until(lambda: "same" in one.acks)
                await two.send(type="say", text="also mine", key="same")
                await two.until(lambda: "same" in two.acks)
                assert one.acks["same"] != two.acks["same"]

    asyncio.run(body())


def test_hello_comes_first_and_the_match_must_exist(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "open")
            for where, word in ((match, '{"type": "ping"}'), ("nowhere", '{"type": "hello"}')):
                async with ada.connected(where) as connection:
                    await connection.send(word)
                    assert json.loads(await connection.recv())["type"] == "refused"
                    with pytest.raises(ConnectionClosed):
                        await connection.recv()

    asyncio.run(body())


def test_too_much_closes_the_socket(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "open")
            for size in (20_000, 200_000):
                async with ada.play(match) as socket:
                    with pytest.raises(ConnectionClosed):
                        await socket.tell(type="say", text="a" * size)
            assert (await ada.get(f"/api/matches/{match}"))["choices"] == 0

    asyncio.run(body())


def test_other_sites_cannot_act_for_somebody(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "open")
            for origin in ("https://evil.example", "null", "http://["):
                evil = {"Origin": origin}
                answer = await ada.http.post("/api/me", json={"name": "Eve"}, headers=evil)
                assert answer.status_code == 403
            crossed = {"Sec-Fetch-Site": "cross-site"}
            assert (await ada.http.post("/api/logout", headers=crossed)).status_code == 403
            with pytest.raises(InvalidStatus):
                async with ada.connected(match, headers={"Origin": "https://evil.example"}):
                    pass
            own = {"Origin": one_server.address}
            assert (await ada.http.post("/api/me", json={"name": "A"}, headers=own)).is_success

    asyncio.run(body())


def test_a_forged_cookie_is_a_stranger(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", "open")
            mine = (await ada.get("/api/me"))["id"]
            for forged in (f"{mine}.{'0' * 64}", mine, f"{mine}.", ".", "\u00e4"):
                async with httpx.AsyncClient(base_url=one_server.address) as stranger:
                    headers = {b"Cookie": f"emberkeep={forged}".encode()}
                    found = (await stranger.get("/api/me", headers=headers)).json()
                    assert found["id"] != mine
                    path = f"/api/matches/{match}/push?seat=0"
                    assert (await stranger.get(path, headers=headers)).status_code == 403

    asyncio.run(body())


def test_odd_cookies_of_other_programs_make_nobody_a_stranger(one_server: Server) -> None:
    own = httpx.get(one_server.address + "/api/me")
    known = own.headers["set-cookie"].partition(";")[0]
    for odd in ('prefs={"a": 1}', "list[]=1", "words=two words", "nothing", "\u00e4=\u00e4"):
        headers = {b"Cookie": f"{odd}; {known}".encode()}
        found = httpx.get(one_server.address + "/api/me", headers=headers)
        assert found.json() == own.json()


def test_links_are_for_owners_and_end_when_taken_back(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, eve]:
            match = await ada.create("me", "open")
            path = f"/api/matches/{match}/seats"
            await eve.post(f"{path}/1/link", status=403)
            await eve.post(f"{path}/1/sit", status=403)
            await eve.post(f"{path}/0/bot", {}, 403)
            await eve.post(f"{path}/0/stand", status=403)
            await ada.post(f"{path}/0/link", status=409)
            first = (await ada.post(f"{path}/1/link"))["token"]
            assert (await ada.post(f"{path}/1/link"))["token"] == first
            await ada.post(f"{path}/1/unlink")
            await eve.post("/api/join", {"token": first}, 404)
            await eve.post("/api/join/look", {"token": first}, 404)
            second = (await ada.post(f"{path}/1/link"))["token"]
            assert second != first
            await eve.post("/api/join", {"token": first}, 404)
            await ada.post(f"/api/matches/{match}/close")
            await eve.post("/api/join", {"token": second}, 404)

    asyncio.run(body())


def test_every_answer_forbids_other_sources(one_server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/metrics"):
        answer = httpx.get(one_server.address + path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "unsafe" not in answer.headers["content-security-policy"]
    cookie = httpx.get(one_server.address + "/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    for path in ("/../config.py", "/%2e%2e/config.py", "/..%2fconfig.py"):
        assert "Config" not in httpx.get(one_server.address + path).text


def test_somebody_new_becomes_somebody_once_however_many_reads_a_page_makes(
    one_server: Server,
) -> None:
    for path in ("/", "/match/abc", "/api/me"):
        assert "set-cookie" in httpx.get(one_server.address + path).headers
    for path in ("/api/games", "/api/matches", "/api/matches/open", "/metrics", "/healthz"):
        assert "set-cookie" not in httpx.get(one_server.address + path).headers
    known = httpx.get(one_server.address + "/api/me").headers["set-cookie"].partition(";")[0]
    for path in ("/", "/api/me"):
        answer = httpx.get(one_server.address + path, headers={"cookie": known})
        assert "set-cookie" not in answer.headers


def test_head_tells_what_get_would_without_a_body(one_server: Server) -> None:
    for path, status in (("/", 200), ("/healthz", 200), ("/api/games", 200), ("/api/nothing", 404)):
        asked = httpx.head(one_server.address + path)
        assert (asked.status_code, asked.content) == (status, b"")
        length = len(httpx.get(one_server.address + path).content)
        assert asked.headers["content-length"] == str(length)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 400),
        ("/assets/%00.js", 400),
        ("/..%00/", 400),
        ("/%0d%0aname", 400),
        ("/api/matches/%00", 400),
        ("/%ff", 200),
        ("/api/matches/%ff", 404),
        ("/" + "a" * 300, 200),
        ("/" + "a/" * 900, 200),
        ("/" + "a" * 2100, 414),
        ("/api/matches/" + "a" * 60_000, 414),
    ],
)
def test_an_odd_path_is_no_failure(one_server: Server, path: str, status: int) -> None:
    answer = httpx.get(one_server.address + path)
    assert answer.status_code == status
    if status != 200:
        assert answer.json()["message"]


def test_a_name_that_no_file_can_have_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("page")
    assert _file(tmp_path, "/page.html") == (tmp_path / "page.html").resolve()
    for path in ("/" + "a" * 300, "/" + "a/" * 3000, "/\x00", "/\ud800", "/../" + "a" * 300):
        assert _file(tmp_path, path) is None


def test_what_is_not_text_is_malformed(one_server: Server) -> None:
    headers = {"Content-Type": "application/json"}
    for path, body in (
        ("/api/me", b'{"name": "\xff"}'),
        ("/api/me", b'{"name": "\\ud800"}'),
        ("/api/matches", b"\xff"),
        ("/api/records", b"\xff"),
    ):
        answer = httpx.post(one_server.address + path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_bodies_have_a_limit(one_server: Server) -> None:
    def drops() -> Iterator[bytes]:
        for _ in range(200):
            yield b"a" * 1000

    for content in (b"a" * 100_000, drops()):
        answer = httpx.post(one_server.address + "/api/me", content=content)
        assert answer.status_code == 413
        assert answer.json()["reason"] == "too-large"


def test_what_is_nested_too_deeply_is_malformed(one_server: Server) -> None:
    for path in ("/api/matches", "/api/records"):
        headers = {"Content-Type": "application/json"}
        answer = httpx.post(one_server.address + path, content=b"[" * 60_000, headers=headers)
        assert 400 <= answer.status_code < 500
        assert answer.json()["message"]


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with (
        Server(str(tmp_path / "db"), tmp_path / "log", limits=True) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as client,
    ):
        tries = [client.post("/api/join", json={"token": "guessed"}) for _ in range(12)]
        assert [answer.status_code for answer in tries[:10]] == [404] * 10
        assert tries[-1].status_code == 429
        assert tries[-1].json()["reason"] == "too-fast"
        assert int(tries[-1].headers["retry-after"]) > 0
        assert client.get("/api/me").is_success


def test_who_is_too_fast_must_wait() -> None:
    bucket = Bucket(rate=10, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert 0 < bucket.wait() < 0.3
    limiter = Limiter(rate=0.001, burst=1)
    assert [limiter.allows(who) for who in ("ada", "ada", "ben")] == [True, False, True]


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_schema_tells_the_truth(case: Any, one_server: Server) -> None:
    checks = (
        schemathesis.checks.not_a_server_error,
        schemathesis.checks.response_schema_conformance,
        schemathesis.checks.content_type_conformance,
    )
    case.call_and_validate(base_url=one_server.address, checks=checks)
