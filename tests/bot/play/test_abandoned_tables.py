"""Tables without anyone there, or without the host: what they show, and how they go on or end."""

from __future__ import annotations

from bot.tables import Stage
from bot.views.viewer import closing_times
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_absences import DAY, MINUTE, away_message, log_of, pick


async def test_when_everyone_is_away_the_game_waits_and_says_so(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob], deadline="2min")
    for _ in range(3):
        await room.env.advance_time(2 * MINUTE)
    table = await room.table()
    assert table.people == ()
    assert ENGLISH.format("stands-still", **closing_times()) in room.round_message().content
    told = len(room.messages())
    await room.env.advance_time(DAY)
    await room.restart()
    assert (len(room.messages()), (await room.table()).revision) == (told, table.revision)
    await bob.click(away_message(room, bob), label="Take my seat back")
    assert ENGLISH.format("log-taken-back", name="bob") in log_of(room)
    refused = await bob.click(away_message(room, anna), label="Take my seat back")
    assert shown(refused).content == ENGLISH.format("seat-is-of-another", names=["anna"])
    assert ENGLISH.format("stands-still", **closing_times()) not in room.round_message().content
    assert "🤖 A computer player is sitting in for anna." in room.round_message().content
    assert labels(room.asked(bob))


async def test_when_the_host_is_gone_the_others_vote_for_another_host_or_the_end(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    await room.begin(people)
    here = await room.said(bob, "table vote", about="end")
    assert here == ENGLISH.format("host-is-here", host="anna")
    await room.said(anna, "hokkaido away")
    assert await room.said(bob, "table vote", about="host") == ENGLISH.format("player-unknown", given="host")
    assert await room.said(bob, "table vote", about="cleo") == ENGLISH.format("vote-asked", lost="no")
    (message,) = (m for m in room.messages() if m.content.startswith("🗳️ Vote: **bob asks for a new host"))
    await cleo.click(message, label="Agree")
    assert (await room.table()).host_id == cleo.id
    assert ENGLISH.format("log-host", name="cleo") in log_of(room)
    await pick(room, bob)
    await room.env.advance_time(DAY)  # cleo keeps the game waiting
    kept = shown(await bob.slash(room.channel, "table vote", about="end"))
    assert kept.content == ENGLISH.format("end-game", round=1), "no one else is there to vote"
    await bob.click(kept, label=ENGLISH.format("button-keep-playing"))
    assert (await room.table()).stage is Stage.RUNNING
    assert await room.end_game(bob, "table vote", about="end") == ENGLISH.format("ended-now")
    assert log_of(room)[-1] == ENGLISH.format("log-closed", reason="vote")
    assert ENGLISH.format("game-cancelled") in [message.content for message in room.messages()]
