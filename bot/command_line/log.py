"""What the running bot writes to stderr."""

from __future__ import annotations

import logging
import sys


class _WithoutSecret(logging.Formatter):
    """Writes a line with the time, the level and the logger, in which a secret never stands.

    Discord, or whoever stands in between, might send it back in an error.
    """

    def __init__(self, secret: str) -> None:
        super().__init__("{asctime} {levelname:<8} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The whole entry, with its traceback if it has one."""
        return super().format(record).replace(self._secret, "[DISCORD_TOKEN]")


def set_up_log(level: str, secret: str) -> None:
    """Log to stderr, one line per entry; the secret is left out wherever it would stand."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_WithoutSecret(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG these would log every statement and every message with its contents: whole hands, the seeds
    # of games, and the tokens with which anyone could respond in the name of the bot.
    for name in ("aiosqlite", "discord"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
