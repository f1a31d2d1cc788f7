"""Whom a message may ping, and that no restart and no simultaneous message forgets it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from bot.people.limits import INVITATION, INVITED_AGAIN_AFTER, PINGED_AGAIN_AFTER, Pings
from bot.store import Store, open_store
from bot.store.database import Location
from bot.store.records import PersonNote
from tests.bot.table_service.held_clock import HeldClock

ANN, BOB = 101, 102


@pytest_asyncio.fixture
async def store(place: Location) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()


async def test_a_person_is_pinged_about_the_same_thing_only_once_in_a_while(store: Store) -> None:
    clock = HeldClock()
    pings = Pings(store, clock)
    assert await pings.allowed("end abcd", "first", [ANN]) == {ANN}
    assert await Pings(store, clock).allowed("end abcd", "second", [ANN, BOB]) == {BOB}, "after a restart too"
    assert await pings.allowed("undo abcd", "third", [ANN]) == {ANN}, "it is about something else"
    clock.advance(PINGED_AGAIN_AFTER)
    assert await pings.allowed("end abcd", "fourth", [ANN]) == {ANN}
    assert "undo" not in str(await store.recall(PersonNote.PINGED.of(ANN))), "nothing old is kept"


async def test_a_message_that_is_about_nothing_in_particular_pings_everyone(store: Store) -> None:
    pings = Pings(store, HeldClock())
    for _ in range(2):
        assert await pings.allowed("", "round", [ANN, BOB]) == {ANN, BOB}
    assert await store.recall(PersonNote.PINGED.of(ANN)) is None


async def test_a_message_still_pings_when_sending_it_is_tried_again(store: Store) -> None:
    pings = Pings(store, HeldClock())
    for _ in range(3):
        assert await pings.allowed("full abcd", "the same", [ANN]) == {ANN}


async def test_an_invitation_pings_once_a_day_or_after_an_answer(store: Store) -> None:
    clock = HeldClock()
    pings = Pings(store, clock)
    assert await pings.allowed(INVITATION, "first", [ANN]) == {ANN}
    clock.advance(PINGED_AGAIN_AFTER)
    assert await pings.allowed(INVITATION, "second", [ANN]) == set()
    await pings.note_answer(ANN)
    assert await pings.allowed(INVITATION, "third", [ANN]) == {ANN}
    clock.advance(INVITED_AGAIN_AFTER)
    assert await pings.allowed(INVITATION, "fourth", [ANN]) == {ANN}


async def test_only_one_of_several_simultaneous_messages_pings(store: Store) -> None:
    pings = Pings(store, HeldClock())
    found = await asyncio.gather(*(pings.allowed(INVITATION, str(number), [ANN]) for number in range(5)))
    assert sorted(found, key=len) == [set(), set(), set(), set(), {ANN}]


async def test_a_damaged_note_is_replaced(store: Store) -> None:
    pings = Pings(store, HeldClock())
    await store.remember(PersonNote.PINGED.of(ANN), '{"end abcd": 5')
    assert await pings.allowed("end abcd", "first", [ANN]) == {ANN}
    assert await pings.allowed("end abcd", "second", [ANN]) == set()
