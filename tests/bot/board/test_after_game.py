"""What the page shows and does after the last card."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Stage, Table, TableOptions, game_moves, lobby
from bot.tables.alone import day_at, options_alone, options_of_day
from bot.workers import thinking
from engine.chance import Chance
from engine.options import Rules, Selection
from engine.parts.cards import Side
from engine.players import decide
from tests.bot.board.browser import OVER, player
from tests.bot.board.tables import Boards
from tests.chromium import browser, needs_chromium

GALLERY = Path(__file__).parents[3] / "docs" / "gallery"


@pytest.fixture(autouse=True)
def _quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PLAYER", "easy")


async def play(boards: Boards, table: Table, *persons: int, until_last: bool = False) -> Table:
    """Let the easy player, who misses much, decide for people until the end, or until the last round."""
    chance = Chance.of_text("someone")
    while (now := await boards.now(table)).stage is Stage.RUNNING:
        view = now.view(None)
        if until_last and view.round == 12:
            break
        seats = {now.seat_of(boards.people[person].id): person for person in persons or (0,)}
        asked = next((seat for seat in seats if seat in view.waiting_for), None)
        if asked is None:
            await boards.room.bot.services.tables.settled()
            await asyncio.sleep(0)
            continue
        action = decide("easy", now.view(asked), chance)
        await boards.do(table, game_moves.act, seats[asked], lambda _, a=action: a)
    return await boards.now(table)


async def of_day(boards: Boards, person: int = 0, *, guild_id: int = 0) -> Table:
    """A person's map of the day."""
    options = options_of_day(day_at(boards.room.clock.now()))
    async with boards.bots_work():
        services = boards.room.bot.services.tables
        return await services.play_alone(guild_id, boards.people[person], options)


async def pass_days(boards: Boards, days: int) -> None:
    async with boards.room.turn:
        await boards.room.env.advance_time(timedelta(days=days).total_seconds())


async def after(boards: Boards, table: Table, what: str, person: int | None = 0) -> Any:
    answer = await boards.ask(boards.token(table, person), f"/api/after/{what}")
    assert answer.status == 200, answer.text
    return answer.body


async def test_the_end_of_a_game_is_in_the_view(boards: Boards) -> None:
    table = await boards.deal(1, 2)
    assert (await boards.view(table))["end"] is None
    await play(boards, table)
    view = await boards.view(table)
    assert sorted(view["end"]["places"]) == [1, 2, 3]
    best = view["end"]["places"].index(1)
    assert view["sentence"].startswith(f"🏆 {view['seats'][best]['name']} wins with ")
    assert [offer["what"] for offer in view["end"]["offers"]] == [
        "again",
        "picture:replay",
        "picture:keepsake",
    ]
    offers = (await boards.view(table, None))["end"]["offers"]
    assert [offer["what"] for offer in offers] == ["picture:replay"]


async def test_pictures_to_keep_are_drawn_for_those_who_may_see_them(boards: Boards) -> None:
    table = await boards.deal(1, 1)
    assert (await boards.ask(boards.token(table), "/api/picture/replay")).status == 422, "it is not over"
    await play(boards, table)
    for person, what, status in (
        (0, "replay", 200),
        (0, "tall", 200),
        (None, "wide", 422),
        (0, "other", 422),
    ):
        answer = await boards.ask(boards.token(table, person), f"/api/picture/{what}", Accept_Encoding="gzip")
        assert answer.status == status, (person, what)
        if status == 200:
            assert answer.headers["Content-Type"].startswith("image/")
            assert "Content-Encoding" not in answer.headers


async def test_a_miss_opens_what_if_with_the_better_card(boards: Boards) -> None:
    table = await boards.deal(1, 1)
    for path in ("review", "par", "everyone"):
        assert (await boards.ask(boards.token(table), f"/api/after/{path}")).status == 422
    await play(boards, table)
    found = await after(boards, table, "review")
    assert found["share"] is None
    misses = found["seats"]["0"]["misses"]
    assert found["best"].startswith(f"Biggest miss: round {misses[0]['round']}, ")
    assert [len(review["squares"]) for review in found["seats"].values()] == [12]
    (line,) = found["seats"]["0"]["lines"]
    points = [int(miss["label"].split()[2]) for miss in misses]
    assert f"Points missed: {sum(points)} (" in line
    assert f", {points[0]} point" in found["best"]
    miss = next(miss for miss in misses if miss["card"])
    query = f"round={miss['round']}&seat=0&card={miss['card']}"
    then = (await boards.ask(boards.token(table), f"/api/round?{query}")).body
    card, x, y, rotation, under = miss["tried"]
    assert then["card"] == card == miss["card"]
    assert [x, y, rotation, under] in [spot[:4] for spot in then["spots"]["spots"]]
    other = card % 60 + 1
    then = (await boards.ask(boards.token(table), f"/api/round?round=3&seat=0&card={other}")).body
    assert then["card"] == then["spots"]["card"] == other


