"""Forms, in which texts and files go to Discord together, as they are sent.

aiohttp sends a form in pieces, the lines between its parts each by itself: nine system calls for a text and a
picture, and as many packets on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import aiohttp
from aiohttp.abc import AbstractStreamWriter
from aiohttp.payload import Payload

#: So many bytes are sent at once; most pictures are smaller.
PIECE = 2**18


class WrittenForm(Payload):
    """A form as it is sent, as often as need be."""

    _value: bytes

    def __init__(self, body: bytes, content_type: str) -> None:
        """Take it as it is."""
        super().__init__(body, content_type=content_type)
        self._size = len(body)

    async def write(self, writer: AbstractStreamWriter) -> None:
        """Send it; see aiohttp."""
        for start in range(0, len(self._value), PIECE):
            await writer.write(self._value[start : start + PIECE])

    def decode(self, encoding: str = "utf-8", errors: str = "strict") -> str:
        """What it says; see aiohttp."""
        return self._value.decode(encoding, errors)


async def in_one_piece(fields: Iterable[Mapping[str, Any]]) -> WrittenForm:
    """The form with these fields, each as discord.py gives it to ``aiohttp.FormData.add_field``."""
    form = aiohttp.FormData(quote_fields=False)  # brackets are part of the names of Discord's fields
    for field in fields:
        form.add_field(**field)
    parts = form()
    return WrittenForm(await parts.as_bytes(), parts.content_type)
