"""The page of the practice table, used the way a player uses it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from tests.programs.browser.chromium import BrowserError, Tab

#: The two views of the page; a desktop shows both, a phone one at a time.
VIEWS = ("table", "messages")

#: How many seconds anything at the table may take.
PATIENCE = 90.0

_SCRIPT = Path(__file__).with_name("practice_page.js").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as the page shows it."""

    id: str
    text: str
    private: bool
    buttons: Sequence[str]
    pictures: Sequence[str]


class PracticePage:
    """Presses buttons and types in one of the two views."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    async def open(self, address: str, width: int, height: int) -> None:
        """Open the printed address and wait until both views have loaded."""
        await self.tab.open(address, width, height)
        await self._until(lambda: self._ready(), "the page did not open")

    async def messages(self, view: str) -> list[Shown]:
        """The messages in a view, oldest first."""
        shown: list[Mapping[str, Any]] = await self._call("messages", view)
        return [Shown(**message) for message in shown]

    async def press(self, view: str, message: Shown, label: str) -> bool:
        """Click a button and wait until the bot has responded; False if the button has gone."""
        place = await self._call("button", view, message.id, label)
        if place is None:
            # A click while the page moves may hit a picture, which then opens on top of everything.
            await self.tab.key("Escape", 27)
            return False
        await self.tab.press(*place)
        await self._answered(view)
        return True

    async def command(self, view: str, name: str, options: Mapping[str, str]) -> None:
        """Type a slash command: choose it from the list, fill in one option after another, and send it.

        For an option whose values Discord lists, ``options`` has the beginning of the value to choose.
        """
        await self._press_control("composer", view)
        await self.tab.type(f"/{name}")
        await asyncio.sleep(1.0)
        await self.tab.key("Enter", 13)
        await asyncio.sleep(0.5)
        for option, value in options.items():
            await self._fill_in(view, option, value)
        # Enter would first accept a completion.
        await self._press_control("send", view)
        await self._answered(view)

    async def _fill_in(self, view: str, option: str, value: str) -> None:
        if not await self._press_control("option", view, option):
            await self._press_control("moreOptions", view)
            await self._press_control("offered", view, option)
        await self.tab.type(value)
        await asyncio.sleep(0.7)
        await self._press_control("offered", view, value)

    async def _press_control(self, control: str, view: str, *details: str) -> bool:
        """Click a control outside of the messages; False if it is not there."""
        place = await self._call(control, view, *details)
        if place is None:
            return False
        await self.tab.press(*place)
        await asyncio.sleep(0.3)
        return True

    async def line(self, view: str, text: str) -> str | None:
        """Type a line and press Enter; returns the error that the page shows, if any."""
        await self._press_control("composer", view)
        await self.tab.type(text)
        await self.tab.key("Enter", 13)
        await self._answered(view)
        note: str | None = await self._call("note", view)
        return note

    async def composer_fits(self, view: str) -> bool:
        """Whether everything in the composer fits into it."""
        fits: bool = await self._call("composerFits", view)
        return fits

    async def width(self) -> int:
        """The width of the page in pixels; it exceeds the window's if something overflows."""
        width: int = await self.tab.evaluate("document.documentElement.scrollWidth")
        return width

    async def open_picture(self, view: str) -> tuple[int, int]:
        """Click the newest picture, return the size at which it opens, and close it again."""
        await self._press_control("newestPicture", view)
        width, height = await self._call("whole")
        await self.tab.key("Escape", 27)
        return width, height

    async def boxes(self, view: str) -> list[tuple[int, int, int, int]]:
        """The width and height of every picture in a view, as shown and then in full size."""
        found: list[list[int]] = await self._call("boxes", view)
        return [(width, height, whole, high) for width, height, whole, high in found]

    async def until_pictures(self, view: str, count: int) -> None:
        """Wait until ``count`` pictures in a view have loaded."""

        async def loaded() -> bool:
            return len(await self.boxes(view)) >= count

        await self._until(loaded, "the pictures did not come")

    async def must_fit(self, view: str) -> None:
        """Check that every picture is shown at the size that Discord's client would use.

        Raises:
            BrowserError: one is not.
        """
        is_phone = await self.tab.evaluate("innerWidth < 600")
        for width, height, whole_width, whole_height in await self.boxes(view):
            if is_phone:
                scale = min(1.0, PHONE_WIDTH / whole_width)
            else:
                scale = min(1.0, DESKTOP[0] / whole_width, DESKTOP[1] / whole_height)
            if abs(width - scale * whole_width) > 1.5 or abs(height - scale * whole_height) > 1.5:
                raise BrowserError(f"a picture of {whole_width} x {whole_height} is {width} x {height}")

    async def below(self, view: str) -> int:
        """How many pixels of a view's chat are below the visible part."""
        pixels: int = await self._call("below", view)
        return pixels

    async def watch_pictures(self, view: str) -> None:
        """Start counting the frames in which the newest picture is blank or dim after its message had one."""
        await self._call("watchPictures", view)

    async def watched(self) -> tuple[int, int]:
        """The number of frames so far, and of those in which the picture was blank or dimmed."""
        frames, blank = await self._call("watched")
        return frames, blank

    async def reload(self) -> None:
        """Load the page again and wait until both views have loaded."""
        await self.tab.evaluate("location.reload()")
        await asyncio.sleep(1.0)
        await self._until(lambda: self._ready(), "the page did not open again")

    async def show(self, view: str) -> None:
        """Bring a view to the front if the window is too small for both."""
        await self.tab.evaluate(f"document.querySelector('nav button[data-view={view}]').click()")

    async def resize(self, width: int, height: int) -> None:
        """Resize the window and wait until both views have adapted."""
        await self.tab.resize(width, height)
        await asyncio.sleep(1.0)
        for view in VIEWS:
            await self._answered(view)

    async def picture(self, file: Path, view: str, message: Shown | None) -> None:
        """Take a picture of the window, with the end of a message (None: of the view) in sight.

        Raises:
            BrowserError: a picture in sight cannot be loaded.
        """

        async def loaded() -> bool:
            # A picture that loads pushes what is below it out of sight.
            await self._call("scroll", view, message and message.id)
            return not any([await self._call("unloaded", of) for of in VIEWS])

        await asyncio.sleep(1.0)
        await self._until(loaded, "a picture is not loaded")
        # Point away from the messages: Discord shows more controls on the one under the pointer.
        await self.tab.point(0, 0)
        await asyncio.sleep(1.0)
        await self.tab.picture(file)

    async def _ready(self) -> bool:
        return all([await self._call("ready", view) for view in VIEWS])

    async def _answered(self, view: str) -> None:
        await asyncio.sleep(0.2)

        async def idle() -> bool:
            return not await self._call("busy", view)

        await self._until(idle, "a press was not answered")
        # The page polls for changes every half second.
        await asyncio.sleep(0.6)

    async def _until(self, condition: Callable[[], Any], complaint: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    if await condition():
                        return
                    await asyncio.sleep(0.1)
        except TimeoutError:
            raise BrowserError(complaint) from None

    async def _call(self, function: str, *arguments: object) -> Any:
        await self.tab.evaluate(_SCRIPT)
        given = ", ".join(json.dumps(argument) for argument in arguments)
        return await self.tab.evaluate(f"practice.{function}({given})")
