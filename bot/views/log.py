"""The public log of a game, in pages and as a file: a line for each move and each event at the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from bot.errors import InputError
from bot.escaping import without_formatting
from bot.history import LogEntry
from bot.tables import Stage, Table
from bot.tables import change as table_events
from bot.tables.change import Notice, TableEvent
from bot.tables.computer_seats import may_move
from bot.tables.deadlines import MISSED_IN_A_ROW
from bot.tables.options import Deadline
from bot.views.moves import placement_in_words
from bot.views.screen import LONGEST_TEXT, AttachedFile, Row, Screen
from bot.views.viewer import Viewer, alone_in_words, closing_times, viewer_at, viewer_before, viewers_then
from bot.views.votes import outcome_line, was_decided_at_once
from engine import events as happened
from engine.actions import Terraform
from engine.events import CardPlaced, CardSetAside, Event, MapsShown, TileLaid
from engine.parts.placement import Placement
from engine.views import Phase

#: The maximum number of undone moves in words; the others are counted.
MOST_MOVES = 10

#: Stands for secret actions: the text then shows only that the seat has moved.
UNNAMED_MOVE = "unnamed"

SECONDS_A_MINUTE = 60
MINUTES_AN_HOUR = 60


def log_lines(
    viewer: Viewer, notices: Sequence[table_events.Notice], after: int, *, in_channel: bool = False
) -> Iterator[tuple[int, str]]:
    """The lines for all notices numbered higher than ``after``, each with its number, as a generator.

    A line can combine several notices, so ``notices`` must include all earlier ones that it needs. Events
    that the channel shows anyway (individual votes) get no line, nor does, ``in_channel``, the end of a vote
    that has its own message. While computer players are still moving for people, the lines from their first
    move on are delayed, to combine the moves.
    """
    then = viewers_then(viewer, [notice.event for notice in notices])
    for index, notice in enumerate(notices):
        event = notice.event
        if notice.number <= after:
            continue
        if isinstance(event, table_events.MovedForSeat):
            if is_followed(event, notices[index + 1 :]):
                continue
            if is_still_moved_for(viewer.table, event):
                break
            text: str | None = moved_line(then[index], event, notices[: index + 1], after)
        elif isinstance(event, table_events.VoteEnded):
            before = notices[:index]
            has_message = in_channel and not was_decided_at_once(event, before)
            text = None if has_message else outcome_line(then[index], event, before)
        elif isinstance(event, table_events.MovesUndone):
            text = _undone(then[index], event, notices[:index])
        else:
            line = _LINES.get(type(event))
            text = None if line is None else line(then[index], event)
        if text is not None:
            yield notice.number, text


def _left(viewer: Viewer, event: table_events.SeatLeft) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-left", name=name, reason=event.reason, missed=MISSED_IN_A_ROW)


def _of_seat(key: str, viewer: Viewer, event: table_events.SeatTakenBack | table_events.HostChanged) -> str:
    return viewer.format(key, name=viewer.name(event.seat))


def _replaced(viewer: Viewer, event: table_events.SeatReplaced) -> str:
    before = viewer_before(viewer, event)
    return viewer.format(
        "log-replaced",
        name=viewer.name(event.seat),
        computer=event.by_computer,
        known=not before.table.seats[event.seat].is_anonymous,
        former=before.name(event.seat),
    )


def _of_host(key: str, viewer: Viewer, event: table_events.GamePaused | table_events.GameResumed) -> str:
    """A line about an action of the host, with the host's name, or of a moderator."""
    timed = viewer.table.options.deadline is not Deadline.NONE
    if event.seat is None:
        return viewer.format(key, by="moderator", name="", timed=timed)
    return viewer.format(key, by="host", name=viewer.name(event.seat), timed=timed)


