"""Playing alone: what such a table refuses, and when the map of a day is over."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial

import pytest

from bot.tables import Stage, TableOptions, game_moves, lobby, seats, shuffles, timing
from bot.tables.alone import (
    bring_to_server,
    day_at,
    end_of_day,
    is_day_over,
    is_fresh,
    options_after,
    options_alone,
    options_of_day,
    streak,
    table_alone,
)
from bot.tables.change import PersonRule
from engine.options import Rules
from engine.parts.cards import Side
from tests.bot.tables.sitting import ANN, GUILD, NOON, SECRET, Sitting, simple_decision

OWN = options_alone(Rules.HOKKAIDO, Side.A, with_goals=True)
TODAY = day_at(NOON)


def dealt(options: TableOptions = OWN, guild_id: int = GUILD) -> Sitting:
    at = Sitting(table_alone("abcd2345", guild_id, ANN, options, NOON))
    at.do(shuffles.begin, ANN, SECRET)
    return at


@pytest.mark.parametrize("day", [date(2026, 11, 22), date(2026, 12, 31), date(2028, 2, 29)])
def test_the_day_of_a_map_ends_when_the_next_one_begins(day: date) -> None:
    end = end_of_day(day)
    assert day_at(end) == day + timedelta(days=1)
    assert day_at(end - timedelta(microseconds=1)) == day


def test_the_map_of_the_day_alternates_between_the_sides() -> None:
    days = [date(2026, 11, 30) + timedelta(days=number) for number in range(4)]
    first, second, *others = [options_of_day(day).side for day in days]
    assert first is not second
    assert others == [first, second]


def test_the_cards_are_dealt_without_a_message() -> None:
    assert dealt().table.stage is Stage.RUNNING


def test_a_deal_is_fresh_until_the_first_move() -> None:
    at = dealt()
    assert is_fresh(at.table, OWN)
    assert not is_fresh(at.table, options_alone(Rules.HOKKAIDO, Side.B, with_goals=True))
    assert not is_fresh(at.act(ANN).table, OWN)


@pytest.mark.parametrize(
    "rule", [timing.pause, timing.nudge, seats.leave_to_computer, lobby.keep_open, lobby.join, lobby.watch]
)
def test_rules_for_several_players_are_refused(rule: PersonRule[[]]) -> None:
    assert dealt().refused(rule, ANN) == "not-alone"


def test_a_rule_that_has_some_of_its_values_already_is_applied() -> None:
    """The board's moves are."""
    at = dealt()
    view = at.table.view(0)
    decide = partial(game_moves.act, decision=lambda _: simple_decision(view))
    moment = [view.round, view.phase, at.table.step_of(0)]
    assert at.change(partial(game_moves.at_moment, moment=moment, rule=decide), ANN).action is not None


def test_a_map_of_the_day_begun_in_direct_messages_counts_on_the_first_server() -> None:
    at = dealt(options_of_day(TODAY), guild_id=0)
    assert at.do(bring_to_server, ANN, GUILD).guild_id == GUILD
    assert at.change(bring_to_server, ANN, GUILD + 1).unchanged
    assert dealt(guild_id=0).change(bring_to_server, ANN, GUILD).unchanged


def test_the_result_of_a_map_of_the_day_counts_until_the_day_is_over() -> None:
    for late in (False, True):
        at = dealt(options_of_day(TODAY))
        if late:
            at.now = end_of_day(TODAY)
        assert is_day_over(at.table, at.now) is late
        at.play()
        assert (at.changes[-1].result is None) is late


@pytest.mark.parametrize(
    ("days_ago", "count"),
    [
        ("0", 1),
        ("1", 0),
        ("0 1 2", 3),
        ("0 2 3", 3),
        ("0 3 4", 1),
        ("0 2 4", 2),
        ("0 2 3 4 5 6 8", 6),
        ("0 2 3 4 5 6 7 9", 8),
        ("0 1 2 3 4 5 6 7 8 9", 10),
    ],
)
def test_a_streak_survives_one_missed_day_a_week(days_ago: str, count: int) -> None:
    played = {TODAY - timedelta(days=int(ago)) for ago in days_ago.split()}
    assert streak(played, TODAY) == count


def test_later_days_do_not_change_a_streak() -> None:
    assert streak({TODAY, TODAY + timedelta(days=1)}, TODAY) == 1


def test_after_a_deal_comes_another_of_its_kind_and_after_an_old_map_of_the_day_todays() -> None:
    tomorrow = NOON + timedelta(days=1)
    assert options_after(dealt().table, tomorrow) == OWN
    of_day = dealt(options_of_day(TODAY)).table
    assert options_after(of_day, NOON) == options_alone(Rules.HOKKAIDO, of_day.options.side)
    assert options_after(of_day, tomorrow) == options_of_day(TODAY + timedelta(days=1))
