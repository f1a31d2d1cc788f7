"""The table of all messages: whole, and made anew only when something has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

import pytest

from bot.announce import seat_posts
from bot.announce.sent_messages import PRIVATE, MessagePlace
from bot.announce.slot import Audience, Fate
from bot.announce.slots import (
    CHANNEL_IS_LOST,
    CHANNEL_IS_THERE,
    CHANNEL_MESSAGES,
    DIRECT_MESSAGES,
    SEAL,
)
from bot.store.records import SentMessage
from bot.tables import Stage, Table, deadlines
from bot.tables.events import MovedForSeat, Notice
from engine.actions import Pick
from engine.views import Phase
from tests.bot.play.room import ENGLISH
from tests.bot.play.test_limits import VARIANTS, slot_state, tables

#: The rounds that are looked at end before this one.
LAST_ROUND = 4

ALL_SLOTS = (*DIRECT_MESSAGES, *SEAL, *CHANNEL_MESSAGES, *CHANNEL_IS_LOST, *CHANNEL_IS_THERE)


def test_two_slots_with_one_role_never_have_a_say_at_the_same_time() -> None:
    in_one_pass = [*DIRECT_MESSAGES, *SEAL, *CHANNEL_MESSAGES]
    roles = [slot.role for slot in in_one_pass]
    twice = [slot for slot in in_one_pass if roles.count(slot.role) > 1]
    assert {slot.role for slot in twice} == {"reminder"}
    table = next(table for table in tables(*VARIANTS["as printed"]) if table.stage is Stage.RUNNING)
    state = slot_state(ENGLISH, table, 0)
    assert sorted(bool(slot.applies and slot.applies(state)) for slot in twice) == [False, True]


def test_whatever_can_be_closed_has_something_to_say_then() -> None:
    for slot in ALL_SLOTS:
        closes = Fate.CLOSED in (slot.over, slot.next) or slot.next is seat_posts.fate_of_private
        assert closes == (slot.closed is not None), slot.role


def in_first_rounds(table: Table) -> bool:
    """Whether the game is new enough for a test."""
    return table.game is None or table.game.round < LAST_ROUND


def with_and_without_others(tables: Iterable[Table]) -> Iterator[Table]:
    """Each of the tables with everybody there, and again with all but the first away."""
    for table in tables:
        yield deadlines.settled(table, table.opened_at)
        away = (*table.seats[:1], *(replace(seat, away=True) for seat in table.seats[1:]))
        yield deadlines.settled(replace(table, seats=away), table.opened_at)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_message_changes_only_with_what_it_is_said_to_be_made_of(variant: str) -> None:
    """So that it need not be made anew after every move of somebody else."""
    made: dict[tuple[str, int | None, Hashable], tuple[str, str] | None] = {}
    moments = 0
    slots = [slot for slot in ALL_SLOTS if slot.made_of is not None]
    for table in with_and_without_others(takewhile(in_first_rounds, tables(*VARIANTS[variant]))):
        for slot in slots:
            seats = [None] if slot.audience is Audience.CHANNEL else range(len(table.seats))
            for seat in seats:
                # A message of the first round stands, and is shown while the seat waits, too.
                stands = SentMessage(1, 2, "1.pick", "shown", table.opened_at)
                state = slot_state(ENGLISH, table, seat, sent={(slot.role, seat): stands}, role=slot.role)
                made_of = None if slot.made_of is None else slot.made_of(state)
                if made_of is None:
                    continue
                moments += 1
                post = slot.shows(state)
                shown = None if post is None else (post.occasion, post.screen.fingerprint)
                assert made.setdefault((slot.role, seat, made_of), shown) == shown
    assert len(slots) == 2
    assert len(made) < moments


def test_whoever_has_taken_back_what_a_computer_did_has_decided_themself() -> None:
    running = (table for table in tables(*VARIANTS["as printed"]) if table.game and table.game.actions)
    table = next(table for table in running if table.view(None).phase is not Phase.PICK)
    assert table.game is not None
    numbers = tuple(range(len(table.game.actions)))
    (entry,) = (number for number in numbers if table.game.actions[number].seat == 0)
    pick = table.game.actions[entry]
    assert isinstance(pick, Pick)
    table = replace(table, entry_numbers=numbers)
    sent: dict[MessagePlace, SentMessage] = {(PRIVATE, 0): SentMessage(1, 1, "1.pick", "", table.opened_at)}
    said = []
    for number in (entry, len(numbers)):
        moved = Notice(0, number + 1, table.opened_at, MovedForSeat(0, "pick", 1, "pick"))
        state = slot_state(ENGLISH, table, 0, [moved], sent, role=PRIVATE)
        said += seat_posts.closed_private(state).text.splitlines()[1:]
    by_computer, by_themself = said
    assert by_computer.startswith("⏰ Your time ran out, so a computer player moved for you: it picked card ")
    assert by_themself == ENGLISH.format("accepted-pick", card=pick.card)
