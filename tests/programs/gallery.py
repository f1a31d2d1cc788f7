"""``make gallery``: draw every kind of picture into docs/gallery/, smaller than the bot sends it.

``python -m tests.programs.gallery --language LOCALE FOLDER`` draws them for a translator, as PNG files with
their alternative texts.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.texts.picture_phrases import phrases_of
from render.drawing.boxes import desktop_scale
from render.palette import ThemeName
from render.picture import Picture
from tests.bot.texts.translations import folders_to_try
from tests.render import catalogue
from tests.render.catalogue import PICTURES, draw_sample_replay

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"

#: The maximum width in pixels; wider pictures are scaled down.
_WIDTH = 900

#: Pictures shown in every theme; the others are shown in the light one.
_IN_EVERY_THEME = ("map", "hand")

_TITLES = {
    "emblem": "An open table",
    "hand": "A hand",
    "hand-in-trick": "A hand in a trick",
    "card": "One card",
    "deck": "The whole deck",
    "first-map": "A map at the start",
    "map": "A map at the end",
    "map-legal": "Trying a placement",
    "map-illegal": "An illegal placement",
    "map-window": "A window of a large map",
    "map-numbered": "The deserts that a menu lists",
    "map-spots": "Spots to choose from",
    "map-range": "The range, towns and lakes with their points",
    "round-of-three-without-goals": "A round of three",
    "round-of-five": "A round of five",
    "trick": "A trick",
    "trick-for-two": "A trick for two",
    "score-sheet": "The score sheet",
    "comparison": "A page of the review",
    "standing": "Everyone's points by round",
    "keepsake": "A map to keep",
    "keepsake-tall": "The same for phones",
    "kinds": "What squares score",
    "step-1": "A page of the introduction",
}


def draw_gallery() -> None:
    """Draw the pictures in English, and write the page that shows them."""
    shown: dict[str, Picture] = {}
    for name in _TITLES:
        for theme in ThemeName if name in _IN_EVERY_THEME else (ThemeName.LIGHT,):
            picture = PICTURES[name](theme)
            file = f"{name}.webp" if theme is ThemeName.LIGHT else f"{name}-{theme}.webp"
            shown[file] = picture
            (GALLERY / file).write_bytes(smaller(picture.data))
    replay = draw_sample_replay(ThemeName.LIGHT)
    (GALLERY / "replay.gif").write_bytes(replay.data)
    (GALLERY / "README.md").write_text(_page(shown | {"replay.gif": replay}), encoding="utf-8")


def draw_in_language(locale: str, folder: Path) -> None:
    """Draw every picture in a language, even an unfinished one, in the theme with the most words."""
    folders = {found.locale: found for found in folders_to_try()}
    language = folders[locale].language(folders["en"].language())
    catalogue.PHRASES = phrases_of(language)
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        picture = draw(ThemeName.COLOUR_BLIND)
        Image.open(BytesIO(picture.data)).save(folder / f"{name}.png")
        (folder / f"{name}.txt").write_text(picture.alt_text + "\n", encoding="utf-8")


def smaller(data: bytes) -> bytes:
    """A picture as WebP, scaled down to the width of a page."""
    image: Image.Image = Image.open(BytesIO(data))
    if image.width > _WIDTH:
        image = image.resize((_WIDTH, round(image.height * _WIDTH / image.width)), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=82, method=6)
    return buffer.getvalue()


def _page(shown: Mapping[str, Picture]) -> str:
    """The page, with each picture as wide as Discord's desktop client shows it."""
    lines = [
        "# The pictures",
        "",
        "Every kind of picture that the bot sends, drawn from one sample game by `make gallery`.",
        "[pictures.md](../pictures.md) explains how they are made.",
    ]
    for name, title in {**_TITLES, "replay": "The replay of a game"}.items():
        lines += ["", f"## {title}", ""]
        for file, picture in shown.items():
            if file.partition(".")[0] in (name, *(f"{name}-{theme}" for theme in ThemeName)):
                width = round(picture.width * desktop_scale(picture.width, picture.height))
                lines.append(f'<img src="{file}" width="{width}" alt="">')
    return "\n".join(lines) + "\n"


def main() -> None:
    """Draw the gallery, or the pictures of one language."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.gallery", description=__doc__)
    parser.add_argument("--language", metavar="LOCALE", help="the language to draw in")
    parser.add_argument("folder", nargs="?", type=Path, help="the folder to write to, for a language")
    chosen = parser.parse_args()
    if chosen.language is None:
        draw_gallery()
    else:
        draw_in_language(chosen.language, chosen.folder or Path(chosen.language))


if __name__ == "__main__":
    main()
