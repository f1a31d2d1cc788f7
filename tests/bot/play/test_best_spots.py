"""Hints: on the placer, in the menu of the best spots, and by ``/hint``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.tables import TableOptions
from bot.views.controls import CustomId
from bot.views.placer import HERE
from engine.maps import LaidCard
from engine.players.prospects import prospects, prospects_apart
from engine.trial import MOST_SPOTS, Trial, placement_of, trial_at
from tests.bot.play.presser import pressable
from tests.bot.play.room import ENGLISH, Room, controls, custom_id, labels, shown
from tests.bot.play.test_presses import ephemeral_messages, press_at_once
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


async def test_the_best_spots_are_those_that_a_computer_player_would_choose(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    view = await room.view(anna)
    own = view.seats[0]
    assert own.selected is not None
    expected = prospects_apart(view, own.selected, MOST_SPOTS)

    hinted = shown(await anna.click(placer, label="Best spots"))

    offered = menu_of(hinted)["options"]
    trials = [Trial.of(tuple(line["value"].split(","))) for line in offered]
    assert len(set(trials)) == len(trials) == len(expected)
    for trial, line, found in zip(trials, offered, expected, strict=True):
        placement = placement_of(own.map, own.selected, trial)
        assert found.placement is not None
        assert own.map.lay(own.selected, placement) == own.map.lay(own.selected, found.placement)
        said = f"{found.gain:+d} now" + (f", {found.promise:+d} later" if found.promise else "")
        place = f" · {trial.x}, {trial.y}" + (f" · {trial.rotation}°" if trial.rotation else "")
        assert line["label"].removeprefix(HERE).startswith(said.replace("-", "−") + place)
    assert {found.promise for found in expected} != {0}, "not only the points at once are told"


async def test_with_hints_the_placer_starts_at_the_best_spot_and_goes_on_by_worth(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    view = await room.view(anna)
    own = view.seats[0]
    assert own.selected is not None
    expected = [
        trial_at(own.map, own.selected, found.placement)
        for found in prospects(view, own.selected)
        if found.placement is not None
    ]
    seen = [trial_of(placer), trial_of(room.asked(anna))]
    assert seen == [expected[0]] * 2, "as a direct message, too"
    for _ in expected:
        placer = shown(await anna.click(placer, label="Next spot"))
        seen.append(trial_of(placer))
    assert seen[1:] == [*expected, expected[0]]
    # From where the card may not lie, the best spot comes next.
    while "✅" in placer.content:
        arrow = next(label for label in ("←", "↑", "→") if label in pressable(placer))
        placer = shown(await anna.click(placer, label=arrow))
    assert trial_of(shown(await anna.click(placer, label="Next spot"))) == expected[0]


@pytest.mark.parametrize("whose", ["table", "person"])
async def test_without_hints_it_starts_where_it_covers_least_and_goes_on_row_by_row(
    room: Room, whose: str
) -> None:
    anna, bob = room.people(2)
    if whose == "table":
        await room.bot.services.preferences.change_server(
            room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
        )
    else:
        await room.bot.services.preferences.change_player(anna.id, lambda usual: replace(usual, hints=False))
    placer = await placing(room, [anna, bob])
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    card = own.selected

    def covered(trial: Trial) -> int:
        spot = placement_of(own.map, card, trial)
        laid = LaidCard(card.number, card.squares, spot.x, spot.y, spot.rotation)
        return sum(position in own.map.squares for position in laid.positions)

    spots = [trial_at(own.map, card, spot) for spot in own.map.legal_placements(card)]
    start = trial_of(placer)
    assert start == trial_of(room.asked(anna))
    assert covered(start) == min(map(covered, spots))
    placer = shown(await anna.click(placer, label="Next spot"))
    in_rows = sorted({(spot.y, spot.x, spot.rotation, spot.way) for spot in spots})
    after = trial_of(placer)
    at = in_rows.index((start.y, start.x, start.rotation, start.way))
    assert (after.y, after.x, after.rotation, after.way) == in_rows[(at + 1) % len(in_rows)]


async def test_a_best_spot_is_tried_and_the_menu_stays_and_marks_where_the_card_is(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    hinted = shown(await anna.click(placer, label="Best spots"))
    ids = [menu_of(hinted)["custom_id"]]
    assert marked(hinted) == [trial_of(placer)]
    values = [line["value"] for line in menu_of(hinted)["options"]]
    last = Trial.of(tuple(values[-1].split(",")))

    tried = shown(await anna.select(hinted, [values[-1]], custom_id=ids[-1]))

    ids.append(menu_of(tried)["custom_id"])
    assert trial_of(tried) == last
    assert "✅" in tried.content
    assert marked(tried) == [last]
    moved = shown(await anna.click(tried, label="Turn ↻"))
    ids.append(menu_of(moved)["custom_id"])
    assert [line["value"] for line in menu_of(moved)["options"]] == values
    assert marked(moved) == []
    await room.restart()
    tried = shown(await anna.select(moved, [values[-1]], custom_id=ids[-1]))
    assert marked(tried) == [last]
    # A client that has just sent a line sends it again only from another menu; Discord's own mark of a
    # chosen line would keep it from that, too.
    assert len(set(ids)) == len(ids)
    assert not any(line.get("default") for line in menu_of(tried)["options"])
    again = shown(await anna.select(tried, [values[-1]], custom_id=menu_of(tried)["custom_id"]))
    assert trial_of(again) == last
    placed = shown(await anna.click(again, label="Place here"))
    assert placed.content.startswith("✅ Card")
    assert "Best spots" not in labels(placed)


def marked(message: Any) -> list[Trial]:
    """The spots of the menu that bear the sign of where the card is."""
    lines = menu_of(message)["options"]
    return [Trial.of(tuple(line["value"].split(","))) for line in lines if line["label"].startswith(HERE)]


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


WORTH = re.compile(r"\n\*\*[+−]\d+\*\* now, \*\*[+−]\d+\*\* later\.$")


async def test_a_card_a_spot_and_done(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    said = await room.said(anna, "hint")
    assert re.match(r"💡 I would pick card \d+\.\n", said)
    assert WORTH.search(said)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    said = await room.said(anna, "hint")
    assert WORTH.search(said)
    typed = re.search(r"`/place card:(\d+) x:(-?\d+) y:(-?\d+) rotation:(.+)`", said)
    assert typed is not None
    card, x, y, rotation = typed.groups()
    await room.said(anna, "place", card=int(card), x=int(x), y=int(y), rotation=rotation)
    assert (await room.view(anna)).seats[0].placed, "what is told can be pasted"
    assert await room.said(anna, "hint") == ENGLISH.format("hint-done")
    await room.said(anna, "done")
    assert await room.said(anna, "hint") == ENGLISH.format("nothing-to-hint")


async def test_no_hints_where_the_table_plays_without(room: Room) -> None:
    anna, bob = room.people(2)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
    )
    await room.begin([anna, bob])
    assert await room.said(anna, "hint") == ENGLISH.format("no-hints-here")


OF_EVERY_TRICK = {"play", "place", "leave"}


@pytest.mark.parametrize(
    ("players", "game", "kinds"),
    [(2, "hokkaido", {"choose", "accept", "discard"}), (3, "honshu", {"take"})],
)
async def test_something_is_said_of_every_decision_of_a_trick(
    room: Room, players: int, game: str, kinds: set[str]
) -> None:
    people = room.people(players)
    table = await room.begin(people, game=game, selection="trick")
    typist = Typist(room, people)
    heard = set()
    while table.view(None).round < 2:
        seat = table.view(None).waiting_for[0]
        said = await room.said(people[seat], "hint")
        found = re.match(r"💡 I would (\w+) ", said)
        assert found is not None, said
        heard.add(found[1])
        table = await typist.type_one(table)
    assert heard - {"turn"} == OF_EVERY_TRICK | kinds
