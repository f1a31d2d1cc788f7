"""The page by touch, by mouse and by keys, in a real browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
from playwright.async_api import Request, Route, expect

from bot.people import presence
from bot.tables import Deadline, Stage, Table, TableOptions, game_moves, lobby
from engine.actions import Action, Discard, Place
from engine.chance import Chance
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.squares import Kind
from engine.players import decide
from engine.views import Phase, View
from render.palette import ThemeName, theme_of
from tests.bot.board.browser import CARD, MAIN, Player, player
from tests.bot.board.tables import Boards, open_boards, pick_in
from tests.chromium import DESKTOP, PHONE, browser, in_one_chromium, window

pytestmark = in_one_chromium

#: A card is on the map; it can be played there.
TRIED = "document.querySelector('#trial .outline')"
OFFERED = f"document.querySelector('{MAIN}')"

#: Notes each moment that the page shows in ``window.moments``.
NOTE_MOMENTS = """() => {
    window.moments = [];
    const note = () => window.moments.push(document.body.dataset.moment);
    new MutationObserver(note).observe(document.body, { attributeFilter: ["data-moment"] });
}"""

both = pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
TRICK = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)


@asynccontextmanager
async def opened(
    folder: Path,
    *,
    touch: bool = False,
    people: int = 1,
    computers: int = 2,
    options: TableOptions | None = None,
    reached: Callable[[View], bool] | None = None,
    visitor: int | None = 0,
    locale: str = "en",
    **preferences: Any,
) -> AsyncIterator[tuple[Boards, Table, Player]]:
    """A table whose game has reached a moment, with the page of a visitor (None: a watcher).

    The ``preferences`` are those of the first person.
    """
    async with open_boards(folder) as boards, browser() as found:
        change = boards.room.bot.services.preferences.change_player
        await change(boards.people[0].id, lambda now: replace(now, **preferences))
        table = await boards.deal(people, computers, options)
        if reached is not None:
            await until(boards, table, reached)
        async with player(boards.link(table, visitor, locale=locale), found, touch=touch) as user:
            yield boards, table, user


def in_round(number: int) -> Callable[[View], bool]:
    """Whether a round's first decision is the first person's."""
    return lambda view: view.round == number and 0 in view.waiting_for


async def until(boards: Boards, table: Table, reached: Callable[[View], bool]) -> View:
    """Let a computer player decide for the people until the first one's game is there."""
    chance = Chance.of_text("the first person")
    while True:
        now = await boards.now(table)
        view = now.view(0)
        if now.stage is not Stage.RUNNING or reached(view):
            return view
        seats = [seat for seat in view.waiting_for if now.seats[seat].user_id is not None]
        if seats:
            action = decide("normal", now.view(seats[0]), chance)
            await boards.do(table, game_moves.act, seats[0], _always(action))
        else:
            await boards.room.bot.services.tables.settled()
            await asyncio.sleep(0)


def _always(action: Action) -> object:
    return lambda _: action


def has_left(view: dict[str, Any]) -> str:
    """Whether the page shows a later moment than this view."""
    return f"document.body.dataset.moment !== '{','.join(map(str, view['moment']))}'"


async def spot(user: Player) -> list[float]:
    """Where the tried card is on the map."""
    names = "['x', 'y', 'width', 'height'].map((name) => Number(outline.getAttribute(name)))"
    outline = "document.querySelector('#trial .outline')"
    script = f"(() => {{ const outline = {outline}; return outline && {names} }})()"
    found: list[float] = await user.page.evaluate(script)
    return found


