"""What the goals of a table ask for, in the words of its pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.texts import Texts
from bot.texts.picture_phrases import phrases_of
from engine.scoring.goals import GOALS
from engine.views import GoalView
from render.drawing import pen
from render.pictures.round_picture import draw_round
from tests.render import samples

LANGUAGES = Texts.load().languages


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("numbers", [GOALS[:7], GOALS[-7:]], ids=["first seven", "last seven"])
def test_no_goal_is_cut_where_five_players_leave_the_least_room(
    locale: str, numbers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    write = pen.write

    def noted(image: Any, left: float, middle: float, text: str, *style: Any, **more: Any) -> int:
        written.append(text)
        return write(image, left, middle, text, *style, **more)

    monkeypatch.setattr(pen, "write", noted)
    goals = tuple(GoalView(number, winner=0, round=3) for number in numbers)
    phrases = phrases_of(LANGUAGES[locale])

    draw_round(replace(samples.view_with_trick(), goals=goals), list("ABCDE"), phrases)

    wanted = {phrases.goal(goal.number) for goal in goals}
    assert wanted <= set(written), wanted - set(written)
