"""A table before the game: what it shows, and its options, which the host can change until Begin."""

from __future__ import annotations

from typing import Any

import discord
from simcord import MemberActor

from bot.tables import Deadline, Stage, TableOptions
from bot.tables.options import AS_IN_SERVER, IN_LOBBY
from bot.views.screen import CustomId
from bot.views.table_message import CHANGE
from engine.options import PlacingOrder, Rules, Selection
from tests.bot.play.room import (
    ENGLISH,
    Room,
    SketchedPictures,
    controls,
    custom_id,
    labels,
    more_of,
    shown,
)
from tests.bot.play.test_presses import press_at_once
from tests.bot.pseudo_locale import PSEUDO, accented

OPTIONS = ENGLISH.format("button-options")
TWO = ENGLISH.format("button-add-two-computers")


async def choose(person: MemberActor, message: Any, option: str, value: str) -> Any:
    """Choose a value from the menu of an option, and return the response."""
    for menu in controls(message):
        own = CustomId.parse(menu["custom_id"])
        if own is not None and own.arguments == (option,):
            return shown(await person.select(message, [value], custom_id=menu["custom_id"]))
    raise AssertionError(f"no menu for {option}")


def changed_by(message: Any) -> set[str]:
    """The options that a message's menus and buttons change."""
    ids = [CustomId.parse(control["custom_id"]) for control in controls(message)]
    return {own.arguments[0] for own in ids if own is not None and own.control == CHANGE}


def chosen(message: Any) -> list[str]:
    """The labels that are selected in the menus."""
    menus = [part for part in controls(message) if part.get("options")]
    return [line["label"] for menu in menus for line in menu["options"] if line.get("default")]


async def test_the_host_can_change_every_option_at_the_table(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    options = shown(await anna.click(await more_of(anna, room.messages()[0]), label=OPTIONS))
    found = changed_by(options) | changed_by(await choose(anna, options, "variant", "honshu-trick"))
    assert found == set(IN_LOBBY)


async def test_that_press_does_not_begin_without_a_person_who_has_just_sat_down(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    pressed = custom_id(room.messages()[0], TWO)
    await room.said(bob, "hokkaido join")
    await press_at_once(room, (anna, room.messages()[0], pressed))
    table = await room.table()
    assert (len(table.seats), table.stage) == (4, Stage.LOBBY)


async def test_the_host_changes_options_until_the_game_begins(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(bob, "hokkaido join")
    count = len(room.messages())
    options = shown(await anna.click(await more_of(anna, room.messages()[0]), label=OPTIONS))
    assert options.ephemeral
    assert chosen(options) == [
        ENGLISH.format(f"table-option-{key}") for key in ("variant-hokkaido-draft", "deadline-none")
    ]
    options = await choose(anna, options, "deadline", "24h")
    orders = [ENGLISH.format(f"table-option-order-{order}") for order in ("as-printed", "simultaneous")]
    for switch in (*orders, "Side A", "No goals", "Hints on"):
        options = shown(await anna.click(options, label=switch))
    assert (await room.table()).options == TableOptions(
        side=(await room.table()).options.side,
        with_goals=True,
        deadline=Deadline.DAY,
        order=PlacingOrder.IN_ORDER,
        hints=False,
    )
    _, _, _, listed, *_ = room.messages()[0].content.splitlines()
    assert listed == "Side B · With goals · Placing: in turn · 24 hours per move · Hints off"
    options = await choose(anna, options, "variant", "honshu-draft")
    options = await choose(anna, options, "scoring-card", "4")
    _, _, _, listed, effect, *_ = room.messages()[0].content.splitlines()
    assert listed == "Honshu: card drafting · Side B · Placing: in turn · 24 hours per move · Hints off"
    assert effect.startswith("Scoring card 4")
    assert len(room.messages()) == count, "the table's message is edited, and nothing is posted"

    await room.said(anna, "hokkaido begin")
    late = await anna.click(options, label="Side B")
    assert ENGLISH.format("game-running") in [message.content for message in late.followups] + [
        shown(late).content
    ]
    game = (await room.table()).game
    assert game is not None
    assert (game.options.rules, game.options.selection) == (Rules.HONSHU, Selection.DRAFT)


async def test_the_host_moves_the_table_into_a_thread(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    before = room.messages()[0]
    options = shown(await anna.click(await more_of(anna, before), label=OPTIONS))
    await anna.click(options, label=ENGLISH.format("button-into-thread"))
    assert await room.bot.services.tables.in_channel(room.channel.id) is None
    (table,) = await room.bot.services.tables.of_person(anna.id)
    thread = room.bot.get_channel(table.channel_id)
    assert isinstance(thread, discord.Thread)
    assert thread.parent_id == room.channel.id
    left = [message.id for message in room.messages()]
    assert before.id not in left, "otherwise the channel would show free seats forever"
    assert anna.id in room.env.backend.get_thread(thread.id).thread_members, "the host sees it in the list"
    assert labels(room.messages()[-1]) == ["Join"], "the channel announces the thread"
    (moved,) = room.channel.threads
    (lobby,) = moved.history()
    assert "Join" in labels(lobby)
    await bob.click(lobby, label="Join")
    again = shown(await anna.click(await more_of(anna, lobby), label=OPTIONS))
    assert ENGLISH.format("button-into-thread") not in labels(again)


def first_line(room: Room) -> str:
    return room.messages()[0].content.splitlines()[0]


async def test_the_host_changes_the_language_until_the_game_begins(bilingual: Room) -> None:
    room = bilingual
    assert isinstance(room.pictures, SketchedPictures)
    anna = room.person("anna")
    heading = ENGLISH.format("lobby-heading", game=Rules.HOKKAIDO)
    await room.said(anna, "hokkaido start")
    options = shown(await anna.click(await more_of(anna, room.messages()[0]), label=OPTIONS))
    as_in_server = ENGLISH.format("table-option-language-auto")
    languages = shown(await anna.click(options, label=as_in_server))
    assert chosen(languages) == [as_in_server]
    back = shown(await anna.click(languages, label=ENGLISH.format("button-back")))
    assert as_in_server in labels(back)
    languages = shown(await anna.click(back, label=as_in_server))
    drawn = room.pictures.drawn.count("draw_emblem")
    options = await choose(anna, languages, "language", PSEUDO)
    assert first_line(room) == accented(heading)
    assert room.pictures.drawn.count("draw_emblem") == drawn + 1, "its alt text is in the table's language"
    label = ENGLISH.format("table-option-language", language=accented("English"))
    languages = shown(await anna.click(options, label=label))
    options = await choose(anna, languages, "language", AS_IN_SERVER)
    assert first_line(room) == heading
    assert as_in_server in labels(options)


async def test_an_unknown_language_is_refused_with_a_list_of_the_known_ones(bilingual: Room) -> None:
    """The intended language may be in the list, where each has only its own name."""
    anna = bilingual.person("anna")
    told = await bilingual.said(anna, "hokkaido start", language="Klingon")
    offered = ["English", accented("English")]
    assert told == ENGLISH.format("word-unknown", given="Klingon", offered=offered)
    assert bilingual.messages() == []
    await bilingual.said(anna, "hokkaido start", language=accented("English"))
    assert (await bilingual.table()).options.locale == PSEUDO
