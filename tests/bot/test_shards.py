"""The Discord servers that a process serves."""

from __future__ import annotations

import pytest

from bot.shards import Shards


@pytest.mark.parametrize("wrong", ["16/16", "3-16/16", "4-3/16", "0/0", "0/100001", "-1/16", "0-3", "a/b"])
def test_invalid_ranges_of_shards(wrong: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards.parse(wrong)


def test_every_server_is_in_exactly_one_range() -> None:
    parts = [Shards.parse(text) for text in ("0-1/4", "2/4", "3/4")]
    for number in range(20):
        guild_id = (number << 22) + 12345
        assert [part.has(guild_id) for part in parts].count(True) == 1
