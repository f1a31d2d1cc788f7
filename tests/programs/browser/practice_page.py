"""The page of the practice table, used the way a player uses it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import FrameLocator, Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from render.drawing.boxes import DESKTOP, PHONE_WIDTH

#: The two views of the page; a desktop shows both, a phone one at a time.
VIEWS = ("table", "messages")

#: How many seconds anything at the table may take, and how many milliseconds to look for a button.
PATIENCE = 90.0
GLANCE = 3000

START = "import sys; from bot.__main__ import main; sys.exit(main())"

_PICTURES = ".attachment-image"
_MESSAGES = """(found) => found.map((message) => ({
    id: message.dataset.messageId,
    text: message.querySelector(".message-content")?.innerText ?? "",
    buttons: [...message.querySelectorAll("button.component-button:enabled:not([aria-disabled=true])")]
        .map((button) => button.innerText.trim()),
}))"""
_BOXES = """(found) => found.filter((image) => image.naturalWidth)
    .map((image) => [image.clientWidth, image.clientHeight, image.naturalWidth, image.naturalHeight])"""
_IS_IN_SIGHT = """(part) => {
    const box = part.getBoundingClientRect();
    const chat = document.querySelector("#channel-timeline").getBoundingClientRect();
    return box.top >= chat.top - 1 && box.bottom <= chat.bottom + 1;
}"""
_BELOW = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
# The lines in sight that a player reads: of the page's tabs, of messages and of their buttons.
_READ = """() => {
    const parts = "nav button, .message-content, .component-button";
    const isInSight = (part) => {
        const box = part.getBoundingClientRect();
        return box.width && box.bottom > 0 && box.top < innerHeight;
    };
    const shown = [...document.querySelectorAll(parts)].filter(isInSight);
    return shown.flatMap((part) => part.innerText.split(/[\\r\\n]+/));
}"""
# Counts the frames in which the newest picture is blank or dimmed after its message had one.
_WATCH = """() => {
    const pictured = new Set();
    window.watched = [0, 0];
    const clear = (image) => image.naturalWidth && getComputedStyle(image.parentElement).opacity === "1";
    const step = () => {
        const newest = [...document.querySelectorAll(".media-lightbox-trigger")].pop();
        const message = newest?.closest(".channel-message");
        window.watched[0] += 1;
        if ([...(newest?.querySelectorAll("img") ?? [])].some(clear)) pictured.add(message);
        else if (pictured.has(message)) window.watched[1] += 1;
        requestAnimationFrame(step);
    };
    step();
}"""


class BrowserError(Exception):
    """The page does not do what a player expects."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as the page shows it, with the buttons that can be pressed."""

    id: str
    text: str
    buttons: Sequence[str]


@asynccontextmanager
async def practice_address(locale: str = "en", people: int = 1) -> AsyncIterator[str]:
    """Start ``hokkaido practice`` in a language, yield the address that it prints, and stop it afterwards."""
    arguments = ("practice", "--no-browser", "--language", locale, "--people", str(people))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        while line := (await process.stdout.readline()).decode():
            if line.startswith("http://"):
                yield line.strip()
                return
        raise BrowserError("hokkaido practice has printed no address")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()  # also closes its pipe


