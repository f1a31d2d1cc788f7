"""The posts for one seat, directly or in the channel, and their last versions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.announce.slot import AtEnd, Ending, Post, SlotState, Unchanged, Where
from bot.people.preferences import Hands, Reminders
from bot.store.records import Asked, Reminded, SentMessage, Shows
from bot.tables import Stage
from bot.tables.change import MovedForSeat, SeatLeft
from bot.tables.deadlines import REMINDERS_WITHOUT_DEADLINE
from bot.tables.table import SeatClock
from bot.tables.timing import nudged_by
from bot.views.current_screen import (
    closed_away_screen,
    closed_private_screen,
    current_screen,
    decision_button,
    find_hints,
    outline,
)
from bot.views.game_over import end_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.views.votes import away_screen, seat_taken_screen
from bot.workers.pool import Workers
from engine.parts.placement import Placement

# The decision of a seat


def private(state: SlotState) -> Post | None:
    """The decision that a seat is asked for, with everything needed for it; None before the first one.

    The message also changes with the game while the seat is not asked. For a person whose seat a computer
    player plays, it has the button to take the seat back, and for one who plays in the channel or on the
    board, a link to it.
    """
    asked = _last_asked(state)
    if asked is None:
        return _result_below(state)
    if _plays_elsewhere(state):
        return _way_there(state, asked)
    if state.person.is_away:
        screen = away_screen(state.person).with_note(state.person.heading_of_round(asked.round))
        return Post(asked.showing(Shows.SEAT_TAKEN), screen, Where.DIRECT)
    person, screen = state.person, outline(state.person)
    if (tried := _tried(state, screen)) is not None:
        person = replace(person, table=person.table.with_tried(person.own_seat, tried))
        screen = outline(person)
    asks, finish = is_asked(state), partial(_with_hints, person)
    moves_down = asks and state.is_above_others
    return Post(asked, screen, Where.DIRECT, asks=asks, moves_down=moves_down, finish=finish)


async def _with_hints(person: Viewer, workers: Workers) -> Screen:
    return current_screen(person, await find_hints(person, workers))


def _result_below(state: SlotState) -> Post | None:
    """The result of a finished game for a person who has been sent messages below the one with their hand."""
    if state.table.stage is not Stage.FINISHED or state.live is None or not state.is_above_others:
        return None
    return Post(state.live.occasion, closed_private(state), Where.DIRECT, is_last_word=True, moves_down=True)


def next_private(state: SlotState) -> Ending:
    """A message is edited if its person sees it or is not asked; otherwise a new one is sent."""
    is_needed = is_asked(state) and not _plays_elsewhere(state)
    if state.is_above_others and (is_needed or state.table.stage is Stage.FINISHED):
        return AtEnd.DELETED
    if not is_needed or state.is_there:
        return AtEnd.KEPT
    asked = state.messages[state.place].about(Asked)
    return AtEnd.DELETED if asked.shows is Shows.WAY_THERE else closed_private(state)


def closed_private(state: SlotState) -> Screen:
    """The decision made on a past occasion; a person who no longer has the seat sees nothing else."""
    asked, lost = state.messages[state.place].about(Asked), state.channel_is_lost
    if state.is_former:
        heading = state.everyone.heading_of_round(asked.round)
        return Screen(f"{heading}\n{state.everyone.format('closed-seat-lost')}")
    if asked.shows is Shows.SEAT_TAKEN:
        return closed_away_screen(state.person, asked.round, lost=lost)
    by_computer = _done_by_computer(state, asked)
    return closed_private_screen(state.person, asked.round, asked.phase, by_computer, lost=lost)


def is_played_in(own: SentMessage) -> bool:
    """Whether the present message to a seat shows the game, and not a link to where its person plays."""
    return not own.is_stripped and own.about(Asked).shows is Shows.GAME


def is_asked(state: SlotState) -> bool:
    """Whether the game waits for the person on the seat, and it is their turn."""
    return state.user_id is not None and state.person.task is not None


def is_mentioned(state: SlotState) -> bool:
    """Whether this person is asked in the channel, because they accept no direct messages, or want none."""
    return is_asked(state) and _belongs_in_channel(state) and not state.is_at_board


def _belongs_in_channel(state: SlotState) -> bool:
    """Whether this person accepts no direct messages, or wants to be asked in the channel."""
    return state.is_unreachable or state.reader.preferences.hands is Hands.CHANNEL


def _last_asked(state: SlotState) -> Asked | None:
    """The phase in which the seat is asked, or was last asked in its present message."""
    if state.table.stage is not Stage.RUNNING:
        return None
    if is_asked(state):
        return Asked.of(state.person.view)
    return None if state.live is None else state.live.about(Asked).showing(Shows.GAME)


def _plays_elsewhere(state: SlotState) -> bool:
    """Whether the person has the board open, or is asked in the channel instead."""
    return state.is_at_board or (_belongs_in_channel(state) and not state.channel_is_lost)


def _way_there(state: SlotState, asked: Asked) -> Post | None:
    """The person's present message with a link to the board or the channel; it does not change meanwhile."""
    if state.live is None:
        return None
    if state.is_at_board:
        screen = state.person.with_board(Screen(state.person.format("board-plays-there")))
    else:
        screen = Screen(state.person.format("closed-goes-on-in-channel", channel=state.table.channel_id))
    return Post(asked.showing(Shows.WAY_THERE), screen, Where.DIRECT)


