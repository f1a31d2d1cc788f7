"""What the practice page adds to simcord's, in a real browser if one is installed."""

from __future__ import annotations

import shutil

import pytest

from bot.texts import Texts
from render.drawing.boxes import PHONE_WIDTH
from tests.programs.browser.__main__ import practice_address
from tests.programs.browser.chromium import NAMES, browser_tab
from tests.programs.browser.photographer import DESKTOP, PHONE
from tests.programs.browser.practice_page import PracticePage

pytestmark = pytest.mark.skipif(
    not any(map(shutil.which, NAMES)),
    reason="no Chromium is installed",
)

ENGLISH = Texts.load(strict=True).of("en")


async def begun(page: PracticePage) -> None:
    """Begin the game in the lobby, and wait for the picture of the hand."""
    begin = ENGLISH.format("button-begin")
    lobby = next(message for message in await page.messages("table") if begin in message.buttons)
    assert await page.press("table", lobby, begin)
    await page.show("messages")
    await page.until_pictures("messages", 1)


async def pictures_lie_in_the_boxes_and_open_whole(page: PracticePage) -> None:
    """At most 550 x 350 pixels on a desktop, 345 wide on a phone; a click shows a picture in full size."""
    await page.must_fit("messages")
    (shown,) = await page.boxes("messages")
    assert await page.open_picture("messages") == shown[2:]
    await page.resize(*PHONE)
    await page.show("messages")
    await page.must_fit("messages")
    ((width, *_),) = await page.boxes("messages")
    assert width == PHONE_WIDTH
    assert await page.open_picture("messages") == shown[2:]
    await page.resize(*DESKTOP)


async def lines_are_commands_and_never_chat(page: PracticePage) -> None:
    """A line that begins with a slash is run, or answered with an error."""
    wrong = await page.line("messages", "/pick seven")
    assert wrong == ENGLISH.format("practice-line-value", option="card", given="seven")
    texts = [message.text for message in await page.messages("table")]
    assert await page.line("table", "/hokkaido start 4") is not None
    assert [message.text for message in await page.messages("table")] == texts


async def a_long_command_fits_a_phone(page: PracticePage) -> None:
    """The line above the composer that explains a command is cut short if there is no room."""
    await page.resize(*PHONE)
    await page.show("table")
    assert await page.line("table", "/hokkaido start 4") is not None
    assert await page.composer_fits("table")
    await page.resize(*DESKTOP)


async def test_the_page_works_like_the_real_client() -> None:
    async with practice_address() as address, browser_tab() as tab:
        page = PracticePage(tab)
        await page.open(address, *DESKTOP)
        await begun(page)
        await pictures_lie_in_the_boxes_and_open_whole(page)
        await lines_are_commands_and_never_chat(page)
        await a_long_command_fits_a_phone(page)
        assert tab.complaints == []


async def test_the_header_fits_a_phone_in_the_language_with_the_longest_words() -> None:
    async with practice_address("hu", people=2) as address, browser_tab() as tab:
        page = PracticePage(tab)
        await page.open(address, *PHONE)
        assert await page.width() == PHONE[0]


async def test_a_chat_opens_at_its_end_and_never_loses_its_picture() -> None:
    async with practice_address() as address, browser_tab() as tab:
        page = PracticePage(tab)
        await page.open(address, *PHONE)
        await page.until_pictures("table", 1)
        assert await page.below("table") <= 1
        await begun(page)
        assert await page.below("messages") <= 1

        await page.watch_pictures("messages")
        for _ in range(2):
            hand = (await page.messages("messages"))[-1]
            assert await page.press("messages", hand, hand.buttons[0])
        frames, blank = await page.watched()
        assert frames > 10
        assert blank == 0

        await page.reload()
        await page.until_pictures("messages", 1)
        assert await page.below("messages") <= 1
        assert await page.below("table") <= 1
