"""The lines of the channel's log: all events at a table other than the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from bot.tables import Stage, Table
from bot.tables import events as happened
from bot.tables.computer_seats import may_move
from bot.tables.deadlines import MISSED_IN_A_ROW
from bot.tables.options import Deadline
from bot.texts import text_key
from bot.views.viewer import Viewer, closing_times, viewer_at, viewer_before, viewers_then
from bot.views.votes import outcome_line, was_decided_at_once
from engine.views import Phase

#: The maximum number of undone moves in words; the others are counted.
MOST_MOVES = 10

#: Stands for secret actions: the text then shows only that the seat has moved.
UNNAMED_MOVE = "unnamed"

SECONDS_A_MINUTE = 60
MINUTES_AN_HOUR = 60


def log_lines(
    viewer: Viewer, notices: Sequence[happened.Notice], after: int, *, in_channel: bool = False
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
        if isinstance(event, happened.MovedForSeat):
            if is_followed(event, notices[index + 1 :]):
                continue
            if is_still_moved_for(viewer.table, event):
                break
            text: str | None = moved_line(then[index], event, notices[: index + 1], after)
        elif isinstance(event, happened.VoteEnded):
            before = notices[:index]
            has_message = in_channel and not was_decided_at_once(event, before)
            text = None if has_message else outcome_line(then[index], event, before)
        elif isinstance(event, happened.MovesUndone):
            text = _undone(then[index], event, notices[:index])
        else:
            line = _LINES.get(type(event))
            text = None if line is None else line(then[index], event)
        if text is not None:
            yield notice.number, text


def _left(viewer: Viewer, event: happened.SeatLeft) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-left", name=name, reason=event.reason, missed=MISSED_IN_A_ROW)


def _of_seat(key: str, viewer: Viewer, event: happened.SeatTakenBack | happened.HostChanged) -> str:
    return viewer.format(key, name=viewer.name(event.seat))


def _replaced(viewer: Viewer, event: happened.SeatReplaced) -> str:
    before = viewer_before(viewer, event)
    return viewer.format(
        "log-replaced",
        name=viewer.name(event.seat),
        computer=event.by_computer,
        known=not before.table.seats[event.seat].is_anonymous,
        former=before.name(event.seat),
    )


def _of_host(key: str, viewer: Viewer, event: happened.GamePaused | happened.GameResumed) -> str:
    """A line about an action of the host, with the host's name, or of a moderator."""
    timed = viewer.table.options.deadline is not Deadline.NONE
    if event.seat is None:
        return viewer.format(key, by="moderator", name="", timed=timed)
    return viewer.format(key, by="host", name=viewer.name(event.seat), timed=timed)


def _extended(viewer: Viewer, event: happened.DeadlineExtended) -> str:
    minutes = event.seconds // SECONDS_A_MINUTE
    if minutes % MINUTES_AN_HOUR:
        return viewer.format("log-extended", minutes=minutes)
    return viewer.format("log-extended-hours", hours=minutes // MINUTES_AN_HOUR)


def _given_back(viewer: Viewer, event: happened.TimeGivenBack) -> str:
    return viewer.format("log-time-given-back", since=event.since)


def _closed(viewer: Viewer, event: happened.TableClosed) -> str | None:
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


def _undone(viewer: Viewer, event: happened.MovesUndone, before: Sequence[happened.Notice]) -> str:
    """The undone moves with their players; ``before`` are all notices up to this one."""
    latest_first = event.moves[::-1]
    moves = []
    for move in latest_first[:MOST_MOVES]:
        then = viewer_at(viewer, before, move.entry)
        name, did = then.name(move.seat), text_key(move.did)
        moves.append(viewer.format("undone-move", name=name, did=did, round=move.round))
    more = len(latest_first) - len(moves)
    return viewer.format("log-undone", count=len(event.moves), moves=moves, more=more, alone=event.alone)


_LINES: Mapping[type[happened.TableEvent], Callable[..., str | None]] = {
    happened.SeatLeft: _left,
    happened.SeatTakenBack: partial(_of_seat, "log-taken-back"),
    happened.SeatReplaced: _replaced,
    happened.GamePaused: partial(_of_host, "log-paused"),
    happened.GameResumed: partial(_of_host, "log-resumed"),
    happened.DeadlineExtended: _extended,
    happened.TimeGivenBack: _given_back,
    happened.HostChanged: partial(_of_seat, "log-host"),
    happened.TableClosed: _closed,
}


def is_followed(moved: happened.MovedForSeat, later: Sequence[happened.Notice]) -> bool:
    """Whether a computer player has moved for the seat again in this phase; only the last move has a line."""
    for notice in later:
        if isinstance(notice.event, happened.MovesUndone):
            return False
        if isinstance(notice.event, happened.MovedForSeat) and _occasion(notice.event) == _occasion(moved):
            return True
    return False


def is_still_moved_for(table: Table, moved: happened.MovedForSeat) -> bool:
    """Whether a computer player is about to move for a seat that missed its deadline in this phase."""
    overdue = (clock for clock in table.clocks if clock.asked and clock.overdue)
    now = (moved.round, moved.phase)
    return any((clock.round, clock.phase) == now and may_move(table, clock.seat) for clock in overdue)


def moved_line(
    viewer: Viewer, moved: happened.MovedForSeat, before: Sequence[happened.Notice], after: int
) -> str:
    """The player who missed the deadline, and a computer player's actions for them in this phase.

    ``before`` are all notices up to this one; those up to the number ``after`` have been posted already.
    """
    missed = 0
    done: list[str] = []
    for notice in before:
        event = notice.event
        if isinstance(event, happened.MovesUndone):
            missed, done = 0, []
        elif isinstance(event, happened.DeadlineMissed) and _occasion(event) == _occasion(moved):
            missed = event.missed
        elif isinstance(event, happened.MovedForSeat) and _occasion(event) == _occasion(moved):
            done += [event.did] if notice.number > after else []
    if _is_still_secret(viewer, moved):
        done = [UNNAMED_MOVE]
    said = [viewer.format("moved-for-seat", did=text_key(did)) for did in done]
    name = viewer.name(moved.seat)
    return viewer.format("log-moved", name=name, round=moved.round, missed=missed, did=said)


def _is_still_secret(viewer: Viewer, moved: happened.MovedForSeat) -> bool:
    """Whether everyone is still placing at the same time, so that the others' moves are secret."""
    if viewer.table.stage is not Stage.RUNNING:
        return False
    view = viewer.view
    in_phase = (view.round, str(view.phase)) == (moved.round, moved.phase)
    return in_phase and view.phase is Phase.MAP and not view.sequential


def _occasion(event: happened.DeadlineMissed | happened.MovedForSeat) -> tuple[int, int, str]:
    return event.seat, event.round, event.phase
