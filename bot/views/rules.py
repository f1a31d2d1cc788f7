"""The rules of both games in a few pages with pictures, a tutorial through one round, and the cards.

The texts are ``rules-...``.
"""

from __future__ import annotations

from functools import partial

from bot.errors import InputError
from bot.tables import TableOptions
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Button, Tone, button_without_table
from bot.views.lobby import deck_name
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer
from engine.decks import Deck
from engine.options import Rules, Selection
from engine.rules import GAMES
from render.pictures.card_pictures import draw_card, draw_deck
from render.pictures.help_pictures import draw_kinds
from render.pictures.walk_pictures import STEPS, draw_scene, draw_step

#: The pages of each game, each with its scene of the tutorial; the page about points shows the squares.
POINTS = "points"
PAGES = {
    Rules.HOKKAIDO: {"round": 1, "placing": 3, "range": 6, "cubes": 4, "terraforming": 5, POINTS: None},
    Rules.HONSHU: {"round": 1, "placing": 3, "cubes": 4, POINTS: None},
}


def rules_screen(texts: Language, options: TableOptions | None = None, page: int = 1) -> Screen:
    """A page of the rules for newcomers, by default for Hokkaido's default game.

    Raises:
        InputError: there is no such page; the button was made by another version of the bot.
    """
    options = options or TableOptions()
    game, selection = options.rules, options.selection
    pages = PAGES[game]
    if not 1 <= page <= len(pages):
        raise InputError("button-unknown")
    name = list(pages)[page - 1]
    key = {"round": f"rules-round-{selection}", POINTS: f"rules-points-{game}"}.get(name, f"rules-{name}")
    heading = texts.format("rules-heading", game=game, page=page, pages=len(pages))
    text = f"{heading}\n{texts.format(key, game=game)}"
    return Screen(text, drawing=_drawing(texts, options, pages[name]), rows=(_ways(texts, options, page),))


def _drawing(texts: Language, options: TableOptions, scene: int | None) -> Drawing:
    """The scene of a page, or the kinds of squares with their points."""
    phrases = phrases_of(texts, options.rules)
    if scene is None:
        return partial(draw_kinds, tuple(options.deck.cubes), phrases)
    return partial(draw_scene, scene, options.rules, phrases)


def _ways(texts: Language, options: TableOptions, page: int) -> tuple[Button, ...]:
    """The buttons for the previous and next pages, the tutorial of a default round, and the other game."""
    game, selection = options.rules, options.selection
    (other,) = (rules for rules in Rules if rules is not game)
    ways = []
    if page > 1:
        back = _page(game, selection, page - 1)
        ways.append(button_without_table(texts, RULES, *back, text="button-walk-back"))
    if page < len(PAGES[game]):
        on = _page(game, selection, page + 1)
        ways.append(button_without_table(texts, RULES, *on, tone=Tone.MAIN, text="button-walk-on"))
    if page == 1 and shows_round_of(options):
        ways.append(walk_button(texts, Tone.PLAIN))
    first = _page(other, GAMES[other].selection, 1)
    return (*ways, button_without_table(texts, RULES, *first, text="button-rules-other", game=other))


def _page(game: Rules, selection: Selection, page: int) -> tuple[str, ...]:
    """The arguments for ``page_of``."""
    return game, selection, str(page)


def page_of(arguments: tuple[str, ...]) -> tuple[TableOptions, int]:
    """The options and the page of a button.

    Raises:
        InputError: another version of the bot made it.
    """
    try:
        game, selection, page = arguments
        return TableOptions(rules=Rules(game), selection=Selection(selection)), int(page)
    except ValueError as error:
        raise InputError("button-unknown") from error


def cards_screen(texts: Language, deck: Deck, number: int | None) -> Screen:
    """One card of a deck, or all of them for None.

    Raises:
        InputError: the deck has no such card.
    """
    if number is None:
        text = texts.format("all-cards", count=len(deck.cards))
        return Screen(text, drawing=partial(draw_deck, tuple(deck.cards), deck_name(deck), phrases_of(texts)))
    card = next((card for card in deck.cards if card.number == number), None)
    if card is None:
        raise InputError("no-such-card", card=number)
    return Screen(texts.format("one-card", card=number), drawing=partial(draw_card, card, phrases_of(texts)))


#: The tutorial's picture in which a card is placed.
PLACING = 3

#: The controls for a picture of the tutorial, and for returning to the rules.
WALK = "walk"
RULES = "rules"


def walk_button(texts: Language, tone: Tone) -> Button:
    """The button for the first picture of the tutorial."""
    return button_without_table(texts, WALK, "1", tone=tone)


def shows_round_of(options: TableOptions) -> bool:
    """Whether a round of a table with these options is like the tutorial's."""
    return options.rules is Rules.HOKKAIDO and options.selection is Selection.DRAFT


def learning_buttons(texts: Language, viewer: Viewer | None, tone: Tone = Tone.MAIN) -> tuple[Button, ...]:
    """The buttons for the tutorial, unless the viewer's table plays otherwise, and for the table's rules."""
    if viewer is None:
        return (walk_button(texts, tone), button_without_table(texts, RULES))
    rules = viewer.button(RULES, lasting=True)
    return (walk_button(texts, tone), rules) if shows_round_of(viewer.table.options) else (rules,)


def with_welcome(viewer: Viewer, answer: Screen | None) -> Screen:
    """The offer for people who sit down at a table for the first time, below another response."""
    key = "welcome" if shows_round_of(viewer.table.options) else "welcome-rules"
    screen = Screen(viewer.format(key), rows=(learning_buttons(viewer.texts, viewer),))
    return screen if answer is None else screen.with_note(answer.text)


def walk_screen(texts: Language, step: int) -> Screen:
    """One picture of the tutorial through a round, with buttons for the next and the previous one.

    Raises:
        InputError: there is no such step; the button was made by another version of the bot.
    """
    if not 1 <= step <= STEPS:
        raise InputError("button-unknown")
    heading, _ = phrases_of(texts).step(step)
    text = texts.format("walk", step=step, steps=STEPS, heading=heading)
    if step == PLACING:
        text += f"\n{texts.format('walk-placing')}"
    if step == STEPS:
        text += f"\n{texts.format('walk-points')}"
    ways = []
    if step > 1:
        ways.append(button_without_table(texts, WALK, str(step - 1), text="button-walk-back"))
    if step < STEPS:
        on = str(step + 1)
        ways.append(button_without_table(texts, WALK, on, tone=Tone.MAIN, text="button-walk-on"))
    ways.append(button_without_table(texts, RULES, "here"))
    return Screen(text, drawing=partial(draw_step, step, phrases_of(texts)), rows=(tuple(ways),))
