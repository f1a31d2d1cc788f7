"""The order of answers and the announcer's edits, without Discord."""

from __future__ import annotations

import asyncio

import pytest

from bot.announce import answers as answers_module
from bot.announce.answers import Answers, Ticket

TABLE, MESSAGE = "table", 1


async def may_write(ticket: Ticket, *, may_be_covered: bool = False) -> bool:
    async with ticket.writing(may_be_covered=may_be_covered) as may:
        return may


async def test_the_announcer_waits_until_all_decisions_at_a_table_are_answered() -> None:
    answers = Answers()
    await answers.given(TABLE)
    with answers.deciding(TABLE):
        with answers.deciding(TABLE):
            waiting = asyncio.create_task(answers.given(TABLE))
            await answers.given("another")
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting


async def test_the_announcer_waits_only_briefly_for_a_slow_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers_module, "LONGEST_ANSWER", 0.01)
    answers = Answers()
    with answers.deciding(TABLE):
        await answers.given(TABLE)


async def test_an_answer_is_not_written_after_one_to_a_later_press_of_the_same_message() -> None:
    answers = Answers()
    first, second, other = (answers.ticket(number) for number in (MESSAGE, MESSAGE, MESSAGE + 1))
    assert await may_write(second)
    assert not await may_write(first)
    assert await may_write(second), "an answer can have several parts"
    assert await may_write(other)


async def test_an_answer_may_cover_an_update_that_asks_for_nothing() -> None:
    answers = Answers()
    pressed = answers.ticket(MESSAGE)
    assert await may_write(answers.ticket(MESSAGE), may_be_covered=True)
    assert await may_write(pressed)


async def test_answers_to_several_presses_can_be_written_in_order() -> None:
    answers = Answers()
    first, second = answers.ticket(MESSAGE), answers.ticket(MESSAGE)
    assert await may_write(first)
    assert await may_write(second)


async def test_a_message_is_edited_only_after_the_answer_that_is_being_written() -> None:
    answers = Answers()
    pressed = answers.ticket(MESSAGE)
    async with pressed.writing():
        editing = asyncio.create_task(may_write(answers.ticket(MESSAGE)))
        await asyncio.sleep(0)
        late = answers.ticket(MESSAGE)
        assert not editing.done()
    assert await editing
    assert not await may_write(pressed)
    assert await may_write(late)


async def test_a_message_that_no_one_changes_is_forgotten() -> None:
    answers = Answers()
    ticket = answers.ticket(MESSAGE)
    assert await may_write(ticket)
    del ticket
    assert not answers._messages
