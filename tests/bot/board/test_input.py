"""Keys of any layout, mouse buttons, and clicks: each does one thing, and only to what is in sight."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from playwright.async_api import Route, expect

from bot.tables import TableOptions
from engine.options import PlacingOrder
from engine.views import Phase, View
from tests.bot.board.browser import MAIN, Player
from tests.bot.board.tables import pick_in
from tests.bot.board.test_page import OFFERED, TRICK, TRIED, in_round, opened, spot
from tests.chromium import in_one_chromium

pytestmark = in_one_chromium

PICKED, UNDECIDED = "1,pick,1", "1,pick,0"


async def moment(user: Player) -> str:
    found: str = await user.page.evaluate("document.body.dataset.moment")
    return found


async def reaches(user: Player, wanted: str) -> None:
    await user.until(f"document.body.dataset.moment === '{wanted}'")


async def strike(user: Player, key: str, code: str, *, ctrl: bool = False) -> None:
    """Press a key of another layout."""
    told = f"{{ key: {key!r}, code: {code!r}, ctrlKey: {str(ctrl).lower()}, bubbles: true }}"
    await user.page.evaluate(f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {told}))")


async def held(user: Player, key: str) -> None:
    for _ in range(5):
        await user.page.keyboard.down(key)
    await user.page.keyboard.up(key)


async def count_moves(user: Player) -> None:
    """Count how often the tried card is drawn at another place."""
    await user.page.evaluate(
        """() => {
            const found = (part) => document.querySelector(`#trial ${part}`)?.outerHTML;
            const places = () => found(".outline") + found(".tried");
            window.moves = 0;
            let place = places();
            new MutationObserver(() => {
                if (place !== places()) window.moves++;
                place = places();
            }).observe(document.querySelector("#trial"), { childList: true });
        }"""
    )


async def moves(user: Player) -> int:
    """The number of moves since this was last asked."""
    found: int = await user.page.evaluate("() => { const found = moves; moves = 0; return found }")
    return found


async def test_letters_work_in_every_layout(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        await count_moves(user)
        for key in ("к", "ρ", "ר", "R"):  # Russian, Greek, Hebrew, and with the shift lock
            await strike(user, key, "KeyR")
            assert await moves(user) == 1, key
        for key, code, found in (("r", "KeyO", 1), ("p", "KeyR", 0)):  # Dvorak
            await strike(user, key, code)
            assert await moves(user) == found
        await user.press(MAIN)
        for key, code, undone in (("w", "KeyZ", False), ("я", "KeyZ", True), ("z", "KeyW", True)):
            await reaches(user, PICKED)
            await strike(user, key, code, ctrl=True)
            await reaches(user, UNDECIDED if undone else PICKED)
            if undone:
                await user.until(OFFERED)
                await user.press(MAIN)


async def test_a_held_key_is_one_press(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (boards, table, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        await count_moves(user)
        await held(user, "r")
        assert await moves(user) == 1
        await user.page.locator(MAIN).focus()
        await held(user, "Enter")
        await reaches(user, PICKED)
        await user.page.locator("body").evaluate("() => document.activeElement.blur()")
        await held(user, "Enter")  # with nothing to confirm, and only **Take back** to press
        assert await moment(user) == PICKED
        assert len((await boards.now(table)).entry_numbers) == 1


async def test_only_the_main_mouse_button_decides_and_drags(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (_, _, user):
        card = user.page.locator("#hand button").first
        mouse = user.page.mouse
        for button in ("right", "middle"):
            await card.click(button=button)
            await mouse.down(button=button)
            await mouse.move(300, 300, steps=4)
            await expect(user.page.locator(".dragging")).to_have_count(0)
            await mouse.up(button=button)
            await expect(card).to_have_attribute("aria-pressed", "false")
        await card.click()
        await user.until(OFFERED)
        await user.page.locator(MAIN).click(button="right")
        assert await moment(user) == UNDECIDED
        await expect(user.page.locator(MAIN)).to_be_enabled()


async def test_a_double_click_is_one_click(tmp_path: Path) -> None:
    """Except on what is clicked several times in a row on purpose."""
    async with opened(tmp_path, people=2, computers=0) as (boards, table, user):
        card = user.page.locator("#hand button").first
        await card.dblclick()
        await user.until(TRIED)
        await expect(card).to_have_attribute("aria-pressed", "true")
        await count_moves(user)
        await user.page.locator("[data-do=turn]").dblclick()
        assert await moves(user) == 2
        await user.page.locator(MAIN).dblclick(delay=200)
        await reaches(user, PICKED)
        assert len((await boards.now(table)).entry_numbers) == 1


async def pick_and_try_another(user: Player) -> None:
    await user.press("#hand button")
    await user.until(OFFERED)
    await user.press(MAIN)
    await reaches(user, PICKED)
    await user.press("#hand [aria-pressed=false]")
    await user.until(TRIED)


async def test_keys_take_back_only_what_is_in_sight(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (_, _, user):
        await pick_and_try_another(user)
        await user.key("Control+z")
        assert await spot(user) is None, "what is tried goes first"
        await user.press("#seats [data-do='seat:1']")
        await user.key("Control+z")
        await user.press("#seats [data-do='seat:0']")
        await user.key("Control+Shift+z")
        assert await moment(user) == PICKED
        await user.key("Control+z")
        await reaches(user, UNDECIDED)
        await user.key("Escape")
        await nothing_is_taken_back(user)


async def nothing_is_taken_back(user: Player) -> None:
    await user.key("Control+z")
    await expect(user.page.locator("#notice")).to_contain_text("nothing you can take back right now")
    user.complaints.clear()


async def test_the_key_that_takes_back_says_why_it_does_not(tmp_path: Path) -> None:
    def is_final(view: View) -> bool:
        return view.phase is Phase.MAP and view.seats[0].placed

    options = TableOptions(order=PlacingOrder.IN_ORDER)
    async with opened(tmp_path, people=2, computers=0, options=options, reached=is_final) as (_, _, user):
        await nothing_is_taken_back(user)


async def test_turns_come_back_to_where_the_card_was_put(tmp_path: Path) -> None:
    async with opened(tmp_path, reached=in_round(4)) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown"):
            await user.key(key)
            before, seen = await place(user), set()
            for _ in range(4):
                await user.key("r")
                seen.add(await place(user))
                if before in seen:
                    break
            assert before in seen


async def place(user: Player) -> str:
    """Where the tried card lies, in the words for screen readers."""
    said = await user.page.locator("#points .for-readers").text_content()
    found = re.search(
        r"at (-?\d+, -?\d+, turned \d+°(, under ((, )?(the starting province|card \d+))+)?)", said or ""
    )
    assert found
    return found[1]


async def test_a_drag_ends_when_the_game_goes_on_without_the_card(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (boards, table, user):
        await pick_and_try_another(user)
        x, y = await user.page.evaluate(f"(({{ x, y }}) => [x + 9, y + 9])({TRIED}.getBoundingClientRect())")
        mouse = user.page.mouse
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 50, y + 50, steps=4)
        await expect(user.page.locator(".dragging")).to_have_count(1)
        await boards.act(table, pick_in(await boards.view(table, 1)), 1)
        await expect(user.page.locator(".dragging")).to_have_count(0)
        await mouse.move(x + 90, y + 90, steps=4)
        await user.key("r")
        await mouse.up()
        await expect(user.page.locator("#fly > *")).to_have_count(0)


async def test_a_refused_drop_is_explained_without_numbers(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        await user.drag("#hand button", "#map", dx=-150, dy=150)
        await expect(user.page.locator("#notice")).to_have_text(
            "It has to overlap your map. The card is now at the nearest place where it fits."
        )
        assert await spot(user) is not None
        user.complaints.clear()


async def test_while_spots_are_looked_up_the_buttons_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        go_on = asyncio.Event()

        async def hold(route: Route) -> None:
            await go_on.wait()
            await route.continue_()

        await user.page.route("**/api/spots*", hold)
        await user.press("#hand button")
        buttons = user.page.locator("#choices :is(.main, .good), #tools button")
        await expect(buttons).to_have_count(3)
        for button in await buttons.all():
            assert await button.evaluate("(button) => button.disabled && !button.ariaDisabled")
        go_on.set()
        await user.until(OFFERED)


async def test_choosing_a_card_closes_the_details(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        details = user.page.locator("body.informed")
        for choose in (user.press, lambda card: user.drag(card, "#map")):
            await user.press("#info")
            await expect(details).to_have_count(1)
            await choose("#hand button")
            await expect(details).to_have_count(0)
        await expect(user.page.locator("#info")).to_have_attribute("aria-expanded", "false")
        user.complaints.clear()  # where it may not lie, the bot has refused it


async def test_with_another_card_the_buttons_name_the_one_to_place(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        await user.press(user.page.locator("#choices button").nth(1))
        await reaches(user, PICKED)
        own = (await user.text("#hand .chosen span")).split()[0]
        await user.until(OFFERED)
        await user.press("#hand [aria-pressed=false]")
        await user.until(TRIED)
        main = user.page.locator("#choices .main")
        await main.click(force=True)
        await expect(user.page.locator("#notice")).to_have_text(f"Your card this round is {own}.")
        await user.key("Escape")
        await user.key("Enter")
        await expect(user.page.locator("#notice")).to_have_text("Put the card on your map first.")


async def test_no_numbers_of_spots_lie_on_cubes_to_pay(tmp_path: Path) -> None:
    async with opened(
        tmp_path, computers=3, options=TRICK, reached=lambda view: bool(view.cubes_to_add(0))
    ) as (_, _, user):
        await user.press("#hand [data-do^=card]")
        await user.until(TRIED)
        assert await user.page.locator("#map .cube").count() > 0
        assert await user.page.locator("#map .offer").count() == 0


async def test_keys_move_no_card_that_is_out_of_sight(tmp_path: Path) -> None:
    async with opened(tmp_path, reached=in_round(3)) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        place = await spot(user)
        for key in ("r", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
            await user.press("#seats [data-do='seat:1']")
            await user.key(key)
            await user.press("#seats [data-do='seat:0']")
            await user.until(TRIED)
            assert await spot(user) == place, key
