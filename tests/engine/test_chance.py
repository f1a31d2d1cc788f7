"""Randomness (docs/shuffle.md): reproducible, fair, and the same in a second implementation."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

from engine.chance import Chance, chance_of_player
from tests.engine.shuffle_checker import Blocks


def test_below_matches_the_page() -> None:
    bounds = [1, 2, 3, 6, 60, 61, 2**255 + 1, 2**255 + 1, 2**255 + 1, 10]
    chance, blocks = Chance(b"a key"), Blocks(b"a key")
    assert [chance.below(bound) for bound in bounds] == [blocks.below(bound) for bound in bounds]


def test_the_example_on_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    assert "The key `seed` shuffles 1, 2, 3, 4, 5, 6 into 4, 3, 1, 2, 6, 5" in page
    assert Chance.of_text("seed").shuffle(range(1, 7)) == [4, 3, 1, 2, 6, 5]


def test_each_decision_of_a_computer_player_has_its_own_source_of_chance() -> None:
    key = hmac.new(b"seed", b"player 2 17", hashlib.sha256).digest()
    assert chance_of_player("seed", 2, 17).below(10**9) == Chance(key).below(10**9)
    firsts = {chance_of_player("seed", seat, step).below(10**9) for seat in range(5) for step in range(20)}
    assert len(firsts) == 100


def test_a_seed_may_be_any_text() -> None:
    for seed in ("", "\udcff", "雪", "a" * 10_000):
        assert len(Chance.of_text(seed).shuffle(range(60))) == 60
