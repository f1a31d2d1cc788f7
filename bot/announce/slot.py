"""What is said of one message that a table may have: whom it is for, what it shows, what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.announce.slot_state import SlotState
from bot.views.screen import Screen

#: A slot that is edited whenever there is something else to show.
AT_ONCE = timedelta()


@dataclass(frozen=True, slots=True)
class Post:
    """A message that should stand.

    ``occasion`` is what it is about, such as a phase of a round: while it is the same, the message that
    stands is edited at most. ``is_last_word`` says that nothing is left to do about it once it is sent, and
    ``asks_since`` is what the message that stands is to be noted with.
    """

    occasion: str
    screen: Screen
    is_last_word: bool = False
    asks_since: datetime | None = None


class Fate(StrEnum):
    """What becomes of a message whose occasion is over."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    CLOSED = "closed"  # edited to say how it ended; its picture stays unless there is another
    DELETED = "deleted"
    KEPT = "kept"  # edited into the message of the next occasion


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
    - ``given_up`` is what it says in the end to somebody whose seat another player has; with None it only
      loses its buttons.
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
    given_up: Callable[[SlotState], Screen] | None = None
    lasts: Callable[[SlotState], bool] | None = None
    applies: Callable[[SlotState], bool] | None = None
    renamed: Callable[[SlotState], str] | None = None
    comes_again: Callable[[SlotState], bool] | None = None
    has_news: bool = False
