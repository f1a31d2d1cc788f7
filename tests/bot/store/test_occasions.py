"""Each occasion is read as it was written, also by earlier versions."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.store.records import (
    Asked,
    Mentioned,
    Occasion,
    Offered,
    People,
    Reminded,
    Role,
    Shows,
    read,
    written,
)

IN_ORDER = Asked(3, "map", in_order=True)


@pytest.mark.parametrize(
    ("role", "text", "occasion"),
    [
        (Role.PRIVATE, "2.take_pair", Asked(2, "take_pair")),
        (Role.PRIVATE, "3.map.order", IN_ORDER),
        (Role.PRIVATE, "3.map.away", Asked(3, "map", shows=Shows.SEAT_TAKEN)),
        (Role.REPLACED, "3.map.order.elsewhere", IN_ORDER.showing(Shows.WAY_THERE)),
        (Role.MENTION, "3.map.order.0,2", Mentioned(IN_ORDER, frozenset({0, 2}))),
        (Role.REMINDER, "3.map.2.0", Reminded(3, "map", 2)),
        (Role.OFFER, "1.0123abcd", Offered(1, "0123abcd")),
        (Role.INVITATION, "", People()),
        (Role.INVITATION, "8,11", People(frozenset({11, 8}))),
        (Role.VOTE, "2026-01-04T00:00:00+00:00", datetime(2026, 1, 4, tzinfo=UTC)),
        (Role.LOG, "12", 12),
        (Role.ROUND, "7", 7),
        (Role.LOBBY, "lobby", "lobby"),
        (Role.ROUND, "damaged", "damaged"),
    ],
)
def test_an_occasion_is_read_as_it_was_written(role: Role, text: str, occasion: Occasion) -> None:
    assert read(role, text) == occasion
    assert written(occasion) == text
