"""A table: its seats, its options, its game once the cards are dealt, and its other state.

A table is immutable: each rule makes a new one (``rules``).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.tables.options import TableOptions
from engine.actions import Place
from engine.errors import GameError, InvalidInput
from engine.game import Game
from engine.options import ROUNDS
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.views import View, view_of


class Stage(StrEnum):
    """The stages of a table.

    ``DEALING`` lasts from the moment the host begins until the id of the message with the commitment is
    known.
    """

    LOBBY = "lobby"
    DEALING = "dealing"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        """Whether the table is not closed."""
        return self in (Stage.LOBBY, Stage.DEALING, Stage.RUNNING)


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat of a person (``user_id``) or of a computer player (``computer``), never of both.

    ``computer`` is the kind of computer player (``computer_seats.Strength``), and its ``name`` is its
    character (``CHARACTERS``), whose displayed name is in the texts.

    While a person is ``away``, a computer player plays the seat until they take it back; ``missed`` is the
    number of deadlines in a row that the person has missed. In a closed game a seat may have neither person
    nor computer player: that person's data was deleted, and ``name`` is empty.
    """

    user_id: int | None
    name: str
    computer: str | None = None
    away: bool = False
    missed: int = 0

    @property
    def is_anonymous(self) -> bool:
        """Whether the data of the seat's person was deleted."""
        return self.user_id is None and self.computer is None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The inputs of a game's shuffle: a secret seed, and the id of the message with its commitment.

    The seed is secret until the game is over. ``message_id`` is None before the message is sent, or if it
    could not be sent.
    """

    secret: str = field(repr=False)
    commitment: str
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user: id and displayed name."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How long the game has waited for a person's seat in one phase.

    ``due_at`` is None at a table without deadline. ``reminders`` is the number of sent reminders: at half
    time and shortly before the deadline, or one a day without a deadline. ``overdue``: the deadline has
    passed and a computer player moves for the seat in this phase. ``stopped_at`` is since when the seat has
    nothing to do, which can change when something is taken back. ``renewed``: the seat has had the whole time
    a second time in this phase. ``nudged_at`` and ``nudged_by`` are when, and from which seat, a waiting
    player last nudged this one.
    """

    seat: int
    round: int
    phase: str
    asked_at: datetime
    due_at: datetime | None
    reminders: int = 0
    overdue: bool = False
    stopped_at: datetime | None = None
    renewed: bool = False
    nudged_at: datetime | None = None
    nudged_by: int | None = None

    @property
    def asked(self) -> bool:
        """Whether the game waits for the seat."""
        return self.stopped_at is None


class VoteKind(StrEnum):
    """The subject of a vote."""

    UNDO = "undo"
    HOST = "host"
    END = "end"
    REPLACE = "replace"
    PAUSE = "pause"


@dataclass(frozen=True, slots=True)
class Vote:
    """A running vote: the seat that asked for it, and those that have agreed and declined.

    ``UNDO`` goes back to before the entry ``entry`` of the game's history, which was made in ``round`` and
    ``phase``. ``HOST`` makes the person on the seat ``target`` host. ``REPLACE`` gives the seat ``target`` to
    a computer player. ``END`` ends the game; its ``target`` is the seat of an absent host, who is not asked.
    ``PAUSE`` pauses it once the pauses have lasted a day in total.
    """

    kind: VoteKind
    by: int
    opened_at: datetime
    until: datetime
    agreed: tuple[int, ...]
    declined: tuple[int, ...] = ()
    entry: int | None = None
    round: int | None = None
    phase: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Tried:
    """The placement at which a person last tried a card that they have not placed, to show it again.

    An ``intended`` one has been confirmed: it is a move in advance (``game_moves``). It stays with the card,
    so taking back the choice of the card leaves a try.
    """

    seat: int
    placement: Placement
    intended: bool = False


@dataclass(frozen=True, slots=True)
class FormerPlayer:
    """A person who no longer has the seat, but will get its result."""

    seat: int
    id: int
    name: str


