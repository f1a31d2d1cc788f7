"""The board: gestures to any legal spot, and how quick it is on a phone with a slower processor."""

from __future__ import annotations

import asyncio
import gzip
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean, median
from typing import Any

from bot.workers.thinking import spots
from engine.actions import Place
from engine.chance import Chance
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players import decide
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of
from tests.bot.board.browser import Player, player
from tests.bot.board.tables import Boards, open_boards
from tests.chromium import PROGRAM, browser

#: How many times slower the processor of the phone is, and how many drops are timed.
SLOWER, DROPS = 6, 20

# The page's own functions decide where a drop, a turn and a change of layers lead. A card is tapped in the
# hand or dragged from there, then turned, slipped under or dragged on, and confirmed.
_GESTURES = """async (lists) => {
    const { flipped, middle, nearest, readSpots, slipped, turned } = await import("/page/spots.js");
    const found = [];
    for (const { spots, first } of lists.map(readSpots)) {
        const dropped = [0, 90, 180, 270].map((rotation) =>
            [...new Set(spots.map((spot) => nearest(spots, middle(spot), rotation)))]);
        const [seen, fewest] = [new Set(), new Map()];
        let reached = [first[0], ...dropped[0]].map((spot) => [spot, spot]);
        for (let gestures = 1; reached.length; gestures++) {
            const fresh = reached.filter((each) => !seen.has(`${each}`) && seen.add(`${each}`));
            reached = fresh.flatMap(([now, pivot]) => {
                if (!fewest.has(now)) fewest.set(now, gestures);
                const flips = [0, 1, 2, 3, 4, 5].map((bit) => flipped(spots, now, bit));
                const put = [slipped(spots, now), ...flips, ...dropped[spots[now].rotation / 90]];
                const placed = put.filter((spot) => spot >= 0).map((spot) => [spot, spot]);
                return [[turned(spots, now, pivot), pivot], ...placed];
            });
        }
        found.push(...spots.map((_, spot) => (fewest.get(spot) ?? Infinity) + 1));
    }
    return found;
}"""

# Until the frame with the tried card and its points has been painted.
_TIME_DROPS = """() => {
    window.drops = [];
    const { port1, port2 } = new MessageChannel();
    let began = 0;
    const shown = () => document.querySelector("#trial .outline") && document.querySelector("#points").value;
    const look = () => (shown() ? port2.postMessage(0) : requestAnimationFrame(look));
    port1.onmessage = () => window.drops.push(performance.now() - began);
    addEventListener("pointerup", () => {
        began = performance.now();
        requestAnimationFrame(look);
    }, true);
}"""
_FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
_LOADED = """performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/art/'))
    .map(({ encodedBodySize }) => encodedBodySize)"""


def rows() -> Iterator[tuple[str, str]]:
    """Gestures, times and sizes; nothing without a browser."""
    if PROGRAM is not None:
        yield from asyncio.run(_measured())


@asynccontextmanager
async def _opened() -> AsyncIterator[tuple[Boards, Player]]:
    """The page of a person at a new table."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_boards(Path(folder)) as boards, browser() as found:
            table = await boards.deal(1, 2)
            async with player(boards.link(table), found, touch=True) as user:
                yield boards, user


async def gestures() -> list[int]:
    """The fewest gestures to each legal spot of the cards placed in a game of each kind."""
    async with _opened() as (_, user):
        found: list[int] = await user.page.evaluate(_GESTURES, list(_lists()))
    return found


async def _measured() -> list[tuple[str, str]]:
    needed = await gestures()
    async with _opened() as (boards, user):
        painted = await user.until(_FIRST_PAINT)
        loaded = sum(await user.page.evaluate(_LOADED))
        page = gzip.compress((await boards.ask("", "/")).text.encode())
        await user.page.evaluate(_TIME_DROPS)
        drops = await _drops(user)
    return [
        ("gestures to any legal spot, mean and most", f"{mean(needed):.1f}, {max(needed)}"),
        (
            f"drop until shown, processor {SLOWER} times slower, median and most",
            f"{median(drops):.0f}, {max(drops):.0f} ms",
        ),
        ("first paint", f"{painted:.0f} ms"),
        ("bytes until then without pictures", f"{(loaded + len(page)) / 1000:.0f} kB"),
    ]


async def _drops(user: Player) -> list[float]:
    """Drop a card again and again; returns milliseconds."""
    await user.press("#hand button")
    await user.until("document.querySelector('#trial .outline')")
    session = await user.page.context.new_cdp_session(user.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await user.page.evaluate("window.drops.length = 0")
    for number in range(DROPS):
        await user.drag("#hand button", "#map", dx=30 * (-1) ** number, dy=40)
        await user.until(f"window.drops.length > {number}")
    drops: list[float] = await user.page.evaluate("window.drops")
    return drops


def _lists() -> Iterator[dict[str, Any]]:
    """The legal spots of every card placed in a game of each kind."""
    for rules in Rules:
        options = GameOptions(2, rules, GAMES[rules].selection, with_goals=GAMES[rules].has_goals)
        deck = shipped_deck(GAMES[rules].deck)
        game, chance = Game.start(options, deck, draw_up(options, deck, "board")), Chance.of_text("board")
        while not game.is_over:
            view = view_of(game, game.waiting_for[0])
            action = decide("normal", view, chance)
            if isinstance(action, Place):
                yield spots(view, deck.card(action.placement.card), ranked=True)
            game, _ = game.apply(action)
