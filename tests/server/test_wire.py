"""The page about the wire tells the truth: its examples are played against a real server."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Game
from emberkeep.server.api import HANDLERS as AROUND
from emberkeep.server.app import schema_text
from emberkeep.server.play_api import HANDLERS as PLAY
from emberkeep.tables.catalogue import view_class, view_name
from emberkeep.tables.encode import encode
from emberkeep.tables.messages import ClientMessage, ServerMessage
from tests.server.harness import Server, Socket, people

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
MORE = re.compile(r",? ?…(?=[\]}])")
ANY = "…"


def messages(example: str) -> list[tuple[str, str]]:
    """Split an example into what is sent and what is received."""
    found: list[tuple[str, str]] = []
    for line in example.splitlines():
        mark, text = line[:1], line[1:].strip()
        if found and (mark == " " or (mark == ">" and not text.startswith("{"))):
            if not found[-1][1].startswith("{"):
                found.append((mark, text))
                continue
            found[-1] = (found[-1][0], found[-1][1] + " " + text)
        else:
            found.append((mark, text))
    return found


def fits(shown: Any, real: Any) -> bool:
    """Return whether a real message is as the page shows it; … stands for anything."""
    if shown == ANY:
        return True
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            key in real and fits(part, real[key]) for key, part in shown.items()
        )
    if isinstance(shown, list):
        return isinstance(real, list) and all(
            fits(part, other) for part, other in zip(shown, real, strict=False)
        )
    return bool(shown == real)


def parsed(text: str) -> Any:
    return json.loads(MORE.sub("", text))


@pytest.mark.slow
def test_the_examples_are_real(tmp_path: Path) -> None:
    """They are those of the first match of a server."""

    async def body(server: Server) -> None:
        creation, hello, choices, why_not = [messages(example) for example in EXAMPLES]
        async with people(server, 1) as [ada]:
            (_, request), (_, wish), (_, answer) = creation
            path = request.split()[1]
            made = await ada.post(path, parsed(wish), 201)
            assert fits(parsed(answer), made)
            async with ada.connected(made["id"]) as connection:
                socket = Socket(connection)
                await _play(socket, hello)
                await socket.asked()
                (_, question), (_, reason) = why_not
                path = question.split()[1].replace("ID", made["id"])
                assert await ada.get(path) == parsed(reason)
                await _play(socket, choices)

    with Server(str(tmp_path / "db"), tmp_path / "log") as server:
        asyncio.run(body(server))


async def _play(socket: Socket, script: list[tuple[str, str]]) -> None:
    for mark, text in script:
        shown = parsed(text)
        if mark == ">":
            if shown.get("code") == ANY:
                shown["code"] = socket.push["ask"]["codes"][0] if socket.push["ask"] else "x"
            await socket.send(**shown)
            continue
        real = await socket.receive()
        while real["type"] != shown["type"]:
            real = await socket.receive()
        if shown["type"] == "push" and shown.get("seq"):
            await socket.until(lambda: socket.push["seq"] >= 1)
            real = {**socket.push, "seq": shown["seq"], "choices": shown["choices"]}
        assert fits(shown, real), f"{text}\n{real}"


def test_every_message_in_the_tables_is_one() -> None:
    shown = re.findall(r"`(\{\"type\".*?\})`", PAGE)
    kinds = msgspec.json.Decoder(ClientMessage | ServerMessage)
    assert len(shown) >= 7
    for text in shown:
        assert kinds.decode(text)


def test_every_address_is_on_the_page() -> None:
    for handler in (*AROUND, *PLAY):
        for path in handler.paths:
            plain = path.replace("{match:str}", "ID").replace("{seat:int}", "N")
            assert plain in PAGE, plain


def test_the_schema_has_messages_and_views() -> None:
    schemas = json.loads(schema_text())["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Push", "Refusal"} <= schemas.keys()
    assert {view_name(game) for game in GAMES.values()} <= schemas.keys()


def test_what_a_game_shows_is_named_after_it() -> None:
    schemas = json.loads(schema_text())["components"]["schemas"]
    refs = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schemas["CrownOfAshAshView"]))

    assert "PlayerView" not in schemas
    assert refs
    assert all(ref.startswith("CrownOfAsh") for ref in refs)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_pieces_of_a_game_are_as_the_schema_has_them(game: Game[Any]) -> None:
    schemas = json.loads(schema_text())["components"]["schemas"]
    kinds = schemas[view_name(game).removesuffix(view_class(game).__name__) + "Components"]
    pieces = json.loads(encode(dict(game.components())))

    assert kinds["required"] == list(pieces)
    for kind, rows in pieces.items():
        ref = kinds["properties"][kind]["items"].get("$ref", "").rpartition("/")[2]
        assert all(not ref or schemas[ref]["required"] == list(row) for row in rows)


def test_views_are_written_alike_however_they_were_compiled() -> None:
    class Native:
        """What a value is in the compiled build: no dataclass, only named fields."""

        FIELDS = ("seat", "names")
        seat = 1
        names = ("a", "b")

    assert encode({"view": Native()}) == b'{"view":{"seat":1,"names":["a","b"]}}'
    with pytest.raises(TypeError):
        encode(object())
