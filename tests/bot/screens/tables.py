"""The tables whose screens are recorded, from the lobby to the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.people.preferences import Hands, Reminders
from bot.tables import Person, Stage, Table, TableOptions, game_moves, lobby, seats, shuffles, timing, votes
from bot.tables.alone import options_alone, options_of_day, table_alone
from bot.tables.game_history import ScoreOfDay
from bot.tables.game_moves import undo_points
from bot.tables.seats import write_note
from bot.views.current_screen import current_screen
from bot.views.game_over import confirm_end_screen
from bot.views.map_screens import other_map_screen
from bot.views.own_games import what_now_screen
from bot.views.results import Played, Seals, confirm_giving_up_alone_screen, result_screen, shared_screen
from bot.views.round_message import status_screen
from bot.views.rulebook import with_welcome
from bot.views.screen import Screen
from bot.views.table_message import options_screen
from bot.views.viewer import Viewer
from bot.views.votes import SeatOffer, confirm_giving_up_screen, offer_screen
from engine.options import ROUNDS, PlacingOrder, Rules
from engine.parts.cards import Side
from tests.bot.announce.posting import ABOVE
from tests.bot.pseudo_locale import strict_texts
from tests.bot.screens.moments import Moment
from tests.bot.screens.watching import WITHOUT_HINTS, Recorded, Watched
from tests.bot.tables.in_time import TEN
from tests.bot.tables.sitting import (
    ANN,
    BOB,
    CLEO,
    DORA,
    EMIL,
    FAY,
    GUILD,
    NOON,
    SECRET,
    Sitting,
    begun,
    opened,
)
from tests.bot.tables.test_intended_moves import intending

LANGUAGES = strict_texts().languages
TOGETHER = TableOptions(order=PlacingOrder.SIMULTANEOUS)

#: The options that the host changes, one after another.
CHANGES = (
    ("goals", "yes"),
    ("side", "B"),
    ("order", "simultaneous"),
    ("hints", "no"),
    ("deadline", "10min"),
    ("by-invitation", "yes"),
    ("language", "hu"),
    ("variant", "honshu-trick"),
    ("scoring-card", "random"),
    ("scoring-card", "7"),
)


def recorded(name: str, rounds: int = ROUNDS) -> Iterator[Moment]:
    """The first rounds of a recorded game, and its log."""
    game = Recorded(name)
    yield from game.play(rounds)
    yield game.log()


def _help(viewer: Viewer, *, watches: bool = False) -> Screen:
    return what_now_screen(viewer.texts, viewer, 0, in_server=True, watches=watches)


def before_the_game() -> Iterator[Moment]:
    """People, computer players and options, invitations, a thread; then the deal. Another table is closed."""
    game = Watched(opened())
    yield from game.look()
    for what, make in (("help", _help), ("own screen", current_screen), ("status", status_screen)):
        yield game.seen_by(ANN, what, make)
    game.at.do(lobby.invite, ANN, CLEO)
    yield from game.look()
    game.at.do(lobby.join, BOB)
    yield from game.look()
    for person in (ANN, BOB, DORA):
        yield game.seen_by(person, "help", _help)
    yield game.seen_by(BOB, "own screen", current_screen)
    yield game.seen_by(BOB, "welcome", partial(with_welcome, answer=None))
    game.at.do(lobby.move, ANN, 2)
    game.posting.known |= {"above": ABOVE, "left_out": (BOB.id,)}
    yield from game.look()
    game.posting.known |= {"left_out": ()}
    for option, value in CHANGES:
        game.at.do(lobby.change_option, ANN, option, value)
    yield from game.look()
    yield game.seen_by(ANN, "options", partial(options_screen, languages=LANGUAGES, has_threads=False))
    game.at.do(lobby.add_computer, ANN, count=2)
    yield from game.look()
    game.at.do(lobby.join, CLEO)
    yield from game.look()
    game.at.pass_time(hours=23)
    yield from game.look()
    game.at.do(shuffles.begin, ANN, SECRET)
    yield from game.look()
    yield game.seen_by(ANN, "own screen", current_screen)
    game = Watched(opened())
    yield from game.look()
    game.at.do(lobby.close, ANN)
    yield from game.look()


def intended_moves() -> Iterator[Moment]:
    """Moves in advance, one of which is taken back."""
    game = Watched(begun(3))
    for person, spot in ((ANN, 0), (BOB, 5)):
        intending(game.at, person, spot)
        yield from game.look()
    game.at.act(CLEO)
    yield from game.look()
    game.at.do(game_moves.take_back, ANN)
    yield game.seen_by(ANN, "taken back", lambda viewer: Screen(viewer.format("taken-back-intended")))
    yield from game.look()


def with_a_deadline() -> Iterator[Moment]:
    """Ann is in time for most deadlines, and the others for none; then the host extends and pauses."""
    game = Watched(begun(3, options=TEN))
    game.posting.preferences[CLEO.id] = replace(WITHOUT_HINTS, reminders=Reminders.CHANNEL)
    yield from game.look()
    for _ in range(5):
        if 0 in game.at.table.waiting_for:
            game.at.act(ANN)
            yield from game.look()
        for minutes in (5, 3):
            game.at.pass_time(minutes=minutes)
            yield from game.look()
        game.at.now += timedelta(minutes=2)
        game.at.happens(timing.due)
        yield from game.look()
        game.at.settle()
        yield from game.look()
    for change in (
        partial(game.at.do, seats.take_seat_back, BOB),
        partial(game.at.do, timing.extend, ANN, timedelta(hours=1)),
        partial(game.at.do, timing.pause, ANN),
        partial(game.at.do, timing.resume, ANN),
    ):
        change()
        yield from game.look()
        yield game.seen_by(ANN, "help", _help)


def without_a_deadline() -> Iterator[Moment]:
    """A nudge, reminders, and the end of the game after a long time."""
    game = Watched(begun(3))
    game.at.act(ANN)
    game.at.pass_time(hours=2)
    game.at.do(timing.nudge, ANN)
    yield from game.look()
    while game.at.table.stage is Stage.RUNNING:
        game.at.pass_time(days=1)
        yield from game.look()


def changing_hands() -> Iterator[Moment]:
    """Spectators, a private note, absent players and new ones, until no one is there."""
    game = Watched(begun(3, computers=1))
    yield game.seen_by(FAY, "help", _help)
    yield game.seen_by(ANN, "map of another", partial(other_map_screen, seat=1))
    game.at.do(lobby.watch, FAY)
    game.at.do(write_note, ANN, "Take the lake")
    yield from game.look()
    yield game.seen_by(FAY, "help", partial(_help, watches=True))
    yield game.seen_by(ANN, "end the game?", lambda viewer: confirm_end_screen(viewer.everyone))
    yield game.seen_by(ANN, "give up the seat?", confirm_giving_up_screen)
    game.at.do(lobby.invite, ANN, EMIL)
    game.at.do(seats.leave_to_computer, BOB)
    yield from game.look()
    seat = game.at.table.seat_of(BOB.id)
    assert seat is not None
    offer = SeatOffer(seat, DORA.id, BOB.id, ANN.id)
    yield game.seen_by(None, "offer of a seat", partial(offer_screen, offer=offer))
    game.at.do(seats.take_seat_back, BOB)
    yield from game.look()
    game.at.accept(DORA, seat, BOB.id)
    yield from game.look()
    game.at.do(seats.hand_over, ANN, CLEO.id)
    yield from game.look()
    game.at.do(seats.leave_to_computer, DORA)
    game.at.do(seats.replace_by_computer, CLEO, seat)
    yield from game.look()
    for person in (ANN, CLEO):
        game.at.do(seats.leave_to_computer, person)
    yield from game.look()
    game.at.close()
    yield from game.look()


def _is_in_round(number: int, table: Table) -> bool:
    return table.view(None).round == number


def all_votes() -> Iterator[Moment]:
    """A vote of each kind, and each way in which one ends."""
    game = Watched(begun(3, options=TOGETHER))
    for number in (1, 2, 3):
        game.at.play(until=partial(_is_in_round, number))
        yield from game.look()
    first = undo_points(game.at.table)[-1].keep
    proposals: tuple[tuple[Person, Callable[[], object]], ...] = (
        (BOB, partial(game.at.do, votes.propose_undo, ANN, first)),
        (BOB, partial(game.at.do, votes.propose_end, ANN)),
        (BOB, partial(game.at.do, votes.propose_replace, ANN, 1)),
        (ANN, partial(game.at.do, votes.propose_pause, BOB)),
    )
    for other, propose in proposals:
        propose()
        yield from game.look()
        yield game.seen_by(CLEO, "help", _help)
        game.at.do(votes.cast, other, True)
        yield from game.look()
        game.at.do(votes.cast, CLEO, False)
        yield from game.look()
    game.at.do(votes.propose_end, ANN)
    game.at.do(votes.withdraw, ANN)
    game.at.do(votes.propose_end, ANN)
    yield from game.look()
    game.at.pass_time(hours=24)
    yield from game.look()
    for other, propose in (proposals[0], proposals[-1]):
        propose()
        for person in (other, CLEO):
            game.at.do(votes.cast, person, True)
        yield from game.look()
    yield game.seen_by(BOB, "help", _help)
    game.at.do(timing.resume, ANN)
    game.at.do(seats.leave_to_computer, ANN)
    game.at.do(votes.propose_host, BOB, CLEO.id)
    yield from game.look()
    game.at.do(votes.cast, CLEO, True)
    yield from game.look()
    yield game.log()
    game.at.play(until=lambda table: table.is_in_second_half)
    game.at.do(votes.propose_end, CLEO)
    yield from game.look()


def elsewhere() -> Iterator[Moment]:
    """Players in the channel, on the board and with closed direct messages; then the channel is lost."""
    game = Watched(begun(3))
    yield from game.look()
    game.posting.preferences[ANN.id] = replace(WITHOUT_HINTS, hands=Hands.CHANNEL)
    game.posting.known = {"unreachable": frozenset({BOB.id}), "at_board": frozenset({CLEO.id})}
    yield from game.look()
    game.posting.known = {}
    game.posting.lose_channel()
    yield from game.look()
    game.at.close()
    yield from game.look()


def alone() -> Iterator[Moment]:
    """The first rounds and the result of each kind of game for one person."""
    for options in (
        options_alone(Rules.HOKKAIDO, Side.A, with_goals=True),
        options_alone(Rules.HONSHU, Side.A),
        options_of_day(NOON.date()),
    ):
        game = Watched(Sitting(table_alone("abcd2345", GUILD, ANN, options, NOON)))
        game.at.do(shuffles.begin, ANN, SECRET)
        while game.at.table.view(None).round <= 2:
            yield game.own_screen(ANN)
            game.at.act(ANN)
        yield game.log()
        yield game.seen_by(ANN, "give up?", confirm_giving_up_alone_screen)
        given_up = Watched(Sitting(game.at.table))
        given_up.at.do(lobby.close, ANN)
        yield given_up.seen_by(ANN, "own screen", current_screen)
        game.at.play()
        yield game.seen_by(ANN, "own screen", current_screen)
        yield from _results(game)


def _results(game: Watched) -> Iterator[Moment]:
    """The result of a game for one person: above par, at par, and below."""
    is_of_day = game.at.table.options.day is not None
    board = (ScoreOfDay(BOB.id, "Bob", 50), ScoreOfDay(ANN.id, "Ann", 40)) if is_of_day else ()
    points = tuple(range(4, 52, 4))
    above, level, below = (Played(points, (*points[:-1], par), (0, 2, 4) * 4, board) for par in (45, 48, 60))
    seals = Seals(SECRET, SECRET) if is_of_day else None
    yield game.seen_by(ANN, "result", partial(result_screen, played=above, seals=seals))
    late = replace(level, is_late=is_of_day)
    yield game.seen_by(ANN, "result at par", partial(result_screen, played=late, seals=None))
    yield game.seen_by(None, "shared result", partial(shared_screen, played=below))
