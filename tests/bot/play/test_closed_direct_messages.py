"""A player with closed direct messages gets one attempt in each game, and one when they write to the bot."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_announcing import posted
from tests.bot.play.test_settings import tries
from tests.bot.play.typist import Typist

HOUR = 3600


async def vote_to_go_back(room: Room, person: MemberActor) -> None:
    """Ask the table to go back as far as can be."""
    opened = shown(await person.slash(room.channel, "table undo"))
    (menu,) = (row["components"][0] for row in opened.components if row["components"][0].get("options"))
    await person.select(opened, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    assert (await room.table()).vote is not None


async def test_not_once_more_in_hands_votes_reminders_invitations_and_the_next_game(room: Room) -> None:
    anna, bob = people = room.people(2)
    room.close_direct_messages(anna)
    table = await room.begin(people, deadline="1h")
    assert tries(room, anna) == 1
    typist = Typist(room, people, directly=False)

    table = await typist.play_until(table, 2)
    await vote_to_go_back(room, bob)
    await room.restart()
    await room.env.advance_time(HOUR - 300)  # both reminders
    await room.env.advance_time(2 * HOUR)  # the deadline, and those after it
    await room.said(anna, "hokkaido away")
    await room.said(anna, "hokkaido away")
    await room.restart()
    table = await typist.play_to_the_end(await room.table())
    assert table.stage is Stage.FINISHED
    await room.said(bob, "hokkaido start", by_invitation="yes", deadline="1h")
    await room.said(bob, "hokkaido invite", player=anna)
    await room.said(anna, "hokkaido join")
    await room.said(bob, "hokkaido begin")
    await room.env.advance_time(HOUR - 300)
    assert tries(room, anna) == 2, "of two games, each with everything that there is to say"
    told = [text for text in posted(room) if f"<@{anna.id}>" in text]
    assert len(told) > 10, "the channel tells instead"

    room.open_direct_messages()
    await room.said(anna, "hand")
    assert tries(room, anna) == 2, "to look at one's hand in the channel is not to ask for messages"
    result = await anna.user.slash("hokkaido games")
    assert shown(result).content
    assert tries(room, anna) == 3
    offered = [label for message in room.private_messages(anna) for label in labels(message)]
    hand = [str(card.number) for card in (await room.view(anna)).hand]
    assert sorted(label.partition(":")[0] for label in offered) == sorted(hand)


@pytest.mark.parametrize("code", [0, 20026, 40003, 40333])
async def test_a_refusal_that_is_not_about_the_person_passes(room: Room, code: int) -> None:
    """The bot's address is blocked, the bot is in quarantine, or it opens direct messages too fast."""
    anna, bob = room.people(2)
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=code, times=2)
    await room.begin([anna, bob])
    assert tries(room, anna) == 3
    assert labels(room.asked(anna))
    explained = ENGLISH.format("direct-messages-closed", user=anna.id)
    assert not any(explained in text for text in posted(room))


async def test_a_person_who_closes_them_during_the_game_is_told_so_in_the_channel(room: Room) -> None:
    people = room.people(2)
    anna = people[0]
    table = await room.begin(people)
    assert tries(room, anna) == 1
    room.close_direct_messages(anna)
    typist = Typist(room, people, directly=False)
    while table.view(None).round < 3:
        await room.env.advance_time(120)
        table = await typist.type_one(table)
    assert tries(room, anna) == 2
    explained = ENGLISH.format("direct-messages-closed", user=anna.id)
    assert sum(explained in text for text in posted(room)) == 1
