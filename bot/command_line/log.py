"""The running bot's log on stderr.

An entry is one line, possibly followed by an indented traceback: plain text for people, or fields for tools.
It includes the interaction and the table, if known (structlog's ``bind_contextvars``). In systemd's journal
each line has the level of its entry.
"""

from __future__ import annotations

import logging
import sys
import textwrap
from collections.abc import Mapping

import structlog
from structlog.types import Processor

from bot.command_line.arguments import journal_prefix
from bot.settings import LogFormat
from bot.store.database import StoreError
from engine.errors import in_words

#: The standard fields of an entry. The others are its context.
_FIRST = ("timestamp", "level", "logger", "event", "exception")


def _escape(_logger: object, _name: str, entry: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Escape line breaks and control characters, with which text from outside could fake an entry.

    Tracebacks keep their line breaks.
    """
    for name, value in entry.items():
        if isinstance(value, str) and not value.isprintable():
            kept = "\n" if name == "exception" else ""
            entry[name] = "".join(
                letter if letter.isprintable() or letter in kept else ascii(letter)[1:-1] for letter in value
            )
    return entry


_FIELDS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.format_exc_info,
    _escape,
]


def _plain(_logger: object, _name: str, entry: structlog.typing.EventDict) -> str:
    """Format an entry as a line with the time, level, logger and message, with its context at the end."""
    about = " ".join(f"{name}={value}" for name, value in sorted(entry.items()) if name not in _FIRST)
    line = "{timestamp} {level:<8} {logger}: {event}".format_map({**entry, "level": entry["level"].upper()})
    lines = [f"{line} [{about}]" if about else line]
    if "exception" in entry:
        # Indented, so that no line of an error's message looks like an entry.
        lines.append(textwrap.indent(str(entry["exception"]), "    ", lambda _: True))
    return "\n".join(lines)


_RENDERERS: Mapping[LogFormat, tuple[Processor, ...]] = {
    "plain": (structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False), _plain),
    "keyvalue": (
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.LogfmtRenderer(sort_keys=True, key_order=list(_FIRST[:4]), drop_missing=True),
    ),
    "json": (
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ),
}


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Formats entries and replaces secrets in them.

    Discord or a proxy may return a secret in an error message.
    """

    def __init__(self, secrets: Mapping[str, str], log_format: LogFormat) -> None:
        super().__init__(
            foreign_pre_chain=_FIELDS,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_RENDERERS[log_format]],
        )
        # Longest first, because one secret may contain another.
        self._secrets = sorted(secrets.items(), key=lambda secret: -len(secret[0]))

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry, with its traceback if it has one."""
        entry = super().format(record)
        for secret, instead in self._secrets:
            entry = entry.replace(secret, instead)
        return textwrap.indent(entry, journal_prefix(record.levelno), lambda _: True)


def _log_in_one_line(record: logging.LogRecord, error: Exception) -> None:
    """Replace the traceback with one line, for errors that repeat during an outage."""
    record.msg, record.args = f"{record.getMessage()}: {in_words(error) or type(error).__name__}", ()
    record.exc_info = None


def _of_the_database(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, StoreError):
        _log_in_one_line(record, error)
    return True


class _LostConnections(logging.Filter):
    """Logs one warning per reason for a lost or failed connection to Discord.

    discord.py would log it with a traceback at each attempt. ``serving`` logs the start and end of an outage.
    """

    _last = ""

    def filter(self, record: logging.LogRecord) -> bool:
        """Turn a connection error into a warning, and drop it if the reason is the same as last time."""
        error = record.exc_info[1] if record.exc_info else None
        raised_by = type(error).__module__.partition(".")[0]
        is_lost = isinstance(error, OSError) or raised_by in {"aiohttp", "discord"}
        if record.name != "discord.shard" or not isinstance(error, Exception) or not is_lost:
            return True
        reason = in_words(error) or type(error).__name__
        is_new, self._last = reason != self._last, reason
        _log_in_one_line(record, error)
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return is_new and logging.getLogger().isEnabledFor(record.levelno)


def set_up_log(level: str, secrets: Mapping[str, str], log_format: LogFormat = "plain") -> None:
    """Log to stderr in this format, with each secret replaced by its given text."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(secrets, log_format))
    handler.addFilter(_of_the_database)
    handler.addFilter(_LostConnections())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG this would log all message contents, including hands and the tokens for responding as the bot.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    # At INFO it logs nothing but login attempts, and a long outage has thousands.
    logging.getLogger("discord.client").setLevel(logging.WARNING)
