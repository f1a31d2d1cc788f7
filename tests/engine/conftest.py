from __future__ import annotations

import pytest

from engine.players.hard_player import HardPlayer


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the hard player examine fewer placements at each step."""
    monkeypatch.setattr(HardPlayer, "examined", 2)
    monkeypatch.setattr(HardPlayer, "valued_ahead", 300)
