"""One worker process, as the event loop sees it: work goes in over a socket, what it leads to comes back.

An executor of processes does the same with two threads of its own, which get in the way of the event loop and
take longer than most work needs to be sent.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import traceback
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

#: How many bytes say how long a message is.
LENGTH = 8

#: How many bytes are taken from a process before it is kept waiting; pictures are smaller.
BUFFER = 2**20

#: How many seconds work may still take when the bot stops, and then its process to end. Whoever waited for an
#: answer has had theirs by then, and most of what stops a bot kills it after ten seconds.
ENDING = 1.5


class ProcessDiedError(Exception):
    """The process has ended before its work was done."""


class RaisedThereError(Exception):
    """The cause of an error that work has raised: where in the process that was."""


class WorkerProcess:
    """A process that does one piece of work after another; ``start`` it."""

    def __init__(
        self, process: BaseProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Use ``start`` instead."""
        self._process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls, warm_up: Callable[[], None] | None) -> WorkerProcess:
        """Start a process, which calls ``warm_up`` before its first work."""
        ours, theirs = socket.socketpair()
        # Never fork: the bot's process has threads (the database's) and open connections.
        process = multiprocessing.get_context("spawn").Process(
            target=_work, args=(theirs, warm_up), name="worker", daemon=True
        )
        await asyncio.to_thread(process.start)
        theirs.close()
        reader, writer = await asyncio.open_connection(sock=ours, limit=BUFFER)
        return cls(process, reader, writer)

    async def do(self, task: bytes) -> Any:
        """Do a piece of work, a pickled function without parameters.

        Raises:
            ProcessDiedError: the process has ended meanwhile.
            Exception: what the work raises.
        """
        try:
            self._writer.write(_message(task))
            await self._writer.drain()
            length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
            result, failure, where = pickle.loads(await self._reader.readexactly(length))  # noqa: S301 - ours
        except (OSError, EOFError) as error:
            raise ProcessDiedError from error
        if failure is not None:
            raise failure from RaisedThereError(where)
        return result

    @property
    def is_alive(self) -> bool:
        """Whether it can do any more work, as far as is known."""
        return not self._reader.at_eof()

    def kill(self) -> None:
        """End it at once."""
        self._writer.close()
        self._process.kill()

    async def end(self) -> None:
        """Let it end; it is not at work. One that hangs is killed."""
        self._writer.close()
        await asyncio.to_thread(self._process.join, ENDING)
        if self._process.is_alive():
            self._process.kill()
            await asyncio.to_thread(self._process.join)


def _work(theirs: socket.socket, warm_up: Callable[[], None] | None) -> None:
    """What the process does."""
    # Ctrl-C reaches the whole process group, but the bot itself decides when its workers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    if warm_up is not None:
        warm_up()
    with theirs, theirs.makefile("rb") as stream:
        while length := stream.read(LENGTH):
            theirs.sendall(_message(_result_of(stream.read(int.from_bytes(length, "big")))))


def _message(content: bytes) -> bytes:
    """What is sent, after its length; both at once, for whoever waits is woken by each sending."""
    return len(content).to_bytes(LENGTH, "big") + content


def _result_of(task: bytes) -> bytes:
    """What a piece of work leads to, or what it raises, with where that was."""
    try:
        return pickle.dumps((pickle.loads(task)(), None, ""))  # noqa: S301 - from our own process
    except Exception as error:
        return pickle.dumps((None, error, traceback.format_exc()))


def _end_with_parent() -> None:
    """Exit once the bot's process has ended, so that a killed bot leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
