"""Reference pictures in tests/render/reference/, at the size that a phone shows.

To accept an intended change, run ``python -m tests.render.reference_pictures``, optionally with the names of
pictures. It redraws those that differ and prints their names. Check them, then commit them with the change.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.palette import ThemeName
from tests.render.catalogue import PICTURES

FOLDER = Path(__file__).with_name("reference")

#: The width of a phone's screen, in pixels.
_WIDTH = 400

#: The side of the compared blocks in pixels; within a block, edges may be smoothed differently.
_BLOCK = 8

#: The tolerated mean difference of a block and of the whole picture, of 255. Other versions of FreeType
#: or WebP move edges by fractions of a pixel; a missing symbol changes a block by 40.
_BLOCK_TOLERANCE = 20
_MEAN_TOLERANCE = 2.0

#: All pictures in the light theme; for the other themes, those that together contain every drawing.
REFERENCES = [(ThemeName.LIGHT, name) for name in PICTURES] + [
    (theme, name) for theme in (ThemeName.DARK, ThemeName.COLOUR_BLIND) for name in ("hand", "map", "kinds")
]


def path_of(theme: ThemeName, name: str) -> Path:
    """The path of a reference picture."""
    return FOLDER / f"{theme}-{name}.webp"


def drawn(theme: ThemeName, name: str) -> Image.Image:
    """A picture as drawn now, scaled to a phone's width."""
    return for_phone(Image.open(BytesIO(PICTURES[name](theme).data)))


def for_phone(image: Image.Image) -> Image.Image:
    """A picture scaled to a phone's width."""
    size = (_WIDTH, round(image.height * _WIDTH / image.width))
    return image.convert("RGB").resize(size, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> str:
    """How two pictures differ, or an empty string."""
    if one.size != other.size:
        return f"size {one.size} instead of {other.size}"
    apart = ImageChops.difference(one, other.convert("RGB"))
    blocks = apart.reduce(_BLOCK)
    worst = max(blocks.tobytes())
    mean = max(ImageStat.Stat(apart).mean)
    if worst > _BLOCK_TOLERANCE or mean > _MEAN_TOLERANCE:
        return f"a block is {worst} off, the whole {mean:.2f}"
    return ""


def accept(wanted: list[str]) -> None:
    """Redraw the reference pictures that differ from the current drawing."""
    FOLDER.mkdir(exist_ok=True)
    for theme, name in REFERENCES:
        path = path_of(theme, name)
        if wanted and path.stem not in wanted and name not in wanted:
            continue
        image = drawn(theme, name)
        reason = difference(image, Image.open(path)) if path.exists() else "new"
        if reason:
            image.save(path, lossless=True, method=6)
            sys.stdout.write(f"{path.name}: {reason}\n")


if __name__ == "__main__":
    accept(sys.argv[1:])
