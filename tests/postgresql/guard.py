"""A folder for a server, deleted when the process that created it ends, even if that is killed.

Run as a program, this module waits for the end of its input, then stops the server and deletes the folder.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

#: An in-memory file system, if the system has one.
MEMORY = Path("/dev/shm")

#: Seconds that a server may take for an immediate shutdown.
PATIENCE = 30


class GuardedFolder:
    """A new folder, with a process that will delete it; call ``close``, or use ``with``."""

    def __init__(self) -> None:
        root = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
        self.path = Path(tempfile.mkdtemp(prefix="hokkaido-", dir=root))
        # In its own session, because a signal to the test run's process group must not end the guard.
        self._guard = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, self.path], stdin=subprocess.PIPE, start_new_session=True
        )

    def close(self) -> None:
        """Stop the server if there is one, and delete the folder."""
        self._guard.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def clear(folder: Path) -> None:
    """Stop the server in a folder if there is one, and delete the folder."""
    with suppress(OSError, IndexError, ValueError):
        server = int((folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(server, getattr(signal, "SIGQUIT", signal.SIGTERM))
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            os.kill(server, 0)
            time.sleep(0.02)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.stdin.buffer.read()
    clear(Path(sys.argv[1]))