class PracticePage:
    """Presses buttons and types in one of the two views."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def open(self, address: str) -> None:
        """Open the printed address and wait until both views have loaded."""
        await self.page.goto(address)
        await self._ready()

    async def reload(self) -> None:
        """Load the page again and wait until both views have loaded."""
        await self.page.reload()
        await self._ready()

    async def _ready(self) -> None:
        for view in VIEWS:
            await self._in(view).locator("#preview-app[aria-busy=false]").wait_for(state="attached")
            await self._in(view).locator(".channel-composer").wait_for(state="attached")

    async def messages(self, view: str) -> list[Shown]:
        """The messages in a view, oldest first."""
        shown = await self._in(view).locator(".channel-message").evaluate_all(_MESSAGES)
        return [Shown(**message) for message in shown]

    async def in_sight(self) -> list[str]:
        """The lines that the window shows now: of the page's tabs, and of messages and their buttons."""
        texts: list[str] = await self.page.evaluate(_READ)
        for view in VIEWS:
            if await self.page.locator(f"iframe[data-view={view}]").is_visible():
                texts += await self._in(view).locator("body").evaluate(_READ)
        return texts

    async def press(self, view: str, message: Shown, label: str) -> bool:
        """Click a button and wait until the bot has responded; False if the button has gone."""
        button = self._message(view, message.id).get_by_role("button", name=label, exact=True)
        try:
            await button.first.click(timeout=GLANCE)
        except PlaywrightTimeoutError:
            return False
        await self._answered(view)
        return True

    async def press_doubled(self, view: str, label: str) -> None:
        """Send the second click of a double click to the newest button with this label."""
        button = self._in(view).get_by_role("button", name=label, exact=True).last
        await button.dispatch_event("click", {"detail": 2})
        await self._answered(view)

    async def type(self, view: str, text: str) -> None:
        """Type into the composer, in place of what is there."""
        field = self._in(view).locator(".composer-row textarea, .composer-row input").first
        await field.fill("")
        await field.press_sequentially(text)

    async def enter(self, view: str, line: str) -> str:
        """Type a line and press Enter, and wait until the bot has responded; returns the page's complaint."""
        await self.show(view)
        await self.type(view, line)
        await self.page.keyboard.press("Enter")
        await self._answered(view)
        composer = self._in(view).locator(".composer-row textarea")
        return "".join(await composer.evaluate_all("(boxes) => boxes.map((box) => box.validationMessage)"))

    async def width(self) -> int:
        """The width of the page in pixels; it exceeds the window's if something overflows."""
        width: int = await self.page.evaluate("document.documentElement.scrollWidth")
        return width

    async def open_picture(self, view: str) -> tuple[int, int]:
        """Click the newest picture, return the size at which it opens, and close it again."""
        await self._in(view).locator(_PICTURES).last.click()
        whole = self.page.locator("#picture[open] img")
        width, height = await whole.evaluate("(image) => [image.clientWidth, image.clientHeight]")
        await self.page.keyboard.press("Escape")
        return width, height

    async def boxes(self, view: str) -> list[tuple[int, int, int, int]]:
        """The width and height of every picture in a view, as shown and then in full size."""
        found: list[list[int]] = await self._in(view).locator(_PICTURES).evaluate_all(_BOXES)
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
        is_phone = await self.page.evaluate("innerWidth < 600")
        for width, height, whole_width, whole_height in await self.boxes(view):
            if is_phone:
                scale = min(1.0, PHONE_WIDTH / whole_width)
            else:
                scale = min(1.0, DESKTOP[0] / whole_width, DESKTOP[1] / whole_height)
            if abs(width - scale * whole_width) > 1.5 or abs(height - scale * whole_height) > 1.5:
                raise BrowserError(f"a picture of {whole_width} x {whole_height} is {width} x {height}")

    async def below(self, view: str) -> int:
        """How many pixels of a view's chat are below the visible part."""
        pixels: int = await self._in(view).locator("#channel-timeline").evaluate(_BELOW)
        return pixels

    async def is_in_sight(self, view: str, text: str) -> bool:
        """Whether a chat shows all of its newest button or heading with this text."""
        shown = self._in(view).locator(".component-button, .message-content :is(h1, h2, h3)")
        found: bool = await shown.filter(has_text=text).last.evaluate(_IS_IN_SIGHT)
        return found

    async def middle(self, view: str, text: str) -> tuple[float, float]:
        """The middle of the newest button with this text, in pixels of the window."""
        button = self._in(view).get_by_role("button", name=text, exact=True).last
        box = await button.bounding_box()
        if box is None:
            raise BrowserError(f"there is no button {text}")
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def watch_pictures(self, view: str) -> None:
        """Start counting the frames in which the newest picture is blank or dim after its message had one."""
        await self._in(view).locator("body").evaluate(_WATCH)

    async def watched(self, view: str) -> tuple[int, int]:
        """The number of frames so far, and of those in which the picture was blank or dimmed."""
        frames, blank = await self._in(view).locator("body").evaluate("() => window.watched")
        return frames, blank

    async def show(self, view: str) -> None:
        """Bring a view to the front if the window is too small for both."""
        await self.page.locator(f"nav button[data-view={view}]").dispatch_event("click")

    async def resize(self, width: int, height: int) -> None:
        """Resize the window and wait until both views have adapted."""
        await self.page.set_viewport_size({"width": width, "height": height})
        for view in VIEWS:
            await self._answered(view)

    def _in(self, view: str) -> FrameLocator:
        return self.page.frame_locator(f'iframe[data-view="{view}"]')

    def _message(self, view: str, message_id: str) -> Locator:
        return self._in(view).locator(f'.channel-message[data-message-id="{message_id}"]')

    async def _answered(self, view: str) -> None:
        """Wait until nothing is under way, and until the page has polled for changes: every half second."""
        status = self._in(view).locator("#action-status")

        async def idle() -> bool:
            return not (await status.text_content() or "").endswith("…")

        await asyncio.sleep(0.2)
        await self._until(idle, "a press was not answered")
        await asyncio.sleep(0.6)

    async def _until(self, condition: Callable[[], Awaitable[bool]], complaint: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    if await condition():
                        return
                    await asyncio.sleep(0.1)
        except TimeoutError:
            raise BrowserError(complaint) from None
