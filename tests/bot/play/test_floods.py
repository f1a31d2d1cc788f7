"""One person asks for too much: they are told to wait, and nobody else notices."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.people.limits import MOST_TABLES, OF_PERSON, OF_SERVER, Cost
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, controls, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_variants import FailingFetch

#: How the refusal begins, whatever the time.
TOO_OFTEN = ENGLISH.format("too-often", until=0).partition("<")[0]


async def refused_after(room: Room, person: MemberActor, command: str, most: int, **options: object) -> int:
    """How often a command is answered before the person is told to wait."""
    for times in range(most + 1):
        if (await room.said(person, command, **options)).startswith(TOO_OFTEN):
            return times
    raise AssertionError("never told to wait")


def calls(room: Room, kind: str, called: int) -> int:
    """How many messages in the channel rang for a person, or for those with a role, by their ids."""
    sent = (
        request.json or {}
        for request in room.env.http_requests
        if request.method == "POST" and room.is_in_server(request.path)
    )
    return sum(str(called) in map(str, body["allowed_mentions"].get(kind, ())) for body in sent)


async def test_replays_logs_and_records_share_one_allowance_a_person(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    await room.end_game(anna)
    times, seconds = OF_PERSON[Cost.WORK]
    await room.said(anna, "hokkaido log", game=table.id)
    assert await refused_after(room, anna, "hokkaido record", times) == times - 1
    assert (await room.said(anna, "hokkaido verify")).startswith(TOO_OFTEN)
    assert not (await room.said(bob, "hokkaido record")).startswith(TOO_OFTEN), (
        "Bob has asked for nothing yet"
    )
    assert not (await room.said(anna, "hokkaido help")).startswith(TOO_OFTEN), "what costs little is free"
    await room.env.advance_time(seconds + 1)
    assert not (await room.said(anna, "hokkaido record")).startswith(TOO_OFTEN)


@pytest.mark.parametrize("command", ["hokkaido start", "table settings"])
async def test_nobody_has_deck_after_deck_refused(
    room: Room, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = moderator(room), room.person("bob")
    times, seconds = OF_PERSON[Cost.WORK]
    deck = ("deck.json", b"a letter to mother")
    assert await refused_after(room, anna, command, times, deck=deck) == times
    with monkeypatch.context() as patch:
        fetch = FailingFetch()
        patch.setattr("discord.Attachment.read", lambda attachment: fetch.read(attachment))
        assert (await room.said(anna, command, deck=deck)).startswith(TOO_OFTEN)
        assert fetch.asked == 0
    assert not (await room.said(anna, command)).startswith(TOO_OFTEN), "without a file there is none to read"
    assert not (await room.said(bob, "hokkaido start", deck=deck)).startswith(TOO_OFTEN)
    await room.env.advance_time(seconds + 1)
    assert not (await room.said(anna, command, deck=deck)).startswith(TOO_OFTEN)


async def test_a_crowd_of_one_server_slows_only_that_server(room: Room) -> None:
    people = room.people(2)
    await play_to_the_end(room, await room.begin(people))
    limits, crowd = room.bot.services.limits, range(1000, 1000 + OF_SERVER[Cost.WORK].times)
    for user_id in crowd:
        limits.take(Cost.WORK, user_id, room.guild.id)
    assert (await room.said(people[0], "hokkaido record")).startswith(TOO_OFTEN)
    limits.take(Cost.WORK, people[0].id, room.guild.id + 1)


async def test_nobody_opens_tables_without_end(room: Room) -> None:
    anna, bob = room.people(2)
    times, seconds = OF_PERSON[Cost.TABLES]
    for _ in range(times):
        await anna.slash(room.channel, "hokkaido start")
        await anna.slash(room.channel, "hokkaido cancel")
    assert (await room.said(anna, "hokkaido start")).startswith(TOO_OFTEN)
    assert shown(await bob.slash(room.channel, "hokkaido start")).content.startswith(
        ENGLISH.format("table-opened")
    )
    await bob.slash(room.channel, "hokkaido cancel")
    for number in range(MOST_TABLES):
        if number % times == 0:
            await room.env.advance_time(seconds + 1)
        channel = room.guild.create_text_channel(f"table-{number}")
        await anna.slash(channel, "hokkaido start")
    await room.env.advance_time(seconds + 1)
    too_many = ENGLISH.format("too-many-tables", most=MOST_TABLES)
    assert await room.said(anna, "hokkaido start") == too_many
    assert await room.said(bob, "hokkaido start") == ENGLISH.format("table-opened")
    assert await room.said(anna, "hokkaido join") == too_many


async def test_nobody_is_called_without_end(room: Room) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "hokkaido start")
    times, _ = OF_PERSON[Cost.MENTIONS]
    friends = [room.person(f"friend-{number}") for number in range(times + 1)]
    told = [await room.said(anna, "hokkaido invite", player=friend.user) for friend in friends]
    assert [said.startswith(TOO_OFTEN) for said in told] == [False] * times + [True]


async def test_one_person_is_not_called_again_by_inviting_and_uninviting(room: Room) -> None:
    anna, bob = room.people(2)
    await anna.slash(room.channel, "hokkaido start")
    told = []
    for _ in range(3):
        told.append(await room.said(anna, "hokkaido invite", player=bob.user))
        await anna.slash(room.channel, "table uninvite", player=bob.user)
    lately = ENGLISH.format("invited-lately", user=bob.id, until=0).partition("<t:")[0]
    assert [said.startswith(lately) for said in told] == [False, True, True]
    assert len([message for message in room.messages() if f"<@{bob.id}>" in message.content]) == 1
    await room.said(bob, "hokkaido join")
    await room.said(bob, "hokkaido leave")
    assert await room.said(anna, "hokkaido invite", player=bob.user) == ENGLISH.format(
        "invited-now", user=bob.id
    ), "who has come has answered"


async def test_nobody_is_called_to_votes_without_end(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    await room.said(anna, "pick", card=(await room.view(anna)).hand[0].number)
    await room.said(bob, "pick", card=(await room.view(bob)).hand[0].number)
    times, seconds = OF_PERSON[Cost.MENTIONS]
    told = []
    for _ in range(times + 1):
        opened = shown(await anna.slash(room.channel, "table undo"))
        (menu,) = controls(opened)
        back = menu["options"][-1]["value"]
        told.append(shown(await anna.select(opened, [back], custom_id=menu["custom_id"])).content)
        if (await room.bot.services.tables.get(table.id)).vote is not None:
            await anna.click(room.messages()[-1], label=ENGLISH.format("button-vote-withdraw"))
    assert told[:-1] == [ENGLISH.format("undo-asked", lost="no")] * times
    assert told[-1].startswith(TOO_OFTEN), "Bob was called once more than anybody may be"
    assert (await room.bot.services.tables.get(table.id)).vote is None
    assert calls(room, "users", bob.id) == times
    await room.env.advance_time(seconds + 1)
    answer = await anna.select(opened, [back], custom_id=menu["custom_id"])
    assert shown(answer).content == ENGLISH.format("undo-asked", lost="no")


async def test_nobody_opens_table_after_table_to_call_a_role(room: Room) -> None:
    anna, bob = room.people(2)
    role = room.guild.create_role("players")
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, ping_role_id=role.id)
    )
    times, _ = OF_PERSON[Cost.MENTIONS]
    for number in range(times):
        if number % OF_PERSON[Cost.TABLES].times == 0:
            await room.env.advance_time(OF_PERSON[Cost.TABLES].seconds + 1)
        await anna.slash(room.channel, "hokkaido start")
        await anna.slash(room.channel, "hokkaido cancel")
    await room.env.advance_time(OF_PERSON[Cost.TABLES].seconds + 1)
    assert (await room.said(anna, "hokkaido start")).startswith(TOO_OFTEN)
    assert calls(room, "roles", role.id) == times
    by_invitation = await room.said(anna, "hokkaido start", by_invitation="yes")
    assert by_invitation.startswith(ENGLISH.format("table-opened")), "of that one nobody is told"
    await anna.slash(room.channel, "hokkaido cancel")
    assert (await room.said(bob, "hokkaido start")).startswith(ENGLISH.format("table-opened"))


async def test_nobody_is_dealt_deal_after_deal_to_play_alone(room: Room) -> None:
    """The par of each takes seconds of a processor, given up or not."""
    anna, bob = room.people(2)
    times, seconds = OF_PERSON[Cost.TABLES]
    begins, give_up = ENGLISH.format("alone-begins"), ENGLISH.format("button-alone-give-up")
    for _ in range(times):
        dealt = shown(await anna.slash(room.channel, "solo start"))
        assert dealt.content.startswith(begins)
        again = await room.said(anna, "solo start")
        assert again.startswith(begins), "what is dealt already can be gone on with as often as one likes"
        await anna.click(dealt, label=give_up)
        await room.env.advance_time(OF_PERSON[Cost.WORK].seconds / 3)
    assert (await room.said(anna, "solo start")).startswith(TOO_OFTEN)
    assert (await room.said(bob, "solo start")).startswith(begins)
    await room.env.advance_time(seconds + 1)
    assert (await room.said(anna, "solo start")).startswith(begins)
