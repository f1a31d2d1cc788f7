"""Sprites: each one is drawn once per theme in a large size, and scaled once for each size in use."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.parts.squares import Colour, Kind
from render.drawing.canvas import Canvas
from render.drawing.fonts import Weight, font
from render.drawing.stamps import Cutting, Stamp, cutting_of
from render.drawing.terrain import desert, forest, industry, lake, mountain, town
from render.palette import CARD_EDGE, CARD_RADIUS, MASTER_SIZE, RGB, VARIANTS, Theme, ThemeName, mix, theme_of

#: The maximum type size of a factory's points, in squares.
_LARGEST_DIGIT = 0.92

#: The difference between the width of a tag and of its text, as a multiple of the type size.
_TAG_PADDING = 0.24

#: The height of a tag, as a multiple of the type size.
_TAG_HEIGHT = 0.86

#: The width of the edge around a square's letter, as a multiple of the type size.
_LETTER_EDGE = 0.1

#: The distance that a card's shadow extends beyond the card, in squares, and the shadow's colour.
SHADOW_REACH = 0.22
_SHADOW: RGB = (20, 20, 28)


class Atlas:
    """The sprites of one theme for squares of ``size`` pixels; use ``atlas_of`` to get one."""

    def __init__(self, theme: Theme, size: int) -> None:
        self.theme = theme
        self.size = size
        self._sprites: dict[tuple[str, object], Image.Image] = {}
        self._outlines: dict[tuple[int, int], Cutting] = {}
        self._stamps: dict[tuple[str, tuple[int, int]], Stamp] = {}

    def ground(self, kind: Kind, variant: int) -> Image.Image:
        """A full square of desert, forest or town, or of the ground under a mountain."""
        return self._scaled(kind, variant if kind is not Kind.MOUNTAIN else 0, opaque=True)

    def lake(self, neighbours: int) -> Image.Image:
        """A full square of lake; ``terrain.lake`` explains the bits of ``neighbours``."""
        return self._scaled("lake", lake.normalised(neighbours), opaque=True)

    def production(self, colour: Colour) -> Image.Image:
        """A production square with an empty slot."""
        return self._scaled("production", colour, opaque=True)

    def factory(self, colour: Colour, points: int, least: int = 0) -> Image.Image:
        """A factory with its points in type of at least ``least`` pixels, or without if they do not fit."""
        type_size = max(round(self.size * 0.52), least)
        if type_size > self.size * _LARGEST_DIGIT:
            return self._scaled("factory", colour, opaque=True)
        key = ("factory with points", (colour, points, type_size))
        if key not in self._sprites:
            sprite = self._scaled("factory", colour, opaque=True).copy()
            face = font(Weight.BLACK, type_size)
            # Larger digits are closer to the middle, so that they stay within the square.
            place = (min(self.size * 0.71, self.size - type_size * 0.36), self.size * 0.655)
            ImageDraw.Draw(sprite).text(place, str(points), self.theme.cubes[colour].on, face, anchor="mm")
            self._sprites[key] = sprite
        return self._sprites[key]

    def cube(self, colour: Colour) -> Image.Image:
        """A cube for a production square."""
        return self._scaled("cube", colour)

    def massif(self, variant: int) -> Image.Image:
        """The peaks of a mountain square."""
        return self._scaled("massif", variant)

    def link_peak(self, variant: int) -> Image.Image:
        """The peak between two linked mountains; its middle belongs on their border or corner."""
        return self._scaled("link", variant)

    def tile_edge(self) -> Image.Image:
        """The rim that makes a square look like a tile."""
        return self._scaled("tile edge", 0)

    def named(self, name: str) -> Image.Image:
        """The sprite of a name from ``landscape``, such as ``forest-2``, ``lake-17`` or ``factory-blue``."""
        part, _, which = name.partition("-")
        match part:
            case "production" | "factory" | "cube":
                return self._scaled(part, Colour(which), opaque=part != "cube")
            case "massif" | "link":
                return self._scaled(part, int(which))
            case "lake":
                return self.lake(int(which))
            case "tile":
                return self.tile_edge()
        return self.ground(Kind(part), int(which))

    def card_mask(self, columns: int, rows: int) -> Image.Image:
        """The mask of a card with rounded corners."""
        key = ("card mask", (columns, rows))
        if key not in self._sprites:
            self._sprites[key] = rounded_mask(columns * self.size, rows * self.size, CARD_RADIUS * self.size)
        return self._sprites[key]

    def card_outline(self, columns: int, rows: int) -> Cutting:
        """The mask of a card as parts, of which only the corners are not opaque."""
        key = (columns, rows)
        if key not in self._outlines:
            self._outlines[key] = cutting_of(self.card_mask(columns, rows))
        return self._outlines[key]

    def card_frame(self, columns: int, rows: int) -> Stamp:
        """The edge of a card and the hairlines between its squares, to be pasted over them."""
        key = ("card frame", (columns, rows))
        if key not in self._stamps:
            frame = self._draw_card_frame(columns, rows)
            alpha = frame.getchannel("A")
            self._stamps[key] = cutting_of(alpha).stamp(frame.convert("RGB"))
        return self._stamps[key]

    def card_shadow(self, columns: int, rows: int) -> Stamp:
        """The visible part of a card's shadow; ``shadow_offset`` is its position."""
        key = ("card shadow", (columns, rows))
        if key not in self._stamps:
            reach = round(SHADOW_REACH * self.size)
            width, height = columns * self.size, rows * self.size
            shape = self.card_mask(columns, rows)
            mask = Image.new("L", (width + 2 * reach, height + 2 * reach))
            mask.paste(round(255 * self.theme.shadow), (reach, reach), shape)
            mask = mask.filter(ImageFilter.GaussianBlur(reach * 0.36))
            left, top = self.shadow_offset
            mask.paste(0, (-left, -top), shape.point(lambda value: 255 if value == 255 else 0))
            self._stamps[key] = cutting_of(mask).stamp(Image.new("RGB", mask.size, _SHADOW))
        return self._stamps[key]

    @property
    def shadow_offset(self) -> tuple[int, int]:
        """The offset of a card's shadow from the card's upper left corner, in pixels."""
        reach = round(SHADOW_REACH * self.size)
        return round(self.size * 0.035) - reach, round(self.size * 0.07) - reach

    def number_tag(self, number: str, least: int = 0) -> Image.Image:
        """A card's number on a small tag, for the upper left corner of a square."""
        type_size = max(round(self.size * 0.36), least)
        key = ("number", (number, type_size))
        if key not in self._sprites:
            self._sprites[key] = draw_tag(number, type_size, self.theme.ink, self.theme.on_ink)
        return self._sprites[key]

    def letter(self, letter: str, least: int = 0) -> Image.Image:
        """The letter of a kind or a colour with a light edge, for the lower left corner of a square."""
        type_size = max(round(self.size * 0.33), least)
        key = ("letter", (letter, type_size))
        if key not in self._sprites:
            self._sprites[key] = _edged(letter, type_size, self.theme.on_ink, self.theme.ink)
        return self._sprites[key]

    def _scaled(self, name: str, which: object, *, opaque: bool = False) -> Image.Image:
        key = (name, which)
        if key not in self._sprites:
            master = _master(self.theme, name, which)
            if self.size != MASTER_SIZE:
                master = master.resize(
                    (self.size, self.size),
                    Image.Resampling.BOX if self.size < 40 else Image.Resampling.LANCZOS,
                )
            self._sprites[key] = master.convert("RGB") if opaque else master
        return self._sprites[key]

    def _draw_card_frame(self, columns: int, rows: int) -> Image.Image:
        """Draw the frame at four times the size, because its edge is only about two pixels wide."""
        scale = 4
        size = self.size * scale
        box = (columns * size, rows * size)
        frame = Image.new("RGBA", box, (*self.theme.card_line, 0))
        draw = ImageDraw.Draw(frame)
        hairline = max(scale, round(size * 0.013))
        for column in range(1, columns):
            draw.line((column * size, 0, column * size, box[1]), (*self.theme.card_line, 46), hairline)
        for row in range(1, rows):
            draw.line((0, row * size, box[0], row * size), (*self.theme.card_line, 46), hairline)
        radius = CARD_RADIUS * size
        edge = max(2 * scale, round(size * CARD_EDGE))
        draw.rounded_rectangle(
            (0, 0, box[0] - 1, box[1] - 1), radius, outline=(*self.theme.card_edge, 255), width=edge
        )
        line = max(scale, round(size * 0.012))
        draw.rounded_rectangle(
            (0, 0, box[0] - 1, box[1] - 1), radius, outline=(*self.theme.card_line, 255), width=line
        )
        return frame.reduce(scale)


