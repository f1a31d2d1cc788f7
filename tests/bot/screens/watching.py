"""A table and everything that people are shown of it: its messages, and what each player sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from bot.announce.plan import Close, Edit, Operation, Send, leaves_nothing, plan
from bot.announce.slot import Snapshot
from bot.history import LogEntry
from bot.people.preferences import PlayerPreferences, Reader
from bot.store.records import MessagePlace, SentMessage
from bot.tables import Person, Stage, TableOptions, game_moves
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.log import log_screen
from bot.views.moves import accepted, taken_back, understood
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers
from engine.actions import Action
from engine.events import RoundBegan
from engine.options import FEWEST_PLAYERS
from engine.record.record import Record, read_record
from engine.views import Phase
from tests.bot.announce.posting import Posting, result_of
from tests.bot.screens.moments import ENGLISH, Moment
from tests.bot.tables.sitting import ANN, PEOPLE, Sitting, begun

_RECORDS = Path(__file__).parents[2] / "engine" / "records"

#: No one here wants hints, which would take long to find.
WITHOUT_HINTS = PlayerPreferences(hints=False)
NO_WORKERS = Workers(0)

#: How the operations of a plan are named.
_DONE = {Send: "sent", Edit: "edited", Close: "closed"}

#: Makes a screen for a viewer.
Make = Callable[[Viewer], Screen]


class Watched:
    """A table with its messages."""

    def __init__(self, at: Sitting) -> None:
        self.at = at
        self.posting = Posting(at)
        self.posting.preferences = dict.fromkeys((person.id for person in PEOPLE), WITHOUT_HINTS)

    @property
    def players(self) -> tuple[Person, ...]:
        """The people at the table, in the order of their seats."""
        people = {person.id: person for person in PEOPLE}
        return tuple(people[seat.user_id] for seat in self.at.table.seats if seat.user_id is not None)

    def look(self) -> Iterator[Moment]:
        """What is posted, edited and closed now, then the present screen of each player."""
        snapshot = self.posting.snapshot()
        while operations := plan(snapshot, self.posting.messages):
            known = _Pass(snapshot, dict(self.posting.messages), {ENGLISH.locale: operations})
            for operation in operations:
                if isinstance(operation, Send | Edit) or (isinstance(operation, Close) and operation.screen):
                    yield self._posted(operation, known)
                self.posting.apply(operation)
            if leaves_nothing(operations):
                break
            snapshot = self.posting.snapshot()
        if self.at.table.stage is Stage.RUNNING:
            yield from map(self.own_screen, self.players)

    def own_screen(self, person: Person) -> Moment:
        """A player's present screen."""
        return replace(self.seen_by(person, "own screen", current_screen), is_own=True)

    def seen_by(self, person: Person | None, what: str, make: Make) -> Moment:
        """A screen for a person, or for everyone, about the table as it is now."""
        table, snapshot = self.at.table, self.posting.snapshot()
        reader = snapshot.public if person is None else snapshot.readers[person.id]
        viewer = Viewer(reader, table, None if person is None else table.seat_of(person.id))
        name = f"{self._now}: {'everyone' if person is None else person.name}, {what}"
        return Moment(name, partial(_seen, viewer, make), viewer, snapshot.notices, reader=reader)

    def log(self) -> Moment:
        """The first page of the log up to now."""
        entries: list[LogEntry] = []
        number = 1
        for change in self.at.changes:
            for event in change.events:
                number = event.round if isinstance(event, RoundBegan) else number
                entries.append(LogEntry(self.at.now, number, event, change.table.next_entry))
        return self.seen_by(ANN, "log", lambda viewer: log_screen(viewer.everyone, entries, 0))

    @property
    def _now(self) -> str:
        """The present moment, for names."""
        if self.at.table.stage is not Stage.RUNNING:
            return self.at.table.stage
        view = self.at.table.view(None)
        in_turn = " in turn" if view.phase is Phase.MAP and view.sequential else ""
        return f"round {view.round}, {view.phase}{in_turn}"

    def _posted(self, operation: Operation, known: _Pass) -> Moment:
        (role, seat, _), snapshot = operation.place, known.snapshot
        person = None if seat is None else snapshot.table.seats[seat].user_id
        reader = snapshot.public if person is None else snapshot.readers[person]
        whose = "" if seat is None else f" ({snapshot.table.seats[seat].name})"
        name = f"{self._now}: {role}{whose}, {_DONE[type(operation)]}"
        make = partial(known.screen_of, type(operation), operation.place)
        return Moment(name, make, Viewer(reader, snapshot.table, seat), snapshot.notices, reader=reader)


