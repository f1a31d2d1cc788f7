"""``/hokkaido help``, the rules page by page, and the tutorial for newcomers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from simcord import MemberActor

from bot import version
from bot.views.own_games import what_now_screen
from bot.views.rulebook import PAGES, PLACING
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.options import Rules
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.room import ENGLISH, READER, Room, SketchedPictures, first_page, labels, shown

HONSHU, HOKKAIDO = (ENGLISH.format("button-rules-other", game=game) for game in ("honshu", "hokkaido"))
WALK = ENGLISH.format("button-walk")
OPEN = ENGLISH.format("button-open-table")
NEXT, BACK, RULES = (ENGLISH.format(f"button-{name}") for name in ("walk-on", "walk-back", "rules"))
WELCOME = ENGLISH.format("welcome")


async def test_the_rules_link_to_the_walk_and_back(room: Room) -> None:
    anna = room.person("anna")
    rules = shown(await anna.slash(room.channel, "hokkaido rules"))
    assert rules.ephemeral
    assert rules.content == first_page("hokkaido", "draft")
    assert [attachment.filename for attachment in rules.attachments] == ["draw_scene.jpg"]

    seen = shown(await anna.click(rules, label=WALK))

    for step in range(1, 7):
        assert seen.content.startswith(f"### {step} of 6: {ENGLISH.format(f'picture-step-{step}')}")
        assert [attachment.filename for attachment in seen.attachments] == ["draw_step.jpg"]
        assert labels(seen) == [BACK] * (step > 1) + [NEXT if step < 6 else OPEN] + [RULES]
        if step < 6:
            assert seen.content.count("\n") == (step == PLACING)
            seen = shown(await anna.click(seen, label=NEXT))
    for scores in ("forest", "mountain", "lake", "factory"):
        assert scores in seen.content.lower(), "the last picture shows only what towns score"
    opened = await anna.click(seen, label=OPEN)
    assert shown(opened).content.startswith(ENGLISH.format("table-opened"))
    assert (await room.table()).host_id == anna.id
    seen = shown(await anna.click(seen, label=BACK))
    assert seen.content.startswith("### 5 of 6")
    seen = shown(await anna.click(seen, label=NEXT))
    assert labels(seen) == [BACK, RULES], "the table is already open"
    seen = shown(await anna.click(seen, label=BACK))
    seen = shown(await anna.click(seen, label=RULES))
    assert seen.content == rules.content
    assert seen.id == rules.id, "the same message is edited throughout"
    assert isinstance(room.pictures, SketchedPictures)
    assert room.pictures.drawn == [
        "draw_scene",
        *["draw_step"] * 6,
        "draw_emblem",
        *["draw_step"] * 3,
        "draw_scene",
    ]


async def test_paging_through_the_rules_of_a_game_and_on_to_the_other(room: Room) -> None:
    anna, pages = room.person("anna"), len(PAGES[Rules.HONSHU])
    seen = shown(await anna.slash(room.channel, "hokkaido rules", game="honshu"))
    for page in range(2, pages + 1):
        seen = shown(await anna.click(seen, label=NEXT))
        heading = ENGLISH.format("rules-heading", game="honshu", page=page, pages=pages)
        assert seen.content.startswith(f"{heading}\n### ")
    assert labels(seen) == [BACK, HOKKAIDO]
    before = shown(await anna.click(seen, label=BACK))
    assert labels(before) == [BACK, NEXT, HOKKAIDO]
    assert shown(await anna.click(before, label=HOKKAIDO)).content == first_page("hokkaido", "draft")


async def test_a_newcomers_first_table_offers_the_walk_once(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    opened = await anna.slash(room.channel, "hokkaido start")
    assert not opened.followups, "a newcomer gets a single private message"
    told = shown(opened)
    assert told.ephemeral
    assert told.content == f"{ENGLISH.format('table-opened')}\n{WELCOME}"
    assert labels(told) == [WALK, RULES]
    first = await room.table()
    assert (await room.bot.services.readers.person(anna.id, "en-US")).first_table == first.id
    joined = await bob.slash(room.channel, "hokkaido join")
    assert not joined.followups
    assert shown(joined).content.endswith(WELCOME)
    told = shown(await cleo.click(room.messages()[0], label="Join"))
    assert told.ephemeral
    assert told.content == WELCOME
    walked = shown(await cleo.click(told, label=WALK))
    assert walked.content.startswith("### 1 of 6")

    await room.said(anna, "hokkaido cancel")
    await room.restart()

    assert not (await anna.slash(room.channel, "hokkaido start")).followups
    assert not (await bob.slash(room.channel, "hokkaido join")).followups
    joined = await cleo.click(room.messages()[-1], label="Join")
    assert shown(joined).content != WELCOME
    assert (await room.bot.services.readers.person(anna.id, "en-US")).first_table == first.id
    assert not joined.followups


WALK, RULES, GAMES, SHOW_ME = (
    ENGLISH.format(f"button-{name}") for name in ("walk", "rules", "games", "show-me")
)


async def told(room: Room, person: MemberActor) -> str:
    """The sentence about the person's situation; the heading and the last lines never change."""
    said = await room.said(person, "hokkaido help")
    heading, sentence, *_, more, number = said.splitlines()
    assert heading == ENGLISH.format("help-heading")
    assert f"{more}\n{number}" == ENGLISH.format("help-more", version=version())
    assert len(said.splitlines()) <= 5
    return sentence


async def test_help_fits_the_situation(room: Room) -> None:
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
    assert await told(room, cleo) == ENGLISH.format("watching-now"), "``/hokkaido watch`` would stop it"
    hand = (await room.view(anna)).hand
    await room.said(anna, "pick", card=hand[0].number)
    assert await told(room, anna) == ENGLISH.format("help-waiting", names=["bob"], count=1)
    await room.said(anna, "table pause")
    assert await told(room, bob) == ENGLISH.format("help-paused", host="anna")
    assert await told(room, anna) == ENGLISH.format("help-paused-own")
    await room.said(anna, "table resume")
    await room.said(bob, "hokkaido away")
    assert await told(room, bob) == ENGLISH.format("help-away")


async def test_the_buttons_of_help_open_other_screens(room: Room) -> None:
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


async def test_help_in_direct_messages_is_about_the_only_game(room: Room) -> None:
    anna, _ = people = room.people(2)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-no-game") in room.private_messages(anna)[-1].content
    await room.begin(people)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-asked", phase=Phase.PICK) in room.private_messages(anna)[-1].content


@pytest.mark.parametrize("options", [{}, {"selection": "trick"}, {"goals": "yes"}], ids=str)
async def test_each_task_in_a_game_has_its_own_sentence(room: Room, options: dict[str, str]) -> None:
    """Computer players play half of a two-player game."""
    table = await room.begin(room.people(2), **options)
    game, chance, said = table.game, Chance.of_text("help"), {}
    assert game is not None
    for _ in range(60):
        seat = game.waiting_for[0]
        now = replace(table, game=game)
        viewer = Viewer(READER, now, seat)
        said[viewer.task] = _sentence(what_now_screen(ENGLISH, viewer, 0, in_server=True))
        game, _ = game.apply(PLAYERS["random"].decide(now.view(seat), chance))
    assert len(set(said.values())) == len(said) > 3
    general = ENGLISH.format("help-asked", phase="something else")
    assert [task for task, sentence in said.items() if sentence == general] == [Phase.MAP]


def _sentence(screen: Screen) -> str:
    return screen.text.splitlines()[1]
