"""Ports on loopback that no other test gets."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from itertools import count

from bot.settings import Listen

# Below those that the system gives to anyone who asks for any, and apart from those of the other processes
# that run tests: otherwise one is taken between the search and its use.
_PORTS = count(10_000 + os.getpid() % 45 * 500)


def free_port() -> int:
    """A port that nothing uses."""
    while True:
        port = next(_PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def free_address() -> Listen:
    """Such a port, with its host."""
    return Listen("127.0.0.1", free_port())
