"""The menus of what new tables of a server begin with, for its moderators."""

from __future__ import annotations

from dataclasses import replace

from bot.people.preferences import ServerPreferences
from bot.tables.option_values import VALUES, changed, next_value, value_of
from bot.texts import Language
from bot.views.controls import NO_TABLE, Choice, CustomId, Menu, choices_of
from bot.views.lobby import deck_name
from engine.rules import GAMES

#: The control of both menus.
USUAL = "set-server-usual"

#: The options in the order of the menu; ``offered_options`` leaves out those that do not fit the game.
OPTIONS = (
    "game",
    "selection",
    "scoring-card",
    "deck",
    "side",
    "goals",
    "order",
    "deadline",
    "hints",
    "words",
    "by-invitation",
    "thread",
    "forum",
    "ping",
)

#: Options with many values, which get a menu; choosing another option moves it on to its next value.
IN_MENUS = ("scoring-card", "deadline")

#: Separates an option from the value that was chosen for it.
EQUALS = "="


def offered_options(preferences: ServerPreferences) -> tuple[str, ...]:
    """The options that can be changed.

    A game has goals or scoring cards; an own deck, the forum, and the role that is told of tables can be
    removed.
    """
    usual = preferences.options
    game = GAMES[usual.rules]
    left_out = {
        "scoring-card": not game.has_scoring_cards,
        "goals": not game.has_goals,
        "deck": usual.own_deck is None,
        "forum": preferences.forum_id is None,
        "ping": preferences.ping_role_id is None,
    }
    return tuple(option for option in OPTIONS if not left_out.get(option, False))


def usual_options_menu(texts: Language, preferences: ServerPreferences) -> Menu:
    """The menu of all options with their present values."""
    values = _values(texts, preferences)
    choices = tuple(
        Choice(texts.format(f"usual-{option}", **values), option) for option in offered_options(preferences)
    )
    return Menu(texts.format("menu-usual"), CustomId(USUAL, NO_TABLE), choices)


def values_menu(texts: Language, preferences: ServerPreferences, option: str) -> Menu:
    """The menu of the values of one of the options ``IN_MENUS``, with the present one chosen."""
    labels = {
        f"{option}{EQUALS}{value}": texts.format(f"choice-{option}-{value}") for value in VALUES[option]
    }
    present = f"{option}{EQUALS}{value_of(preferences.options, option)}"
    custom_id = CustomId(USUAL, NO_TABLE, (option,))
    return Menu(texts.format(f"menu-usual-{option}"), custom_id, choices_of(labels, present))


def with_choice(preferences: ServerPreferences, chosen: str) -> ServerPreferences:
    """The settings after a choice from either menu.

    Raises:
        KeyError: there is no such option.
        ValueError: the option has no such value.
    """
    option, _, value = chosen.partition(EQUALS)
    usual = preferences.options
    if option == "thread":
        return replace(preferences, in_thread=not preferences.in_thread)
    if option == "forum":
        return replace(preferences, forum_id=None)
    if option == "ping":
        return replace(preferences, ping_role_id=None)
    if option == "deck":
        return replace(preferences, options=replace(usual, own_deck=None))
    return replace(preferences, options=changed(usual, option, value or next_value(usual, option)))


def _values(texts: Language, preferences: ServerPreferences) -> dict[str, object]:
    """The present values, as the lines of the menu fill them in."""
    usual = preferences.options
    card = value_of(usual, "scoring-card")
    return {
        "game": usual.rules,
        "selection": usual.selection,
        "card": texts.format(f"choice-scoring-card-{card}"),
        "deck": "" if usual.own_deck is None else deck_name(usual),
        "side": usual.side,
        "goals": usual.with_goals,
        "order": usual.order,
        "deadline": texts.format(f"choice-deadline-{usual.deadline}"),
        "hints": usual.hints,
        "words": usual.words,
        "invitation": usual.by_invitation,
        "thread": preferences.in_thread,
    }
