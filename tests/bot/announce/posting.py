"""A table's planned messages, without Discord: nothing is sent, operations are only recorded."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from functools import cache
from typing import TypeVar

from bot.announce.plan import Close, Delete, Edit, Fail, Note, Operation, Send, leaves_nothing, plan
from bot.announce.slot import RoundEnds, Snapshot, Where, results_needed
from bot.people.preferences import PLAYER_DEFAULTS, PlayerPreferences, Reader
from bot.store.records import STRIPPED, ChannelState, MessagePlace, Refusal, Role, SentMessage
from bot.tables import Person
from bot.tables.change import Notice
from bot.tables.game_moves import undo_point_of
from bot.texts import Language
from bot.workers.pool import Workers
from tests.bot.pseudo_locale import strict_texts
from tests.bot.tables.sitting import PEOPLE, Sitting

Result = TypeVar("Result")

#: The maximum number of passes until the plan must be empty.
PATIENCE = 20

#: The id of the channel above the table's thread.
ABOVE = 77


@cache
def english() -> Language:
    """The language of every reader in these tests."""
    return strict_texts().of("en")


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """One event loop for all coroutines: making one for each would take longer than all the rest."""
    return asyncio.new_event_loop()


def result_of(coroutine: Coroutine[object, None, Result]) -> Result:
    """What a coroutine returns."""
    return _loop().run_until_complete(coroutine)


def direct_channel(person: Person) -> int:
    """The id of a person's direct-message channel."""
    return 1000 + person.id


class Posting:
    """A table, and the messages planned for it so far."""

    def __init__(self, at: Sitting) -> None:
        self.at = at
        self.messages: dict[MessagePlace, SentMessage] = {}
        self.channel = ChannelState(at.table.channel_id)
        self.preferences: dict[int, PlayerPreferences] = {}
        self.there: frozenset[int] = frozenset()
        self.known: dict[str, object] = {}
        self._round_ends = RoundEnds()
        self._last_id = 0
        self._notices: list[Notice] = []
        self._changes = 0

    def snapshot(self) -> Snapshot:
        """The input for the plan; ``known`` overrides what an executor would have found out."""
        table = self.at.table
        for change in self.at.changes[self._changes :]:
            for event in change.notices:
                number = len(self._notices)
                self._notices.append(Notice(number, change.table.next_entry, self.at.now, event))
        self._changes = len(self.at.changes)
        rounds = results_needed(table, self.messages)
        snapshot = Snapshot(
            table=table,
            public=Reader(english()),
            channel=self.channel,
            readers={person.id: self._reader(person) for person in PEOPLE},
            notices=tuple(self._notices),
            undo_point=None if table.vote is None else undo_point_of(table, table.vote),
            round_ends=result_of(self._round_ends.of(table, rounds)),
            now=self.at.now,
            there=self.there,
        )
        return replace(snapshot, **self.known)  # type: ignore[arg-type]

    def plan(self) -> tuple[Operation, ...]:
        """The operations that are needed now."""
        return plan(self.snapshot(), self.messages)

    def update(self) -> list[Operation]:
        """Apply plans until the plan is empty; returns all operations."""
        done: list[Operation] = []
        for _ in range(PATIENCE):
            operations = self.plan()
            if not operations:
                return done
            for operation in operations:
                self.apply(operation)
            done += operations
            if leaves_nothing(operations):
                assert not self.plan(), "a pass would end too early"
        raise AssertionError(f"the plan never becomes empty: {operations}")

    def apply(self, operation: Operation) -> None:
        """Record an operation as the executor does."""
        place, sent = operation.place, self.messages.get(operation.place)
        if isinstance(operation, Send):
            self._send(operation)
            return
        assert not isinstance(operation, Fail), operation.error
        assert sent is not None, operation
        if isinstance(operation, Edit):
            assert not sent.is_stripped, operation
            post = operation.post
            self.messages[place] = replace(sent, occasion=post.occasion, fingerprint=post.fingerprint)
        elif isinstance(operation, Note):
            self.messages[place] = replace(sent, occasion=operation.occasion)
        elif operation.forgets:
            del self.messages[place]
        else:
            self.messages[place] = replace(sent, fingerprint=STRIPPED)

    def lose_channel(self, *, is_noted: bool = True, takes_edits: bool = False) -> None:
        """Make the table's channel refuse messages from now on, or only new ones."""
        self.known |= {"refuses_posts": True, "refuses_edits": not takes_edits}
        if is_noted:
            self.channel = replace(self.channel, refusal=Refusal.POSTS if takes_edits else Refusal.EVERYTHING)

    def sees(self, *people: Person) -> None:
        """Mark these people, and no one else, as active."""
        self.there = frozenset(person.id for person in people)

    def live(self, role: Role, seat: int | None = None) -> SentMessage | None:
        """The message in a place, if it can still change."""
        found = self.messages.get(MessagePlace(role, seat))
        return None if found is None or found.is_stripped else found

    def _reader(self, person: Person) -> Reader:
        preferences = self.preferences.get(person.id, PLAYER_DEFAULTS)
        return Reader(english(), preferences=preferences, direct_channel_id=direct_channel(person))

    def _send(self, operation: Send) -> None:
        place, post, table = operation.place, operation.post, self.at.table
        before = self.messages.get(place)
        is_next = before is not None and (before.is_stripped or before.occasion != post.occasion)
        if place.role is Role.ROUND and before is not None and is_next:
            self.messages[MessagePlace(Role.RESULT, number=before.about(int))] = before
        channel_id = table.channel_id
        if post.where is Where.ABOVE:
            channel_id = ABOVE
        elif post.where is Where.DIRECT:
            assert place.seat is not None
            reader = self.snapshot().readers[table.seats[place.seat].user_id or 0]
            assert reader.direct_channel_id is not None
            channel_id = reader.direct_channel_id
        self._last_id += 1
        sent = SentMessage(channel_id, self._last_id, post.occasion, post.fingerprint, self.at.now)
        self.messages[place] = sent


def kinds(operations: Iterable[Operation], role: Role | None = None) -> list[tuple[str, MessagePlace]]:
    """The kinds and places of operations, in order; only those for ``role``, if given."""
    return [(type(one).__name__, one.place) for one in operations if role is None or one.place.role == role]


def sends(operations: Iterable[Operation]) -> Counter[str]:
    """The number of messages sent for each role."""
    return Counter(one.place.role for one in operations if isinstance(one, Send))


def text_of(operations: Iterable[Operation], place: MessagePlace) -> str:
    """The text of the message in a place after these operations."""
    said = ""
    for one in operations:
        if one.place == place and isinstance(one, Send | Edit):
            said = result_of(one.post.finished(Workers(0))).text
        elif one.place == place and isinstance(one, Close) and one.screen is not None:
            said = one.screen.text
    return said


def deleted(operations: Iterable[Operation]) -> list[MessagePlace]:
    """The places whose messages are deleted."""
    return [one.place for one in operations if isinstance(one, Delete)]


def posting(make: Callable[..., Sitting], *arguments: object, **options: object) -> Posting:
    """The table that ``make`` returns, with all its messages posted."""
    found = Posting(make(*arguments, **options))
    found.update()
    return found
