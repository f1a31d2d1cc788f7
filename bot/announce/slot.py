"""What a slot is: one message that a table may have, with what it shows and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot.announce.snapshot import SlotState
from bot.views.screen import Screen

#: A slot that is edited whenever there is something else to show.
AT_ONCE = timedelta()


@dataclass(frozen=True, slots=True)
class Post:
    """A message that should stand.

    ``occasion`` is what it is about, such as a phase of a round: another one means another message, the
    same one at most an edit of the message that stands.
    """

    occasion: str
    screen: Screen


class Audience(StrEnum):
    """For whom a slot is, and so how many messages it has and where they stand."""

    CHANNEL = "channel"  # one, in the channel of the table
    SEAT_IN_CHANNEL = "seat in channel"  # one a seat, in the channel, where it may mention the person
    SEAT_DIRECTLY = "seat directly"  # one a seat, a direct message to the person


class Fate(StrEnum):
    """What becomes of a message whose occasion is over."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    CLOSED = "closed"  # edited to say how it ended, without buttons; its picture stays
    DELETED = "deleted"
    REPLACED = "replaced"  # deleted as soon as the next one stands


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One message that a table may have (one a seat, if the audience is a seat).

    - ``shows`` returns what should stand now, or None when there is nothing to show. With ``repeats`` it
      is asked again after each message it has led to, until it says no other occasion.
    - ``made_of`` is all that a message depends on which is costly to make: while it is the same, the message
      that stands is left alone. None where that cannot be told.
    - ``edits`` is the least time between two edits of one occasion's message; None: it is told once and
      stays as it was told.
    - ``next`` is what becomes of a message when another occasion's takes its place, ``over`` when there
      is nothing to show any more, unless it ``lasts``; ``closed`` is what it says then if that is
      ``CLOSED``, and None where it has nothing to say and just loses its buttons.
    - ``applies`` says whether the slot has a say at all; where not, whatever stands is left alone.
    - ``renamed`` is the occasion that the message which stands is of by now, where that can change.
    - ``out_of_sight`` makes it a message that people look for at the end of the channel: when it holds,
      or the message is too old to be edited freely, it comes anew there and the one before is deleted.
    """

    role: str
    audience: Audience
    shows: Callable[[SlotState], Post | None]
    repeats: bool = False
    made_of: Callable[[SlotState], Hashable | None] | None = None
    edits: timedelta | None = AT_ONCE
    next: Fate | Callable[[SlotState], Fate] = Fate.STRIPPED
    over: Fate = Fate.STAYS
    closed: Callable[[SlotState], Screen | None] | None = None
    lasts: Callable[[SlotState], bool] | None = None
    applies: Callable[[SlotState], bool] | None = None
    renamed: Callable[[SlotState], str] | None = None
    out_of_sight: Callable[[SlotState], bool] | None = None
