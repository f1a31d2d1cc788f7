"""Sprites cut into visible parts, so that no time is spent on empty pixels.

Blending a pixel takes many times as long as copying it. The result of pasting the parts is identical to
pasting the whole sprite.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PIL import Image

Box = tuple[int, int, int, int]

#: The number of tiles along a mask's shorter side when the mask is divided into parts.
_TILES = 16

#: The overhead of pasting one more part, as a number of blended pixels.
_PART = 1500


@dataclass(frozen=True, slots=True)
class Stamp:
    """The parts of a sprite, each with its offset in the sprite and, unless it is opaque, its mask."""

    parts: tuple[tuple[tuple[int, int], Image.Image, Image.Image | None], ...]

    def put(self, image: Image.Image, left: int, top: int) -> None:
        """Paste the sprite with its upper left corner at (left, top), in pixels."""
        for (x, y), sprite, mask in self.parts:
            image.paste(sprite, (left + x, top + y), mask)


@dataclass(frozen=True, slots=True)
class Cutting:
    """The parts of a mask that are not empty, each with its box in pixels and, unless opaque, its mask."""

    parts: tuple[tuple[Box, Image.Image | None], ...]

    def stamp(self, sprite: Image.Image) -> Stamp:
        """Cut a sprite of the mask's size."""
        return Stamp(tuple((box[:2], sprite.crop(box), mask) for box, mask in self.parts))


def cutting_of(mask: Image.Image) -> Cutting:
    """Divide a mask (mode L) into boxes without its empty parts; into one box if more would not save time."""
    tile = max(2, min(mask.size) // _TILES)
    parts: list[tuple[Box, Image.Image | None]] = []
    top = 0
    for runs, rows in groupby(_runs_by_row(mask, tile)):
        bottom = min(top + tile * len(list(rows)), mask.height)
        for left, right, is_opaque in runs:
            box = (left, top, min(right, mask.width), bottom)
            parts.append((box, None if is_opaque else mask.crop(box)))
        top = bottom
    blended = sum(part.width * part.height for _, part in parts if part is not None)
    if mask.width * mask.height - blended < (len(parts) - 1) * _PART:
        parts = [((0, 0, *mask.size), mask)]
    return Cutting(tuple(parts))


def _runs_by_row(mask: Image.Image, tile: int) -> Iterator[list[tuple[int, int, bool]]]:
    """The runs of visible tiles in each row of tiles: left, right, and whether the run is opaque."""
    empty = _tiles_that_are_all(mask, 0, tile)
    opaque = _tiles_that_are_all(mask, 255, tile)
    for empty_row, opaque_row in zip(empty, opaque, strict=True):
        runs: list[tuple[int, int, bool]] = []
        for is_empty, columns in groupby(range(len(empty_row)), empty_row.__getitem__):
            run = list(columns)
            if not is_empty:
                is_opaque = all(opaque_row[column] for column in run)
                runs.append((run[0] * tile, (run[-1] + 1) * tile, is_opaque))
        yield runs


def _tiles_that_are_all(mask: Image.Image, value: int, tile: int) -> list[list[bool]]:
    """For each row and column of tiles, whether every pixel of the tile has this value."""
    others = mask.point([0 if at == value else 255 for at in range(256)])
    means = others.convert("F").reduce(tile)  # integers would round a few pixels away
    flat = memoryview(means.tobytes()).cast("f").tolist()
    return [[mean == 0 for mean in flat[at : at + means.width]] for at in range(0, len(flat), means.width)]