@both
async def test_a_card_is_dragged_onto_the_map_and_snaps(tmp_path: Path, touch: bool) -> None:
    async with opened(tmp_path, touch=touch) as (boards, table, user):
        await user.drag("#hand button", "#map", dy=60)
        await user.until(TRIED)
        assert "→" in await user.text("#points")
        places = [await spot(user)]
        for dx, dy in ((-90, 0), (90, 200), (0, 250), (-120, 120), (120, -60)):
            await user.drag("#trial [data-do]", "#map", dx=dx, dy=dy)
            await user.until("!document.querySelector('.dragging')")
            await user.until(TRIED)
            places.append(await spot(user))
            if places[-1][2:] != places[-2][2:]:
                # It has been turned, because it cannot lie there as it was.
                await expect(user.page.locator("#notice")).to_contain_text("nearest place where it fits")
        assert len({str(place) for place in places}) > 2
        before = await boards.view(table)
        await user.press(MAIN)
        await user.until(has_left(before))
        placed = await until(boards, table, lambda view: view.round == 2 or view.seats[0].placed)
        assert len(placed.seats[0].map.cards) == 2 or placed.round == 2
        user.complaints.clear()  # where it may not lie, the bot has refused it


@both
async def test_a_card_dropped_beside_the_map_goes_back_to_the_hand(tmp_path: Path, touch: bool) -> None:
    async with opened(tmp_path, touch=touch) as (_, _, user):
        await user.drag("#hand button", "header")
        assert await spot(user) is None
        assert await user.page.locator("#hand [aria-pressed=true]").count() == 0


@both
async def test_a_tap_turns_the_tried_card_and_another_slips_it_under(tmp_path: Path, touch: bool) -> None:
    async with opened(tmp_path, touch=touch, reached=in_round(4)) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        before = await spot(user)
        plain = "#trial [data-do='square:-1']"
        for _ in range(3):
            await user.press(user.page.locator(plain).last)
        assert await spot(user) is not None
        assert before is not None
        seen = set()
        for number in range(await user.page.locator("#hand button").count()):
            await user.key("Escape")
            await user.press(user.page.locator("#hand button").nth(number))
            await user.until(OFFERED)
            if await user.page.locator("#trial circle.flip").count():
                squares = await user.page.locator("#trial clipPath rect").count()
                await user.press("#trial g:has(circle.flip)")
                seen.add(squares - await user.page.locator("#trial clipPath rect").count())
                break
            if await user.page.locator("#tools button:not([aria-disabled])").count() == 2:
                await user.press(user.page.locator("#tools button").nth(1))
                seen.add(1)
                break
        assert seen != {0}


async def test_everything_can_be_done_with_keys(tmp_path: Path) -> None:
    async with opened(tmp_path, reached=in_round(3)) as (boards, table, user):
        await user.page.locator("#hand button").nth(1).focus()
        await user.key("Enter")
        await user.until(TRIED)
        places = [await spot(user)]
        for key in ("ArrowLeft", "ArrowDown", "r", "u"):
            await user.key(key)
            places.append(await spot(user))
        assert len({str(place) for place in places}) >= 3
        await user.key("Escape")
        assert await spot(user) is None
        await user.page.locator("#hand button").nth(1).focus()
        await user.key("Enter")
        await user.until(OFFERED)
        before = await boards.view(table)
        await user.key("Enter")
        await user.until(has_left(before))


async def test_a_decision_is_taken_back_with_a_key_and_the_card_stays_where_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        place = await spot(user)
        await user.press(MAIN)
        await user.until("document.body.dataset.moment === '1,pick,1'")
        await user.until(TRIED)
        assert await spot(user) == place
        await user.key("Control+z")
        await user.until("document.body.dataset.moment === '1,pick,0'")
        await user.until(OFFERED)
        assert await spot(user) == place


async def scale(user: Player) -> float:
    width: float = await user.page.evaluate(
        "Number(document.querySelector('#map').getAttribute('viewBox').split(' ')[2])"
    )
    return width


