"""``/hokkaido help``, the rules page by page, and the tutorial for newcomers."""

from __future__ import annotations

import re

from bot.views.rulebook import PAGES
from engine.options import Rules
from engine.views import Phase
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, first_page, labels, shown

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
        assert seen.content.startswith(f"### {step} of 6: ")
        if step < 6:
            seen = shown(await anna.click(seen, label=NEXT))
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
    before = shown(await anna.click(seen, label=BACK))
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


async def test_the_buttons_of_help_open_other_screens(room: Room) -> None:
    anna, _ = people = room.people(2)
    first = shown(await anna.slash(room.channel, "hokkaido help"))
    assert first.ephemeral
    walk = shown(await anna.click(first, label=WALK))
    assert walk.content.startswith("### 1 of 6")
    rules = shown(await anna.click(first, label=RULES))
    assert rules.content == first_page("hokkaido", "draft")

    table = await room.begin(people)
    asked = shown(await anna.slash(room.channel, "hokkaido help"))
    games = shown(await anna.click(asked, label=GAMES))
    assert games.ephemeral
    assert games.content == await room.said(anna, "hokkaido games")
    now = shown(await anna.click(asked, label=SHOW_ME))
    assert int(re.findall(r"\d+", labels(now)[0])[0]) in {card.number for card in table.view(0).hand}
    cleo = room.person("cleo")
    await room.said(cleo, "hokkaido watch")
    assert ENGLISH.format("watching-now") in await room.said(cleo, "hokkaido help")


async def test_help_in_direct_messages_is_about_the_only_game(room: Room) -> None:
    anna, _ = people = room.people(2)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-no-game") in room.private_messages(anna)[-1].content
    await room.begin(people)
    await anna.user.slash("hokkaido help")
    assert ENGLISH.format("help-asked", phase=Phase.PICK) in room.private_messages(anna)[-1].content
