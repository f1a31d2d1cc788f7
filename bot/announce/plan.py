"""Every message of a table, and the operations that bring the sent ones up to date, computed without Discord.

``plan`` compares the posts that a table should have with the messages that were sent, and returns the
difference as operations. Once they are done, the next plan is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ParamSpec

from bot.announce import channel_posts, seat_posts
from bot.announce.channel_posts import result_screen
from bot.announce.sent_messages import is_void
from bot.announce.slot import (
    AtEnd,
    Ending,
    Post,
    Slot,
    SlotState,
    Snapshot,
    Unchanged,
    Where,
    finished_rounds,
)
from bot.store.records import MessagePlace, Occasion, Role, SentMessage
from bot.tables import Stage, Table
from bot.views.round_message import undone_round_screen
from bot.views.screen import Screen

#: Messages to the person on each seat, one after another.
SEAT_MESSAGES = (
    # The decision that the seat is asked for, with everything needed for it. While the person is there, or is
    # not asked, it changes in place, unless something was sent below it. Otherwise the next one is a new
    # message.
    Slot(
        role=Role.PRIVATE,
        per_seat=True,
        shows=seat_posts.private,
        next=seat_posts.next_private,
        over=seat_posts.closed_private,
    ),
    # The reminder of a deadline or of waiting players, directly or in the channel.
    Slot(
        role=Role.REMINDER,
        per_seat=True,
        shows=seat_posts.reminder,
        next=seat_posts.next_reminder,
        over=AtEnd.DELETED,
    ),
    # The note that the channel refuses messages, and the result of a game that ended meanwhile.
    Slot(
        role=Role.LOST_CHANNEL,
        per_seat=True,
        shows=seat_posts.lost_channel,
        over=AtEnd.DELETED,
    ),
    Slot(role=Role.DIRECT_END, per_seat=True, shows=seat_posts.direct_end),
)

#: The message with the commitment. The deal waits for its id, and everything else waits for the deal.
SEAL = Slot(role=Role.SHUFFLE, shows=channel_posts.sealed, is_fixed=True)

#: Messages to everyone in the table's channel; the link to a thread is in the channel above.
CHANNEL_MESSAGES = (
    # The link to the table's thread, with the button to join.
    Slot(role=Role.TABLE_LINK, shows=channel_posts.table_link, over=AtEnd.STRIPPED),
    # The people who cannot be added to the table's thread.
    Slot(role=Role.LEFT_OUT, shows=channel_posts.left_out),
    # The note that the game cannot be read; sent by the announcer itself, and deleted once it can be read.
    Slot(role=Role.SET_ASIDE, shows=channel_posts.nothing, over=AtEnd.DELETED),
    # The table: its players, and the buttons of the lobby.
    Slot(role=Role.LOBBY, shows=channel_posts.lobby),
    # The log: events at the table other than the moves.
    Slot(role=Role.LOG, shows=channel_posts.new_lines, next=AtEnd.STAYS),
    # The mention of invited people, each of them once.
    Slot(role=Role.INVITATION, shows=channel_posts.invitation, over=AtEnd.STRIPPED),
    # To the host: every seat is taken, and the game can begin.
    Slot(role=Role.FULL, shows=channel_posts.full, over=AtEnd.DELETED),
    # The warning that an inactive table will close. A later time is edited in without a ping.
    Slot(role=Role.CLOSING, shows=channel_posts.closing, next=AtEnd.KEPT, over=AtEnd.DELETED),
    # The mention of everyone who is asked and cannot be reached directly.
    Slot(
        role=Role.MENTION,
        shows=channel_posts.mention,
        is_fixed=True,
        next=AtEnd.DELETED,
        over=AtEnd.DELETED,
    ),
    # The running vote, later its result.
    Slot(
        role=Role.VOTE,
        shows=channel_posts.vote,
        next=channel_posts.closed_vote,
        over=channel_posts.closed_vote,
    ),
    # To a person whose seat a computer player plays: the button to take it back.
    Slot(role=Role.AWAY, per_seat=True, shows=seat_posts.away, over=AtEnd.DELETED),
    # A round: the previous result, the players the game waits for, and the buttons. Only the result stays.
    Slot(
        role=Role.ROUND,
        shows=channel_posts.round_message,
        next=channel_posts.end_of_round,
        over=channel_posts.end_of_round,
    ),
    # The result: the last message of a game.
    Slot(role=Role.END, shows=channel_posts.end),
)

#: Messages in the channel that people need while the table is open.
NEEDED = frozenset((Role.MENTION, Role.VOTE, Role.AWAY, Role.ROUND))


P = ParamSpec("P")

#: The messages of one table by their places.
Messages = Mapping[MessagePlace, SentMessage]


@dataclass(frozen=True, slots=True)
class Send:
    """Send a new message; the previous one in its place is not changed."""

    place: MessagePlace
    post: Post


@dataclass(frozen=True, slots=True)
class Edit:
    """Edit the message in a place into this post; with ``is_check`` only check whether it exists."""

    place: MessagePlace
    post: Post
    is_check: bool = False


@dataclass(frozen=True, slots=True)
class Close:
    """Edit the message in a place for the last time: into this screen, or without its buttons.

    If the screen has no picture, the message keeps its own if ``keeps_picture`` is true. With ``forgets`` the
    record of the message is deleted.
    """

    place: MessagePlace
    screen: Screen | None = None
    forgets: bool = False
    keeps_picture: bool = True


@dataclass(frozen=True, slots=True)
class Delete:
    """Delete the message in a place; with ``forgets`` its record is deleted as well."""

    place: MessagePlace
    forgets: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Store a new occasion for the message in a place, which itself does not change."""

    place: MessagePlace
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class Fail:
    """Leave the message in a place as it is, because its post cannot be made."""

    place: MessagePlace
    error: Exception


