"""A game's log, in words."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.history import LogEntry
from bot.tables.change import DeadlineMissed, MovedForSeat, Notice
from bot.views.log import log_lines, log_screen
from bot.views.viewer import Viewer
from engine.actions import Terraform
from engine.events import CardPlaced, Event, MapsShown, TileLaid, WaitAsked
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from tests.bot.views.test_viewer import ENGLISH, READER, running

WHERE = Position(1, 2)
PLACED = tuple(Placement(card, 2, 0) for card in (5, 6, 7))
TILE = Terraform(0, WHERE, Kind.LAKE, (Position(0, 0), Position(1, 0)))


def tiles_told(*events: Event) -> int:
    """How often a round's log reports the tile."""
    entries = [LogEntry(datetime(2026, 1, 1, tzinfo=UTC), 1, event) for event in events]
    log = log_screen(Viewer(READER, running(), None), entries, None).text
    return log.count(ENGLISH.format("log-tile", name="Ann", position=WHERE, terrain=Kind.LAKE))


def test_a_tile_is_reported_once_whenever_it_was_laid() -> None:
    shown = MapsShown(PLACED, (TILE, None, None))
    placed = tuple(CardPlaced(seat, placement) for seat, placement in enumerate(PLACED))
    wait = WaitAsked(1, (0, 1, 2))
    assert tiles_told(shown) == 1, "while everyone placed at the same time"
    assert tiles_told(wait, *placed, shown) == 1, "in private, before a player asked to wait"
    assert tiles_told(wait, TileLaid(0, WHERE, Kind.LAKE), *placed, shown) == 1, "in public"
    assert tiles_told(wait, *placed, TileLaid(0, WHERE, Kind.LAKE), shown) == 1


def test_each_page_leads_to_the_one_before_and_the_one_after_it() -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    entries = [LogEntry(at, 1, CardPlaced(0, Placement(5, 2, 0))) for _ in range(150)]

    def led_to(page: int) -> list[int]:
        rows = log_screen(Viewer(READER, running(), None), entries, page).rows
        return [int(part.id.arguments[0]) for row in rows for part in row]

    assert [led_to(page) for page in range(3)] == [[1], [0, 2], [1]]


def test_a_line_about_a_computer_players_moves_leaves_out_those_already_told() -> None:
    missed = DeadlineMissed(0, 2, 1, "map")
    events = missed, MovedForSeat(0, "place", 1, "map", 7), MovedForSeat(0, "done", 1, "map", 8)
    at = datetime(2026, 1, 1, tzinfo=UTC)
    notices = [Notice(number, number, at, event) for number, event in enumerate(events)]
    viewer = Viewer(READER, running(), None)
    placed, done = (viewer.format("moved-for-seat", did=did) for did in ("place", "done"))
    for after, told in ((0, (True, True)), (1, (False, True))):
        ((number, line),) = log_lines(viewer, notices, after)
        assert (number, placed in line, done in line) == (2, *told)
