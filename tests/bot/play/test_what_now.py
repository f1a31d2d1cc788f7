"""``/hokkaido help``: what somebody can do now, with the walk, the rules and the own games."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.views.own_games import what_now_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.room import ENGLISH, Room, first_page, labels, shown
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


async def test_in_direct_messages_it_is_the_only_game(room: Room) -> None:
    anna, _ = people = room.people(2)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-no-game") in room.private_messages(anna)[-1].content
    await room.begin(people)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-asked", phase=Phase.PICK) in room.private_messages(anna)[-1].content


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
