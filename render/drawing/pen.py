"""Antialiased shapes and text on a picture: panels, badges, arrows, outlines, lines of text."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.atlas import rounded_mask
from render.drawing.boxes import least_type
from render.drawing.fonts import Weight, drawable, fitted, font, width_of
from render.palette import RGB, Theme

#: The letters of the seats, as shown on badges.
SEAT_LETTERS = "ABCDE"

_SMOOTHING = 4


def panel(image: Image.Image, box: tuple[int, int, int, int], radius: int, fill: RGB) -> None:
    """Draw a filled rectangle with rounded corners; right and bottom of ``box`` are exclusive."""
    left, top, right, bottom = box
    if right <= left or bottom <= top:
        return
    corner = max(1, min(radius, (right - left) // 2, (bottom - top) // 2))
    draw = ImageDraw.Draw(image)
    if right - left > 2 * corner:
        draw.rectangle((left + corner, top, right - corner - 1, bottom - 1), fill=fill)
    if bottom - top > 2 * corner:
        draw.rectangle((left, top + corner, right - 1, bottom - corner - 1), fill=fill)
    disc = _disc(2 * corner)
    for x, y, part in (
        (left, top, (0, 0, corner, corner)),
        (right - corner, top, (corner, 0, 2 * corner, corner)),
        (left, bottom - corner, (0, corner, corner, 2 * corner)),
        (right - corner, bottom - corner, (corner, corner, 2 * corner, 2 * corner)),
    ):
        image.paste(fill, (x, y), disc.crop(part))


@lru_cache(maxsize=128)
def _disc(diameter: int) -> Image.Image:
    return rounded_mask(diameter, diameter, diameter / 2, _SMOOTHING)


@lru_cache(maxsize=64)
def _ring(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    mask = rounded_mask(width, height, radius)
    inner = rounded_mask(width - 2 * thickness, height - 2 * thickness, max(1, radius - thickness))
    mask.paste(0, (thickness, thickness), inner)
    return mask


def outline(
    image: Image.Image, box: tuple[int, int, int, int], radius: int, thickness: int, ink: RGB
) -> None:
    """Draw the outline of a rectangle with rounded corners, ``thickness`` wide, just inside ``box``."""
    left, top, right, bottom = box
    image.paste(ink, (left, top), _ring(right - left, bottom - top, radius, thickness))


def disc(image: Image.Image, x: float, y: float, diameter: int, fill: RGB) -> None:
    """Draw a filled circle around (x, y)."""
    image.paste(fill, (round(x - diameter / 2), round(y - diameter / 2)), _disc(diameter))


def badge(image: Image.Image, x: float, y: float, diameter: int, seat: int, theme: Theme) -> None:
    """Draw a seat's letter on a disc of its colour, around (x, y)."""
    disc(image, x, y, diameter, theme.seats[seat])
    face = font(Weight.BOLD, max(round(diameter * 0.66), min(round(diameter * 0.9), least_type(*image.size))))
    ImageDraw.Draw(image).text((x, y + diameter * 0.01), SEAT_LETTERS[seat], theme.on_seat, face, anchor="mm")


def write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    weight: Weight,
    size: int,
    ink: RGB,
    *,
    anchor: str = "lm",
    width: int | None = None,
) -> int:
    """Write a line of text that fits into ``width``, and return its width in pixels.

    ``anchor`` is Pillow's: l, m or r, then a (top), m or s (baseline). Text that is too long is scaled to
    three quarters of its size, but not below the readable minimum, and then cut.
    """
    if width is not None:
        smallest = min(size, max(size * 3 // 4, least_type(*image.size)))
        text, size = fitted(text, weight, size, width, smallest)
    face = font(weight, size)
    ImageDraw.Draw(image).text((x, y), text, ink, face, anchor=anchor)
    return round(face.getlength(text))


def player_name(
    image: Image.Image, x: int, y: int, seat: int, name: str, size: int, width: int, theme: Theme
) -> int:
    """Draw a badge and a name, both centred on ``y``, and return their width in pixels.

    Characters that the typeface lacks are left out; the badge identifies the player.
    """
    diameter = round(size * 1.35)
    badge(image, x + diameter / 2, y, diameter, seat, theme)
    start = diameter + round(size * 0.4)
    text = drawable(name)
    if not text:
        return diameter
    return start + write(image, x + start, y, text, Weight.SEMIBOLD, size, theme.ink, width=width - start)


def name_width(name: str, size: int) -> int:
    """Return the width of ``player_name`` if nothing is cut, in pixels."""
    text = drawable(name)
    after = round(size * 0.4) + width_of(text, Weight.SEMIBOLD, size) if text else 0
    return round(size * 1.35) + after


def arrow(image: Image.Image, left: int, y: int, right: int, thickness: int, ink: RGB) -> None:
    """Draw an arrow from ``left`` to ``right`` at height ``y``."""
    head = thickness * 3
    scale = _SMOOTHING
    width, height = (right - left) * scale, 2 * head * scale
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    middle, half = height / 2, thickness * scale / 2
    draw.rectangle((0, middle - half, width - head * scale, middle + half), fill=255)
    draw.polygon(
        [
            (width - head * 1.3 * scale, middle - head * 0.85 * scale),
            (width, middle),
            (width - head * 1.3 * scale, middle + head * 0.85 * scale),
        ],
        fill=255,
    )
    image.paste(ink, (left, y - head), mask.reduce(scale))
