"""The sprites of a theme as one SVG document, for pages that draw maps themselves."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator

from engine.parts.squares import Colour, Kind
from render.drawing.atlas import Atlas, atlas_of
from render.drawing.terrain.lake import normalised
from render.palette import VARIANTS, ThemeName

#: The side of a square in pixels, and the quality of the pictures, from 0 to 100.
_SIZE = 96
_QUALITY = 88


def sprite_sheet(theme: ThemeName) -> str:
    """Return an SVG document with an image of one unit for each name of ``landscape``, which is its id."""
    atlas = atlas_of(theme, _SIZE)
    images = "".join(_image(atlas, name) for name in _names())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{images}</defs></svg>'


def _names() -> Iterator[str]:
    for kind in (Kind.FOREST, Kind.TOWN, Kind.DESERT, Kind.MOUNTAIN, "massif", "link"):
        yield from (f"{kind}-{variant}" for variant in range(VARIANTS))
    yield from (f"{part}-{colour}" for part in ("production", "factory", "cube") for colour in Colour)
    yield from (f"lake-{bits}" for bits in sorted({normalised(bits) for bits in range(256)}))
    yield "tile"


def _image(atlas: Atlas, name: str) -> str:
    data = io.BytesIO()
    atlas.named(name).save(data, "WEBP", quality=_QUALITY, method=4)
    encoded = base64.b64encode(data.getvalue()).decode()
    return f'<image id="{name}" width="1" height="1" href="data:image/webp;base64,{encoded}"/>'
