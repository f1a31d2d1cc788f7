"""Creates private folders for the bot's files, because hands and seeds are secret."""

from __future__ import annotations

from pathlib import Path


def make_private(folder: Path) -> None:
    """Create a folder and its missing parents with access only for their owner, whatever the umask.

    Raises:
        OSError: one of them cannot be created.
    """
    for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)
        missing.chmod(0o700)
