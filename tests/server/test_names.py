"""Names show all they hold, and nobody is called almost like somebody else."""

from __future__ import annotations

import asyncio

import pytest

from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import proper, skeleton
from tests.server.harness import Server, people


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Ада Лавлейс", "Ада Лавлейс"),
        ("Žofie Černá", "Žofie Černá"),
        ("Αλέξης", "Αλέξης"),
        ("田中さんのカード", "田中さんのカード"),
        ("한국 漢字", "한국 漢字"),
        ("שלום", "שלום"),
        ("สมชาย", "สมชาย"),
        ("O’Brien-Smith 3rd", "O’Brien-Smith 3rd"),
        ("Ada и Лев", "Ada и Лев"),
        ("☠\ufe0f Nox 😀", "☠ Nox 😀"),
        ("Kaʻahumanu", "Kaʻahumanu"),
    ],
)
def test_a_name_has_one_form(text: str, name: str) -> None:
    assert proper(text) == name
    assert proper(name) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "A\u200bda",  # zero width
        "Ada\u200d",
        "\u2060Ada",
        "A\u00adda",
        "\ufeffAda",
        "Ada\u202eneB",  # from right to left
        "\u2066Ada",
        "Ada\u061c",
        "Ada\x00",
        "Ada\x1b[31m",
        "\u3164",  # fillers
        "Ada\u115f",
        "\u2800",
        "A\u034fda",
        "A\U000e0041da",  # tags
        "Ada\ue000",  # private
        "Ada\U0003ffff",  # unassigned
        "Аda",  # a Cyrillic А
        "Adа",
        "Раypаl",
        "Αda",  # a Greek Α
        "Adaλ",
        "Ᏼen",  # Cherokee
        "ꓮꓓꓮ",  # Lisu, drawn like ADA
        "A" + "\u0336" * 4 + "da",  # struck through and more
        "\u0301Ada",  # a mark upon nothing
        "A\u20ddda",  # a circle around it
        "x" * 41,
        "ﷺ" * 3,  # short until it is brought into its one form
    ],
)
def test_what_hides_something_is_no_name(text: str) -> None:
    with pytest.raises(Refuse):
        proper(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Coco", "Сосо"),  # Cyrillic throughout
        ("HOPE", "НОРЕ"),
        ("TOM", "ΤΟΜ"),  # Greek throughout
        ("Ian", "lan"),
        ("paul", "pau1"),
        ("Bob", "B0b"),
        ("Marnie", "Mamie"),
        ("Gwen", "Gvven"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(proper(one)) == skeleton(proper(other))


def test_names_that_look_different_have_different_skeletons() -> None:
    names = ["Ada", "Ida", "Eda", "Ada L.", "Ада", "Лев", "Lev", "Jan", "Ján", "田中", "Bob", "Rob"]
    assert len({skeleton(proper(name)) for name in names}) == len(names)


@pytest.mark.slow
def test_names_are_refused_wherever_they_are_given(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            odd = "A\u200bda"
            for path, data in (
                ("/api/me", {"name": odd}),
                ("/api/account", {"account": odd, "passphrase": "correct horse"}),
                (
                    "/api/matches",
                    {"game": "crown_of_ash", "seats": [{"kind": "me", "name": odd}] * 2},
                ),
            ):
                answer = await ada.post(path, data, 400)
                assert "U+200B" in answer["message"]
            await ada.post("/api/account", {"account": "Marnie", "passphrase": "correct horse"})
            twin = {"account": "marnie", "passphrase": "correct horse"}
            for account in ("Mamie", "Marnie", "MARNIE"):
                assert (await eve.post("/api/account", {**twin, "account": account}, 409))[
                    "reason"
                ] == "taken"
            await eve.post("/api/account", {**twin, "account": "Marie"}, 201)

    asyncio.run(body())