def _extended(viewer: Viewer, event: table_events.DeadlineExtended) -> str:
    minutes = event.seconds // SECONDS_A_MINUTE
    if minutes % MINUTES_AN_HOUR:
        return viewer.format("log-extended", minutes=minutes)
    return viewer.format("log-extended-hours", hours=minutes // MINUTES_AN_HOUR)


def _given_back(viewer: Viewer, event: table_events.TimeGivenBack) -> str:
    return viewer.format("log-time-given-back", since=event.since)


def _closed(viewer: Viewer, event: table_events.TableClosed) -> str | None:
    table = viewer.table
    if table.game is None and event.reason != "idle":
        return None  # the table's message shows it, and no one was waiting
    if table.options.alone and event.reason == "host":
        return viewer.format("alone-unfinished")
    reason, seat = event.reason, event.seat
    if reason == "host" and seat is None:  # stored by a version that did not store the seat
        seat = table.seat_of(table.host_id)
    elif reason == "moderator" and seat is not None:
        reason = "moderator-who-plays"
    elif reason == "idle" and table.game is not None:
        reason = "idle-game"
    name = viewer.format("nobody") if seat is None else viewer.name(seat)
    return viewer.format("log-closed", reason=reason, name=name, **closing_times())


def _undone(viewer: Viewer, event: table_events.MovesUndone, before: Sequence[table_events.Notice]) -> str:
    """The undone moves with their players; ``before`` are all notices up to this one."""
    latest_first = event.moves[::-1]
    moves = []
    for move in latest_first[:MOST_MOVES]:
        then = viewer_at(viewer, before, move.entry)
        name, did = then.name(move.seat), viewer.variant_of(move.did)
        moves.append(viewer.format("undone-move", name=name, did=did, round=move.round))
    more = len(latest_first) - len(moves)
    return viewer.format("log-undone", count=len(event.moves), moves=moves, more=more, alone=event.alone)


_LINES: Mapping[type[table_events.TableEvent], Callable[..., str | None]] = {
    table_events.SeatLeft: _left,
    table_events.SeatTakenBack: partial(_of_seat, "log-taken-back"),
    table_events.SeatReplaced: _replaced,
    table_events.GamePaused: partial(_of_host, "log-paused"),
    table_events.GameResumed: partial(_of_host, "log-resumed"),
    table_events.DeadlineExtended: _extended,
    table_events.TimeGivenBack: _given_back,
    table_events.HostChanged: partial(_of_seat, "log-host"),
    table_events.TableClosed: _closed,
}


def is_followed(moved: table_events.MovedForSeat, later: Sequence[table_events.Notice]) -> bool:
    """Whether a computer player has moved for the seat again in this phase; only the last move has a line."""
    for notice in later:
        if isinstance(notice.event, table_events.MovesUndone):
            return False
        if isinstance(notice.event, table_events.MovedForSeat) and _occasion(notice.event) == _occasion(
            moved
        ):
            return True
    return False


def is_still_moved_for(table: Table, moved: table_events.MovedForSeat) -> bool:
    """Whether a computer player is about to move for a seat that missed its deadline in this phase."""
    overdue = (clock for clock in table.clocks if clock.asked and clock.overdue)
    now = (moved.round, moved.phase)
    return any((clock.round, clock.phase) == now and may_move(table, clock.seat) for clock in overdue)


def moved_line(
    viewer: Viewer, moved: table_events.MovedForSeat, before: Sequence[table_events.Notice], after: int
) -> str:
    """The player who missed the deadline, and a computer player's actions for them in this phase.

    ``before`` are all notices up to this one; those up to the number ``after`` have been posted already.
    """
    missed = 0
    done: list[str] = []
    for notice in before:
        event = notice.event
        if isinstance(event, table_events.MovesUndone):
            missed, done = 0, []
        elif isinstance(event, table_events.DeadlineMissed) and _occasion(event) == _occasion(moved):
            missed = event.missed
        elif isinstance(event, table_events.MovedForSeat) and _occasion(event) == _occasion(moved):
            done += [event.did] if notice.number > after else []
    if _is_still_secret(viewer, moved):
        done = [UNNAMED_MOVE]
    said = [viewer.format("moved-for-seat", did=viewer.variant_of(did)) for did in done]
    name = viewer.name(moved.seat)
    return viewer.format("log-moved", name=name, round=moved.round, missed=missed, did=said)


def _is_still_secret(viewer: Viewer, moved: table_events.MovedForSeat) -> bool:
    """Whether everyone is still placing at the same time, so that the others' moves are secret."""
    if viewer.table.stage is not Stage.RUNNING:
        return False
    view = viewer.view
    in_phase = (view.round, str(view.phase)) == (moved.round, moved.phase)
    return in_phase and view.phase is Phase.MAP and not view.sequential


def _occasion(event: table_events.DeadlineMissed | table_events.MovedForSeat) -> tuple[int, int, str]:
    return event.seat, event.round, event.phase


#: The control for turning pages.
LOG = "log"

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
    return without_formatting(message, _in_utc)


def _in_utc(seconds: int, _style: str) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


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
