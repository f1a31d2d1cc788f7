"""The page fits every window: what confirms is in sight, and squares are large enough."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import dist
from typing import Any

import pytest
from playwright.async_api import Page

from bot.tables import Table, TableOptions
from engine.options import Rules, Selection
from engine.views import Phase, View
from tests.bot.board.still import Still, still, table_at
from tests.chromium import browser, in_one_chromium, window

pytestmark = in_one_chromium

UPRIGHT = ((390, 844), (360, 640), (320, 568), (768, 1024))
ON_SIDE = ((844, 390), (932, 430), (740, 360), (667, 375), (640, 400))
#: The second one has the practice page's frame in it, which is the third.
DESKTOP = ((1280, 800), (1366, 640), (818, 592), (1920, 1080))

#: Pixels: the least size of a square on which a card is tried.
LEAST = 28

DRAFT = TableOptions(with_goals=True)
TRICK = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)


def phase(name: Phase, from_round: int = 1, **counts: int) -> Callable[[View], bool]:
    """Whether a view is in a phase, not before a round; ``played`` cards are in the trick."""

    def reached(view: View) -> bool:
        played = 0 if view.trick is None else len(view.trick.played)
        return view.phase is name and view.round >= from_round and played >= counts.get("played", 0)

    return reached


#: The players, options, moments and languages that are looked at.
MOMENTS = {
    "six cards": (3, DRAFT, phase(Phase.PICK), "en"),
    "seven cards": (2, TableOptions(), phase(Phase.DISCARD), "ru"),
    "five players": (5, DRAFT, phase(Phase.PICK, 6), "hu"),
    "late": (3, DRAFT, phase(Phase.MAP, 12), "ru"),
    "trick for two": (2, TRICK, phase(Phase.BID, 2), "es-ES"),
    "contest": (2, TRICK, phase(Phase.ANSWER, 6), "ru"),
    "trick for four": (4, TRICK, phase(Phase.BID, 5, played=3), "pt-BR"),
    "trick for five": (5, TRICK, phase(Phase.BID, 6, played=4), "hu"),
    "taking one of five": (5, TRICK, phase(Phase.TAKE, 7), "en"),
}

#: What is wrong with a page: what cannot be pressed, parts that are cut off, and small squares.
WRONG = """() => {
    const box = (part) => part.getBoundingClientRect();
    const seen = (of) => [...document.querySelectorAll(of)].filter((part) =>
        part.getClientRects().length && getComputedStyle(part).visibility === 'visible');
    const isWithin = (part, area) =>
        part.left >= area.left - 1 && part.top >= area.top - 1 &&
        part.right <= area.right + 1 && part.bottom <= area.bottom + 1;
    const isHit = (button) => {
        const { x, y, width, height } = box(button);
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === button;
    };
    const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const [map, play] = ['main', '#play'].map((of) => box(document.querySelector(of)));
    const svg = document.querySelector('#map');
    const wrong = seen('header button, #play button')
        .filter((button) => !isWithin(box(button), all) || !isHit(button)).map((button) => button.dataset.do);
    if (!seen('#choices button:enabled, #hand [data-do^=choice]').length) wrong.push('nothing confirms');
    if (seen('#trial .outline').some((card) => !isWithin(box(card), map))) wrong.push('the tried card');
    if (svg.clientWidth / svg.viewBox.baseVal.width < LEAST - 0.01) wrong.push('small squares');
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('it scrolls');
    const [isWide, isLow] = [innerWidth > innerHeight, innerHeight < 560];
    if (!(isWide ? play.left >= map.right - 1 : play.top >= map.bottom - 1)) wrong.push('places');
    if (play.bottom < innerHeight - 1 && (isLow || !isWide)) wrong.push('an empty band');
    const more = box(document.querySelector('#more'));
    const isCut = (part) => !isWithin(box(part), more);
    if (!isWide && seen('#more > *').some(isCut)) wrong.push('a strip');
    const isClipped = (caption) => caption.scrollWidth > caption.clientWidth;
    if (seen('.signs small').some(isClipped)) wrong.push('a caption');
    const isBelow = (number) => box(number).top >= box(number.previousElementSibling).bottom;
    if (seen('.signs b').some(isBelow)) wrong.push('a number below its sign');
    return wrong;
}""".replace("LEAST", str(LEAST))


@asynccontextmanager
async def opened(size: tuple[int, int]) -> AsyncIterator[Still]:
    """A phone without a table."""
    async with (
        browser() as found,
        window(found, size, touch=True) as (page, complaints),
        still(page) as shown,
    ):
        yield shown
        # A placement that the bot refuses is a complaint of the browser.
        assert not [complaint for complaint in complaints if "422" not in complaint]


def table_of(moment: str) -> Table:
    people, options, reached, _ = MOMENTS[moment]
    return table_at(people, options, reached)


async def frames(page: Page, count: int = 2) -> None:
    """Wait until the page has been drawn a number of times."""
    for _ in range(count):
        await page.evaluate("() => new Promise(requestAnimationFrame)")


async def test_everything_can_be_pressed_in_every_window() -> None:
    wrong: dict[str, list[str]] = {}
    async with opened(UPRIGHT[0]) as shown:
        for moment, (*_, locale) in MOMENTS.items():
            await shown.show(table_of(moment), locale)
            page = shown.page
            assert await page.evaluate("document.documentElement.lang") == locale
            is_on_cards = await page.locator("#hand [data-do^=choice]").count()
            if not is_on_cards and await page.locator("#hand .open").count():
                await page.locator("#hand .open").last.tap()
                await page.wait_for_function("document.querySelector('#choices button:enabled')")
            for width, height in (*UPRIGHT, *ON_SIDE, *DESKTOP):
                await page.set_viewport_size({"width": width, "height": height})
                await frames(page)
                if found := await page.evaluate(WRONG):
                    wrong[f"{moment}, {width}x{height}"] = found
    assert not wrong


#: The labels that cover each other on a map, and how many spots have a number.
COVERED = """() => {
    const box = (label) => label.getBoundingClientRect();
    const meet = (one, other) =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const numbers = [...document.querySelectorAll('#numbers circle')];
    const labels = [...numbers, ...document.querySelectorAll('#map :is(.tag, .gain) rect, #map .digit')];
    const coveredBy = (number) => labels.filter((label) => label !== number && meet(box(number), box(label)));
    return [numbers.length, numbers.flatMap(coveredBy).map((label) => label.parentNode.textContent.trim())];
}"""


async def test_no_number_of_a_spot_covers_another_label() -> None:
    drawn, covered = 0, {}
    async with opened((390, 844)) as shown:
        for number in range(2, 13):
            await shown.show(table_at(3, DRAFT, phase(Phase.MAP, number)))
            await shown.page.wait_for_function("document.querySelector('#numbers circle')")
            for index in range(5):
                offers = await shown.page.locator("#numbers .offer").count()
                if index < offers:
                    await shown.page.locator("#numbers .offer").nth(index).dispatch_event("click")
                    await frames(shown.page, 3)
                count, found = await shown.page.evaluate(COVERED)
                drawn += count
                if found:
                    covered[number, index] = found
    assert drawn > 150
    assert not covered


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["390", "360"])
async def test_the_points_of_a_card_are_in_one_line(size: tuple[int, int]) -> None:
    async with opened(size) as shown:
        await shown.show(table_of("six cards"))
        heights = await shown.page.evaluate(
            """() => [...document.querySelectorAll('#hand .open span')].map((label) => {
                const height = (points) => {
                    label.innerHTML = `17 <i>${points}</i>`;
                    return label.getBoundingClientRect().height;
                };
                return [height('+10 (−3)'), height('+1')];
            })"""
        )
        assert len(heights) == 6
        assert all(height == one for height, one in heights)


@pytest.mark.parametrize("size", [(1366, 640), (818, 592)], ids=["laptop", "frame"])
async def test_nothing_is_cut_off_beside_six_cards(size: tuple[int, int]) -> None:
    async with opened(size) as shown:
        await shown.show(table_of("six cards"))
        await shown.page.locator("#hand .open").first.tap()
        await shown.page.wait_for_function("document.querySelector('#trial .outline')")
        cut = await shown.page.evaluate(
            """() => {
                const find = (part) => document.querySelector(part);
                find('#notes').textContent = 'Spot 1: Factories +4 · Mountains +2 · Towns +2';
                for (const card of document.querySelectorAll('#hand span')) {
                    card.innerHTML += ' <i>+10 (−3)</i>';
                }
                const isCut = (part) => find(part).scrollHeight > find(part).clientHeight;
                return ['#status', '#hand'].filter(isCut);
            }"""
        )
        assert not cut
        sentence, signs = await box(shown.page, "#sentence"), await box(shown.page, "#more .signs + .signs")
        assert sentence[3] - sentence[1] < 30, "one line"
        assert signs[3] <= size[1]


class Finger:
    """A finger on a page, which can stay where it is."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at: tuple[float, float] | None = None
        self.session: Any = None

    async def to(self, x: float, y: float) -> None:
        """Touch the page, or move there in some steps."""
        if self.at is None:
            self.session = await self.page.context.new_cdp_session(self.page)
            await self._send("touchStart", (x, y))
        else:
            (old_x, old_y) = self.at
            for step in (1 / 4, 1 / 2, 3 / 4, 1):
                await self._send("touchMove", (old_x + (x - old_x) * step, old_y + (y - old_y) * step))
        self.at = x, y

    async def lift(self) -> None:
        self.at = None
        await self._send("touchEnd")

    async def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


