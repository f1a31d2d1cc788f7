"""A walk through the game in six pictures: pick, pass, place, take cubes, terraform and score.

The scenes without text are also used in the rules of both games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PIL import Image

from engine.maps import Bounds, LaidCard, PlayerMap
from engine.options import Rules
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position, Square
from engine.rules import GAMES
from engine.scoring import hokkaido_areas
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.boxes import least_type
from render.drawing.fonts import Weight, wrapped
from render.drawing.landscape import Sheet, draw_land, draw_lone_card
from render.elements.overlays import OutlinedArea, cross, draw_areas, draw_range, outline_card
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: The number of pictures in the walk.
STEPS = 6

_WIDTH = 1080
_HEIGHT = 900
_MARGIN = 48
_STAGE_TOP = 150
_STAGE_BOTTOM = 730

_PROVINCE = "mountain production:grey desert production:blue town town"
_HAND = (
    (17, "town desert lake town factory:grey:4 production:green"),
    (42, "lake forest town town production:blue desert"),
    (7, "production:green town forest mountain desert production:blue"),
    (58, "forest town forest town forest desert"),
    (33, "town desert factory:brown:4 lake desert production:green"),
    (21, "mountain forest factory:brown:4 production:green town town"),
)


#: The map of the scoring scene: the province, and the cards that go under it.
_SCORED_PROVINCE = "town town town forest mountain mountain"
_SCORED_CARDS = (
    (1, Placement(1, 1, 0, 0, frozenset({0})), "forest town forest desert forest mountain"),
    (2, Placement(2, 2, 2, 0, frozenset({1})), "forest mountain town forest desert lake"),
    (3, Placement(3, 0, 2, 0, frozenset({0})), "forest forest forest town lake town"),
    (4, Placement(4, 3, 0, 0, frozenset({2})), "town forest desert lake forest mountain"),
)


#: An illegal placement: the card's mountain would fork the range, which runs down the left of the province.
_RANGE = "mountain forest mountain town mountain desert"
_FORKING = MapCard(12, tuple(map(Square.parse, ["forest", "lake", "mountain", "town", "town", "desert"])))
_FORK = LaidCard(_FORKING.number, _FORKING.squares, 1, 0, 0)


class _Scene(NamedTuple):
    """The image, the theme and the game of a scene."""

    image: Image.Image
    theme: ThemeName
    game: Rules


@cache
def _cards(game: Rules) -> tuple[MapCard, ...]:
    return tuple(MapCard(number, _squares(text, game)) for number, text in _HAND)


def _squares(text: str, game: Rules = Rules.HOKKAIDO) -> tuple[Square, ...]:
    """Read squares; in Honshu, mountains become forests and green becomes yellow."""
    if game is Rules.HONSHU:
        text = text.replace(Kind.MOUNTAIN, Kind.FOREST).replace(Colour.GREEN, Colour.YELLOW)
    return tuple(Square.parse(square) for square in text.split())


@cache
def _maps(game: Rules) -> tuple[PlayerMap, PlayerMap, PlayerMap]:
    """Return the province with its cubes, then with a card and its cubes, then after terraforming."""
    province = PlayerMap.of_province(_squares(_PROVINCE, game))
    before = province.with_cubes(position for position, _ in province.production_of(0))
    card = _cards(game)[1]
    laid = before.lay(card, Placement(card.number, 1, 2, 0))
    after = laid.with_cubes(position for position, _ in laid.production_of(card.number))
    blue = [position for position, colour in after.cubes.items() if colour is Colour.BLUE]
    terraformed = after.without_cubes(blue).with_tile(Position(0, 1), Kind.LAKE)
    return before, after, terraformed


@cache
def _scored_map() -> PlayerMap:
    """Return a map with a dividing range and a larger town on one side than on the other."""
    player_map = PlayerMap.of_province(_squares(_SCORED_PROVINCE))
    for number, placement, squares in _SCORED_CARDS:
        player_map = player_map.lay(MapCard(number, _squares(squares)), placement)
    return player_map


def draw_step(step: int, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw one picture of the walk; ``step`` is from 1 to ``STEPS``.

    Raises:
        ValueError: there is no such step.
    """
    if not 1 <= step <= STEPS:
        raise ValueError(f"no step {step}")
    look = theme_of(theme)
    heading, sentence = phrases.step(step)
    image = Image.new("RGB", (_WIDTH, _HEIGHT), look.paper)
    pen.panel(image, (_MARGIN, _STAGE_TOP, _WIDTH - _MARGIN, _STAGE_BOTTOM), 28, look.panel)
    _write_frame(image, step, heading, sentence, look)
    _STAGES[step - 1](_Scene(image, theme, Rules.HOKKAIDO))
    return as_picture(image, f"round-step-{step}", alt_text.shortened(f"{step}. {heading}: {sentence}"))


