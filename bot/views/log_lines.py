"""What the channel's log says of the things that happen at a table beside the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.escaping import escaped
from bot.tables import Table
from bot.tables import events as happened
from bot.tables.deadlines import MISSED_IN_A_ROW
from bot.tables.table_state import VoteKind
from bot.tables.vote_rules import AGREED
from bot.texts import Language
from bot.views.missed_deadlines import is_followed, is_still_moved_for, moved_line
from bot.views.names import seat_name, seat_names
from bot.views.timing import closing_times

#: So many undone moves are named; the others are counted.
MOST_MOVES = 10

#: So many lines below the round's message push its buttons off the screen of a phone.
MANY_LINES = 3

#: After these the game waits for people who were not waited for before: they look for the buttons at once.
ASKING_ANEW = (happened.MovedForSeat, happened.GameResumed, happened.MovesUndone)

SECONDS_A_MINUTE = 60
MINUTES_AN_HOUR = 60


def log_lines(
    texts: Language,
    table: Table,
    notices: Sequence[happened.Notice],
    after: int,
    *,
    in_channel: bool = False,
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
                lines.append((notice.number, _vote_ended(texts, table, notice.event, before)))
            continue
        if isinstance(notice.event, happened.MovedForSeat):
            if is_followed(notice.event, notices[index + 1 :]):
                continue
            if is_still_moved_for(table, notice.event):
                break
            before = notices[: index + 1]
            lines.append((notice.number, moved_line(texts, table, notice.event, before, after)))
            continue
        line = _LINES.get(type(notice.event))
        text = None if line is None else line(texts, table, notice.event)
        if text is not None:
            lines.append((notice.number, text))
    return lines


def hides(notices: Sequence[happened.Notice], below: Sequence[int]) -> bool:
    """Whether the lines with these numbers hide the message above them from those who are asked now."""
    events = {notice.number: notice.event for notice in notices}
    return len(below) >= MANY_LINES or any(isinstance(events[number], ASKING_ANEW) for number in below)


def vote_line(texts: Language, table: Table, notices: Sequence[happened.Notice], opened_at: str) -> str:
    """How the vote that was opened at this moment (in ISO format) has ended."""
    end = _end_of_vote(notices, opened_at)
    if end is None or not isinstance(end.event, happened.VoteEnded):
        return texts.format("vote-closed")
    return _vote_ended(texts, table, end.event, notices[: notices.index(end)])


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


def _committed(texts: Language, _table: Table, event: happened.GameCommitted) -> str:
    return texts.format("log-committed", commitment=event.commitment)


def _left(texts: Language, table: Table, event: happened.SeatLeft) -> str:
    name = seat_name(texts, table, event.seat)
    return texts.format("log-left", name=name, reason=event.reason, missed=MISSED_IN_A_ROW)


def _taken_back(texts: Language, table: Table, event: happened.SeatTakenBack) -> str:
    return texts.format("log-taken-back", name=seat_name(texts, table, event.seat))


def _replaced(texts: Language, table: Table, event: happened.SeatReplaced) -> str:
    name = seat_name(texts, table, event.seat)
    former = event.former
    return texts.format(
        "log-replaced",
        name=name,
        computer=event.by_computer,
        known=former is not None,
        former="" if former is None else escaped(former.name),
    )


def _paused(texts: Language, table: Table, event: happened.GamePaused) -> str:
    return texts.format("log-paused", **_by(texts, table, event.seat))


def _resumed(texts: Language, table: Table, event: happened.GameResumed) -> str:
    return texts.format("log-resumed", **_by(texts, table, event.seat))


def _by(texts: Language, table: Table, seat: int | None) -> dict[str, str]:
    """The host, by name, or a moderator."""
    if seat is None:
        return {"by": "moderator", "name": ""}
    return {"by": "host", "name": seat_name(texts, table, seat)}


def _extended(texts: Language, _table: Table, event: happened.DeadlineExtended) -> str:
    minutes = event.seconds // SECONDS_A_MINUTE
    if minutes % MINUTES_AN_HOUR:
        return texts.format("log-extended", minutes=minutes)
    return texts.format("log-extended-hours", hours=minutes // MINUTES_AN_HOUR)


def _given_back(texts: Language, _table: Table, event: happened.TimeGivenBack) -> str:
    return texts.format("log-time-given-back", since=int(event.since.timestamp()))


def _host(texts: Language, table: Table, event: happened.HostChanged) -> str:
    return texts.format("log-host", name=seat_name(texts, table, event.seat))


def _closed(texts: Language, table: Table, event: happened.TableClosed) -> str | None:
    if table.game is None and event.reason != "idle":
        return None  # the message of the table itself says it, and nobody has waited
    reason, seat = event.reason, event.seat
    if reason == "host" and seat is None:  # of a version that did not note it
        seat = table.seat_of(table.host_id)
    elif reason == "moderator" and seat is not None:
        reason = "moderator-who-plays"
    elif reason == "idle" and table.game is not None:
        reason = "idle-game"
    name = texts.format("nobody") if seat is None else seat_name(texts, table, seat)
    return texts.format("log-closed", reason=reason, name=name, **closing_times())


def _undone(texts: Language, table: Table, event: happened.MovesUndone) -> str:
    latest_first = event.moves[::-1]
    moves = [
        texts.format(
            "undone-move", name=seat_name(texts, table, move.seat), did=_spelt(move.did), round=move.round
        )
        for move in latest_first[:MOST_MOVES]
    ]
    if len(latest_first) > MOST_MOVES:
        moves.append(texts.format("undone-more", count=len(latest_first) - MOST_MOVES))
    return texts.format("log-undone", count=len(event.moves), moves=", ".join(moves))


def _vote_ended(
    texts: Language, table: Table, ended: happened.VoteEnded, before: Sequence[happened.Notice]
) -> str:
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
        "name": "" if opened is None else seat_name(texts, table, opened.seat),
        "what": _subject(texts, table, ended.kind, opened),
        "agreed": len(agreed),
        "for": seat_names(texts, table, agreed),
        "declined": len(declined),
        "against": seat_names(texts, table, declined),
    }
    return texts.format("log-vote-ended", **values)


def _subject(texts: Language, table: Table, kind: VoteKind, opened: happened.VoteOpened | None) -> str:
    target = "" if opened is None or opened.target is None else seat_name(texts, table, opened.target)
    round_number = 0 if opened is None else opened.round or 0
    return {
        VoteKind.UNDO: lambda: texts.format("vote-what-undo", round=round_number),
        VoteKind.HOST: lambda: texts.format("vote-what-host", target=target),
        VoteKind.END: lambda: texts.format("vote-what-end"),
    }[kind]()


def _spelt(name: str) -> str:
    """The name of an action as texts choose by it."""
    return name.replace("_", "-")


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
