"""``make gallery``: draw every kind of picture in every theme into docs/gallery/.

The pictures there are scaled down and packed more tightly than those that the bot sends.
``python -m tests.programs.gallery --language LOCALE FOLDER`` draws them for a translator, as PNG.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.texts import Texts
from bot.texts.picture_phrases import phrases_of
from render.drawing.boxes import desktop_scale, phone_scale
from render.palette import ThemeName
from render.picture import Picture
from render.pictures.walk_pictures import STEPS
from tests.bot.texts.translations import folders_to_try
from tests.render import catalogue
from tests.render.catalogue import PICTURES, draw_sample_replay

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"

#: Pictures wider than this are scaled down.
_WIDTH = 900

_TITLES = {
    "emblem": "The picture above a table of Hokkaido that waits for players",
    "emblem-honshu": "The same for Honshu",
    "hand": "A hand above the own map; the card picked is set off",
    "hand-in-trick": "A hand in a trick, below the cards that lie open",
    "card": "One card",
    "deck": "The whole deck",
    "first-map": "A map at the start",
    "map": "A map at the end; the last placement is marked",
    "map-legal": "A placement being tried",
    "map-illegal": "One that is not legal, with the square that offends",
    "map-window": "One on a large map: a window, and the whole map small in a corner",
    "map-numbered": "The deserts that a menu names",
    "map-anchors": "Where the card may go",
    "map-range": "The range's line and its two sides, towns and lakes with their points",
    "round-of-two": "A round of two",
    "round-of-three": "A round of three",
    "round-of-five": "A round of five, with goals",
    "score-sheet": "The score sheet",
    "comparison": "A mistake in the review of a game, beside what was better",
    "standing": "The points of all by round, in the review",
    "keepsake": "A finished map to keep and to show",
    "keepsake-wide": "The same for a map that is wide",
    "trick": "A trick",
    "trick-for-two": "A trick for two",
    "kinds": "The kinds of squares and what they score",
    **{f"step-{step}": f"A walk through the game, {step} of {STEPS}" for step in range(1, STEPS + 1)},
}

_OTHER_THEMES = tuple(ThemeName)[1:]


def draw_gallery() -> None:
    """Draw all pictures and the page that shows them, in the words that players read."""
    catalogue.PHRASES = phrases_of(Texts.load().of("en"))
    shown: dict[str, Picture] = {}
    for theme in ThemeName:
        folder = GALLERY / theme
        folder.mkdir(parents=True, exist_ok=True)
        for name, draw in PICTURES.items():
            picture = draw(theme)
            shown.setdefault(f"{name}.webp", picture)
            (folder / f"{name}.webp").write_bytes(_smaller(picture.data))
        replay = draw_sample_replay(theme)
        shown.setdefault("replay.gif", replay)
        (folder / "replay.gif").write_bytes(replay.data)
    (GALLERY / "README.md").write_text(_page(shown), encoding="utf-8")


def draw_in_language(locale: str, folder: Path) -> None:
    """Draw every picture in a language, finished or not, in the theme that has the most words."""
    folders = {found.locale: found for found in folders_to_try()}
    language = folders[locale].language(folders["en"].language())
    catalogue.PHRASES = phrases_of(language)
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        picture = draw(ThemeName.COLOUR_BLIND)
        Image.open(BytesIO(picture.data)).save(folder / f"{name}.png")
        (folder / f"{name}.txt").write_text(picture.alt_text + "\n", encoding="utf-8")


def _smaller(data: bytes) -> bytes:
    image: Image.Image = Image.open(BytesIO(data))
    if image.width > _WIDTH:
        image = image.resize((_WIDTH, round(image.height * _WIDTH / image.width)), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=82, method=6)
    return buffer.getvalue()


def _page(shown: Mapping[str, Picture]) -> str:
    """The page; ``shown`` are the pictures of the light theme by their files."""
    lines = [
        "# The pictures",
        "",
        "Every kind of picture, drawn from one sample game, first as a desktop client shows it (within",
        "550 x 350 pixels) and as a phone does (345 pixels wide), then in the other themes;",
        "`make gallery` redraws them.",
        "[pictures.md](../pictures.md) says how they are made and what they cost.",
    ]
    titles = {f"{name}.webp": title for name, title in _TITLES.items()} | {
        "replay.gif": "The replay of a game"
    }
    for file, title in titles.items():
        width, height = shown[file].width, shown[file].height
        desktop = round(width * desktop_scale(width, height))
        phone = round(width * phone_scale(width))
        others = " ".join(_image(theme, file, title, 260) for theme in _OTHER_THEMES)
        lines += [
            "",
            f"## {title}",
            "",
            f"{_image(ThemeName.LIGHT, file, title, desktop)} {_image(ThemeName.LIGHT, file, title, phone)}",
            "",
            others,
        ]
    return "\n".join(lines) + "\n"


def _image(theme: ThemeName, file: str, title: str, width: int) -> str:
    return f'<img src="{theme}/{file}" width="{width}" alt="{title}">'


def main() -> None:
    """Draw the gallery, or the pictures of one language."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.gallery")
    parser.add_argument("--language", metavar="LOCALE", help="the language to draw in")
    parser.add_argument("folder", nargs="?", type=Path, help="where to, for a language")
    chosen = parser.parse_args()
    if chosen.language is None:
        draw_gallery()
    else:
        draw_in_language(chosen.language, chosen.folder or Path(chosen.language))


if __name__ == "__main__":
    main()
