"""A player who does not think much: always the first card and the first legal spot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.texts import Language
from tests.programs.browser.practice_page import BrowserError, PracticePage, Shown

#: More presses than a whole game needs, and than a single decision needs on a slow machine.
_MOST_PRESSES = 400
_MOST_REPEATS = 8
#: How often to look again when there is nothing to press, five times a second.
_MOST_LOOKS = 600

#: The buttons that make a decision, and those that name a card, in order of preference.
_CONTROLS = ("take-place", "keep-place", "place-done", "set-aside", "done", "skip", "accept")
_CARD_CONTROLS = ("card", "take", "keep", "discard")
#: Appears in the message with a game's result.
TROPHY = "🏆"

#: Called with an occasion for a picture, and with the view and the message that show it.
Watcher = Callable[[str, str, Shown], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Decision:
    """A button to press: its control and its label."""

    control: str
    label: str


class BrowserPlayer:
    """Plays with the buttons in the direct messages."""

    def __init__(self, page: PracticePage, texts: Language, watch: Watcher) -> None:
        self._page = page
        self._texts = texts
        self._watch = watch

    async def play(self, options: Mapping[str, str]) -> str:
        """Open a table with these options, if any, play its game to the end, and return the last message."""
        # A narrow window shows one view at a time.
        await self._page.show("table")
        if options:
            await self._press_newest("table", self._label("table-more"))
            await self._press_newest("table", self._label("cancel"))
            await self._page.command("table", "hokkaido start", options)
        await self._watch("lobby", "table", await self._newest("table", self._label("begin")))
        await self._press_newest("table", self._label("begin"))
        await self._page.show("messages")
        before, repeats = "", 0
        for _ in range(_MOST_PRESSES):
            if final := await self._final_message():
                await self._watch("final", "table", final)
                return final.text
            asked = await self._one_step()
            repeats = repeats + 1 if asked == before else 0
            before = asked
            if repeats == _MOST_REPEATS:
                raise BrowserError(f"pressing does not help: {asked}")
        raise BrowserError(f"the game was not over after {_MOST_PRESSES} presses")

    async def _one_step(self) -> str:
        """Make the next decision and return a description of it."""
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
        """The newest message that asks for a decision: the only one with its buttons."""
        shown = await self._page.messages("messages")
        return next((message for message in reversed(shown) if self._decision(message)), None)

    async def _act(self, message: Shown) -> None:
        """Press the message's button; if it has gone, the next look at the page will find another one."""
        decision = self._decision(message)
        if decision is None:
            return
        await self._page.must_fit("messages")
        await self._watch(decision.control, "messages", message)
        await self._page.press("messages", message, decision.label)

    def _decision(self, message: Shown) -> Decision | None:
        """The button of a message to press: to decide, to end the phase, or to look at a card."""
        for control in _CONTROLS:
            if self._label(control) in message.buttons:
                return Decision(control, self._label(control))
        for control in _CARD_CONTROLS:
            plain = re.escape(self._label(control, card="#")).replace(r"\#", r"(\d+)")
            with_gain = control if control == "discard" else f"{control}-gain"
            hinted = re.escape(self._label(with_gain, card="#", gain="")).replace(r"\#", r"(\d+)")
            for label in message.buttons:
                if re.fullmatch(plain, label) or re.match(hinted, label):
                    return Decision(control, label)
        beginnings = {"bid": "💡", "pair": self._label("pair", pair="deck", numbers="")}
        for control, beginning in beginnings.items():
            for label in message.buttons:
                if label.startswith(beginning):
                    return Decision(control, label)
        return None

    async def _final_message(self) -> Shown | None:
        shown = await self._page.messages("table")
        return next((message for message in shown if TROPHY in message.text), None)

    async def _press_newest(self, view: str, label: str) -> None:
        if not await self._page.press(view, await self._newest(view, label), label):
            raise BrowserError(f"the button {label!r} has gone")

    async def _newest(self, view: str, label: str) -> Shown:
        """The newest message with this button."""
        for message in reversed(await self._page.messages(view)):
            if label in message.buttons:
                return message
        raise BrowserError(f"no message has a button {label!r}")

    def _label(self, control: str, **values: str) -> str:
        return self._texts.format(f"button-{control}", **values)


def read_options(words: str) -> Mapping[str, str]:
    """Parse the options of a command, such as ``game:Honshu computers:2``."""
    return dict(re.findall(r"(\w+):(.*?)(?=\s+\w+:|$)", words))