async def test_the_map_is_zoomed_by_pinching(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (_, _, user):
        before = await scale(user)
        session = await user.page.context.new_cdp_session(user.page)

        async def fingers(kind: str, *places: int) -> None:
            touched = [{"x": 195 + x, "y": 300, "id": number} for number, x in enumerate(places)]
            await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        await fingers("touchStart", -30, 30)
        for apart in (40, 60, 90):
            await fingers("touchMove", -apart, apart)
        await fingers("touchEnd")
        assert await scale(user) < before / 1.5
        await user.press("#fit")
        assert abs(await scale(user) - before) < 0.05


#: Where the parts of the page are: the top and the height of each, in pixels.
PLACES = """['main', '#status', '#hand', '#actions', '#more'].map((of) => {
    const { top, height } = document.querySelector(of).getBoundingClientRect();
    return [of, Math.round(top), Math.round(height)];
})"""


@both
async def test_nothing_moves_when_hints_come_and_a_card_is_chosen(tmp_path: Path, touch: bool) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(1, 2, TableOptions(with_goals=True))
        async with window(found, PHONE if touch else DESKTOP, touch=touch) as (page, _):
            let_go = asyncio.Event()

            async def late(route: Route) -> None:
                await let_go.wait()
                await route.continue_()

            await page.route("**/api/hints", late)
            await page.goto(boards.link(table))
            await page.locator("#hand button").first.wait_for()
            places = await page.evaluate(PLACES)
            let_go.set()
            await expect(page.locator("#hand i").first).to_contain_text(re.compile(r"[+−]\d"))
            assert await page.evaluate(PLACES) == places
            await page.locator("#hand button").first.click()
            await expect(page.locator("#points")).to_contain_text("→")
            assert await page.evaluate(PLACES) == places


async def test_a_tried_card_is_always_in_sight(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, reached=in_round(5)) as (_, _, user):
        await user.press("#hand button")
        await user.until(TRIED)
        inside = """(() => {
            const [card, map] = ['#trial .outline', 'main'].map((of) =>
                document.querySelector(of).getBoundingClientRect());
            return card.top >= map.top && card.left >= map.left &&
                card.bottom <= map.bottom && card.right <= map.right;
        })()"""
        for key in ("ArrowUp",) * 8 + ("ArrowLeft",) * 8 + ("ArrowDown",) * 8:
            await user.key(key)
            # After a frame, in which the map may get another size.
            await user.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
            assert await user.page.evaluate(inside), await spot(user)


async def test_the_map_is_zoomed_by_the_wheel_and_moved_by_dragging(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, _, user):
        before = await scale(user)
        await user.page.mouse.move(400, 400)
        await user.page.mouse.wheel(0, -400)
        await user.until(f"document.querySelector('#map').viewBox.baseVal.width < {before}")
        view = "document.querySelector('#map').getAttribute('viewBox')"
        place = await user.page.evaluate(view)
        await user.drag("#map", "#map", dx=150)
        assert await user.page.evaluate(view) != place


async def test_a_person_who_wants_it_is_asked_before_the_phase_ends(tmp_path: Path) -> None:
    def placed(view: View) -> bool:
        return view.phase is Phase.MAP and view.seats[0].placed

    async with opened(tmp_path, touch=True, reached=placed, confirm_done=True) as (_, _, user):
        moment = "document.body.dataset.moment"
        before = await user.page.evaluate(moment)
        question = user.page.locator("#question")
        for leave in ("[data-do=unsure]", None):
            await user.press(MAIN)
            await expect(question).to_contain_text("Done for this round? Your map stays as it is.")
            await user.key("Control+z")
            await (user.press(leave) if leave else user.key("Escape"))
            await expect(question).to_be_hidden()
            assert await user.page.evaluate(moment) == before
        await user.press(MAIN)
        await user.press("[data-do=sure]")
        await user.until(f"{moment} !== {before!r}")
        await expect(question).to_be_hidden()


def payable(view: View) -> bool:
    """Whether the first person can terraform and has still to place a card."""
    cubes = view.seats[0].map.cubes
    rich = any(list(cubes.values()).count(colour) >= 2 for colour in cubes.values())
    return rich and view.phase is Phase.MAP and 0 in view.may_place and not view.seats[0].terraformed


@both
async def test_a_desert_is_terraformed_by_tapping_it(tmp_path: Path, touch: bool) -> None:
    options = TableOptions(with_goals=True)
    async with opened(tmp_path, touch=touch, options=options, reached=payable) as (boards, table, user):
        await user.until(f"document.querySelector('#map .tile') && {TRIED}")
        await user.key("Escape")
        before = await boards.view(table)
        await user.press("#map .tile")
        await user.press("#choices [data-do^='lay:']")
        await user.until(has_left(before))
        assert (await boards.now(table)).view(0).seats[0].map.tiles
        assert await user.page.locator("#map .tile").count() == 0


async def test_a_list_of_tiles_is_shown_although_another_player_moves_first(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0, reached=payable) as (boards, table, user):
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def hold(route: Route) -> None:
            asked.set()
            await go_on.wait()
            await route.continue_()

        await user.page.route("**/api/tiles*", hold)
        await user.page.reload()
        await asked.wait()
        before = await boards.view(table)
        action = decide("normal", (await boards.now(table)).view(1), Chance.of_text("the second person"))
        await boards.do(table, game_moves.act, 1, _always(action))
        line = (await boards.view(table))["seats"][1]["line"]
        assert line != before["seats"][1]["line"]
        await user.until(f"document.querySelector('[data-do=\"seat:1\"]').ariaLabel.includes({line!r})")
        go_on.set()
        await user.until("document.querySelector('#map .tile')")


async def test_a_cube_is_added_to_a_bid(tmp_path: Path) -> None:
    async with opened(
        tmp_path, touch=True, computers=3, options=TRICK, reached=lambda view: bool(view.cubes_to_add(0))
    ) as (boards, table, user):
        await user.press("#map .cube")
        assert (await user.text(CARD)).split("\n")[0].endswith("+ cube")
        before = await boards.view(table)
        await user.press(CARD)
        await user.until(has_left(before))
        game = (await boards.now(table)).game
    assert game is not None
    bids = [action for action in game.actions if action.seat == 0 and hasattr(action, "cube")]
    assert bids[-1].cube is not None


async def test_a_card_of_a_pair_is_kept_and_placed_in_one_press(tmp_path: Path) -> None:
    def choosing(view: View) -> bool:
        return view.phase is Phase.DISCARD_OF_PAIR and 0 in view.waiting_for

    options = replace(TRICK, scoring_card="random")
    async with opened(tmp_path, touch=True, computers=1, options=options, reached=choosing) as opening:
        boards, table, user = opening
        kept, left = reversed((await boards.now(table)).view(0).pair)
        assert await user.page.locator("#hand button").count() == 2
        await user.press(f"#hand [data-do='card:{kept.number}']")
        await user.until(TRIED)
        assert await user.text(MAIN) == "Keep and place"
        await user.press(MAIN)
        await user.until("document.body.dataset.moment.split(',')[1] !== 'discard_of_pair'")
        game = (await boards.now(table)).game
    assert game is not None
    own = [action for action in game.actions if action.seat == 0]
    assert [action.card for action in own if isinstance(action, Discard)] == [left.number]
    placed = next(action for action in own if isinstance(action, Place))
    assert placed.placement.card == kept.number


async def test_a_card_is_discarded_in_one_gesture_and_never_laid_on_the_map(tmp_path: Path) -> None:
    options = TableOptions(selection=Selection.DRAFT)
    async with opened(tmp_path, people=2, computers=0, options=options) as (boards, table, user):
        await boards.act(table, (await boards.view(table, 1))["choices"][-1], 1)
        await user.press("#hand button")
        await user.until(OFFERED)
        await user.press(MAIN)
        await user.until("document.body.dataset.moment === '1,discard,1'")
        intended = (await boards.now(table)).intended_by(0)
        await user.until(TRIED)
        place = await spot(user)
        await user.drag("#hand .open:has(svg)", "#map")
        assert await spot(user) == place
        await user.press("#hand .open")
        await user.until("document.body.dataset.moment !== '1,discard,1'")
        assert await spot(user) == place
        assert intended is not None
        assert (await boards.now(table)).intended_by(0) == intended


async def test_after_taking_back_there_is_always_something_to_press(tmp_path: Path) -> None:
    options = TableOptions(selection=Selection.DRAFT)
    async with opened(tmp_path, people=2, computers=0, options=options) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        await user.press(MAIN)
        await user.until("document.body.dataset.moment === '1,pick,1'")
        await user.press("#choices button:has-text('Take back')")
        await user.until("document.body.dataset.moment === '1,pick,0'")
        await user.until(OFFERED)


async def test_a_list_that_comes_too_late_shows_the_game_as_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True) as (boards, table, user):
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def hold(route: Route) -> None:
            asked.set()
            await go_on.wait()
            await route.continue_()

        await user.page.route("**/api/spots*", hold)
        await user.press("#hand button")
        await asked.wait()
        await boards.do(table, lobby.close, 0, moderator=True)
        async with user.page.expect_response("**/api/spots*") as answered:
            go_on.set()
        assert (await (await answered.value).json())["view"]["over"]
        await user.until("document.body.classList.contains('over')")
        assert await user.page.locator("#notice").is_hidden()
        assert user.complaints.pop().endswith("422 (Unprocessable Entity)")


