"""The bot tries closed direct messages once per game, and again when the player writes to it directly."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.typist import Typist

HOUR = 3600


def contents(room: Room) -> list[str]:
    """The text of every message ever sent to the channel."""
    return [str(body.get("content")) for body in room.posts()]


async def vote_to_go_back(room: Room, person: MemberActor) -> None:
    """Start a vote to go back as far as possible."""
    opened = shown(await person.slash(room.channel, "table undo"))
    (menu,) = (row["components"][0] for row in opened.components if row["components"][0].get("options"))
    await person.select(opened, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    assert (await room.table()).vote is not None


async def test_closed_direct_messages_are_tried_only_once_per_game(room: Room) -> None:
    anna, bob = people = room.people(2)
    room.close_direct_messages(anna)
    table = await room.begin(people, deadline="1h")
    assert room.tries(anna) == 1
    typist = Typist(room, people, directly=False)

    table = await typist.play_until(table, 2)
    await vote_to_go_back(room, bob)
    await room.restart()
    await room.env.advance_time(HOUR - 300)  # both reminders
    await room.env.advance_time(2 * HOUR)  # this deadline and later ones
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
    assert room.tries(anna) == 2, "one attempt for each of the two games"
    told = [text for text in contents(room) if f"<@{anna.id}>" in text]
    assert len(told) > 10, "mentioned in the channel instead"

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
