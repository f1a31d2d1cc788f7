"""What the practice page adds to simcord's, in a real browser if one is installed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio

from bot.texts import Texts
from render.drawing.boxes import PHONE_WIDTH
from tests.bot.play.test_first_minute import words
from tests.chromium import DESKTOP, PHONE, browser, in_one_chromium, window
from tests.programs.browser.practice_page import PracticePage, practice_address

pytestmark = in_one_chromium

ENGLISH = Texts.load(strict=True).of("en")


@asynccontextmanager
async def opened(size: tuple[int, int], locale: str = "en", people: int = 1) -> AsyncIterator[PracticePage]:
    async with (
        practice_address(locale, people) as address,
        browser() as found,
        window(found, size) as (tab, complaints),
    ):
        page = PracticePage(tab)
        await page.open(address)
        yield page
        assert complaints == []


async def begun(page: PracticePage) -> None:
    """Begin the game in the lobby, and wait for the picture of the hand."""
    begin = ENGLISH.format("button-begin")
    lobby = next(message for message in await page.messages("table") if begin in message.buttons)
    assert await page.press("table", lobby, begin)
    await page.show("messages")
    await page.until_pictures("messages", 1)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def desktop() -> AsyncIterator[PracticePage]:
    """A game that has begun, on a desktop."""
    async with opened(DESKTOP) as page:
        await begun(page)
        yield page


async def test_pictures_are_as_large_as_in_the_real_client(desktop: PracticePage) -> None:
    """At most 550 x 350 pixels on a desktop, 345 wide on a phone; a click shows a picture in full size."""
    await desktop.must_fit("messages")
    (shown,) = await desktop.boxes("messages")
    assert await desktop.open_picture("messages") == shown[2:]
    await desktop.resize(*PHONE)
    await desktop.show("messages")
    await desktop.must_fit("messages")
    ((width, *_),) = await desktop.boxes("messages")
    assert width == PHONE_WIDTH
    assert await desktop.open_picture("messages") == shown[2:]
    await desktop.resize(*DESKTOP)


async def test_a_whole_typed_line_is_a_command_or_refused(desktop: PracticePage) -> None:
    """Required options need no name, a name begins any option, and choices are taken by their labels."""
    for line, answer in {
        "/note look at 1:2 first": "look at 1:2 first",
        "/note text: then at 3:4": "then at 3:4",
        "/place 99 3 2 rot": "99",
        "/place rotation:rot card:98 y:2 x:3": "98",
    }.items():
        assert await desktop.enter("messages", line) == ""
        assert answer in (await desktop.messages("messages"))[-1].text
    before = await desktop.messages("table")
    assert await desktop.enter("table", "/hokkaido leaderboard games:with computer players") == ""
    assert len(await desktop.messages("table")) == len(before) + 1
    before = await desktop.messages("table")
    assert await desktop.enter("table", "/chess e4") == ENGLISH.format("practice-page-unknown-command")
    await desktop.enter("table", "/hokkaido start 4")
    assert await desktop.messages("table") == before, "a line with a slash is never posted"


@pytest.mark.parametrize(("size", "most"), [(DESKTOP, 155), (PHONE, 105)], ids=["desktop", "phone"])
async def test_a_newcomer_reads_little_and_presses_three_times(size: tuple[int, int], most: int) -> None:
    """Until the first card is placed, with the tabs of the page; each line is read once."""
    async with opened(size) as page:
        await page.until_pictures("table", 1)
        read = dict.fromkeys(await page.in_sight())
        for control in ("begin", "try", "pick-place"):
            view = "table" if control == "begin" else "messages"
            message = (await page.messages(view))[-1]
            label = message.buttons[0] if control == "try" else ENGLISH.format(f"button-{control}")
            assert await page.press(view, message, label), "the next press is in sight"
            if control == "begin":
                await page.until_pictures("messages", 1)
            if control != "pick-place":
                read |= dict.fromkeys(await page.in_sight())
        print(f"{words(*read)} words: {[*read]}")
        assert words(*read) <= most


async def test_the_header_fits_a_phone_in_the_language_with_the_longest_words() -> None:
    async with opened(PHONE, "hu", people=2) as page:
        assert await page.width() == PHONE[0]


async def test_a_chat_opens_at_its_end_and_never_loses_its_picture() -> None:
    async with opened(PHONE) as page:
        await page.until_pictures("table", 1)
        assert await page.below("table") <= 1
        await begun(page)
        assert await page.below("messages") <= 1

        await page.watch_pictures("messages")
        for _ in range(2):
            hand = (await page.messages("messages"))[-1]
            assert await page.press("messages", hand, hand.buttons[0])
        frames, blank = await page.watched("messages")
        assert frames > 10
        assert blank == 0

        await page.reload()
        await page.until_pictures("messages", 1)
        assert await page.below("messages") <= 1
        assert await page.below("table") <= 1