def draw_scene(step: int, game: Rules, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw the scene of a walk picture without text, in either game.

    Raises:
        ValueError: there is no such step.
    """
    if not 1 <= step <= STEPS:
        raise ValueError(f"no step {step}")
    look = theme_of(theme)
    image = Image.new("RGB", (_WIDTH, _HEIGHT), look.panel)
    _STAGES[step - 1](_Scene(image, theme, game))
    cropped = image.crop((0, _STAGE_TOP, _WIDTH, _STAGE_BOTTOM))
    return as_picture(cropped, f"scene-{step}", alt_text.shortened(phrases.scene(step)))


def _write_frame(image: Image.Image, step: int, heading: str, sentence: str, look: Theme) -> None:
    """Write the step's number, name and progress dots at the top, and its sentence at the bottom."""
    pen.disc(image, _MARGIN + 42, 80, 84, look.accent)
    pen.write(image, _MARGIN + 42, 81, str(step), Weight.BOLD, 54, look.on_seat, anchor="mm")
    pen.write(image, _MARGIN + 108, 80, heading, Weight.BOLD, 58, look.ink, width=_WIDTH - 2 * _MARGIN - 340)
    for dot in range(STEPS):
        x = _WIDTH - _MARGIN - 20 - (STEPS - 1 - dot) * 42
        pen.disc(image, x, 80, 22, look.accent if dot < step else look.grid)
    lines, size = wrapped(sentence, Weight.REGULAR, 42, _WIDTH - 2 * _MARGIN, 3, least_type(_WIDTH, _HEIGHT))
    middle = (_STAGE_BOTTOM + _HEIGHT) / 2
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * size * 1.15
        pen.write(image, _WIDTH / 2, y, line, Weight.REGULAR, size, look.ink, anchor="mm")


def _pick(scene: _Scene) -> None:
    """Draw a fan of cards, with the chosen one raised in front of the others and with its number."""
    image, theme, game = scene
    cards, accent, chosen = _cards(game), theme_of(theme).accent, 1
    for place in (0, *range(2, len(cards)), chosen):
        sheet = _place_in_fan(image, theme, place, is_raised=place == chosen)
        draw_lone_card(sheet, LaidCard(cards[place].number, cards[place].squares, 0, 0, 0))
    number, left, top = str(cards[chosen].number), sheet.left + 96, sheet.top - 44
    pen.write(image, left, top, number, Weight.BOLD, 66, accent, anchor="mm")
    outline_card(sheet, LaidCard(0, (), 0, 0, 0), accent)


def _place_in_fan(image: Image.Image, theme: ThemeName, place: int, *, is_raised: bool) -> Sheet:
    """The place of one of six overlapping cards in a fan."""
    size, step = 96, 108
    left = (_WIDTH - (5 * step + 2 * size)) // 2 + place * step
    return Sheet(image, atlas_of(theme, size), left, _STAGE_TOP + (150 if is_raised else 240))


def _pass(scene: _Scene) -> None:
    """Draw the passing of the remaining cards around the table."""
    image, theme, game = scene
    look = theme_of(theme)
    rest = [card for place, card in enumerate(_cards(game)) if place != 1]
    size, top = 60, _STAGE_TOP + 300
    for seat in range(3):
        middle = 236 + seat * 304
        pen.badge(image, middle, _STAGE_TOP + 110, 120, seat, look)
        if seat < 2:
            pen.arrow(image, middle + 86, _STAGE_TOP + 110, middle + 218, 10, look.accent)
        for place, card in enumerate(rest[:4]):
            left = middle - 108 + place * 32
            sheet = Sheet(image, atlas_of(theme, size), left, top)
            draw_lone_card(sheet, LaidCard(card.number, card.squares, 0, 0, 0))


def _build(scene: _Scene) -> None:
    """Draw the card beside the map, on the map with its outline marked, and a card that forks a range."""
    image, theme, game = scene
    look, card = theme_of(theme), _cards(game)[1]
    _, after, _ = _maps(game)
    bare = after.without_cubes(position for position, _ in after.production_of(card.number))
    has_range = GAMES[game].has_mountains
    size, middle = (84, 500) if has_range else (96, _WIDTH * 5 // 8)
    sheet = _draw_map(image, bare, theme, size, middle)
    outline_card(sheet, bare.cards[-1], look.good)
    beside = Sheet(image, atlas_of(theme, 72), 90 if has_range else 150, _STAGE_TOP + 182)
    draw_lone_card(beside, LaidCard(card.number, card.squares, 0, 0, 0))
    end = beside.left + 144
    pen.arrow(image, end + 24, _STAGE_TOP + 290, middle - 3 * size // 2 - 24, 10, look.accent)
    if has_range:
        _draw_fork(image, theme, size)


def _draw_fork(image: Image.Image, theme: ThemeName, size: int) -> None:
    """Draw a card that would fork a range, with the fork crossed out as in the placer."""
    sheet = _draw_map(image, PlayerMap.of_province(_squares(_RANGE)), theme, size, 814)
    draw_lone_card(sheet, _FORK)
    outline_card(sheet, _FORK, theme_of(theme).accent)
    cross(sheet, Position(0, 1), theme_of(theme).accent)


def _take_cubes(scene: _Scene) -> None:
    """Draw a cube going to the production square of the new card."""
    image, theme, game = scene
    look = theme_of(theme)
    _, after, _ = _maps(game)
    sheet = _draw_map(image, after, theme)
    for position, colour in after.production_of(_cards(game)[1].number):
        left, top = sheet.at(*position)
        cube = atlas_of(theme, 148).cube(colour)
        size = sheet.atlas.size
        image.paste(cube, (150, top + size // 2 - 74), cube)
        pen.arrow(image, 330, top + size // 2, left - 18, 10, look.accent)


def _terraform(scene: _Scene) -> None:
    """Draw two cubes that turn a desert into a lake."""
    image, theme, game = scene
    look = theme_of(theme)
    *_, terraformed = _maps(game)
    sheet = _draw_map(image, terraformed, theme)
    position = next(iter(terraformed.tiles))
    left, top = sheet.at(*position)
    size = sheet.atlas.size
    cube = atlas_of(theme, 132).cube(Colour.BLUE)
    for number in range(2):
        image.paste(cube, (90 + number * 122, top + size // 2 - 66), cube)
    pen.arrow(image, 360, top + size // 2, left - 18, 10, look.accent)
    width = max(4, size // 12)
    pen.outline(image, (left, top, left + size, top + size), size // 6, width, look.accent)


def _score(scene: _Scene) -> None:
    """Draw a map with its range, and the largest town of each side with its points."""
    image, theme, _ = scene
    look, player_map = theme_of(theme), _scored_map()
    sheet = _draw_map(image, player_map, theme)
    left, top, right, bottom = player_map.bounds
    draw_range(sheet, player_map, Bounds(left - 1, top, right + 1, bottom))
    towns = [area for area in hokkaido_areas(player_map) if area.kind is Kind.TOWN]
    draw_areas(sheet, [OutlinedArea(*town) for town in towns], ())
    atlas = atlas_of(theme, 80)
    for town in towns:
        middle = sheet.at(0, sum(y for _, y in town.positions) / len(town.positions) + 0.5)[1]
        ink = look.ink if town.points else look.ink_soft
        image.paste(atlas.ground(Kind.TOWN, 0), (68, middle - 40), atlas.card_mask(1, 1))
        pen.write(image, 162, middle, f"× {len(town.positions)}", Weight.BOLD, 60, ink)
        pen.arrow(image, 258, middle, 330, 8, look.accent if town.points else look.grid)
        pen.write(image, 346, middle, str(town.points), Weight.BLACK, 76, ink)


def _draw_map(
    image: Image.Image, player_map: PlayerMap, theme: ThemeName, size: int = 96, middle: int = _WIDTH * 5 // 8
) -> Sheet:
    """Draw a map around this column of pixels, by default opposite the card or cubes to be added."""
    bounds = player_map.bounds
    columns, rows = bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1
    left = middle - columns * size // 2 - bounds.left * size
    top = (_STAGE_TOP + _STAGE_BOTTOM - rows * size) // 2 - bounds.top * size
    sheet = Sheet(image, atlas_of(theme, size), left, top)
    draw_land(sheet, player_map, tags=False)
    return sheet


_STAGES: tuple[Callable[[_Scene], None], ...] = (
    _pick,
    _pass,
    _build,
    _take_cubes,
    _terraform,
    _score,
)
