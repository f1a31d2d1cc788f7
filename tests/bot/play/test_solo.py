"""Playing alone: a deal of one's own beside par."""

from __future__ import annotations

import pytest

from bot.tables import Stage
from engine.options import Rules
from tests.bot.play.playing_alone import alone, play_on
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_hosting import moderator

pytestmark = pytest.mark.usefixtures("quick_par")


async def test_a_deal_of_ones_own_by_buttons(room: Room) -> None:
    anna = room.person("anna")
    before = len(room.messages())
    first = shown(await anna.slash(room.channel, "solo start"))
    assert first.ephemeral
    assert first.content.startswith(ENGLISH.format("alone-begins") + "\n**Solo** · round 1 of 12\n")
    assert len([part for part in controls(first) if part["custom_id"].startswith("hokkaido:pick:")]) == 4
    assert ENGLISH.format("button-alone-give-up") in labels(first)

    last = await play_on(anna, first)
    assert last.content.startswith("## 🏁 Solo: ")
    assert "\nPar is " in last.content
    squares = last.content.splitlines()[2]
    assert len(squares) == 12
    assert set(squares) <= set("🟩🟨🟥")
    assert last.content.splitlines()[3] == ENGLISH.format("alone-squares")
    assert [file.filename for file in last.attachments] == ["draw_standing.jpg"]
    assert labels(last) == [
        "My map",
        "Review",
        ENGLISH.format("button-alone-again"),
        ENGLISH.format("button-show-all"),
    ]
    assert len(room.messages()) == before, "nobody else is told"
    assert room.private_messages(anna) == []
    assert await room.bot.services.store.unannounced_tables() == ()

    checked = shown(await anna.user.slash("hokkaido verify"))
    assert checked.content.splitlines()[-1] == ENGLISH.format("checked-how", how="alone"), "of no channel"

    overview = shown(await anna.click(last, label="Review"))
    assert overview.content.startswith("## 🔎 Review of game `")
    again = shown(await anna.click(last, label=ENGLISH.format("button-alone-again")))
    assert ENGLISH.format("alone-begins") in again.content


async def test_a_result_is_shown_to_all_without_the_map(room: Room) -> None:
    anna = room.person("anna")
    last = await play_on(anna, shown(await anna.slash(room.channel, "solo start", game="honshu")))
    await anna.click(last, label=ENGLISH.format("button-show-all"))
    told = room.messages()[-1]
    assert told.content.startswith("Solo · **anna**: **")
    assert [file.filename for file in told.attachments] == ["draw_standing.jpg"]
    assert labels(told) == []


async def test_a_deal_goes_on_and_can_be_given_up(room: Room) -> None:
    anna = room.person("anna")
    message = await play_on(anna, shown(await anna.slash(room.channel, "solo start")), 2)
    assert "· round 3 of 12" in message.content
    await room.restart()
    message = shown(await anna.slash(room.channel, "solo start", game="honshu"))
    assert message.content.startswith(ENGLISH.format("alone-goes-on"))
    assert (await alone(room, anna)).options.rules is Rules.HOKKAIDO
    left = shown(await anna.click(message, label=ENGLISH.format("button-alone-give-up")))
    assert left.content == ENGLISH.format("alone-given-up")
    message = shown(await anna.slash(room.channel, "solo start", game="honshu"))
    assert (await alone(room, anna)).options.rules is Rules.HONSHU


async def test_moves_can_be_typed_and_stand_in_the_list_of_games(room: Room) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "solo start")
    table = await alone(room, anna)
    assert table.game is not None
    card = table.game.table.hands[0][1]
    said = await room.said(anna, "pick", card=card)
    assert "**Solo** · round 1 of 12" in said
    assert (await room.said(anna, "hokkaido status")).startswith("**Solo** · round 1 of 12\nanna: ")
    listed = await room.said(anna, "hokkaido games")
    assert "solo, round 1" in listed
    assert f"<#{anna.id}>" not in listed


async def test_what_someone_plays_alone_is_no_business_of_a_moderator(room: Room) -> None:
    anna, boss = room.person("anna"), moderator(room)
    await anna.slash(room.channel, "solo start")
    await anna.slash(room.channel, "solo today")
    with_others = await room.begin([room.person("bob")], computers=1)
    offered = await boss.autocomplete(room.channel, "table end", "game", "")
    assert [line["value"] for line in offered] == [with_others.id]
    deal = await alone(room, anna)
    assert await room.said(boss, "table end", game=deal.id) == ENGLISH.format("game-unknown")
    assert (await alone(room, anna)).stage is Stage.RUNNING
