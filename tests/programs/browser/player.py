"""A player who does not think much: always the first card and the first legal spot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.texts import Language
from tests.programs.browser.chromium import BrowserError
from tests.programs.browser.practice_page import PracticePage, Shown

#: More presses than a whole game takes, and than a single decision takes on a slow machine.
_MOST_PRESSES = 400
_MOST_REPEATS = 8
#: How often to look again, every fifth of a second, when there is nothing to press.
_MOST_LOOKS = 600

_TYPED_PLACEMENT = re.compile(r"/place card:(\d+) x:(-?\d+) y:(-?\d+) rotation:(\S+)")

#: The buttons that make a decision, and those that name a card, in order of preference.
_CONTROLS = ("place-here", "set-aside", "done", "skip", "bid-alone", "accept")
_CARD_CONTROLS = ("card", "take", "discard")
#: What is decided in the message of the round itself, because it is not secret.
_OPEN_CONTROLS = ("take", "accept", "pair")
#: At the table: the buttons that show, to this player alone, what else there is to decide.
_OPENINGS = ("skip", "place", "trick", "hand")

#: With this the result of a game begins.
TROPHY = "🏆"

#: Called with an occasion for a picture, and with the view and the message that show it.
Watcher = Callable[[str, str, Shown], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Decision:
    """A button to press: its control, its label, and the card that it names, if any."""

    control: str
    label: str
    card: str | None = None


class BrowserPlayer:
    """Plays in one view of the page: the ``table`` or the direct ``messages``."""

    def __init__(
        self, page: PracticePage, texts: Language, view: str, *, typing: bool, watch: Watcher
    ) -> None:
        self._page = page
        self._texts = texts
        self._view = view
        self._typing = typing
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
        await self._page.show(self._view)
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
        """The newest message that asks for a decision.

        In the direct messages it is the only one with buttons. At the table the message of the round has
        buttons, and pressing one of them shows, to this player alone, what to decide.
        """
        shown = await self._page.messages(self._view)
        if self._view == "messages":
            return next((message for message in reversed(shown) if self._decision(message)), None)
        return next((message for message in reversed(shown) if self._label("hand") in message.buttons), None)

    async def _act(self, message: Shown) -> None:
        decision = self._decision(message)
        if self._view == "table" and (decision is None or decision.control not in _OPEN_CONTROLS):
            opening = next(label for label in map(self._label, _OPENINGS) if label in message.buttons)
            if not await self._page.press("table", message, opening):
                return
            message = (await self._page.messages("table"))[-1]
            if not message.private:
                return
        await self._decide(message)

    async def _decide(self, message: Shown) -> None:
        """Press or type. If the button has gone by now, the next look at the page finds another one."""
        decision = self._decision(message)
        if decision is None:
            return
        await self._page.must_fit(self._view)
        await self._watch(decision.control, self._view, message)
        command = self._command(decision, message) if self._typing else None
        if command is None:
            await self._page.press(self._view, message, decision.label)
        else:
            await self._page.command(self._view, *command)

    def _decision(self, message: Shown) -> Decision | None:
        """The button of a message to press: to place a card, to end the phase, or to choose a card."""
        for control in _CONTROLS:
            if self._label(control) in message.buttons:
                return Decision(control, self._label(control))
        for control in _CARD_CONTROLS:
            plain = re.escape(self._label(control, card="#")).replace(r"\#", r"(\d+)")
            with_gain = control if control == "discard" else f"{control}-gain"
            hinted = re.escape(self._label(with_gain, card="#", gain="")).replace(r"\#", r"(\d+)")
            for label in message.buttons:
                if found := re.fullmatch(plain, label) or re.match(hinted, label):
                    return Decision(control, label, found[1])
        pair = self._label("pair", pair="deck", numbers="")
        return next((Decision("pair", label) for label in message.buttons if label.startswith(pair)), None)

    def _command(self, decision: Decision, message: Shown) -> tuple[str, Mapping[str, str]] | None:
        """The command that does the same as a button, for the buttons of every round of a draft."""
        typed = _TYPED_PLACEMENT.search(message.text)
        if decision.control == "place-here" and typed:
            return "place", dict(zip(("card", "x", "y", "rotation"), typed.groups(), strict=True))
        if decision.control == "done":
            return "done", {}
        pick, _, _ = self._texts.format("hand-pick", passes="", numbers="").partition(".")
        if decision.card and pick in message.text:
            return "pick", {"card": decision.card}
        return ("take", {"card": decision.card}) if decision.card and decision.control == "take" else None

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
