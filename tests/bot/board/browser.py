"""The board in a real browser, used by touch or by mouse as a player uses it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, Locator, Page
from playwright.async_api import TimeoutError as PageTimeout

from tests.chromium import DESKTOP, PATIENCE, PHONE, window


@dataclass
class Player:
    """A person with the page open; ``gestures`` counts taps, drags and keys."""

    page: Page
    touch: bool
    complaints: list[str] = field(default_factory=list)
    gestures: int = 0

    async def press(self, target: Locator | str, within: float = PATIENCE) -> None:
        """Tap or click something; wait up to ``within`` milliseconds for it to appear."""
        locator = self.page.locator(target).first if isinstance(target, str) else target
        await (locator.tap(timeout=within) if self.touch else locator.click(timeout=within))
        self.gestures += 1

    async def key(self, name: str) -> None:
        self.gestures += 1
        await self.page.keyboard.press(name)

    async def drag(self, target: Locator | str, to: Locator | str, dx: float = 0, dy: float = 0) -> None:
        """Drag something to the middle of another thing, or beside it."""
        self.gestures += 1
        x, y = await self._middle(target)
        there_x, there_y = await self._middle(to)
        steps = [(x + (there_x + dx - x) * n / 8, y + (there_y + dy - y) * n / 8) for n in range(1, 9)]
        if not self.touch:
            await self.page.mouse.move(x, y)
            await self.page.mouse.down()
            for place in steps:
                await self.page.mouse.move(*place)
            await self.page.mouse.up()
            return
        session = await self.page.context.new_cdp_session(self.page)

        async def finger(kind: str, *points: tuple[float, float]) -> None:
            touched = [{"x": a, "y": b} for a, b in points]
            await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        await finger("touchStart", (x, y))
        for place in steps:
            await finger("touchMove", place)
        await finger("touchEnd")

    async def _middle(self, target: Locator | str) -> tuple[float, float]:
        locator = self.page.locator(target).first if isinstance(target, str) else target
        # Hints, which come later, draw the cards again.
        box = await locator.bounding_box() or await locator.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def until(self, condition: str, within: float = PATIENCE) -> Any:
        """Wait at most ``within`` milliseconds until a JavaScript expression is true; return its value."""
        # Not Playwright's own waiting, which the page's content security policy forbids.
        look = f"() => {{ const found = {condition}; found ? done(found) : requestAnimationFrame(look) }}"
        async with asyncio.timeout(within / 1000):
            return await self.page.evaluate(f"() => new Promise((done) => {{ const look = {look}; look() }})")

    async def text(self, selector: str) -> str:
        return await self.page.locator(selector).first.inner_text()

    async def key_on(self, target: str) -> None:
        """Press Enter on something, after Tab until it has the focus."""
        while not await self.page.evaluate(f"document.activeElement.matches({target!r})"):
            await self.key("Tab")
        await self.key("Enter")

    async def play(self, *, turns: bool = False, keys: bool = False, sooner: tuple[str, ...] = ()) -> int:
        """Play until the game is over, always with the first offer; return the gestures made.

        With ``turns`` each card is turned once before it is placed. With ``keys`` nothing else is used. What
        there is of ``sooner`` is pressed before that, the first of it that there is.
        """
        before, turned, idle = self.gestures, "", ""
        while (now := await self.until(f"{OVER} ? 'over' : {ASKED} && {READY}")) != "over":
            if wished := [target for target in sooner if await self.page.locator(target).count()]:
                with suppress(PageTimeout):
                    await self.press(wished[0], within=SHORT)
                continue
            moment = await self.page.evaluate("document.body.dataset.moment")
            if now == "undecided":
                # While the choices of a new view are drawn, there is none for an instant.
                with suppress(PageTimeout, TimeoutError):
                    if not keys:
                        await self.press(f"{CARD}, {TILE}", within=SHORT)
                        changed = f"{READY} !== 'undecided' || document.body.dataset.moment !== {moment!r}"
                        await self.until(changed, within=SHORT)
                    elif await self.page.locator(TILE).count():
                        await self.key_on("#map .tile")
                    else:
                        await self.key("Enter")
                continue
            number = moment.partition(",")[0]
            if turns and number != turned and await self.page.locator(TURN).count():
                turned = number
                await self.press(TURN)
            await (self.key("Enter") if keys else self.press(MAIN))
            changed = f"document.body.dataset.moment !== {moment!r} || {NOTICE}?.textContent"
            try:
                await self.until(changed, within=SHORT if keys else PATIENCE)
            except TimeoutError:
                # Enter does nothing while the page brings the chosen card up to date.
                if not keys or moment == idle:
                    raise
                idle = moment
            assert await self.page.evaluate(f"{NOTICE} === undefined"), await self.text("#notice")
        # A decision that comes just after the bot has placed a card in turn is refused without a notice.
        self.complaints[:] = [one for one in self.complaints if not one.endswith(REFUSED)]
        return self.gestures - before


#: The button that turns the tried card.
TURN = "#tools button[data-do=turn]:enabled"

#: The main button, and expressions for whether the game is over, asks the player, and has shown the choices.
MAIN = "#choices button:is(.main, .good, .bad):enabled:not([aria-disabled])"
OVER = "document.body.classList.contains('over')"
ASKED = "document.body.classList.contains('asked')"
UNDECIDED = "body:not(:has(#choices :is(.main, .good, .bad)))"
CARD = f"{UNDECIDED} #hand .open:not([aria-pressed=true])"
TILE = f"{UNDECIDED} #map .tile"
READY = (
    f"(document.querySelector('{MAIN}') ? 'main' : document.querySelector('{CARD}, {TILE}') && 'undecided')"
)

#: What the bot has refused, or why a button cannot be pressed; a goal that was won is no refusal.
NOTICE = "[...document.querySelectorAll('#notice:not([hidden])')].find((one) => !/Won: /.test(one.innerText))"

#: The end of what the browser says about a decision that the bot refused.
REFUSED = "422 (Unprocessable Entity)"

#: Milliseconds after which the player looks again at what there is to press.
SHORT = 5000


@asynccontextmanager
async def player(
    link: str, found: Browser, *, touch: bool, size: tuple[int, int] | None = None
) -> AsyncIterator[Player]:
    """Open a link in a new window: a phone by touch, or a desktop by mouse."""
    size = size or (PHONE if touch else DESKTOP)
    async with window(found, size, touch=touch, sharp=2 if touch else 1) as (page, complaints):
        user = Player(page, touch, complaints)
        await page.goto(link)
        await user.until("!document.body.hidden && document.querySelector('#art svg')")
        yield user
        assert not user.complaints, user.complaints
