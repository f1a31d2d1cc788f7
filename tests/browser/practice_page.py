"""The page of the practice table, as somebody who plays there handles it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.chromium import BrowserError, Tab

#: The longest that anything at the table may take, in seconds.
PATIENCE = 90.0

_SCRIPT = Path(__file__).with_name("practice_page.js").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as it stands in the page."""

    id: str
    text: str
    private: bool
    buttons: Sequence[str]
    pictures: Sequence[str]


class PracticePage:
    """Presses and types in one of the two views, ``table`` and ``messages``."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    async def open(self, address: str, width: int, height: int) -> None:
        """Go to the printed address and wait until both views are there."""
        await self.tab.open(address, width, height)
        await self._until(lambda: self._ready(), "the page did not open")

    async def messages(self, view: str) -> list[Shown]:
        """What stands in a view, oldest first."""
        shown: list[Mapping[str, Any]] = await self._call("messages", view)
        return [Shown(**message) for message in shown]

    async def press(self, view: str, message: Shown, label: str) -> bool:
        """Press a button with the mouse and wait until the bot has answered; False if it has gone."""
        place = await self._call("button", view, message.id, label)
        if place is None:
            # A press that comes while the page moves may hit a picture, which then lies open over everything.
            await self.tab.key("Escape", 27)
            return False
        await self.tab.press(*place)
        await self._answered(view)
        return True

    async def command(self, view: str, name: str, options: Mapping[str, str]) -> None:
        """Type a slash command: choose it from the list, then one option after the other, and send it.

        Of an option whose values Discord lists, ``options`` has the beginning of the one to choose.
        """
        await self._press_control("composer", view)
        await self.tab.type(f"/{name}")
        await asyncio.sleep(1.0)
        await self.tab.key("Enter", 13)
        await asyncio.sleep(0.5)
        for option, value in options.items():
            await self._fill_in(view, option, value)
        # Enter would first take what the completion offers.
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
        """Press something around the messages; False if it is not there."""
        place = await self._call(control, view, *details)
        if place is None:
            return False
        await self.tab.press(*place)
        await asyncio.sleep(0.3)
        return True

    async def show(self, view: str) -> None:
        """Bring a view to the front, where the window is too small for both."""
        await self.tab.evaluate(f"document.querySelector('nav button[data-view={view}]').click()")

    async def resize(self, width: int, height: int) -> None:
        """Make the window another size, and wait until both views have measured it."""
        await self.tab.resize(width, height)
        await asyncio.sleep(1.0)
        for view in ("table", "messages"):
            await self._answered(view)

    async def picture(self, file: Path, view: str, message: Shown | None) -> None:
        """Save what the window shows, with the end of a message in sight, or else the end of the view."""
        await asyncio.sleep(1.0)
        await self._call("scroll", view, message and message.id)
        # Away from the messages: one that is pointed at shows what else could be done with it.
        await self.tab.point(0, 0)
        await asyncio.sleep(1.0)
        await self.tab.picture(file)

    async def _ready(self) -> bool:
        return all([await self._call("ready", view) for view in ("table", "messages")])

    async def _answered(self, view: str) -> None:
        await asyncio.sleep(0.2)

        async def idle() -> bool:
            return not await self._call("busy", view)

        await self._until(idle, "a press was not answered")
        # The page asks for what is new every half second.
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