async def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an element in pixels."""
    found = await page.locator(selector).first.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


async def middle(page: Page, selector: str) -> tuple[float, float]:
    left, top, right, bottom = await box(page, selector)
    return (left + right) / 2, (top + bottom) / 2


SIGHT = "document.querySelector('#map').getAttribute('viewBox')"
PLACES = """() => [document.querySelector('#map').getAttribute('viewBox'),
    ...[...document.querySelectorAll('header *, main, #more, #play :not(#points, #points *)')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return part.id + [x, y, width, height];
    })].map((place) => place.replace(/\\d+\\.\\d+/g, (number) => Number(number).toFixed(2)))"""


@pytest.mark.parametrize("size", [(360, 640), (667, 375)], ids=["upright", "on its side"])
async def test_while_a_card_is_dragged_nothing_moves_but_the_card(size: tuple[int, int]) -> None:
    async with opened(size) as shown:
        await shown.show(table_of("six cards"))
        page, finger = shown.page, Finger(shown.page)
        before = await page.evaluate(PLACES)
        await finger.to(*await middle(page, "#hand button"))
        x, y = await middle(page, "main")
        for dx, dy in ((0, 0), (30, 20), (-20, 30), (0, 40)):
            await finger.to(x + dx, y + dy + 60)
            await frames(page)
            assert await page.evaluate(PLACES) == before
            assert (await box(page, "#fly"))[3] < y + dy + 60, "it is under the finger"
        await finger.lift()
        await page.wait_for_function("document.querySelector('#choices button:enabled')")
        assert await page.evaluate(PLACES) == before


async def test_a_card_at_the_edge_moves_the_map_and_is_not_under_the_header() -> None:
    async with opened((320, 568)) as shown:
        await shown.show(table_of("late"))
        page, finger = shown.page, Finger(shown.page)
        await page.wait_for_function("document.querySelector('#trial .outline')")
        await finger.to(*await middle(page, "#hand button"))
        left, top, right, _ = await box(page, "main")
        await finger.to((left + right) / 2, top + 150)
        before = [*map(float, (await page.evaluate(SIGHT)).split())]
        await finger.to((left + right) / 2, top + 20)
        await frames(page, 30)
        after = [*map(float, (await page.evaluate(SIGHT)).split())]
        assert after[1] < before[1] - 0.5, "the map has moved down"
        assert after[2:] == before[2:], "it has not been zoomed"
        assert (await box(page, "#fly"))[1] >= top - 4
        await finger.lift()


async def test_a_card_that_may_not_lie_where_it_is_dropped_goes_to_the_nearest_spot() -> None:
    async with opened((390, 844)) as shown:
        await shown.show(table_of("late"))
        page, finger = shown.page, Finger(shown.page)
        await page.wait_for_function("document.querySelector('#trial .outline')")
        await finger.to(*await middle(page, "#hand button"))
        _, _, right, bottom = await box(page, "main")
        await finger.to(right - 50, bottom + 40)
        await frames(page)
        at = "([x, y]) => import('./page/map.js').then(({ sight }) => sight.at(x, y))"
        dropped = await page.evaluate(at, await middle(page, "#fly"))
        await finger.lift()
        await page.wait_for_function("!document.querySelector('#notice').hidden")
        expected = "The card has to overlap your map by at least one square, and there it wouldn’t."
        expected += " The card is now at the nearest place where it fits."
        assert await page.locator("#notice").inner_text() == expected
        tried = await page.evaluate("import('./page/state.js').then(({ triedSpot }) => triedSpot())")
        selected = shown.viewer.own.selected
        assert selected is not None
        legal = shown.viewer.own.map.legal_placements(selected)
        # A spot for which the card need not be turned may be a little farther away.
        nearest = min(distance(dropped, spot.x, spot.y, spot.rotation) for spot in legal)
        assert distance(dropped, tried["x"], tried["y"], tried["rotation"]) < nearest + 0.7


def distance(point: tuple[float, float], x: int, y: int, rotation: int) -> float:
    """How far a point is from the middle of a card at a spot, in squares."""
    wide, high = (3, 2) if rotation % 180 else (2, 3)
    return dist(point, (x + wide / 2, y + high / 2))
