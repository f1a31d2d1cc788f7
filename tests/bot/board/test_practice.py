"""The board at the practice table, where it is on without any setting."""

from __future__ import annotations

import pytest
from playwright.async_api import Frame, Page, expect

from bot.texts import Texts
from tests.bot.board.browser import MAIN, REFUSED, Player, player
from tests.chromium import DESKTOP, PATIENCE, PHONE, browser, in_one_chromium, window
from tests.long import only_long
from tests.programs.browser.practice_page import PracticePage, practice_address

pytestmark = in_one_chromium

ENGLISH = Texts.load(strict=True).of("en")


def frame_of(page: Page, view: str) -> Frame:
    return next(frame for frame in page.frames if f".{view}." in frame.url)


@pytest.mark.parametrize("touch", [True, pytest.param(False, marks=only_long)], ids=["touch", "mouse"])
async def test_the_first_hand_has_a_link_to_the_board_and_the_channel_follows(touch: bool) -> None:
    async with practice_address() as address, browser() as found, window(found, DESKTOP) as (page, _):
        await page.goto(address)
        await page.locator("iframe").nth(1).wait_for(state="attached")
        table, messages = frame_of(page, "table"), frame_of(page, "messages")
        await table.get_by_role("button", name=ENGLISH.format("button-begin"), exact=True).click()
        board = messages.get_by_role("link", name=ENGLISH.format("button-board"))
        link = await board.first.get_attribute("href")
        assert link is not None
        async with player(link, found, touch=touch) as user:
            await user.press("#hand button")
            await user.until(f"document.querySelector('{MAIN}')")
            await user.press(MAIN)
            await user.until("document.body.dataset.moment.startsWith('2,')")
            over = ENGLISH.format("round-over", round=1, rounds=12).strip("# ")
            await table.get_by_role("heading", name=over).wait_for()
            await messages.get_by_text(ENGLISH.format("board-plays-there")).last.wait_for()
        watched = table.get_by_role("link", name=ENGLISH.format("button-board"))
        public = await watched.last.get_attribute("href")
        assert public is not None
        async with player(public, found, touch=touch) as user:
            assert await user.page.locator("#maps button").count() == 3


async def test_the_board_beside_the_chat_follows_it_and_leaves_the_hand_there() -> None:
    async with practice_address() as address, browser() as found, window(found, DESKTOP) as (tab, complaints):
        page = PracticePage(tab)
        await page.open(address)
        chat = tab.frame_locator("iframe[data-view=messages]")
        board = tab.frame_locator("iframe[data-view=board]")
        await page.press("table", (await page.messages("table"))[-1], ENGLISH.format("button-begin"))
        await page.until_pictures("messages", 1)
        await page.show("board")
        await board.locator("#hand button").first.click()
        await board.locator(MAIN).first.click()
        await chat.get_by_text("· round 2").last.wait_for()
        hand = (await page.messages("messages"))[-1]
        assert hand.text != ENGLISH.format("board-plays-there")
        assert await page.press("messages", hand, hand.buttons[0])
        assert await page.press("messages", hand, ENGLISH.format("button-pick-place"))
        await board.locator("body[data-moment^='3,']").wait_for()
        assert complaints == []


async def test_every_drag_on_the_board_beside_the_chat_ends() -> None:
    async with (
        practice_address() as address,
        browser() as found,
        window(found, PHONE, touch=True) as (tab, complaints),
    ):
        page, user = PracticePage(tab), Player(tab, touch=True)
        await page.open(address)
        frame, board = tab.locator("iframe[data-view=board]"), tab.frame_locator("iframe[data-view=board]")
        dragged, outline = board.locator(".dragging"), board.locator("#trial .outline")
        await page.press("table", (await page.messages("table"))[-1], ENGLISH.format("button-begin"))
        await expect(tab.locator("nav button[data-view=board]")).to_be_enabled(timeout=PATIENCE)
        await page.show("board")
        await user.press(board.locator("#hand button").first)
        card = board.locator("#trial [data-do]").first
        places = []
        for way in (-90, 90):
            await user.drag(card, board.locator("#map"), dx=way, dy=way)
            await expect(dragged).to_have_count(0)
            places.append(await outline.evaluate("(outline) => outline.outerHTML"))
        assert places[0] != places[1]
        box = await card.bounding_box()
        assert box is not None
        await tab.mouse.move(box["x"] + 5, box["y"] + 5)
        await tab.mouse.down()
        await tab.mouse.move(box["x"] + 60, box["y"] + 60, steps=4)
        await expect(dragged).to_have_count(1)
        await frame.evaluate("(frame) => { frame.style.display = 'none' }")
        await tab.mouse.up()
        await frame.evaluate("(frame) => { frame.style.display = '' }")
        await tab.mouse.move(box["x"], box["y"])
        await expect(dragged).to_have_count(0)
        await user.press(board.locator("#hand button").first)
        await expect(outline).to_be_visible()
        complaints[:] = [said for said in complaints if not said.endswith(REFUSED)]  # where it may not lie
        assert complaints == []
