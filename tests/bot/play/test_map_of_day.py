"""The map of the day: the same for all, played once, and shown to nobody before its day is over."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.alone import day_at
from engine.decks import shipped_deck
from engine.shuffle.shuffle import commitment_to
from tests.bot.play.playing_alone import alone, play_on
from tests.bot.play.room import ENGLISH, Room, labels, shown

pytestmark = pytest.mark.usefixtures("quick_par")


async def test_the_map_of_the_day_is_the_same_for_all_and_played_once(room: Room) -> None:
    anna, bob = room.people(2)
    secret_of_day = room.bot.services.tables.secret_of_day
    day = day_at(room.clock.now())
    first = shown(await anna.slash(room.channel, "solo today"))
    assert commitment_to(await secret_of_day(day), shipped_deck("hokkaido")) in first.content
    assert ENGLISH.format("button-alone-give-up") not in labels(first)
    other = shown(await bob.slash(room.channel, "solo today"))
    mine, theirs = await alone(room, anna, of_day=True), await alone(room, bob, of_day=True)
    assert mine.game is not None
    assert theirs.game is not None
    assert mine.game.setup == theirs.game.setup
    assert labels(first) == labels(other)

    last = await play_on(anna, first)
    assert last.content.startswith("## 🏁 Map of the day · <t:")
    assert "**On this server**\n🥇 anna: **" in last.content
    assert (
        commitment_to(await secret_of_day(day + timedelta(days=1)), shipped_deck("hokkaido")) in last.content
    )
    assert await secret_of_day(day - timedelta(days=1)) in last.content
    assert await secret_of_day(day) not in last.content
    assert labels(last) == ["My map", "Review", ENGLISH.format("button-show-all")]

    once_more = shown(await anna.slash(room.channel, "solo today"))
    assert once_more.content == last.content
    await play_on(bob, other)
    seen = shown(await anna.slash(room.channel, "solo today"))
    assert "bob: **" in seen.content

    await anna.click(seen, label=ENGLISH.format("button-show-all"))
    shared = room.messages()[-1]
    cleo = room.person("cleo")
    begun = shown(await cleo.click(shared, label="Play today’s map"))
    assert begun.ephemeral
    hers = await alone(room, cleo, of_day=True)
    assert hers.game is not None
    assert hers.game.setup == mine.game.setup


async def test_people_of_one_server_are_not_named_in_another(room: Room) -> None:
    anna = room.person("anna")
    await play_on(anna, shown(await anna.slash(room.channel, "solo today")))
    elsewhere = room.env.create_guild()
    there = elsewhere.create_text_channel("elsewhere")
    result = shown(await elsewhere.add_member(anna.user).slash(there, "solo today"))
    assert result.content.startswith("## 🏁 Map of the day")
    assert "On this server" not in result.content


async def test_the_review_of_the_map_of_the_day_is_shown_to_all_only_after_the_day(room: Room) -> None:
    anna = room.person("anna")
    last = await play_on(anna, shown(await anna.slash(room.channel, "solo today")))
    today = shown(await anna.click(last, label="Review"))
    assert today.ephemeral
    assert today.content.startswith("## 🔎 Review of game `")
    worst = shown(await anna.click(today, label="1"))
    for page in (today, worst):
        assert ENGLISH.format("button-show-all") not in labels(page)
    await room.env.advance_time(timedelta(days=1).total_seconds())
    later = shown(await anna.click(last, label="Review"))
    assert labels(later)[-1] == ENGLISH.format("button-show-all")


async def test_the_replay_and_the_keepsake_of_the_map_of_the_day_neither(room: Room) -> None:
    anna = room.person("anna")
    begun = shown(await anna.slash(room.channel, "solo today"))
    game = (await alone(room, anna, of_day=True)).id
    await play_on(anna, begun)
    for shows in (False, True):
        replay = shown(await anna.slash(room.channel, "hokkaido replay", game=game))
        keepsake = shown(await anna.click(replay, label="My Hokkaidō"))
        for screen in (replay, keepsake):
            assert (ENGLISH.format("button-show-all") in labels(screen)) is shows
        await room.env.advance_time(timedelta(days=1).total_seconds())
