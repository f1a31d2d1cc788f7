"""The practice table's page, requested as a browser requests it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.practice.clock import SimulatedClock
from bot.practice.server import PortTakenError, PracticeServer, listen_on
from bot.practice.session import practice_table
from bot.practice.spoken import SpokenLanguage
from tests.bot.practice.small_bot import PICTURE, SmallBot
from tests.bot.pseudo_locale import strict_texts

#: The timeout in seconds, long enough for a busy machine.
PATIENCE = 60

TEXTS = strict_texts()


class Page:
    """One of the page's two frames, driven like simcord's own page."""

    def __init__(
        self, http: aiohttp.ClientSession, server: PracticeServer, view: str, person: int = 1
    ) -> None:
        address = urlsplit(server.address)
        self.http = http
        self.origin = f"http://{address.netloc}"
        self.headers = {"X-Simcord-Capability": f"{address.fragment}.{view}.{person}"}
        self.state: Mapping[str, Any] = {}
        self.sequence = 0

    async def open(self) -> Page:
        async with self.http.post(f"{self.origin}/api/pages", headers=self.headers, json={}) as reply:
            assert reply.status == 200
            self.state = await reply.json()
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]
        return self

    async def read(self) -> Mapping[str, Any]:
        async with self.http.get(f"{self.origin}/api/state", headers=self.headers) as reply:
            assert reply.status == 200
            self.state = await reply.json()
        return self.state

    @property
    def texts(self) -> list[str]:
        return [self.state["messages"][number]["content"] for number in self.state["timeline"]]

    async def press(self, **changes: object) -> Mapping[str, Any]:
        """Press the first button of the first message."""
        number = self.state["timeline"][0]
        button = self.state["messages"][number]["components"][0]["components"][0]
        self.sequence += 1
        click = {
            "protocol_version": 3,
            "kind": "click",
            "sequence": self.sequence,
            "request_id": f"press-{self.sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "target_id": number,
            "control_key": button["control_key"],
        }
        async with self.http.post(
            f"{self.origin}/api/action", headers=self.headers, json=click | changes
        ) as reply:
            assert reply.status == 200
            receipt: Mapping[str, Any] = await reply.json()
        return receipt

    async def use_power(self, name: str) -> int:
        """Choose an item of the menu at the top of the page; returns the status."""
        async with self.http.post(f"{self.origin}/powers/{name}", headers=self.headers) as reply:
            return reply.status

    async def until(self, text: str) -> None:
        """Poll as often as simcord's page does until a message shows ``text``."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.read()
                if text in self.texts:
                    return
                await asyncio.sleep(0.1)


async def front_page(page: Page) -> str:
    """The page around the two frames."""
    async with page.http.get(page.origin) as reply:
        return await reply.text()


@asynccontextmanager
async def small_table(
    people: int = 1, locale: str = "en"
) -> AsyncIterator[tuple[list[SmallBot], PracticeServer, aiohttp.ClientSession]]:
    """A practice table, and the bots that have run at it, the current one last."""
    bots: list[SmallBot] = []

    def make_bot(clock: SimulatedClock) -> SmallBot:
        bots.append(SmallBot(clock))
        return bots[-1]

    table = practice_table(make_bot, SpokenLanguage(TEXTS, locale), listen_on(0), people=people)
    async with table as server, aiohttp.ClientSession() as http:
        yield bots, server, http


async def test_the_page_opens_with_a_table_with_two_computer_players() -> None:
    async with small_table() as (_, server, http):
        page = await Page(http, server, "table").open()
        assert page.texts == ["2 computers"]
        assert page.state["channel"]["name"] == "hokkaido"


async def test_json_that_is_nested_too_deeply_is_a_bad_request() -> None:
    async with small_table() as (_, server, http):
        page = await Page(http, server, "table").open()
        for path in ("/api/action", "/api/pages"):
            async with http.post(f"{page.origin}{path}", headers=page.headers, data=b"[" * 100_000) as reply:
                assert reply.status == 400


async def test_later_edits_and_messages_are_shown_without_a_press() -> None:
    async with small_table() as (_, server, http):
        table = await Page(http, server, "table").open()
        messages = await Page(http, server, "messages").open()
        assert messages.texts == []
        await table.press()
        await table.until("pressed 1, a second ago")
        await messages.until("counted")


async def test_a_picture_arrives_unchecked_as_the_bot_sent_it() -> None:
    """simcord takes up to half a second to check one, and checks one after another."""
    async with small_table() as (_, server, http):
        table = await Page(http, server, "table").open()
        messages = await Page(http, server, "messages").open()
        await table.press()
        await messages.until("counted")
        (message,) = messages.state["messages"].values()
        picture = message["attachments"][0]["asset_id"]
        async with http.get(f"{messages.origin}/api/assets/{picture}", headers=messages.headers) as reply:
            assert (reply.status, await reply.read()) == (200, PICTURE)


async def test_a_press_on_a_slightly_outdated_page_reaches_the_bot() -> None:
    async with small_table() as ((bot,), server, http):
        page = await Page(http, server, "table").open()
        await page.press()
        await page.until("pressed 1, a second ago")
        receipt = await page.press(published_revision=page.state["publishedRevision"] - 1)
        assert receipt["settlement"] == "settled"
        assert bot.presses == 2


