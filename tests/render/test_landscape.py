"""The squares that show cards' numbers, and the data that is sent to worker processes."""

from __future__ import annotations

import pickle

from engine.maps import LaidCard
from engine.parts.squares import Position, Square
from render.drawing.landscape import (
    shown_alone,
    tagged_squares,
)
from tests.render import samples
from tests.render.english import ENGLISH


def _squares(text: str) -> tuple[Square, ...]:
    return tuple(Square.parse(square) for square in text.split())


def test_numbers_are_on_the_first_visible_square_except_production_squares() -> None:
    card = LaidCard(6, _squares("production:grey town desert town lake production:green"), 0, 0, 0)
    assert tagged_squares(shown_alone(card)) == {6: Position(1, 0)}
    industry = LaidCard(7, _squares(" ".join(["factory:blue:4"] * 6)), 0, 0, 0)
    assert tagged_squares(shown_alone(industry)) == {7: Position(0, 0)}


def test_phrases_and_views_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(ENGLISH)) == ENGLISH
    view = samples.view(3)
    assert pickle.loads(pickle.dumps(view)) == view
