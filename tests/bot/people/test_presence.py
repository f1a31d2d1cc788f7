"""Who is active, what they read last and are trying, by elapsed time rather than time of day."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.people.presence import ACTIVE_FOR, TRIALS_KEPT_FOR, LastTrial, Presence
from engine.parts.placement import Placement
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
    tried = LastTrial("round 3", Placement(17, 1, 2))
    presence.note_trial(ANN + 1, TABLE, tried)
    clock.advance(TRIALS_KEPT_FOR)
    presence.note_trial(ANN, TABLE, tried)
    assert presence.last_trial_of(ANN, TABLE) == tried
    assert presence.last_trial_of(ANN + 1, TABLE) is None


def test_the_newest_direct_message_is_known_only_while_its_reader_is_there() -> None:
    clock = HeldClock()
    presence = Presence(clock)
    presence.note_direct(ANN, 7)
    assert presence.last_direct(ANN) == 0
    presence.note_seen(ANN)
    presence.note_direct(ANN, 8)
    assert presence.last_direct(ANN) == 8
    clock.advance(ACTIVE_FOR)
    assert presence.last_direct(ANN) == 0
    presence.note_seen(ANN + 1)
    presence.note_seen(ANN)
    assert presence.last_direct(ANN) == 0, "forgotten with the rest"
