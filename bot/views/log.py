"""The public log of a game: page by page, and all of it as a file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from bot.errors import InputError
from bot.history import LogEntry
from bot.tables.events import Notice, TableEvent
from bot.texts import without_links
from bot.views.controls import Row
from bot.views.log_lines import log_lines
from bot.views.log_moves import map_lines, move_line
from bot.views.screen import LONGEST_TEXT, AttachedFile, Screen
from bot.views.viewer import Viewer, alone_in_words
from engine.events import CardPlaced, CardSetAside, MapsShown, TileLaid

#: The control that turns the pages.
LOG = "log"

#: What formats a message, and what keeps characters from doing so (``bot.escaping``).
_FORMATTING = re.compile(r"\\([^\w\s]|_)|\*\*|`|\u200b|^-# ", re.MULTILINE)
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")

#: How many characters of a message are left for its heading.
ROOM_FOR_HEADING = 200


def log_screen(viewer: Viewer, entries: Sequence[LogEntry], page: int | None) -> Screen:
    """One page of the log, counted from 0; with None the last one.

    Raises:
        InputError: nothing has happened so far.
    """
    lines = list(_lines(viewer, entries))
    pages = _pages(viewer, lines)
    if not pages:
        raise InputError("log-empty")
    number = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    heading = _heading(viewer, number + 1, len(pages))
    rows = _rows(viewer, number, len(pages))
    return Screen(f"{heading}\n{pages[number]}", rows=rows, file=_file(viewer, lines) if rows else None)


def _heading(viewer: Viewer, page: int, pages: int) -> str:
    table = viewer.table
    if table.options.alone:
        return viewer.format("alone-log", page=page, pages=pages, **alone_in_words(table))
    return viewer.format("log-heading", channel=table.channel_id, page=page, pages=pages)


def _pages(viewer: Viewer, lines: Iterable[tuple[int, str]]) -> list[str]:
    """The whole log in pieces that fit into a message; a new page repeats the heading of its round."""
    pages: list[list[str]] = []
    room, last = 0, -1
    heading = of_round = ""
    for round_number, line in lines:
        if round_number != last:
            of_round, last = viewer.format("log-round", round=round_number), round_number
        new = [line] if of_round == heading else [of_round, line]
        length = sum(len(text) + 1 for text in new)
        if length > room:
            new = [of_round, line]
            length = sum(len(text) + 1 for text in new)
            pages.append([])
            room = LONGEST_TEXT - ROOM_FOR_HEADING
        heading = of_round
        pages[-1] += new
        room -= length
    return ["\n".join(page) for page in pages]


def _lines(viewer: Viewer, entries: Sequence[LogEntry]) -> Iterator[tuple[int, str]]:
    """Every line with the round that it belongs to."""
    beside = dict(log_lines(viewer, _notices(entries), after=-1))
    placed: dict[int, set[int]] = defaultdict(set)
    tiled: dict[int, set[int]] = defaultdict(set)
    for number, entry in enumerate(entries):
        event = entry.event
        if isinstance(event, TableEvent):
            lines = [beside[number]] if number in beside else []
        elif isinstance(event, MapsShown):
            lines = list(map_lines(viewer, event, placed[entry.round], tiled[entry.round]))
        else:
            line = move_line(viewer, event)
            lines = [] if line is None else [line]
            if isinstance(event, CardPlaced | CardSetAside):
                placed[entry.round].add(event.seat)
            elif isinstance(event, TileLaid):
                tiled[entry.round].add(event.seat)
        yield from ((entry.round, line) for line in lines)


def _file(viewer: Viewer, lines: Iterable[tuple[int, str]]) -> AttachedFile:
    """The whole log as plain text, to be read, searched and kept elsewhere."""
    written: list[str] = []
    last = -1
    for round_number, line in lines:
        if round_number != last:
            heading = plain_text(viewer.format("log-round", round=round_number))
            written += ["", heading] if written else [heading]
        last = round_number
        written.append(plain_text(line))
    return AttachedFile(f"hokkaido-{viewer.table.id}-log.txt", ("\n".join(written) + "\n").encode())


def plain_text(message: str) -> str:
    """The text of a message without Discord's formatting; moments are written in UTC."""
    text = _MOMENT.sub(
        lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", message
    )
    return _FORMATTING.sub(lambda found: found[1] or "", without_links(text))


def _notices(entries: Sequence[LogEntry]) -> list[Notice]:
    """What has happened apart from the moves, each numbered by its place in the log."""
    return [
        Notice(number, 0, entry.at, entry.event)
        for number, entry in enumerate(entries)
        if isinstance(entry.event, TableEvent)
    ]


def _rows(viewer: Viewer, page: int, pages: int) -> tuple[Row, ...]:
    ways = [
        viewer.button(LOG, arguments=(str(target),), text=f"button-log-{name}", lasting=True)
        for name, target in (("back", page - 1), ("on", page + 1))
        if 0 <= target < pages
    ]
    return (tuple(ways),) if ways else ()
