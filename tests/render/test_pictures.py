"""Properties of every picture: size, format and reproducibility, also for odd tables and long words."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.texts.picture_phrases import phrases_in
from engine.maps import Bounds, PlayerMap
from engine.options import Rules, Selection
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from engine.players.player import selected_card
from engine.trial import best_spots, placement_of, spread_spots
from engine.views import View
from render.drawing.landscape import tagged_squares
from render.drawing.room import Box
from render.elements.overlays import (
    OutlinedArea,
    Overlays,
    TriedCard,
    with_trial,
)
from render.elements.spots import number_places
from render.elements.table_info import passing_order
from render.palette import ThemeName
from render.picture import Picture
from render.pictures.card_pictures import draw_card, draw_deck
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.help_pictures import draw_kinds
from render.pictures.map_picture import draw_map, map_layout
from render.pictures.round_picture import draw_round, round_panels
from render.pictures.walk_pictures import STEPS, draw_step
from tests.engine.drawn_maps import drawn_map
from tests.long import tries
from tests.render import recorded_games, samples
from tests.render.catalogue import PICTURES
from tests.render.english import ENGLISH, wordy
from tests.render.reference_pictures import FOLDER, REFERENCES, difference, drawn, path_of
from tests.render.test_boxes import type_sizes


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_a_jpeg_of_the_stated_size(name: str) -> None:
    picture = PICTURES[name](ThemeName.DARK)
    image = opened(picture)
    assert image.format == "JPEG"
    assert image.size == (picture.width, picture.height)
    assert picture.file_name.endswith(".jpg")
    assert len(picture.data) <= 1_500_000


@pytest.mark.parametrize("count", range(7))
def test_a_hand_of_any_size(count: int) -> None:
    offer = Offer(tuple(map(OfferedCard, samples.deck_cards()[:count])))
    picture = draw_choice([offer], samples.histories()[0][2][0], ENGLISH)
    told = [line for line in picture.alt_text.split("\n") if line.startswith("Card ")]
    assert len(told) == count


def test_a_card_and_a_deck() -> None:
    assert draw_card(samples.card(60), ENGLISH).file_name == "card-60.jpg"
    deck = draw_deck(tuple(reversed(samples.deck_cards())), "hokkaido", ENGLISH)
    assert deck.alt_text == "Deck hokkaido: 60 cards, 1 to 60."


def test_the_small_map_is_drawn_only_if_squares_of_the_map_are_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[bool] = []

    def noted(*_: Any) -> Box:
        shown.append(True)
        return (0, 0, 0, 0)

    monkeypatch.setattr("render.pictures.map_picture.draw_overview", noted)
    windows, card = [], MapCard(99, samples.card(1).squares)
    for player_map in recorded_games.median_maps():
        left, top, right, bottom = player_map.bounds
        for x, y in ((left - 2, top - 2), (left, top), (right, bottom)):
            overlays = Overlays(trial=TriedCard(card, Placement(99, x, y), legal=False))
            layout = map_layout(player_map, ENGLISH, ThemeName.LIGHT, overlays)
            shown.clear()
            draw_map(player_map, ENGLISH, overlays=overlays)
            cut = [position for position in player_map.squares if not layout.shows(position)]
            assert bool(shown) is bool(cut)
            windows.append((layout.shown != layout.whole, bool(cut)))
    assert {(True, False), (True, True)} <= set(windows), "some windows show the whole map"


@pytest.mark.parametrize("offered", [best_spots, None])
def test_a_spots_number_hides_neither_a_cards_number_nor_a_factorys_points(offered: Any) -> None:
    """In units of a square: a card's number is in the upper left, a factory's points are on the right."""
    hidden = 0
    for view in recorded_games.views_before_placing():
        card, player_map = selected_card(view), view.seats[view.seat or 0].map
        trials = [spot.trial for spot in offered(view, card)] if offered else spread_spots(player_map, card)
        spots = [placement_of(player_map, card, trial) for trial in trials]
        shown = player_map.lay(card, spots[0]) if spots else player_map
        bounds = Bounds(-24, -24, 24, 24)
        tagged = set(tagged_squares(shown.squares).values())
        assert len(set(number_places(spots, shown.squares, bounds))) == len(spots)
        for x, y in number_places(spots, shown.squares, bounds):
            square = Position(int(x // 1), int(y // 1))
            kept = shown.squares.get(square)
            is_factory = kept is not None and kept.kind is Kind.FACTORY
            hidden += is_factory or square in tagged
            assert not is_factory or x % 1 <= 0.3
            assert square not in tagged or y % 1 >= 0.7
    assert hidden < tries(2, 5), "there is nearly always a better square"


def test_the_winner_is_marked_even_if_another_player_has_as_many_points() -> None:
    view = replace(samples.view(2, over=True), winners=(0,))
    seats = tuple(replace(view.seats[0]) for _ in view.seats)
    panels = round_panels(replace(view, seats=seats), ["Ann", "Bo"])
    assert [panel.leads for panel in panels] == [True, False]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("goals", [0, 4, 7])
def test_a_round_can_be_drawn_for_any_table(players: int, goals: int) -> None:
    view = samples.view(players, 3, goals=goals)
    assert draw_round(view, samples.NAMES[:players], ENGLISH).file_name == "round-3.jpg"


def test_a_round_before_anyone_has_selected_a_card() -> None:
    view = samples.view(3, 1, goals=0)
    seats = tuple(replace(seat, selected=None, last_placement=None) for seat in view.seats)
    text = draw_round(replace(view, seats=seats), samples.NAMES[:3], ENGLISH).alt_text
    assert "Haruka: " in text
    assert "card" not in text


TRICK = replace(samples.view_with_trick(), passes_to=1)
BETWEEN = replace(TRICK, trick=None, options=replace(TRICK.options, selection=Selection.TRICK))
FOR_TWO = replace(samples.view_with_pairs(), passes_to=0, options=replace(BETWEEN.options, players=2))


@pytest.mark.parametrize(
    ("view", "changes", "order"),
    [
        (samples.view(3, 2), {"passes_to": 1}, (0, 1, 2, 0)),
        (samples.view(3, 2), {"passes_to": -1}, (0, 2, 1, 0)),
        (samples.view(3, 2), {"passes_to": 0}, ()),
        (samples.view(3, 2), {"placing_order": (2, 0, 1), "passes_to": 1}, (2, 0, 1)),
        # The order of a trick takes precedence; a trick for two has none.
        (TRICK, {}, (2, 0, 4, 1, 3)),
        (BETWEEN, {}, ()),
        (FOR_TWO, {}, ()),
        (FOR_TWO, {"placing_order": (1, 0)}, (1, 0)),
    ],
)
def test_the_order_that_a_round_shows(view: View, changes: dict[str, Any], order: tuple[int, ...]) -> None:
    assert passing_order(replace(view, **changes)) == order


def test_the_kinds_of_a_game_without_mountains() -> None:
    colours = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.YELLOW)
    with_mountains = draw_kinds(colours, ENGLISH)
    without = draw_kinds(colours, phrases_in("en", Rules.HONSHU))
    assert "mountain:" in with_mountains.alt_text
    assert "mountain:" not in without.alt_text


def test_long_phrases_fit_the_help_pictures() -> None:
    colours = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)
    plain, long = draw_kinds(colours, ENGLISH), draw_kinds(colours, wordy(4))
    assert (plain.width, plain.height) == (long.width, long.height)
    for step in range(1, STEPS + 1):
        assert draw_step(step, wordy(4)).width == draw_step(step, ENGLISH).width


def test_only_a_map_with_a_mountain_has_a_mountain_range() -> None:
    none = PlayerMap.of_province(samples.card(52).squares)
    one = PlayerMap.of_province(samples.card(37).squares)
    for player_map, told in ((none, False), (one, True)):
        text = draw_map(player_map, ENGLISH, overlays=Overlays(range_line=True)).alt_text
        assert ("Mountain range: " in text) is told


def test_a_spots_number_is_not_on_a_peak_if_another_square_is_free() -> None:
    spot = Placement(1, 0, 0)
    squares = drawn_map("M M\nM F\nM M").squares
    ((x, y),) = number_places([spot], squares, Bounds(0, 0, 1, 2))
    assert (int(x), int(y)) == (1, 1)


@pytest.mark.parametrize("theme", ThemeName)
def test_the_heading_of_a_map_is_whole(monkeypatch: pytest.MonkeyPatch, theme: ThemeName) -> None:
    """Also that of a narrow map, whose picture is narrow in the themes without a key."""
    with type_sizes(monkeypatch) as drawn:
        PICTURES["map"](theme)
    assert {"Haruka", "Round 12 of 12"} <= {words for words, _ in drawn}


def test_spots_and_areas_are_described() -> None:
    player_map = samples.histories()[0][0][0]
    area = OutlinedArea(Kind.TOWN, player_map.areas(Kind.TOWN)[0], 2)
    spots = (Placement(60, 1, 2), Placement(60, -1, 0, 90))
    text = draw_map(player_map, ENGLISH, overlays=Overlays(spots=spots, areas=(area,))).alt_text
    assert "The card can go at: 1: 1, 2; 2: -1, 0, 90°." in text
    assert text.endswith("town of 1 square, 2 points")


def test_a_trial_takes_no_more_cubes_than_the_supply_has() -> None:
    player_map, _ = samples.histories()[0][0]
    card = samples.card(7)
    placement = next(
        place
        for place in player_map.legal_placements(card)
        if len(player_map.lay(card, place).production_of(7)) == 2
    )
    new = [position for position, _ in player_map.lay(card, placement).production_of(7)]
    trial = TriedCard(card, placement, legal=True)
    before = len(player_map.cubes)
    lost = before - len(player_map.lay(card, placement).cubes)
    assert len(with_trial(player_map, trial).cubes) == before - lost + 2
    scarce = replace(trial, cubes=frozenset(new[:1]))
    assert len(with_trial(player_map, scarce).cubes) == before - lost + 1


@pytest.mark.parametrize(("theme", "name"), REFERENCES, ids=lambda value: str(value))
def test_a_picture_still_looks_the_same(theme: ThemeName, name: str) -> None:
    reference = Image.open(path_of(theme, name))
    assert difference(drawn(theme, name), reference) == ""


def test_every_reference_picture_is_used() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(*entry).name for entry in REFERENCES}
