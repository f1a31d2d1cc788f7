from __future__ import annotations

import pytest

from tests.fewer_placements import look_less_far, value_fewer


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All players take every step that they always take, but compare fewer placements at each."""
    look_less_far(monkeypatch)
    value_fewer(monkeypatch)
