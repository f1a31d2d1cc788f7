"""Types that the store takes and returns besides tables: histories, messages, and owners of settings.

An occasion is the subject of a message, such as a phase of a round: a message about another occasion is
another message. ``read`` and ``written`` convert all occasions from and to texts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Protocol, Self, TypeVar

from bot.tables.game_history import Entry, GameStart, standing
from bot.tables.table import SeatClock, Stage, Table
from engine.actions import Action
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


#: The number of replayed actions after which other tasks may run.
ACTIONS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class TableVersion:
    """A table's id and revision; a table cached with this revision need not be read."""

    id: str
    revision: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its game, and the data needed to replay the game.

    ``start`` is None until the cards are dealt.
    """

    table: Table
    start: GameStart | None
    entries: tuple[Entry, ...]

    @property
    def standing(self) -> tuple[tuple[Entry, Action], ...]:
        """The actions that were not undone, in order, with their entries."""
        return standing(self.entries)

    async def replayed(self) -> Table:
        """The table with its game.

        Raises:
            GameError, ValueError: an action is not legal.
        """
        if self.start is None:
            return self.table
        game, standing = self.start.game(), self.standing
        for count, (_, action) in enumerate(standing, start=1):
            game, _ = game.apply(action)
            if count % ACTIONS_AT_ONCE == 0:
                await asyncio.sleep(0)
        return replace(
            self.table,
            game=game,
            entry_numbers=tuple(entry.number for entry, _ in standing),
            computer_entries=frozenset(entry.number for entry, _ in standing if entry.user_id is None),
            next_entry=len(self.entries),
        )


#: The fingerprint of a message without buttons, or one that was deleted.
STRIPPED = "-"

_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that the bot has sent for a table, with its occasion and its content's fingerprint."""

    channel_id: int
    message_id: int
    occasion: Occasion
    fingerprint: str
    sent_at: datetime

    def about(self, kind: type[_Kind]) -> _Kind:
        """Return the occasion, which is of this kind.

        Raises:
            TypeError: the stored occasion is damaged.
        """
        if not isinstance(self.occasion, kind):
            raise TypeError(f"{self.occasion!r} is the occasion of no such message")
        return self.occasion

    @property
    def is_stripped(self) -> bool:
        """Whether the message needs no more updates, since its buttons or all of it were removed."""
        return self.fingerprint == STRIPPED


#: A sent message in its place.
TableMessage = tuple[MessagePlace, SentMessage]


class Refusal(StrEnum):
    """What a channel refuses."""

    POSTS = "posts"  # new messages
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class ChannelState:
    """What the bot has found out about a table's channel.

    ``is_thread`` is None until that is known, and ``members`` are the people who were added to the thread.
    ``tagged`` is the stage that the tag of its post in a forum shows. With a ``refusal`` the channel is lost,
    so that the game continues in direct messages.
    """

    channel_id: int
    is_thread: bool | None = None
    members: frozenset[int] = frozenset()
    tagged: Stage | None = None
    refusal: Refusal | None = None

    @property
    def is_lost(self) -> bool:
        """Whether the channel refuses messages."""
        return self.refusal is not None

    @property
    def takes_edits(self) -> bool:
        """Whether the channel refuses only new messages, if it refuses any."""
        return self.refusal is not Refusal.EVERYTHING


class Owner(StrEnum):
    """The kind of owner that settings belong to."""

    SERVER = "server"
    PLAYER = "player"


class PersonNote(StrEnum):
    """Notes about a person besides their settings; they are exported and deleted with them."""

    LOCALE = "locale"
    DIRECT_MESSAGES = "direct-messages"
    DIRECT_CHANNEL = "direct-channel"
    WELCOMED = "welcomed"
    TYPES = "types"
    PINGED = "pinged"

    def of(self, user_id: int) -> str:
        """Return the key of this note in the store."""
        return f"{self}.{user_id}"


class News(StrEnum):
    """What a process notifies others of: a change, or a player's sign of life or goodbye at its board."""

    CHANGED = "changed"
    HERE = "here"
    LEAVING = "leaving"


class OnSign(Protocol):
    """Called with a player's sign of life at the board of another process, or their goodbye."""

    def __call__(self, user_id: int, table_id: str, *, leaving: bool) -> None:
        """Note it without blocking."""
