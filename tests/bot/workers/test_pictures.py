"""Pictures drawn by real worker processes, without blocking the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.workers.pictures import Pictures
from render.palette import ThemeName
from render.pictures.round_picture import draw_round
from tests.closing import closing
from tests.render import samples
from tests.render.english import ENGLISH

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pictures() -> AsyncIterator[Pictures]:
    async with closing(Pictures(workers=1)) as started:
        await started.draw(draw_round, samples.view(5), samples.NAMES, ENGLISH)
        yield started


async def test_the_event_loop_is_not_blocked_while_pictures_are_drawn(pictures: Pictures) -> None:
    view = samples.view(5)
    before = time.thread_time()
    drawn_here = draw_round(view, samples.NAMES, ENGLISH)
    one_picture = time.thread_time() - before
    drawing = asyncio.gather(*(pictures.draw(draw_round, view, samples.NAMES, ENGLISH) for _ in range(6)))
    # Measured in processor time of the loop's own thread, so that other load on the machine does not matter.
    delays, before = [], time.thread_time()
    while not drawing.done():
        await asyncio.sleep(0.001)
        now = time.thread_time()
        delays.append(now - before)
        before = now
    assert {picture.data for picture in drawing.result()} == {drawn_here.data}
    assert len(delays) > 10, "the loop ran while the pictures were drawn"
    assert max(delays) < one_picture / 2


@pytest.mark.parametrize("theme", list(ThemeName))
async def test_the_same_workers_draw_every_theme(pictures: Pictures, theme: ThemeName) -> None:
    view = samples.view(2)
    picture = await pictures.draw(draw_round, view, samples.NAMES[:2], ENGLISH, theme)
    assert picture.data == draw_round(view, samples.NAMES[:2], ENGLISH, theme).data
