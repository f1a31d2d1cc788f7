from __future__ import annotations

import pytest

from engine.players.hard_player import HardPlayer


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hard player takes every step that it always takes, but compares fewer placements at each."""
    monkeypatch.setattr(HardPlayer, "examined", 2)
    monkeypatch.setattr(HardPlayer, "valued_ahead", 300)
