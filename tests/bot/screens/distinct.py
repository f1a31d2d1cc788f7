"""The distinct screens of the recorded games: those that show something new."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from bot.errors import InputError
from bot.texts import Language
from bot.views.screen import Screen
from engine.errors import GameError
from tests.bot.screens import other_screens, tables
from tests.bot.screens.moments import Moment, features_of
from tests.bot.screens.presses import opened_from

#: What is looked at, in this order. A screen is in the first of them that shows it.
GAMES: Mapping[str, Callable[[], Iterator[Moment]]] = {
    "no-table": other_screens.of_no_table,
    "before-the-game": tables.before_the_game,
    "hokkaido-draft-3": partial(tables.recorded, "hokkaido-draft-3-A"),
    "hokkaido-draft-2": partial(tables.recorded, "hokkaido-draft-2-B", rounds=3),
    "hokkaido-trick-2": partial(tables.recorded, "hokkaido-trick-2-A"),
    "hokkaido-trick-4": partial(tables.recorded, "hokkaido-trick-4-B", rounds=4),
    "honshu-draft-3": partial(tables.recorded, "honshu-draft-3-B"),
    "honshu-trick-2": partial(tables.recorded, "honshu-trick-2-B", rounds=3),
    "intended-moves": tables.intended_moves,
    "with-a-deadline": tables.with_a_deadline,
    "without-a-deadline": tables.without_a_deadline,
    "changing-hands": tables.changing_hands,
    "votes": tables.all_votes,
    "elsewhere": tables.elsewhere,
    "alone": tables.alone,
    "hints": other_screens.with_hints,
    "other-readers": other_screens.for_other_readers,
    "after-the-game": other_screens.after_the_game,
}


@cache
def distinct() -> Mapping[str, tuple[Moment, ...]]:
    """The moments of each game, in order, whose screens show something that no earlier one does.

    Presses are followed only from these screens.
    """
    seen: set[object] = set()
    return {game: tuple(_new(moments(), seen)) for game, moments in GAMES.items()}


def _new(moments: Iterator[Moment], seen: set[object]) -> Iterator[Moment]:
    for first in moments:
        pending = deque([first])
        while pending:
            moment = pending.popleft()
            try:
                screen = moment.screen()
            except (GameError, InputError):
                continue  # the press is refused
            features = features_of(screen)
            if features <= seen:
                continue
            seen |= features
            yield moment
            pending += opened_from(moment, screen)


def screens_in(texts: Language) -> Iterator[tuple[str, Screen]]:
    """Each distinct screen in a language, with the name of its moment."""
    for game, moments in distinct().items():
        for moment in moments:
            yield f"{game}, {moment.name}", moment.screen(texts)
