"""Sprites cut into the parts that show, so that no time goes into pixels that are empty or hidden.

Blending a pixel takes many times as long as copying it. What is pasted part by part looks the same, to the
last bit, as if it were pasted whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PIL import Image

Box = tuple[int, int, int, int]

#: How many tiles a mask is divided into along its shorter side when its parts are looked for.
_TILES = 16

#: How many pixels can be blended in the time that pasting one more part takes.
_PART = 1500


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sprite in parts: where each begins within the sprite, and its mask if it is not opaque."""

    parts: tuple[tuple[tuple[int, int], Image.Image, Image.Image | None], ...]

    def put(self, image: Image.Image, left: int, top: int) -> None:
        """Paste the sprite with its upper left corner at (left, top), in pixels."""
        for (x, y), sprite, mask in self.parts:
            image.paste(sprite, (left + x, top + y), mask)


@dataclass(frozen=True, slots=True)
class Cutting:
    """The parts of a mask that are not empty: each its box in pixels, and its mask if it is not opaque."""

    parts: tuple[tuple[Box, Image.Image | None], ...]

    def stamp(self, sprite: Image.Image) -> Stamp:
        """Cut a sprite of the same size."""
        return Stamp(tuple((box[:2], sprite.crop(box), mask) for box, mask in self.parts))


def cutting_of(mask: Image.Image) -> Cutting:
    """Divide a mask (mode L) into boxes that leave out what is empty; into one if more do not save time."""
    tile = max(2, min(mask.size) // _TILES)
    bands = groupby(range(0, mask.height, tile), lambda top: tuple(_runs(mask, top, tile)))
    parts: list[tuple[Box, Image.Image | None]] = []
    for runs, tops in bands:
        rows = list(tops)
        for left, right, opaque in runs:
            box = (left, rows[0], right, min(rows[-1] + tile, mask.height))
            parts.append((box, None if opaque else mask.crop(box)))
    blended = sum(cut.width * cut.height for _, cut in parts if cut is not None)
    if mask.width * mask.height - blended < (len(parts) - 1) * _PART:
        parts = [((0, 0, *mask.size), mask)]
    return Cutting(tuple(parts))


def _runs(mask: Image.Image, top: int, tile: int) -> Iterator[tuple[int, int, bool]]:
    """Find the runs of tiles that show in one row of them: left, right, and whether all of it is opaque."""
    bottom = min(top + tile, mask.height)

    def shows(left: int) -> bool:
        return mask.crop((left, top, min(left + tile, mask.width), bottom)).getbbox() is not None

    for showing, lefts in groupby(range(0, mask.width, tile), shows):
        if showing:
            columns = list(lefts)
            left, right = columns[0], min(columns[-1] + tile, mask.width)
            yield left, right, mask.crop((left, top, right, bottom)).getextrema() == (255, 255)
