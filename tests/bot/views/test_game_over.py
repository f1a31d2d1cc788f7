"""A game's result: places, ties and visible deserts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.tables import Stage, Table
from bot.views.current_screen import closed_private_screen
from bot.views.game_over import final_screen, record_screen
from bot.views.viewer import Viewer
from bot.workers.pictures import draw_seat
from engine.maps import PlayerMap
from engine.scoring.hokkaido import POINTS_PER_GOAL
from engine.views import Phase
from tests.bot.views.test_viewer import READER, running


def over(goals_won: tuple[int, ...], winners: tuple[int, ...], fewer_deserts: int | None = None) -> Table:
    """A finished game in which the seats differ by the goals that they have won.

    The seat ``fewer_deserts`` has fewer visible deserts, but as many points from its map as the others.
    """
    table = running()
    view = table.view(None)
    more, fewer = maps_that_differ_in_deserts(table)
    seats = tuple(
        replace(view.seats[0], goals_won=count, map=fewer if seat == fewer_deserts else more)
        for seat, count in enumerate(goals_won)
    )
    finished = replace(table, stage=Stage.FINISHED)
    finished._views[None] = replace(view, phase=Phase.OVER, seats=seats, winners=winners)
    return finished


def maps_that_differ_in_deserts(table: Table) -> tuple[PlayerMap, PlayerMap]:
    """Two maps with the same score, the first with more visible deserts."""
    first, deck = table.view(None).seats[0], table.options.deck
    best: dict[int, tuple[int, PlayerMap]] = {}
    for card in deck.cards:
        for placement in first.map.legal_placements(card):
            laid = first.map.lay(card, placement)
            score = replace(first, map=laid).score
            deserts, other = best.setdefault(score.total, (score.deserts, laid))
            if score.deserts < deserts:
                return other, laid
    raise AssertionError("no such maps")


def lines_of(table: Table) -> list[str]:
    return final_screen(Viewer(READER, table, None)).text.splitlines()


def test_tied_players_share_a_place_and_the_next_place_is_skipped() -> None:
    winners, places, why = lines_of(over((1, 0, 1), (0, 2)))
    assert winners.startswith("## 🏆 Ann and B\\*b win together")
    assert [place.split()[0] for place in places.split(" · ")] == ["🥇", "🥇", "🥉"]
    assert "the same number of visible deserts" in why


def test_deserts_are_mentioned_if_only_two_of_three_tied_players_win() -> None:
    winners, _, why = lines_of(over((1, 1, 1), winners=(0, 2), fewer_deserts=1))
    assert winners.startswith("## 🏆 Ann and B\\*b win together")
    assert why.startswith("Ann, Computer 1 and B\\*b had ")
    assert "more visible deserts" in why


def test_a_tie_below_the_winner_decided_by_deserts_is_explained() -> None:
    _, places, why = lines_of(over((0, 1, 0), winners=(1,), fewer_deserts=0))
    assert [place.split(":")[0] for place in places.split(" · ")] == ["🥇 Computer 1", "🥈 B\\*b", "🥉 Ann"]
    assert why.startswith("Ann and B\\*b had ")
    assert "more visible deserts" in why
    shared = lines_of(over((0, 1, 0), winners=(1,)))
    assert len(shared) == 2, "a shared place needs no explanation"


def test_a_record_comes_with_a_play_for_bg_stats_if_the_game_was_played_to_its_end() -> None:
    table = over((0, 2, 1), (1,))
    base = table.view(None).seats[0].score.total
    record, play = record_screen(Viewer(READER, table, None), b"{}").files
    assert (record.name, record.data) == (f"hokkaido-{table.id}.json", b"{}")
    assert play.name == f"hokkaido-{table.id}.bgsplay"
    found = json.loads(play.data)
    assert (found["game"]["name"], found["sourcePlayId"]) == ("Hokkaido", table.id)
    assert [tuple(player.values()) for player in found["players"]] == [
        ("Ann", str(base), 3, False),
        ("Computer 1", str(base + 2 * POINTS_PER_GOAL), 1, True),
        ("B*b", str(base + POINTS_PER_GOAL), 2, False),
    ]
    ended_early = replace(table, stage=Stage.CANCELLED)
    ended_early._views[None] = table._views[None]
    assert len(record_screen(Viewer(READER, ended_early, None), b"{}").files) == 1


@pytest.mark.parametrize(
    ("winners", "told"),
    [((0,), "🏆 **You won"), ((0, 2), "🏆 **You share first place"), ((1,), "🏁 **You came")],
)
def test_the_last_private_message_tells_a_player_who_won(winners: tuple[int, ...], told: str) -> None:
    table = over((1, 1, 1), winners)
    table._views[0] = table._views[None]
    assert closed_private_screen(Viewer(READER, table, 0), 12, Phase.MAP, ()).text.startswith(told)


@pytest.mark.parametrize(
    ("round_number", "told"), [(1, "The game went on without"), (2, "↩️ The game went back")]
)
def test_a_past_question_tells_why_it_was_not_answered(round_number: int, told: str) -> None:
    table = running()
    table._views[0] = replace(table.view(0), round=2)
    closed = closed_private_screen(Viewer(READER, table, 0), round_number, Phase.PICK, ())
    assert closed.text.splitlines()[-1].startswith(told)


def test_the_last_private_message_shows_the_map_and_no_card_that_is_tried() -> None:
    finished = replace(running(), stage=Stage.FINISHED)
    for table, is_drawn in ((finished, True), (replace(finished, stage=Stage.CANCELLED), False)):
        closed = closed_private_screen(Viewer(READER, table, 0), 12, Phase.MAP, ())
        assert (closed.drawing is not None and closed.drawing.func is draw_seat) is is_drawn
