"""Fixed seeds for shuffles and computer players, so that every run of a test is the same."""

from __future__ import annotations

import pytest


class Seeds:
    """Replaces ``secrets`` with a sequence that is the same in every run of a test."""

    def __init__(self) -> None:
        self.next = 0

    def token_hex(self, length: int) -> str:
        self.next += 1
        return f"{self.next - 1:0{2 * length}x}"

    def token_bytes(self, length: int) -> bytes:
        return bytes.fromhex(self.token_hex(length))


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> Seeds:
    """The seeds of a test's shuffles; ``seeds.next = 35`` chooses the next one."""
    return fix_seeds(monkeypatch)


def fix_seeds(patch: pytest.MonkeyPatch) -> Seeds:
    """Use seeds that are the same in every run; returns those of the shuffles."""
    found = Seeds()
    patch.setattr("bot.table_service.queries.secrets", found)
    patch.setattr("bot.table_service.computer_moves.secrets", Seeds())
    return found