def draw_tag(text: str, type_size: int, ground: RGB, ink: RGB) -> Image.Image:
    """A short text on a small rounded tag."""
    face = font(Weight.BOLD, type_size)
    tall, wide = round(type_size * _TAG_HEIGHT), tag_width(text, type_size)
    mask = rounded_mask(wide, tall, tall * 0.34)
    tag = Image.new("RGBA", (wide, tall), (*ground, 0))
    tag.paste((*ground, 255), (0, 0), mask)
    # Centred on capitals and digits, whose middle is slightly above that of the line.
    ImageDraw.Draw(tag).text((wide / 2, tall / 2 + type_size * 0.325), text, ink, face, anchor="ms")
    tag.putalpha(mask)
    return tag


def _edged(letter: str, type_size: int, edge: RGB, ink: RGB) -> Image.Image:
    """A letter with an edge, which hides much less of a square than a tag does."""
    face, line = font(Weight.BLACK, type_size), max(1, round(type_size * _LETTER_EDGE))
    left, top, right, bottom = (round(side) for side in face.getbbox(letter, anchor="ls", stroke_width=line))
    sprite = Image.new("RGBA", (right - left, bottom - top), (*edge, 0))
    ImageDraw.Draw(sprite).text(
        (-left, -top), letter, ink, face, anchor="ls", stroke_width=line, stroke_fill=edge
    )
    return sprite


