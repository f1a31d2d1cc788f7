"""Direct messages: what asks a player, and what happens if Discord refuses it."""

from __future__ import annotations

import pytest
from simcord import InteractionResult, MemberActor

from bot.announce import Announcer
from bot.tables import Stage
from engine.chance import Chance
from engine.players import PLAYERS
from tests.bot.play.button_player import card_button, control_id, offered_cards, press_to_take
from tests.bot.play.room import (
    ENGLISH,
    Room,
    controls,
    labels,
    shown,
)
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_recovery import forget_last
from tests.bot.play.test_settings import choose, settings_of
from tests.bot.play.typist import PATIENCE, Typist, typed


async def test_the_response_to_a_move_updates_the_message_that_asked_for_it(room: Room) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    asked = room.asked(anna)
    card = offered_cards(asked, "try")[0]
    await press_to_take(room, anna)
    (changed,) = room.private_messages(anna)
    assert f"card {card}" in changed.content
    assert room.edits_of(asked) == 0
    await room.restart()
    assert room.edits_of(asked) == 0, "what the message shows is stored"


async def test_a_move_is_shown_even_if_discord_refuses_its_response(
    room: Room, expects_failures: None
) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    asked = room.asked(anna)
    card = offered_cards(asked, "try")[0]
    await anna.user.click(asked, label=card_button(asked, "try", card))
    room.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=401, code=50027, times=None)
    await anna.user.click(asked, custom_id=control_id(room.asked(anna), "take"))
    (changed,) = room.private_messages(anna)
    assert f"card {card}" in changed.content
    assert room.edits_of(asked) == 1


async def test_in_a_game_typed_directly_the_question_stays_the_last_message(room: Room) -> None:
    anna = room.person("anna")
    table = await room.begin_without_hints([anna], computers=2)
    rings, chance = [], Chance.of_text("typing directly")
    for _ in range(PATIENCE):
        *_, last = room.private_messages(anna)
        assert last.id == room.asked(anna).id, "nothing the bot sent is below the question"
        # The person looks at the response to their own command.
        is_response = last.interaction_metadata is not None
        rings += [] if is_response or last.flags.suppress_notifications else [last.id]
        command, options = typed(PLAYERS["normal"].decide(table.view(0), chance))
        await anna.user.slash(command, **options)
        await room.env.advance_time(10)
        table = await room.bot.services.tables.get(table.id)
        if table.stage is not Stage.RUNNING:
            break
    assert table.stage is Stage.FINISHED
    *before, last = room.private_messages(anna)
    assert last.content.startswith(("🏆", "🏁"))
    assert "Play again" in labels(last)
    assert not any(map(labels, before)), "the messages above were replaced"
    assert len(rings) == 1, "only the first one"


async def type_pick(room: Room, person: MemberActor) -> InteractionResult:
    """Pick a card by a command in a direct message."""
    result: InteractionResult = await person.user.slash("pick", card=(await room.view(person)).hand[0].number)
    return result


async def test_the_response_to_a_typed_move_becomes_the_message_with_the_next_question(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await pick_first(room, bob)
    await room.restart()  # the bot has not read the records of its messages yet
    tries = room.tries(anna)
    await type_pick(room, anna)
    (question,) = room.private_messages(anna)
    said, *_ = question.content.splitlines()
    assert said.startswith("✅ You picked card")
    assert "Discard a card" in question.content
    assert room.edits_of(question) == 0
    await anna.user.click(question, custom_id=controls(question)[0]["custom_id"])
    (changed,) = room.private_messages(anna)
    assert changed.id == question.id
    assert said not in changed.content
    assert (await room.view(anna)).seats[0].acted
    await room.restart()
    assert (room.tries(anna), room.edits_of(question)) == (tries, 0), "nothing else was sent"


@pytest.mark.parametrize("uncertain", [False, True])
async def test_a_typed_move_is_only_repeated_where_its_response_cannot_be_the_next_question(
    room: Room, monkeypatch: pytest.MonkeyPatch, expects_failures: None, uncertain: bool
) -> None:
    """Another process announces the table, or it is unknown whether the response has arrived."""
    anna, bob = people = room.people(2)
    await room.begin(people)
    await pick_first(room, bob)
    if uncertain:
        room.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=1)
    else:
        monkeypatch.setattr(Announcer, "may_answer", lambda _announcer, _table: False)
    await type_pick(room, anna)
    *_, response, question = room.private_messages(anna)
    assert labels(response) == []
    assert "Discard a card" in question.content
    assert question.flags.suppress_notifications


