"""One person, or everyone, looking at a table: the input for every screen."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.people.preferences import Reader
from bot.tables import Person, Stage, Table, TableOptions, TableSeat
from bot.tables.change import Notice, SeatReplaced
from bot.views.map_screens import maps_screen, round_over_screen
from bot.views.screen import Moment
from bot.views.viewer import Viewer, viewer_at
from engine.actions import Pick
from engine.game import Game
from engine.options import PlacingOrder
from engine.setup import draw_up
from tests.bot.pseudo_locale import strict_texts

ENGLISH = strict_texts().of("en")
READER = Reader(ENGLISH)
LOBBY = Table(
    id="abcdefgh",
    guild_id=1,
    channel_id=2,
    host_id=3,
    options=TableOptions(),
    stage=Stage.LOBBY,
    seats=(TableSeat(3, "Ann"), TableSeat(None, "", "greedy"), TableSeat(4, "B*b")),
    game=None,
    opened_at=datetime(2026, 1, 1, tzinfo=UTC),
)


def running(order: PlacingOrder = LOBBY.options.order) -> Table:
    options = replace(LOBBY.options, order=order)
    chosen = options.for_players(3)
    game = Game.start(chosen, options.deck, draw_up(chosen, options.deck, "a viewer"))
    return replace(LOBBY, options=options, stage=Stage.RUNNING, game=game)


def with_a_pick(table: Table, seat: int) -> Table:
    assert table.game is not None
    game, _ = table.game.apply(Pick(seat, table.view(seat).hand[0].number))
    return replace(table, game=game)


def test_a_view_is_computed_once_and_again_after_a_move() -> None:
    before = running()
    seen = Viewer(READER, before, 0).view
    assert Viewer(READER, before, 0).view is seen
    assert Viewer(READER, before, 1).view is not seen
    after = with_a_pick(before, 0)
    assert Viewer(READER, after, 0).view.seats[0].acted
    assert before == running(), "cached views do not affect equality"


def test_the_moment_counts_the_viewers_own_decisions() -> None:
    table = with_a_pick(with_a_pick(running(), 0), 2)
    assert Viewer(READER, table, 0).moment == Moment("abcdefgh", 1, "pick", 1)
    assert Viewer(READER, table, 1).moment == Moment("abcdefgh", 1, "pick", 0)
    assert Viewer(READER, table, 0).everyone.moment == Moment("abcdefgh", 1, "pick", 0)


def test_everyone_has_no_seat_and_a_lobby_has_no_view() -> None:
    everyone = Viewer(READER, running(), None)
    assert not everyone.is_asked
    with pytest.raises(ValueError, match="no seat of its own"):
        everyone.own  # noqa: B018
    lobby = Viewer(READER, LOBBY, 0)
    assert lobby.moment == Moment("abcdefgh")
    with pytest.raises(ValueError, match="has not begun"):
        lobby.view  # noqa: B018


def test_names_are_escaped_for_messages_and_plain_for_pictures() -> None:
    viewer = Viewer(READER, LOBBY, None)
    assert [viewer.plain_name(seat) for seat in range(3)] == ["Ann", "Computer 1", "B*b"]
    assert viewer.names((2, 0)) == ["B\\*b", "Ann"]


def test_names_that_pictures_cannot_draw_are_listed_below_them() -> None:
    """The typeface lacks many scripts; for a name with such a letter the picture shows only the badge."""
    table = running()
    seats = (TableSeat(3, "アキラ"), TableSeat(None, "", "greedy"), TableSeat(4, "B*b אבי"))
    viewer = Viewer(READER, replace(table, seats=seats), None)
    assert viewer.plain_names[2] == "\u2068B*b אבי\u2069", "alt texts keep their direction"
    assert maps_screen(viewer).text.splitlines()[1:] == ["-# (A) アキラ, (C) \u2068B\\*b אבי\u2069"]
    over = round_over_screen(viewer, viewer.view).text
    assert [line.partition(":")[0] for line in over.splitlines()[1:]] == [
        "(A) アキラ",
        "Computer 1",
        "(C) \u2068B\\*b אבי\u2069",
    ]
    assert maps_screen(Viewer(READER, table, None)).text.count("\n") == 0


@pytest.mark.parametrize(("entry", "name"), [(2, "Cleo"), (3, "Ann")])
def test_a_move_is_that_of_the_person_who_had_the_seat_when_it_was_made(entry: int, name: str) -> None:
    """Cleo left the seat to Ann when there were three entries, which are numbered from 0."""
    replaced = SeatReplaced(0, by_computer=False, former=Person(99, "Cleo"))
    notices = [Notice(0, 3, datetime(2026, 1, 1, tzinfo=UTC), replaced)]
    assert viewer_at(Viewer(READER, running(), None), notices, entry).name(0) == name