async def test_a_restart_is_survived_and_a_move_is_never_sent_twice(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, people=2, computers=0) as (boards, table, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        async with boards.room.turn:
            await boards.room.bot.close()
            lost = await user.until("document.querySelector('body.lost #notice')?.textContent")
            assert lost == "Reconnecting…"
            await boards.room.restart()
        await user.until("!document.body.classList.contains('lost')")
        user.complaints.clear()
        locator = user.page.locator(MAIN).first
        await locator.evaluate("(button) => { for (let i = 0; i < 5; i++) button.click() }")
        await user.until("document.body.dataset.moment === '1,pick,1'")
        assert len((await boards.now(table)).entry_numbers) == 1


async def test_a_lost_network_is_survived(tmp_path: Path) -> None:
    async with opened(tmp_path) as (boards, table, user):
        await user.page.context.set_offline(True)
        await user.until("document.body.classList.contains('lost')")
        action = pick_in(await boards.view(table))
        assert (await boards.act(table, action)).status == 200
        await user.page.context.set_offline(False)
        await user.until("!document.body.classList.contains('lost')")
        await user.until("document.body.dataset.moment !== '1,pick,0'")
        user.complaints.clear()


async def hide(user: Player, value: bool) -> None:
    """Hide the page, as another tab does, or show it again."""
    set_to = f"{{ value: {str(value).lower()}, configurable: true }}"
    await user.page.evaluate(
        f"Object.defineProperty(document, 'hidden', {set_to});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


async def test_the_page_tells_whether_a_player_looks_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives a sign of life while it is in sight and touched, and says goodbye."""
    monkeypatch.setattr(presence, "LEFT_AFTER", 0.2)
    async with opened(tmp_path, people=2, computers=0) as (boards, _, user):
        said: list[bool] = []

        def note(request: Request) -> None:
            if request.url.endswith("/api/here"):
                said.append("board-away" in request.headers)

        async def passes(seconds: int) -> list[bool]:
            await user.page.clock.run_for(seconds * 1000)
            await user.page.evaluate("fetch('page/page.css')")
            found = [*said]
            said.clear()
            return found

        await user.page.clock.install()
        await user.page.goto(user.page.url)
        await user.until("!document.body.hidden && document.querySelector('#art svg')")
        user.page.on("request", note)
        assert await passes(60) == [False] * 4
        await passes(125)
        assert await passes(600) == [], "no one has touched it"
        await user.page.keyboard.press("Shift")
        assert await passes(30) == [False] * 3
        await hide(user, True)
        assert await passes(60) == [True]
        await hide(user, False)
        assert await passes(15) == [False] * 2
        await user.page.evaluate("delete document.hidden")
        left = asyncio.Event()
        monkeypatch.setattr(boards.room.bot.services.presence, "on_left", lambda _: left.set())
        await user.page.goto("about:blank")
        await asyncio.wait_for(left.wait(), 10)


async def test_another_players_move_is_shown_and_closes_no_choice(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, people=3, computers=0) as (boards, table, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        place = await spot(user)
        button = await user.page.locator(MAIN).first.element_handle()
        action = pick_in(await boards.view(table, 1))
        assert (await boards.act(table, action, 1)).status == 200
        await user.until(
            "!document.querySelector('#seats [data-do=\"seat:1\"]').classList.contains('waiting')"
        )
        assert await spot(user) == place
        assert button is not None
        assert await button.evaluate("(button) => button.isConnected")


def will_take_cubes(view: View) -> bool:
    """Whether the first person waits for the second one, whose card brings cubes, to place in turn."""
    selected = view.seats[1].selected
    is_waiting = view.phase is Phase.MAP and view.waiting_for == (1,) and not view.seats[0].placed
    return (
        is_waiting
        and selected is not None
        and any(square.kind is Kind.PRODUCTION for square in selected.squares)
    )


async def decides(boards: Boards, table: Table, person: int) -> None:
    """Let a computer player decide for a person."""
    action = decide("normal", (await boards.now(table)).view(person), Chance.of_text("another person"))
    await boards.do(table, game_moves.act, person, _always(action))


async def test_what_is_tried_stays_when_another_player_takes_cubes(tmp_path: Path) -> None:
    options = TableOptions(order=PlacingOrder.IN_ORDER)
    opening = opened(tmp_path, people=2, computers=0, options=options, reached=will_take_cubes)
    async with opening as (boards, table, user):
        await user.until(TRIED)
        await user.key("ArrowLeft")
        place, before = await spot(user), await boards.view(table)
        await user.page.evaluate(
            f"""() => {{
                const look = () => {{ window.seen &&= Boolean({TRIED} && {OFFERED}) }};
                window.seen = true;
                new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true }});
            }}"""
        )
        async with user.page.expect_response("**/api/points*"):
            await decides(boards, table, 1)
        view = await boards.view(table)
        assert view["supply"] != before["supply"]
        assert view["moment"] == before["moment"]
        await user.until("document.querySelector('#map .gain')")
        assert await spot(user) == place
        assert await user.page.evaluate("window.seen"), "it has vanished for an instant"


async def test_only_a_press_of_ones_own_brings_back_ones_own_map(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=1) as (boards, table, user):
        own, other = (user.page.locator(f"#seats [data-do='seat:{seat}']") for seat in (0, 1))
        await user.press("#hand button")
        await user.until(OFFERED)
        await user.press("#choices button:has-text('Pick '):not(:has-text('place'))")
        await user.until("document.body.dataset.moment === '1,pick,1'")
        await user.press(other)
        await boards.act(table, pick_in(await boards.view(table, 1)), 1)
        await user.until(f"document.body.dataset.moment.startsWith('1,map') && {OFFERED}")
        before = await boards.view(table)
        await expect(other).to_have_attribute("aria-pressed", "true")
        await user.press(MAIN)
        await user.until(TRIED)
        await expect(own).to_have_attribute("aria-pressed", "true")
        assert (await boards.view(table))["moment"] == before["moment"], "the spot was not in sight"
        await user.press(other)
        await user.press("#hand [aria-pressed=true]")
        await user.until(TRIED)
        await user.press(other)
        await user.drag("#hand [aria-pressed=true]", "#map", dy=60)
        await user.until(TRIED)
        user.complaints.clear()  # where it may not lie, the bot has refused it
        await user.press(MAIN)
        await user.until(has_left(before))


LISTS = {
    "hints": "document.querySelector('#hand i')",
    "spots": TRIED,
    "points": "document.querySelector('#map .gain')",
    "tiles": "document.querySelector('#map .tile')",
}


@pytest.mark.parametrize("path", LISTS)
async def test_a_list_that_a_proxy_has_lost_is_asked_for_again(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path, people=2, computers=0, reached=payable) as (boards, table, user):
        lost = asyncio.Event()

        async def lose(route: Route) -> None:
            lost.set()
            await route.fulfill(status=502, body="<h1>Nothing here</h1>")

        if path == "hints":
            await until(boards, table, lambda view: view.phase is Phase.PICK and 0 in view.waiting_for)
        await user.page.route(f"**/api/{path}?*", lose, times=1)
        await user.page.reload()
        await lost.wait()
        await user.until(LISTS[path])
        user.complaints.clear()


async def test_a_view_that_comes_late_does_not_cover_a_newer_one(tmp_path: Path) -> None:
    async with opened(tmp_path, people=3, computers=0) as (boards, table, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        made, go_on = asyncio.Event(), asyncio.Event()

        async def hold(route: Route) -> None:
            response = await route.fetch()
            made.set()
            await go_on.wait()
            await route.fulfill(response=response)

        await user.page.route("**/api/view", hold, times=1)
        assert (await boards.act(table, pick_in(await boards.view(table, 1)), 1)).status == 200
        await made.wait()
        await user.page.evaluate(NOTE_MOMENTS)
        await user.press(MAIN)
        await user.until("document.body.dataset.moment === '1,pick,1'")
        async with user.page.expect_response("**/api/view"):
            go_on.set()
        assert (await boards.act(table, pick_in(await boards.view(table, 2)), 2)).status == 200
        await user.until("document.body.dataset.moment.startsWith('1,map')")
        assert "1,pick,0" not in await user.page.evaluate("window.moments")


@both
async def test_watchers_see_all_maps_and_every_round(tmp_path: Path, touch: bool) -> None:
    async with opened(tmp_path, touch=touch, reached=in_round(4), visitor=None) as (_, _, user):
        assert await user.page.locator("#maps button").count() == 3
        assert await user.page.locator("#hand button").count() == 0
        await user.page.locator("#slider").fill("2")
        await user.until("document.querySelector('#which').value.includes('2')")
        cards = "document.querySelectorAll('#maps button:first-child .card').length"
        await user.until(f"{cards} === 3")
        await user.press("#maps button")
        await user.until("document.querySelector('#maps').hidden")
        await user.press("[data-do=live]")
        await user.until("document.querySelector('#which').value === 'Rounds'")


async def test_what_if_tries_other_spots_of_a_finished_game(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, computers=1, reached=lambda _: False) as (_, _, user):
        await user.until("document.body.classList.contains('over')")
        await user.page.locator("#slider").fill("3")
        await user.press("[data-do='seat:1']")
        await user.press("#what-if")
        await user.until(TRIED)
        points = await user.text("#points")
        await user.press("#tools button")
        assert "→" in points
        assert "→" in await user.text("#points")
        await user.press("[data-do=live]")
        await user.until("!document.querySelector('#trial .outline')")


async def test_a_theme_has_its_colours_and_letters(tmp_path: Path) -> None:
    """Without a chosen theme, the page is light or dark as the system is."""
    light, dark, letters = ThemeName

    async with opened(tmp_path, touch=True) as (boards, _, user):
        preferences, person = boards.room.bot.services.preferences, boards.people[0].id

        async def wears(theme: ThemeName) -> None:
            red, green, blue = theme_of(theme).paper
            background = "getComputedStyle(document.body).backgroundColor"
            await user.until(f"{background} === 'rgb({red}, {green}, {blue})'")
            loaded = "performance.getEntriesByType('resource').some(({name}) => name.endsWith"
            await user.until(f"{loaded}('art/{theme}.svg'))")

        for chosen in (light, dark, letters, None):
            await preferences.change_player(person, partial(replace, theme=chosen))
            for system in ("light", "dark"):
                await user.page.emulate_media(color_scheme=system)
                if system == "light":
                    await user.page.reload()
                await wears(chosen or ThemeName(system))
            assert (await user.page.locator("#map .letter").count() > 0) == (chosen is letters)


async def test_text_is_as_large_as_the_browser_is_set(tmp_path: Path) -> None:
    async with opened(tmp_path, touch=True, locale="ru") as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        texts = "['#sentence', '#points', '#choices button', '#hand span', '#seats b:last-child', '.badge']"
        size = "parseFloat(getComputedStyle(document.querySelector(text)).fontSize)"
        before = await user.page.evaluate(f"{texts}.map((text) => {size})")
        session = await user.page.context.new_cdp_session(user.page)
        await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        assert await user.page.evaluate(f"{texts}.map((text) => {size})") == [2 * size for size in before]
        right = "[...document.querySelectorAll('#play *')].map((part) => part.getBoundingClientRect().right)"
        assert max(await user.page.evaluate(right)) <= 391
        await expect(user.page.locator(MAIN).first).to_be_in_viewport(ratio=1)


async def test_everything_has_a_name_for_screen_readers(tmp_path: Path) -> None:
    async with opened(tmp_path, reached=in_round(3)) as (_, _, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        nameless = r"""[...document.querySelectorAll('button, input, [role=button], #map')].filter((e) =>
            !e.matches('[hidden] *') && !/\p{L}{2}/u.test(e.getAttribute('aria-label') || e.textContent))"""
        assert await user.page.evaluate(f"{nameless}.map((e) => e.outerHTML)") == []
        assert [sign for sign in await user.text("body") if category(sign) == "So" and sign != "°"] == []
        label = await user.page.get_attribute("#map", "aria-label")
        assert label is not None
        assert "Row" in label
        assert await user.page.get_attribute("#sentence", "role") == "status"
        seat = await user.page.get_attribute("#seats button", "aria-label")
        assert seat is not None
        assert seat.startswith("Haruka: ")
        await user.until(TRIED)
        said = await user.page.locator("output#points").text_content()
        where = (
            r"Card \d+ at -?\d+, -?\d+, turned \d+°(, under (card \d+|the starting province)(, card \d+)*)?"
        )
        assert re.fullmatch(rf"{where}(, [^,]+ [+-]\d+)* \d+ → \d+", said or ""), said


async def test_a_hidden_page_calls_its_player(tmp_path: Path) -> None:
    async with opened(tmp_path, people=2, computers=0) as (boards, table, user):
        await user.press("#hand button")
        await user.until(OFFERED)
        await user.press(MAIN)
        await user.until("!document.body.classList.contains('asked')")
        await hide(user, True)
        assert await user.page.title() == "Hokkaido · Board"
        calm = await user.page.get_attribute("#icon", "href")
        assert (await boards.act(table, pick_in(await boards.view(table, 1)), 1)).status == 200
        await user.until("document.title === 'It’s your turn. Hokkaido · Board'")
        assert await user.page.get_attribute("#icon", "href") != calm
        await hide(user, False)
        assert await user.page.title() == "Hokkaido · Board"
        assert await user.page.get_attribute("#icon", "href") == calm


async def test_a_players_name_is_text(tmp_path: Path) -> None:
    async with opened(tmp_path, people=3, computers=0) as (_, _, user):
        assert await user.text("#seats button:nth-child(2) .name") == "Bob & <b>Co</b>"
        assert await user.page.locator("#seats b b").count() == 0


async def test_a_players_name_is_no_time_and_a_time_is_one(tmp_path: Path) -> None:
    options = TableOptions(deadline=Deadline.DAY)
    async with opened(tmp_path, people=4, computers=0, options=options, visitor=None) as (_, _, user):
        assert "Haruka, Bob & <b>Co</b>, Иван and <t:1>" in await user.text("#sentence")
        assert re.search(r"\d+/\d+/\d\d, \d+:\d\d", await user.text("#more"))


async def test_a_link_that_is_not_valid_shows_one_sentence(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(2)
        page = await found.new_page()
        for link in (boards.link(table)[:-1], boards.origin):
            await page.goto("about:blank")
            await page.goto(link)
            await expect(page.locator("#notice")).to_have_text(
                re.compile("^This link no longer opens a board")
            )
            await expect(page.locator("#info")).to_be_hidden()


async def test_the_token_leaves_the_address(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, _, user):
        assert "#" not in user.page.url
        await user.page.reload()
        await user.until("document.querySelector('#hand button')")
        assert await user.page.evaluate("document.cookie") == ""
