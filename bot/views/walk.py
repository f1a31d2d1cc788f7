"""The walk through one round."""

from __future__ import annotations

from functools import partial

from bot.errors import InputError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import NO_TABLE, Button, CustomId, Tone
from bot.views.screen import Screen
from render.walk_pictures import STEPS, draw_step

#: The control that leads to a picture of the walk, and the one that leads back to the rules.
WALK = "walk"
RULES = "rules"

#: How many steps each of the two buttons of the walk goes on.
BACK, ON = -1, 1


def walk_button(texts: Language, tone: Tone = Tone.MAIN) -> Button:
    """Leads to the first picture of the walk."""
    return Button(texts.format("button-walk"), to_step(1), tone)


def welcome_screen(texts: Language) -> Screen:
    """What people are offered when they sit down at a table for the first time."""
    rules = Button(texts.format("button-rules"), CustomId(RULES, NO_TABLE))
    return Screen(texts.format("welcome"), rows=((walk_button(texts), rules),))


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
        ways.append(Button(texts.format("button-walk-back"), to_step(step + BACK)))
    if step < STEPS:
        ways.append(Button(texts.format("button-walk-on"), to_step(step + ON), Tone.MAIN))
    ways.append(Button(texts.format("button-rules"), CustomId(RULES, NO_TABLE, ("here",))))
    return Screen(text, drawing=partial(draw_step, step, phrases_of(texts)), rows=(tuple(ways),))


def to_step(step: int) -> CustomId:
    """Leads to a picture of the walk."""
    return CustomId(WALK, NO_TABLE, (str(step),))
