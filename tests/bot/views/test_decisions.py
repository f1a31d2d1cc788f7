"""Decisions in which the bot chooses a part."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from bot.errors import InputError
from bot.views import decisions
from bot.views.decisions import default_cubes
from bot.views.viewer import Viewer
from engine.parts.squares import Kind, Position
from tests.bot.views.test_current_screen import placing
from tests.bot.views.test_viewer import READER


@pytest.mark.parametrize(("held", "is_refused"), [(0, True), (1, True), (2, False), (3, False)])
def test_terraforming_takes_two_cubes(monkeypatch: pytest.MonkeyPatch, held: int, is_refused: bool) -> None:
    cubes = tuple(Position(x, 0) for x in range(held))
    monkeypatch.setattr(decisions, "oldest_cubes", lambda *_: cubes)
    with pytest.raises(InputError, match="too-few-cubes") if is_refused else nullcontext():
        default_cubes(Viewer(READER, placing(), 0), Kind.FOREST)
