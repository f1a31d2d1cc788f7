"""What holds for every picture: sizes, formats, the same bytes each time, odd tables and long words."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import Any, cast

import pytest
from PIL import Image

from engine.maps import Bounds, LaidCard, PlayerMap
from engine.options import Rules, Selection
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from engine.players.player import selected_card
from engine.trial import best_spots, central_spots, placement_of
from engine.views import View
from render.drawing import pen
from render.drawing.landscape import Sheet, tagged_squares
from render.elements.overlays import (
    OutlinedArea,
    Overlays,
    TriedCard,
    outline_card,
    square_for_points,
    with_trial,
)
from render.elements.points_chart import Chart
from render.elements.spots import number_places
from render.elements.table_info import passing_order
from render.palette import RGB, Theme, ThemeName, theme_of
from render.picture import Picture
from render.pictures.card_pictures import draw_card, draw_deck
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.help_pictures import draw_kinds
from render.pictures.map_picture import Heading, draw_map, map_layout
from render.pictures.replay import draw_replay
from render.pictures.round_picture import draw_round, round_layout, round_panels
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from render.pictures.walk_pictures import STEPS, draw_scene, draw_step
from tests.render import recorded_games, samples
from tests.render.catalogue import PICTURES
from tests.render.english import ENGLISH, WITHOUT_MOUNTAINS, wordy


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


@pytest.mark.parametrize("theme", ThemeName)
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_a_web_picture_of_its_size(name: str, theme: ThemeName) -> None:
    picture = PICTURES[name](theme)
    image = opened(picture)
    assert image.format == "JPEG"
    assert image.size == (picture.width, picture.height)
    assert picture.file_name.endswith(".jpg")
    assert len(picture.data) <= 1_500_000


@pytest.mark.parametrize("player", range(5))
def test_a_map_of_thirteen_cards_is_within_300_kilobytes(player: int) -> None:
    picture = draw_map(samples.final_map(player), ENGLISH)
    assert len(picture.data) <= 300_000
    assert 900 <= max(picture.width, picture.height) <= 1200


def test_the_same_picture_twice_is_the_same_bytes() -> None:
    assert PICTURES["round-of-five"](ThemeName.DARK) == PICTURES["round-of-five"](ThemeName.DARK)


@pytest.mark.parametrize("count", range(7))
def test_a_hand_of_any_size(count: int) -> None:
    offer = Offer(tuple(map(OfferedCard, samples.deck_cards()[:count])))
    picture = draw_choice([offer], samples.histories()[0][2][0], ENGLISH)
    told = [line for line in picture.alt_text.split("\n") if line.startswith("Card ")]
    assert len(told) == count


def hand_with(**of_41: Any) -> Picture:
    """A hand in which card 41 is special."""
    cards = (OfferedCard(card, **(of_41 if card.number == 41 else {})) for card in samples.hand())
    return draw_choice([Offer(tuple(cards))], samples.histories()[0][2][0], ENGLISH)


@pytest.mark.parametrize("special", [{"marked": True}, {"taken": True}, {"cube": Colour.BLUE}])
def test_a_card_of_a_hand_shows_what_became_of_it(special: dict[str, Any]) -> None:
    plain, marked = opened(hand_with()), opened(hand_with(**special))
    assert plain.size == marked.size
    assert plain.tobytes() != marked.tobytes()


def test_a_card_and_a_deck() -> None:
    assert draw_card(samples.card(60), ENGLISH).file_name == "card-60.jpg"
    deck = draw_deck(tuple(reversed(samples.deck_cards())), "hokkaido", ENGLISH)
    assert deck.alt_text == "Deck hokkaido: 60 cards, 1 to 60."


def frames(monkeypatch: pytest.MonkeyPatch) -> list[RGB]:
    """The colours of all frames around cards of maps, from now on."""
    inks: list[RGB] = []

    def noted(sheet: Sheet, card: LaidCard, ink: RGB) -> None:
        inks.append(ink)
        outline_card(sheet, card, ink)

    for module in ("pictures.map_picture", "elements.overlays", "elements.panels"):
        monkeypatch.setattr(f"render.{module}.outline_card", noted)
    return inks


@pytest.mark.parametrize("theme", ThemeName)
def test_the_frame_of_a_card_says_newest_or_legal_or_illegal(
    monkeypatch: pytest.MonkeyPatch, theme: ThemeName
) -> None:
    inks, look = frames(monkeypatch), theme_of(theme)
    for name, ink in (
        ("map", look.newest),
        ("round-of-two", look.newest),
        ("map-legal", look.good),
        ("map-illegal", look.accent),
    ):
        PICTURES[name](theme)
        assert set(inks) == {ink}, name
        inks.clear()
    draw_replay(samples.replay_steps(2)[-1:], samples.NAMES[:2], ENGLISH, theme)
    assert set(inks) == {look.newest}
    inks.clear()
    player_map, last = samples.histories()[0][3]
    trial = TriedCard(samples.card(1), Placement(1, 0, 0, 0), legal=False)
    draw_map(player_map, ENGLISH, theme, last=last, overlays=Overlays(trial=trial))
    assert inks == [look.accent], "while a card is tried no other has a frame"


def test_while_a_card_is_tried_no_heading_takes_room_on_the_picture_and_the_text_has_it() -> None:
    player_map, _ = samples.histories()[0][3]
    overlays = Overlays(trial=TriedCard(samples.card(1), Placement(1, 0, 0, 0), legal=False))
    plain = draw_map(player_map, ENGLISH, overlays=overlays)
    headed = draw_map(player_map, ENGLISH, heading=Heading(0, "Ann", 12, "Round 3"), overlays=overlays)
    assert headed.data == plain.data
    assert headed.alt_text.startswith(ENGLISH.map_of("Ann"))


def test_a_card_that_is_tried_below_others_does_not_hide_them_where_it_may_not_lie() -> None:
    player_map = samples.histories()[0][0][0]
    over, under = (
        TriedCard(samples.card(1), Placement(1, 0, 0, 0, frozenset(below)), legal=False)
        for below in ((), (0,))
    )
    one, other = (
        draw_map(player_map, ENGLISH, overlays=Overlays(trial=trial)).data for trial in (over, under)
    )
    assert one != other


@pytest.mark.parametrize("legal", [True, False])
def test_the_small_map_in_a_window_says_whether_the_card_may_lie_there(
    monkeypatch: pytest.MonkeyPatch, legal: bool
) -> None:
    inks: list[RGB] = []
    monkeypatch.setattr("render.pictures.map_picture.draw_overview", lambda *given: inks.append(given[-1]))
    player_map, card = samples.histories()[1][11][0], samples.card(4)
    spot = max(player_map.legal_placements(card), key=lambda place: (place.y, place.x))
    draw_map(player_map, ENGLISH, overlays=Overlays(trial=TriedCard(card, spot, legal)))
    look = theme_of(ThemeName.LIGHT)
    assert inks == [look.good if legal else look.accent]


def test_the_small_map_is_there_only_where_squares_of_the_map_are_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[bool] = []
    monkeypatch.setattr("render.pictures.map_picture.draw_overview", lambda *_: shown.append(True))
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
    assert {(True, False), (True, True)} <= set(windows), "a window may show all of the map"


def test_nothing_of_the_grid_is_behind_the_heading() -> None:
    player_map, _ = samples.histories()[1][-1]
    layout = map_layout(player_map, ENGLISH, ThemeName.LIGHT, heading=Heading(0, "Ann"))
    picture = opened(draw_map(player_map, ENGLISH, heading=Heading(0, "Ann")))
    right_half = picture.crop((picture.width // 2, 0, picture.width, layout.ground_top - 4))
    darkest, lightest = cast(tuple[int, int], right_half.convert("L").getextrema())
    assert lightest - darkest < 12
    assert layout.ground_top > 50


@pytest.mark.parametrize("offered", [best_spots, None])
def test_the_number_of_a_spot_hides_no_number_of_a_card_and_no_points_of_a_factory(offered: Any) -> None:
    """Measured in squares: numbers of cards are in the upper left, points of factories at the right."""
    hidden = 0
    for view in recorded_games.views_before_placing():
        card, player_map = selected_card(view), view.seats[view.seat or 0].map
        trials = [spot.trial for spot in offered(view)] if offered else central_spots(player_map, card)
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
    assert hidden < 5, "there is nearly always a better square"


def test_the_number_of_a_spot_outside_the_window_stands_at_its_edge() -> None:
    (place,) = number_places([Placement(1, 9, 0)], {}, Bounds(0, 0, 4, 4))
    assert place == (5.2, 0.5)


def test_the_spot_where_the_card_is_has_its_frame_alone_and_keeps_its_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[list[Placement]] = []
    monkeypatch.setattr(
        "render.pictures.map_picture.draw_spot_outlines", lambda _, spots: drawn.append(list(spots))
    )
    player_map, card = samples.histories()[2][7][0], samples.card(8)
    spots = [placement_of(player_map, card, trial) for trial in central_spots(player_map, card)]
    overlays = Overlays(trial=TriedCard(card, spots[1], legal=True), spots=tuple(spots))
    draw_map(player_map, ENGLISH, overlays=overlays)
    assert drawn == [[spot for spot in spots if spot != spots[1]]]
    assert 4 <= len(spots) <= 5


def test_the_arrow_below_a_taken_card_leads_from_who_played_it_to_who_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    badges: list[int] = []
    badge = pen.badge

    def noted(image: Image.Image, x: float, y: float, diameter: int, seat: int, theme: Theme) -> None:
        badges.append(seat)
        badge(image, x, y, diameter, seat, theme)

    monkeypatch.setattr(pen, "badge", noted)
    view = samples.view_with_trick()
    assert view.trick is not None
    played = (replace(view.trick.played[0], taken_by=3), *view.trick.played[1:])
    draw_trick(replace(view, trick=replace(view.trick, played=played)), list("ABCDE"), ENGLISH)
    assert badges == [2, 3, 0, 4, 1, 3]


def test_at_the_end_the_winner_is_marked_though_another_has_as_many_points() -> None:
    view = replace(samples.view(2, over=True), winners=(0,))
    seats = tuple(replace(view.seats[0]) for _ in view.seats)
    panels = round_panels(replace(view, seats=seats), ["Ann", "Bo"])
    assert [panel.leads for panel in panels] == [True, False]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("goals", [0, 4, 7])
def test_the_panels_of_a_round_are_never_on_each_other(players: int, goals: int) -> None:
    layout = round_layout(players, goals)
    boxes = [*layout.panels, layout.info]
    assert len(boxes) == players + 1
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@pytest.mark.parametrize(
    ("players", "goals", "has_curves"), [(3, 0, True), (4, 0, True), (3, 5, False), (2, 0, False)]
)
def test_the_curves_of_points_are_where_they_have_room(
    monkeypatch: pytest.MonkeyPatch, players: int, goals: int, has_curves: bool
) -> None:
    charts: list[Chart] = []
    monkeypatch.setattr("render.elements.table_info.draw_chart", lambda _, chart, __: charts.append(chart))
    view = samples.view(players, 6, goals=goals)
    text = draw_round(view, samples.NAMES[:players], ENGLISH).alt_text
    assert [chart.rounds for chart in charts] == [12] * has_curves
    first = ", ".join(str(points[0]) for points in view.standing)
    assert ENGLISH.points_of("Haruka", first) in text
    assert len(view.standing) == 6
    charts.clear()
    draw_round(replace(view, standing=()), samples.NAMES[:players], ENGLISH)
    assert charts == []


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("goals", [0, 4, 7])
def test_rounds_of_any_table(players: int, goals: int) -> None:
    view = samples.view(players, 3, goals=goals)
    assert draw_round(view, samples.NAMES[:players], ENGLISH).file_name == "round-3.jpg"


def test_a_round_before_anybody_has_selected_a_card() -> None:
    view = samples.view(3, 1, goals=0)
    seats = tuple(replace(seat, selected=None, last_placement=None) for seat in view.seats)
    text = draw_round(replace(view, seats=seats), samples.NAMES[:3], ENGLISH).alt_text
    assert "Haruka: " in text
    assert "card" not in text


@pytest.mark.parametrize(
    ("changes", "order"),
    [
        ({"passes_to": 1}, (0, 1, 2, 0)),
        ({"passes_to": -1}, (0, 2, 1, 0)),
        ({"passes_to": 0}, ()),
        ({"placing_order": (2, 0, 1), "passes_to": 1}, (2, 0, 1)),
    ],
)
def test_the_order_that_a_round_shows(changes: dict[str, Any], order: tuple[int, ...]) -> None:
    assert passing_order(replace(samples.view(3, 2), **changes)) == order


def test_the_order_of_a_trick_is_shown_before_all_others() -> None:
    view = replace(samples.view_with_trick(), passes_to=1)
    assert passing_order(view) == (2, 0, 4, 1, 3)
    between = replace(view, trick=None, options=replace(view.options, selection=Selection.TRICK))
    assert passing_order(between) == ()


def test_two_players_of_a_trick_have_no_order() -> None:
    view = samples.view_with_pairs()
    view = replace(view, passes_to=0, options=replace(view.options, selection=Selection.TRICK))
    assert passing_order(view) == ()
    assert passing_order(replace(view, placing_order=(1, 0))) == (1, 0)


def test_a_shared_victory_marks_both() -> None:
    view = replace(samples.view(2, over=True), winners=(0, 1))
    assert draw_score_sheet(view, ["Ann", "Bo"], ENGLISH).alt_text.startswith("Final score. Winner: Ann, Bo.")


def test_a_score_sheet_marks_only_the_winner_though_another_has_as_many_points() -> None:
    view = samples.view(2, over=True)
    equal = replace(view, seats=(view.seats[0], view.seats[0]))
    pictures = [
        draw_score_sheet(replace(equal, winners=winners), ["Ann", "Bo"], ENGLISH).data
        for winners in ((0,), (1,), (0, 1))
    ]
    assert len(set(pictures)) == 3


def test_the_description_of_a_score_sheet_names_nobody_as_winner_who_has_not_won() -> None:
    view = replace(samples.view(3, over=True), winners=(1,))
    text = draw_score_sheet(view, ["Ann", "Bo", "Cy"], ENGLISH).alt_text
    assert text.startswith("Final score. Winner: Bo.\n")


def test_a_trick_wants_a_trick() -> None:
    with pytest.raises(ValueError, match="trick"):
        draw_trick(samples.view(2), ["Ann", "Bo"], ENGLISH)


@pytest.mark.parametrize("step", [0, STEPS + 1, -1])
def test_there_is_no_other_step(step: int) -> None:
    with pytest.raises(ValueError, match=str(step)):
        draw_step(step, ENGLISH)


def near(image: Image.Image, ink: RGB) -> int:
    """How many pixels are almost of a colour; a GIF has few colours to choose from."""
    data = image.tobytes()
    return sum(
        abs(data[at] - ink[0]) + abs(data[at + 1] - ink[1]) + abs(data[at + 2] - ink[2]) < 24
        for at in range(0, len(data), 3)
    )


def test_the_scenes_of_honshu_show_its_colours_of_cubes() -> None:
    cubes = theme_of(ThemeName.LIGHT).cubes

    def shown(rules: Rules, colour: Colour) -> int:
        with Image.open(BytesIO(draw_scene(1, rules, ENGLISH).data)) as image:
            return near(image.convert("RGB"), cubes[colour].etched)

    for rules, own, other in (
        (Rules.HOKKAIDO, Colour.GREEN, Colour.YELLOW),
        (Rules.HONSHU, Colour.YELLOW, Colour.GREEN),
    ):
        assert shown(rules, own) > 5 * shown(rules, other), rules


def test_the_kinds_of_a_game_without_mountains() -> None:
    colours = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.YELLOW)
    with_mountains = draw_kinds(colours, ENGLISH)
    without = draw_kinds(colours, WITHOUT_MOUNTAINS)
    assert "mountain:" in with_mountains.alt_text
    assert "mountain:" not in without.alt_text


def test_a_card_that_is_taken_in_a_trick_is_dimmed() -> None:
    view = samples.view_with_trick()
    assert view.trick is not None
    untaken = replace(
        view, trick=replace(view.trick, played=tuple(replace(p, taken_by=None) for p in view.trick.played))
    )
    one, other = (opened(draw_trick(each, list("ABCDE"), ENGLISH)).convert("L") for each in (view, untaken))
    card = (60, 210, 220, 460)
    spread = [image.crop(card).getextrema() for image in (one, other)]
    (low, _), (lowest, _) = spread
    assert float(str(low)) > float(str(lowest)) + 40


def _tables() -> list[tuple[str, View]]:
    return [("two", samples.view(2, over=True)), ("five", samples.view(5, over=True))]


@pytest.mark.parametrize(("_", "view"), _tables())
def test_long_phrases_leave_the_layout_alone(_: str, view: View) -> None:
    names = samples.NAMES[: len(view.seats)]
    for draw in (draw_round, draw_score_sheet):
        plain, long = draw(view, names, ENGLISH), draw(view, names, wordy(4))
        assert (plain.width, plain.height) == (long.width, long.height)


def test_long_phrases_fit_the_help_pictures() -> None:
    colours = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)
    plain, long = draw_kinds(colours, ENGLISH), draw_kinds(colours, wordy(4))
    assert (plain.width, plain.height) == (long.width, long.height)
    for step in range(1, STEPS + 1):
        assert draw_step(step, wordy(4)).width == draw_step(step, ENGLISH).width


def test_overlays_at_the_far_corner_of_the_grid() -> None:
    """A placement that is typed far away widens the picture instead of breaking it."""
    card = samples.card(60)
    trial = TriedCard(card, Placement(60, 20, 20, 90), legal=False, offending=frozenset({Position(20, 20)}))
    picture = draw_map(samples.final_map(), ENGLISH, overlays=Overlays(trial=trial))
    assert max(picture.width, picture.height) <= 1200


def test_a_range_of_no_mountain_and_of_one() -> None:
    none = PlayerMap.of_province(samples.card(52).squares)
    one = PlayerMap.of_province(samples.card(37).squares)
    for player_map, told in ((none, False), (one, True)):
        text = draw_map(player_map, ENGLISH, overlays=Overlays(range_line=True)).alt_text
        assert ("Mountain range: " in text) is told


def test_spots_and_areas_are_told() -> None:
    player_map = samples.histories()[0][0][0]
    area = OutlinedArea(Kind.TOWN, player_map.areas(Kind.TOWN)[0], 2)
    spots = (Placement(60, 1, 2), Placement(60, -1, 0, 90))
    text = draw_map(player_map, ENGLISH, overlays=Overlays(spots=spots, areas=(area,))).alt_text
    assert "The card may go at: 1: 1, 2; 2: -1, 0, 90°." in text
    assert text.endswith("town of 1 square, 2 points")


@pytest.mark.parametrize("player", range(5))
def test_the_points_of_an_area_leave_the_numbers_of_the_cards_free(player: int) -> None:
    player_map = samples.final_map(player)
    tagged = set(tagged_squares(player_map.squares).values())
    for kind in (Kind.LAKE, Kind.TOWN):
        for squares in player_map.areas(kind):
            square = square_for_points(squares, tagged)
            assert square in squares
            assert square not in tagged or set(squares) <= tagged


def test_a_legal_trial_shows_the_map_as_it_would_stand() -> None:
    player_map, _ = samples.histories()[0][0]
    card = samples.card(58)
    placement = next(iter(player_map.legal_placements(card)))
    text = draw_map(
        player_map, ENGLISH, overlays=Overlays(trial=TriedCard(card, placement, legal=True))
    ).alt_text
    bounds = player_map.lay(card, placement).bounds
    assert f"rows {bounds.top} to {bounds.bottom}." in text
    assert text.endswith(": legal.")


def test_the_map_stays_where_it_is_while_a_card_is_moved_about_on_it() -> None:
    player_map, card = samples.histories()[1][5][0], samples.card(1)
    left, top, right, bottom = player_map.bounds
    legal = sorted(player_map.legal_placements(card))
    outermost = [function(legal, key=key) for function in (min, max) for key in (_x, _y)]
    beside = [Placement(1, left - 1, top - 2, 0), Placement(1, right, bottom, 90)]
    pictures = {
        draw_map(player_map, ENGLISH, overlays=Overlays(trial=TriedCard(card, spot, spot in legal)))
        for spot in (*outermost, *beside)
    }
    assert len({picture.data for picture in pictures}) == len(pictures) > 2
    assert len({(picture.width, picture.height) for picture in pictures}) == 1


def _x(placement: Placement) -> int:
    return placement.x


def _y(placement: Placement) -> int:
    return placement.y


def test_a_trial_takes_only_the_cubes_that_the_supply_has() -> None:
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
