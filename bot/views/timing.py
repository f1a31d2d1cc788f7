"""What is said about time: deadlines, pauses, and seats whose person is away."""

from __future__ import annotations

from datetime import timedelta

from bot.escaping import escaped
from bot.tables import Table
from bot.tables.deadlines import GAME_CLOSES_AFTER, LOBBY_CLOSES_AFTER
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.names import seat_names
from bot.views.screen import Button, Screen, Tone, rows_of


def time_lines(texts: Language, table: Table) -> list[str]:
    """For everybody: a pause, until when the game waits for whom, and who is away or watches."""
    paused = table.paused_at is not None
    lines = [texts.format("paused", **closing_times())] if paused else _due_lines(texts, table)
    away = tuple(number for number, seat in enumerate(table.seats) if seat.away)
    if away and not table.people:
        lines.append(texts.format("stands-still", **closing_times()))
    elif away:
        lines.append(texts.format("away", names=seat_names(texts, table, away)))
    if table.spectators:
        name = escaped(table.spectators[0].name)
        lines.append(texts.format("watching", name=name, count=len(table.spectators)))
    return lines


def own_due_line(texts: Language, table: Table, seat: int | None) -> str | None:
    """For one seat: a pause, or until when it has time."""
    if table.paused_at is not None:
        return texts.format("paused", **closing_times())
    clock = None if seat is None else table.clock_of(seat)
    if clock is None or clock.due_at is None or clock.overdue:
        return None
    return texts.format("due", until=int(clock.due_at.timestamp()))


def closing_times() -> dict[str, object]:
    """After how long tables at which nobody does anything close: hours for a lobby, days for a game."""
    return {"hours": LOBBY_CLOSES_AFTER // timedelta(hours=1), "days": GAME_CLOSES_AFTER.days}


def away_screen(texts: Language, table: Table) -> Screen:
    """What a person sees whose seat the computer plays: one button to take it back."""
    return Screen(texts.format("seat-is-away-own"), rows=rows_of([take_seat_back_button(texts, table)]))


def closed_away_screen(texts: Language, table: Table, round_number: int) -> Screen:
    """The same once the person is back, or there is no game left to come back to."""
    lines = [texts.format("private-heading", round=round_number, channel=table.channel_id)]
    if table.stage.is_open:
        lines.append(texts.format("back-now"))
    else:
        lines.append(texts.format("closed-game-over", stage=table.stage, channel=table.channel_id))
    return Screen("\n".join(lines))


def seat_taken_screen(texts: Language, table: Table, seat: int, *, notifies: bool) -> Screen:
    """The message in the channel that tells a person that the computer has the seat."""
    user_id = table.seats[seat].user_id
    return Screen(
        texts.format("seat-is-away", user=user_id or 0),
        rows=rows_of([take_seat_back_button(texts, table)]),
        mentions=(user_id,) if notifies and user_id is not None else (),
    )


def take_seat_back_button(texts: Language, table: Table) -> Button:
    """The one press that makes a person play again."""
    return Button(
        texts.format("button-take-seat-back"), CustomId("take-seat-back", Moment(table.id)), Tone.MAIN
    )


def _due_lines(texts: Language, table: Table) -> list[str]:
    """One line a moment at which time is up, and one for those whose time is up already."""
    running = [clock for clock in table.clocks if clock.asked and not table.seats[clock.seat].away]
    lines = []
    moments = sorted({clock.due_at for clock in running if clock.due_at is not None and not clock.overdue})
    for due_at in moments:
        until = int(due_at.timestamp())
        if len(moments) == 1:
            lines.append(texts.format("due", until=until))
        else:
            seats = tuple(clock.seat for clock in running if clock.due_at == due_at and not clock.overdue)
            lines.append(texts.format("due-of", names=seat_names(texts, table, seats), until=until))
    overdue = tuple(clock.seat for clock in running if clock.overdue)
    if overdue:
        lines.append(texts.format("due-overdue", names=seat_names(texts, table, overdue)))
    return lines
