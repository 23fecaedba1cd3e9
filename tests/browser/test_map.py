"""The shared map, shown with a toy: a scout walks over 65 hexes or 95 squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, FloatRect, Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, missing
from tests.browser.test_screens import assert_accessible
from tests.patience import combined
from tests.server.harness import Server
from tools.web import WEB, npm

Toy = Callable[..., Page]

LISTEN = """
window.glides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    if (this.matches(".figure")) window.glides.push(frames);
    return animate.call(this, frames, options);
};
"""


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve the toy as the client is served, with the same headers."""
    if not (WEB / "node_modules").is_dir():
        missing("The tests of the map were skipped: no client is built (python3 run.py setup).")
    folder = tmp_path_factory.mktemp("toy")
    npm("run", "--silent", "toys", "--", "toys/map", "--outDir", str(folder / "built"))
    database = str(folder / "matches.sqlite")
    with Server(database, folder / "log", static=str(folder / "built")) as running:
        yield running


@pytest.fixture
def toy(people: Callable[..., BrowserContext], toy_server: Server) -> Iterator[Toy]:
    """Open the toy. A page that complains fails its test."""
    complaints: list[str] = []

    def complain(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    def opened(kind: str = "hexes", **settings: object) -> Page:
        page = people(**settings).new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", complain)
        page.add_init_script(LISTEN)
        page.goto(f"{toy_server.address}/#{kind}")
        page.wait_for_selector("[data-code]")
        return page

    yield opened
    assert not complaints, complaints


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"Tile {name}", exact=True)


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def middle(thing: Locator) -> tuple[float, float]:
    at = box(thing)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def scale(page: Page) -> float:
    script = "new DOMMatrix(getComputedStyle(document.querySelector('.layer')).transform).a"
    return float(page.evaluate(script))


def chosen(page: Page) -> Any:
    return page.evaluate("toy.chosen")


def zoom_at(page: Page, name: str) -> None:
    page.mouse.move(*middle(tile(page, name)))
    page.mouse.wheel(0, -700)
    page.wait_for_function("() => document.querySelector('.map:not(.whole)')")


def sees(page: Page, place: str) -> bool:
    """Return whether the middle of a place is within the map's frame."""
    frame, at = box(page.locator(".map")), middle(page.locator(f"#tile-{place}"))
    inside = frame["x"] <= at[0] <= frame["x"] + frame["width"]
    return inside and frame["y"] <= at[1] <= frame["y"] + frame["height"]


@pytest.mark.parametrize(
    ("size", "ground"), combined([LAPTOP, PHONE], [("hexes", 65), ("squares", 95)])
)
def test_a_map_is_seen_as_a_whole(toy: Toy, size: dict[str, int], ground: tuple[str, int]) -> None:
    kind, places = ground
    page = toy(kind, viewport=size)

    expect(page.locator("[data-place]")).to_have_count(places)
    names = page.eval_on_selector_all("[data-place]", "all => all.map(e => e.dataset.place)")
    assert all(sees(page, name.removeprefix("tile-")) for name in names)


def test_what_can_be_chosen_is_a_button_with_a_name_and_the_rest_says_what_it_is(toy: Toy) -> None:
    page = toy()

    expect(page.get_by_role("button", name="Tile ")).to_have_count(
        page.evaluate("toy.table.ask.codes.length")
    )
    expect(page.get_by_role("img", name="Tile G10", exact=True)).to_be_visible()
    assert_accessible(page, "map")


def test_a_click_chooses_and_the_figure_stands_there(toy: Toy) -> None:
    page = toy()
    target = middle(tile(page, "B3"))

    tile(page, "B3").click()

    assert chosen(page) == ["to:B3"]
    scout = middle(page.locator('[data-figure="figure-0"]'))
    assert abs(scout[0] - target[0]) < 2
    assert abs(scout[1] - target[1]) < 2


def test_a_corner_of_a_hexagon_belongs_to_its_neighbour(toy: Toy) -> None:
    page = toy()
    at = box(tile(page, "B2"))

    found = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-place]').dataset.place",
        [at["x"] + at["width"] * 0.04, at["y"] + 2],
    )

    assert found == "tile-A1"


