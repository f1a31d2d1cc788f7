"""Undo: a player's own last steps immediately, anything further back by a vote of all players."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.tables import Table
from engine.views import Phase
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.typist import Typist


def vote_message(room: Room) -> Any:
    """The newest vote message."""
    return [message for message in room.messages() if message.content.startswith("🗳️ Vote: **")][-1]


def lines(room: Room, beginning: str) -> list[str]:
    """The lines in the channel that begin with ``beginning``."""
    return [
        line
        for message in room.messages()
        for line in message.content.splitlines()
        if line.startswith(beginning)
    ]


async def at_round(room: Room, people: list[MemberActor], number: int) -> Table:
    table = await room.begin(people)
    return await Typist(room, people).play_until(table, number)


async def choose(room: Room, person: MemberActor, line: int) -> Any:
    """Press Undo in the round's message and choose a line of the menu; 0 is the newest."""
    opened = await person.click(room.round_message(), label="Undo…")
    assert opened.response is not None
    assert opened.response.ephemeral
    (menu,) = controls(opened.response)
    value = menu["options"][line]["value"]
    return await person.select(opened.response, [value], custom_id=menu["custom_id"])


async def test_going_back_past_a_new_hand_when_everyone_agrees(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    table = await at_round(room, people, 2)
    assert table.game is not None
    before = table.game
    for person in (anna, bob):
        await room.said(person, "pick", card=(await room.view(person)).hand[0].number)
    # The third line from the top is the last move of round 1, after which everyone saw a new hand.
    answer = await choose(room, cleo, 2)
    assert shown(answer).content == ENGLISH.format("undo-asked", lost="no")
    message = vote_message(room)
    assert "cleo" in message.content
    assert "✅ cleo agrees" in message.content
    assert set(message.raw_mentions) == {anna.id, bob.id}
    assert labels(message) == ["Agree", "Decline", "Withdraw"]

    await anna.click(message, label="Agree")
    assert "✅ anna agrees" in vote_message(room).content
    assert (await room.table()).view(None).round == 2
    await room.restart()
    await bob.click(vote_message(room), label="Agree")

    table = await room.table()
    assert table.game is not None
    assert table.game.actions == before.actions[:-1]
    assert table.view(None).round == 1
    assert room.round_message().content.startswith("## Round 1")
    (ended,) = lines(room, "🗳️ Agreed")
    assert "cleo" in ended
    assert "anna" in ended
    (undone,) = lines(room, "↩️ 3 moves were undone")
    assert undone.index("bob (picked a card, round 2)") < undone.index("anna (picked a card, round 2)")
    assert lines(room, "🗳️") == [ended], "only the vote's own message says so"
    (found,) = (m for m in room.messages() if m.content == ended)
    assert (found.id, labels(found)) == (message.id, [])
    assert ["My hand" in labels(m) for m in room.messages() if m.content.startswith("## Round")] == [True]
    # The private messages of round 2 are closed.
    for person in people:
        closed = [m for m in room.private_messages(person) if "**Round 2**" in m.content]
        assert all(not labels(m) for m in closed)
    # The game goes on from there, and the end of the round is shown again.
    table = await Typist(room, people, seed="another way").play_until(table, 2)
    assert lines(room, "## Round 1 of 12 is over") == ["## Round 1 of 12 is over"]


async def test_typed_undo_takes_back_a_players_own_step_or_offers_a_vote(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    card = (await room.view(anna)).hand[0].number
    nothing = await room.said(anna, "undo")
    assert nothing == ENGLISH.format("nothing-to-take-back")
    assert await room.said(anna, "table undo") == ENGLISH.format("undo-nothing")
    await room.said(anna, "pick", card=card)
    said = await room.said(anna, "undo")
    assert said.startswith(ENGLISH.format("taken-back-pick", card=card))
    await room.said(anna, "pick", card=card)
    await room.said(bob, "pick", card=(await room.view(bob)).hand[0].number)
    result = await anna.slash(room.channel, "undo")
    refused, offered = shown(result).content.splitlines()
    assert refused == ENGLISH.format("nothing-to-take-back")
    assert offered == ENGLISH.format("undo-choose", own="no", more="yes", alone="no")
    (menu,) = controls(shown(result))
    assert [option["label"] for option in menu["options"]] == [
        "Round 1: bob picked a card",
        "Round 1: anna picked a card",
    ]
    picked = await anna.select(shown(result), [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert shown(picked).content == ENGLISH.format("undo-asked", lost="no")
    await anna.click(vote_message(room), label="Withdraw")
    assert (await room.table()).vote is None
    again = shown(await anna.slash(room.channel, "table undo"))
    await anna.select(again, [menu["options"][1]["value"]])
    await bob.click(vote_message(room), label="Agree")
    table = await room.table()
    assert table.game is not None
    assert table.game.actions == ()
    assert table.view(None).phase is Phase.PICK
    assert labels(room.asked(anna))
