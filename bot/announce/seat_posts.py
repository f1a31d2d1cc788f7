"""What the messages for one seat show: direct messages, and mentions in the channel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bot.announce.slot import Fate, Post, SlotState
from bot.announce.snapshot import occasion_of
from bot.people.preferences import Hands, Reminders
from bot.tables import Stage
from bot.tables.deadlines import REMINDERS_WITHOUT_DEADLINE
from bot.tables.events import MovedForSeat, SeatLeft
from bot.tables.table import SeatClock
from bot.tables.timing import may_be_nudged, nudged_by
from bot.tables.votes import waits_for_host
from bot.views.current_screen import (
    closed_away_screen,
    closed_private_screen,
    current_screen,
    door,
    gets_hints,
)
from bot.views.screen import Screen
from bot.views.seats import away_screen, seat_taken_screen
from bot.views.trick import TRICK_PHASES
from bot.views.viewer import Viewer
from bot.views.votes import vote_screen
from engine.trial import Trial, placement_of, tried_in
from engine.views import Phase


@dataclass(frozen=True, slots=True)
class ReminderOccasion:
    """The last reminder or nudge that a seat has had: in which phase, for which deadline, and its number.

    ``until`` and ``nudged_at`` are in seconds since the epoch; 0 where there is no deadline, or where nobody
    has nudged the seat.
    """

    round: int
    phase: str
    until: int
    number: int
    nudged_at: int = 0

    @classmethod
    def of(cls, clock: SeatClock) -> Self:
        """What the seat of this clock was reminded of last."""
        until = 0 if clock.due_at is None else int(clock.due_at.timestamp())
        nudged_at = 0 if clock.nudged_at is None else int(clock.nudged_at.timestamp())
        return cls(clock.round, clock.phase, until, clock.reminders, nudged_at)

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read what ``str`` has written; None for what it never writes.

        >>> ReminderOccasion.parse("3.map.1767225600.2")
        ReminderOccasion(round=3, phase='map', until=1767225600, number=2, nudged_at=0)
        """
        try:
            round_number, phase, *moments = text.split(".")
            return cls(int(round_number), phase, *map(int, moments))
        except (TypeError, ValueError):
            return None

    def __str__(self) -> str:
        nudged = f".{self.nudged_at}" if self.nudged_at else ""
        return f"{self.round}.{self.phase}.{self.until}.{self.number}{nudged}"

    def has_rung_with(self, former: ReminderOccasion) -> bool:
        """Whether nobody need be rung after ``former``: since then only the deadline has moved.

        With a later deadline some reminders are still to come that had come before.
        """
        same = (self.round, self.phase, self.nudged_at) == (former.round, former.phase, former.nudged_at)
        return same and self.number <= former.number


#: The end of the occasion of a private message whose person has left the seat to the computer.
LEFT = ".away"


# What a seat is asked for


def private(state: SlotState) -> Post | None:
    """What a seat is asked for, with everything to decide it; None when nothing is asked of it.

    A message that stands changes with the game also while nothing is asked. A person whose seat the
    computer plays finds the way back in the last message.
    """
    occasion = _occasion_of_private(state)
    if occasion is None or _plays_in_channel(state):
        return None
    if state.person.is_away:
        heading = _heading(state.person, occasion)
        return Post(occasion, away_screen(state.person).with_note(heading))
    person, screen = state.person, current_screen(state.person)
    if (trial := _tried(state, screen)) is not None:
        tried = placement_of(*person.map_and_card, trial)
        person = replace(person, table=person.table.with_tried(person.own_seat, tried))
        screen = current_screen(person)
    wants_hints = state.reader.preferences.hints and gets_hints(person)
    return Post(occasion, screen, hints_for=person if wants_hints else None)


def _tried(state: SlotState, screen: Screen) -> Trial | None:
    """Where a card is being tried: it stays there if the message has to change for another reason."""
    sent = state.sent
    tried = None if state.user_id is None else state.snapshot.tries.get(state.user_id)
    if tried is None or tried.moment != state.person.moment:
        return None
    is_shown = sent is not None and sent.fingerprint == screen.for_reader(state.reader).fingerprint
    return None if is_shown else tried_in(tried.arguments)


def _plays_in_channel(state: SlotState) -> bool:
    """Whether the person wants no direct messages, or takes none, and the channel takes those for them."""
    is_told_there = state.is_unreachable or state.reader.preferences.hands is Hands.CHANNEL
    return is_told_there and not state.channel_is_lost


def fate_of_private(state: SlotState) -> Fate:
    """A person who is there sees their message change; for anybody else the next one rings."""
    return Fate.CLOSED if is_asked(state) and not state.is_there else Fate.KEPT