def test_arrows_go_from_place_to_place_and_enter_chooses(toy: Toy) -> None:
    page = toy()
    page.get_by_role("group", name="The moor").focus()

    page.keyboard.press("ArrowRight")
    expect(tile(page, "C4")).to_be_focused()  # the nearest to the middle of the map
    page.keyboard.press("ArrowLeft")
    expect(tile(page, "C3")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(tile(page, "B3")).to_be_focused()
    page.keyboard.press("Enter")

    assert chosen(page) == ["to:B3"]


def test_keys_zoom_and_show_the_whole_again(toy: Toy) -> None:
    page = toy()
    tile(page, "C1").focus()
    whole = scale(page)

    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) > whole * 1.5
    assert sees(page, "C1")
    page.keyboard.press("-")
    page.keyboard.press("Home")

    assert scale(page) == pytest.approx(whole)


def test_buttons_zoom_too(toy: Toy) -> None:
    page = toy()
    whole = scale(page)

    page.get_by_role("button", name="Look closer").click()
    assert scale(page) > whole
    page.get_by_role("button", name="Show the whole map").click()

    assert scale(page) == pytest.approx(whole)
    expect(page.get_by_role("button", name="Show the whole map")).to_be_disabled()


def test_the_focus_brings_its_place_into_sight(toy: Toy) -> None:
    page = toy()
    zoom_at(page, "A4")
    assert not sees(page, "D1")

    tile(page, "D1").focus()

    assert sees(page, "D1")


def test_what_the_shell_points_at_comes_into_sight(toy: Toy) -> None:
    page = toy()
    zoom_at(page, "A4")
    assert not sees(page, "G10")

    page.evaluate(
        "document.getElementById('tile-G10').dispatchEvent(new Event('pointed', {bubbles: true}))"
    )
    page.wait_for_function("() => true")

    assert sees(page, "G10")


def test_the_wheel_zooms_where_the_pointer_is(toy: Toy) -> None:
    page = toy()
    before = middle(tile(page, "B3"))

    zoom_at(page, "B3")

    after = middle(tile(page, "B3"))
    assert abs(after[0] - before[0]) < 2  # a wheel turns at whole pixels
    assert abs(after[1] - before[1]) < 2


def test_a_drag_pans_and_chooses_nothing(toy: Toy) -> None:
    page = toy()
    zoom_at(page, "B3")
    x, y = middle(tile(page, "B3"))

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=5)
    page.mouse.up()

    at = middle(tile(page, "B3"))
    assert (round(at[0] - x), round(at[1] - y)) == (-60, -40)
    assert chosen(page) == []
    tile(page, "B3").click()
    assert chosen(page) == ["to:B3"]


def test_two_fingers_zoom_the_map_and_not_the_page(toy: Toy) -> None:
    page = toy(viewport=PHONE, has_touch=True, is_mobile=True)
    x, y = middle(page.locator(".map"))
    whole = scale(page)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *spread: float) -> None:
        points = [{"x": x + each, "y": y} for each in spread]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", -20, 20)
    for far in range(30, 61, 10):
        fingers("touchMove", -far, far)
    fingers("touchEnd")

    assert scale(page) > whole * 2
    assert page.evaluate("visualViewport.scale") == 1
    assert chosen(page) == []


def test_a_figure_goes_its_way_by_transforms_alone(toy: Toy) -> None:
    page = toy(reduced_motion="no-preference")

    tile(page, "A3").click()
    page.wait_for_function("() => window.glides.length > 0")

    (frames,) = page.evaluate("window.glides")
    assert [set(frame) for frame in frames] == [{"transform", "offset"}] * 3
    assert [frame["offset"] for frame in frames] == pytest.approx([0, 0.5, 1])


def test_a_figure_makes_room_for_another(toy: Toy) -> None:
    page = toy()
    name = page.evaluate("toy.figures.find(({place}) => place === 'C3').id")
    scout, other = [page.locator(f'[data-figure="{each}"]') for each in ("figure-0", name)]
    alone = middle(other)

    tile(page, "C3").click()

    assert middle(other) != alone
    assert middle(scout) != middle(other)


def test_all_figures_may_go_at_once(toy: Toy) -> None:
    page = toy("squares", reduced_motion="no-preference")

    page.evaluate("toy.march()")
    page.wait_for_function("() => window.glides.length === 20")

    longest = page.evaluate("Math.max(...window.glides.map(frames => frames.length))")
    assert longest > 4


def test_who_wants_no_motion_sees_the_figure_there_at_once(toy: Toy) -> None:
    page = toy(reduced_motion="reduce")

    tile(page, "A4").click()

    assert page.evaluate("window.glides") == []
    assert page.evaluate("document.querySelector('.figure').getAnimations().length") == 0
