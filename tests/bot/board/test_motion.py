"""What moves on the page, and that it is in the way of nothing."""

from __future__ import annotations

from pathlib import Path

from tests.bot.board.browser import CARD, MAIN, READY, Player
from tests.bot.board.test_page import TRIED, in_round, opened, until
from tests.chromium import in_one_chromium

pytestmark = in_one_chromium

#: Stops each movement at its beginning, and notes how many keyframes each has.
STOP = """() => {
    const { animate } = Element.prototype;
    window.keyframes = [];
    window.veils = 0;
    Element.prototype.animate = function (...given) {
        window.veils += this.matches("#maps .veil");
        const made = animate.apply(this, given);
        made.pause();
        window.keyframes.push(made.effect.getKeyframes().length);
        return made;
    };
}"""
BROUGHT = "document.querySelector('.brought')"
ROW = "#more .signs:first-child li b"


async def placed(user: Player) -> int:
    """Try the first card, place it, and return its player's points after it."""
    await user.press(CARD)
    await user.until(f"{TRIED} && document.querySelector('#map .gain') && document.querySelector('{MAIN}')")
    assert await user.page.locator("#map .grown").count()
    points = (await user.text("#points")).split()[-1]
    await user.press(MAIN)
    await user.until(BROUGHT)
    return int(points)


async def test_the_next_gesture_does_not_wait_for_points_on_their_way(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, reached=in_round(3)) as (_, _, user):
        await user.page.evaluate(STOP)
        points = await placed(user)
        assert any(await user.page.evaluate("window.keyframes"))
        middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        at = f"document.elementFromPoint(...{middle}({BROUGHT}.getBoundingClientRect()))"
        assert await user.page.evaluate(f"!{at}.matches('.brought')")
        await user.until(f"document.querySelector('#seats b:last-child').textContent === '{points}'")
        await user.press("#seats [data-do='seat:1']")
        await user.press("#seats [data-do='seat:0']")
        await user.until(READY)
        await user.press(f"{MAIN}, {CARD}")
        assert await user.page.locator(".brought").count(), "it has not ended"


async def test_less_motion_shows_the_same_without_movement(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, reached=in_round(3)) as (_, _, user):
        await user.page.emulate_media(reduced_motion="reduce")
        await user.page.evaluate(STOP)
        rows = await user.page.locator(ROW).all_inner_texts()
        points = await placed(user)
        assert int(await user.text("#seats b:last-child")) == points, "it does not count up"
        assert not any(await user.page.evaluate("window.keyframes"))
        assert await user.page.locator("#map .grown").evaluate_all(
            "(found) => found.every((area) => getComputedStyle(area).animationName === 'none')"
        )
        brought = [
            number.replace("\u2212", "-") for number in await user.page.locator(".brought").all_inner_texts()
        ]
        now = await user.page.locator(ROW).all_inner_texts()
        assert sum(map(int, brought)) == sum(map(int, now)) - sum(map(int, rows))


async def test_the_cards_of_others_come_out_of_the_sea(tmp_path: Path) -> None:
    async with opened(tmp_path, reached=in_round(2), visitor=None) as (boards, table, user):
        await user.page.evaluate(STOP)
        await until(boards, table, in_round(3))
        await user.until("window.veils === 3")
