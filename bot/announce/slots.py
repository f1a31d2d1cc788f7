"""Every message that the bot sends about a table: to whom, what it shows, and what becomes of it.

Each slot is one message that a table may have, or one per seat. Whenever the table has changed the
announcer settles them in this order: first the direct messages of each seat, then those in the channel.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot.announce import channel_posts, delivery, seat_posts
from bot.announce.delivery import Fate, Post
from bot.announce.snapshot import SlotState
from bot.views.screen import Screen

#: A slot that is edited whenever there is something else to show.
AT_ONCE = timedelta()


class Audience(StrEnum):
    """Whom a slot is for, and therefore how many messages it has and where they stand."""

    CHANNEL = "channel"  # one message, in the channel of the table
    SEAT_IN_CHANNEL = "seat in channel"  # one per seat, in the channel, where it may mention the person
    SEAT_DIRECTLY = "seat directly"  # one per seat, as a direct message to the person


class Rings(StrEnum):
    """For whom a new message rings; an edit never does."""

    ALWAYS = "always"  # for whoever it is sent to
    IF_IT_MENTIONS = "if it mentions"  # only if it mentions somebody; else it is sent silently


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One message that a table may have; one per seat if the audience is a seat.

    What it shows:

    - ``shows`` returns what should stand now, or None when there is nothing to show. With ``repeats`` it
      is called again after each message that was sent, until it has no new occasion.
    - ``applies`` tells whether the slot counts at all at this moment; if not, whatever stands is left alone.
    - ``rings`` says for whom a new message rings.
    - ``made_of`` is everything that a message depends on which is costly to make: while that is the same,
      the message that stands is left alone. None if it cannot be listed.

    What becomes of the message that stands:

    - ``edits`` is the least time between two edits while the occasion is the same. With None the message
      is sent once for each occasion and never edited.
    - ``next`` is its fate when the message of another occasion takes its place.
    - ``over`` is its fate when there is nothing to show any more, unless it ``lasts``.
    - ``closed`` is what it says in the end if its fate is ``CLOSED``; with None it only loses its buttons.
    - ``renamed`` is the occasion that it belongs to by now, where that can change.
    - ``comes_again`` tells that it is deleted and sent anew, so that it rings.
    - ``has_news`` is for a message whose end everybody has to read: if it is gone by then, what it would
      have said is sent.
    """

    role: str
    audience: Audience
    shows: Callable[[SlotState], Post | None]
    rings: Rings = Rings.IF_IT_MENTIONS
    repeats: bool = False
    made_of: Callable[[SlotState], Hashable | None] | None = None
    edits: timedelta | None = AT_ONCE
    next: Fate | Callable[[SlotState], Fate] = Fate.STRIPPED
    over: Fate = Fate.STAYS
    closed: Callable[[SlotState], Screen | None] | None = None
    lasts: Callable[[SlotState], bool] | None = None
    applies: Callable[[SlotState], bool] | None = None
    renamed: Callable[[SlotState], str] | None = None
    comes_again: Callable[[SlotState], bool] | None = None
    has_news: bool = False


#: Direct messages to the person on each seat.
DIRECT_MESSAGES = (
    # What the seat is asked to decide, with everything needed for it. While the person is there, or is not
    # asked, it changes in place; else the next one is sent and rings.
    Slot(
        role=delivery.PRIVATE,
        audience=Audience.SEAT_DIRECTLY,
        rings=Rings.ALWAYS,
        shows=seat_posts.private,
        made_of=seat_posts.private_is_made_of,
        renamed=seat_posts.present_occasion,
        comes_again=seat_posts.rings_after_all,
        next=seat_posts.fate_of_private,
        over=Fate.CLOSED,
        closed=seat_posts.closed_private,
    ),
    # The reminder of a deadline, for people who want it as a direct message.
    Slot(
        role=delivery.REMINDER,
        audience=Audience.SEAT_DIRECTLY,
        rings=Rings.ALWAYS,
        applies=seat_posts.is_reminded_directly,
        shows=seat_posts.direct_reminder,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
)

#: Messages in the channel of the table.
CHANNEL_MESSAGES = (
    # The table: who sits there, and the buttons of the lobby.
    Slot(
        role=delivery.LOBBY,
        audience=Audience.CHANNEL,
        shows=channel_posts.lobby,
        made_of=channel_posts.lobby_is_made_of,
    ),
    # The log: whatever happens at the table apart from the moves.
    Slot(
        role=delivery.LOG,
        audience=Audience.CHANNEL,
        shows=channel_posts.untold_lines,
        repeats=True,
        edits=None,
        next=Fate.STAYS,
    ),
    # The mention of the people who are invited, each of them once.
    Slot(
        role=delivery.INVITATION,
        audience=Audience.CHANNEL,
        shows=channel_posts.invitation,
        renamed=channel_posts.still_invited,
        edits=None,
        over=Fate.STRIPPED,
        lasts=channel_posts.is_in_lobby,
    ),
    # The Ready box, open until the cards are dealt.
    Slot(
        role=delivery.READY,
        audience=Audience.CHANNEL,
        shows=channel_posts.ready,
        over=Fate.CLOSED,
        closed=channel_posts.closed_ready,
    ),
    # The mention of all who are asked and whom no direct message reaches; gone when they have answered.
    Slot(
        role=delivery.MENTION,
        audience=Audience.CHANNEL,
        shows=channel_posts.mention,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
    # The reminder of a deadline, for everybody else who wants to be reminded.
    Slot(
        role=delivery.REMINDER,
        audience=Audience.SEAT_IN_CHANNEL,
        applies=seat_posts.is_not_reminded_directly,
        shows=seat_posts.reminder_in_channel,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
    # The running vote, and how it has ended.
    Slot(
        role=delivery.VOTE,
        audience=Audience.CHANNEL,
        shows=channel_posts.vote,
        next=Fate.CLOSED,
        over=Fate.CLOSED,
        closed=channel_posts.closed_vote,
    ),
    # To a person whose seat the computer plays: the button to take it back.
    Slot(
        role=delivery.AWAY,
        audience=Audience.SEAT_IN_CHANNEL,
        shows=seat_posts.away,
        over=Fate.DELETED,
    ),
    # A round: whom the game waits for, and the buttons; in the end everybody's map.
    Slot(
        role=delivery.ROUND,
        audience=Audience.CHANNEL,
        shows=channel_posts.round_message,
        repeats=True,
        edits=timedelta(seconds=1),
        next=channel_posts.fate_of_round,
        over=Fate.CLOSED,
        closed=channel_posts.closed_round,
        has_news=True,
    ),
    # That the shuffle can be checked.
    Slot(role=delivery.PROOF, audience=Audience.CHANNEL, shows=channel_posts.proof),
    # The result: the last message of a game.
    Slot(role=delivery.END, audience=Audience.CHANNEL, shows=channel_posts.end),
)

#: Direct messages for when the channel has refused messages, and for when it has taken them all.
CHANNEL_IS_LOST = (
    Slot(
        role=delivery.LOST_CHANNEL,
        audience=Audience.SEAT_DIRECTLY,
        rings=Rings.ALWAYS,
        shows=seat_posts.lost_channel,
    ),
)
CHANNEL_IS_THERE = (
    Slot(
        role=delivery.LOST_CHANNEL,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.nothing,
        over=Fate.DELETED,
    ),
)
