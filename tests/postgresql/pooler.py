"""PgBouncer in front of a server, if it is installed."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.ports import free_port
from tests.postgresql.server import NOBODY, Server, is_root

#: The program, from the package of the same name; None if it is not installed.
PROGRAM = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")

#: Seconds until it must accept connections.
PATIENCE = 30.0

SETTINGS = """
[databases]
* = host={host} port={server_port} user=postgres

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
ignore_startup_parameters = options, extra_float_digits
"""


@contextmanager
def pooler(server: Server, mode: str) -> Iterator[int]:
    """Run PgBouncer in one of its modes, such as ``transaction``; yields its port."""
    assert PROGRAM is not None
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "pgbouncer.ini"
        places = {"host": server.data, "server_port": server.port or 5432, "port": port}
        file.write_text(SETTINGS.format(mode=mode, **places), encoding="utf-8")
        if is_root():
            Path(name).chmod(0o755)
        process = subprocess.Popen(
            [PROGRAM, "-q", file],
            user=NOBODY if is_root() else None,
            extra_groups=[] if is_root() else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port)
            yield port
        finally:
            process.kill()
            process.wait()


def _wait_for(port: int) -> None:
    """Wait until something accepts connections on a port."""
    give_up_at = time.monotonic() + PATIENCE
    while time.monotonic() < give_up_at:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")
