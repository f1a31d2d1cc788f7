"""Who is there, and how long a press can still be answered: by time that passes, not by time of day."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.people.presence import ANSWERED_FOR, REMEMBERED_FOR, Presence, Try
from tests.bot.tables.held_clock import HeldClock

ANN, MESSAGE = 101, 555


def press() -> Any:
    """Somebody has pressed a button, which was acknowledged."""
    found = Mock()
    found.user.id, found.message.id = ANN, MESSAGE
    found.response.type = discord.InteractionResponseType.deferred_message_update
    return found


@pytest.mark.parametrize("back", [timedelta(), timedelta(hours=1), -timedelta(hours=1)])
def test_a_press_is_answered_as_long_as_discord_takes_it_whatever_the_clock_is_set_to(
    back: timedelta,
) -> None:
    clock = HeldClock()
    presence = Presence(clock)
    pressed = press()
    presence.note(pressed)
    clock.set_back(back)
    clock.advance(ANSWERED_FOR - timedelta(seconds=1))
    assert presence.press_in(MESSAGE) is pressed
    clock.advance(timedelta(seconds=1))
    assert presence.press_in(MESSAGE) is None


@pytest.mark.parametrize("back", [timedelta(), timedelta(hours=1)])
def test_when_somebody_was_seen_is_told_by_the_clock_as_it_is_set_now(back: timedelta) -> None:
    clock = HeldClock()
    presence = Presence(clock)
    presence.note_seen(ANN)
    clock.set_back(back)
    clock.advance(timedelta(minutes=5))
    assert presence.seen_at(ANN) == clock.now() - timedelta(minutes=5)
    clock.advance(REMEMBERED_FOR)
    presence.note_seen(ANN + 1)
    assert presence.seen_at(ANN) is None


def test_a_clock_that_leaps_ahead_has_nobody_seen_later_than_they_were() -> None:
    """Else they would seem to have seen what was shown to them since."""
    clock = HeldClock()
    presence = Presence(clock)
    seen_at = clock.now()
    presence.note_seen(ANN)
    clock.set_back(-timedelta(hours=1))
    clock.advance(timedelta(minutes=5))
    assert presence.seen_at(ANN) == seen_at


def test_whoever_has_long_been_away_is_forgotten_though_somebody_else_stays() -> None:
    clock = HeldClock()
    presence = Presence(clock)
    tried = Try("round 3", ("1", "2", "0", "0"))
    for user_id in (ANN, ANN + 1, ANN):
        presence.note_seen(user_id)
        presence.note_try(user_id, "table", tried)
        clock.advance(REMEMBERED_FOR / 2)
    presence.note_seen(ANN)
    presence.note_try(ANN, "table", tried)
    assert (presence.seen_at(ANN), presence.try_of(ANN, "table")) == (clock.now(), tried)
    assert (presence.seen_at(ANN + 1), presence.try_of(ANN + 1, "table")) == (None, None)
