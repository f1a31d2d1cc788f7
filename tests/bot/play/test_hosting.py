"""Commands for hosts and moderators: pause, extend, replace, hand over, end."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from bot.tables import Stage
from tests.bot.play.button_player import pressable
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
    assert await room.said(bob, "pick", card=1) == ENGLISH.format("game-paused")
    await room.env.advance_time(5 * HOUR)
    await room.restart()
    assert not any("eminder" in message.content for message in room.private_messages(bob))

    assert await room.said(anna, "table resume") == ENGLISH.format("resumed-now")

    until = int(room.env.now().timestamp()) + 50 * MINUTE
    assert ENGLISH.format("due", until=until) in room.round_message().content
    assert ENGLISH.format("due", until=until) in room.private_messages(bob)[-1].content
    await pick(room, bob)
    assert await room.said(anna, "table resume") == ENGLISH.format("game-not-paused")


async def test_cards_cannot_be_pressed_while_the_game_is_paused(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    cards = pressable(room.asked(bob))
    await room.said(anna, "table pause")
    assert pressable(room.asked(bob)) == ["All maps"]
    assert ENGLISH.format("paused", days=14) in room.asked(bob).content
    await room.said(anna, "table resume")
    assert pressable(room.asked(bob)) == cards
    assert ENGLISH.format("paused", days=14) not in room.asked(bob).content


def seat_lost(room: Room) -> str:
    """The text of a first-round direct message to a player who has lost their seat."""
    heading = ENGLISH.format("private-heading", round=1, channel=room.channel.id)
    return f"{heading}\n{ENGLISH.format('closed-seat-lost')}"


async def test_after_a_day_of_pauses_a_pause_is_put_to_the_vote(room: Room) -> None:
    people = room.people(2)
    anna, bob = people
    await room.begin(people)
    await room.said(anna, "table pause")
    await room.env.advance_time(24 * HOUR)
    assert await room.said(bob, "table resume") == ENGLISH.format("resumed-now")
    assert await room.said(anna, "table pause") == ENGLISH.format("vote-asked")
    (vote,) = (message for message in room.messages() if "Agree" in labels(message))
    assert vote.content.startswith(ENGLISH.format("vote-pause", name="anna"))
    assert (await room.table()).paused_at is None
    await bob.click(vote, label="Agree")
    assert (await room.table()).paused_at is not None


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


async def test_a_host_can_name_either_of_two_players_with_the_same_name(room: Room) -> None:
    anna, *both = [room.person(name, display_name=name.strip("12")) for name in ("Anna", "Alex1", "Alex2")]
    await room.begin([anna, *both])
    asked = await room.said(anna, "table replace", player="alex (alex2)")
    assert asked == ENGLISH.format("vote-asked", lost="no")
    await room.agree(await room.table())
    assert (await room.table()).people == (0, 1)
    assert "Alex" in await room.said(anna, "map", player="@Alex")


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


async def test_ending_a_game_with_other_players_takes_a_vote(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    assert await room.said(anna, "table end") == ENGLISH.format("vote-asked", lost="no")
    (vote,) = (message for message in room.messages() if "Agree" in labels(message))
    assert vote.content.startswith(ENGLISH.format("vote-end", name="anna"))
    await bob.click(vote, label="Agree")
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED


async def test_a_setting_says_that_its_role_was_deleted(room: Room) -> None:
    boss, anna = moderator(room), room.person("anna")
    starters, players = room.guild.create_role("starters"), room.guild.create_role("players")
    said = await room.said(boss, "table settings", role=starters, ping=players)
    assert f"<@&{starters.id}>" in said
    assert f"<@&{players.id}>" in said
    refused = await room.said(anna, "hokkaido start")
    assert refused == ENGLISH.format("only-role-starts", role=starters.id)

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
