"""Who is active, and which responses the announcer waits for, by elapsed time rather than time of day."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.people import presence as presence_module
from bot.people.presence import ACTIVE_FOR, TRIES_KEPT_FOR, Presence, Try
from tests.bot.table_service.held_clock import HeldClock

ANN, TABLE = 101, "table"


@pytest.mark.parametrize("back", [timedelta(), timedelta(hours=1), -timedelta(hours=1)])
def test_a_person_is_active_for_a_minute_even_if_the_clock_is_set(back: timedelta) -> None:
    clock = HeldClock()
    presence = Presence(clock)
    assert not presence.is_there(ANN)
    presence.note_seen(ANN)
    clock.set_back(back)
    clock.advance(ACTIVE_FOR - timedelta(seconds=1))
    assert presence.is_there(ANN)
    clock.advance(timedelta(seconds=1))
    assert not presence.is_there(ANN)


def test_an_old_trial_placement_is_forgotten_when_another_player_tries_one() -> None:
    clock = HeldClock()
    presence = Presence(clock)
    tried = Try("round 3", ("1", "2", "0", "0"))
    presence.note_try(ANN + 1, TABLE, tried)
    clock.advance(TRIES_KEPT_FOR)
    presence.note_try(ANN, TABLE, tried)
    assert presence.try_of(ANN, TABLE) == tried
    assert presence.try_of(ANN + 1, TABLE) is None


async def test_the_announcer_waits_until_all_moves_at_a_table_are_answered() -> None:
    presence = Presence(HeldClock())
    await presence.answered(TABLE)
    with presence.answering(TABLE):
        with presence.answering(TABLE):
            waiting = asyncio.create_task(presence.answered(TABLE))
            await presence.answered("another")
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting


async def test_the_announcer_waits_only_briefly_for_a_slow_response(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "LONGEST_ANSWER", 0.01)
    presence = Presence(HeldClock())
    with presence.answering(TABLE):
        await presence.answered(TABLE)
