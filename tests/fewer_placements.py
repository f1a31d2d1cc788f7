"""Computer players and hints that look at a sample of the placements: the same steps in less time.

For tests that want a decision or a hint, and not the best one. That each placement is worth what it should be
is tested on maps alone (``tests/engine/maps/test_tried_placements.py``).
"""

from __future__ import annotations

import pytest

from engine.cards import MapCard
from engine.maps.tried_placements import TriedPlacement
from engine.players.evaluator import Evaluator
from engine.players.hard_player import HardPlayer

#: One in so many placements is valued.
SAMPLED = 7


def value_fewer(patch: pytest.MonkeyPatch) -> None:
    """Value one in so many of the placements wherever all would be."""
    trials = Evaluator.trials

    def some_trials(evaluator: Evaluator, card: MapCard, step: int = 1) -> list[TriedPlacement]:
        return trials(evaluator, card, SAMPLED * step)

    patch.setattr(Evaluator, "trials", some_trials)


def look_less_far(patch: pytest.MonkeyPatch) -> None:
    """Let the hard player take every step that it always takes, but compare fewer placements at each."""
    patch.setattr(HardPlayer, "examined", 2)
    patch.setattr(HardPlayer, "valued_ahead", 300)
