"""The home page shows whatever the server has, also what this client cannot draw."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit


def test_a_game_without_board_words_or_cover_does_no_harm(visit: Visit) -> None:
    def with_another(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["games"].append({**told["games"][0], "name": "unheard_of", "title": "Unheard of"})
        route.fulfill(response=answer, json=told)

    page = visit("/")
    page.route("**/api/games", with_another)
    page.reload()

    stranger = page.get_by_role("article").filter(has_text="Unheard of")
    expect(stranger.locator(".cover svg")).to_be_visible()
    expect(stranger.get_by_role("button", name="Play now")).to_be_enabled()
    expect(stranger.get_by_role("button", name="Learn to play")).to_have_count(0)
    known = page.get_by_role("article").filter(has_text="Crown of Ash")
    expect(known.get_by_role("button", name="Play now")).to_be_enabled()