async def test_the_simulated_clock_starts_at_the_present_and_advances() -> None:
    async with small_table() as ((bot,), _, _):
        began = bot.clock.now()
        assert abs(began - datetime.now(UTC)) < timedelta(seconds=PATIENCE)
        assert bot.began_at is not None
        assert began - bot.began_at < timedelta(seconds=PATIENCE), "the bot starts at the present time"
        for _ in range(10 * PATIENCE):
            if bot.clock.now() - began >= timedelta(seconds=1):
                break
            await asyncio.sleep(0.1)
        assert timedelta(seconds=1) <= bot.clock.now() - began
        assert bot.clock.now() <= datetime.now(UTC) + timedelta(seconds=1)


async def test_the_language_applies_to_all_clients_the_server_and_the_page() -> None:
    async with small_table(locale="pt-PT") as ((bot,), server, http):
        page = await Page(http, server, "table").open()
        await page.press()
        assert bot.locales == [("pt-BR", "pt-BR")] * 2
        assert [str(guild.preferred_locale) for guild in bot.guilds] == ["pt-BR"]
        html = await front_page(page)
        assert '<html lang="pt-BR">' in html
        assert TEXTS.of("pt-BR").format("practice-page-table") in html
        assert page.state["profile"]["locale"] == "pt-BR"


async def test_the_page_can_switch_the_language() -> None:
    async with small_table() as ((bot,), server, http):
        page = await Page(http, server, "table").open()
        assert '"language-ru">' in await front_page(page)
        assert await page.use_power("language-ru") == 200
        assert '"language-ru" disabled>' in await front_page(page)
        await page.read()
        await page.press()
        assert bot.locales == [("en-US", "en-US"), ("ru", "ru")]
        assert [str(guild.preferred_locale) for guild in bot.guilds] == ["ru"]


async def test_old_buttons_reach_the_new_bot_after_a_restart() -> None:
    async with small_table() as (bots, server, http):
        page = await Page(http, server, "table").open()
        await page.press()
        assert await page.use_power("restart") == 200
        former, present = bots
        assert former.is_closed()
        assert not present.is_closed()
        await page.read()
        receipt = await page.press()
        assert receipt["settlement"] == "settled"
        assert (former.presses, present.presses) == (1, 1)
    assert present.is_closed()


@pytest.mark.parametrize(("secret", "status"), [("wrong", 401), ("{secret}", 404)])
async def test_only_the_page_can_advance_the_clock_and_only_by_its_menu_items(
    secret: str, status: int
) -> None:
    async with small_table() as ((bot,), server, http):
        page = Page(http, server, "table")
        page.headers["X-Simcord-Capability"] = (
            secret.format(secret=urlsplit(server.address).fragment) + ".table.1"
        )
        began = bot.clock.now()
        assert await page.use_power("year" if status == 404 else "day") == status
        assert bot.clock.now() - began < timedelta(minutes=1)


async def test_each_person_at_the_table_has_their_own_pages() -> None:
    async with small_table(people=3) as ((bot,), server, http):
        tables = [await Page(http, server, "table", number).open() for number in (1, 2, 3)]
        messages = [await Page(http, server, "messages", number).open() for number in (1, 2, 3)]
        # No one is alone, so there are no computer players.
        assert [page.texts for page in tables] == [["0 computers"]] * 3
        await tables[1].press()
        await messages[1].until("counted")
        assert bot.presses == 1
        for page in (messages[0], messages[2]):
            await page.read()
            assert page.texts == []
        async with http.get(tables[0].origin) as reply:
            html = await reply.text()
        for name in ("Guest", "Anna", "Ben"):
            assert f">{name}</option>" in html
        assert "Cleo" not in html


@pytest.mark.parametrize(
    "capability",
    ["", "table.1", "wrong.table.1", ".table.1", "{secret}", "{secret}.table", "{secret}.table.2"],
)
async def test_only_the_printed_address_opens_a_page(capability: str) -> None:
    async with small_table() as (_, server, http):
        address = urlsplit(server.address)
        headers = {"X-Simcord-Capability": capability.format(secret=address.fragment)}
        async with http.post(f"http://{address.netloc}/api/pages", headers=headers, json={}) as reply:
            assert reply.status == 401


async def test_the_pages_are_served_and_no_other_site_may_frame_them() -> None:
    async with small_table() as (_, server, http):
        origin = f"http://{urlsplit(server.address).netloc}"
        for path, expected in {
            "/": "practice table",
            "/front_page.js": "iframe",
            "/front_page.css": "iframe",
            "/view": "/view.css",
            "/view.css": "#toolbar",
            "/app.js": "bootstrap",
        }.items():
            async with http.get(origin + path) as reply:
                assert reply.status == 200, path
                assert expected in await reply.text()
                assert "frame-ancestors 'self'" in reply.headers["Content-Security-Policy"]
        async with http.get(f"{origin}/etc/passwd") as reply:
            assert reply.status == 404


async def test_requests_with_another_host_name_are_refused() -> None:
    async with small_table() as (_, server, http):
        origin = f"http://{urlsplit(server.address).netloc}"
        async with http.get(origin, headers={"Host": "elsewhere.example"}) as reply:
            assert reply.status == 403


async def test_a_port_in_use_is_reported_and_leaves_nothing_behind() -> None:
    async with small_table() as (_, server, _):
        taken = urlsplit(server.address).port
        assert taken is not None
    listener = await asyncio.start_server(lambda *_: None, "127.0.0.1", taken)
    async with listener:
        with pytest.raises(PortTakenError):
            listen_on(taken)
    async with small_table() as (_, server, _):
        assert server.address
