"""Messages that Discord has taken and the bot has not noted: none stands twice, none keeps its buttons."""

from __future__ import annotations

import sqlite3
from functools import partial

import pytest

from bot.tables import game_moves, host_actions
from bot.views.current_screen import current_screen
from bot.views.viewer import Viewer
from engine.actions import Pick
from tests.bot.play.room import (
    ENGLISH,
    Room,
    as_person,
    controls,
)
from tests.bot.play.test_announcing import pick_first


def forget_last(room: Room, role: str, seat: int = -1) -> None:
    """The bot was killed after it had sent a message, and before it noted that."""
    with sqlite3.connect(room.database) as connection:
        deleted = connection.execute("DELETE FROM messages WHERE role = ? AND seat = ?", (role, seat))
        assert deleted.rowcount == 1
    connection.close()


async def test_what_was_sent_just_before_a_kill_does_not_stand_twice(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    forget_last(room, "round")
    forget_last(room, "private", 0)
    await room.bot.announcer.close()
    # The game goes on before the next start, so that the messages would not be the same any more.
    await room.bot.services.tables.do(
        (await room.table()).id,
        game_moves.act,
        as_person(bob),
        partial(Pick, card=(await room.view(bob)).hand[0].number),
    )
    before = [message.id for message in (*room.messages(), *room.private_messages(anna))]
    await room.env.advance_time(1)
    await room.restart()
    assert [message.id for message in (*room.messages(), *room.private_messages(anna))] == before
    assert "✅ bob" in room.round_message().content
    await pick_first(room, anna)
    assert "Discard one card" in room.asked(anna).content


async def test_a_message_that_was_never_noted_loses_its_buttons_when_the_game_is_over(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    leftover = await room.bot.get_partial_messageable(anna.user.dm_channel.id).send(
        **current_screen(Viewer(ENGLISH, await room.table(), 0)).new_message(None)
    )
    await room.env.advance_time(1)
    await room.restart()
    await room.end_game(anna, "hokkaido cancel")
    (left,) = (message for message in room.private_messages(anna) if message.id == leftover.id)
    assert controls(left) == []


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 50083)])
async def test_a_leftover_that_discord_lets_nobody_change_is_let_go(
    room: Room, status: int, code: int
) -> None:
    """Nothing is tried again and again for it, and the end of the game counts as told."""
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    screen = current_screen(Viewer(ENGLISH, table, 0))
    channel = room.bot.get_partial_messageable(room.channel.id)
    leftover = await channel.send(**screen.new_message(None), silent=True)
    await room.env.advance_time(1)
    await room.restart()
    path = f"/channels/{room.channel.id}/messages/{leftover.id}"
    room.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await room.end_game(anna, "hokkaido cancel")
    assert await room.bot.services.store.unannounced_tables() == ()


async def test_a_message_whose_answer_was_lost_on_the_way_does_not_stand_twice(
    patient_room: Room, expects_failures: None
) -> None:
    """Discord has taken it, the bot does not know that, and by the next attempt it says something else."""
    room = patient_room
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await pick_first(room, anna)
    await room.env.advance_time(120)
    room.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=502, times=1)
    await pick_first(room, bob)
    screen = current_screen(Viewer(ENGLISH, await room.table(), 0))
    taken = await room.bot.get_partial_messageable(anna.user.dm_channel.id).send(**screen.new_message(None))
    await room.said(bob, "discard", card=(await room.view(bob)).hand[0].number)
    await room.env.advance_time(30)
    assert [message.id for message in room.private_messages(anna)][1:] == [taken.id]
    assert room.asked(anna).attachments, "and now it is what it should be"


async def test_a_message_that_mentioned_nobody_is_not_taken_for_a_mention(room: Room) -> None:
    """It would ring for nobody: the message of the round leads to the hand, too."""
    anna, bob = room.people(2)
    room.close_direct_messages(bob)
    table = await room.begin([anna, bob])
    forget_last(room, "round")
    await room.bot.announcer.close()
    for person in (anna, bob):
        card = (await room.view(person)).hand[0].number
        await room.bot.services.tables.do(
            table.id, game_moves.act, as_person(person), partial(Pick, card=card)
        )
    before = {message.id: message.content for message in room.messages()}
    round_id = room.round_message().id
    await room.env.advance_time(1)
    await room.restart()
    assert room.round_message().id == round_id
    (mention,) = (message for message in room.messages() if bob.id in message.raw_mentions)
    assert mention.id not in before, "an edit rings for nobody"


async def test_what_was_said_before_in_the_same_words_is_said_once_more(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    for command in ("table pause", "table resume"):
        await room.said(anna, command)
    await room.bot.announcer.close()  # from here on the bot stores, and dies before it tells
    await room.bot.services.tables.do(table.id, host_actions.pause, as_person(anna))
    await room.env.advance_time(1)
    await room.restart()
    paused = ENGLISH.format("log-paused", by="host", name="anna", timed=False)
    told = [message.content for message in room.messages() if paused in message.content]
    assert told == [paused] * 2
