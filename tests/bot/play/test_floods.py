"""One person asks for too much: they are told to wait, and nobody else notices."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.people.limits import MOST_TABLES, OF_PERSON, OF_SERVER, Cost
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
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


async def test_nobody_has_a_game_played_again_by_buttons_without_end(room: Room) -> None:
    anna, bob = people = room.people(2)
    await play_to_the_end(room, await room.begin(people))
    times, seconds = OF_PERSON[Cost.WORK]
    for label in ("Replay", "Review", "Check"):
        (message,) = (message for message in room.messages() if label in labels(message))
        told = [shown(await anna.click(message, label=label)).content for _ in range(times + 1)]
        assert [text.startswith(TOO_OFTEN) for text in told] == [False] * times + [True], label
        assert not shown(await bob.click(message, label=label)).content.startswith(TOO_OFTEN)
        await room.env.advance_time(seconds + 1)


@pytest.mark.parametrize("command", ["stats", "leaderboard", "my-data"])
async def test_what_is_gathered_from_all_games_is_not_gathered_all_the_time(room: Room, command: str) -> None:
    anna, bob = room.people(2)
    times, _ = OF_PERSON[Cost.WORK]
    assert await refused_after(room, anna, f"hokkaido {command}", times) == times
    assert not (await room.said(bob, f"hokkaido {command}")).startswith(TOO_OFTEN)


@pytest.mark.parametrize("command", ["record", "replay", "review", "log", "verify"])
async def test_nobody_tries_out_the_ids_of_games_without_end(room: Room, command: str) -> None:
    anna = room.person("anna")
    times, _ = OF_PERSON[Cost.WORK]
    option = "table" if command == "verify" else "game"
    told = [await room.said(anna, f"hokkaido {command}", **{option: f"abcdefg{n}"}) for n in range(times + 1)]
    assert told[:-1] == [ENGLISH.format("game-not-found")] * times
    assert told[-1].startswith(TOO_OFTEN)


async def test_nobody_has_the_database_searched_again_and_again_to_be_forgotten(room: Room) -> None:
    anna = room.person("anna")
    times, seconds = OF_PERSON[Cost.WORK]
    told = []
    for _ in range(times + 1):
        asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
        told.append(shown(await anna.click(asked, label=ENGLISH.format("button-forget-me"))).content)
    assert told[:-1] == [ENGLISH.format("forgotten", left=0, closed=0)] * times
    assert told[-1].startswith(TOO_OFTEN)
    await room.env.advance_time(seconds + 1)
    forgotten = shown(await anna.click(asked, label=ENGLISH.format("button-forget-me"))).content
    assert forgotten == ENGLISH.format("forgotten", left=0, closed=0), "the button is still there"


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
    assert shown(await bob.slash(room.channel, "hokkaido start")).content == ENGLISH.format("table-opened")
    await bob.slash(room.channel, "hokkaido cancel")
    for number in range(MOST_TABLES):
        if number % times == 0:
            await room.env.advance_time(seconds + 1)
        channel = room.guild.create_text_channel(f"table-{number}")
        await anna.slash(channel, "hokkaido start")
    await room.env.advance_time(seconds + 1)
    too_many = ENGLISH.format("too-many-tables", most=MOST_TABLES)
    assert await room.said(anna, "hokkaido start") == too_many


async def test_a_table_that_was_refused_counts_for_nobody(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(bob, "hokkaido start")
    times, _ = OF_PERSON[Cost.TABLES]
    taken = ENGLISH.format("channel-has-table", host="bob", begun="no")
    assert [await room.said(anna, "hokkaido start") for _ in range(times + 1)] == [taken] * (times + 1)
    await room.said(bob, "hokkaido cancel")
    assert await room.said(anna, "hokkaido start") == ENGLISH.format("table-opened")


async def test_nobody_is_called_without_end(room: Room) -> None:
    anna, bob = room.people(2)
    await anna.slash(room.channel, "hokkaido start")
    times, _ = OF_PERSON[Cost.MENTIONS]
    told = []
    for _ in range(times + 1):
        told.append(await room.said(anna, "hokkaido invite", player=bob.user))
        await anna.slash(room.channel, "table uninvite", player=bob.user)
    assert [said.startswith(TOO_OFTEN) for said in told] == [False] * times + [True]
    mentions = [message for message in room.messages() if f"<@{bob.id}>" in message.content]
    assert len(mentions) == times


async def test_who_only_types_a_name_has_called_nobody(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay")
    await room.begin([anna, bob])
    for _ in range(OF_PERSON[Cost.MENTIONS].times + 1):
        (line,) = await anna.autocomplete(room.channel, "table offer", "player", "bo")
        assert line["name"] == "2. bob"
    said = await room.said(anna, "table offer", player="bob", to=fay.user)
    assert said == ENGLISH.format("offered-now", user=fay.id)


async def test_nobody_is_offered_seats_without_end(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay")
    await room.begin([anna, bob])
    times, _ = OF_PERSON[Cost.MENTIONS]
    assert await refused_after(room, anna, "table offer", times, player="bob", to=fay.user) == times
    assert calls(room, "users", fay.id) == times


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


async def test_who_goes_back_alone_with_computers_calls_nobody(room: Room) -> None:
    anna = room.person("anna")
    await room.begin([anna], computers=1)
    for _ in range(OF_PERSON[Cost.MENTIONS].times + 1):
        await room.said(anna, "pick", card=(await room.view(anna)).hand[0].number)
        opened = shown(await anna.slash(room.channel, "table undo"))
        (menu,) = controls(opened)
        back = menu["options"][-1]["value"]
        answer = await anna.select(opened, [back], custom_id=menu["custom_id"])
        assert shown(answer).content == ENGLISH.format("undo-done")


async def test_votes_about_the_host_count_as_calls(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.begin([anna, bob, cleo])
    await room.said(anna, "hokkaido away")
    for _ in range(OF_PERSON[Cost.MENTIONS].times):
        assert await room.said(bob, "table vote", about="end") == ENGLISH.format("vote-asked", lost="no")
        await bob.click(room.messages()[-1], label=ENGLISH.format("button-vote-withdraw"))
    assert (await room.said(bob, "table vote", about="end")).startswith(TOO_OFTEN)
    assert await room.said(cleo, "table vote", about="end") == ENGLISH.format("vote-asked", lost="no")


async def test_playing_again_and_again_calls_the_others_only_so_often(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await room.end_game(anna)
    (end,) = (message for message in room.messages() if "Play again" in labels(message))
    times, _ = OF_PERSON[Cost.MENTIONS]
    told = []
    for number in range(times + 1):
        if number % OF_PERSON[Cost.TABLES].times == 0:
            await room.env.advance_time(OF_PERSON[Cost.TABLES].seconds + 1)
        told.append(shown(await anna.click(end, label="Play again")).content)
        await anna.slash(room.channel, "hokkaido cancel")
    assert told[:-1] == [ENGLISH.format("rematch-open", count=1, alone="no")] * times
    assert told[-1].startswith(TOO_OFTEN)


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
    assert by_invitation == ENGLISH.format("table-opened"), "of that one nobody is told"
    await anna.slash(room.channel, "hokkaido cancel")
    assert await room.said(bob, "hokkaido start") == ENGLISH.format("table-opened")


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


@pytest.mark.parametrize(
    ("command", "back"),
    [("hokkaido away", "hokkaido away"), ("table pause", "table resume"), ("table extend", None)],
)
async def test_nobody_fills_the_channel_with_what_the_bot_says(
    room: Room, command: str, back: str | None
) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob], deadline="24h")
    times, seconds = OF_PERSON[Cost.LINES]
    options = {"by": "10min"} if back is None else {}
    for _ in range(times):
        assert not (await room.said(anna, command, **options)).startswith(TOO_OFTEN)
        if back is not None:
            assert not (await room.said(anna, back)).startswith(TOO_OFTEN), "there is always a way back"
    before = len(room.messages())
    assert (await room.said(anna, command, **options)).startswith(TOO_OFTEN)
    assert len([message for message in room.messages() if not message.flags.ephemeral]) <= before
    await room.env.advance_time(seconds + 1)
    assert not (await room.said(anna, command, **options)).startswith(TOO_OFTEN)
