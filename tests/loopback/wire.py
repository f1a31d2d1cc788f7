"""What goes over the wire: Discord's responses and errors, and the bodies of requests."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from aiohttp import web

#: A JSON object in a request or a response.
Payload = dict[str, Any]

#: The first moment that a snowflake can encode, in milliseconds since 1970.
DISCORD_EPOCH = 1_420_070_400_000

#: Discord's error codes.
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
CANNOT_SEND_TO_USER = 50007
MISSING_PERMISSIONS = 50013
TOO_MANY_THREADS = 160006
TITLE_REFUSED = 200001
ENTRY_POINT_REMOVED = 50240
INVALID_FORM_BODY = 50035
THREAD_ARCHIVED = 50083
TOO_LARGE = 40005

#: The largest attached file, in bytes.
LARGEST_FILE = 10 * 2**20


class RefusedError(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int, message: str, **headers: str) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.headers = headers


class Snowflakes:
    """Generates ids as Discord does: each contains the time of its creation."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """A new, unique id."""
        now = (time.time_ns() // 1_000_000 - DISCORD_EPOCH) << 22
        self._last = max(self._last + 1, now)
        return self._last


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response as Discord sends it: without a charset, because discord.py parses no other."""
    sent = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=sent)


def nothing(headers: dict[str, str] | None = None) -> web.Response:
    """A response without content."""
    return web.Response(status=204, headers=headers)


def page(status: int) -> web.Response:
    """An HTML error page, as a proxy in front of Discord sends it."""
    text = f"<html><head><title>{status}</title></head><body><h1>{status} cloudflare</h1></body></html>"
    return web.Response(text=text, status=status, content_type="text/html")


@dataclass(frozen=True, slots=True)
class File:
    """An attached file without its bytes."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Body:
    """The body of a request from the bot."""

    data: Any
    files: tuple[File, ...] = ()


#: The key under which a request carries its parsed body.
BODY = web.RequestKey("body", Body)


async def body_of(request: web.Request) -> Body:
    """Parse the JSON of a request and the files that come with it.

    Raises:
        RefusedError: a file is too large.
    """
    if not request.can_read_body:
        return Body({})
    content = await request.read()
    if not request.content_type.startswith("multipart/"):
        return Body(json.loads(content) if content else {})
    found = _parts(content, request.headers["Content-Type"].partition("boundary=")[2].strip('"'))
    files = tuple(File(_file_name(head), len(data)) for head, data in found if b"filename=" in head)
    if any(file.size > LARGEST_FILE for file in files):
        raise RefusedError(413, TOO_LARGE, "Request entity too large")
    payloads = [data for head, data in found if b'name="payload_json"' in head]
    return Body(json.loads(payloads[0]) if payloads else {}, files)


def _parts(content: bytes, boundary: str) -> list[tuple[bytes, bytes]]:
    """The headers and contents of a form's parts; aiohttp's reader would take most of the server's time."""
    pieces = content.split(b"--" + boundary.encode())
    found = (piece.partition(b"\r\n\r\n") for piece in pieces[1:-1])
    return [(head, data.removesuffix(b"\r\n")) for head, _, data in found]


def _file_name(head: bytes) -> str:
    return head.partition(b'filename="')[2].partition(b'"')[0].decode()
