"""What a host and a moderator can do, and seats that are offered."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.tables import Person, Stage, seats
from bot.tables.deadlines import is_absent
from tests.bot.play.button_player import offered_cards, pressable
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_absences import DAY, HOUR, MINUTE, log_of, pick
from tests.bot.play.typist import Typist


def moderator(room: Room) -> MemberActor:
    """A member who manages the server and is not playing."""
    role = room.guild.create_role("moderator", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("boss"), roles=[role])


async def test_a_paused_game_resumes_with_the_time_that_was_left(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, deadline="1h")
    await room.env.advance_time(10 * MINUTE)
    assert await room.said(anna, "table pause") == ENGLISH.format("paused-now")
    assert ENGLISH.format("log-paused", by="host", name="anna", timed=True) in log_of(room)
    assert ENGLISH.format("paused", days=14) in room.round_message().content
    assert ENGLISH.format("paused", days=14) in room.private_messages(bob)[-1].content
    assert pressable(room.asked(bob)) == ["All maps"]
    assert await room.said(bob, "pick", card=1) == ENGLISH.format("game-paused")
    await room.env.advance_time(24 * HOUR)
    await room.restart()
    assert not any("eminder" in message.content for message in room.private_messages(bob))

    assert await room.said(anna, "table resume") == ENGLISH.format("resumed-now")

    until = int(room.env.now().timestamp()) + 50 * MINUTE
    assert ENGLISH.format("due", until=until) in room.round_message().content
    assert ENGLISH.format("due", until=until) in room.private_messages(bob)[-1].content
    await pick(room, bob)
    assert await room.said(anna, "table resume") == ENGLISH.format("game-not-paused")
    assert await room.said(anna, "table pause") == ENGLISH.format("vote-asked"), "after a day of pauses"
    assert (await room.table()).paused_at is None


def seat_lost(room: Room) -> str:
    """The text of a first-round direct message to a player who has lost their seat."""
    heading = ENGLISH.format("private-heading", round=1, channel=room.channel.id)
    return f"{heading}\n{ENGLISH.format('closed-seat-lost')}"


async def test_a_host_must_confirm_giving_up_their_own_seat(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    twice = shown(await anna.slash(room.channel, "table replace", player="anna"))
    for answer in ("button-keep-playing", "button-give-up-seat"):
        asked = shown(await anna.slash(room.channel, "table replace", player="1"))
        assert asked.content == ENGLISH.format("give-up-seat", host=True, keeps=False)
        assert (await room.table()).host_id == anna.id
        answered = shown(await anna.click(asked, label=ENGLISH.format(answer)))
    assert answered.content == ENGLISH.format("replaced-now")
    table = await room.table()
    assert (table.host_id, table.seat_of(anna.id)) == (bob.id, None)
    refused = shown(await anna.click(twice, label=ENGLISH.format("button-give-up-seat")))
    assert refused.content == ENGLISH.format("not-seated"), "a computer player has the seat now"
    last = await room.said(bob, "table replace", player="2")
    assert last == ENGLISH.format("last-person"), "refused without a question"


async def test_a_moderator_can_pause_extend_hand_over_uninvite_replace_and_end(room: Room) -> None:
    people = room.people(3)
    boss = moderator(room)
    await room.begin(people, deadline="1h")
    assert await room.said(boss, "table pause") == ENGLISH.format("paused-now")
    assert ENGLISH.format("log-paused", by="moderator", name="", timed=True) in log_of(room)
    assert await room.said(boss, "table resume") == ENGLISH.format("resumed-now")
    assert await room.said(boss, "table extend", by="1h") == ENGLISH.format("extended-now")
    assert ENGLISH.format("log-extended-hours", hours=1) in log_of(room)
    assert await room.said(boss, "table hand-over", player="cleo") == ENGLISH.format("handed-over")
    assert ENGLISH.format("log-host", name="cleo") in log_of(room)
    fay = room.person("fay")
    await room.said(people[0], "hokkaido invite", player=fay.user)
    uninvited = ENGLISH.format("uninvited-now", watched="no", told="yes", user=fay.id)
    assert await room.said(boss, "table uninvite", player=fay.user) == uninvited
    assert await room.said(boss, "table replace", player="bob") == ENGLISH.format("replaced-now")
    assert await room.end_game(boss) == ENGLISH.format("ended-now")
    assert ENGLISH.format("log-closed", reason="moderator") in log_of(room)


@pytest.mark.parametrize("command", ["table end", "hokkaido cancel"])
async def test_ending_a_running_game_must_be_confirmed(room: Room, command: str) -> None:
    anna, bob = people = room.people(2)
    await Typist(room, people).play_until(await room.begin(people), 3)
    await room.said(bob, "hokkaido away")
    table = await room.table()
    asked = shown(await anna.slash(room.channel, command))
    assert asked.ephemeral
    assert asked.content == ENGLISH.format("end-game", round=3)
    assert labels(asked) == ["End the game", "Keep playing"]
    kept = shown(await anna.click(asked, label="Keep playing"))
    assert (kept.content, labels(kept)) == (ENGLISH.format("game-kept"), [])
    assert await room.table() == table

    asked = shown(await anna.slash(room.channel, command))
    assert await room.table() == table
    await pick(room, anna)  # the game goes on while the question is open
    await room.env.advance_time(DAY)
    await room.restart()
    ended = shown(await anna.click(asked, label="End the game"))

    assert (ended.content, labels(ended)) == (ENGLISH.format("ended-now"), [])
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED
    assert "🚪 The host, anna, closed this table." in log_of(room)
    assert "🚪 The host, anna, closed this table." in await room.said(bob, "hokkaido log")


async def test_a_setting_says_that_its_role_was_deleted(room: Room) -> None:
    boss, anna = moderator(room), room.person("anna")
    starters, players = room.guild.create_role("starters"), room.guild.create_role("players")
    said = await room.said(boss, "table settings", role=starters, ping=players)
    assert f"<@&{starters.id}>" in said
    assert f"<@&{players.id}>" in said
    refused = await room.said(anna, "hokkaido start")
    assert refused == ENGLISH.format("only-role-starts", role=starters.id)
    cleo = room.guild.add_member(room.env.create_user("cleo"), roles=[starters])
    assert (await room.said(cleo, "hokkaido start")).startswith(ENGLISH.format("table-opened"))
    await room.said(cleo, "hokkaido cancel")

    for role in (starters, players):
        room.env.backend.delete_role(room.guild.id, role.id)
    await room.env.settle()
    said = await room.said(boss, "table settings")
    assert ENGLISH.format("server-settings", role="gone") in said
    assert ENGLISH.format("server-settings-ping", role="gone") in said
    assert await room.said(anna, "hokkaido start") == ENGLISH.format("start-role-gone")
    before = len(room.env.http_requests)
    await room.said(boss, "hokkaido start")
    sent = [str(request.json) for request in room.env.http_requests[before:]]
    assert sent
    assert not [body for body in sent if str(players.id) in body]
    again = room.guild.create_role("players again")
    said = await room.said(boss, "table settings", ping=again)
    assert ENGLISH.format("server-settings-ping", role=again.id) in said


async def offered(room: Room, host: MemberActor, seat: str, to: MemberActor) -> Any:
    """Offer a seat, whose player goes away first if necessary, and return the message with the offer."""
    table = await room.table()
    number = next(number for number, of in enumerate(table.seats) if of.name == seat)
    is_own = table.seats[number].user_id == host.id
    if not is_own and not is_absent(table, number, room.bot.services.clock.now()):
        with room.env._bot_scope():
            person = Person(table.seats[number].user_id or 0, seat)
            await room.bot.services.tables.do(table.id, seats.leave_to_computer, person)
    said = await room.said(host, "table offer", player=seat, to=to.user)
    assert said == ENGLISH.format("offered-now", user=to.id)
    return [message for message in room.messages() if "Take the seat" in labels(message)][-1]


async def test_an_offered_seat_is_taken_over_only_by_the_person_it_was_offered_to(room: Room) -> None:
    anna, bob = people = room.people(2)
    fay = room.person("fay")
    await room.begin(people)
    hand = [card.number for card in (await room.view(bob)).hand]
    await room.env.advance_time(DAY)
    before = len(room.private_messages(bob))
    message = await offered(room, anna, "bob", fay)
    assert message.content == ENGLISH.format("seat-offered", user=fay.id, name="bob")
    assert message.raw_mentions == [fay.id]
    wrong = await bob.click(message, label="Take the seat")
    assert shown(wrong).content == ENGLISH.format("offer-for-another")
    assert (await room.table()).seat_of(bob.id) == 1
    await room.restart()

    taken = await fay.click(message, label="Take the seat")

    assert shown(taken).content.splitlines()[0] == ENGLISH.format("seat-taken-over")
    assert "🔁 fay has taken over from bob." in [m.content for m in room.messages()]
    table = await room.table()
    assert (table.seat_of(fay.id), table.seat_of(bob.id)) == (1, None)
    assert sorted(offered_cards(room.asked(fay), "try")) == sorted(hand)
    assert len(room.private_messages(bob)) <= before, "the reminder is deleted"
    assert labels(room.asked(bob)) == [], "bob sees nothing of fay's"
    assert room.asked(bob).content == seat_lost(room)
    (offer,) = (found for found in room.messages() if found.id == message.id)
    assert labels(offer) == []
    await pick(room, fay)


async def test_an_offer_can_be_withdrawn_only_by_the_host_or_a_moderator(room: Room) -> None:
    anna, bob = people = room.people(2)
    fay = room.person("fay")
    table = await room.begin_without_hints(people)
    offer = await offered(room, anna, "bob", fay)
    for person in (bob, fay):
        refused = shown(await person.click(offer, label="Withdraw"))
        assert refused.content == ENGLISH.format("not-host", host="anna")
    withdrawn = shown(await anna.click(offer, label="Withdraw"))
    assert withdrawn.content == ENGLISH.format("offer-withdrawn")
    assert offer.id not in [message.id for message in room.messages()]
    noted = await room.bot.services.store.messages(table.id)
    assert not [one.role for one in noted if one.role.startswith("offer")]
    boss, gus = moderator(room), room.person("gus")
    offer = await offered(room, anna, "bob", gus)
    await boss.click(offer, label="Withdraw")
    assert offer.id not in [message.id for message in room.messages()]
