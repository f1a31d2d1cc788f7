"""The walk through one round."""

from __future__ import annotations

from functools import partial

from bot.errors import InputError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Button, Tone, button_without_table
from bot.views.screen import Screen
from render.walk_pictures import STEPS, draw_step

#: The control that leads to a picture of the walk, and the one that leads back to the rules.
WALK = "walk"
RULES = "rules"

#: How many steps each of the two buttons of the walk goes on.
BACK, ON = -1, 1


def walk_button(texts: Language, tone: Tone = Tone.MAIN) -> Button:
    """Leads to the first picture of the walk."""
    return button_without_table(texts, WALK, "1", tone=tone)


def welcome_screen(texts: Language) -> Screen:
    """What people are offered when they sit down at a table for the first time."""
    buttons = (walk_button(texts), button_without_table(texts, RULES))
    return Screen(texts.format("welcome"), rows=(buttons,))


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
