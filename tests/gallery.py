"""``make gallery``: draw every kind of picture in every theme into docs/gallery/.

The pictures there are scaled down and packed more tightly than those that the bot sends.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from render.palette import ThemeName
from tests.render.catalogue import PICTURES, draw_sample_replay

GALLERY = Path(__file__).parent.parent / "docs" / "gallery"

#: Pictures wider than this are scaled down.
_WIDTH = 900

_TITLES = {
    "hand": "A hand; the card picked is set off",
    "card": "One card",
    "deck": "The whole deck",
    "first-map": "A map at the start",
    "map": "A map at the end; the last placement is marked",
    "map-legal": "A placement being tried",
    "map-illegal": "One that is not legal, with the square that offends",
    "map-anchors": "Where the card may go",
    "map-range": "The range's line and its two sides, towns and lakes with their points",
    "round-of-two": "A round of two",
    "round-of-five": "A round of five, with goals",
    "score-sheet": "The score sheet",
    "trick": "A trick",
    "trick-for-two": "A trick for two",
    "kinds": "The kinds of squares and what they score",
    **{f"step-{step}": f"A walk through one round, {step} of 5" for step in range(1, 6)},
}

_THEMES = {
    ThemeName.LIGHT: "Light",
    ThemeName.DARK: "Dark",
    ThemeName.COLOUR_BLIND: "For colour-blind players",
}


def draw_gallery() -> None:
    """Draw all pictures and the page that shows them."""
    for theme in ThemeName:
        folder = GALLERY / theme
        folder.mkdir(parents=True, exist_ok=True)
        for name, draw in PICTURES.items():
            (folder / f"{name}.webp").write_bytes(_smaller(draw(theme).data))
        (folder / "replay.gif").write_bytes(draw_sample_replay(theme).data)
    (GALLERY / "README.md").write_text(_page(), encoding="utf-8")


def _smaller(data: bytes) -> bytes:
    image: Image.Image = Image.open(BytesIO(data))
    if image.width > _WIDTH:
        image = image.resize((_WIDTH, round(image.height * _WIDTH / image.width)), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=82, method=6)
    return buffer.getvalue()


def _page() -> str:
    heads = " | ".join(_THEMES.values())
    lines = [
        "# The pictures",
        "",
        "Every kind of picture in every theme, drawn from one sample game; `make gallery` redraws them.",
        "[pictures.md](../pictures.md) says how they are made and what they cost.",
        "",
        f"| | {heads} |",
        "|---|---|---|---|",
    ]
    for name, title in [*_TITLES.items(), ("replay", "The replay of a game")]:
        ending = "gif" if name == "replay" else "webp"
        cells = " | ".join(
            f'<img src="{theme}/{name}.{ending}" width="260" alt="{title}">' for theme in _THEMES
        )
        lines.append(f"| {title} | {cells} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    draw_gallery()
