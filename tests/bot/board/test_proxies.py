"""The page behind proxies, and in browsers that refuse scripts or storage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Response, Route, expect

from bot.tables import Table
from bot.texts import Texts
from tests.bot.board.browser import MAIN, Player, player
from tests.bot.board.proxies import needs_nginx, nginx, proxy
from tests.bot.board.tables import Boards, open_boards, pick_in
from tests.chromium import browser, in_one_chromium

pytestmark = in_one_chromium

TEXTS = Texts.load(strict=True)
LOST = "document.body.classList.contains('lost')"

#: Longer than a page that is told of nothing waits before it asks, in seconds.
ASKS_WITHIN = 4.0


@asynccontextmanager
async def opened(
    folder: Path, through: Callable[[Boards], AbstractAsyncContextManager[str]]
) -> AsyncIterator[tuple[Boards, Table, Player]]:
    """The page of the first of four people, opened through a proxy."""
    async with open_boards(folder) as boards, browser() as found, through(boards) as address:
        table = await boards.deal(4)
        link = boards.link(table).replace(boards.origin, address)
        async with player(link, found, touch=False) as user:
            yield boards, table, user


async def move(user: Player) -> None:
    """Take and place a card."""
    await user.press("#hand button")
    await user.until(f"document.querySelector('{MAIN}')")
    before = await user.page.evaluate("document.body.dataset.moment")
    await user.press(MAIN)
    await user.until(f"document.body.dataset.moment !== {before!r}")


async def is_told(boards: Boards, table: Table, user: Player, person: int) -> None:
    """Let another person move, and wait until the page shows it."""
    assert (await boards.act(table, pick_in(await boards.view(table, person)), person)).status == 200
    waiting = f"document.querySelector('#seats [data-do=\"seat:{person}\"]').classList.contains('waiting')"
    await user.until(f"!{waiting}")


def views(user: Player) -> list[int]:
    """The statuses of the page's requests for its view from now on."""
    found: list[int] = []

    def note(response: Response) -> None:
        if response.url.endswith("/api/view"):
            found.append(response.status)

    user.page.on("response", note)
    return found


async def check_stream(boards: Boards, table: Table, user: Player) -> None:
    """Check that the page is told of moves, and asks for nothing else."""
    await move(user)
    await is_told(boards, table, user, 1)
    asked = views(user)
    await asyncio.sleep(ASKS_WITHIN)
    assert asked == []
    await is_told(boards, table, user, 2)
    assert set(asked) == {200}


@needs_nginx
async def test_a_stream_passes_nginx_with_the_lines_of_the_hosting_guide(tmp_path: Path) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    async with opened(tmp_path, lambda boards: nginx(boards, folder)) as (boards, table, user):
        await check_stream(boards, table, user)


async def test_a_stream_passes_a_proxy_that_holds_back_what_browsers_get(tmp_path: Path) -> None:
    def through(boards: Boards) -> AbstractAsyncContextManager[str]:
        return proxy(boards, holds=lambda request: request.method == "GET")

    async with opened(tmp_path, through) as (boards, table, user):
        await check_stream(boards, table, user)


async def test_behind_a_proxy_that_holds_back_everything_the_page_asks(tmp_path: Path) -> None:
    async with opened(tmp_path, lambda boards: proxy(boards, holds=lambda _: True)) as (boards, table, user):
        await move(user)
        asked = views(user)
        await asyncio.sleep(ASKS_WITHIN)
        assert set(asked) == {304}, "the page has this view"
        await is_told(boards, table, user, 1)
        assert not await user.page.evaluate(LOST)


async def test_a_page_that_is_told_of_nothing_asks_more_and_more_rarely(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(3)
        async with player(boards.link(table), found, touch=False) as user:
            await user.page.clock.install()
            await user.page.route("**/api/changes", lambda _: None)  # it is never answered
            await user.page.reload()
            await user.until("!document.body.hidden && document.querySelector('#art svg')")
            asked, counts = views(user), []
            for _ in range(6):
                for _ in range(60):
                    await user.page.clock.run_for(1000)
                    await user.page.evaluate("fetch('page/page.css')")
                counts.append(len(asked))
                asked.clear()
                await user.page.keyboard.press("Shift")
            assert counts[0] in range(8, 16)
            assert counts[-1] in (3, 4)
            await is_told(boards, table, user, 1)


@pytest.mark.parametrize("status", [502, 404, 403])
async def test_a_proxys_own_response_while_the_bot_restarts_does_not_end_the_page(
    tmp_path: Path, status: int
) -> None:
    async with opened(tmp_path, lambda boards: proxy(boards, status=status)) as (boards, table, user):
        await boards.room.bot.close()
        await user.until(LOST)
        await asyncio.sleep(1)
        assert await user.text("#notice") == TEXTS.of("en").format("board-reconnecting")
        async with boards.room.turn:
            await boards.room.restart()
        await user.until(f"!{LOST}")
        await move(user)
        await is_told(boards, table, user, 1)
        user.complaints.clear()


async def test_an_error_in_the_page_is_reported_and_ends_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, proxy) as (boards, table, user):

        async def spoil(route: Route) -> None:
            response = await route.fetch()
            await route.fulfill(response=response, json={**await response.json(), "tag": "x", "seats": None})

        await user.page.route("**/api/view", spoil, times=1)
        assert (await boards.act(table, pick_in(await boards.view(table, 1)), 1)).status == 200
        await user.until("document.querySelector('#seats')")
        async with asyncio.timeout(20):
            while not user.complaints:  # noqa: ASYNC110 - Playwright reports it
                await asyncio.sleep(0.05)
        assert not await user.page.evaluate(LOST)
        await is_told(boards, table, user, 2)
        assert all("null" in complaint for complaint in user.complaints)
        user.complaints.clear()


async def test_without_scripts_there_is_one_sentence_in_the_browsers_language(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(2)
        for locale in ("en", "hu"):
            context = await found.new_context(java_script_enabled=False, locale=locale)
            page = await context.new_page()
            await page.goto(boards.link(table))
            await expect(page.locator("body noscript")).to_be_visible()
            await expect(page.locator("#slider")).to_be_hidden()
            assert await page.locator("body").inner_text() == TEXTS.of(locale).format("board-no-scripts")


async def test_where_nothing_can_be_stored_the_page_plays_and_explains_that_it_cannot_be_reloaded(
    tmp_path: Path,
) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(2)
        context = await found.new_context()
        await context.add_init_script(
            "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException() } })"
        )
        page = await context.new_page()
        await page.goto(boards.link(table))
        await expect(page.locator("#notice")).to_have_text(TEXTS.of("en").format("board-not-stored"))
        assert "#" not in page.url
        await move(Player(page, touch=False))
        await page.reload()
        await expect(page.locator("#notice")).to_contain_text("This link no longer opens a board")