@dataclass(frozen=True, slots=True)
class PrivateNote:
    """A note that a player has written in a game, only for themselves; ``id`` is the player's."""

    id: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """The fields of a ``Table`` other than its game and its seats; they are stored together.

    ``touched_at`` is when a person last did something at the table. ``tried`` has at most one entry per seat.
    ``changed_hands`` are the seats that have gone to another person or to a computer player since the deal;
    ``keepers`` are people who will get the result of a seat that they no longer have. ``taken_back`` is the
    number of its own moves that each seat has undone, also by going back. ``paused_for`` is the total time
    for which the game was paused, without the present pause. ``counts``: the result will count for the
    server. ``closing_announced``: people were warned that the table will close, and no one has done anything
    since. ``opened_from`` is the channel in which a table in a forum post was requested. ``downtime`` is the
    number of the last downtime whose time was given back (``deadlines``). ``links_renewed`` is the second in
    which older links to the board for everyone were ended, or 0.
    """

    touched_at: datetime | None = None
    clocks: tuple[SeatClock, ...] = ()
    paused_at: datetime | None = None
    vote: Vote | None = None
    invited: tuple[Person, ...] = ()
    spectators: tuple[Person, ...] = ()
    tried: tuple[Tried, ...] = ()
    rematch_of: str | None = None
    changed_hands: tuple[int, ...] = ()
    keepers: tuple[FormerPlayer, ...] = ()
    taken_back: tuple[int, ...] = ()
    paused_for: timedelta = timedelta()
    counts: bool = True
    closing_announced: bool = False
    opened_from: int | None = None
    downtime: int = 0
    links_renewed: int = 0
    private_notes: tuple[PrivateNote, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(TableState):
    """A table after ``revision`` changes.

    ``id`` is short, in lower case and usable in a custom id. Seats count from 0 in the order of ``seats``,
    which is also the order in the game. The other state is in the fields of ``TableState``.

    ``game`` is None until the cards are dealt, and the final game after the end (also of a cancelled one).
    Entries are only ever added to its history: ``entry_numbers`` are the numbers of the entries whose actions
    were not undone, in the order of the game, ``computer_entries`` those of them that a computer player has
    decided, and ``next_entry`` is the number of the next entry. ``shuffle`` is set when the host begins.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    options: TableOptions
    stage: Stage
    seats: tuple[TableSeat, ...]
    game: Game | None
    opened_at: datetime
    revision: int = 0
    entry_numbers: tuple[int, ...] = ()
    computer_entries: frozenset[int] = frozenset()
    next_entry: int = 0
    shuffle: Shuffle | None = field(default=None, repr=False)
    _views: dict[int | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)

    @classmethod
    def opened(
        cls,
        table_id: str,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        seats: tuple[TableSeat, ...],
        now: datetime,
    ) -> Table:
        """A new table in the lobby; the person on the first seat is host."""
        return cls(
            id=table_id,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=seats[0].user_id or 0,
            options=options,
            stage=Stage.LOBBY,
            seats=seats,
            game=None,
            opened_at=now,
            touched_at=now,
        )

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this person has, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None

    def keeper_of(self, seat: int) -> FormerPlayer | None:
        """The former player who will get the result of this seat, or None."""
        return next((former for former in self.keepers if former.seat == seat), None)

    def is_invited(self, user_id: int) -> bool:
        """Whether this person is invited."""
        return any(person.id == user_id for person in self.invited)

    def is_watched_by(self, user_id: int) -> bool:
        """Whether this person is a spectator."""
        return any(person.id == user_id for person in self.spectators)

    def view(self, seat: int | None) -> View:
        """The game as this seat sees it, or as everyone sees it for None; cached.

        Raises:
            ValueError: the game has not begun.
        """
        if self.game is None:
            raise ValueError(f"the game of table {self.id} has not begun")
        if seat not in self._views:
            view = view_of(self.game, seat)
            if seat is not None and self.intended_by(seat) is not None:
                view = replace(view, may_take_back=True)
            self._views[seat] = replace(view, waiting_for=self.waiting_for) if self.intended_moves else view
        return self._views[seat]

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act now; none that has one of the ``intended_moves``."""
        if self.game is None:
            return ()
        ready = {move.seat for move in self.intended_moves}
        return tuple(seat for seat in self.game.waiting_for if seat not in ready)

    @property
    def intended_moves(self) -> tuple[Place, ...]:
        """The moves that will be made as soon as no one can ask to wait any more (rules.md 4.8)."""
        seats = [tried.seat for tried in self.tried if self.intended_by(tried.seat) is not None]
        return tuple(move for seat in sorted(seats) if (move := self.intended_move(seat)) is not None)

    def intended_move(self, seat: int) -> Place | None:
        """The intended move of a seat, also in a round in turn, if the rules allow it now."""
        tried = self.tried_by(seat)
        if tried is None or not tried.intended or self.game is None:
            return None
        move = Place(seat, tried.placement)
        try:
            self.game.apply(move)
        except GameError:
            return None
        return move

    def step_of(self, seat: int) -> int:
        """The number of decisions of this seat that were not undone."""
        return 0 if self.game is None else sum(1 for action in self.game.actions if action.seat == seat)

    @property
    def is_in_second_half(self) -> bool:
        """Whether half of the game is over, so that a person who gives up their seat keeps its result."""
        return self.game is not None and 2 * self.game.round > ROUNDS

    @property
    def user_ids(self) -> tuple[int, ...]:
        """The people who have a seat, also those who are away."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people who are not away."""
        return tuple(
            number for number, seat in enumerate(self.seats) if seat.user_id is not None and not seat.away
        )

    @property
    def last_active(self) -> datetime:
        """When a person last did something at the table."""
        return self.touched_at or self.opened_at

    @property
    def commitment(self) -> str | None:
        """The commitment to the secret seed and the deck (engine.shuffle); None before the host begins."""
        return None if self.shuffle is None else self.shuffle.commitment

    def tried_by(self, seat: int) -> Tried | None:
        """Where this seat last tried a card."""
        return next((tried for tried in self.tried if tried.seat == seat), None)

    def intended_by(self, seat: int) -> Placement | None:
        """Where a seat intends to place the card that it has taken; None in a round in turn."""
        tried = self.tried_by(seat)
        if tried is None or not tried.intended or self.game is None:
            return None
        phase = self.game.map_phase
        return None if phase is not None and phase.is_sequential else tried.placement

    def cards_to_try(self, seat: int) -> tuple[MapCard, ...]:
        """The cards that a seat can try: the one that it has still to place, or those to choose from."""
        view = self.view(seat)
        own = view.seats[seat]
        if own.selected is None:
            return view.cards_to_choose
        return () if own.placed else (own.selected,)

    def with_tried(self, seat: int, placement: Placement | None) -> Table:
        """The table with the placement at which a seat tries one of its ``cards_to_try``, legal or not.

        Nothing changes without one, for one that no screen can show, or while the seat has an intended move.
        """
        if placement is None or self.intended_by(seat) is not None:
            return self
        cards = {card.number: card for card in self.cards_to_try(seat)}
        if placement.card not in cards:
            return self
        try:
            self.view(seat).seats[seat].map.hidden_squares(cards[placement.card], placement)
        except InvalidInput:
            return self
        return replace(self, tried=(*self.without_tried(seat).tried, Tried(seat, placement)))

    def with_intended(self, seat: int, placement: Placement) -> Table:
        """The table with an intended move, which the caller has checked."""
        return replace(self, tried=(*self.without_tried(seat).tried, Tried(seat, placement, intended=True)))

    def without_tried(self, seat: int) -> Table:
        """The table in which a seat tries and intends nothing."""
        return replace(self, tried=tuple(tried for tried in self.tried if tried.seat != seat))

    def with_taken_back(self, seat: int, moves: int) -> Table:
        """The table after a seat has undone ``moves`` more of its own moves."""
        before = self.taken_back or (0,) * len(self.seats)
        return replace(self, taken_back=(*before[:seat], before[seat] + moves, *before[seat + 1 :]))

    def clock_of(self, seat: int) -> SeatClock | None:
        """The clock of this seat if the game waits for it, else None."""
        return next((clock for clock in self.clocks if clock.seat == seat and clock.asked), None)

    def with_seat(self, seat: int, of: TableSeat) -> Table:
        """The table with a new player on a seat."""
        return replace(self, seats=(*self.seats[:seat], of, *self.seats[seat + 1 :]))

    def without_guest(self, user_id: int) -> Table:
        """The table without this person in the lists of invited people and spectators."""
        return replace(
            self,
            invited=tuple(other for other in self.invited if other.id != user_id),
            spectators=tuple(other for other in self.spectators if other.id != user_id),
        )

    def note_of(self, user_id: int) -> str:
        """The private note of this person; empty without one."""
        return next((note.text for note in self.private_notes if note.id == user_id), "")

    def without_note(self, user_id: int | None) -> Table:
        """The table without the private note of this person."""
        return replace(self, private_notes=tuple(note for note in self.private_notes if note.id != user_id))

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next((seat.name for seat in self.seats if seat.user_id == self.host_id), "")
