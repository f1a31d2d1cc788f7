"""The public log of a game in words, a page at a time, and all of it as a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

from bot.errors import InputError
from bot.history import LogEntry
from bot.tables.events import Notice, TableEvent
from bot.views.buttons import table_button
from bot.views.log_lines import log_lines
from bot.views.placer import described
from bot.views.screen import LONGEST_TEXT, AttachedFile, Row, Screen
from bot.views.viewer import Viewer
from engine import events as happened
from engine.actions import Terraform
from engine.events import Event
from engine.placement import Placement

#: The control that turns the pages.
LOG = "log"

#: What formats a message, and what keeps a sign from doing so (``bot.escaping``).
_FORMATTING = re.compile(r"\\([^\w\s]|_)|\*\*|`|\u200b|^-# ", re.MULTILINE)
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")

#: So much of a message is left for its heading.
ROOM_FOR_HEADING = 200


def log_screen(viewer: Viewer, entries: Sequence[LogEntry], page: int | None) -> Screen:
    """One page of the log, counted from 0; None is the last one.

    Raises:
        InputError: nothing has happened yet that could be told.
    """
    pages = log_pages(viewer, entries)
    if not pages:
        raise InputError("log-empty")
    number = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    heading = viewer.format("log-heading", channel=viewer.table.channel_id, page=number + 1, pages=len(pages))
    rows = _rows(viewer, number, len(pages))
    return Screen(f"{heading}\n{pages[number]}", rows=rows, file=_file(viewer, entries) if rows else None)


def log_pages(viewer: Viewer, entries: Sequence[LogEntry]) -> list[str]:
    """The whole log, in pieces that fit into a message; a round's heading is repeated on a new page."""
    pages: list[list[str]] = []
    room = 0
    heading = ""
    for round_number, line in _lines(viewer, entries):
        of_round = viewer.format("log-round", round=round_number)
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
    shown: set[tuple[int, int]] = set()
    for number, entry in enumerate(entries):
        if number in beside:
            yield entry.round, beside[number]
        elif isinstance(entry.event, happened.MapsShown):
            yield from ((entry.round, line) for line in _maps(viewer, entry, shown))
        elif line := _LINES.get(type(entry.event)):
            if isinstance(entry.event, happened.CardPlaced | happened.CardSetAside):
                shown.add((entry.round, entry.event.seat))
            yield entry.round, line(viewer, entry.event)


def _file(viewer: Viewer, entries: Sequence[LogEntry]) -> AttachedFile:
    """The whole log to be read, searched and kept elsewhere: in plain text, a line for each thing."""
    written: list[str] = []
    last = -1
    for round_number, line in _lines(viewer, entries):
        if round_number != last:
            heading = plain_text(viewer.format("log-round", round=round_number))
            written += ["", heading] if written else [heading]
        last = round_number
        written.append(plain_text(line))
    return AttachedFile(f"hokkaido-{viewer.table.id}-log.txt", ("\n".join(written) + "\n").encode())


def plain_text(message: str) -> str:
    """The text of a message without Discord's ways of formatting it; a moment in the time of UTC."""
    text = _MOMENT.sub(
        lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", message
    )
    return _FORMATTING.sub(lambda found: found[1] or "", text)


def _notices(entries: Sequence[LogEntry]) -> list[Notice]:
    """What has happened beside the moves, numbered by its place in the log."""
    return [
        Notice(number, 0, entry.at, entry.event)
        for number, entry in enumerate(entries)
        if isinstance(entry.event, TableEvent)
    ]


def _rows(viewer: Viewer, page: int, pages: int) -> tuple[Row, ...]:
    ways = [
        table_button(viewer, LOG, arguments=(str(target),), label=viewer.format(f"button-log-{name}"))
        for name, target in (("back", page - 1), ("on", page + 1))
        if 0 <= target < pages
    ]
    return (tuple(ways),) if ways else ()


def _maps(viewer: Viewer, entry: LogEntry, shown: set[tuple[int, int]]) -> Iterator[str]:
    """Who has placed what, where that was not open before; and who has terraformed."""
    event = entry.event
    if not isinstance(event, happened.MapsShown):
        return
    for seat, placement in enumerate(event.placements):
        if (entry.round, seat) not in shown:
            yield _placed(viewer, seat, placement)
            terraforming = event.terraformings[seat]
            if terraforming is not None:
                yield _tile(viewer, seat, terraforming)


def _placed(viewer: Viewer, seat: int, placement: Placement | None) -> str:
    name = viewer.name(seat)
    if placement is None:
        return viewer.format("log-nothing-placed", name=name)
    return viewer.format("log-placed", name=name, placement=described(viewer.texts, placement))


def _tile(viewer: Viewer, seat: int, laid: happened.TileLaid | Terraform) -> str:
    name = viewer.name(seat)
    return viewer.format("log-tile", name=name, position=laid.position, terrain=laid.terrain)


def _cards(viewer: Viewer, event: happened.MapPhaseBegan) -> str:
    cards = [
        viewer.format("log-card-of", name=viewer.name(seat), card=card)
        for seat, card in enumerate(event.cards)
    ]
    return viewer.format("log-cards", cards=cards)


def _played(viewer: Viewer, event: happened.CardPlayed) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-played", name=name, card=event.card, cube=event.cube or "none")


def _order(viewer: Viewer, event: happened.TurnOrderSet) -> str:
    return viewer.format("log-order", names=viewer.names(event.order))


def _waited(viewer: Viewer, event: happened.WaitAsked) -> str:
    names = viewer.names(event.order)
    return viewer.format("log-wait", name=viewer.name(event.seat), names=names)


def _goal(viewer: Viewer, event: happened.GoalWon) -> str:
    goal = viewer.format(f"goal-{event.goal}")
    return viewer.format("log-goal", name=viewer.name(event.seat), goal=goal)


def _ended(viewer: Viewer, event: happened.GameEnded) -> str:
    names = viewer.names(event.winners)
    return viewer.format("log-ended", names=names, count=len(names))


def _of_seat(key: str, *values: str) -> Callable[..., str]:
    """A line that names the seat and some values of the event."""

    def line(viewer: Viewer, event: Event) -> str:
        named = {value: getattr(event, value) for value in values}
        return viewer.format(key, name=viewer.name(getattr(event, "seat", 0)), **named)

    return line


_LINES: Mapping[type[Event], Callable[..., str]] = {
    happened.PairTurnedUp: lambda viewer, event: viewer.format(
        "log-pair-up", pair=event.pair, cards=event.cards
    ),
    happened.CardPlayed: _played,
    happened.TurnOrderSet: _order,
    happened.CardTaken: _of_seat("log-taken", "card"),
    happened.PairNamed: _of_seat("log-pair-named", "pair"),
    happened.PairContested: _of_seat("log-pair-contested", "pair"),
    happened.PairAccepted: _of_seat("log-pair-accepted"),
    happened.MapPhaseBegan: _cards,
    happened.WaitAsked: _waited,
    happened.CardPlaced: lambda viewer, event: _placed(viewer, event.seat, event.placement),
    happened.CardSetAside: _of_seat("log-set-aside", "card"),
    happened.TileLaid: lambda viewer, event: _tile(viewer, event.seat, event),
    happened.GoalWon: _goal,
    happened.FreeTileLaid: _of_seat("log-free-tile", "position", "terrain"),
    happened.FreeTileSkipped: _of_seat("log-no-free-tile"),
    happened.GameEnded: _ended,
}