def _seen(viewer: Viewer, make: Make, reader: Reader) -> Screen:
    return make(replace(viewer, reader=reader))


@dataclass(frozen=True)
class _Pass:
    """The input of a plan, and the plans for readers of each language as far as they are known."""

    snapshot: Snapshot
    messages: Mapping[MessagePlace, SentMessage]
    plans: dict[str, tuple[Operation, ...]]

    def screen_of(self, kind: type[Operation], place: MessagePlace, reader: Reader) -> Screen:
        """The screen of the operation of this kind for this place."""
        plans, texts = self.plans, reader.texts
        if texts.locale not in plans:
            plans[texts.locale] = self._plan_in(texts)
        found = next(one for one in plans[texts.locale] if one.place == place and isinstance(one, kind))
        if isinstance(found, Close) and found.screen is not None:
            return found.screen
        assert isinstance(found, Send | Edit)
        return result_of(found.post.finished(NO_WORKERS))

    def _plan_in(self, texts: Language) -> tuple[Operation, ...]:
        """The plan for the same messages as in English; all others would change their language."""
        readers = {user_id: replace(of, texts=texts) for user_id, of in self.snapshot.readers.items()}
        public = replace(self.snapshot.public, texts=texts)
        others = self.messages.keys() - {operation.place for operation in self.plans[ENGLISH.locale]}
        snapshot = replace(self.snapshot, public=public, readers=readers, failed=frozenset(others))
        return plan(snapshot, self.messages)


class Recorded(Watched):
    """A game from ``tests/engine/records``, played again by people at a table."""

    def __init__(self, name: str) -> None:
        self.record = read_record((_RECORDS / f"{name}.json").read_bytes())
        at = begun(self.record.options.players, options=_options_of(self.record))
        at.table = replace(at.table, game=self.record.replay(0))
        super().__init__(at)

    def play(self, rounds: int) -> Iterator[Moment]:
        """Every moment of the first rounds, with the responses to each move."""
        yield from self.look()
        forced: list[Action] = []
        for action in self.record.actions:
            if action in forced:  # the table has made it itself
                forced.remove(action)
                continue
            before, person = len(self._actions), PEOPLE[action.seat]
            self.at.change(game_moves.act, person, partial(_as_recorded, action))
            forced += self._actions[before + 1 :]
            for what, response in _RESPONSES.items():
                if what != "taken back" or self.at.table.view(action.seat).may_take_back:
                    yield self.seen_by(person, what, partial(response, action))
            yield from self.look()
            if self.at.table.view(None).round > rounds:
                return

    @property
    def _actions(self) -> tuple[Action, ...]:
        return game_moves.game_of(self.at.table).actions


def _as_recorded(action: Action, _seat: int) -> Action:
    return action


def _options_of(record: Record) -> TableOptions:
    """The options of the table, with the game's own deck, which no screen shows."""
    of = record.options
    return TableOptions(
        side=of.side, with_goals=of.with_goals, order=of.order, rules=of.rules, selection=of.selection
    )


def _typed(action: Action, viewer: Viewer) -> Screen:
    for_two = len(viewer.table.seats) == FEWEST_PLAYERS
    return Screen(understood(viewer.texts, action, for_two=for_two))


#: The responses to a move that was pressed, typed, and taken back.
_RESPONSES: Mapping[str, Callable[[Action, Viewer], Screen]] = {
    "pressed": lambda action, viewer: Screen(accepted(viewer, action)),
    "typed": _typed,
    "taken back": lambda action, viewer: Screen(taken_back(viewer.texts, action)),
}
