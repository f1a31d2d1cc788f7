"""Which servers a process serves, and whether two of them would serve the same."""

from __future__ import annotations

import pytest

from bot.shards import Shards


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        ("0-3/16", "4-7/16", False),
        ("0-3/16", "3-7/16", True),
        ("5/16", "5/16", True),
        ("0-15/16", "7/16", True),
        ("0-3/16", "4-7/8", True),
    ],
)
def test_two_processes_meet_where_some_server_is_on_shards_of_both(one: str, other: str, meet: bool) -> None:
    """Where two have other numbers of shards, nobody can say which servers are on both."""
    first, second = Shards.parse(one), Shards.parse(other)
    assert (first.meets(second), second.meets(first)) == (meet, meet)
    assert first.meets(None)


@pytest.mark.parametrize("wrong", ["16/16", "3-16/16", "4-3/16", "0/0", "0/100001", "-1/16", "0-3", "a/b"])
def test_what_is_no_range_of_shards(wrong: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards.parse(wrong)


def test_every_server_is_on_one_of_all_shards() -> None:
    parts = [Shards.parse(text) for text in ("0-1/4", "2/4", "3/4")]
    for number in range(20):
        guild_id = (number << 22) + 12345
        assert [part.has(guild_id) for part in parts].count(True) == 1
