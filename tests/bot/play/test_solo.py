"""Playing alone: a deal of one's own beside par."""

from __future__ import annotations

import pytest

from bot.tables import Stage
from bot.views.viewer import noon_of
from engine.options import Rules
from tests.bot.people.test_privacy import make_readable, make_unreadable
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
    assert await room.bot.services.tables.unannounced() == ()

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


async def test_a_deal_is_given_up_by_command_in_words_for_one_person(room: Room) -> None:
    anna = room.person("anna")
    for begun, day in (("solo start", False), ("solo today", True)):
        for command in ("hokkaido cancel", "table end"):
            await anna.user.slash(begun)
            asked = shown(await anna.user.slash(command))
            table = await alone(room, anna, of_day=day)
            asks = ENGLISH.format("alone-give-up", round=1, day=noon_of(table.options.day))
            assert asked.content == asks
            assert labels(asked) == ["Give up", "Keep playing"]
            kept = shown(await anna.user.click(asked, label="Keep playing"))
            assert kept.content == ENGLISH.format("game-kept")
        asked = shown(await anna.user.slash("table end"))
        left = shown(await anna.user.click(asked, label="Give up"))
        assert left.content == ENGLISH.format("alone-given-up")
        closed = await room.bot.services.tables.get(table.id)
        assert closed.stage is Stage.CANCELLED


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


async def test_alone_nothing_is_offered_that_others_would_have_to_agree_to(room: Room) -> None:
    anna = room.person("anna")
    message = shown(await anna.slash(room.channel, "solo start"))
    card = next(part for part in controls(message) if part["custom_id"].startswith("hokkaido:pick:"))
    placer = shown(await anna.click(message, custom_id=card["custom_id"]))
    for command in ("undo", "table undo"):
        refused = shown(await anna.slash(room.channel, command))
        assert refused.content == ENGLISH.format("alone-undo"), "the card is taken"
        assert controls(refused) == []
    await anna.click(placer, label=ENGLISH.format("button-place-here"))
    offered = shown(await anna.slash(room.channel, "table undo"))
    assert offered.content == ENGLISH.format("alone-undo")
    back = shown(await anna.select(offered, values=["own"]))
    assert ENGLISH.format("button-place-here") in labels(back)


async def test_what_somebody_plays_alone_is_no_business_of_a_moderator(room: Room) -> None:
    anna, boss = room.person("anna"), moderator(room)
    await anna.slash(room.channel, "solo start")
    await anna.slash(room.channel, "solo today")
    with_others = await room.begin([room.person("bob")], computers=1)
    offered = await boss.autocomplete(room.channel, "table end", "game", "")
    assert [line["value"] for line in offered] == [with_others.id]
    deal = await alone(room, anna)
    assert await room.said(boss, "table end", game=deal.id) == ENGLISH.format("game-unknown")
    assert (await alone(room, anna)).stage is Stage.RUNNING


@pytest.mark.parametrize("of_day", [False, True])
async def test_a_deal_that_cannot_be_read_is_set_aside_and_a_new_one_begins(
    room: Room, expects_failures: None, of_day: bool
) -> None:
    anna = room.person("anna")
    command = "solo today" if of_day else "solo start"
    first = await play_on(anna, shown(await anna.slash(room.channel, command)), 1)
    lost = await alone(room, anna, of_day=of_day)
    make_unreadable(room.database, lost.id)
    before = len(room.env.http_requests)
    await room.restart()
    sent = [request.path for request in room.env.http_requests[before:] if request.method == "POST"]
    assert [path for path in sent if path.endswith("/messages")] == [], "there is no such channel"

    card = next(part for part in controls(first) if part["custom_id"].startswith("hokkaido:pick:"))
    late = await anna.click(first, custom_id=card["custom_id"])
    assert shown(late).content == ENGLISH.format("alone-set-aside")

    anew = shown(await anna.slash(room.channel, command))
    assert anew.content.startswith(ENGLISH.format("alone-anew"))
    assert "· round 1 of 12" in anew.content
    table = await alone(room, anna, of_day=of_day)
    assert table.id != lost.id
    again = shown(await anna.slash(room.channel, command))
    assert ENGLISH.format("alone-anew") not in again.content, "it is told once"
    assert (await alone(room, anna, of_day=of_day)).id == table.id

    make_readable(room.database)
    assert (await room.bot.services.tables.get(lost.id)).stage is Stage.CANCELLED, "nothing of it is deleted"
