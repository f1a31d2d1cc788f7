"""What the page tells a player: hints, offered spots, the meaning of numbers and marks, and past rounds."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import category

import pytest
from playwright.async_api import expect

from bot.tables import TableOptions, votes
from bot.views.rulebook import PAGES
from engine.options import Rules
from engine.views import Phase, View
from tests.bot.board.browser import MAIN
from tests.bot.board.test_page import TRICK, TRIED, in_round, opened, payable, spot
from tests.chromium import in_one_chromium

pytestmark = in_one_chromium

NUMBERS = "[...document.querySelectorAll('#hand button span')].map((card) => card.innerText)"


def answers(view: View) -> bool:
    """Whether the first person accepts or contests, with enough cubes."""
    return view.phase is Phase.ANSWER and bool(view.cubes_to_contest(0))


@pytest.mark.parametrize("hints", [True, False])
async def test_cards_have_their_worth_only_with_hints(tmp_path: Path, hints: bool) -> None:
    options = TableOptions(hints=hints)
    async with opened(tmp_path, options=options, reached=in_round(2)) as (_, _, user):
        if hints:
            await user.until("document.querySelector('#hand i')")
        await user.press("#hand button")
        await user.until(TRIED)
        first = user.page.get_by_text("Spot 1")
        assert await first.is_visible() == hints
        await user.key("ArrowUp")
        await expect(first).to_be_hidden()
        await user.press(user.page.locator("#numbers g").filter(has_text="1"))
        assert await first.is_visible() == hints
        assert all("+" in card or "−" in card for card in await user.page.evaluate(NUMBERS)) == hints


async def test_offered_spots_are_tapped(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, reached=in_round(3)) as (_, _, user):
        await user.press("#hand button")
        await user.until(TRIED)
        places = {str(await spot(user))}
        count = await user.page.locator("#offers rect").count()
        assert count > 1
        for number in range(2, count + 1):
            await user.press(user.page.locator("#numbers g").filter(has_text=str(number)))
            places.add(str(await spot(user)))
        assert len(places) == count


async def test_a_vote_has_its_sign_its_time_and_its_buttons_in_a_row(tmp_path: Path) -> None:
    async with opened(tmp_path, people=3, computers=0) as (boards, table, user):
        await boards.do(table, votes.propose_pause, 1)
        await user.until("document.querySelector('#notes').textContent.includes('asks to pause')")
        notes = await user.text("#notes")
        assert re.search(r"closes (in \d+ \w+|\d+ \w+ ago): \d+/\d+/\d\d, \d+:\d\d", notes)
        assert [sign for sign in notes if category(sign) == "So"] == []
        agree, decline = [
            await user.page.locator(f"#choices button:has-text('{label}')").bounding_box()
            for label in ("Agree", "Decline")
        ]
        assert agree is not None
        assert decline is not None
        assert agree["y"] == decline["y"]


async def test_a_number_is_named_by_a_touch(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        first = user.page.locator("#more .signs [data-do^=tell]").first
        name = await first.get_attribute("title")
        assert name
        assert name in await first.inner_text()
        await user.press(first)
        await expect(user.page.locator("#notice")).to_have_text(name)


async def test_a_grey_button_tells_why(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, people=2, computers=0, options=TRICK, reached=answers) as (
        _,
        _,
        user,
    ):
        assert "Accept the other" in await user.text("#notes")
        await user.page.locator("#choices [data-do^=tell]").first.tap(force=True)
        await expect(user.page.locator("#notice")).to_have_text("Choose two cubes on your map first.")
        for number in range(2):
            await user.press(user.page.locator("#map .cube").nth(number))
        assert await user.page.locator("#choices [aria-disabled]").count() == 0


async def test_a_tiles_points_are_those_together_with_the_tried_card(tmp_path: Path) -> None:
    options = TableOptions(with_goals=True)
    async with opened(tmp_path, options=options, reached=payable) as (_, _, user):
        await user.until(f"document.querySelector('#map .tile') && {TRIED}")
        label = "document.querySelector('#choices [data-do^=\"lay:\"]')?.innerText"
        await user.key("Escape")
        await user.press("#map .tile")
        alone = await user.until(label)
        assert await user.page.locator("#map .cube[aria-pressed=true]").count() >= 2
        await user.press("[data-do=cancel]")
        await user.press("#hand button")
        await user.until(TRIED)
        # The tried card may lie above it.
        await user.page.locator("#map .tile").first.focus()
        await user.key("Enter")
        await user.until(f"{label} && {label} !== {alone!r}")
        place = await spot(user)
        await user.key("Escape")
        await user.until(f"!({label})")
        assert await spot(user) == place


async def test_a_past_round_leaves_what_is_asked_now(tmp_path: Path) -> None:
    async with opened(tmp_path, options=TableOptions(with_goals=True), reached=in_round(3)) as (_, _, user):
        await user.press("#hand button")
        await user.until(TRIED)
        place, supply = await spot(user), await user.text("#more .signs:nth-of-type(2)")
        await user.page.locator("#slider").fill("1")
        await user.until("document.querySelector('#which').value.includes('1')")
        assert await user.text("#more .signs:nth-of-type(2)") != supply
        assert await user.text("#sentence") == "Pick a card"
        assert await user.page.locator("#hand button").count() > 1
        assert await spot(user) is None
        await user.press(MAIN)
        await user.until(TRIED)
        assert await spot(user) == place
        assert await user.text("#which") == "Rounds"


async def test_a_touched_category_tells_its_rule_and_shows_its_squares(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, reached=in_round(5)) as (_, _, user):
        towns = user.page.locator("#more [data-do='part:towns']")
        await user.press(towns)
        rule = (
            "Town: 2 for each square of the smaller of the two largest towns, one on each side of the range"
        )
        told = user.page.locator("#told span").first
        await expect(told).to_have_text(rule)
        assert await user.page.evaluate(
            "document.querySelector('#told').getBoundingClientRect().bottom"
            " <= document.querySelector('#map').getBoundingClientRect().top + 1"
        )
        areas = user.page.locator("#map .areas")
        assert await areas.locator(".range").count() == 1
        assert await areas.locator(".side-0, .side-1").count() > 4
        await user.press("#more [data-do='part:lakes']")
        await expect(told).to_have_text("Lake: 3 for each square after the first")
        assert await areas.locator(".range").count() == 0
        await user.press("#told")
        await expect(user.page.locator("#told")).to_be_hidden()
        assert await areas.locator("*").count() == 0


async def test_the_board_opens_the_rulebook(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        await user.press("#info")
        await user.press("#more [data-do=rules]")
        headings = user.page.locator("#keep h2")
        await expect(headings.first).to_have_text("A round")
        assert await headings.count() == len(PAGES[Rules.HOKKAIDO])
        assert "Towns on the line count for neither side" in await user.text("#keep")
        assert await user.page.evaluate("document.querySelector('#keep').scrollTop") == 0
        await user.press("#keep [data-do=close]")
        await expect(user.page.locator("#keep")).to_be_hidden()


async def test_the_supply_and_the_goals_are_headed(tmp_path: Path) -> None:
    async with opened(tmp_path, options=TableOptions(with_goals=True)) as (_, _, user):
        supply = user.page.locator("#more .signs:nth-of-type(2)")
        assert (await supply.inner_text()).startswith("Supply")
        assert "only for the first to meet one" in await user.text("#more")
        await user.page.evaluate("""async () => {
            const { show } = await import('./page/game.js');
            const view = structuredClone((await import('./page/state.js')).state.view);
            view.goals[1][2] = ['This goal was won', true];
            await show({ ...view, tag: 'the next one' });
        }""")
        await expect(user.page.locator("#notice")).to_have_text("This goal was won")


def can_add_a_cube(view: View) -> bool:
    """Whether the first person plays a card, just after the hands were passed, and has a cube to add."""
    is_theirs = view.phase is Phase.BID and 0 in view.waiting_for
    return is_theirs and view.round in (4, 10) and bool(view.cubes_to_add(0))


async def test_a_bid_is_explained_and_has_a_word_for_its_cube(tmp_path: Path) -> None:
    async with opened(tmp_path, options=TRICK, reached=can_add_a_cube) as (_, _, user):
        notes = await user.text("#notes")
        assert "The player with the highest total takes a card first." in notes
        assert "Everyone has passed their hand on" in notes
        assert "Dotted: a cube you can pay." in notes
        await user.press("#map .cube")
        labels = await user.page.locator("#hand [data-do^=choice]").all_inner_texts()
        assert labels
        assert all(re.search(r"\d \+ cube", label) for label in labels)


async def test_marks_are_explained_only_while_they_are_there(tmp_path: Path) -> None:
    async with opened(tmp_path, options=TableOptions(with_goals=True), reached=payable) as (_, _, user):
        await user.until(f"document.querySelector('#map .tile') && {TRIED}")
        await user.key("Escape")
        notes = await user.text("#notes")
        assert "Dashed: a desert you can change." in notes
        assert "Dotted" not in notes
        await user.press("#map .tile")
        tile = await user.until("document.querySelector('#choices [data-do^=\"lay:\"]')?.innerText")
        assert re.match(r"\w+ for two \w+ cubes", tile)
        others = await user.page.locator("#map .cube[aria-pressed=false]").count()
        assert ("Dotted: a cube you can pay." in await user.text("#notes")) == (others > 0)