Operation = Send | Edit | Close | Delete | Note | Fail


def plan(snapshot: Snapshot, messages: Messages) -> tuple[Operation, ...]:
    """The operations for a table, in order; empty if its messages are up to date."""
    table = snapshot.table
    if table.stage is Stage.DEALING:
        return _possible(_of_slots((SEAL,), (), snapshot, messages), snapshot, messages)
    seats = _seats(table, messages)
    for_seats = [
        *(Delete(place, forgets=True) for place in messages if place.role is Role.REPLACED),
        *(one for seat in seats for one in _of_slots(SEAT_MESSAGES, (seat,), snapshot, messages)),
    ]
    for_all = [
        *_of_slots(CHANNEL_MESSAGES, seats, snapshot, messages),
        *_results(snapshot, messages),
        *_void_offers(snapshot, messages),
    ]
    if table.stage.is_open:
        return _possible((*for_seats, *for_all), snapshot, messages)
    # Players read about the result of a game directly only after it was posted in the channel.
    return _possible(for_all, snapshot, messages) or _possible(for_seats, snapshot, messages)


def leaves_nothing(operations: Iterable[Operation]) -> bool:
    """Whether the next plan is empty once these operations are done, if no fact has changed meanwhile.

    They only change messages in place, on which no other post depends.
    """
    return all(isinstance(operation, Edit | Note) for operation in operations)


def channel_of(operation: Operation, snapshot: Snapshot, messages: Messages) -> int:
    """The channel of an operation's message; the person's id while their direct channel is unknown."""
    table = snapshot.table
    if not isinstance(operation, Send):
        sent = messages.get(operation.place)
        return table.channel_id if sent is None else sent.channel_id
    if operation.post.where is Where.ABOVE:
        return snapshot.above or table.channel_id
    if operation.post.where is Where.DIRECT:
        user_id = table.seats[operation.place.seat or 0].user_id or 0
        return snapshot.readers[user_id].direct_channel_id or user_id
    return table.channel_id


def by_channel(
    operations: Iterable[Operation], snapshot: Snapshot, messages: Messages
) -> Mapping[int, Sequence[Operation]]:
    """The operations by their channels, in order; those for one place stay together.

    Direct messages to a seat have the id of its person, because their channel may be opened meanwhile.
    """
    keys: dict[MessagePlace, int] = {}
    found: dict[int, list[Operation]] = {}
    for one in operations:
        channel_id = channel_of(one, snapshot, messages)
        user_id = SlotState(snapshot, messages, one.place).user_id
        is_direct = channel_id != snapshot.table.channel_id
        key = user_id if is_direct and user_id is not None else channel_id
        found.setdefault(keys.setdefault(one.place, key), []).append(one)
    return found


def in_channel(table: Table, messages: Messages) -> frozenset[MessagePlace]:
    """The places of the messages in the channel of the table."""
    roles = {slot.role for slot in CHANNEL_MESSAGES}
    return frozenset(
        place
        for place, sent in messages.items()
        if place.role in roles and sent.channel_id == table.channel_id
    )


def needed(table: Table, messages: Messages) -> frozenset[MessagePlace]:
    """The places of the messages in the channel that people need."""
    if table.stage is Stage.LOBBY:
        return frozenset({MessagePlace(Role.LOBBY)} & messages.keys())
    return frozenset(place for place in messages if place.role in NEEDED)


def _possible(
    operations: Iterable[Operation], snapshot: Snapshot, messages: Messages
) -> tuple[Operation, ...]:
    """The operations that have not failed since the snapshot was taken."""

    def is_refused(one: Operation) -> bool:
        refuses = snapshot.refuses_posts if isinstance(one, Send) else snapshot.refuses_edits
        return refuses and channel_of(one, snapshot, messages) == snapshot.table.channel_id

    return tuple(one for one in operations if one.place not in snapshot.failed and not is_refused(one))


def _seats(table: Table, messages: Messages) -> list[int]:
    """All seats, and the removed seats of the lobby for which a message was sent."""
    return sorted({*range(len(table.seats)), *(place.seat for place in messages if place.seat is not None)})


