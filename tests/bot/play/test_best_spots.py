"""Hints in the placer: the spots that score most at once, in a menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from simcord import MemberActor

from bot.components.placing import offered_menu
from bot.tables import TableOptions
from bot.views.controls import CustomId
from bot.views.map_screens import SPOTS_MENU
from bot.views.viewer import Viewer
from bot.workers.trial import MOST_SPOTS, Trial, placement_of
from engine.players.player import map_with, score_of
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, controls, custom_id, labels, shown
from tests.bot.play.test_presses import ephemeral_messages, press_at_once, simcord_payload
from tests.bot.play.typist import Typist


async def placing(room: Room, people: list[MemberActor], **options: object) -> Any:
    """The placer of the first person, in the channel, at a game's third map phase."""
    table = await room.begin(people, **options)
    typist = Typist(room, people)
    while table.view(None).phase != "map" or table.view(None).round < 3:
        table = await typist.type_one(table)
    return shown(await people[0].click(room.round_message(), label="Place"))


def menu_of(message: Any) -> dict[str, Any]:
    (menu,) = (part for part in controls(message) if part.get("options"))
    return menu


def trial_of(message: Any) -> Trial:
    ids = (CustomId.parse(part["custom_id"]) for part in controls(message))
    return next(Trial.of(own.arguments) for own in ids if own is not None and own.control == "left")


async def test_the_best_spots_are_those_that_score_most_at_once(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    view = await room.view(anna)
    own = view.seats[0]
    assert own.selected is not None
    card = own.selected
    scores = {spot: score_of(view, map_with(view, card, spot))[0] for spot in own.map.legal_placements(card)}

    hinted = shown(await anna.click(placer, label="Best spots"))

    offered = menu_of(hinted)["options"]
    assert 1 <= len(offered) <= MOST_SPOTS
    trials = [Trial.of(tuple(line["value"].split(","))) for line in offered]
    assert len(set(trials)) == len(trials)
    points = [scores[placement_of(own.map, card, trial)] for trial in trials]
    assert points == sorted(points, reverse=True)
    assert points[0] == max(scores.values())
    for line, scored in zip(offered, points, strict=True):
        assert line["label"].endswith(f": {scored} points")
    assert "Best spots" not in labels(hinted), "they are there already"


async def test_a_best_spot_is_tried_and_the_menu_stays_while_the_card_is_moved(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    hinted = shown(await anna.click(placer, label="Best spots"))
    menu = menu_of(hinted)
    chosen = menu["options"][-1]["value"]

    tried = shown(await anna.select(hinted, [chosen], custom_id=menu["custom_id"]))

    assert trial_of(tried) == Trial.of(tuple(chosen.split(",")))
    assert "✅ Legal" in tried.content
    assert menu_of(tried)["options"] == menu["options"]
    moved = shown(await anna.click(tried, label="←"))
    assert menu_of(moved)["options"] == menu["options"]
    await room.restart()
    tried = shown(await anna.select(moved, [chosen], custom_id=menu["custom_id"]))
    placed = shown(await anna.click(tried, label="Place here"))
    assert placed.content.startswith("✅ Card")
    assert "Best spots" not in labels(placed)


async def test_the_picture_is_not_drawn_again_for_the_menu(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    assert isinstance(room.pictures, SketchedPictures)
    drawn = len(room.pictures.drawn)

    hinted = shown(await anna.click(placer, label="Best spots"))

    assert len(room.pictures.drawn) == drawn
    assert [picture.id for picture in hinted.attachments] == [picture.id for picture in placer.attachments]
    assert hinted.content == placer.content


async def test_a_menu_of_another_step_is_not_kept(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    hinted = shown(await anna.click(placer, label="Best spots"))
    message = room.env.backend.messages[room.channel.id][hinted.id]
    stored = discord.Message(
        state=room.bot._connection,
        channel=room.bot.get_channel(room.channel.id),  # type: ignore[arg-type]
        data=simcord_payload(room, message),  # type: ignore[arg-type]
    )
    moment = Viewer(ENGLISH, await room.table(), 0).moment

    kept = offered_menu(stored, SPOTS_MENU, moment)

    assert kept is not None
    assert len(kept.choices) == len(menu_of(hinted)["options"])
    assert offered_menu(stored, SPOTS_MENU, replace(moment, step=moment.step + 1)) is None
    assert offered_menu(stored, "terraform-terrain", moment) is None
    assert offered_menu(None, SPOTS_MENU, moment) is None


async def test_a_table_without_hints_offers_none(room: Room) -> None:
    anna, bob = room.people(2)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
    )
    placer = await placing(room, [anna, bob])
    assert "Best spots" not in labels(placer)

    # Somebody's screen may still show the button of a table that was opened otherwise.
    pressed = custom_id(placer, "Next spot").replace("next-spot", "best-spots")
    await press_at_once(room, (anna, room.messages()[-1], pressed))

    assert [m.content for m in ephemeral_messages(room)][-1] == ENGLISH.format("no-hints-here")