def private_is_made_of(state: SlotState) -> tuple[object, ...] | None:
    """Everything that the private message of a seat depends on.

    None when it depends on what everybody does: in a trick, while free tiles are laid, and when the game is
    not running.
    """
    if state.table.stage is not Stage.RUNNING:
        return None
    viewer = state.person
    view, seat = viewer.view, viewer.own_seat
    if view.phase in TRICK_PHASES or view.phase is Phase.FREE_TILE:
        return None
    of_table = (state.table.seats[seat], state.table.paused_at, state.table.clock_of(seat), viewer.step)
    of_phase = (view.round, view.phase, view.sequential, view.hand, viewer.own, view.goals)
    may_nudge = bool(may_be_nudged(state.table, seat))
    may = (viewer.is_asked, viewer.may_place, view.may_take_back, may_nudge)
    return (state.reader, state.channel_is_lost, state.is_unreachable, *of_table, *of_phase, *may)


def present_occasion(state: SlotState) -> str:
    """What the private message that stands is about by now: the seat may have been left to the computer.

    The person is told that in the channel, and need not be told in a further private message.
    """
    if state.table.stage is not Stage.RUNNING:
        return state.occasion
    asked = state.occasion.removesuffix(LEFT)
    return f"{asked}{LEFT}" if state.person.is_away else asked


def closed_private(state: SlotState) -> Screen:
    """What was decided on an occasion that has passed, or where the game goes on for this person."""
    occasion = state.occasion
    if occasion == _occasion_of_private(state):
        goes_on = state.person.format("closed-goes-on-in-channel", channel=state.table.channel_id)
        return Screen(f"{_heading(state.person, occasion)}\n{goes_on}")
    number, phase, *_ = occasion.split(".")
    if occasion.endswith(LEFT):
        return closed_away_screen(state.person, int(number))
    return closed_private_screen(
        state.person, int(number), phase, _done_by_computer(state, int(number), phase)
    )


def given_up(state: SlotState) -> Screen:
    """What the person reads who had the seat before, in the language of the table."""
    lost = state.everybody.format("closed-seat-lost")
    return Screen(f"{_heading(state.everybody, state.occasion)}\n{lost}")


def _occasion_of_private(state: SlotState) -> str | None:
    """What the message of a seat is about: what was asked of it last."""
    if state.table.stage is not Stage.RUNNING:
        return None
    if state.person.is_away:
        return None if state.sent is None else state.sent.occasion
    if is_asked(state):
        return occasion_of(state.person.view)
    return None if state.sent is None or state.sent.is_stripped else state.sent.occasion


def is_asked(state: SlotState) -> bool:
    """Whether the game waits for the person on the seat, and it is their turn."""
    return state.user_id is not None and state.person.task is not None


def _done_by_computer(state: SlotState, round_number: int, phase: str) -> frozenset[str]:
    """What a computer player has done for the seat in this phase and what still stands of it."""
    return frozenset(
        event.did
        for notice in state.snapshot.notices
        if isinstance(event := notice.event, MovedForSeat)
        and (event.seat, event.round, event.phase) == (state.person.own_seat, round_number, phase)
        and notice.entry - 1 in state.table.entry_numbers
    )


def _heading(viewer: Viewer, occasion: str) -> str:
    return viewer.heading_of_round(int(occasion.partition(".")[0]))


# For whom no direct message reaches


def is_mentioned(state: SlotState) -> bool:
    """Whether this person is asked now, in the channel: no direct message reaches them, or they want none."""
    return is_asked(state) and (state.is_unreachable or state.reader.preferences.hands is Hands.CHANNEL)


# Deadlines and absences


def is_reminded_directly(state: SlotState) -> bool:
    """Whether reminders go to the person, and not to the channel."""
    return state.reader.preferences.reminders is Reminders.DIRECT and not state.is_unreachable


def is_not_reminded_directly(state: SlotState) -> bool:
    """Whether the person is reminded in the channel, or not at all."""
    return not is_reminded_directly(state)


def direct_reminder(state: SlotState) -> Post | None:
    """What reminds a person as a direct message."""
    return _reminder(state, state.person.everybody, "direct")


def reminder_in_channel(state: SlotState) -> Post | None:
    """What reminds a person as a mention in the channel, unless they want no reminders."""
    if state.reader.preferences.reminders is Reminders.OFF:
        return None
    return _reminder(state, state.everybody, "channel")


