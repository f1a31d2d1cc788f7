"""Sprites pasted onto a picture in parts."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from render.drawing.stamps import cutting_of

SIZES = [(1, 1), (3, 40), (40, 3), (97, 61), (300, 260)]


def noise(size: tuple[int, int], seed: str) -> Image.Image:
    """An image in which no two pixels are likely to be the same."""
    return Image.frombytes("RGB", size, random.Random(seed).randbytes(size[0] * size[1] * 3))


def ring(size: tuple[int, int]) -> Image.Image:
    """A mask that is empty in the middle, and half transparent on one side."""
    mask = Image.new("L", size, 255)
    ImageDraw.Draw(mask).rectangle((0, 0, size[0] // 9, size[1]), fill=100)
    mask.paste(0, (size[0] // 5, size[1] // 5, size[0] * 4 // 5, size[1] * 4 // 5))
    return mask


def spots(size: tuple[int, int]) -> Image.Image:
    """A mask with a few small spots."""
    mask = Image.new("L", size)
    chance = random.Random(str(size))
    for _ in range(5):
        x, y = chance.randrange(size[0]), chance.randrange(size[1])
        mask.paste(chance.randrange(1, 256), (x, y, x + 7, y + 4))
    return mask


def rounded(size: tuple[int, int]) -> Image.Image:
    """A mask that is opaque except for its corners."""
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 9, fill=255)
    return mask


def empty(size: tuple[int, int]) -> Image.Image:
    """An empty mask."""
    return Image.new("L", size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", [ring, spots, rounded, empty])
@pytest.mark.parametrize("place", [(20, 30), (-15, -9), (290, 250)])
def test_pasting_a_sprite_in_parts_looks_the_same(
    shape: Callable[[tuple[int, int]], Image.Image], size: tuple[int, int], place: tuple[int, int]
) -> None:
    mask, sprite = shape(size), noise(size, "sprite")
    whole, parts = noise((310, 270), "below"), noise((310, 270), "below")
    whole.paste(sprite, place, mask)
    cutting_of(mask).stamp(sprite).put(parts, *place)
    assert parts.tobytes() == whole.tobytes()
