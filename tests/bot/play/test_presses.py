"""Buttons pressed at the wrong moment, twice, by the wrong person, or in an outdated message."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor, interactions
from simcord.enums import ComponentType, InteractionType
from simcord.results import ResponseMessage

from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, controls, custom_id, first_page, labels, more_of, shown
from tests.bot.play.test_bad_input import placing
from tests.bot.play.typist import Typist

MOVED_ON = ENGLISH.format("moved-on")


async def press_at_once(room: Room, *presses: tuple[MemberActor, Any, str]) -> None:
    """Make several presses arrive before the bot handles any of them."""
    backend = room.env.backend
    for person, message, pressed_id in presses:
        channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        stored = backend.get_message(channel_id, message.id)
        guild_id = backend.get_channel(channel_id).guild_id
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=person.id,
            data={"custom_id": pressed_id, "component_type": ComponentType.BUTTON},
        )
        record.source_message_id = stored.id
        payload["message"] = dict(simcord_payload(room, stored))
        backend.emit("INTERACTION_CREATE", payload)
    await room.env.settle()


def simcord_payload(room: Room, stored: Any) -> dict[str, Any]:
    """A stored message as Discord sends it with a press."""
    from simcord.backend import serializers

    return dict(serializers.message_payload(room.env.backend, stored))


async def test_a_button_from_an_earlier_round_shows_where_the_game_stands(room: Room) -> None:
    anna, bob = room.people(2)
    typist = Typist(room, [anna, bob])
    table = await typist.play_until(await room.begin([anna, bob]), 2)
    old_round = room.round_message()
    old_hand = room.asked(anna)
    old_ids = {label: custom_id(old_round, label) for label in labels(old_round)}
    old_card = controls(old_hand)[0]["custom_id"]
    await typist.play_until(table, 3)
    before = await room.table()

    # The buttons have been removed, but a player's screen may still show them.
    await press_at_once(room, (anna, old_round, old_ids["My hand"]))
    (answer,) = (m for m in ephemeral_messages(room) if m.content.startswith(MOVED_ON))
    assert "round 3" in answer.content
    await press_at_once(room, (anna, old_hand, old_card))
    assert any(message.content.startswith(MOVED_ON) for message in room.private_messages(anna))

    assert await room.table() == before


async def test_an_old_button_that_opens_a_modal_shows_where_the_game_stands(room: Room) -> None:
    anna, _ = await placing(room)
    placer = room.asked(anna)
    pressed = custom_id(placer, ENGLISH.format("button-type-spot"))
    await anna.user.click(placer, label=ENGLISH.format("button-place-here"))

    await press_at_once(room, (anna, placer, pressed))

    now = room.private_messages(anna)[-1]
    assert now.content.startswith(MOVED_ON)
    assert ENGLISH.format("button-done") in labels(now)


async def test_the_buttons_of_the_lobby(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")

    def lobby() -> Any:
        return room.messages()[0]

    await bob.click(lobby(), label="Join")
    assert "2. bob" in lobby().content
    more = await more_of(bob, lobby())
    assert more.ephemeral
    await bob.click(more, label="🤖 hard")
    (computer,) = await room.computers()
    assert f"{computer} · hard 🤖" in lobby().content
    await bob.click(more, label="Remove 🤖")
    assert computer not in lobby().content
    await bob.click(lobby(), label="Add 🤖")
    (computer,) = await room.computers()
    assert f"{computer} · easy 🤖" in lobby().content
    await bob.click(more, label="Remove 🤖")
    assert computer not in lobby().content
    told = shown(await bob.click(lobby(), label="Begin"))
    assert told.ephemeral
    assert told.content == ENGLISH.format("not-host-begin", host="anna")
    await anna.click(lobby(), label="Leave")
    assert "1. bob 👑" in lobby().content
    rules = shown(await anna.click(await more_of(anna, lobby()), label="Rules"))
    assert rules.ephemeral
    assert rules.content == first_page("hokkaido", "draft")
    await bob.click(await more_of(bob, lobby()), label="Close table")
    assert lobby().content.endswith(ENGLISH.format("lobby-cancelled"))
    assert labels(lobby()) == []


@pytest.mark.parametrize("control", ["pick", "bid-alone", "dance"])
async def test_a_players_button_from_another_version_shows_the_present_game(room: Room, control: str) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    moment = f"{table.id}:1:pick:0:17"
    asked = room.asked(anna)
    offered = labels(asked)
    await press_at_once(room, (anna, asked, f"hokkaido:{control}:{moment}"))
    (shown_instead,) = room.private_messages(anna)
    assert shown_instead.content.startswith(MOVED_ON)
    assert labels(shown_instead) == offered
    await press_at_once(room, (bob, room.round_message(), f"hokkaido:{control}:{moment}"))
    (answer,) = ephemeral_messages(room)[-1:]
    assert answer.content.startswith(MOVED_ON)
    assert await room.table() == table


async def test_a_button_from_another_version_is_out_of_date_to_anyone_else(room: Room) -> None:
    """To people without a seat, and if it belongs to no table."""
    anna, cleo = room.person("anna"), room.person("cleo")
    await room.said(anna, "hokkaido start")
    lobby, table = room.messages()[0], await room.table()
    await press_at_once(room, (cleo, lobby, f"hokkaido:dance:{table.id}:0:lobby:0"))
    await press_at_once(room, (anna, lobby, "hokkaido:dance:0:0:none:0"))
    answers = [m.content for m in ephemeral_messages(room)][-2:]
    assert answers == [ENGLISH.format("button-unknown")] * 2


async def test_a_made_up_spot_is_in_no_button(room: Room) -> None:
    """Otherwise a press on that button would count as the bot's own."""
    anna, _ = await placing(room)
    table = await room.table()
    moment = f"{table.id}:1:map:{table.step_of(0)}"
    await press_at_once(room, (anna, room.round_message(), f"hokkaido:maps:{moment}:-1:-2:0:1,1:7"))
    (answer,) = ephemeral_messages(room)[-1:]
    assert answer.content == ENGLISH.format("button-unknown")


async def test_a_button_of_a_game_that_is_over_says_so(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    message = room.round_message()
    pressed = custom_id(message, "My map")
    await room.end_game(anna, "hokkaido cancel")
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED
    await press_at_once(room, (anna, message, pressed))
    assert any(ENGLISH.format("game-finished") in m.content for m in ephemeral_messages(room))


def ephemeral_messages(room: Room) -> list[Any]:
    """The ephemeral messages in the channel."""
    return [
        message for message in room.env.backend.messages[room.channel.id].values() if message.is_ephemeral
    ]
