"""Goals and scoring cards state every condition; each case is a small map or game where it matters.

The rulebooks and ``tests/bot/screens`` show the other sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.texts import Texts
from engine.actions import Pick
from engine.options import GameOptions
from engine.parts.squares import Colour
from engine.scoring import PRINTED_SCORING_CARDS, score_honshu
from engine.scoring.goals import GOALS, meets_goal
from engine.views import view_of
from tests.engine.drawn_maps import drawn_map
from tests.engine.tables import after, start

BOT = Texts.load(strict=True)
COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def meets(goal: int, drawing: str, tiles_laid: int = 0) -> bool:
    return meets_goal(goal, drawn_map(drawing), tiles_laid, COLOURS)


def scored(drawing: str, card: int | None) -> dict[str, int]:
    printed = None if card is None else PRINTED_SCORING_CARDS[card]
    return dict(score_honshu(drawn_map(drawing), printed).parts)


#: The languages in the order of the regular expressions.
LOCALES = ("en", "ru", "hu", "es-ES", "pt-BR")

#: Whether the engine applies a condition, and the regular expressions for the condition in texts,
#: with slashes between languages.
CASES: dict[str, tuple[bool, dict[str, str]]] = {
    "five forest squares, but two areas": (
        meets(1, "F F | F F | F D\nD D | D D | D D\nD D | F D | D D") is False,
        {
            "goal-1": "area / зон / terület / área / conjunto",
            "goal-1 picture-goal-1": "separate / отдельных / különálló / separad[ao]s / separad[ao]s",
        },
    ),
    "six town squares against none": (
        meets(2, "T T | T T | T T\nD D | D D | D D\nM M | M M | M M") is False,
        {
            "goal-2": "both sides / обеих сторонах / mindkét oldalon / ambos lados / nos dois lados",
            "picture-goal-2": "2 towns / 2 района / 2 város / 2 pueblos / 2 cidades",
        },
    ),
    "three lake squares, but one area": (
        meets(3, "L L | L D | D D") is False,
        {
            "goal-3": "area / зон / terület / área / conjunto",
            "goal-3 picture-goal-3": "separate / отдельные / különálló / separad[ao]s / separad[ao]s",
        },
    ),
    "a range of five that turns at a corner": (
        meets(4, "M M | M D | D D\nD D | D M | M D\nD D | D D | D D") is False,
        {
            "goal-4": "corners don / углы не / sarok nem / esquinas no / cantos não",
            "picture-goal-4": "side by side / бок о бок / szomszédos / lado a lado / lado a lado",
        },
    ),
    "six production squares with five cubes": (
        meets(5, "b* w* | b* w* | g* n") is False,
        {"goal-5 picture-goal-5": "cubes / ресурсов / kocka / recursos / recursos"},
    ),
    "four production squares without cubes": (
        meets(6, "b w | g D | n D") is True,
        {"goal-6": "without / без / anélkül / sin él / sem recurso"},
    ),
    "four production squares of three colours": (
        meets(6, "b w | g D | b D") is False,
        {"goal-6": "four colours / четырёх цветов / négy színből / cuatro colores / quatro cores"},
    ),
    "four factories of three colours": (
        meets(7, "b4 w4 | g4 D | b4 D") is False,
        {"goal-7": "four colours / четырёх цветов / négy színből / cuatro colores / quatro cores"},
    ),
    "factories alone": (
        meets(8, "D b4 | w4 g4 | n4 D") is True,
        {"goal-8": " or  /  или фабрик / vagy gyár /  o fábricas /  ou fábricas"},
    ),
    "industries that touch at corners": (
        meets(8, "D b | D g4 | D D\nD D | w D | n D") is True,
        {
            "goal-8": "corners / углу / sarkukkal / esquinas / cantos",
            "picture-goal-8": "touching / вместе / összeérő / unidas / juntas",
        },
    ),
    "two tiles on one card": (
        meets(9, "D D | D D", tiles_laid=2) is True,
        {
            "round-goals alone-goals rules-goals": "1 to 8 / 1–8 / 1–8 / 1 al? 8 / 1 ao? 8",
            "goal-9": "covered / накрытые / letakart / cubiertas / cobertas",
        },
    ),
    "two cubes for one factory": (
        scored("b* b* b4", 1)["factories"] == 8,
        {"scoring-card-1": "each of them / каждый / mindegyikért / cada uno / cada um"},
    ),
    "three forests in a column": (
        scored("F D D\nF D D\nF D D", 2)["bonus"] == 4,
        {
            "scoring-card-2": "down / столбце / oszlopban / columna / coluna",
            "table-option-scoring-card-2": "line / подряд / vonalban / línea / em linha|seguidas",
        },
    ),
    "a forest in a row and in a column": (
        scored("F F F\nF D D\nF D D", 2)["bonus"] == 8,
        {"scoring-card-2": "both ways / и в ряд, и в столбец / mindkettőben / las dos / nas duas"},
    ),
    "six deserts have one block": (
        scored("D D D F\nD D D F\nF F F F", 3)["bonus"] == 5,
        {"scoring-card-3": "overlap / перекрываются / fedhetik egymást / solapan / sobrepõem"},
    ),
    "three lake squares no longer score as lakes": (
        scored("L L D\nL D D", 4)["lakes"] == 6,
        {"scoring-card-4": "instead / вместо / helyett / en vez / em vez"},
    ),
    "a town with towns at its corners": (
        scored("T D T\nD T D\nT D T", 5)["bonus"] == 0,
        {"scoring-card-5": "four sides / четырёх сторон / négy oldalán / cuatro lados / quatro lados"},
    ),
    "a production square that gives its cube away": (
        scored("b* b4 D", 6)["bonus"] == 2,
        {"scoring-card-6": "once the factories / уже на фабриках / gyárakba / a las fábricas / às fábricas"},
    ),
    "cubes without a factory": (
        (scored("b* y* D", 7)["bonus"], scored("g* w* D", 8)["bonus"]) == (0, 0),
        {
            "scoring-card-7 scoring-card-8": "in a factory / на фабрике / a gyárakban / en una fábrica / "
            "em uma fábrica"
        },
    ),
    "a pick while another player is still picking": (
        view_of(after(start(GameOptions(3)), Pick(0, 1)), 0).may_take_back,
        {
            "already-picked": "while someone else / Пока выбирают другие / Amíg a többiek / mientras / "
            "enquanto"
        },
    ),
}


def text_of(locale: str, key: str) -> str:
    texts = BOT.of(locale)
    found: Callable[..., str] = texts.format
    if key.startswith("scoring-card-"):
        card = PRINTED_SCORING_CARDS[int(key.removeprefix("scoring-card-"))]
        return found("scoring-card-effect", number=card.number, value=card.value, colours=card.colours)
    return found(key, goals="")


def test_the_conditions_apply() -> None:
    assert [case for case, (applies, _) in CASES.items() if not applies] == []


@pytest.mark.parametrize("locale", BOT.languages)
def test_every_language_states_the_conditions(locale: str) -> None:
    missing = []
    for case, (_, texts) in CASES.items():
        for keys, words in texts.items():
            condition = dict(zip(LOCALES, words.split(" / "), strict=True))[locale]
            missing += [
                f"{case}: {key} lacks {condition!r}"
                for key in keys.split()
                if not re.search(condition, text_of(locale, key))
            ]
    assert missing == []


def test_every_goal_and_scoring_card_has_a_case() -> None:
    told = {key for _, texts in CASES.values() for keys in texts for key in keys.split()}
    assert {f"goal-{goal}" for goal in GOALS} <= told
    assert {f"scoring-card-{card}" for card in PRINTED_SCORING_CARDS} <= told
