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

LAPTOP = (1366, 640)


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


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_how_to_play_is_in_sight_and_shows_its_head_and_its_next_button(size: tuple[int, int]) -> None:
    """Before the game, the tab of the board shows when there will be one."""
    async with opened(size) as page:
        await page.until_pictures("table", 1)
        walk, begin, on = (ENGLISH.format(f"button-{name}") for name in ("walk", "begin", "walk-on"))
        assert await page.is_in_sight("table", walk)
        assert await page.is_in_sight("table", begin)
        await page.show("board")
        assert await page.page.get_by_text(ENGLISH.format("practice-page-no-board")).is_visible()
        await page.show("table")

        (welcome, _) = await page.messages("table")
        assert await page.press("table", welcome, walk)
        await page.until_pictures("table", 2)
        assert await page.is_in_sight("table", "1 of 6")
        assert await page.is_in_sight("table", on)
        await page.page.mouse.wheel(0, -600)
        await begun(page)
        await page.show("table")
        (welcome, *_) = await page.messages("table")
        assert await page.press("table", welcome, on)
        assert await page.is_in_sight("table", "2 of 6")
        assert await page.is_in_sight("table", on)


async def test_the_chat_stays_at_its_end_while_a_card_is_moved() -> None:
    """The message is empty for a moment, and without the button that was pressed."""
    async with opened(PHONE) as page:
        await begun(page)
        hand = (await page.messages("messages"))[-1]
        assert await page.press("messages", hand, hand.buttons[0])
        for label in (ENGLISH.format("button-turn"), "2", "3", ENGLISH.format("button-turn")):
            assert await page.press("messages", hand, label)
            assert await page.below("messages") <= 1, label


async def test_a_double_click_on_a_card_does_not_place_it() -> None:
    """The second click presses the same button again, but not one that has come under the pointer."""
    async with opened(LAPTOP) as page:
        await begun(page)
        hand = (await page.messages("messages"))[-1]
        place, turn = (ENGLISH.format(f"button-{name}") for name in ("pick-place", "turn"))
        assert await page.press("messages", hand, hand.buttons[0])
        await page.press_doubled("messages", place)
        placer = (await page.messages("messages"))[-1]
        assert place in placer.buttons
        assert await page.press("messages", hand, turn)
        turned = (await page.messages("messages"))[-1].text
        await page.press_doubled("messages", turn)
        placer = (await page.messages("messages"))[-1]
        assert placer.text != turned
        # Where the card has been turned to, it may not be placed.
        pick = next(label for label in placer.buttons if label.startswith("Pick ") and label != place)
        assert await page.press("messages", hand, pick)
        assert place not in (await page.messages("messages"))[-1].buttons
