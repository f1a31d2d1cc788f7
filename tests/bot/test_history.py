"""Records, public logs, results and ratings."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.history import History, standings
from bot.tables import Stage, TableError, TableOptions, lobby, seats, votes
from bot.tables.change import MovesUndone, TableClosed, TableEvent
from bot.tables.game_history import GameResult, SeatResult
from engine.events import (
    CardPlaced,
    GameEnded,
    MapsShown,
    PairTurnedUp,
    PlacedInPrivate,
    RoundBegan,
    SeatChose,
)
from engine.options import Rules, Selection
from engine.parts.tricks import DECK, HANDS
from engine.record.record import verify_record
from engine.shuffle.shuffle import verify_shuffle
from tests.bot.people.test_privacy import privacy_of
from tests.bot.table_service.playing import CHANNEL, Bot, start_bot
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, GUILD

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    started = await start_bot(tmp_path / "games.sqlite3")
    yield started
    await started.close()


async def finished(bot: Bot, people: int = 2, computers: int = 0, channel: int = 700) -> str:
    table = await bot.play(await bot.begin(people, computers, TableOptions(with_goals=True), channel))
    assert table.stage is Stage.FINISHED
    return table.id


async def test_the_record_of_a_finished_game_verifies_with_its_shuffle(bot: Bot) -> None:
    record = await History(bot.store, bot.tables).record(await finished(bot))
    assert verify_record(record).is_over
    verify_shuffle(record)


async def test_no_record_before_the_end(bot: Bot) -> None:
    table = await bot.begin()
    history = History(bot.store, bot.tables)
    with pytest.raises(TableError, match="game-not-over"):
        await history.record(table.id)
    await bot.do(table.id, lobby.close, FAY, moderator=True)
    assert json.loads(await history.record(table.id))["result"] is None
    in_lobby = await bot.open()
    await bot.do(in_lobby.id, lobby.close, ANN)
    with pytest.raises(TableError, match="cards-not-dealt"):
        await history.record(in_lobby.id)
    with pytest.raises(TableError, match="table-gone"):
        await history.record("nothere2")


async def test_the_log_shows_what_happened_and_when_but_nothing_hidden(bot: Bot) -> None:
    table = await bot.begin(people=2, computers=1)
    history = History(bot.store, bot.tables)
    await bot.act(table, ANN)
    log = await history.log(table.id)
    assert [type(entry.event) for entry in log] == [SeatChose, SeatChose]
    assert [entry.round for entry in log] == [1, 1]
    shown = {field.name for entry in log for field in fields(entry.event)}
    assert shown == {"seat"}
    table = await bot.play(table)
    log = await history.log(table.id)
    assert isinstance(log[-1].event, GameEnded)
    assert sum(isinstance(entry.event, MapsShown) for entry in log) == 12
    assert [entry.round for entry in log if isinstance(entry.event, (PlacedInPrivate, CardPlaced))] == sorted(
        round_number for round_number in range(1, 13) for _ in range(3)
    )
    assert [entry.at for entry in log] == sorted(entry.at for entry in log)


async def test_the_pair_from_the_pile_is_logged_in_its_own_round(bot: Bot) -> None:
    table = await bot.begin(people=2, options=TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK))
    await bot.play(table, until=lambda now: now.view(None).round == 3)
    log = await History(bot.store, bot.tables).log(table.id)
    turned_up = [(entry.round, entry.event.pair) for entry in log if isinstance(entry.event, PairTurnedUp)]
    assert turned_up == [(1, DECK), (1, HANDS), (2, DECK), (2, HANDS), (3, DECK)]
    assert [entry.at for entry in log] == sorted(entry.at for entry in log)


async def test_the_log_reports_an_undo_but_no_longer_the_undone_moves(bot: Bot) -> None:
    table = await bot.begin(people=2)
    table = await bot.play(table, until=lambda now: now.view(None).round == 2)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    await bot.do(table.id, votes.cast, BOB, agrees=True)
    log = await History(bot.store, bot.tables).log(table.id)
    assert all(isinstance(entry.event, TableEvent) for entry in log)
    assert isinstance(log[-1].event, MovesUndone)
    await bot.act(table, ANN)
    await bot.do(table.id, lobby.close, FAY, moderator=True)
    log = await History(bot.store, bot.tables).log(table.id)
    assert [type(entry.event) for entry in log[-2:]] == [SeatChose, TableClosed]
    assert not any(isinstance(entry.event, RoundBegan) for entry in log)


async def test_each_game_has_one_result(bot: Bot) -> None:
    first = await finished(bot, channel=1)
    await finished(bot, computers=1, channel=2)
    history = History(bot.store, bot.tables)
    people, mixed = await history.leaderboard(GUILD), await history.leaderboard(GUILD, with_computers=True)
    assert {standing.user_id for standing in people} == {ANN.id, BOB.id}
    assert [standing.games for standing in (*people, *mixed)] == [1] * 4
    stats = await history.stats(GUILD, ANN.id)
    assert stats.among_people is not None
    assert stats.with_computers is not None
    table = await bot.tables.get(first)
    assert table.game is not None
    assert stats.among_people.best == table.game.result().scores[0].total
    assert (await history.stats(GUILD + 1, ANN.id)).among_people is None
    assert await history.leaderboard(GUILD + 1) == ()


def played(*seats: tuple[int | str | None, int], number: int = 0) -> GameResult:
    """A result with each seat's player (a user id, a kind of computer player, or None) and rank."""
    return GameResult(
        f"table{number}",
        GUILD,
        CHANNEL,
        "hokkaido",
        NOON + timedelta(hours=number),
        tuple(
            SeatResult(
                who if isinstance(who, int) else None,
                f"name {who}",
                who if isinstance(who, str) else None,
                50 - rank,
                rank,
            )
            for who, rank in seats
        ),
    )


