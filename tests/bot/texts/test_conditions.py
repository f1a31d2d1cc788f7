"""Short texts state every condition; each case is a small map, game or table where the condition matters."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.tables import Deadline, Stage, TableOptions
from bot.tables.events import MovedForSeat
from bot.tables.seats import replace_after_vote
from bot.texts import Texts
from engine.actions import Done, Pick
from engine.events import GoalWon
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.parts.squares import Colour
from engine.scoring import PRINTED_SCORING_CARDS, score_hokkaido, score_honshu
from engine.scoring.goals import GOALS, meets_goal
from engine.scoring.score import places_of
from engine.views import view_of
from tests.bot.tables.sitting import begun
from tests.engine.drawn_maps import drawn_map
from tests.engine.tables import after, events_of, start
from tests.engine.test_goals_of_a_game import begin, two_rounds

BOT = Texts.load(strict=True)
COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def meets(goal: int, drawing: str, tiles_laid: int = 0) -> bool:
    return meets_goal(goal, drawn_map(drawing), tiles_laid, COLOURS)


def scored(drawing: str, card: int | None) -> dict[str, int]:
    printed = None if card is None else PRINTED_SCORING_CARDS[card]
    return dict(score_honshu(drawn_map(drawing), printed).parts)


def cubes_to_add(players: int) -> int:
    """How many cubes the first player of a trick may add."""
    options = GameOptions(players, Rules.HONSHU, Selection.TRICK)
    game = start(options, provinces=["D w / D w / D L"] * players, turn_order=range(players))
    return max(len(view_of(game, seat).cubes_to_add(seat)) for seat in range(players))


def moved_for_absent(deadline: Deadline) -> bool:
    """Whether a computer player moves for people who do nothing for two hours."""
    at = begun(options=TableOptions(deadline=deadline))
    at.pass_time(hours=2)
    return bool(at.events(MovedForSeat))


def won(game: Game, last: Done) -> list[int]:
    """The goals that are won after the last decision of a round."""
    return [event.goal for event in events_of(game, last) if isinstance(event, GoalWon)]


#: The languages in the order of the regular expressions.
LOCALES = ("en", "ru", "hu", "es-ES", "pt-BR")

#: Whether the engine or the tables apply a condition, and the regular expressions for the condition in texts,
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
    "lakes at a corner": (
        (score_hokkaido(drawn_map("L D\nD L"), 0).parts["lakes"], scored("L D\nD L", None)["lakes"])
        == (0, 0),
        {
            "rules-points-hokkaido rules-points-honshu": "side by side only / только по стороне / "
            "csak az oldalukkal / solo lado con lado / só lado a lado"
        },
    ),
    "two players cannot add a cube": (
        cubes_to_add(players=2) == 0,
        {"rules-round-trick": "without a cube / без ресурса / kocka nélkül / sin recurso / sem recurso"},
    ),
    "more players can add a cube": (
        cubes_to_add(players=3) > 0,
        {
            "rules-round-trick": "three or more / трое или больше / legalább hárman / "
            "tres jugadores o más / três jogadores ou mais"
        },
    ),
    "a player who meets goals 3 and 9 wins the lower one": (
        won(two_rounds(begin(3, 9), terraforming=(1,)), Done(2)) == [3],
        {
            "rules-goals": "in order, 1 to 9 / по порядку, от 1 до 9 / sorban.*1-től 9-ig / "
            "en orden, del 1 al 9 / em ordem, do 1 ao 9"
        },
    ),
    "a tie for second place, which has no winner": (
        places_of([(50, 1), (40, 2), (40, 3)]) == (1, 3, 2),
        {"final-tie-break": "^(?!.*win) / ^(?!.*побе) / ^(?!.*[Gg]yőz) / ^(?!.*gana) / ^(?!.*venc)"},
    ),
    "a pick while another player is still picking": (
        view_of(after(start(GameOptions(3)), Pick(0, 1)), 0).may_take_back,
        {
            "already-picked": "while someone else / Пока выбирают другие / Amíg a többiek / mientras / "
            "enquanto"
        },
    ),
    "a seat given to a computer player by a vote": (
        replace_after_vote(begun().table, seat=1).table.keeper_of(1) is not None,
        {
            "vote-replace": "keeps the result / Результат останется / Az eredmény azé marad / "
            "conservará el resultado / fica com o resultado"
        },
    ),
    "a game that is ended early": (
        begun().close().stage is Stage.CANCELLED,
        {
            "closed-game-over closed-game-over-directly": "ended early / досрочно / idő előtt / "
            "antes de tiempo / antes do fim"
        },
    ),
    "a deadline that passes": (
        moved_for_absent(Deadline.HOUR) is True,
        {
            "reminder-direct": "computer player will move / сходит компьютер / gépi játékos lép / "
            "virtual jug / virtual vai"
        },
    ),
    "two hours without a deadline": (
        moved_for_absent(Deadline.NONE) is False,
        {
            "waiting-direct waiting-channel": "(?s)^(?!.*computer) / (?s)^(?!.*компьютер) / "
            "(?s)^(?!.*gép) / (?s)^(?!.*virtual) / (?s)^(?!.*virtual)"
        },
    ),
    "a town on the prolonged line": (
        score_hokkaido(drawn_map("T D D\nM M T\nD D D"), 0).parts["towns"] == 0,
        {"rules-range": "neither side / ни к одной стороне / egyik oldalhoz sem / ningún lado / nenhum lado"},
    ),
}


#: Values for all texts. A table is cancelled, a reminder is not the last, and a person keeps the result.
VALUES = {
    "game": "hokkaido",
    "goals": "",
    "names": "",
    "points": 40,
    "deserts": 3,
    "stage": Stage.CANCELLED,
    "channel": 1,
    "last": False,
    "task": "",
    "round": 1,
    "until": 0,
    "since": 0,
    "user": 1,
    "name": "",
    "target": "",
    "keeps": True,
}


def text_of(locale: str, key: str) -> str:
    texts = BOT.of(locale)
    found: Callable[..., str] = texts.format
    if key.startswith("scoring-card-"):
        card = PRINTED_SCORING_CARDS[int(key.removeprefix("scoring-card-"))]
        return found("scoring-card-effect", number=card.number, value=card.value, colours=card.colours)
    return found(key, **VALUES)


@pytest.mark.parametrize("holds", [holds for holds, _ in CASES.values()], ids=CASES)
def test_the_condition_applies(holds: bool) -> None:
    assert holds


@pytest.mark.parametrize("texts", [texts for _, texts in CASES.values()], ids=CASES)
@pytest.mark.parametrize("locale", BOT.languages)
def test_every_language_states_the_condition(locale: str, texts: dict[str, str]) -> None:
    for keys, words in texts.items():
        condition = dict(zip(LOCALES, words.split(" / "), strict=True))[locale]
        assert [key for key in keys.split() if not re.search(condition, text_of(locale, key))] == []


def test_every_goal_and_scoring_card_has_a_case() -> None:
    told = {key for _, texts in CASES.values() for keys in texts for key in keys.split()}
    assert {f"goal-{goal}" for goal in GOALS} <= told
    assert {f"scoring-card-{card}" for card in PRINTED_SCORING_CARDS} <= told
