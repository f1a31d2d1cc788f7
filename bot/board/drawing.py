"""Maps and cards as SVG, one unit for a square, from ``render.drawing.sprites``; themes as CSS."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache, lru_cache

from engine.maps import LaidCard, PlayerMap, VisibleSquare
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position, Square
from engine.players.player import gains_with, map_with
from engine.rules import rules_of
from engine.rules.game_rules import GameRules
from engine.scoring import Gain
from engine.scoring.scoring_cards import ScoringCard
from engine.views import View
from render.drawing.landscape import ground_of, shown_alone, tagged_squares, upright_on
from render.drawing.pen import SEAT_LETTERS
from render.elements.gains import gains_by_square
from render.elements.overlays import line_of_range, square_for_points
from render.palette import RGB, Theme, ThemeName, contrast, mix, theme_of
from render.phrases import Phrases

#: The least contrasts that WCAG 2 asks of text and of outlines.
TEXT, OUTLINE = 4.5, 3.0

BLACK: RGB = (0, 0, 0)

Squares = Mapping[Position, VisibleSquare]

#: The kind of squares that each category counts.
_KINDS = {f"{kind}s": kind for kind in (Kind.MOUNTAIN, Kind.FOREST, Kind.LAKE, Kind.TOWN)}
_KINDS["factories"] = Kind.FACTORY

#: A map on which nothing scores.
_DESERTS = PlayerMap.of_province((Square(Kind.DESERT),) * 6)


def map_drawn(player_map: PlayerMap, last: Placement | None, letters: Phrases | None) -> str:
    """A map with the numbers of its cards, and a line around the last one; with ``letters`` on squares."""
    squares = player_map.squares
    tags = [_tag(number, position) for number, position in tagged_squares(squares).items()]
    around = [
        _edge("last", card)
        for card in player_map.bottom_to_top
        if last is not None and last.card == card.number
    ]
    return "".join([*_drawn(player_map.bottom_to_top, squares, letters), *tags, *around])


def areas_drawn(view: View, player_map: PlayerMap) -> Mapping[str, str]:
    """For each category of squares, a map's areas with their points, and its squares in none of them.

    Where towns score by side, those have the line of the range and its two sides as well.
    """
    return _areas_drawn(rules_of(view.options), view.scoring_card, view.categories, player_map)


# Of all maps in a view, most are as they were in the view before.
@lru_cache(maxsize=512)
def _areas_drawn(
    game: GameRules, card: ScoringCard | None, categories: tuple[str, ...], player_map: PlayerMap
) -> Mapping[str, str]:
    areas = [Gain(f"{area.kind}s", *area[1:]) for area in game.areas(player_map, card)]
    # Everything that scores has been gained since there were only deserts.
    gains = game.gains(_DESERTS, player_map, card)
    areas += [gain for gain in gains if gain.category not in ("lakes", "towns")]
    tagged = set(tagged_squares(player_map.squares).values())
    drawn = {}
    for part in categories:
        if part in _KINDS:
            found = [area for area in areas if area.category == part]
            inside = {square for area in found for square in area.positions}
            rest = [square for square in player_map.positions(_KINDS[part]) if square not in inside]
            idle = [_outlined([square], "area idle") for square in rest]
            drawn[part] = "".join([*idle, *(_area(area, tagged) for area in found)])
    if game.has_towns_by_side:
        drawn["towns"] = _range(player_map) + drawn["towns"]
    return drawn


def card_drawn(card: MapCard, rotation: int, letters: Phrases | None) -> str:
    """A card that is not on a map."""
    laid = LaidCard(card.number, card.squares, 0, 0, rotation)
    return "".join(_drawn([laid], shown_alone(laid), letters))


def gains_drawn(
    view: View, card: MapCard, placement: Placement
) -> tuple[tuple[Gain, ...], list[tuple[int, int, int]]]:
    """Where the points come from that a card brings its viewer, and the marks ``(x, y, points)`` for them.

    Raises:
        GameError: the card cannot go there.
    """
    gains, after = gains_with(view, card, placement), map_with(view, card, placement)
    laid = next(laid for laid in after.cards if laid.number == card.number)
    marks = gains_by_square(gains, laid, set(tagged_squares(after.squares).values()))
    return gains, [(*square, points) for square, points in marks.items()]


def _drawn(cards: Iterable[LaidCard], squares: Squares, letters: Phrases | None) -> Iterator[str]:
    lakes = {position for position, square in squares.items() if square.kind is Kind.LAKE}
    for card in cards:
        ground = "".join(_grounds(card, squares, lakes))
        yield f'<g class="card" data-card="{card.number}">{_edge("shadow", card)}'
        yield f'<g class="ground">{ground}</g>{_edge("frame", card)}</g>'
    yield from (_sprite(*upright) for upright in upright_on(squares))
    if letters is not None:
        yield from (_letter(square, position, letters) for position, square in squares.items())


def _grounds(card: LaidCard, squares: Squares, lakes: set[Position]) -> Iterator[str]:
    """All squares of a card, each factory with its points; what other cards cover is drawn before them."""
    for (x, y), printed in zip(card.positions, card.squares, strict=True):
        visible = squares.get(Position(x, y))
        square = printed if visible is None or visible.card != card.number else visible
        yield _sprite(ground_of(Position(x, y), square, card.number, lakes), x, y)
        if square.kind is Kind.FACTORY:
            at = f'x="{x + 0.71:g}" y="{y + 0.84:g}"'
            yield f'<text class="digit on-{square.colour}" {at}>{square.points}</text>'


def _sprite(name: str, x: float, y: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}"/>'


def _edge(kind: str, card: LaidCard) -> str:
    wide, high = (3, 2) if card.rotation % 180 else (2, 3)
    return f'<rect class="{kind}" x="{card.x}" y="{card.y}" width="{wide}" height="{high}" rx=".13"/>'


def _area(area: Gain, tagged: Collection[Position]) -> str:
    """The outline of an area, with its points on one of its squares, if possible without a card's number."""
    x, y = square_for_points(area.positions, tagged)
    outline = _outlined(area.positions, "area" if area.points else "area idle")
    return outline + _label("worth", str(area.points), x + 0.32, y + 0.34)


