"""The order of answers and the announcer's edits, and the records of messages, without Discord."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.announce import answers as answers_module
from bot.announce.answers import Answers, Position
from bot.announce.sent_messages import SentMessages
from bot.clock import SystemClock
from bot.store import open_store
from bot.store.records import STRIPPED, Asked, MessagePlace, Role, SentMessage
from tests.bot.tables.sitting import opened

TABLE, MESSAGE = "table", 1
CLOCK = SystemClock()


async def may_write(answers: Answers, position: Position, message_id: int = MESSAGE) -> bool:
    async with answers.writing(message_id, position) as may:
        return may


async def test_the_announcer_waits_until_all_decisions_at_a_table_are_answered() -> None:
    answers = Answers()
    await answers.given(TABLE, CLOCK)
    with answers.deciding(TABLE):
        with answers.deciding(TABLE):
            waiting = asyncio.create_task(answers.given(TABLE, CLOCK))
            await answers.given("another", CLOCK)
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting


async def test_the_announcer_waits_only_briefly_for_a_slow_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers_module, "LONGEST_ANSWER", 0.01)
    answers = Answers()
    with answers.deciding(TABLE):
        await answers.given(TABLE, CLOCK)


async def test_an_answer_is_not_written_after_one_to_a_later_press_of_the_same_message() -> None:
    answers = Answers()
    first, second = answers.begin(), answers.begin()
    assert await may_write(answers, second)
    assert not await may_write(answers, first)
    assert await may_write(answers, second), "an answer can have several parts"
    assert await may_write(answers, first, MESSAGE + 1)


async def test_a_screen_of_an_earlier_revision_is_not_written_over_a_later_one() -> None:
    answers, table = Answers(), opened(2).table
    pressed, snapshot = answers.begin(), answers.begin()
    after = replace(table, revision=table.revision + 1)
    assert await may_write(answers, pressed.reading(after))
    assert not await may_write(answers, snapshot.reading(table)), "the decision came after the snapshot"
    assert await may_write(answers, snapshot.reading(after)), "it has what the answer had, and more"


async def test_what_another_table_shows_does_not_count() -> None:
    answers, table = Answers(), opened(2).table
    game_over, next_game = answers.begin(), answers.begin()
    assert await may_write(answers, game_over.reading(replace(table, revision=90)))
    assert await may_write(answers, next_game.reading(replace(table, id="next", revision=1)))


async def test_answers_to_several_presses_can_be_written_in_order() -> None:
    answers = Answers()
    first, second = answers.begin(), answers.begin()
    assert await may_write(answers, first)
    assert await may_write(answers, second)


async def test_a_message_is_edited_only_after_the_answer_that_is_being_written() -> None:
    answers = Answers()
    pressed, snapshot = answers.begin(), answers.begin()
    async with answers.writing(MESSAGE, pressed):
        editing = asyncio.create_task(may_write(answers, snapshot))
        await asyncio.sleep(0)
        assert not editing.done()
    assert await editing
    assert not await may_write(answers, pressed)


async def test_only_the_last_changed_messages_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers_module, "MOST_KEPT", 2)
    answers = Answers()
    old, new = answers.begin(), answers.begin()
    for message_id in (1, 2, 1, 3):
        assert await may_write(answers, new, message_id)
    assert await may_write(answers, old, 2), "it is forgotten"
    assert not await may_write(answers, old, 3)


OLDER, NEWER = (
    SentMessage(9, number, Asked(1, "pick"), "a", datetime(2026, 1, 1, tzinfo=UTC)) for number in (1, 2)
)
CLOSED = replace(OLDER, fingerprint=STRIPPED)


@pytest.mark.parametrize(
    ("noted", "is_replaced"),
    [
        ((OLDER, NEWER), True),
        ((OLDER, NEWER, OLDER), True),  # an edit that was under way when the newer one was sent
        ((NEWER, OLDER), True),
        ((CLOSED, NEWER), False),
    ],
)
async def test_of_two_messages_in_which_a_person_could_play_the_newer_one_stays(
    tmp_path: Path, noted: tuple[SentMessage, ...], is_replaced: bool
) -> None:
    store = await open_store(tmp_path / "hokkaido.sqlite3")
    messages = SentMessages(store, "table")
    for message in noted:
        messages.note(MessagePlace(Role.PRIVATE, 0), message)
    replaced = {MessagePlace(Role.REPLACED, 0, OLDER.message_id): OLDER} if is_replaced else {}
    assert messages.by_place == {MessagePlace(Role.PRIVATE, 0): NEWER, **replaced}
    await store.close()