async def test_the_map_of_the_day_is_compared_and_shared(boards: Boards) -> None:
    """Those on the same server are seen; the link for everyone shows their maps when the day is over."""
    guild_id = boards.room.guild.id
    await play(boards, await of_day(boards))
    await pass_days(boards, 1)
    table = await of_day(boards, guild_id=guild_id)
    assert (await boards.ask(boards.token(table, None), "/api/view")).status == 401, "it is being played"
    await play(boards, table)
    other = await of_day(boards, 1, guild_id=guild_id)
    assert [seat["name"] for seat in (await after(boards, table, "everyone"))["seats"]] == ["Haruka"]
    await play(boards, other, 1)

    share = (await after(boards, table, "review"))["share"].splitlines()
    assert share[2:] == ["🔥 2 days in a row", boards.link(table, None)]
    assert "Par, " in (await after(boards, table, "par"))["line"]
    everyone = await after(boards, table, "everyone")
    assert {seat["name"] for seat in everyone["seats"]} == {"Haruka", "Bob & <b>Co</b>"}
    points = [seat["points"] for seat in everyone["seats"]]
    assert points == sorted(points, reverse=True)

    refused = await boards.ask(boards.token(table, None), "/api/view")
    assert refused.status == 403
    assert refused.body["error"].startswith("Everyone’s maps can be seen here ")
    await pass_days(boards, 1)
    assert (await boards.view(table, None))["seat"] is None
    assert (await after(boards, table, "everyone", None))["seats"] == everyone["seats"]
    par = await boards.ask(boards.token(table, None), "/api/after/par")
    assert par.status == 422, "it is a sentence for the player"


async def test_no_one_from_elsewhere_is_among_everyones_maps(boards: Boards) -> None:
    tables = [await play(boards, await of_day(boards, person), person) for person in (0, 1)]
    assert [seat["name"] for seat in (await after(boards, tables[0], "everyone"))["seats"]] == ["Haruka"]


async def test_a_deal_of_ones_own_is_shown_to_no_one_else(boards: Boards) -> None:
    table = await play(boards, await boards.alone(options_alone(Rules.HONSHU, Side.A)))
    await pass_days(boards, 2)
    assert (await boards.ask(boards.token(table, None), "/api/view")).status == 401
    assert (await boards.ask(boards.token(table), "/api/after/everyone")).status == 422


async def again(boards: Boards, table: Table, person: int = 0) -> Table:
    """The table of the next game, to which the page goes."""
    answer = await boards.ask(boards.token(table, person), "/api/again", {})
    assert answer.status == 200, answer.text
    visitor = boards.links.visitor(answer.body["link"].partition("#")[2], boards.room.clock.now())
    assert visitor is not None
    assert visitor.user_id == boards.people[person].id
    return await boards.room.bot.services.tables.get(visitor.table_id)


async def test_the_same_people_play_again_at_one_table(boards: Boards) -> None:
    options = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)
    table = await boards.deal(2, options=options)
    assert (await boards.ask(boards.token(table), "/api/again", {})).status == 422
    await play(boards, table, 0, 1)
    opened = await again(boards, table)
    assert opened.options == options
    assert [person.name for person in opened.invited] == [boards.people[1].name]
    assert await again(boards, table) == opened
    joined = await again(boards, table, 1)
    assert joined.id == opened.id
    assert len(joined.seats) == 2
    sentence = (await boards.view(joined, 1))["sentence"]
    assert "The game starts when Haruka presses Begin" in sentence


async def test_a_game_against_computers_begins_again_at_once(boards: Boards) -> None:
    table = await boards.deal(1, 2)
    await boards.do(table, lobby.close, 0, moderator=True)
    assert (await again(boards, table)).stage is not Stage.LOBBY


@needs_chromium
async def test_the_page_goes_on_with_the_next_game_when_it_begins_in_discord(boards: Boards) -> None:
    table = await play(boards, await boards.deal(2), 0, 1)
    async with browser() as found, player(boards.link(table), found, touch=True) as user:
        await user.press("[data-do=again]")
        sentence = user.page.locator("#sentence")
        await sentence.filter(has_text="The game starts when you press Begin in Discord").wait_for()
        assert await user.page.locator("button:visible, input:visible").count() == 0
        joined = await again(boards, table, 1)
        services = boards.room.bot.services.tables
        async with boards.bots_work():
            await services.begin(joined.id, boards.people[0])
        await user.until("document.querySelector('#hand button')")


@needs_chromium
async def test_a_game_for_one_from_its_last_card_to_the_next_deal(boards: Boards) -> None:
    table = await play(boards, await of_day(boards), until_last=True)
    async with browser() as found, player(boards.link(table), found, touch=True) as user:
        await user.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await user.play()
        await user.until(f"{OVER} && document.querySelector('#squares')")
        await user.until("document.querySelector('#sentence').textContent.includes('Par, ')")
        await user.page.evaluate("document.activeElement.blur()")
        await user.key("Enter")
        await user.page.evaluate("fetch('page/page.css')")
        assert await user.page.locator("#notice").is_hidden(), "Enter does nothing"
        await user.press("[data-do=share]:enabled")
        await user.until("document.querySelector('#notice').textContent.startsWith('Copied')")
        copied = await user.page.evaluate("navigator.clipboard.readText()")
        assert copied == (await after(boards, table, "review"))["share"]

        await user.press("[data-do^='miss']")
        await user.until("document.querySelector('#trial .outline')")
        await user.press("#choices [data-do=live]")
        picture = GALLERY / "keepsake-tall.webp"
        await user.page.route("**/api/picture/tall", lambda route: route.fulfill(path=picture))
        await user.press("[data-do='picture:keepsake']")
        await user.until("document.querySelector('#keep img')?.naturalWidth")
        assert await user.page.locator("#keep a[download]").get_attribute("download") == "keepsake.webp"
        await user.press("[data-do=close]")

        await user.press("[data-do=again]")
        await user.page.locator("body:not(.over) #hand button").first.wait_for()
