"""A person who sends too many requests is told to wait, and no one else is affected."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.people.limits import OF_PERSON, Cost
from bot.tables.lobby import MOST_TABLES
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import pinged
from tests.bot.play.test_variants import FailingFetch

#: The beginning of the refusal, before the time.
TOO_OFTEN = ENGLISH.format("too-often", until=0).partition("<")[0]


async def refused_after(room: Room, person: MemberActor, command: str, most: int, **options: object) -> int:
    """The number of times a command is answered before the person is told to wait."""
    for times in range(most + 1):
        if (await room.said(person, command, **options)).startswith(TOO_OFTEN):
            return times
    raise AssertionError("the limit was never reached")


async def test_replays_logs_and_records_share_one_limit_per_person(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    await room.end_game(anna)
    times, seconds = OF_PERSON[Cost.WORK]
    await room.said(anna, "hokkaido log", game=table.id)
    assert await refused_after(room, anna, "hokkaido record", times) == times - 1
    assert (await room.said(anna, "hokkaido verify")).startswith(TOO_OFTEN)
    assert not (await room.said(bob, "hokkaido record")).startswith(TOO_OFTEN), (
        "bob has not requested anything yet"
    )
    assert not (await room.said(anna, "hokkaido help")).startswith(TOO_OFTEN), (
        "cheap requests are not limited"
    )
    await room.env.advance_time(seconds + 1)
    assert not (await room.said(anna, "hokkaido record")).startswith(TOO_OFTEN)


@pytest.mark.parametrize("command", ["hokkaido start", "table settings"])
async def test_the_number_of_invalid_decks_is_limited(
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
    assert not (await room.said(anna, command)).startswith(TOO_OFTEN), (
        "without a file there is nothing to read"
    )
    assert not (await room.said(bob, "hokkaido start", deck=deck)).startswith(TOO_OFTEN)
    await room.env.advance_time(seconds + 1)
    assert not (await room.said(anna, command, deck=deck)).startswith(TOO_OFTEN)


async def test_the_number_of_tables_a_person_opens_is_limited(room: Room) -> None:
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


async def test_the_number_of_invitations_is_limited(room: Room) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "hokkaido start")
    times, _ = OF_PERSON[Cost.INVITATIONS]
    friends = [room.person(f"friend-{number}") for number in range(times + 1)]
    told = [await room.said(anna, "hokkaido invite", player=friend.user) for friend in friends]
    assert [said.startswith(TOO_OFTEN) for said in told] == [False] * times + [True]


async def test_a_role_is_pinged_only_once_in_a_while(room: Room) -> None:
    anna, bob = room.people(2)
    role = room.guild.create_role("players")
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, ping_role_id=role.id)
    )
    for person in (anna, anna, bob):
        await room.said(person, "hokkaido start")
        await room.said(person, "hokkaido cancel")
    assert pinged(room) == [str(role.id)]


async def test_invitations_at_several_tables_ping_once_until_they_are_answered(room: Room) -> None:
    anna, bob = room.people(2)

    def calls() -> int:
        posts = (
            one for one in room.env.http_requests if one.method == "POST" and room.is_in_server(one.path)
        )
        return sum(str(bob.id) in str((one.json or {})["allowed_mentions"].get("users")) for one in posts)

    for number in range(3):
        channel = room.guild.create_text_channel(f"table-{number}")
        await anna.slash(channel, "hokkaido start")
        await anna.slash(channel, "hokkaido invite", player=bob.user)
    assert calls() == 1
    await bob.slash(channel, "hokkaido join")
    await room.said(anna, "hokkaido start")
    await room.said(anna, "hokkaido invite", player=bob.user)
    assert calls() == 2
