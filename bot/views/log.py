"""The public log of a game, in pages and as a file, with a line for each move."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from bot.errors import InputError
from bot.history import LogEntry
from bot.tables.events import Notice, TableEvent
from bot.texts import without_links
from bot.views.controls import Row
from bot.views.log_lines import log_lines
from bot.views.moves import placement_in_words
from bot.views.screen import LONGEST_TEXT, AttachedFile, Screen
from bot.views.viewer import Viewer, alone_in_words, viewers_then
from engine import events as happened
from engine.actions import Terraform
from engine.events import CardPlaced, CardSetAside, Event, MapsShown, TileLaid
from engine.parts.placement import Placement

#: The control for turning pages.
LOG = "log"

#: Discord's formatting, and the characters that prevent it (``bot.escaping``).
_FORMATTING = re.compile(r"\\([^\w\s]|_)|\*\*|`|\u200b|^-# ", re.MULTILINE)
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")

#: The number of characters reserved for the heading of a message.
ROOM_FOR_HEADING = 200


def log_screen(viewer: Viewer, entries: Sequence[LogEntry], page: int | None) -> Screen:
    """One page of the log, counted from 0; the last one for None.

    Raises:
        InputError: the log is empty.
    """
    lines = list(_lines(viewer, entries))
    pages = _pages(viewer, lines)
    if not pages:
        raise InputError("log-empty")
    number = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    heading = _heading(viewer, number + 1, len(pages))
    rows = _rows(viewer, number, len(pages))
    return Screen(f"{heading}\n{pages[number]}", rows=rows, files=(_file(viewer, lines),) if rows else ())


def _heading(viewer: Viewer, page: int, pages: int) -> str:
    table = viewer.table
    if table.options.alone:
        return viewer.format("alone-log", page=page, pages=pages, **alone_in_words(table))
    return viewer.format("log-heading", channel=table.channel_id, page=page, pages=pages)


def _pages(viewer: Viewer, lines: Iterable[tuple[int, str]]) -> list[str]:
    """The whole log in pages that fit one message; each page repeats the heading of its round."""
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
    """Every line with its round."""
    beside = dict(log_lines(viewer, _notices(entries), after=-1))
    placed: dict[int, set[int]] = defaultdict(set)
    tiled: dict[int, set[int]] = defaultdict(set)
    then = viewers_then(viewer, [entry.event for entry in entries])
    for number, entry in enumerate(entries):
        event = entry.event
        if isinstance(event, TableEvent):
            lines = [beside[number]] if number in beside else []
        elif isinstance(event, MapsShown):
            lines = list(map_lines(then[number], event, placed[entry.round], tiled[entry.round]))
        else:
            line = move_line(then[number], event)
            lines = [] if line is None else [line]
            if isinstance(event, CardPlaced | CardSetAside):
                placed[entry.round].add(event.seat)
            elif isinstance(event, TileLaid):
                tiled[entry.round].add(event.seat)
        yield from ((entry.round, line) for line in lines)


def _file(viewer: Viewer, lines: Iterable[tuple[int, str]]) -> AttachedFile:
    """The whole log as plain text, for reading, searching and archiving."""
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
    """The text of a message without Discord's formatting; timestamps are written in UTC."""
    text = _MOMENT.sub(
        lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", message
    )
    return _FORMATTING.sub(lambda found: found[1] or "", without_links(text))


