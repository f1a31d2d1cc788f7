"""What games are shuffled from, and what computer players do by chance: the same in every run of a test."""

from __future__ import annotations

import pytest


class Seeds:
    """The seeds of the games to come: the same in every run of a test."""

    def __init__(self) -> None:
        self.next = 0

    def token_hex(self, length: int) -> str:
        self.next += 1
        return f"{self.next - 1:0{2 * length}x}"

    def token_bytes(self, length: int) -> bytes:
        return bytes.fromhex(self.token_hex(length))


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> Seeds:
    """What shuffles the games of a test; ``seeds.next = 35`` chooses the next one."""
    found = Seeds()
    monkeypatch.setattr("bot.table_service.queries.secrets", found)
    monkeypatch.setattr("bot.table_service.computer_moves.secrets", Seeds())
    return found
