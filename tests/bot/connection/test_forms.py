"""Forms arrive as they were meant, whatever stands in them."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.connection.requests import PIECE, in_one_piece

Received = list[tuple[str | None, str | None, str | None, bytes]]


async def received(*fields: Mapping[str, Any]) -> Received:
    """The name, file name, type and content of each field, as a server reads them."""
    found: Received = []

    async def read(request: web.Request) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            content_type = part.headers.get("Content-Type")
            found.append((part.name, part.filename, content_type, bytes(await part.read())))
        return web.Response()

    app = web.Application(client_max_size=10 * PIECE)
    app.router.add_post("/", read)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession() as session,
        session.post(server.make_url("/"), data=in_one_piece(fields)) as response,
    ):
        assert response.ok
    return found


async def test_a_text_and_a_picture_arrive() -> None:
    picture = bytes(range(256)) * (PIECE // 100)
    octets = "application/octet-stream"
    fields = (
        {"name": "payload_json", "value": '{"content": "Győr – 海"}'},
        {"name": "files[0]", "value": io.BytesIO(picture), "filename": "map.jpg", "content_type": octets},
    )
    assert await received(*fields) == [
        ("payload_json", None, None, '{"content": "Győr – 海"}'.encode()),
        ("files[0]", "map.jpg", octets, picture),
    ]


@pytest.mark.parametrize("filename", ['a "deck".json', "a\r\nX-Other: header\r\n\r\n.json", "колода.json"])
async def test_the_name_of_a_file_stays_a_name(filename: str) -> None:
    ((_, name, _, content),) = await received({"name": "file", "value": b"1", "filename": filename})
    assert name is not None
    assert name.replace("%22", '"').replace("%0D", "\r").replace("%0A", "\n") == filename
    assert content == b"1"


async def test_lines_between_parts_within_a_part_end_nothing() -> None:
    content = "--\r\n--boundary--\r\n"
    assert await received({"name": "text", "value": content}) == [("text", None, None, content.encode())]