def _notices(entries: Sequence[LogEntry]) -> list[Notice]:
    """The events other than moves, numbered by their places in the log."""
    return [
        Notice(number, entry.entry, entry.at, entry.event)
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


def move_line(viewer: Viewer, event: Event) -> str | None:
    """The line for an event of the game; None if the log leaves it out."""
    line = _LINES_OF_MOVES.get(type(event))
    return None if line is None else line(viewer, event)


def map_lines(
    viewer: Viewer, event: happened.MapsShown, placed: Collection[int], tiled: Collection[int]
) -> Iterator[str]:
    """The lines for maps that are shown to everyone at the same time.

    ``placed`` are the seats whose placement of this round already has a line, ``tiled`` those whose tile has.
    A tile laid before another player asked to wait has none yet.
    """
    for seat, placement in enumerate(event.placements):
        if seat not in placed:
            yield _placed(viewer, seat, placement)
        terraforming = event.terraformings[seat]
        if terraforming is not None and seat not in tiled:
            yield _tile(viewer, seat, terraforming)


def _seat_line(key: str, values: tuple[str, ...], viewer: Viewer, event: Event) -> str:
    """A line with the name of the event's seat and these values of the event."""
    named = {value: getattr(event, value) for value in values}
    return viewer.format(key, name=viewer.name(getattr(event, "seat", 0)), **named)


def _placed(viewer: Viewer, seat: int, placement: Placement | None) -> str:
    name = viewer.name(seat)
    if placement is None:
        return viewer.format("log-nothing-placed", name=name)
    return viewer.format("log-placed", name=name, placement=placement_in_words(viewer.texts, placement))


def _tile(viewer: Viewer, seat: int, laid: happened.TileLaid | Terraform) -> str:
    name = viewer.name(seat)
    return viewer.format("log-tile", name=name, position=laid.position, terrain=laid.terrain)


def _pair_turned_up(viewer: Viewer, event: happened.PairTurnedUp) -> str:
    return viewer.format("log-pair-up", pair=event.pair, cards=event.cards)


def _cards_taken(viewer: Viewer, event: happened.MapPhaseBegan) -> str:
    cards = [
        viewer.format("log-card-of", name=viewer.name(seat), card=card)
        for seat, card in enumerate(event.cards)
    ]
    return viewer.format("log-cards", cards=cards)


def _card_played(viewer: Viewer, event: happened.CardPlayed) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-played", name=name, card=event.card, cube=event.cube or "none")


def _turn_order(viewer: Viewer, event: happened.TurnOrderSet) -> str:
    return viewer.format("log-order", names=viewer.names(event.order))


def _wait_asked(viewer: Viewer, event: happened.WaitAsked) -> str:
    names = viewer.names(event.order)
    return viewer.format("log-wait", name=viewer.name(event.seat), names=names)


def _goal_won(viewer: Viewer, event: happened.GoalWon) -> str:
    goal = viewer.format(f"goal-{event.goal}")
    return viewer.format("log-goal", name=viewer.name(event.seat), goal=goal)


def _game_ended(viewer: Viewer, event: happened.GameEnded) -> str:
    if viewer.table.options.alone:
        return viewer.format("alone-log-ended", points=viewer.view.seats[0].score.total)
    names = viewer.names(event.winners)
    return viewer.format("log-ended", names=names, count=len(names))


_LINES_OF_MOVES: Mapping[type[Event], Callable[..., str]] = {
    happened.PairTurnedUp: _pair_turned_up,
    happened.CardPlayed: _card_played,
    happened.TurnOrderSet: _turn_order,
    happened.CardTaken: partial(_seat_line, "log-taken", ("card",)),
    happened.PairNamed: partial(_seat_line, "log-pair-named", ("pair",)),
    happened.PairContested: partial(_seat_line, "log-pair-contested", ("pair",)),
    happened.PairAccepted: partial(_seat_line, "log-pair-accepted", ()),
    happened.MapPhaseBegan: _cards_taken,
    happened.WaitAsked: _wait_asked,
    happened.CardPlaced: lambda viewer, event: _placed(viewer, event.seat, event.placement),
    happened.CardSetAside: partial(_seat_line, "log-set-aside", ("card",)),
    happened.TileLaid: lambda viewer, event: _tile(viewer, event.seat, event),
    happened.GoalWon: _goal_won,
    happened.FreeTileLaid: partial(_seat_line, "log-free-tile", ("position", "terrain")),
    happened.FreeTileSkipped: partial(_seat_line, "log-no-free-tile", ()),
    happened.GameEnded: _game_ended,
}
