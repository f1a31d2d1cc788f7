"""The walk through one round."""

from __future__ import annotations

from functools import partial

from bot.errors import InputError
from bot.tables import TableOptions
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Button, Tone, button_without_table
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.options import Rules, Selection
from render.walk_pictures import STEPS, draw_step

#: The control that leads to a picture of the walk, and the one that leads back to the rules.
WALK = "walk"
RULES = "rules"

#: How many steps each of the two buttons of the walk goes on.
BACK, ON = -1, 1


def walk_button(texts: Language, tone: Tone = Tone.MAIN) -> Button:
    """Leads to the first picture of the walk."""
    return button_without_table(texts, WALK, "1", tone=tone)


def shows_round_of(options: TableOptions) -> bool:
    """Whether a round of a table with these options goes as the walk shows it."""
    return options.rules is Rules.HOKKAIDO and options.selection is Selection.DRAFT


def learning_buttons(texts: Language, viewer: Viewer | None, tone: Tone = Tone.MAIN) -> tuple[Button, ...]:
    """To the walk, unless the viewer's table plays otherwise, and to the rules of what is played there."""
    if viewer is None:
        return (walk_button(texts, tone), button_without_table(texts, RULES))
    rules = viewer.button(RULES, lasting=True)
    return (walk_button(texts, tone), rules) if shows_round_of(viewer.table.options) else (rules,)


def welcome_screen(viewer: Viewer) -> Screen:
    """What people are offered when they sit down at a table for the first time."""
    key = "welcome" if shows_round_of(viewer.table.options) else "welcome-rules"
    return Screen(viewer.format(key), rows=(learning_buttons(viewer.texts, viewer),))


def walk_screen(texts: Language, step: int) -> Screen:
    """One picture of the walk through a round, with buttons to the next and the previous one.

    Raises:
        InputError: there is no such step; the button was made by another version of the bot.
    """
    if not 1 <= step <= STEPS:
        raise InputError("button-unknown")
    heading, _ = phrases_of(texts).step(step)
    text = texts.format("walk", step=step, steps=STEPS, heading=heading)
    ways = []
    if step > 1:
        ways.append(button_without_table(texts, WALK, str(step + BACK), text="button-walk-back"))
    if step < STEPS:
        on = str(step + ON)
        ways.append(button_without_table(texts, WALK, on, tone=Tone.MAIN, text="button-walk-on"))
    ways.append(button_without_table(texts, RULES, "here"))
    return Screen(text, drawing=partial(draw_step, step, phrases_of(texts)), rows=(tuple(ways),))