def test_a_winner_ranks_higher_and_players_who_tie_share_a_place() -> None:
    board = standings([played((1, 1), (2, 2), (3, 2), number=n) for n in range(6)], with_computers=False)
    assert [(standing.place, standing.user_id) for standing in board] == [(1, 1), (2, 2), (2, 3)]
    assert [standing.wins for standing in board] == [6, 0, 0]
    assert board[1].rating == board[2].rating
    assert board[0].average == 49
    board = standings([played((1, 1), (2, 1), (3, 3))], with_computers=False)
    assert [standing.wins for standing in board] == [1, 1, 0], "a shared victory counts for both"


def test_games_with_computer_players_have_separate_standings() -> None:
    results = [played((1, 1), (2, 2)), played((2, 1), ("greedy", 2), ("greedy", 3), number=1)]
    assert [standing.user_id for standing in standings(results, with_computers=False)] == [1, 2]
    assert [standing.user_id for standing in standings(results, with_computers=True)] == [2]


def test_a_victory_over_strong_computer_players_counts_for_more() -> None:
    """Also where each person plays alone against them, and so meets no one."""
    results = [
        *(played((1, 2), ("hard", 1), number=number) for number in range(20)),
        *(played((2, 1), ("easy", 2), number=number) for number in range(20)),
        *(played((3, 1), ("hard", 2), number=number) for number in range(5)),
        *(played((4, 1), ("easy", 2), number=number) for number in range(5)),
    ]
    ratings = {one.user_id: one.rating for one in standings(results, with_computers=True)}
    assert ratings[3] > ratings[4] + 50


def ways_to_end(players: int) -> Iterator[tuple[int, ...]]:
    """Every list of ranks, best first, with which a game of this many players can end."""
    for ranks in product(range(1, players + 1), repeat=players):
        if all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks):
            yield from [ranks] if list(ranks) == sorted(ranks) else []


@pytest.mark.parametrize("ranks", [ranks for players in range(2, 6) for ranks in ways_to_end(players)])
def test_new_players_are_listed_in_the_order_of_their_game(ranks: tuple[int, ...]) -> None:
    """A better rank gives a higher rating, and players who tie have the same rating."""
    board = standings([played(*enumerate(ranks, start=1))], with_computers=False)
    assert [(standing.user_id, standing.place) for standing in board] == list(enumerate(ranks, start=1))


def test_the_board_shows_the_latest_name_of_each_player() -> None:
    games = [played((1, 1), (2, 2), number=number) for number in range(2)]
    newest = replace(games[1], seats=(replace(games[1].seats[0], name="Annabel"), games[1].seats[1]))
    board = standings([games[0], newest], with_computers=False)
    assert [standing.name for standing in board] == ["Annabel", "name 2"]