def fate_of_reminder(state: SlotState) -> Fate:
    """Where only the deadline has moved the message says so and rings nobody; else the next one rings."""
    sent, clock = state.sent, _clock_that_reminds(state)
    if sent is None or clock is None:
        return Fate.DELETED
    stands_directly = sent.channel_id != state.table.channel_id
    former = ReminderOccasion.parse(sent.occasion)
    moved = former is not None and ReminderOccasion.of(clock).has_rung_with(former)
    return Fate.KEPT if moved and stands_directly == is_reminded_directly(state) else Fate.DELETED


def rung_for(state: SlotState) -> str:
    """Which occasion a reminder that is gone, or is just going, has rung for.

    One whose deadline has merely moved counts as the same. After a long extension all reminders are still to
    come, and ring again.
    """
    sent, clock = state.sent, state.table.clock_of(state.person.own_seat)
    former = ReminderOccasion.parse(state.occasion)
    if sent is None or clock is None or former is None or (clock.reminders and not sent.is_stripped):
        return state.occasion
    now = ReminderOccasion.of(clock)
    return str(now) if now.has_rung_with(former) else state.occasion


def _reminder(state: SlotState, viewer: Viewer, where: str) -> Post | None:
    """The reminder or nudge that is due for the seat now, with the button to what is asked; one for each."""
    table, clock, user_id = state.table, _clock_that_reminds(state), state.user_id
    if clock is None or user_id is None:
        return None
    by, due_at = nudged_by(clock), clock.due_at
    until = 0 if due_at is None else int(due_at.timestamp())
    last = clock.reminders > 1 if due_at else clock.reminders == REMINDERS_WITHOUT_DEADLINE
    kind = "nudge" if by is not None else "reminder" if due_at else "waiting"
    said = viewer.format(
        f"{kind}-{where}",
        user=user_id,
        channel=table.channel_id,
        task=viewer.format("asked-task", task=state.person.task or "other"),
        last=last,
        round=clock.round,
        until=until,
        since=clock.asked_at,
        name="" if by is None else viewer.name(by),
    )
    screen = Screen(said, rows=((door(viewer),),), mentions=(user_id,))
    return Post(str(ReminderOccasion.of(clock)), screen)


def _clock_that_reminds(state: SlotState) -> SeatClock | None:
    """How long the game has waited for the seat, if its person was reminded or nudged and can still move."""
    table, seat = state.table, state.person.own_seat
    clock = table.clock_of(seat)
    if table.stage is not Stage.RUNNING or table.paused_at is not None or table.seats[seat].away:
        return None
    if clock is None or clock.overdue or (clock.reminders == 0 and clock.nudged_at is None):
        return None
    return clock


def away(state: SlotState) -> Post | None:
    """The message to a person whose seat the computer plays, with the button to take it back."""
    seat = state.person.own_seat
    if state.table.stage is not Stage.RUNNING or not state.table.seats[seat].away:
        return None
    left = [
        (str(notice.number), notice.event.reason)
        for notice in state.snapshot.notices
        if isinstance(notice.event, SeatLeft) and notice.event.seat == seat
    ]
    occasion, reason = left[-1] if left else (state.occasion or "0", "")
    # Somebody who has left on their own need not be notified of it.
    return Post(occasion, seat_taken_screen(state.everybody, seat, notifies=reason != "own"))


def lost_channel(state: SlotState) -> Post | None:
    """What the people of an open table are told when its channel takes no messages from the bot."""
    table = state.table
    if not table.stage.is_open:
        return None
    begun = table.stage is Stage.RUNNING
    text = state.person.format("channel-lost", channel=table.channel_id, begun=begun)
    return Post("lost-channel", Screen(text))


def reminder_in_place_of_channel(state: SlotState) -> Post | None:
    """The same reminder as in a channel that takes no messages."""
    if state.reader.preferences.reminders is not Reminders.CHANNEL:
        return None
    return _reminder(state, state.person.everybody, "direct")


def direct_vote(state: SlotState) -> Post | None:
    """The running vote, for somebody who is there, or waited for, while the channel takes no messages.

    It rings for nobody who has voted, such as the person who has asked for it.
    """
    table, running = state.table, state.table.vote
    if running is None:
        return None
    is_waited_for = state.user_id == table.host_id and waits_for_host(table, running)
    if state.person.own_seat not in table.people and not is_waited_for:
        return None
    screen = vote_screen(state.person, running, state.snapshot.undo_point, state.snapshot.notices)
    has_voted = state.person.own_seat in (*running.agreed, *running.declined)
    return Post(running.opened_at.isoformat(), replace(screen, mentions=()), rings=not has_voted)


def nothing(_: SlotState) -> None:
    """Nothing to show: what stands is over."""
