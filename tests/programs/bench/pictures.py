"""How long pictures take and how large they are, warm; and what other formats would cost."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render import picture
from render.drawing.atlas import warm_up
from render.palette import ThemeName
from render.picture import Picture
from render.pictures.card_pictures import draw_deck
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import draw_replay
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from tests.programs.bench.figures import Figure, median_of
from tests.render import samples
from tests.render.english import ENGLISH

_REPEATS = 9


def figures() -> Iterator[Figure]:
    """The atlas from nothing, then every picture that has a bound, then the formats."""
    yield Figure(
        "every sprite of a theme, drawn once", median_of([partial(warm_up, ThemeName.LIGHT)]), "ms", 2000
    )
    player_map, last = samples.histories()[1][-1]
    heading = Heading(0, "Haruka", 47, "Round 12 of 12")
    five, over = samples.view(5), samples.view(5, over=True)
    yield from _picture(
        "map of 13 cards", partial(draw_map, player_map, ENGLISH, heading=heading, last=last), 60, 300
    )
    hand = [Offer(tuple(map(OfferedCard, samples.hand())))]
    yield from _picture("hand of 6 cards and a map", partial(draw_choice, hand, player_map, ENGLISH), 60, 300)
    yield from _picture("round of 5 maps", partial(draw_round, five, samples.NAMES, ENGLISH), 200, 1500)
    yield from _picture("score sheet of 5", partial(draw_score_sheet, over, samples.NAMES, ENGLISH), 200)
    yield from _picture("deck of 60 cards", partial(draw_deck, samples.deck_cards(), "hokkaido", ENGLISH))
    steps = samples.replay_steps(5)
    yield from _picture(
        "replay of 5 maps, 61 steps", partial(draw_replay, steps, samples.NAMES, ENGLISH), 3000, 8000
    )
    yield from _formats("map of 13 cards", partial(draw_map, player_map, ENGLISH))
    yield from _formats("round of 5 maps", partial(draw_round, five, samples.NAMES, ENGLISH))


def _picture(
    what: str, draw: Callable[[], Picture], milliseconds: float | None = None, kilobytes: float | None = None
) -> Iterator[Figure]:
    """Time and size of a picture; drawn once before, so that its sprites are there."""
    size = len(draw().data) / 1000
    yield Figure(what, median_of([draw] * _REPEATS), "ms", milliseconds)
    yield Figure(f"  {what}, size", size, "kB", kilobytes)


def _formats(what: str, draw: Callable[[], Picture]) -> Iterator[Figure]:
    """Only the packing, in several formats: time, size, and how true the colours stay."""
    image = _unpacked(draw)
    packings: dict[str, Callable[[BytesIO], None]] = {
        "JPEG 85, 4:4:4": lambda file: image.save(file, "JPEG", quality=85, subsampling=0),
        "JPEG 90, 4:4:4": lambda file: image.save(file, "JPEG", quality=90, subsampling=0),
        "JPEG 90, 4:2:0": lambda file: image.save(file, "JPEG", quality=90, subsampling=2),
        "WebP 90, method 0": lambda file: image.save(file, "WEBP", quality=90, method=0),
        "WebP 90, method 4": lambda file: image.save(file, "WEBP", quality=90, method=4),
        "WebP lossless": lambda file: image.save(file, "WEBP", lossless=True, quality=0, method=0),
        "PNG, level 1": lambda file: image.save(file, "PNG", compress_level=1),
        "PNG, level 6": lambda file: image.save(file, "PNG", compress_level=6),
    }
    for name, pack in packings.items():
        file = BytesIO()
        pack(file)
        yield Figure(f"  {what} as {name}", median_of(partial(pack, BytesIO()) for _ in range(9)), "ms")
        yield Figure(f"  {what} as {name}, size", file.tell() / 1000, "kB")
        yield Figure(f"  {what} as {name}, signal to noise", _signal_to_noise(image, file), "dB")


def _unpacked(draw: Callable[[], Picture]) -> Image.Image:
    """What a picture shows before it is packed."""
    images: list[Image.Image] = []
    pack = picture.packed

    def keep(image: Image.Image) -> bytes:
        images.append(image.copy())
        return pack(image)

    picture.packed = keep
    try:
        draw()
    finally:
        picture.packed = pack
    return images[-1]


def _signal_to_noise(image: Image.Image, file: BytesIO) -> float:
    """The peak signal-to-noise ratio of a packed image in decibels; infinite if nothing was lost."""
    noise = ImageStat.Stat(ImageChops.difference(image, Image.open(file).convert("RGB")))
    mean_square = sum(noise.sum2) / (3 * image.width * image.height)
    return 10 * math.log10(255**2 / mean_square) if mean_square else math.inf
