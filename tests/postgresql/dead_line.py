"""Connections to a server that die without a word: a machine loses power, or a proxy swallows everything."""

from __future__ import annotations

import asyncio
import ctypes
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

#: Linux's socket option for a filter of received packets, which Python does not name.
SO_ATTACH_FILTER = 26

#: The filter that drops every packet: one instruction, which returns the length 0.
DROP = struct.pack("HBBI", 0x06, 0, 0, 0)


def vanish(descriptor: int) -> None:
    """Drop all packets that a connection gets, so that not even the kernel acknowledges them."""
    instructions = ctypes.create_string_buffer(DROP)
    program = struct.pack("HL", 1, ctypes.addressof(instructions))
    with socket.socket(fileno=os.dup(descriptor)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)


@dataclass
class Line:
    """A proxy's port. Once ``silent``, it swallows all bytes both ways, and keeps connections open."""

    port: int
    silent: bool = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one direction of a connection, and its end."""
        with suppress(ConnectionError):
            while piece := await reader.read(2**16):
                if not self.silent:
                    writer.write(piece)
                    await writer.drain()
        if not self.silent:
            writer.close()


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    """Forward connections from another port on loopback to this one, for as long as the context lasts."""
    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, onwards = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, onwards))
        await asyncio.gather(line.carry(reader, onwards), line.carry(answers, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    line = Line(server.sockets[0].getsockname()[1])
    try:
        yield line
    finally:
        server.close()
        for writer in writers:
            writer.close()
