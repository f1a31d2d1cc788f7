"""Going back where seats have changed hands: each move keeps the name of whoever made it."""

from __future__ import annotations

from simcord import MemberActor

from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_absences import pick
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


async def test_a_move_keeps_the_name_of_whoever_made_it_when_somebody_else_takes_the_seat(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay")
    await room.begin([anna, bob])
    await pick(room, bob)
    await room.said(anna, "table offer", player="bob", to=fay.user)
    await fay.click(room.messages()[-1], label="Take the seat")
    await pick(room, anna)
    await room.said(fay, "discard", card=(await room.view(fay)).hand[0].number)
    opened = shown(await anna.slash(room.channel, "table undo"))
    (menu,) = controls(opened)
    assert [choice["label"] for choice in menu["options"]] == [
        "Round 1: fay discarded a card",
        "Round 1: anna picked a card",
        "Round 1: bob picked a card",
    ]
    await anna.select(opened, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    vote = vote_message(room)
    assert "bob picked a card" in vote.content
    await fay.click(vote, label="Agree")
    moves = "fay (discarded a card, round 1), anna (picked a card, round 1), and bob (picked a card, round 1)"
    (undone,) = lines(room, "↩️ 3 moves are undone")
    assert moves in undone
    assert moves in await room.said(anna, "hokkaido log")
    await room.said(anna, "table offer", player="fay", to=bob.user)
    await bob.click(room.messages()[-1], label="Take the seat")
    assert moves in await room.said(anna, "hokkaido log")


async def test_a_move_keeps_its_name_when_the_seat_changes_hands_just_before_and_twice_after(
    room: Room,
) -> None:
    anna, bob = people = room.people(2)
    fay, gus = room.person("fay"), room.person("gus")
    await room.begin(people)

    async def hand_on(name: str, to: MemberActor) -> None:
        await room.said(anna, "table offer", player=name, to=to.user)
        await to.click(room.messages()[-1], label="Take the seat")

    await pick(room, bob)
    await room.said(bob, "undo")  # by which the history has grown, and the game has not
    await hand_on("bob", fay)
    for person in (fay, anna):
        await pick(room, person)
    await hand_on("fay", gus)
    await hand_on("gus", bob)
    opened = shown(await anna.slash(room.channel, "table undo"))
    (menu,) = controls(opened)
    labelled = [choice["label"] for choice in menu["options"]]
    assert labelled == ["Round 1: anna picked a card", "Round 1: fay picked a card"]
    await anna.select(opened, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    await bob.click(vote_message(room), label="Agree")
    (undone,) = lines(room, "↩️ 2 moves are undone")
    assert "anna (picked a card, round 1) and fay (picked a card, round 1)" in undone


async def test_a_vote_of_somebody_who_is_forgotten_names_nobody_else(room: Room) -> None:
    people = _, bob, _ = room.people(3)
    await at_round(room, people, 2)
    await choose(room, bob, 0)
    question = shown(await bob.slash(room.channel, "hokkaido forget-me"))
    await bob.click(question, label=ENGLISH.format("button-forget-me"))
    (told,) = lines(room, "🗳️ The game has gone on")
    assert "a former player asked to go back" in told
    assert told.endswith("For it: a former player.")
