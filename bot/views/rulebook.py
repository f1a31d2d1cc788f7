"""The rules of both games in a few pages with pictures, a tutorial through one round, and the cards.

The texts are ``rules-...``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.errors import InputError
from bot.people.preferences import Reader
from bot.tables import TableOptions
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import Button, Drawing, Screen, Tone, button_without_table
from bot.views.table_message import deck_name, scoring_card_effect
from bot.views.viewer import Viewer
from engine.decks import Deck
from engine.options import Rules, Selection
from engine.rules import GAMES
from engine.scoring.goals import GOALS
from render.pictures.card_pictures import draw_card, draw_deck
from render.pictures.help_pictures import draw_kinds
from render.pictures.walk_pictures import STEPS, draw_scene, draw_step

#: The pages of each game by the names of their texts, and the tutorial's scenes on some of them.
PAGES = {
    Rules.HOKKAIDO: ("round", "placing", "range", "cubes", "terraforming", "points", "goals"),
    Rules.HONSHU: ("round", "placing", "cubes", "points", "scoring-cards"),
}
SCENES = {"round": 1, "placing": 3, "range": 6, "cubes": 4, "terraforming": 5}


def rules_screen(reader: Reader, options: TableOptions | None = None, page: int = 1) -> Screen:
    """A page of the rules for newcomers, by default for Hokkaido's default game.

    Raises:
        InputError: there is no such page; the button was made by another version of the bot.
    """
    texts, options = reader.texts, options or TableOptions()
    pages = PAGES[options.rules]
    if not 1 <= page <= len(pages):
        raise InputError("button-unknown")
    name = pages[page - 1]
    heading = texts.format("rules-heading", game=options.rules, page=page, pages=len(pages))
    text = f"{heading}\n{_text(texts, options, name)}"
    return Screen(text, drawing=_drawing(reader, options, name), rows=(_ways(texts, options, page),))


def rulebook(texts: Language, options: TableOptions) -> list[str]:
    """The texts of all pages, each with its own heading only."""
    return [_text(texts, options, name) for name in PAGES[options.rules]]


def _text(texts: Language, options: TableOptions, name: str) -> str:
    """The text of a page, below its heading."""
    match name:
        case "round":
            return texts.format(f"rules-round-{options.selection}")
        case "points":
            return texts.format(f"rules-points-{options.rules}", game=options.rules)
        case "goals":
            return texts.format("rules-goals", goals=_numbered({n: texts.format(f"goal-{n}") for n in GOALS}))
        case "scoring-cards":
            cards = options.deck.scoring_cards
            effects = {number: scoring_card_effect(texts, card) for number, card in cards.items()}
            return texts.format("rules-scoring-cards", cards=_numbered(effects))
    return texts.format(f"rules-{name}", game=options.rules)


def _numbered(texts: Mapping[int, str]) -> str:
    """A numbered list in Discord's Markdown."""
    return "\n".join(f"{number}. {text}" for number, text in texts.items())


def _drawing(reader: Reader, options: TableOptions, name: str) -> Drawing | None:
    """The scene of a page, or on the page about points the kinds of squares."""
    phrases, theme = phrases_of(reader.texts, options.rules), reader.theme
    if name == "points":
        return partial(draw_kinds, tuple(options.deck.cubes), phrases, theme=theme)
    if name not in SCENES:
        return None
    return partial(draw_scene, SCENES[name], options.rules, phrases, theme=theme)


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


def cards_screen(reader: Reader, deck: Deck, number: int | None) -> Screen:
    """One card of a deck, or all of them for None.

    Raises:
        InputError: the deck has no such card.
    """
    texts, phrases, theme = reader.texts, phrases_of(reader.texts), reader.theme
    if number is None:
        text = texts.format("all-cards", count=len(deck.cards))
        cards = tuple(deck.cards)
        return Screen(text, drawing=partial(draw_deck, cards, deck_name(deck), phrases, theme=theme))
    card = next((card for card in deck.cards if card.number == number), None)
    if card is None:
        raise InputError("no-such-card", card=number)
    text = texts.format("one-card", card=number)
    return Screen(text, drawing=partial(draw_card, card, phrases, theme=theme))


#: The tutorial's picture in which a card is placed.
PLACING = 3

#: The controls for a picture of the tutorial, for returning to the rules, and for opening a table.
WALK = "walk"
RULES = "rules"
OPEN_TABLE = "open-table"


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
    screen = Screen(viewer.format("welcome"), rows=(learning_buttons(viewer.texts, viewer),))
    return screen if answer is None else screen.with_note(answer.text)


def walk_screen(reader: Reader, step: int, *, may_open: bool = False) -> Screen:
    """One picture of the tutorial through a round, with buttons for the next and the previous one.

    With ``may_open`` the last picture has a button that opens a table.

    Raises:
        InputError: there is no such step; the button was made by another version of the bot.
    """
    if not 1 <= step <= STEPS:
        raise InputError("button-unknown")
    texts, phrases = reader.texts, phrases_of(reader.texts)
    heading, _ = phrases.step(step)
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
    elif may_open:
        ways.append(button_without_table(texts, OPEN_TABLE, tone=Tone.GOOD))
    ways.append(button_without_table(texts, RULES, "here"))
    drawing = partial(draw_step, step, phrases, theme=reader.theme)
    return Screen(text, drawing=drawing, rows=(tuple(ways),))
