"""Direct messages that ask players to act: their text, when they notify, and when they are edited."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.tables import Stage
from engine.actions import Discard, Pick
from engine.chance import Chance
from engine.players import PLAYERS
from tests.bot.play.button_player import card_button, control_id, offered_cards, press_to_take
from tests.bot.play.room import (
    ENGLISH,
    Room,
    controls,
    labels,
)
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_unnoted_messages import forget_last
from tests.bot.play.typist import PATIENCE, Typist, typed


def asking(room: Room, person: MemberActor) -> list[discord.Message]:
    """The direct messages that ask a person to act, or did so before they were answered."""
    begins = ("**Your turn", "**Round")
    return [message for message in room.private_messages(person) if message.content.startswith(begins)]


async def act(room: Room, person: MemberActor) -> None:
    """Make all decisions that a person has in the current phase."""
    typist, table = Typist(room, [person]), await room.table()
    seat, phase = table.seat_of(person.id), table.view(None).phase
    while seat in table.view(None).waiting_for and table.view(None).phase == phase:
        table = await typist.type_one(table)


async def test_an_answered_message_shows_the_decision(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    while table.view(None).round < 4:
        for person in people:
            await act(room, person)
            await room.env.advance_time(120)
        table = await room.table()
    assert table.game is not None
    own = [action for action in table.game.actions if action.seat == 0]
    picks = [action.card for action in own if isinstance(action, Pick)]
    discards = [action.card for action in own if isinstance(action, Discard)]
    closed = [message.content.split("\n") for message in asking(room, anna)][:-1]
    rounds = [(number, phase) for number in range(1, 4) for phase in ("pick", "discard", "map")]
    assert len(closed) == len(rounds)
    for (number, phase), (heading, said) in zip(rounds, closed, strict=True):
        assert heading.startswith(f"**Round {number}**")
        expected = {
            "pick": ENGLISH.format("accepted-pick", card=picks[number - 1]),
            "discard": ENGLISH.format("accepted-discard", card=discards[number - 1]),
        }
        assert (
            said == expected[phase]
            if phase in expected
            else said.startswith(f"🗺️ Card {picks[number - 1]} at")
        )


async def test_a_message_that_asks_has_a_button_for_all_maps(room: Room) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    (asked,) = asking(room, anna)
    await anna.user.click(asked, label="All maps")
    (maps,) = room.private_messages(anna)
    assert [attachment.filename for attachment in maps.attachments] == ["draw_round.jpg"]
    assert f"<#{room.channel.id}>" in maps.content
    await anna.user.click(maps, label="Back")
    assert asking(room, anna)[0].content == asked.content


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
        rings += [] if last.flags.suppress_notifications else [last.id]
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
