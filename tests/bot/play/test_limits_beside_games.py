"""What is said beside a game fits into Discord's limits, with the longest names, words and lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache

import pytest

from bot.announce import channel_posts, seat_posts
from bot.announce.sent_messages import ROUND, VOTE, MessagePlace
from bot.announce.slot import Post
from bot.store.records import SentMessage
from bot.tables import Deadline, Person, Stage, Table
from bot.tables import events as happened
from bot.tables.going_back import undo_points
from bot.tables.guests import MOST_GUESTS
from bot.tables.own_games import Asked, GameOfGuest, GameOfPerson, Welcome
from bot.tables.table import SeatClock, Shuffle, Vote, VoteKind
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.game_over import confirm_end_screen
from bot.views.lobby import closing_screen, full_screen, languages_screen, lobby_screen, options_screen
from bot.views.log_lines import log_lines
from bot.views.map_screens import maps_screen, round_over_screen
from bot.views.own_games import own_games_screen, what_now_screen
from bot.views.round_message import status_screen
from bot.views.rules import welcome_screen
from bot.views.screen import Screen
from bot.views.seats import SeatOffer, away_screen, confirm_giving_up_screen, offer_screen
from bot.views.shuffle import checked_record_screen, checked_screen
from bot.views.viewer import Viewer
from bot.views.votes import undo_screen
from engine.actions import ACTION_NAMES
from engine.options import Rules
from engine.shuffle.proof import ShuffleProof
from tests.bot.play.discord_limits import MOST_MENTIONS
from tests.bot.play.test_limits import (
    LANGUAGES,
    LONGEST_NAME,
    VARIANTS,
    WITH_OTHERS,
    check_screen,
    looked_at,
    slot_state,
    tables,
)
from tests.bot.play.walks import once_a_run

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GUESTS = tuple(Person(10**18 + 100 + number, LONGEST_NAME) for number in range(MOST_GUESTS))


@lru_cache(maxsize=1)
def moments(variant: str) -> tuple[Table, ...]:
    """A game with everything beside it that there can be, at some of its moments, for all languages."""
    players, chosen = VARIANTS[variant]
    options = replace(chosen, deadline=Deadline.THREE_DAYS, by_invitation=True)
    return tuple(
        replace(table, invited=GUESTS, spectators=GUESTS)
        for number, table in enumerate(tables(players, options))
        if table.stage is not Stage.RUNNING or number % 9 == 0 or number < 40
    )


def seats_of(table: Table) -> range:
    return range(len(table.seats))


def clocks(table: Table, reminders: int) -> tuple[SeatClock, ...]:
    """Everybody is asked, each until another time."""
    view = table.view(None)
    return tuple(
        SeatClock(seat, view.round, str(view.phase), NOW, NOW + timedelta(seconds=seat), reminders)
        for seat in seats_of(table)
    )


def votes() -> Iterator[Vote]:
    for kind in VoteKind:
        yield Vote(kind, 0, NOW, NOW, (0,), (1,), entry=3, round=12, phase="free_tile", target=1)


def with_everything(texts: Language, table: Table) -> Iterator[Screen]:
    """What a running game can show beside itself."""
    timed = replace(table, clocks=clocks(table, reminders=1))
    left = away(timed)
    posts: list[Post | None] = [channel_posts.round_message(slot_state(texts, timed, role=ROUND))]
    posts += [seat_posts.away(slot_state(texts, left, seat)) for seat in seats_of(table)]
    yield from (post.screen for post in posts if post is not None)
    for seat in seats_of(table):
        yield current_screen(Viewer(texts, timed, seat)).without_hints()
    yield status_screen(Viewer(texts, timed, 0))
    yield status_screen(Viewer(texts, left, 0))
    yield closing_screen(Viewer(texts, timed, None), NOW)
    yield from reminders_of(texts, timed)
    yield from reminders_of(texts, replace(table, clocks=clocks(table, reminders=2)))
    yield from without_deadline(texts, table)
    everybody = Viewer(texts, table, None)
    yield away_screen(everybody)
    yield confirm_end_screen(everybody)
    yield confirm_giving_up_screen(everybody)
    points = table.once(undo_points, undo_points)  # the same for all languages
    yield undo_screen(Viewer(texts, table, 0), points, ())
    for vote in votes():
        point = points[0] if points else None
        post = channel_posts.vote(slot_state(texts, replace(table, vote=vote), undo_point=point))
        assert post is not None
        yield post.screen
        opened = happened.VoteOpened(vote.kind, 0, NOW, 12, "free_tile", 1)
        events = (opened, happened.VoteEnded(vote.kind, "overtaken"))
        notices = [happened.Notice(number, 0, NOW, event) for number, event in enumerate(events)]
        sent: dict[MessagePlace, SentMessage] = {(VOTE, None): SentMessage(1, 2, NOW.isoformat(), "", NOW)}
        yield channel_posts.closed_vote(slot_state(texts, table, notices=notices, sent=sent))
        yield channel_posts.closed_vote(slot_state(texts, table, sent=sent))
    yield offer_screen(everybody, SeatOffer(1, 2**64 - 1, 2**64 - 1, 2**64 - 1))
    yield round_over_screen(everybody, table.view(None), 12)
    yield maps_screen(Viewer(texts, table, 0))


def reminders_of(texts: Language, table: Table) -> Iterator[Screen]:
    """What calls each person to whose clock it is time, directly and in the channel."""
    for seat in seats_of(table):
        slot = slot_state(texts, table, seat)
        for post in (seat_posts.direct_reminder(slot), seat_posts.reminder_in_channel(slot)):
            if post is not None:
                yield post.screen


def without_deadline(texts: Language, table: Table) -> Iterator[Screen]:
    """What is shown only where the game waits for people for as long as they like."""
    free = replace(table, options=replace(table.options, deadline=Deadline.NONE))
    for reminders, nudged_by in ((1, None), (3, None), (0, 0)):
        asked = tuple(
            replace(clock, due_at=None, nudged_at=None if nudged_by is None else NOW, nudged_by=nudged_by)
            for clock in clocks(free, reminders)
        )
        yield from reminders_of(texts, replace(free, clocks=asked))
    # Whoever is not asked may nudge the others, however often they have been called.
    for seat in seats_of(free):
        yield current_screen(Viewer(texts, replace(free, clocks=asked[:seat]), seat))


def away(table: Table) -> Table:
    for seat in seats_of(table):
        table = table.with_seat(seat, replace(table.seats[seat], away=True))
    return table


def around_a_game(texts: Language, table: Table) -> Iterator[Screen]:
    """What there is before the deal and after the end."""
    everybody = Viewer(texts, table, None)
    yield lobby_screen(everybody)
    in_lobby = Viewer(texts, replace(table, stage=Stage.LOBBY), None)
    yield full_screen(in_lobby)
    yield closing_screen(in_lobby, NOW)
    alone = replace(table, stage=Stage.LOBBY, seats=table.seats[:1])
    yield lobby_screen(Viewer(texts, alone, None))
    for options in (table.options, *(table.options.in_game(rules) for rules in Rules)):
        waiting = replace(table, stage=Stage.LOBBY, options=options)
        yield welcome_screen(Viewer(texts, waiting, None))
        for locale in (None, "en"):
            host = Viewer(texts, replace(waiting, options=replace(options, locale=locale)), 0)
            yield options_screen(host, {"en": texts}, has_threads=True)
            yield languages_screen(host, dict.fromkeys(map(str, range(24)), texts))
    for stage in (Stage.LOBBY, Stage.DEALING, *((table.stage,) if table.game is not None else ())):
        for seat in (None, 0, 1):
            viewer = Viewer(texts, replace(table, stage=stage), seat)
            yield what_now_screen(texts, viewer, 1000, in_server=True)
    yield what_now_screen(texts, None, 1, in_server=False)
    sealed = Shuffle("f" * 64, "f" * 64)
    dealing = replace(table, stage=Stage.DEALING, shuffle=sealed)
    yield lobby_screen(Viewer(texts, dealing, None))
    yield current_screen(Viewer(texts, dealing, 0))
    posted = channel_posts.sealed(slot_state(texts, dealing))
    assert posted is not None
    yield posted.screen
    invitation = channel_posts.invitation(slot_state(texts, table))
    if invitation is not None:
        assert len(invitation.occasion) < 2000
        yield invitation.screen
    deck = table.options.deck
    proof = ShuffleProof("f" * 64, "f" * 64, 2**64 - 1, "random", deck.goals, deck.provinces)
    closed = replace(table, stage=Stage.CANCELLED, shuffle=sealed)
    post = channel_posts.proof(slot_state(texts, closed))
    assert post is not None
    yield post.screen
    for of, record in ((proof, None), (proof, b"a record"), (replace(proof, message_id=None), b"a record")):
        yield checked_screen(everybody, of, record)
    yield checked_record_screen(texts, proof)
    asked: list[tuple[Asked, ...]] = [(), *((asked,) for asked in Asked if asked is not Asked.MOVE)]
    seated = [GameOfPerson(table, 0, asked[n % len(asked)], NOW) for n in range(60)]
    as_guest = [GameOfGuest(table, welcome) for welcome in Welcome]
    links = {table.id: f"https://discord.com/channels{f'/{10**18}' * 3}"}
    yield own_games_screen(texts, seated, as_guest, links, NOW.date())
    yield own_games_screen(texts, (), as_guest * 20, links, NOW.date())


@once_a_run
def controls_beside_game(language: str, variant: str) -> frozenset[str]:
    """Every control that is shown beside a game, after a look at whether all those messages fit."""
    texts = LANGUAGES[language]
    controls: set[str] = set()
    for number, table in enumerate(moments(variant)):
        shown: list[Screen] = []
        if not looked_at(language, table, number):
            continue
        # Before and after, the moment of the game makes little difference.
        if table.stage is not Stage.RUNNING or number // len(LANGUAGES) % 4 == 0:
            shown += around_a_game(texts, table)
        if table.stage is Stage.RUNNING:
            shown += with_everything(texts, table)
        for screen in shown:
            controls |= check_screen(screen)
            assert len(screen.mentions) <= MOST_MENTIONS
    return frozenset(controls)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", WITH_OTHERS)
def test_every_message_beside_a_game_fits(language: str, variant: str) -> None:
    controls = controls_beside_game(language, variant)
    expected = {"verify", "vote-agree", "vote-decline", "vote-withdraw", "undo", "undo-to"}
    expected |= {"end-game", "give-up-seat", "keep-playing"}
    assert expected | {"take-seat-back", "take-over", "join"} <= controls


def every_event() -> Iterator[happened.TableEvent]:
    """One of each kind, as long as it can get."""
    yield happened.DeadlineMissed(0, 3, 12, "free_tile")
    for did in ACTION_NAMES:
        yield happened.MovedForSeat(0, did, 12, "free_tile")
    for reason in ("deadline", "own"):
        yield happened.SeatLeft(0, reason)
    yield happened.SeatTakenBack(0)
    yield happened.TimeGivenBack(NOW)
    for by_computer in (True, False):
        yield happened.SeatReplaced(0, by_computer)
        yield happened.SeatReplaced(0, by_computer, Person(1, "W" * 32))
    for seat in (0, None):
        yield happened.GamePaused(seat)
        yield happened.GameResumed(seat)
    for seconds in (60, 7 * 24 * 3600):
        yield happened.DeadlineExtended(seconds)
    yield happened.TimeGivenBack(NOW)
    yield happened.HostChanged(0)
    for reason in ("host", "moderator", "vote", "idle", "empty"):
        yield happened.TableClosed(reason)
    yield happened.TableClosed("host", 0)
    yield happened.TableClosed("moderator", 0)
    moves = tuple(happened.UndoneMove(n % 5, 12, "free_tile", "free_tile", n) for n in range(200))
    yield happened.MovesUndone(moves)
    for kind in VoteKind:
        yield happened.VoteOpened(kind, 0, NOW, 12, "free_tile", 1)
        yield from (happened.VoteCast(seat, seat % 2 == 0) for seat in range(5))
        yield from (
            happened.VoteEnded(kind, outcome)
            for outcome in ("agreed", "declined", "lapsed", "withdrawn", "overtaken")
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_fits_and_says_something(language: str) -> None:
    texts = LANGUAGES[language]
    table = next(table for table in moments("as printed") if table.stage is Stage.RUNNING)
    events = list(every_event())
    kinds = {kind.__name__ for kind in happened.TableEvent.__subclasses__()}
    shown_otherwise = {"ReminderDue"}
    assert {type(event).__name__ for event in events} == kinds - shown_otherwise
    notices = [happened.Notice(number, 0, NOW, event) for number, event in enumerate(events)]
    lines = list(log_lines(Viewer(texts, table, None), notices, -1))
    silent = {type(event) for event in events} - {type(events[number]) for number, _ in lines}
    with_line_of_moves = {happened.DeadlineMissed}
    with_own_message = {happened.VoteOpened, happened.VoteCast}
    assert silent == with_line_of_moves | with_own_message
    assert all(0 < len(line) <= 2000 for _, line in lines)
    assert list(log_lines(Viewer(texts, table, None), notices, len(notices) - 1)) == []
