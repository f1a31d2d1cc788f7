"""Folders that the bot makes: hands and seeds are secret, so only their owner can use them."""

from __future__ import annotations

from pathlib import Path


def make_private(folder: Path) -> None:
    """Create a folder and the missing ones above it, for their owner alone, whatever the umask.

    Raises:
        OSError: one of them cannot be created.
    """
    for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)
        missing.chmod(0o700)
