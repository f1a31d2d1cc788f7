"""Signs of the score categories: a square for each kind that scores, a seal for goals and scoring cards."""

from __future__ import annotations

from PIL import Image

from engine.parts.squares import Kind
from render.drawing import pen
from render.drawing.atlas import Atlas
from render.drawing.landscape import lone_mountain
from render.palette import mix

_KINDS = {"forests": Kind.FOREST, "towns": Kind.TOWN, "deserts": Kind.DESERT}


def category_sign(category: str, atlas: Atlas, least: int) -> Image.Image | None:
    """Return a category's sign; a factory has points only if type of ``least`` pixels fits."""
    if category == "factories":
        return atlas.factory(next(iter(atlas.theme.cubes)), 4, least)
    if category == "lakes":
        return atlas.lake(0)
    if category == "mountains":
        return lone_mountain(atlas, 0)
    if category in ("goals", "bonus"):
        return _seal(atlas)
    return atlas.ground(_KINDS[category], 0) if category in _KINDS else None


def _seal(atlas: Atlas) -> Image.Image:
    """A vermilion seal."""
    theme, size = atlas.theme, atlas.size
    pale = mix(theme.accent, theme.panel, 0.85)
    seal = Image.new("RGB", (size, size), pale)
    for share, ink in ((0.68, theme.accent), (0.5, pale), (0.32, theme.accent)):
        pen.disc(seal, size / 2, size / 2, round(size * share), ink)
    return seal
