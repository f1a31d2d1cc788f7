"""A game's result: places, ties and visible deserts."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from bot.people.preferences import Reader
from bot.tables import Stage, Table, TableSeat
from bot.views.current_screen import closed_private_screen
from bot.views.game_over import final_screen, record_screen
from bot.views.screen import LONGEST_TEXT
from bot.views.viewer import Viewer
from bot.workers.pictures import draw_seat
from engine.maps import PlayerMap
from engine.options import Rules
from engine.players.play import play_game
from engine.scoring.hokkaido import POINTS_PER_GOAL
from engine.views import Phase
from tests.bot.pseudo_locale import strict_texts
from tests.bot.views.test_viewer import LOBBY, READER, running

TEXTS = strict_texts()


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


def play_in(text: str) -> Any:
    """The play in the link of a record's text."""
    (link,) = re.findall(r"\]\(<(https://app\.bgstatsapp\.com/createPlay\.html\?[^<>()\s]+)>\)", text)
    ((name, data),) = parse_qsl(urlsplit(link).query, strict_parsing=True)
    assert name == "data"
    return json.loads(data)


def test_the_record_of_a_whole_game_has_a_link_to_bg_stats() -> None:
    finished = over((0, 2, 1), (1,))
    table = replace(finished, touched_at=datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC))
    table._views.update(finished._views)
    base = table.view(None).seats[0].score.total
    screen = record_screen(Viewer(READER, table, None), b"{}")
    (record,) = screen.files
    assert (record.name, record.data) == (f"hokkaido-{table.id}.json", b"{}")
    fields = ("name", "sourcePlayerId", "startPlayer", "winner", "score", "rank")
    players = [
        ("Ann", "3", False, False, base, 3),
        ("Computer 1", f"{table.id}-1", False, True, base + 2 * POINTS_PER_GOAL, 1),
        ("B*b", "4", False, False, base + POINTS_PER_GOAL, 2),
    ]
    assert play_in(screen.text) == {
        "sourceName": "Hokkaido bot",
        "sourcePlayId": table.id,
        "playDate": "2026-03-04 05:06:07",
        "location": "Discord",
        "game": {"name": "Hokkaido", "sourceGameId": "hokkaido", "highestWins": True, "noPoints": False},
        "players": [dict(zip(fields, player, strict=True)) for player in players],
    }
    ended_early = replace(table, stage=Stage.CANCELLED)
    assert "bgstats" not in record_screen(Viewer(READER, ended_early, None), b"{}").text


@pytest.mark.parametrize("locale", TEXTS.languages)
@pytest.mark.parametrize(("letter", "at_least"), [("W", 32), ("Щ", 25), ("海", 17), ("🏔", 12)])
def test_the_link_to_bg_stats_of_five_long_names_fits_into_a_message(
    letter: str, at_least: int, locale: str
) -> None:
    names = [number + letter * 31 for number in "12345"]
    options = replace(LOBBY.options, rules=Rules.HONSHU)
    game = play_game(options.for_players(5), options.deck, "long names", "random")
    seats = tuple(TableSeat(10**18 + number, name) for number, name in enumerate(names))
    table = replace(LOBBY, options=options, stage=Stage.FINISHED, seats=seats, game=game)
    text = record_screen(Viewer(Reader(TEXTS.of(locale)), table, None), b"{}").text
    assert len(text) <= LONGEST_TEXT
    play = play_in(text)
    assert play["game"]["name"] == "Honshū"
    told = [player["name"] for player in play["players"]]
    assert min(map(len, told)) >= at_least
    assert all(name.startswith(short.rstrip("…")) for short, name in zip(told, names, strict=True))


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
