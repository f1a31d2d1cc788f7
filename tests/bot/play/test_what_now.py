"""``/hokkaido help``: what somebody can do now, with the walk, the rules and the own games."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.people.preferences import WhoMayStart
from bot.views.own_games import what_now_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.room import ENGLISH, Room, first_page, labels, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.typist import Typist, typed_placement

WALK, RULES, GAMES, SHOW_ME = (
    ENGLISH.format(f"button-{name}") for name in ("walk", "rules", "games", "show-me")
)


async def told(room: Room, person: MemberActor) -> str:
    """The sentence about this moment; every answer has the same heading and the same end."""
    said = await room.said(person, "hokkaido help")
    heading, sentence, *_, more = said.splitlines()
    assert heading == ENGLISH.format("help-heading")
    assert more == ENGLISH.format("help-more")
    assert len(said.splitlines()) <= 4
    return sentence


async def test_from_no_table_to_the_first_card(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    assert await told(room, anna) == ENGLISH.format("help-no-table")
    assert ENGLISH.format("help-solo") in await room.said(anna, "hokkaido help")
    await room.said(anna, "hokkaido start")
    assert ENGLISH.format("help-solo") not in await room.said(anna, "hokkaido help")
    assert await told(room, anna) == ENGLISH.format("help-alone", comes="anybody")
    assert await told(room, bob) == ENGLISH.format("help-join", host="anna")
    await room.said(bob, "hokkaido join")
    assert await told(room, anna) == ENGLISH.format("help-begin")
    assert await told(room, bob) == ENGLISH.format("help-host-begins", host="anna")
    await room.said(anna, "hokkaido begin")
    assert await told(room, anna) == ENGLISH.format("help-asked", phase=Phase.PICK)
    assert await told(room, cleo) == ENGLISH.format("help-not-playing", opens=True)
    await room.said(cleo, "hokkaido watch")
    assert await told(room, cleo) == ENGLISH.format("watching-now"), "the command would end that"
    hand = (await room.view(anna)).hand
    await room.said(anna, "pick", card=hand[0].number)
    assert await told(room, anna) == ENGLISH.format("help-waiting", names=["bob"], count=1)
    await room.said(anna, "table pause")
    assert await told(room, bob) == ENGLISH.format("help-paused", host="anna")
    assert await told(room, anna) == ENGLISH.format("help-paused-own")
    await room.said(anna, "table resume")
    await room.said(bob, "hokkaido away")
    assert await told(room, bob) == ENGLISH.format("help-away")


async def test_nobody_is_advised_to_join_or_to_watch_where_that_is_refused(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.said(anna, "hokkaido start", by_invitation="yes", computers=1)
    for _ in ("before the game", "while it is running"):
        assert await told(room, bob) == ENGLISH.format("not-invited", host="anna")
        assert await room.said(bob, "hokkaido join") == ENGLISH.format("not-invited", host="anna")
        await room.said(anna, "hokkaido invite", player=cleo.user)
        await room.said(anna, "hokkaido begin")
    assert await told(room, cleo) == ENGLISH.format("help-not-playing", opens=True)
    await room.end_game(anna)
    await room.said(anna, "hokkaido start", computers=4)
    assert await told(room, bob) == ENGLISH.format("table-full", seats=5, computers=True)
    await room.said(bob, "hokkaido watch")
    assert await told(room, bob) == ENGLISH.format("table-full", seats=5, computers=True)


async def test_nobody_is_advised_to_open_a_table_who_may_not(room: Room) -> None:
    anna = room.person("anna")
    with room.env._bot_scope():
        await room.bot.services.preferences.change_server(
            room.guild.id, lambda before: replace(before, start=WhoMayStart.MODERATORS)
        )
    said = await room.said(anna, "hokkaido help")
    assert ENGLISH.format("only-moderators-start") in said
    assert ENGLISH.format("help-no-table") not in said
    assert ENGLISH.format("help-solo") in said
    boss = moderator(room)
    await room.said(boss, "hokkaido start", computers=1)
    await room.said(boss, "hokkaido begin")
    assert await told(room, anna) == ENGLISH.format("help-not-playing", opens=False)
    assert "open a table" not in await told(room, anna)


async def test_at_a_table_by_invitation_nobody_waits_for_people_who_are_not_invited(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start", by_invitation="yes")
    assert await told(room, anna) == ENGLISH.format("help-alone", comes="nobody")
    invite = ENGLISH.format("lobby-too-few", comes="nobody")
    assert "**Join**" not in invite
    assert invite in room.messages()[0].content
    await room.said(anna, "hokkaido invite", player=bob.user)
    assert await told(room, anna) == ENGLISH.format("help-alone", comes="invited")
    assert ENGLISH.format("lobby-too-few", comes="invited") in room.messages()[0].content


async def test_whoever_watches_before_the_game_begins_reads_what_works_then(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start", computers=1)
    assert await room.said(bob, "hokkaido watch") == ENGLISH.format("watching-to-come")


async def test_its_buttons_lead_on(room: Room) -> None:
    anna, _ = people = room.people(2)
    first = shown(await anna.slash(room.channel, "hokkaido help"))
    assert first.ephemeral
    assert labels(first) == [WALK, RULES, GAMES]
    walk = shown(await anna.click(first, label=WALK))
    assert walk.content.startswith("### 1 of 6")
    rules = shown(await anna.click(first, label=RULES))
    assert rules.content == first_page("hokkaido", "draft")

    table = await room.begin(people)
    asked = shown(await anna.slash(room.channel, "hokkaido help"))
    assert labels(asked) == [SHOW_ME, WALK, RULES, GAMES]
    games = shown(await anna.click(asked, label=GAMES))
    assert games.ephemeral
    assert games.content == await room.said(anna, "hokkaido games")
    now = shown(await anna.click(asked, label=SHOW_ME))
    assert int(re.findall(r"\d+", labels(now)[0])[0]) in {card.number for card in table.view(0).hand}


async def test_games_that_wait_elsewhere_are_counted(room: Room) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    elsewhere = room.guild.create_text_channel("elsewhere")
    said = shown(await anna.slash(elsewhere, "hokkaido help")).content
    assert ENGLISH.format("help-no-table") in said
    assert ENGLISH.format("help-games", count=1) in said
    assert ENGLISH.format("help-games", count=1) not in await room.said(anna, "hokkaido help")


async def test_in_direct_messages_it_is_the_only_game(room: Room) -> None:
    anna, _ = people = room.people(2)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-no-game") in room.private_messages(anna)[-1].content
    await room.begin(people)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-asked", phase=Phase.PICK) in room.private_messages(anna)[-1].content


async def test_in_direct_messages_several_games_are_counted(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await anna.slash(room.channel, "solo start")
    await anna.user.slash("hokkaido help")
    several = ENGLISH.format("help-several", count=2, waiting=2)
    assert room.private_messages(anna)[-1].content.splitlines()[1:-1] == [several]

    other = room.guild.create_text_channel("elsewhere")
    await anna.slash(other, "hokkaido start")
    await bob.slash(other, "hokkaido join")
    await bob.user.slash("hokkaido help")
    several = ENGLISH.format("help-several", count=2, waiting=1)
    assert room.private_messages(bob)[-1].content.splitlines()[1:-1] == [several]


async def test_what_is_played_alone_is_shown_here_and_in_no_direct_message(room: Room) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "solo start")
    help_ = shown(await anna.user.slash("hokkaido help"))
    assert "pick a card from your hand. Press **Show me**.\n" in help_.content
    assert "Pick one card" in shown(await anna.user.click(help_, label=SHOW_ME)).content


@pytest.mark.parametrize("options", [{}, {"selection": "trick"}, {"goals": "yes"}], ids=str)
async def test_there_is_a_sentence_of_its_own_for_whatever_a_game_asks(
    room: Room, options: dict[str, str]
) -> None:
    """Through half a game for two, as computer players decide."""
    table = await room.begin(room.people(2), **options)
    game, chance, said = table.game, Chance.of_text("help"), {}
    assert game is not None
    for _ in range(60):
        seat = game.waiting_for[0]
        now = replace(table, game=game)
        viewer = Viewer(ENGLISH, now, seat)
        said[viewer.task] = _sentence(what_now_screen(ENGLISH, viewer, 0, in_server=True))
        game, _ = game.apply(PLAYERS["random"].decide(now.view(seat), chance))
    assert len(set(said.values())) == len(said) > 3
    general = ENGLISH.format("help-asked", phase="something else")
    assert [task for task, sentence in said.items() if sentence == general] == [Phase.MAP]


def _sentence(screen: Screen) -> str:
    return screen.text.splitlines()[1]


async def test_whoever_has_placed_is_told_to_press_done_and_not_to_place(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await Typist(room, people).play_to_phase(await room.begin_without_hints(people))
    assert await told(room, anna) == ENGLISH.format("help-asked", phase="map")
    own = table.view(0).seats[0]
    assert own.selected is not None
    await room.said(anna, "place", **typed_placement(next(iter(own.map.legal_placements(own.selected)))))
    assert await told(room, anna) == ENGLISH.format("help-asked", phase="done")
    _, listed = (await room.said(anna, "hokkaido games")).splitlines()
    assert listed.startswith(f"⏳ press Done · <#{room.channel.id}>")
    _, listed = (await room.said(bob, "hokkaido games")).splitlines()
    assert listed.startswith(f"⏳ place your card · <#{room.channel.id}>")


async def test_an_open_vote_is_told_beside_the_move_that_is_asked_for(room: Room) -> None:
    anna, bob, _, dan = people = room.people(4)
    await room.begin(people)
    await room.said(anna, "hokkaido away")
    await room.said(bob, "table vote", about="cleo")
    vote = ENGLISH.format("help-vote", channel=room.channel.id)
    asked = ENGLISH.format("help-asked", phase=Phase.PICK)
    assert f"\n{asked}\n{vote}\n" in await room.said(dan, "hokkaido help")
    assert vote not in await room.said(bob, "hokkaido help"), "who asks has agreed"
    place = f"<#{room.channel.id}>, round 1"
    games = await room.said(dan, "hokkaido games")
    assert f"⏳ pick a card, 🗳️ a vote waits for you · {place}" in games

    await room.said(dan, "pick", card=(await room.view(dan)).hand[0].number)
    assert await told(room, dan) == vote
    assert f"\n🗳️ a vote waits for you · {place}" in await room.said(dan, "hokkaido games")
    await room.said(anna, "table pause")
    paused = ENGLISH.format("help-paused", host="anna")
    assert f"\n{paused}\n{vote}\n" in await room.said(dan, "hokkaido help")
    (message,) = (message for message in room.messages() if "Agree" in labels(message))
    await dan.click(message, label="Decline")
    assert vote not in await room.said(dan, "hokkaido help")
