"""Discord's limits for screens with the longest names and values: settings, logs, results, personal data.

Each is built in every language and in the pseudo-language of the tests, as all others in ``test_screens``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import cache

import pytest

from bot.components import COMPONENTS
from bot.history import LogEntry, Standing, Stats
from bot.people.links import Links
from bot.people.preferences import Reader, ServerPreferences, WhoMayStart
from bot.tables import Stage, Table, TableOptions
from bot.tables.game_history import ScoreOfDay
from bot.tables.options import TYPED
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.log import log_screen
from bot.views.results import (
    ALONE,
    COMPUTERS,
    GIVE_UP,
    Played,
    Seals,
    leaderboard_screen,
    result_screen,
    shared_screen,
    stats_screen,
)
from bot.views.review import replay_screen
from bot.views.screen import BOARD, REPLAY, STATS, Moment, Screen, with_show_button
from bot.views.settings import (
    forget_screen,
    server_settings_screen,
    settings_screen,
    theme_question,
)
from bot.views.viewer import Viewer, noon_of
from engine.options import PlacingOrder, Rules
from engine.views import Phase
from tests.bot.pseudo_locale import two_languages
from tests.bot.screens.log_pages import log_pages
from tests.bot.screens.test_limits import (
    LANGUAGES,
    LONGEST_NAME,
    STRANGE_DECK,
    check_screen,
    opened,
    random_game,
)

TEXTS = two_languages()
#: The maximum number of languages in a menu besides "as in Discord"; the bot has fewer.
MOST_LANGUAGES = 24


@cache
def long_game(order: PlacingOrder) -> tuple[Table, list[LogEntry], list[Table]]:
    """A finished five-player game with the longest names, its log, and its tables during the map phases."""
    table, entries, placing = opened(5, TableOptions(with_goals=True, order=order)), list[LogEntry](), []
    for after, events in random_game(table, "a long log"):
        number = 1 if table.game is None else table.game.round
        entries += [LogEntry(after.opened_at, number, event) for event in events]
        table = after
        if table.view(None).phase is Phase.MAP:
            placing.append(table)
    return table, entries, placing


def of_logs(texts: Language) -> Iterator[Screen]:
    """Every page of the log of a long game."""
    for order in (PlacingOrder.SIMULTANEOUS, PlacingOrder.IN_ORDER):
        table, entries, _ = long_game(order)
        everyone = Viewer(Reader(texts), table, None)
        pages = log_pages(everyone, entries)
        assert sum(page.count("\n") for page in pages) >= 5 * 12
        yield from (log_screen(everyone, entries, page) for page in range(len(pages)))
        assert log_screen(everyone, entries, 10**9) == log_screen(everyone, entries, None)


def of_a_solo_game(texts: Language) -> Iterator[Screen]:
    """The deal, the result, and the result for everyone, of a game of one's own and of the map of the day."""
    table, _, _ = long_game(PlacingOrder.SIMULTANEOUS)
    board = tuple(ScoreOfDay(10**18, LONGEST_NAME, 199 - number, f"`{'u' * 32}`") for number in range(30))
    played = Played((100,) * 12, (199,) * 12, (9999,) * 12, board)
    seals = Seals("0" * 64, "f" * 64)
    for day, sealed in ((None, None), (date(2026, 9, 30), seals)):
        alone = replace(table, options=replace(table.options, alone=True, day=day))
        played = replace(played, is_late=day is not None)
        viewer = Viewer(Reader(texts), alone, 0)
        screen = result_screen(viewer, played, sealed)
        yield with_show_button(texts, screen, ALONE, moment=Moment(table.id))
        yield shared_screen(viewer, played)
        yield result_screen(viewer, replace(played, par=None), sealed)
        running = replace(alone, stage=Stage.RUNNING)
        for note in (
            texts.format("alone-day", commitment="0" * 64),
            texts.format("alone-day-late", day=noon_of(date(2026, 9, 30))),
        ):
            dealt = current_screen(Viewer(Reader(texts), running, 0)).with_note(note)
            yield dealt.with_button(viewer.button(GIVE_UP, lasting=True))


def of_replays(texts: Language) -> Iterator[Screen]:
    """The replay of all maps, and of one."""
    table, _, _ = long_game(PlacingOrder.SIMULTANEOUS)
    for seat in (None, 0, 4):
        screen = replay_screen(Viewer(Reader(texts), table, None), seat)
        whose = () if seat is None else (str(seat),)
        yield with_show_button(texts, screen, REPLAY, *whose, moment=Moment(table.id))


def without_a_game(texts: Language) -> Iterator[Screen]:
    """The screens that need no game, with the most languages and the longest values."""
    many = {str(number): texts for number in range(MOST_LANGUAGES)}
    yield theme_question(texts, many)
    yield forget_screen(texts, 10**19, 100, plays_alone=True)
    yield settings_screen(Reader(texts, links=Links("https://hokkaido.example", "a key")), many)
    yield server_settings_screen(texts, ServerPreferences(WhoMayStart.ROLE, 10**19), many, has_board=True)
    with_deck = TableOptions(rules=Rules.HONSHU, own_deck=STRANGE_DECK, scoring_card="random")
    for menu in (name for name, option in TYPED.items() if option.has_menu):
        preferences = ServerPreferences(options=with_deck)
        yield server_settings_screen(texts, preferences, many, menu, has_board=True)
    numbers = (-100, 10**4, 10**4, 1000, 999.123, 10**4)
    standing = Standing(10, 10**19, LONGEST_NAME, *numbers, provisional=True, mark=f"`{'u' * 32}`")
    for with_computers in (False, True):
        board = leaderboard_screen(texts, [standing] * 1000, with_computers=with_computers)
        yield with_show_button(texts, board, BOARD, COMPUTERS)
        yield leaderboard_screen(texts, [], with_computers=with_computers)
    yield with_show_button(
        texts, stats_screen(texts, LONGEST_NAME, Stats(standing, standing)), STATS, "9" * 20
    )
    yield stats_screen(texts, LONGEST_NAME, Stats(None, None))


#: Screens, and some controls that must be among theirs.
SCREENS: dict[Callable[[Language], Iterator[Screen]], set[str]] = {
    of_logs: {"log"},
    of_a_solo_game: {"alone-again", "alone-give-up", "show-all"},
    of_replays: {"show-all"},
    without_a_game: {"forget-me", "keep-me"}
    | {control for control in COMPONENTS if control.startswith("set-")} - {"set-aside"},
}


@pytest.mark.parametrize("screens", SCREENS, ids=lambda screens: screens.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_screen_fits(language: str, screens: Callable[[Language], Iterator[Screen]]) -> None:
    controls: set[str] = set()
    for screen in screens(LANGUAGES[language]):
        controls |= check_screen(screen)
    assert SCREENS[screens] <= controls
