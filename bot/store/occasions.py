"""The places and occasions of the messages that the bot sends for a table, as they are stored.

An occasion is the subject of a message, such as a phase of a round: a message about another occasion is
another message. ``read`` and ``written`` convert all occasions from and to texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Self

from bot.tables.table import SeatClock
from engine.views import Phase, View


class Role(StrEnum):
    """The roles of messages at a table. They are stored, so that none is ever renamed or removed."""

    LOBBY = "lobby"
    TABLE_LINK = "table-link"
    LOG = "log"
    INVITATION = "invitation"
    LEFT_OUT = "left-out"
    FULL = "full"
    CLOSING = "closing"
    SHUFFLE = "shuffle"
    ROUND = "round"
    PRIVATE = "private"
    MENTION = "mention"
    REMINDER = "reminder"
    VOTE = "vote"
    AWAY = "away"
    END = "end"
    LOST_CHANNEL = "lost-channel"
    DIRECT_END = "direct-end"
    SET_ASIDE = "set-aside"
    OFFER = "offer"  # an offer of a seat
    RESULT = "result"  # of a round, other than in the present message of a round
    REPLACED = "replaced"  # where a person played until the response to a command took its place


class MessagePlace(NamedTuple):
    """The place of a message at its table: its role and, if there is one per seat, the seat.

    ``number`` distinguishes messages with the same role and seat: it is the round of a result, or the id of
    an offer or of a replaced message.
    """

    role: Role
    seat: int | None = None
    number: int = 0

    def __str__(self) -> str:
        return self.role


class Shows(StrEnum):
    """What the message to a seat shows in a phase."""

    GAME = "game"
    SEAT_TAKEN = "away"  # the button to take the seat back from a computer player
    WAY_THERE = "elsewhere"  # a link to the channel or the board, where the person plays


#: Marks a phase in which cards are placed in order.
_IN_ORDER = "order"


@dataclass(frozen=True, slots=True)
class Asked:
    """A phase in which a seat is asked; placing in order counts as a separate phase.

    >>> Asked.read("3.map.order.away")
    Asked(round=3, phase='map', in_order=True, shows=<Shows.SEAT_TAKEN: 'away'>)
    """

    round: int
    phase: str
    in_order: bool = False
    shows: Shows = Shows.GAME

    @classmethod
    def of(cls, view: View) -> Self:
        """The present phase."""
        return cls(view.round, view.phase, view.phase is Phase.MAP and view.sequential)

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the output of ``str``."""
        number, phase, *more = text.split(".")
        shows = next((one for one in Shows if one in more), Shows.GAME)
        return cls(int(number), phase, _IN_ORDER in more, shows)

    def __str__(self) -> str:
        order = f".{_IN_ORDER}" if self.in_order else ""
        return f"{self.round}.{self.phase}{order}" + ("" if self.shows is Shows.GAME else f".{self.shows}")

    def showing(self, shows: Shows) -> Asked:
        """The same phase in a message that shows this."""
        return replace(self, shows=shows)


@dataclass(frozen=True, slots=True)
class Mentioned:
    """A phase, and the seats that have been mentioned in it."""

    asked: Asked
    seats: frozenset[int]

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the output of ``str``."""
        asked, _, seats = text.rpartition(".")
        return cls(Asked.read(asked), _numbers(seats))

    def __str__(self) -> str:
        return f"{self.asked}.{_with_commas(self.seats)}"


@dataclass(frozen=True, slots=True)
class Reminded:
    """The last reminder or nudge of a seat: its phase and its number.

    ``nudged_at`` is in seconds since the epoch; 0 if no one has nudged the seat.

    >>> Reminded.read("3.map.2.0")
    Reminded(round=3, phase='map', number=2, nudged_at=0)
    """

    round: int
    phase: str
    number: int
    nudged_at: int = 0

    @classmethod
    def of(cls, clock: SeatClock) -> Self:
        """The last reminder of the seat of this clock."""
        nudged_at = 0 if clock.nudged_at is None else int(clock.nudged_at.timestamp())
        return cls(clock.round, clock.phase, clock.reminders, nudged_at)

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the output of ``str``."""
        number_of_round, phase, number, nudged_at = text.split(".")
        return cls(int(number_of_round), phase, int(number), int(nudged_at))

    def __str__(self) -> str:
        return f"{self.round}.{self.phase}.{self.number}.{self.nudged_at}"

    def includes(self, later: Reminded) -> bool:
        """Whether a person who had this reminder needs no ``later`` one, because only the deadline has moved.

        With a later deadline, some reminders that were already sent are due again.
        """
        same = (self.round, self.phase, self.nudged_at) == (later.round, later.phase, later.nudged_at)
        return same and later.number <= self.number


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat, with a digest of its player and the host, which identifies no one."""

    seat: int
    digest: str

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the output of ``str``."""
        seat, _, digest = text.partition(".")
        return cls(int(seat), digest)

    def __str__(self) -> str:
        return f"{self.seat}.{self.digest}"


@dataclass(frozen=True, slots=True)
class People:
    """The ids of people who have been notified."""

    ids: frozenset[int] = frozenset()

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the output of ``str``."""
        return cls(_numbers(text))

    def __str__(self) -> str:
        return _with_commas(self.ids)


#: The kinds of occasions. A number is that of a round or a notice, a moment that of a vote or when a table
#: closes; a text is that of a message which has only one occasion, or a digest.
Occasion = Asked | Mentioned | Reminded | Offered | People | datetime | int | str

_READINGS: Mapping[Role, Callable[[str], Occasion]] = {
    Role.PRIVATE: Asked.read,
    Role.REPLACED: Asked.read,
    Role.MENTION: Mentioned.read,
    Role.REMINDER: Reminded.read,
    Role.OFFER: Offered.read,
    Role.INVITATION: People.read,
    Role.VOTE: datetime.fromisoformat,
    Role.CLOSING: datetime.fromisoformat,
    Role.LOG: int,
    Role.AWAY: int,
    Role.ROUND: int,
    Role.RESULT: int,
}


def read(role: Role, text: str) -> Occasion:
    """The occasion of a stored message; the text itself if it is damaged, so that only its message fails."""
    try:
        return _READINGS.get(role, str)(text)
    except ValueError:
        return text


def written(occasion: Occasion) -> str:
    """The text from which ``read`` makes this occasion."""
    return occasion.isoformat() if isinstance(occasion, datetime) else str(occasion)


def _numbers(text: str) -> frozenset[int]:
    return frozenset(int(number) for number in text.split(",") if number.isdecimal())


def _with_commas(numbers: frozenset[int]) -> str:
    return ",".join(map(str, sorted(numbers)))
