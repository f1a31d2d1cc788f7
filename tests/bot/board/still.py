"""The page in a browser without a bot: its requests are answered from a table that stands still."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import PurePath
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from playwright.async_api import Page, Route

from bot.board.drawing import gains_drawn, themes_css
from bot.board.server import INDEX, PAGE, TYPES
from bot.board.view import card_groups, plain, present
from bot.errors import sentence
from bot.people.preferences import Reader
from bot.tables import Stage, Table, TableOptions, game_moves
from bot.views.viewer import Viewer
from bot.workers.thinking import points, spots
from engine.action_fields import read_placement
from engine.actions import Action
from engine.chance import Chance
from engine.errors import GameError
from engine.players import decide
from engine.views import View
from render.drawing.sprites import sprite_sheet
from render.palette import ThemeName
from tests.bot.pseudo_locale import strict_texts
from tests.bot.tables.sitting import PEOPLE, begun

ADDRESS = "http://board.test/"


def table_at(people: int, options: TableOptions, reached: Callable[[View], bool]) -> Table:
    """A table whose game, played at random, has come to a moment of the first person."""
    at, chance = begun(people, 0, options), Chance.of_text("still")
    while at.table.stage is Stage.RUNNING and not (
        0 in at.table.view(0).waiting_for and reached(at.table.view(0))
    ):
        seat = at.table.view(None).waiting_for[0]
        action = decide("random", at.table.view(seat), chance)
        at.do(game_moves.act, PEOPLE[seat], partial(_chosen, action))
    return at.table


def _chosen(action: Action, _seat: int) -> Action:
    return action


@cache
def _sheet() -> str:
    return sprite_sheet(ThemeName.LIGHT)


@dataclass
class Still:
    """What a page shows: a table as its first person sees it, in a language."""

    page: Page
    viewer: Viewer = field(init=False)
    silent: list[Route] = field(default_factory=list)

    async def show(self, table: Table, locale: str = "en") -> None:
        """Load the page, and wait until it is drawn."""
        self.viewer = Viewer(Reader(strict_texts().of(locale), ThemeName.LIGHT), table, 0)
        await self.page.goto(ADDRESS)
        await self.page.wait_for_function("!document.body.hidden && document.querySelector('#art svg')")

    async def answer(self, route: Route) -> None:
        """Answer a request of the page. The stream of changes stays silent."""
        address = urlsplit(route.request.url)
        folder, _, name = address.path.removeprefix("/").rpartition("/")
        if folder == "api":
            try:
                found, status = self._found(name, dict(parse_qsl(address.query))), 200
            except GameError as error:
                found, status = {"error": plain(sentence(self.viewer.texts, error)), "view": None}, 422
            if found is None:
                self.silent.append(route)
            else:
                await route.fulfill(status=status, json=found)
        elif name == "themes.css":
            await route.fulfill(body=themes_css(), content_type="text/css")
        elif folder == "art":
            await route.fulfill(body=_sheet(), content_type="image/svg+xml")
        elif folder == "page":
            await route.fulfill(body=PAGE[name], content_type=TYPES[PurePath(name).suffix])
        else:
            page = INDEX.substitute(locale="en", modules="", no_scripts="")
            await route.fulfill(body=page, content_type="text/html")

    def _found(self, name: str, query: dict[str, str]) -> Any:
        """The body of a response; None if there is no response."""
        if name == "view":
            return {"tag": "still", **present(self.viewer)}
        view = self.viewer.view
        cards = {card.number: card for _, group in card_groups(self.viewer) for card, *_ in group}
        if name == "spots":
            return spots(view, cards[int(query["card"])], ranked=True)
        if name == "points":
            placement = read_placement(json.loads(query["at"]))
            gains, marks = gains_drawn(view, cards[placement.card], placement)
            named = [(gain.category, gain.points, gain.positions) for gain in gains]
            return {"points": points(view, cards[placement.card], placement), "gains": named, "marks": marks}
        return [] if name == "tiles" else None


@asynccontextmanager
async def still(page: Page) -> AsyncIterator[Still]:
    """Answer all requests of a page."""
    found = Still(page)
    await page.route("**/*", found.answer)
    yield found
    for route in found.silent:
        await route.abort()
    await page.unroute_all(behavior="ignoreErrors")
