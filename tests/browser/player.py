"""Somebody who plays at the practice table, without thinking much: the first card, the first legal spot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from bot.texts import Language
from tests.browser.chromium import BrowserError
from tests.browser.practice_page import PracticePage, Shown

#: More presses than any game takes, and than one and the same decision takes on a slow machine.
_MOST_PRESSES = 400
_MOST_REPEATS = 8
#: How often to look again, in steps of a fifth of a second, when there is nothing to press.
_MOST_LOOKS = 300

_TYPED_PLACEMENT = re.compile(r"/place (\d+) (-?\d+) (-?\d+) (\d+)")

#: What a card's button says.
_NUMBERED = re.compile(r"\D*(\d+)\D*")

#: Is told a moment of the game worth a picture, by name.
Watcher = Callable[[str], Awaitable[None]]


class BrowserPlayer:
    """Plays in one view of the page: at the ``table``, or in the direct ``messages``."""

    def __init__(
        self, page: PracticePage, english: Language, view: str, *, typing: bool, watch: Watcher
    ) -> None:
        self._page = page
        self._english = english
        self._view = view
        self._typing = typing
        self._watch = watch

    async def play(self) -> str:
        """Begin the waiting game, play it to the end, and return what the last message says."""
        await self._look("lobby")
        # A narrow window shows one view at a time.
        await self._page.show("table")
        await self._press_newest("table", self._label("begin"))
        await self._page.show(self._view)
        before, repeats = "", 0
        for _ in range(_MOST_PRESSES):
            if final := await self._final_message():
                await self._look("final")
                return final
            asked = await self._one_step()
            repeats = repeats + 1 if asked == before else 0
            before = asked
            if repeats == _MOST_REPEATS:
                raise BrowserError(f"pressing does not help: {asked}")
        raise BrowserError(f"the game was not over after {_MOST_PRESSES} presses")

    async def _one_step(self) -> str:
        """Do what is asked for next; what that was."""
        for _ in range(_MOST_LOOKS):
            message = await self._message_to_act_on()
            if message is not None:
                await self._act(message)
                return f"{message.text} {message.buttons}"
            if await self._final_message():
                return ""
            await asyncio.sleep(0.2)
        raise BrowserError("there is nothing to press, and the game is not over")

    async def _message_to_act_on(self) -> Shown | None:
        """The newest message that asks for something.

        In the direct messages only that one has buttons. At the table the round's message has them,
        and pressing one of those shows, for this player alone, what to decide.
        """
        shown = await self._page.messages(self._view)
        if self._view == "messages":
            return next((message for message in reversed(shown) if self._decision(message)), None)
        return next((message for message in reversed(shown) if self._label("hand") in message.buttons), None)

    async def _act(self, message: Shown) -> None:
        if self._view == "table":
            opening = next(
                label for label in map(self._label, ("skip", "place", "hand")) if label in message.buttons
            )
            if not await self._page.press("table", message, opening):
                return
            newest = (await self._page.messages("table"))[-1]
            if not newest.private:
                return
            message = newest
        await self._decide(message)

    async def _decide(self, message: Shown) -> None:
        """Press or type; a button that has gone meanwhile is no loss, the next look finds another."""
        decision = self._decision(message)
        if decision is None:
            return
        await self._look(self._occasion(decision))
        typed = _TYPED_PLACEMENT.search(message.text)
        if not self._typing:
            await self._page.press(self._view, message, decision)
        elif decision == self._label("place-here") and typed:
            await self._page.command(self._view, "place", typed.groups())
        elif decision == self._label("done"):
            await self._page.command(self._view, "done", ())
        elif number := _NUMBERED.fullmatch(decision):
            await self._page.command(self._view, "pick", number.groups())
        else:
            await self._page.press(self._view, message, decision)

    def _decision(self, message: Shown) -> str | None:
        """The button of a message to press: to place, to end the phase, to choose a card."""
        for control in ("place-here", "set-aside", "done", "skip"):
            if self._label(control) in message.buttons:
                return self._label(control)
        cards = (label for label in message.buttons if _NUMBERED.fullmatch(label))
        return next(cards, None)

    def _occasion(self, decision: str) -> str:
        names = {self._label(control): control for control in ("place-here", "set-aside", "done", "skip")}
        return names.get(decision, "hand")

    async def _final_message(self) -> str | None:
        heading = self._english.format("final-heading")
        shown = await self._page.messages("table")
        plain = heading.replace("*", "").replace("#", "").strip()
        return next((message.text for message in shown if plain in message.text), None)

    async def _press_newest(self, view: str, label: str) -> None:
        shown = await self._page.messages(view)
        message = next((entry for entry in reversed(shown) if label in entry.buttons), None)
        if message is None or not await self._page.press(view, message, label):
            raise BrowserError(f"no message has a button {label!r}")

    async def _look(self, occasion: str) -> None:
        """Tell whoever takes pictures."""
        await self._watch(occasion)

    def _label(self, control: str) -> str:
        return self._english.format(f"button-{control}")
