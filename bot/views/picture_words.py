"""The words on pictures in one language: the typed object that render asks for, filled from the texts."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import lru_cache
from typing import Any

from bot.texts import Language
from engine.goals import GOALS
from engine.options import Rules
from engine.squares import Colour, Kind
from render.words import Words

#: The steps of a round in the help picture.
STEPS = range(1, 6)

#: The parts of a score by their names in records (docs/record.md).
CATEGORIES = (
    "mountains",
    "forests",
    "factories",
    "lakes",
    "towns",
    "goals",
    "bonus",
    "total",
    "deserts",
)

#: Everything that a picture fills into its texts: here each stands for itself, in braces.
BLANKS = {
    name: f"{{{name}}}"
    for name in re.findall(
        r"\w+",
        """
        bottom card cards category colour count cubes factory first goal heading key kind last left letter
        line name names number pair parts players points right rotation round rounds row square squares top
        total winners x y
        """,
    )
}


#: The kinds of squares that Honshu has, in the order to show; those that score otherwise than in Hokkaido.
HONSHU_KINDS = tuple(kind for kind in Kind if kind is not Kind.MOUNTAIN)
OTHERWISE_IN_HONSHU = frozenset({Kind.TOWN, Kind.DESERT})


@lru_cache(maxsize=32)
def words_of(texts: Language, game: Rules = Rules.HOKKAIDO) -> Words:
    """The words of a language; the game decides what the kinds of squares score."""
    mappings: dict[str, Any] = {
        "kinds": {kind: texts.name(kind) for kind in Kind},
        "colours": {colour: texts.name(colour) for colour in Colour},
        "production": _coloured(texts, "picture-production"),
        "factories": _coloured(texts, "picture-coloured-factory"),
        "letters": {kind: texts.format(f"picture-letter-{kind}") for kind in Kind},
        "colour_letters": {colour: texts.format(f"picture-letter-{colour}") for colour in Colour},
        "categories": {category: texts.format(f"picture-category-{category}") for category in CATEGORIES},
        "goals": {number: texts.format(f"picture-goal-{number}") for number in GOALS},
        "scoring": _scoring(texts, game),
        "steps": tuple(
            (texts.format(f"picture-step-{step}"), texts.format(f"picture-step-{step}-sentence"))
            for step in STEPS
        ),
    }
    templates: dict[str, Any] = {
        field.name: texts.format(f"picture-{field.name.replace('_', '-')}", **BLANKS)
        for field in fields(Words)
        if field.name not in mappings
    }
    return Words(**mappings, **templates)


def _scoring(texts: Language, game: Rules) -> dict[Kind, str]:
    if game is Rules.HOKKAIDO:
        return {kind: texts.format(f"picture-scoring-{kind}") for kind in Kind}
    return {
        kind: texts.format(f"picture-scoring-{kind}{'-honshu' if kind in OTHERWISE_IN_HONSHU else ''}")
        for kind in HONSHU_KINDS
    }


def _coloured(texts: Language, key: str) -> dict[Colour, str]:
    return {colour: texts.format(key, colour=colour) for colour in Colour}
