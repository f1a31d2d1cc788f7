"""A headless Chromium, driven over the DevTools protocol.

It does only what a player does with a page: open it, look at it, click, type and take a picture.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

#: Possible names of the program.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)


class BrowserError(Exception):
    """There is no browser, or it rejected a command."""


class Tab:
    """One open page."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Mapping[str, Any]]] = {}
        #: The uncaught exceptions of the page.
        self.complaints: list[str] = []

    async def listen(self) -> None:
        """Handle the messages from the browser until the connection ends."""
        async for message in self._socket:
            response = json.loads(message.data)
            if response.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(response["params"]["exceptionDetails"]["text"])
            waiting = self._waiting.pop(response.get("id", 0), None)
            if waiting is not None:
                waiting.set_result(response)

    async def command(self, method: str, **parameters: object) -> Mapping[str, Any]:
        """Send one command of the protocol and return its result."""
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        response = await asyncio.wait_for(self._waiting[number], 60)
        if "error" in response:
            raise BrowserError(f"{method}: {response['error']['message']}")
        result: Mapping[str, Any] = response["result"]
        return result

    async def open(self, address: str, width: int, height: int) -> None:
        """Open an address in a window of this size in pixels."""
        await self.command("Runtime.enable")
        await self.command("Page.enable")
        await self.resize(width, height)
        await self.command("Page.navigate", url=address)

    async def resize(self, width: int, height: int) -> None:
        """Resize the window; one narrower than 600 pixels counts as a phone."""
        await self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )

    async def evaluate(self, script: str) -> Any:
        """The value of a JavaScript expression, which may be a promise."""
        response = await self.command(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in response:
            details = response["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return response["result"].get("value")

    async def point(self, x: float, y: float) -> None:
        """Move the mouse to a point of the window."""
        await self.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    async def press(self, x: float, y: float) -> None:
        """Click at a point of the window."""
        await self.point(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            await self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def type(self, text: str) -> None:
        """Type letters into the focused element, as fast as a person would."""
        for letter in text:
            await self.command("Input.dispatchKeyEvent", type="char", text=letter)
            await asyncio.sleep(0.15)

    async def key(self, name: str, code: int) -> None:
        """Press a key other than a letter, such as Enter (13) or Tab (9)."""
        text = {"text": "\r"} if name == "Enter" else {}
        await self.command(
            "Input.dispatchKeyEvent", type="keyDown", key=name, code=name, windowsVirtualKeyCode=code, **text
        )
        await self.command(
            "Input.dispatchKeyEvent", type="keyUp", key=name, code=name, windowsVirtualKeyCode=code
        )

    async def picture(self, file: Path) -> None:
        """Save what the window shows as a PNG file."""
        response = await self.command("Page.captureScreenshot", format="png")
        await asyncio.to_thread(file.write_bytes, base64.b64decode(response["data"]))


@asynccontextmanager
async def browser_tab() -> AsyncIterator[Tab]:
    """Start a browser with an empty profile and stop it afterwards.

    Raises:
        BrowserError: no Chromium is installed, or it does not start.
    """
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        raise BrowserError(f"none of these is installed: {', '.join(NAMES)}")
    async with AsyncExitStack() as stack:
        profile = stack.enter_context(
            tempfile.TemporaryDirectory(prefix="hokkaido-browser-", ignore_cleanup_errors=True)
        )
        process = await asyncio.create_subprocess_exec(
            program,
            *_FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        stack.push_async_callback(_end, process)
        port = await _port(Path(profile) / "DevToolsActivePort")
        session = await stack.enter_async_context(ClientSession())
        async with session.get(f"http://127.0.0.1:{port}/json/list") as reply:
            target = next(entry for entry in await reply.json() if entry["type"] == "page")
        socket = await stack.enter_async_context(
            session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0)
        )
        tab = Tab(socket)
        listening = asyncio.create_task(tab.listen())
        stack.callback(listening.cancel)
        yield tab


async def _port(file: Path) -> int:
    """The port that the browser listens on, once the browser has written it to a file."""
    for _ in range(200):
        if lines := await asyncio.to_thread(_lines, file):
            return int(lines[0])
        await asyncio.sleep(0.1)
    raise BrowserError("the browser did not start within 20 seconds")


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()
