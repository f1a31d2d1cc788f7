"""A table's options as shown in menus, and who may change them and when."""

from __future__ import annotations

import json
from contextlib import nullcontext
from datetime import UTC, datetime

import pytest

from bot.tables import Deadline, Person, Stage, Table, TableError, TableOptions, lobby, shuffles
from bot.tables.applying import asked
from bot.tables.change import P, PersonRule
from bot.tables.checks import must_fit
from bot.tables.lobby import new_table
from bot.tables.options import OPTIONS, changed, next_value, value_of
from engine.errors import InvalidInput
from engine.options import Rules, Selection
from tests.bot.tables.sitting import ANN, BOB
from tests.engine.test_decks import shipped

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def opened() -> Table:
    table = new_table("abcd2345", 1, 2, ANN, TableOptions(), 0, NOON)
    return asked(table, NOON, lobby.join, BOB).table


@pytest.mark.parametrize(("goals", "is_refused"), [(6, True), (7, False)])
def test_a_deck_needs_two_more_goals_than_the_most_players(goals: int, is_refused: bool) -> None:
    deck = json.dumps({**shipped("hokkaido"), "goals": [*range(1, goals + 1)]})
    options = TableOptions(own_deck=deck, with_goals=True)
    with pytest.raises(TableError, match="deck-few-goals") if is_refused else nullcontext():
        must_fit(options)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_can_be_chosen_and_read_back(option: str) -> None:
    options = TableOptions(rules=Rules.HONSHU) if option == "scoring-card" else TableOptions()
    for value in OPTIONS[option].values:
        assert value_of(changed(options, option, value.lower()), option) == value


@pytest.mark.parametrize("option", OPTIONS)
def test_stepping_through_the_values_of_an_option_wraps_around(option: str) -> None:
    options, seen = TableOptions(), []
    for _ in OPTIONS[option].values:
        seen.append(value_of(options, option))
        options = changed(options, option, next_value(options, option))
    assert sorted(seen) == sorted(OPTIONS[option].values)
    assert value_of(options, option) == seen[0]


def test_choosing_another_game_resets_options_that_do_not_fit_it() -> None:
    options = TableOptions(with_goals=True, deadline=Deadline.HOUR)
    other = changed(options, "variant", "honshu-draft")
    assert (other.rules, other.selection) == (Rules.HONSHU, Selection.DRAFT)
    assert not other.with_goals
    assert other.deadline is Deadline.HOUR
    other.check()


def test_unknown_options_and_values_raise_an_error() -> None:
    with pytest.raises(KeyError):
        changed(TableOptions(), "colour", "blue")
    for option, value in (
        ("side", "C"),
        ("variant", "chess-draft"),
        ("deadline", "1s"),
        ("scoring-card", "9"),
    ):
        with pytest.raises(ValueError, match=option):
            changed(TableOptions(), option, value)


def refusal(table: Table, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> str:
    with pytest.raises(TableError) as raised:
        asked(table, NOON, rule, by, *args, **kwargs)
    return raised.value.key


def test_only_the_host_or_a_moderator_can_change_an_option() -> None:
    table = opened()
    after = asked(table, NOON, lobby.change_option, ANN, "goals", "yes").table
    assert after.options == TableOptions(with_goals=True)
    assert refusal(table, lobby.change_option, BOB, "goals", "yes") == "not-host"
    assert refusal(table, lobby.move, BOB, 7) == "not-host"
    moderated = asked(table, NOON, lobby.change_option, BOB, "goals", "yes", moderator=True).table
    assert moderated.options.with_goals
    assert asked(after, NOON, lobby.change_option, ANN, "goals", "yes").unchanged
    assert asked(table, NOON, lobby.move, ANN, 7).table.channel_id == 7


def test_options_are_fixed_once_the_host_has_begun_the_game() -> None:
    begun = asked(opened(), NOON, shuffles.begin, ANN, "5" * 64).table
    assert begun.stage is Stage.DEALING
    assert refusal(begun, lobby.change_option, ANN, "goals", "yes") == "game-running"
    assert refusal(begun, lobby.move, ANN, 7) == "game-running"


def test_unknown_and_unsuitable_values_are_refused() -> None:
    table = opened()
    assert refusal(table, lobby.change_option, ANN, "colour", "blue") == "no-such-option"
    assert refusal(table, lobby.change_option, ANN, "side", "C") == "no-such-option"
    with pytest.raises(InvalidInput):
        asked(table, NOON, lobby.change_option, ANN, "scoring-card", "5")


def test_two_computer_players_are_added_together_or_not_at_all() -> None:
    table = opened()
    table = asked(table, NOON, lobby.add_computer, ANN, count=2).table
    assert [seat.computer for seat in table.seats] == [None, None, "easy", "easy"]
    assert table.seats[2].name != table.seats[3].name
    with pytest.raises(TableError, match="table-full"):
        asked(table, NOON, lobby.add_computer, ANN, count=2)