async def test_a_response_with_a_hand_that_was_not_stored_before_a_crash_can_be_used(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """Store nothing."""

    anna, bob = people = room.people(2)
    await room.begin(people)
    await pick_first(room, bob)
    with monkeypatch.context() as patch:
        patch.setattr(Announcer, "note_own_message", killed)
        patch.setattr(Announcer, "refresh", lambda *_, **__: None)
        await type_pick(room, anna)
    await room.restart()
    for place in (1, 2):  # the response, and the question sent below it
        message = room.private_messages(anna)[place]
        assert "Discard a card" in message.content
        await anna.user.click(message, custom_id=controls(message)[0]["custom_id"])
        assert (await room.view(anna)).seats[0].acted
        await room.said(anna, "undo")


async def test_a_person_who_plays_in_the_channel_gets_only_a_sentence_for_a_move_typed_directly(
    room: Room,
) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    await choose(anna, await settings_of(room, anna), "set-hands", "channel")
    response = shown(await type_pick(room, anna))
    assert "\n" not in response.content
    assert response.content.startswith("✅ You picked card")


async def test_a_message_not_stored_before_a_crash_is_used_again_once_it_is_pressed(
    room: Room,
) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    forget_last(room, "private", 0)
    asked = room.asked(anna)
    await press_to_take(room, anna)
    await pick_first(room, bob)
    (changed,) = room.private_messages(anna)
    assert changed.id == asked.id
    assert "Discard a card" in changed.content
    await anna.user.click(changed, custom_id=controls(changed)[0]["custom_id"])
    assert (await room.view(anna)).seats[0].acted


HOUR = 3600


def contents(room: Room) -> list[str]:
    """The text of every message ever sent to the channel."""
    return [str(body.get("content")) for body in room.posts()]


async def test_closed_direct_messages_are_tried_only_once_per_game(room: Room) -> None:
    anna, bob = people = room.people(2)
    room.close_direct_messages(anna)
    table = await room.begin(people, deadline="1h")
    await Typist(room, people, directly=False).play_until(table, 2)
    await room.restart()
    await room.env.advance_time(3 * HOUR)  # reminders, and missed deadlines
    for _ in range(2):
        await room.said(anna, "hokkaido away")
    assert room.tries(anna) == 1
    await room.end_game(anna)
    await room.begin([bob, anna])
    assert room.tries(anna) == 2, "one attempt for each of the two games"
    told = [text for text in contents(room) if f"<@{anna.id}>" in text]
    assert len(told) > 5, "mentioned in the channel instead"

    room.open_direct_messages()
    await room.said(anna, "hand")
    assert room.tries(anna) == 2, "a command in the channel does not start another attempt"
    result = await anna.user.slash("hokkaido games")
    assert shown(result).content
    assert room.tries(anna) == 3
    offered = [label for message in room.private_messages(anna) for label in labels(message)]
    hand = [str(card.number) for card in (await room.view(anna)).hand]
    assert sorted(label.partition(":")[0] for label in offered) == sorted(hand)


@pytest.mark.parametrize("code", [0, 20026, 40003, 40333])
async def test_a_refusal_unrelated_to_the_person_is_temporary(room: Room, code: int) -> None:
    """The bot's address is blocked, the bot is in quarantine, or it is opening direct messages too fast."""
    anna, bob = room.people(2)
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=code, times=2)
    await room.begin([anna, bob])
    assert room.tries(anna) == 3
    assert labels(room.asked(anna))
    explained = ENGLISH.format("direct-messages-closed", user=anna.id)
    assert not any(explained in text for text in contents(room))
