"""Takes the pictures of a game in Discord for the README and the docs, on a simulated Discord.

``python -m tests.programs.photos docs/pictures`` plays with the first buttons that a player is offered.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import dataclass
from importlib import resources
from io import BytesIO
from pathlib import Path

from discord import Message
from PIL import Image
from playwright.async_api import Browser, Route
from simcord import ChannelHandle, MemberActor, UserHandle

from bot.tables import Stage
from bot.workers.pictures import Pictures
from engine.views import Phase
from tests.bot.board.browser import CARD, MAIN, player
from tests.bot.board.tables import open_boards
from tests.bot.board.test_page import in_round, until
from tests.bot.play.room import Room, controls, open_room
from tests.chromium import DESKTOP, PHONE, browser, window
from tests.closing import closing

#: Presses of one person: the first of these controls that a message offers.
FIRST_OFFERED = ("take-place", "place-done", "set-aside", "try", "bid", "discard", "done", "skip")

#: Seconds before each press, in which computer players move.
THINKING = 15.0

#: The round of the hand and the placer, before that of the round's message, and the first round of a trick.
ROUND, TRICK = 4, 2

#: The round of the picture of the board, and its size.
BOARD_ROUND, BOARD_SIZE = 7, (585, 1266)

#: The practice page's changes to simcord's page, which make it look like Discord's client.
LOOK = (resources.files("bot.practice") / "page" / "view.css").read_text(encoding="utf-8")
HIDDEN = "#action-status { display: none; }"

_NOT_LOADED = """(found) => found.filter((image) => !(image.complete && image.naturalWidth)).length"""
_TO_THE_END = "(list) => { list.scrollTop = list.scrollHeight; }"
# simcord does not resolve the names of channels in direct messages.
_NAME_CHANNELS = """(list) => {
    for (const walk = document.createTreeWalker(list, NodeFilter.SHOW_TEXT); walk.nextNode(); )
        walk.currentNode.data = walk.currentNode.data.replace(/<#\\d+>/g, "#hokkaido");
}"""


@dataclass(frozen=True, slots=True)
class Photographer:
    """Takes pictures of a channel in a window of a browser."""

    room: Room
    browser: Browser
    folder: Path

    async def take(
        self, name: str, channel: ChannelHandle, viewer: MemberActor | UserHandle, size: tuple[int, int]
    ) -> None:
        """Take a picture of the end of a channel as a person sees it, once everything is loaded."""
        width, height = size
        preview = self.room.env.preview(
            channel, viewers=[viewer], layout="channel", width=width, height=height
        )
        async with preview, window(self.browser, size) as (tab, _):
            await tab.route("**/*.css", _with_look)
            await tab.goto(preview.url)
            await tab.locator("#preview-app[aria-busy=false]").wait_for(state="attached")
            await tab.locator(".attachment-image").last.wait_for()
            while await tab.locator("img").evaluate_all(_NOT_LOADED):  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(0.1)
            await tab.locator("#channel-timeline").evaluate(_NAME_CHANNELS)
            await tab.locator("#channel-timeline").evaluate(_TO_THE_END)
            save(await tab.screenshot(), self.folder / f"practice-{name}.png")


def save(data: bytes, file: Path, size: tuple[int, int] | None = None) -> None:
    """Save a picture with few colours, in its own size or another."""
    with Image.open(BytesIO(data)) as picture:
        resized = picture.convert("RGB").resize(size or picture.size, Image.Resampling.LANCZOS)
        resized.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


async def _with_look(route: Route) -> None:
    """Add the look to a style sheet; the page's security policy forbids others."""
    sheet = await route.fetch()
    await route.fulfill(response=sheet, body=await sheet.text() + LOOK + HIDDEN)


def first_offered(message: Message) -> tuple[str, str]:
    """The control to press in a message, and its custom id."""
    ids = [part["custom_id"] for part in controls(message) if not part.get("disabled")]
    return next((name, own) for name in FIRST_OFFERED for own in ids if own.split(":")[1] == name)


async def play(found: Browser, folder: Path, *, trick: bool = False) -> None:
    """Play a game against two computer players, and take its pictures; only until a trick, if asked."""
    with tempfile.TemporaryDirectory() as place:
        async with closing(Pictures(workers=1)) as pictures, open_room(Path(place), pictures) as room:
            assert room.bot.user is not None
            await room.bot.user.edit(username="Hokkaido")
            guest, photos = room.person("Guest"), Photographer(room, found, folder)
            game = {"game": "honshu"} if trick else {}
            await guest.slash(room.channel, "hokkaido start", computers=2, **game)
            if not trick:
                await photos.take("lobby-phone", room.channel, guest, PHONE)
            await guest.slash(room.channel, "hokkaido begin")
            direct, id_ = guest.user.dm_channel, (await room.table()).id
            while (table := await room.bot.services.tables.get(id_)).stage is Stage.RUNNING:
                view = table.view(0)
                if trick and view.round >= TRICK and view.phase is Phase.TAKE and 0 in view.waiting_for:
                    return await photos.take("trick-phone", room.channel, guest, PHONE)
                if 0 in view.waiting_for:
                    control, custom_id = first_offered(room.asked(guest))
                    if (view.round, control) == (ROUND, "try"):
                        await photos.take("hand-phone", direct, guest.user, PHONE)
                    elif (view.round, control) == (ROUND, "take-place"):
                        await photos.take("place-phone", direct, guest.user, PHONE)
                        await photos.take("place-desktop", direct, guest.user, DESKTOP)
                    elif (view.round, control) == (ROUND + 1, "try"):
                        await photos.take("round-phone", room.channel, guest, PHONE)
                    await guest.user.click(room.asked(guest), custom_id=custom_id)
                await room.env.advance_time(THINKING)
            await photos.take("final-phone", room.channel, guest, PHONE)
    return None


async def play_on_board(found: Browser, folder: Path) -> None:
    """Try the first card of a hand on the board, and take its picture."""
    with tempfile.TemporaryDirectory() as place:
        async with open_boards(Path(place)) as boards:
            table = await boards.deal(1, 2)
            await until(boards, table, in_round(BOARD_ROUND))
            async with player(boards.link(table), found, touch=True) as user:
                await user.until("document.querySelector('#hand i')")
                await user.press(CARD)
                await user.until(f"document.querySelector('#map .gain') && document.querySelector('{MAIN}')")
                await asyncio.sleep(1)  # until nothing moves
                save(await user.page.screenshot(), folder / "board-phone.png", BOARD_SIZE)


async def main(folder: Path) -> None:
    """Play a game of each kind."""
    async with browser() as found:
        await play_on_board(found, folder)
        for trick in (True, False):
            await play(found, folder, trick=trick)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.programs.photos", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder for the pictures")
    chosen: Path = parser.parse_args().folder
    chosen.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(chosen))
