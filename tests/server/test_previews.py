"""What is shown of an invitation where it is sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberkeep.server.previews import with_preview
from emberkeep.server.service import Service
from tests.server.test_dealing import begun, join, linked, person, run

pytestmark = pytest.mark.slow

PAGE = b"<html><head><title>Emberkeep</title></head></html>"


async def shown(service: Service, path: str) -> str:
    return (await with_preview(service.store, path, PAGE)).decode()


def test_an_invitation_shows_whose_table_it_is_and_what_is_played(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        ada, ben = person('Ada "<b>'), person("Ben")
        await service.people.keep(ada)
        room = await begun(service, ada, "me", "open", "open")
        page = await shown(service, f"/join/{room.id}")
        assert "Ada &quot;&lt;b&gt; invites you to Crown of Ash" in page
        assert "3 players, 2 seats are open" in page
        assert await linked(service, room, 1) not in page
        await join(service, room, ben, 1)
        assert "one seat is open" in await shown(service, f"/join/{room.id}")
        await join(service, room, person("Eve"), 2)
        assert "Ada" not in await shown(service, f"/join/{room.id}")

    run(str(tmp_path / "db"), body)


def test_what_is_no_invitation_shows_nothing_of_a_match(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        room = await begun(service, person("Ada"), "me", "open")
        assert await shown(service, f"/match/{room.id}") == PAGE.decode()
        for path in ("/join/", "/join/nothing", "/join/%00", "/join/../x"):
            assert "You are invited to a game" in await shown(service, path)

    run(str(tmp_path / "db"), body)
