"""Takes the pictures of the practice table for the README and the docs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.chromium import DESKTOP, PHONE
from tests.programs.browser.practice_page import BrowserError, PracticePage, Shown

#: The maximum size of a picture for the docs, in bytes.
LARGEST_PICTURE = 300_000


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment worth a picture: the occasion, which occurrence of it, the view, and the window size."""

    occasion: str
    time: int
    view: str
    size: tuple[int, int] = PHONE


#: The pictures by file name, for each set of options of ``/hokkaido start``.
PICTURES: Mapping[str, Mapping[str, Shot]] = {
    "": {
        "lobby-phone": Shot("lobby", 1, "table"),
        "hand-phone": Shot("card", 4, "messages"),
        "place-phone": Shot("take-place", 4, "messages"),
        "place-desktop": Shot("take-place", 4, "messages", DESKTOP),
        "round-phone": Shot("card", 5, "table"),
        "final-desktop": Shot("final", 1, "table", DESKTOP),
        "final-phone": Shot("final", 1, "table"),
    },
    "game:Honshu computers:2": {"trick-phone": Shot("take", 2, "table")},
}


class Photographer:
    """Watches a game in a window of ``size`` and takes the requested pictures."""

    def __init__(
        self, page: PracticePage, size: tuple[int, int], folder: Path, pictures: Mapping[str, Shot]
    ) -> None:
        self._page = page
        self._size = size
        self._folder = folder
        self._pictures = pictures
        self._times: Counter[str] = Counter()

    async def __call__(self, occasion: str, view: str, message: Shown) -> None:
        """Take the pictures of an occasion: a ``message`` has appeared in a ``view``."""
        self._times[occasion] += 1
        for name, shot in self._pictures.items():
            if (shot.occasion, shot.time) != (occasion, self._times[occasion]):
                continue
            await self._page.resize(*shot.size)
            await self._page.show(shot.view)
            await self._page.must_fit(shot.view)
            file = self._folder / f"practice-{name}.png"
            await self._page.picture(file, shot.view, message if shot.view == view else None)
            await asyncio.to_thread(_make_smaller, file)
            await self._page.resize(*self._size)
            await self._page.show(view)


def _make_smaller(file: Path) -> None:
    """Reduce the colours, so that the pictures do not bloat the repository."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    data = BytesIO()
    small.save(data, "PNG", optimize=True)
    if len(data.getvalue()) > LARGEST_PICTURE:
        raise BrowserError(f"{file.name} has {len(data.getvalue())} bytes")
    file.write_bytes(data.getvalue())
