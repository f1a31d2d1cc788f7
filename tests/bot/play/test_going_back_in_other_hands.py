"""Going back where seats have changed hands: each move keeps the name of whoever made it."""

from __future__ import annotations

from tests.bot.play.room import ENGLISH, Room, labels
from tests.bot.play.test_going_back import at_round, choose, lines, vote_message


async def test_a_seat_that_somebody_else_takes_ends_the_vote(room: Room) -> None:
    anna, bob = people = room.people(2)
    dora = room.person("dora")
    await at_round(room, people, 2)
    await choose(room, bob, 0)
    message = vote_message(room)
    await room.said(anna, "table offer", player="bob", to=dora)
    await dora.click(room.messages()[-1], label=ENGLISH.format("button-take-over"))
    assert lines(room, "🗳️ The game has gone on")
    (closed,) = (found for found in room.messages() if found.id == message.id)
    assert (closed.content, labels(closed)) == (lines(room, "🗳️ The game has gone on")[0], [])
    assert "bob asked to go back" in closed.content
    assert (await room.table()).vote is None