def _outlined(squares: Collection[Position], kind: str) -> str:
    """A line around squares."""
    sides = {(0, -1): "h1", (0, 1): "m0 1h1", (-1, 0): "v1", (1, 0): "m1 0v1"}
    edges = [
        f"M{x} {y}{side}"
        for x, y in squares
        for (dx, dy), side in sides.items()
        if (x + dx, y + dy) not in squares
    ]
    return f'<path class="{kind}" d="{"".join(edges)}"/>'


def _range(player_map: PlayerMap) -> str:
    """The two sides of the range, and its line to the edge of the map (rules.md 6.3, 6.4)."""
    found = player_map.mountain_range
    at = 'x="{}" y="{}" width="1" height="1"'
    sides = [f'<rect class="side-{side}" {at.format(x, y)}/>' for (x, y), side in found.sides.items()]
    points = " ".join(f"{x:g},{y:g}" for x, y in line_of_range(found, player_map.bounds))
    lines = [f'<polyline class="{kind}" points="{points}"/>' for kind in ("range-edge", "range")]
    return "".join([*sides, *lines])


def _letter(square: VisibleSquare, at: Position, phrases: Phrases) -> str:
    colour = square.colour
    letter = phrases.kind_letter(square.kind) if colour is None else phrases.colour_letter(colour)
    return _label("letter", letter.upper(), at.x + 0.04, at.y + 0.64)


def _tag(number: int, at: Position) -> str:
    return _label("tag", str(number), at.x + 0.03, at.y + 0.03)


def _label(kind: str, text: str, x: float, y: float) -> str:
    """A small text in a box."""
    wide = 0.18 + 0.16 * len(text)
    box = f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height=".33" rx=".11"/>'
    return f'<g class="{kind}">{box}<text x="{x + wide / 2:g}" y="{y + 0.28:g}">{text}</text></g>'


@cache
def themes_css() -> str:
    """The colours of all themes as CSS variables, and the classes of seats and cubes, which have theirs.

    ``data-theme`` chooses a theme, and without it, the system.
    """
    rules = {name: f"{{color-scheme:{_scheme(name)};{_variables(theme_of(name))}}}" for name in ThemeName}
    chosen = [f"[data-theme={name}]{rule}" for name, rule in rules.items()]
    night = f"@media(prefers-color-scheme:dark){{:root:not([data-theme]){rules[ThemeName.DARK]}}}"
    seats = [f".badge.seat-{letter}{{background:var(--seat-{letter})}}" for letter in SEAT_LETTERS]
    cubes = [f".on-{colour}{{fill:var(--on-{colour})}}" for colour in Colour]
    return "\n".join([f":root{rules[ThemeName.LIGHT]}", *chosen, night, *seats, *cubes])


def _scheme(name: ThemeName) -> str:
    return "dark" if name is ThemeName.DARK else "light"


def _variables(theme: Theme) -> str:
    return ";".join(
        f"--{name.replace('_', '-')}:#{red:02x}{green:02x}{blue:02x}"
        for name, (red, green, blue) in page_colours(theme).items()
    )


def page_colours(theme: Theme) -> dict[str, RGB]:
    """The colours of a theme by the names of the page's CSS variables.

    The page has smaller text than pictures, so some colours are nearer to the ink, until they can be read.
    """
    found = {field.name: getattr(theme, field.name) for field in fields(theme)}
    colours: dict[str, RGB] = {name: value for name, value in found.items() if _is_colour(value)}
    colours |= {"ground": theme.ground, "ground_line": theme.ground_line}
    colours |= {f"on_{colour}": inks.on for colour, inks in theme.cubes.items()}
    grounds = (theme.paper, theme.panel, theme.ground)
    for name in ("ink_soft", "accent", "good"):
        colours[name] = _standing_out(colours[name], (*grounds, theme.on_ink), theme.ink, TEXT)
    colours |= {f"side_{side}": colour for side, colour in enumerate(theme.sides)}
    colours["line"] = _standing_out(theme.grid, grounds, theme.ink, OUTLINE)
    seats = (_standing_out(seat, (theme.on_seat,), BLACK, TEXT) for seat in theme.seats)
    return colours | {f"seat_{letter}": seat for letter, seat in zip(SEAT_LETTERS, seats, strict=True)}


def _standing_out(colour: RGB, grounds: Collection[RGB], ink: RGB, least: float) -> RGB:
    """The colour with as little ink in it as gives it a contrast to all grounds."""
    mixed = (mix(colour, ink, share / 50) for share in range(51))
    return next(found for found in mixed if all(contrast(found, ground) >= least for ground in grounds))


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)
