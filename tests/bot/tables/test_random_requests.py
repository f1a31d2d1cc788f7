"""Random requests at random times leave a table consistent, and no one gets stuck."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice

import pytest

from bot.store import rows
from bot.tables import (
    Change,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    shuffles,
    timing,
    votes,
)
from bot.tables import change as happened
from bot.tables.applying import asked, unasked
from bot.tables.change import P, PersonRule, Rule
from bot.tables.checks import MovedOnError
from bot.tables.computer_seats import seat_to_move
from bot.tables.deadlines import Downtime, with_time_back
from bot.tables.game_history import Entry, standing
from bot.tables.game_moves import undo_points
from bot.tables.lobby import new_table
from bot.tables.options import OPTIONS, changed
from bot.tables.timing import next_due
from bot.tables.votes import host_is_absent, is_about_host, is_decided
from engine.actions import Action, Pick, Placement, Take, Wait
from engine.chance import Chance
from engine.errors import GameError
from engine.players import decide
from tests.bot.tables.sitting import PEOPLE
from tests.long import tries

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)

#: Pauses between two requests, in seconds; most are short.
PAUSES = (1,) * 20 + (5, 60, 600, 3600, 40_000)

#: The share of pauses for which the clock is set back instead.
SET_BACK = 0.02

#: More than the number of automatic changes at any one time.
MANY = 200

#: The number of attempts at a request that is not refused.
TRIES = 12

#: The minimum number of kinds of requests that change a table with one seed; refused ones test little.
KINDS = 20

#: Makes a request at a table; returns whether the table has changed.
Ask = Callable[[], bool]


class Asked:
    """A table that gets random requests, and the history it would have in the store."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.now = NOON
        #: The rules that have changed a table.
        self.changed_by: set[object] = set()
        self.open_table()

    def open_table(self) -> None:
        """Open a new table, which two invited people join."""
        self.entries: tuple[Entry, ...] = ()
        options, computers = self.any_options(), self.chance.randrange(3)
        host, *others = PEOPLE[:3]
        self.table = new_table("abcdefgh", 1, 2, host, options, computers, self.now)
        for person in others:
            self.do(lobby.invite, host, person)
            self.do(lobby.join, person)

    def any_options(self) -> TableOptions:
        """Random values for all options, as far as they fit together."""
        options = TableOptions()
        for name, option in OPTIONS.items():
            other = changed(options, name, self.chance.choice(list(option.values)))
            try:
                other.check()
            except GameError:
                continue
            options = other
        return replace(options, by_invitation=self.chance.random() < 0.2)

    def do(self, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Apply a person's request unless it is refused, and check the new table and its happened.

        Returns whether the table has changed.
        """
        return self._change(rule, by.id, lambda: asked(self.table, self.now, rule, by, *args, **kwargs))

    def do_unasked(self, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """The same for the clock or a computer player."""
        return self._change(rule, None, lambda: unasked(self.table, self.now, rule, *args, **kwargs))

    def _change(self, rule: object, by: int | None, change_of: Callable[[], Change]) -> bool:
        before = self.table
        try:
            change = change_of()
        except (TableError, GameError, MovedOnError):
            return False
        if change.unchanged:
            return False
        self.changed_by.add(rule)
        self.table, self.entries = change.table, (*self.entries, *change.entries)
        check(self.table, self.entries)
        check_told(before, change)
        check_vote(self.table, rule, by, self.now)
        return True

    def give_time_back(self, off: timedelta) -> bool:
        """Give the time back that the bot was off, with the next change."""
        downtime = Downtime(self.table.downtime + 1, 0, 1, self.now - off, self.now)
        self.table, _ = with_time_back(self.table, [downtime])
        return False

    def ask(self) -> None:
        """Make requests until one of them changes the table; most are refused."""
        for _ in range(TRIES):
            if self.anything()():
                return

    def let_happen(self) -> None:
        """Do everything that happens automatically."""
        for _ in range(MANY):
            due, seat = next_due(self.table), seat_to_move(self.table)
            if due is not None and due <= self.now:
                self.do_unasked(timing.due)
            elif seat is not None:
                self.do_unasked(game_moves.act_for_computer, self.action_of(seat))
            else:
                return
        raise AssertionError("it never comes to rest")

    def action_of(self, seat: int) -> Action:
        """A random legal action for a seat."""
        return decide("random", self.table.view(seat), Chance.of_text(str(self.chance.random())))

    def intention_with(self, action: Action) -> Placement | None:
        """Sometimes where the card that is taken is to go."""
        if not isinstance(action, Pick | Take) or self.chance.random() < 0.3:
            return None
        map_ = self.table.view(action.seat).seats[action.seat].map
        spots = islice(map_.legal_placements(self.table.options.deck.card(action.card)), 9)
        return self.chance.choice([None, *spots])

    def anything(self) -> Ask:
        """A random request, mostly by a player at the table."""
        table, pick = self.table, self.chance.choice
        waiting = () if table.game is None else table.game.waiting_for
        if waiting and self.chance.random() < 0.5:
            action = self.action_of(pick(waiting))
            of = table.seats[action.seat]
            mover = Person(of.user_id or 0, of.name)
            intended = self.intention_with(action)
            return lambda: self.do(game_moves.act, mover, lambda _: action, intended=intended)
        seated = [person for person in PEOPLE if table.seat_of(person.id) is not None]
        by = pick([*PEOPLE, *seated * 3])
        if table.vote is not None and self.chance.random() < 0.3:
            return lambda: self.do(votes.cast, by, self.chance.random() < 0.7)
        before_the_deal = table.stage is not Stage.RUNNING or self.chance.random() < 0.1
        makers = self.of_lobby(by) if before_the_deal else self.of_game(by, pick(PEOPLE))
        return pick([*makers, *self.of_guests(by, pick(PEOPLE))])

    def of_lobby(self, by: Person) -> Iterator[Ask]:
        """Requests before the game."""
        option = self.chance.choice(list(OPTIONS))
        value = self.chance.choice(list(OPTIONS[option].values))
        yield lambda: self.do(lobby.join, by)
        yield lambda: self.do(lobby.leave, by)
        yield lambda: self.do(lobby.change_option, by, option, value)
        yield lambda: self.do(lobby.add_computer, by)
        yield lambda: self.do(lobby.remove_computer, by)
        yield lambda: self.do(
            shuffles.begin, Person(self.table.host_id, ""), f"{self.chance.getrandbits(256):064x}"
        )
        yield lambda: self.do_unasked(shuffles.deal, 17)
        yield lambda: self.do(lobby.keep_open, by)
        yield lambda: self.do(lobby.move, by, self.chance.randrange(1, 4))
        yield lambda: self.do(lobby.join_rematch, by, "another")
        if self.chance.random() < 0.01:
            yield lambda: self.do(lobby.close, by, before_deal=True)

    def of_game(self, by: Person, other: Person) -> Iterator[Ask]:
        """Requests while the game is running."""
        table, moderates = self.table, self.chance.random() < 0.1
        seat = self.chance.randrange(len(table.seats))
        points, off = undo_points(table)[:6], self.chance.choice(PAUSES)
        yield lambda: self.do(game_moves.act, by, Wait)
        yield lambda: self.do(game_moves.take_back, by)
        tried = table.tried_by(seat)
        if tried is not None:
            yield lambda: self.do(game_moves.intend, by, tried.placement)
            yield lambda: self.do(game_moves.place_and_end, by, tried.placement)
        yield lambda: self.do(game_moves.take_back, by, step=table.step_of(seat))
        yield lambda: self.do(votes.withdraw, by)
        yield lambda: self.do(votes.propose_undo, by, self.chance.choice(points).keep if points else 0)
        yield lambda: self.do(votes.propose_host, by, other.id, host_has_left=self.chance.random() < 0.5)
        yield lambda: self.do(votes.propose_end, by, host_has_left=moderates)
        yield lambda: self.do(votes.propose_replace, by, seat, moderator=moderates)
        yield lambda: self.do(timing.pause, by, moderator=moderates)
        yield lambda: self.do(timing.resume, by, moderator=moderates)
        yield lambda: self.do(timing.extend, by, timedelta(hours=1), moderator=moderates)
        yield lambda: self.do(seats.hand_over, by, other.id, moderator=moderates)
        yield lambda: self.do(seats.replace_by_computer, by, seat, moderator=moderates)
        yield lambda: self.do(
            seats.accept_seat, other, seat, table.seats[seat].user_id, table.host_id, self.now
        )
        yield lambda: self.do(seats.leave_to_computer, by)
        yield lambda: self.do(seats.take_seat_back, by)
        yield lambda: self.do(timing.nudge, by)
        yield lambda: self.give_time_back(timedelta(seconds=off))
        if self.chance.random() < 0.02:
            yield lambda: self.do(seats.remove_person, by)
            yield lambda: self.do(lobby.close, by, moderator=moderates)

    def of_guests(self, by: Person, other: Person) -> Iterator[Ask]:
        """Requests by and about invited people and spectators."""
        yield lambda: self.do(lobby.invite, by, other)
        yield lambda: self.do(lobby.uninvite, by, other.id, moderator=self.chance.random() < 0.1)
        yield lambda: self.do(lobby.watch, other)
        yield lambda: self.do(lobby.stop_watching, other)
        yield lambda: self.do_unasked(lobby.remove_guest, other.id)


def check(table: Table, entries: tuple[Entry, ...]) -> None:
    """Check that a table is consistent, can be stored, and matches its history."""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    assert len(set(people)) == len(people)
    assert not {guest.id for guest in (*table.invited, *table.spectators)} & set(people)
    assert not {former.id for former in table.keepers} & set(people)
    assert len({former.seat for former in table.keepers}) == len(table.keepers)
    written_seats = [row[2:] for row in rows.seat_rows(table)]
    written_shuffles = [] if table.shuffle is None else [rows.shuffle_row(table.id, table.shuffle)[1:]]
    stored = rows.table(rows.new_table_row(table)[:-1], written_seats, written_shuffles)
    assert stored == replace(table, game=None, entry_numbers=(), computer_entries=frozenset(), next_entry=0)
    assert (next_due(table) is not None) is table.stage.is_open
    if table.stage.is_open:
        assert table.host_id in people
    if table.game is not None:
        stands = standing(entries)
        assert tuple(entry.number for entry, _ in stands) == table.entry_numbers
        assert tuple(action for _, action in stands) == table.game.actions
    if table.stage is Stage.RUNNING and table.game is not None:
        asked = [seat for seat in table.people if seat in table.waiting_for]
        assert [clock.seat for clock in table.clocks if clock.asked] == asked


def check_told(before: Table, change: Change) -> None:
    """Check that a change of a running game has the events that everyone must learn about."""
    after, told = change.table, {type(event) for event in change.events}
    if before.stage is not Stage.RUNNING:
        return
    if after.stage is Stage.CANCELLED:
        assert happened.TableClosed in told
        return
    assert (change.result is not None) is (after.stage is Stage.FINISHED and before.counts)
    assert (before.vote is None) or (after.vote is not None) or happened.VoteEnded in told
    assert (before.host_id == after.host_id) or happened.HostChanged in told
    for former, seat in zip(before.seats, after.seats, strict=True):
        assert (former.user_id == seat.user_id) or happened.SeatReplaced in told
        if former.user_id == seat.user_id and former.away is not seat.away:
            assert (happened.SeatLeft if seat.away else happened.SeatTakenBack) in told
    if after.stage is Stage.RUNNING and (before.paused_at is None) is not (after.paused_at is None):
        assert (happened.GameResumed if after.paused_at is None else happened.GamePaused) in told
    if before.game != after.game and before.paused_at is not None:
        ways = {happened.MovesUndone, happened.GameResumed}
        assert ways & told, "in a pause, only a vote changes the game; then intended moves are made"


def check_vote(table: Table, rule: object, by: int | None, now: datetime) -> None:
    """Check that a vote is only by people, is due once decided, and is not about a host who is back."""
    vote = table.vote
    if vote is None:
        return
    assert all(table.seats[seat].user_id is not None for seat in (vote.by, *vote.agreed, *vote.declined))
    due = next_due(table)
    assert not is_decided(table) or (due is not None and due <= max(now, vote.opened_at))
    has_just_asked = rule in (votes.propose_host, votes.propose_end)
    if is_about_host(vote) and by == table.host_id and not has_just_asked:
        assert host_is_absent(table, now)


def is_stuck(table: Table) -> bool:
    """Whether the game is running with people present, but no one can move."""
    if table.stage is not Stage.RUNNING or table.paused_at is not None or not table.people:
        return False
    return seat_to_move(table) is None and not set(table.waiting_for) & set(table.people)


@pytest.mark.parametrize("seed", range(tries(4, 30)))
def test_random_requests_leave_a_table_consistent(seed: int) -> None:
    asked = Asked(seed)
    for _ in range(300):
        if not asked.table.stage.is_open:
            asked.open_table()
        is_set_back = asked.chance.random() < SET_BACK
        asked.now += timedelta(seconds=asked.chance.choice(PAUSES)) * (-1 if is_set_back else 1)
        asked.let_happen()
        asked.ask()
        assert not is_stuck(asked.table)
    assert len(asked.changed_by) >= KINDS