def _tried(state: SlotState, screen: Screen) -> Placement | None:
    """Where a card is being tried, so that it stays there when the message changes for another reason."""
    sent = state.sent
    tried = None if state.user_id is None else state.snapshot.last_trials.get(state.user_id)
    if tried is None or tried.moment != state.person.moment:
        return None
    if sent is not None and sent.fingerprint == screen.fingerprint:
        return None
    return tried.placement


def _done_by_computer(state: SlotState, asked: Asked) -> frozenset[str]:
    """The actions of a computer player for the seat in this phase that were not undone."""
    return frozenset(
        event.did
        for notice in state.snapshot.notices
        if isinstance(event := notice.event, MovedForSeat)
        and (event.seat, event.round, event.phase) == (state.person.own_seat, asked.round, asked.phase)
        and event.entry in state.table.entry_numbers
    )


# Reminders and absences


def reminder(state: SlotState) -> Post | Unchanged | None:
    """The reminder of a person, directly or in the channel, by their choice.

    If only the deadline has moved, the message is edited without a ping. It is not sent again if it was
    deleted meanwhile.
    """
    clock = _clock_of_asked(state)
    if clock is None:
        return None
    now, former = Reminded.of(clock), state.about(Reminded)
    was_notified = former is not None and former.includes(now)
    where = _where_reminded(state)
    is_due = where is not None and (clock.reminders > 0 or clock.nudged_at is not None)
    is_there = state.live is not None and state.is_sent_directly is (where is Where.DIRECT)
    if where is None or not is_due or (was_notified and not is_there):
        # The present message is deleted first, then the number of sent reminders is updated.
        return Unchanged(now) if state.live is None else None
    return Post(now, _reminder_screen(state, clock, where), where, asks=True)


def next_reminder(state: SlotState) -> Ending:
    """If only the deadline has moved, the message is edited; otherwise a new one is sent."""
    clock, former = _clock_of_asked(state), state.messages[state.place].about(Reminded)
    was_notified = clock is not None and former.includes(Reminded.of(clock))
    return AtEnd.KEPT if was_notified else AtEnd.DELETED


def _where_reminded(state: SlotState) -> Where | None:
    """Where the person wants to be reminded, and can be; None for nowhere."""
    wish = state.reader.preferences.reminders
    if wish is Reminders.DIRECT:
        return Where.CHANNEL if state.is_unreachable else Where.DIRECT
    return Where.CHANNEL if wish is Reminders.CHANNEL else None


def _reminder_screen(state: SlotState, clock: SeatClock, where: Where) -> Screen:
    viewer = state.person.everyone if where is Where.DIRECT else state.everyone
    by, due_at = nudged_by(clock), clock.due_at
    last = clock.reminders > 1 if due_at else clock.reminders == REMINDERS_WITHOUT_DEADLINE
    kind = "nudge" if by is not None else "reminder" if due_at else "waiting"
    said = viewer.format(
        f"{kind}-{where}",
        user=state.user_id,
        channel=state.table.channel_id,
        task=viewer.format("asked-task", task=state.person.task or "other"),
        last=last,
        round=clock.round,
        until=0 if due_at is None else int(due_at.timestamp()),
        since=clock.asked_at,
        name="" if by is None else viewer.name(by),
    )
    mentions = () if state.user_id is None else (state.user_id,)
    return Screen(said, rows=((decision_button(viewer),),), mentions=mentions)


def _clock_of_asked(state: SlotState) -> SeatClock | None:
    """The clock of the seat, if its person is asked and has time left."""
    table, seat = state.table, state.person.own_seat
    clock = table.clock_of(seat)
    if table.stage is not Stage.RUNNING or table.paused_at is not None or table.seats[seat].away:
        return None
    return None if clock is None or clock.overdue else clock


def away(state: SlotState) -> Post | None:
    """The message to a person whose seat a computer player plays, with the button to take it back."""
    seat = state.person.own_seat
    if state.table.stage is not Stage.RUNNING or not state.table.seats[seat].away:
        return None
    left = [
        (notice.number, notice.event.reason)
        for notice in state.snapshot.notices
        if isinstance(notice.event, SeatLeft) and notice.event.seat == seat
    ]
    occasion, reason = left[-1] if left else (state.about(int) or 0, "")
    # A person who left on their own need not be notified.
    return Post(occasion, seat_taken_screen(state.everyone, seat, notifies=reason != "own"))


# Where the channel refuses messages


def lost_channel(state: SlotState) -> Post | None:
    """The message to the people at an open table whose channel refuses messages."""
    table = state.table
    if not table.stage.is_open or not state.channel_is_lost:
        return None
    begun = table.stage is Stage.RUNNING
    text = state.person.format("channel-lost", channel=table.channel_id, begun=begun)
    return Post("lost-channel", Screen(text), Where.DIRECT)


def direct_end(state: SlotState) -> Post | None:
    """The result of a game whose channel refuses messages."""
    table = state.table
    if table.stage.is_open or table.game is None or not state.channel_is_lost:
        return None
    return Post("end", end_screen(state.person.everyone), Where.DIRECT, is_last_word=True)