def _of_slots(
    slots: Iterable[Slot], seats: Iterable[int], snapshot: Snapshot, messages: Messages
) -> list[Operation]:
    """The operations for some slots: obsolete messages end before anything is posted."""
    found = [
        one
        for slot in slots
        for seat in (seats if slot.per_seat else (None,))
        for place in (MessagePlace(slot.role, seat),)
        for one in _made(place, _difference, slot, SlotState(snapshot, messages, place))
    ]
    return sorted(found, key=lambda one: not isinstance(one, Close | Delete))


def _made(
    place: MessagePlace, make: Callable[P, Iterable[Operation]], *args: P.args, **kwargs: P.kwargs
) -> list[Operation]:
    """The operations for one place; an error while making them concerns no other place."""
    try:
        return [*make(*args, **kwargs)]
    except Exception as error:
        return [Fail(place, error)]


def _difference(slot: Slot, state: SlotState) -> Iterator[Operation]:
    """The operations for one slot."""
    if state.is_former:
        yield _end_of_former(slot, state)
    elif state.seat is None or state.user_id is not None:
        yield from _brought_up_to_date(slot, state)


def _brought_up_to_date(slot: Slot, state: SlotState) -> Iterator[Operation]:
    """The operations for a slot whose message, if there is one, is for its present reader."""
    post, live = slot.shows(state), state.live
    if isinstance(post, Unchanged):
        if state.sent is not None and post.occasion != state.sent.occasion:
            yield Note(state.place, post.occasion)
    elif live is None:
        if post is not None and not _is_posted(slot, state, post):
            yield from _sent(state, post)
    elif post is None:
        yield from _ended(state, _ending(slot.over, state))
    else:
        yield from _changed(slot, state, post, live)


def _is_posted(slot: Slot, state: SlotState, post: Post) -> bool:
    """Whether the message has already been sent and can no longer change."""
    is_same = state.sent is not None and state.sent.occasion == post.occasion
    return is_same and (slot.is_fixed or post.is_last_word)


def _changed(slot: Slot, state: SlotState, post: Post, live: SentMessage) -> Iterator[Operation]:
    """The operations that make a changeable message show this post."""
    if post.where is Where.CHANNEL and live.channel_id != state.table.channel_id:
        # The table has moved into a thread. The old message would never change again.
        yield Delete(state.place)
        yield from _sent(state, post)
    elif post.occasion != live.occasion or (post.moves_down and _differs(post, live)):
        ending = _ending(slot.next, state)
        yield from _ended(state, ending)
        if ending is not AtEnd.KEPT:
            yield from _sent(state, post)
        elif _differs(post, live):
            yield Edit(state.place, post)
        else:
            yield Note(state.place, post.occasion)
    elif not slot.is_fixed and _differs(post, live):
        yield Edit(state.place, post)
    elif state.place in state.snapshot.unsure:
        yield Edit(state.place, post, is_check=True)


def _differs(post: Post, live: SentMessage) -> bool:
    return post.screen.fingerprint != live.fingerprint


def _sent(state: SlotState, post: Post) -> Iterator[Operation]:
    """Send a post, unless its reader accepts no direct messages."""
    if post.where is not Where.DIRECT or not state.is_unreachable:
        yield Send(state.place, post)


def _ended(state: SlotState, ending: Ending) -> Iterator[Operation]:
    if ending is AtEnd.DELETED:
        yield Delete(state.place)
    elif ending is AtEnd.STRIPPED:
        yield Close(state.place)
    elif isinstance(ending, Screen):
        yield Close(state.place, ending)


def _end_of_former(slot: Slot, state: SlotState) -> Operation:
    """End a message about the previous person on the seat, which must not show the moves of the next one.

    The record of the message is deleted.
    """
    if state.live is None:
        return Close(state.place, forgets=True)
    ending = _ending(slot.over, state)
    if ending is AtEnd.DELETED:
        return Delete(state.place, forgets=True)
    screen = ending if isinstance(ending, Screen) else None
    return Close(state.place, screen, forgets=True)


def _ending(said: AtEnd | Callable[[SlotState], Ending], state: SlotState) -> Ending:
    return said if isinstance(said, AtEnd) else said(state)


def _results(snapshot: Snapshot, messages: Messages) -> list[Operation]:
    """Correct the results of rounds that are no longer over, and finish those that lack their picture."""
    state = SlotState(snapshot, messages, MessagePlace(Role.ROUND))
    return [
        one
        for place, sent in messages.items()
        if place.role is Role.RESULT
        for one in _made(place, _corrected, state, place, sent)
    ]


def _corrected(state: SlotState, place: MessagePlace, sent: SentMessage) -> Iterator[Operation]:
    number = place.number
    if number > finished_rounds(state.table):
        undone = undone_round_screen(state.everyone, number)
        yield Close(place, undone, forgets=True, keeps_picture=False)
    elif not sent.is_stripped:
        yield Close(place, result_screen(state, number))


def _void_offers(snapshot: Snapshot, messages: Messages) -> list[Operation]:
    """Remove the buttons of offers that can't be accepted any more."""
    return [
        Close(place, forgets=True)
        for place, sent in messages.items()
        if place.role is Role.OFFER and is_void(sent, snapshot.table, snapshot.now)
    ]
