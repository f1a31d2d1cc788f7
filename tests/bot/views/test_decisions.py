"""The decisions of each phase, and those in which the bot chooses a part."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from bot.components import COMPONENTS
from bot.errors import InputError
from bot.views import decisions
from bot.views.decisions import PHASES, Opener, default_cubes
from bot.views.viewer import Viewer
from engine.parts.squares import Kind, Position
from engine.views import Phase
from tests.bot.views.test_current_screen import placing
from tests.bot.views.test_viewer import READER


@pytest.mark.parametrize(("held", "is_refused"), [(0, True), (1, True), (2, False), (3, False)])
def test_terraforming_takes_two_cubes(monkeypatch: pytest.MonkeyPatch, held: int, is_refused: bool) -> None:
    cubes = tuple(Position(x, 0) for x in range(held))
    monkeypatch.setattr(decisions, "oldest_cubes", lambda *_: cubes)
    with pytest.raises(InputError, match="too-few-cubes") if is_refused else nullcontext():
        default_cubes(Viewer(READER, placing(), 0), Kind.FOREST)


def test_each_phase_has_a_control_that_opens_its_decisions() -> None:
    assert PHASES.keys() == {*Phase}
    assert {phase.opener for phase in PHASES.values()} - {Opener.NONE} <= COMPONENTS.keys()