@pytest.mark.parametrize(("games", "provisional"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_rating_is_provisional_before_the_fifth_game(games: int, provisional: bool) -> None:
    board = standings([played((1, 1), (2, 2), number=n) for n in range(games)], with_computers=False)
    assert [standing.provisional for standing in board] == [provisional] * 2


#: The strengths of ten people on the scale of ``fought``, in which luck is about 1.
TEN = {number: (5.5 - number) / 10 for number in range(1, 11)}
CHEAT = 99


def fought(chance: Random, strengths: dict[int, float], sat: Sequence[int], number: int) -> GameResult:
    """A game between people whose points are their strength plus luck."""
    points = {person: strengths[person] + chance.gauss(0, 1) for person in sat}
    ordered = sorted(sat, key=lambda person: -points[person])
    return played(*((person, rank) for rank, person in enumerate(ordered, start=1)), number=number)


def sixty_games_each(chance: Random) -> list[GameResult]:
    games: list[GameResult] = []
    counts = Counter(dict.fromkeys(TEN, 0))
    while min(counts.values()) < 60:
        sat = chance.sample(list(TEN), chance.choice((2, 3, 4)))
        counts.update(sat)
        games.append(fought(chance, TEN, sat, len(games)))
    return games


#: The accounts in each game that a cheat plays against accounts of their own.
ATTACKS = {
    "one account twenty times": [[1000]] * 20,
    "a new account each time": [[1000 + number] for number in range(10)],
    "four accounts at once": [[1000, 1001, 1002, 1003]] * 10,
    "four new accounts each time": [
        list(range(1000 + 4 * number, 1004 + 4 * number)) for number in range(10)
    ],
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("attack", ATTACKS)
def test_no_one_leads_by_beating_accounts_of_their_own(attack: str, seed: int) -> None:
    honest = sixty_games_each(Random(seed))
    before = standings(honest, with_computers=False)
    for cheat in (CHEAT, before[4].user_id):
        games = [
            played((cheat, 1), *((account, 2) for account in accounts), number=10_000 + number)
            for number, accounts in enumerate(ATTACKS[attack])
        ]
        board = standings([*honest, *games], with_computers=False)
        place = [standing.user_id for standing in board if standing.user_id < 1000].index(cheat) + 1
        assert place > (3 if cheat == CHEAT else 1)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("friends", [2, 3])
def test_friends_who_only_play_with_each_other_are_listed_by_strength(friends: int, seed: int) -> None:
    chance = Random(seed)
    people = {20 + number: 1.0 - number for number in range(friends)}
    games = [fought(chance, people, list(people), number) for number in range(30)]
    for others in ([], sixty_games_each(chance)):
        board = standings([*others, *games], with_computers=False)
        assert [standing.user_id for standing in board if standing.user_id in people] == list(people)
        assert {standing.met for standing in board if standing.user_id in people} == {friends - 1}


def test_those_who_often_play_with_many_are_still_listed_by_strength() -> None:
    board = standings(sixty_games_each(Random(0)), with_computers=False)
    assert {standing.user_id for standing in board[:3]} <= {1, 2, 3, 4}
    assert {standing.met for standing in board} == {9}


def test_a_person_off_the_list_has_no_place_and_their_games_count_for_the_others() -> None:
    results = [played((1, 1), (2, 2), (3, 3))]
    everyone = standings(results, with_computers=False)
    board = standings(results, with_computers=False, unlisted={1})
    assert [(standing.place, standing.user_id) for standing in board] == [(1, 2), (2, 3), (0, 1)]
    assert board[0].rating == everyone[1].rating


async def test_moderators_take_a_person_off_the_list_and_put_them_back(bot: Bot) -> None:
    await finished(bot)
    history = History(bot.store, bot.tables)
    for listed in ({BOB.id}, {ANN.id, BOB.id}):
        await bot.store.people.unlist(GUILD, ANN.id)
        assert {standing.user_id for standing in await history.leaderboard(GUILD)} == listed
        own = (await history.stats(GUILD, ANN.id)).among_people
        assert own is not None
        assert (own.place > 0) is (ANN.id in listed)


async def test_a_game_that_was_ended_early_counts_for_no_one(bot: Bot) -> None:
    table = await bot.begin(people=2)
    await bot.play(table, until=lambda now: now.view(None).round == 12)
    await bot.do(table.id, lobby.close, FAY, moderator=True)
    assert await History(bot.store, bot.tables).leaderboard(GUILD) == ()


async def test_a_game_counts_for_the_player_who_finishes_it(bot: Bot) -> None:
    table = await bot.begin(people=2)
    table = await bot.play(table, until=lambda now: now.view(None).round == 3)
    table = await bot.accept(table.id, CLEO, 1, BOB.id)
    await bot.play(table)
    board = await History(bot.store, bot.tables).leaderboard(GUILD)
    assert {standing.user_id for standing in board} == {ANN.id, CLEO.id}


async def test_a_game_counts_for_those_who_stay_when_someone_leaves_permanently(bot: Bot) -> None:
    """Otherwise a host, or a player who deletes their data, could void a lost game in the last round."""
    for number in (1, 2):
        table = await bot.begin(people=2, channel=number)
        await bot.play(table, until=lambda now: now.view(None).round == 12)
        if number == 1:
            await bot.do(table.id, seats.replace_by_computer, FAY, 1, moderator=True)
        else:
            await bot.do(table.id, seats.remove_person, BOB)
        await bot.play(table)
        board = await History(bot.store, bot.tables).leaderboard(GUILD)
        games = {standing.user_id: standing.games for standing in board}
        assert games == {ANN.id: number, BOB.id: 1}, "Bob has no result for the second game"


async def test_a_seat_that_a_person_takes_over_from_the_computer_counts_again(bot: Bot) -> None:
    table = await bot.begin(people=2)
    await bot.do(table.id, seats.replace_by_computer, FAY, 1, moderator=True)
    offer = (1, None, ANN.id, bot.clock.now())
    assert (await bot.do(table.id, seats.accept_seat, CLEO, *offer)).changed_hands == (1,)
    await bot.play(table)
    board = await History(bot.store, bot.tables).leaderboard(GUILD)
    assert {standing.user_id for standing in board} == {ANN.id, CLEO.id}


@pytest.mark.parametrize(("people", "counted"), [(1, 0), (2, 2)])
async def test_a_game_in_which_one_person_went_back_alone_does_not_count(
    bot: Bot, people: int, counted: int
) -> None:
    """The cards are known then. With two people, both have agreed to it."""
    table = await bot.begin(people, computers=1)
    await bot.play(table, until=lambda now: now.view(None).round == 2)
    table = await bot.do(table.id, votes.propose_undo, ANN, 0)
    if people > 1:
        table = await bot.do(table.id, votes.cast, BOB, agrees=True)
    assert table.view(None).round == 1
    over = await bot.play(table)
    assert over.counts is (counted > 0)
    history = History(bot.store, bot.tables)
    assert len(await history.leaderboard(GUILD, with_computers=True)) == counted


@pytest.mark.parametrize("counts", [True, False])
async def test_the_day_of_a_game_is_when_it_ended_whether_it_counts_or_not(bot: Bot, counts: bool) -> None:
    table = await bot.begin(people=1, computers=1)
    await bot.play(table, until=lambda now: now.view(None).round == 2)
    if not counts:
        await bot.do(table.id, votes.propose_undo, ANN, 0)
    history = History(bot.store, bot.tables)
    opened_on = bot.clock.now().date()
    assert await history.day_of(table) == opened_on
    await bot.pass_time(days=3)
    over = await bot.play(table)
    assert over.counts is counts
    ended_on = bot.clock.now().date()
    await bot.pass_time(days=2)
    assert await history.day_of(over) == ended_on != opened_on


async def test_deleting_the_data_of_a_player_leaves_the_others_on_the_board(bot: Bot) -> None:
    await finished(bot)
    history = History(bot.store, bot.tables)
    before = {standing.user_id: standing for standing in await history.leaderboard(GUILD)}
    await privacy_of(bot).forget(BOB.id)
    (left,) = await history.leaderboard(GUILD)
    assert left == replace(before[ANN.id], place=1, met=0), "rated as against a new player"
