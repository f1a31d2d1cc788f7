"""What the channel's log says of the things that happen at a table beside the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.escaping import escaped
from bot.tables import events as happened
from bot.tables.deadlines import MISSED_IN_A_ROW
from bot.tables.table_state import VoteKind
from bot.tables.vote_rules import AGREED
from bot.texts import text_key
from bot.views.missed_deadlines import is_followed, is_still_moved_for, moved_line
from bot.views.timing import closing_times
from bot.views.viewer import Viewer

#: So many undone moves are named; the others are counted.
MOST_MOVES = 10

#: So many lines below the round's message push its buttons off the screen of a phone.
MANY_LINES = 3

#: After these the game waits for people who were not waited for before: they look for the buttons at once.
ASKING_ANEW = (happened.MovedForSeat, happened.GameResumed, happened.MovesUndone)

SECONDS_A_MINUTE = 60
MINUTES_AN_HOUR = 60


def log_lines(
    viewer: Viewer, notices: Sequence[happened.Notice], after: int, *, in_channel: bool = False
) -> list[tuple[int, str]]:
    """The lines for all notices with a greater number than ``after``, with their numbers.

    ``notices`` are all of the table, for what was voted about is told at the end of the vote. What the
    channel sees otherwise (who is ready, who has voted) has no line; nor, ``in_channel``, has the end of
    a vote whose own message says it. While a computer player is still moving for somebody, its moves
    and all that came after them wait for the line that says them all.
    """
    lines = []
    for index, notice in enumerate(notices):
        if notice.number <= after:
            continue
        if isinstance(notice.event, happened.VoteEnded):
            before = notices[:index]
            if not in_channel or _was_decided_at_once(notice.event, before):
                lines.append((notice.number, _vote_ended(viewer, notice.event, before)))
            continue
        if isinstance(notice.event, happened.MovedForSeat):
            if is_followed(notice.event, notices[index + 1 :]):
                continue
            if is_still_moved_for(viewer.table, notice.event):
                break
            before = notices[: index + 1]
            lines.append((notice.number, moved_line(viewer, notice.event, before, after)))
            continue
        line = _LINES.get(type(notice.event))
        text = None if line is None else line(viewer, notice.event)
        if text is not None:
            lines.append((notice.number, text))
    return lines


def hides(notices: Sequence[happened.Notice], below: Sequence[int]) -> bool:
    """Whether the lines with these numbers hide the message above them from those who are asked now."""
    events = {notice.number: notice.event for notice in notices}
    return len(below) >= MANY_LINES or any(isinstance(events[number], ASKING_ANEW) for number in below)


def vote_line(viewer: Viewer, notices: Sequence[happened.Notice], opened_at: str) -> str:
    """How the vote that was opened at this moment (in ISO format) has ended."""
    end = _end_of_vote(notices, opened_at)
    if end is None or not isinstance(end.event, happened.VoteEnded):
        return viewer.format("vote-closed")
    return _vote_ended(viewer, end.event, notices[: notices.index(end)])


def _was_decided_at_once(ended: happened.VoteEnded, before: Sequence[happened.Notice]) -> bool:
    """Whether nobody but who had asked was to decide, so that the vote never had a message."""
    return ended.outcome == AGREED and isinstance(before[-1].event, happened.VoteOpened)


def _end_of_vote(notices: Sequence[happened.Notice], opened_at: str) -> happened.Notice | None:
    """The end of the vote that was opened at this moment, or None while it is running."""
    moment = datetime.fromisoformat(opened_at)
    # It is noted when it is stored: a little later.
    opened = [
        number
        for number, notice in enumerate(notices)
        if isinstance(notice.event, happened.VoteOpened) and notice.at >= moment
    ]
    if not opened:
        return None
    first = min(opened, key=lambda number: (notices[number].at, -number))
    after = notices[first:]
    return next((notice for notice in after if isinstance(notice.event, happened.VoteEnded)), None)


def _committed(viewer: Viewer, event: happened.GameCommitted) -> str:
    return viewer.format("log-committed", commitment=event.commitment)


def _left(viewer: Viewer, event: happened.SeatLeft) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-left", name=name, reason=event.reason, missed=MISSED_IN_A_ROW)


def _taken_back(viewer: Viewer, event: happened.SeatTakenBack) -> str:
    return viewer.format("log-taken-back", name=viewer.name(event.seat))


def _replaced(viewer: Viewer, event: happened.SeatReplaced) -> str:
    name = viewer.name(event.seat)
    former = event.former
    return viewer.format(
        "log-replaced",
        name=name,
        computer=event.by_computer,
        known=former is not None,
        former="" if former is None else escaped(former.name),
    )


def _paused(viewer: Viewer, event: happened.GamePaused) -> str:
    return viewer.format("log-paused", **_by(viewer, event.seat))


def _resumed(viewer: Viewer, event: happened.GameResumed) -> str:
    return viewer.format("log-resumed", **_by(viewer, event.seat))


def _by(viewer: Viewer, seat: int | None) -> dict[str, str]:
    """The host, by name, or a moderator."""
    if seat is None:
        return {"by": "moderator", "name": ""}
    return {"by": "host", "name": viewer.name(seat)}


def _extended(viewer: Viewer, event: happened.DeadlineExtended) -> str:
    minutes = event.seconds // SECONDS_A_MINUTE
    if minutes % MINUTES_AN_HOUR:
        return viewer.format("log-extended", minutes=minutes)
    return viewer.format("log-extended-hours", hours=minutes // MINUTES_AN_HOUR)


def _given_back(viewer: Viewer, event: happened.TimeGivenBack) -> str:
    return viewer.format("log-time-given-back", since=int(event.since.timestamp()))


def _host(viewer: Viewer, event: happened.HostChanged) -> str:
    return viewer.format("log-host", name=viewer.name(event.seat))


def _closed(viewer: Viewer, event: happened.TableClosed) -> str | None:
    table = viewer.table
    if table.game is None and event.reason != "idle":
        return None  # the message of the table itself says it, and nobody has waited
    reason, seat = event.reason, event.seat
    if reason == "host" and seat is None:  # of a version that did not note it
        seat = table.seat_of(table.host_id)
    elif reason == "moderator" and seat is not None:
        reason = "moderator-who-plays"
    elif reason == "idle" and table.game is not None:
        reason = "idle-game"
    name = viewer.format("nobody") if seat is None else viewer.name(seat)
    return viewer.format("log-closed", reason=reason, name=name, **closing_times())


def _undone(viewer: Viewer, event: happened.MovesUndone) -> str:
    latest_first = event.moves[::-1]
    moves = [
        viewer.format("undone-move", name=viewer.name(move.seat), did=text_key(move.did), round=move.round)
        for move in latest_first[:MOST_MOVES]
    ]
    if len(latest_first) > MOST_MOVES:
        moves.append(viewer.format("undone-more", count=len(latest_first) - MOST_MOVES))
    return viewer.format("log-undone", count=len(event.moves), moves=", ".join(moves))


def _vote_ended(viewer: Viewer, ended: happened.VoteEnded, before: Sequence[happened.Notice]) -> str:
    """How a vote ended, what it was about and who was for it, from the notices since it was opened."""
    opened: happened.VoteOpened | None = None
    votes: dict[int, bool] = {}
    for event in (notice.event for notice in before):
        if isinstance(event, happened.VoteOpened):
            opened, votes = event, {event.seat: True}
        elif isinstance(event, happened.VoteCast):
            votes[event.seat] = event.agrees
    agreed = tuple(seat for seat, agrees in votes.items() if agrees)
    declined = tuple(seat for seat, agrees in votes.items() if not agrees)
    values = {
        "outcome": ended.outcome,
        "name": "" if opened is None else viewer.name(opened.seat),
        "what": _subject(viewer, ended.kind, opened),
        "agreed": len(agreed),
        "for": viewer.names(agreed),
        "declined": len(declined),
        "against": viewer.names(declined),
    }
    return viewer.format("log-vote-ended", **values)


def _subject(viewer: Viewer, kind: VoteKind, opened: happened.VoteOpened | None) -> str:
    target = "" if opened is None or opened.target is None else viewer.name(opened.target)
    round_number = 0 if opened is None else opened.round or 0
    return {
        VoteKind.UNDO: lambda: viewer.format("vote-what-undo", round=round_number),
        VoteKind.HOST: lambda: viewer.format("vote-what-host", target=target),
        VoteKind.END: lambda: viewer.format("vote-what-end"),
    }[kind]()


_LINES: Mapping[type[happened.TableEvent], Callable[..., str | None]] = {
    happened.GameCommitted: _committed,
    happened.SeatLeft: _left,
    happened.SeatTakenBack: _taken_back,
    happened.SeatReplaced: _replaced,
    happened.GamePaused: _paused,
    happened.GameResumed: _resumed,
    happened.DeadlineExtended: _extended,
    happened.TimeGivenBack: _given_back,
    happened.HostChanged: _host,
    happened.TableClosed: _closed,
    happened.MovesUndone: _undone,
}
