"""How long pictures take to draw, and how large they are, once their sprites have been drawn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from render.picture import Picture
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import draw_replay
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from tests.render import samples
from tests.render.english import ENGLISH

#: How often each picture is drawn.
REPEATS = 9


def rows() -> Iterator[tuple[str, str]]:
    """Median time and size of the pictures that are drawn most often, and of the largest."""
    player_map, last = samples.histories()[1][-1]
    heading = Heading(0, "Haruka", 47, "Round 12 of 12")
    hand = [Offer(tuple(map(OfferedCard, samples.hand())))]
    pictures: dict[str, Callable[[], Picture]] = {
        "map of 13 cards": partial(draw_map, player_map, ENGLISH, heading=heading, last=last),
        "hand of 6 cards and a map": partial(draw_choice, hand, player_map, ENGLISH),
        "round of 5 maps": partial(draw_round, samples.view(5), samples.NAMES, ENGLISH),
        "score sheet of 5": partial(draw_score_sheet, samples.view(5, over=True), samples.NAMES, ENGLISH),
        "replay of 5 maps, 61 steps": partial(draw_replay, samples.replay_steps(5), samples.NAMES, ENGLISH),
    }
    for what, draw in pictures.items():
        size = len(draw().data) / 1000
        times = []
        for _ in range(REPEATS):
            start = time.perf_counter()
            draw()
            times.append((time.perf_counter() - start) * 1000)
        yield f"picture: {what}", f"{median(times):.0f} ms, {size:.0f} kB"
