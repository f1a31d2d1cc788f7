"""Text can be read in each theme, by the contrasts that WCAG 2 asks for, and in the size of the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.board
from bot.board.drawing import page_colours, themes_css
from render.palette import RGB, ThemeName, contrast, mix, theme_of

TEXT, OUTLINE = 4.5, 3.0
STYLES = "".join(file.read_text() for file in Path(bot.board.__file__).with_name("page").glob("*.css"))


@pytest.mark.parametrize("theme", ThemeName)
def test_text_and_outlines_stand_out(theme: ThemeName) -> None:
    colours = page_colours(theme_of(theme))
    grounds = ("paper", "panel", "ground")
    text = [(ink, ground) for ink in ("ink", "ink_soft", "accent", "good") for ground in grounds]
    text += [("on_ink", button) for button in ("good", "accent", "ink")]
    text += [("on_seat", f"seat_{letter}") for letter in "ABCDE"]
    outlines = [("line", ground) for ground in grounds] + [(f"seat_{letter}", "paper") for letter in "ABCDE"]
    assert _weak(colours, text, TEXT) == []
    assert _weak(colours, outlines, OUTLINE) == []


@pytest.mark.parametrize("theme", ThemeName)
def test_frames_stand_out_from_every_square(theme: ThemeName) -> None:
    look, colours = theme_of(theme), page_colours(theme_of(theme))
    lands = ("sand", "town_ground", "forest_ground", "water", "mountain_ground", "ground")
    assert _weak(colours, [("newest", land) for land in lands], OUTLINE) == []
    production = [mix(look.plate, inks.main, look.production_tint) for inks in look.cubes.values()]
    assert min(contrast(look.newest, ground) for ground in production) >= OUTLINE
    assert _weak(colours, [("accent", "sand")], OUTLINE) == [], "a desert to press"


def _weak(
    colours: dict[str, RGB], pairs: list[tuple[str, str]], least: float
) -> list[tuple[str, str, float]]:
    found = [(one, other, contrast(colours[one], colours[other])) for one, other in pairs]
    return [pair for pair in found if pair[2] < least]


def test_the_known_contrasts() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


def test_every_colour_of_the_page_is_one_of_each_theme() -> None:
    """No lines in colours without a contrast, such as that of grids in pictures."""
    css = themes_css()
    measures = set(re.findall(r"--([\w-]+):", STYLES))
    used = set(re.findall(r"var\(--([\w-]+)\)", STYLES + css))
    for theme in re.findall(r"{color-scheme:([^{}]*)}", css):
        assert used <= set(re.findall(r"--([\w-]+):#[0-9a-f]{6}", theme)) | measures
    assert css.count("{color-scheme:dark") == 2
    assert "var(--grid)" not in STYLES


def test_no_text_has_a_size_in_pixels_of_the_window() -> None:
    """Those in pictures, below 1, are in squares."""
    assert re.findall(r"font(?:-size)?:[^;]*?(?<![\d.])\d{2,}px[^;]*;", STYLES) == []