def tag_width(text: str, type_size: int) -> int:
    """Return the width of a tag in pixels, which is at least its height."""
    width = font(Weight.BOLD, type_size).getlength(text) + type_size * _TAG_PADDING
    return max(round(type_size * _TAG_HEIGHT), round(width))


@lru_cache(maxsize=96)
def atlas_of(name: ThemeName, size: int) -> Atlas:
    """The atlas of a theme for squares of ``size`` pixels."""
    return Atlas(theme_of(name), size)


def warm_up(name: ThemeName) -> None:
    """Draw every sprite of a theme in advance."""
    theme = theme_of(name)
    for kind in (Kind.FOREST, Kind.TOWN, Kind.DESERT):
        for variant in range(VARIANTS):
            _master(theme, kind, variant)
    for colour in theme.cubes:
        for part in ("production", "factory", "cube"):
            _master(theme, part, colour)
    for variant in range(VARIANTS):
        _master(theme, "massif", variant)
        _master(theme, "link", variant)
    _master(theme, Kind.MOUNTAIN, 0)
    _master(theme, "tile edge", 0)
    for neighbours in sorted({lake.normalised(bits) for bits in range(256)}):
        _master(theme, "lake", neighbours)


def rounded_mask(width: int, height: int, radius: float, scale: int = 4) -> Image.Image:
    """An antialiased mask of a rectangle with rounded corners."""
    mask = Image.new("L", (width * scale, height * scale))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * scale - 1, height * scale - 1), radius * scale, fill=255
    )
    return mask.reduce(scale)


@cache
def _master(theme: Theme, name: str, which: object) -> Image.Image:
    """A sprite in the master size."""
    if name == "lake" and isinstance(which, int):
        return lake.draw_lake(theme, which)
    if name == "tile edge":
        return _draw_tile_edge(theme)
    return _drawing(theme, name, which).finished()


def _drawing(theme: Theme, name: str, which: object) -> Canvas:
    if isinstance(which, Colour):
        return {
            "production": industry.draw_production,
            "factory": industry.draw_factory,
            "cube": industry.draw_cube,
        }[name](theme, which)
    if name == Kind.MOUNTAIN:
        return mountain.draw_mountain_ground(theme)
    variants = {
        Kind.FOREST: forest.draw_forest,
        Kind.TOWN: town.draw_town,
        Kind.DESERT: desert.draw_desert,
        "massif": mountain.draw_massif,
        "link": mountain.draw_link_peak,
    }
    return variants[name](theme, int(str(which)))


def _draw_tile_edge(theme: Theme) -> Image.Image:
    """A tile's light rim with a shadow on the square around it."""
    side = MASTER_SIZE
    inset = round(side * 0.055)
    inner = Image.new("L", (side, side))
    inner.paste(rounded_mask(side - 2 * inset, side - 2 * inset, side * 0.1), (inset, inset))
    core = Image.new("L", (side, side))
    rim = round(side * 0.1)
    core.paste(rounded_mask(side - 2 * rim, side - 2 * rim, side * 0.07), (rim, rim))
    shadow = ImageChops.offset(inner, round(side * 0.012), round(side * 0.03)).filter(
        ImageFilter.GaussianBlur(side * 0.025)
    )
    edge = Image.new("RGBA", (side, side), (*mix(theme.card_line, theme.ink, 0.5), 0))
    edge.putalpha(ImageChops.subtract(shadow, inner))
    edge.paste((*theme.card_edge, 255), (0, 0), ImageChops.subtract(inner, core))
    return edge
