"""Using the placer: what it keeps between screens, what it shows, and typing a spot."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from simcord import MemberActor

from bot.tables import Stage, Table, TableOptions
from bot.views.moves import DEGREES
from bot.views.screen import CustomId
from engine.actions import Placement
from engine.maps import PlayerMap
from engine.parts.squares import TERRAFORMING_COLOUR, Kind
from engine.trial import Trial, ways
from tests.bot.play.button_player import press_to_take, pressable
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.typist import Typist

#: The number of characters that fit on a line of a phone.
LINE_OF_A_PHONE = 44


async def reached(
    room: Room, people: list[MemberActor], *, payable: bool | None = None, rounds: int = 3
) -> Table:
    """A game where no one has placed yet, from round ``rounds`` on, and anna can or cannot pay for a tile."""
    table = await room.begin(people)
    typist = Typist(room, people, player="random")
    while table.stage is Stage.RUNNING:
        view = table.view(0)
        placing = view.phase == "map" and not any(seat.placed for seat in view.seats)
        if placing and view.round >= rounds and payable in (None, bool(payable_in(view.seats[0].map))):
            return table
        table = await typist.type_one(table)
    raise AssertionError("this game never gets there")


def payable_in(map_: PlayerMap) -> list[Kind]:
    held = list(map_.cubes.values())
    return [kind for kind, colour in TERRAFORMING_COLOUR.items() if held.count(colour) >= 2]


def control(message: Any, name: str) -> dict[str, Any]:
    """The only button or menu with this control."""
    (found,) = (part for part in controls(message) if part["custom_id"].split(":")[1] == name)
    return found


def trial_of(message: Any) -> Trial:
    parsed = CustomId.parse(control(message, "left")["custom_id"])
    assert parsed is not None
    return Trial.of(parsed.arguments)


def test_every_reason_fits_on_a_line_of_a_phone() -> None:
    plain = ("no-overlap", "wholly-hidden", "range-fork", "range-block", "range-apart", "range-ring")
    reasons = [ENGLISH.format(f"trial-{key}") for key in plain]
    for key in ("would-cover", "would-be-hidden"):
        reasons += [ENGLISH.format(f"trial-{key}", kind=kind) for kind in (Kind.LAKE, Kind.MOUNTAIN)]
    assert max(map(len, reasons)) <= LINE_OF_A_PHONE


async def test_only_players_who_type_a_move_are_known_to_type(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await press_to_take(room, anna, (await room.view(anna)).hand[0].number)
    await room.said(bob, "pick", card=(await room.view(bob)).hand[0].number)
    readers = [await room.bot.services.readers.person(person.id, "en-US") for person in (anna, bob)]
    assert [reader.types for reader in readers] == [False, True]


async def test_taking_back_keeps_the_card_where_it_was(room: Room) -> None:
    anna, bob = room.people(2)
    await reached(room, [anna, bob])
    await anna.user.click(room.asked(anna), label="3")
    before = trial_of(room.asked(anna))
    await anna.user.click(room.asked(anna), label="Place here")
    assert "Done" in labels(room.asked(anna))

    await anna.user.click(room.asked(anna), label="Take back")

    assert trial_of(room.asked(anna)) == before
    # Also in the channel, after a restart, and when the move is taken back by command.
    await room.restart()
    assert trial_of(shown(await anna.click(room.round_message(), label="Place"))) == before
    await anna.user.click(room.asked(anna), label="2")
    elsewhere = trial_of(room.asked(anna))
    assert elsewhere != before
    await anna.user.click(room.asked(anna), label="Place here")
    await room.said(anna, "undo")
    assert trial_of(room.asked(anna)) == elsewhere
    # The next card starts at a legal spot all the same.
    table = await room.table()
    typist = Typist(room, [anna, bob])
    while table.view(0).round == 3 or table.view(0).phase != "map":
        table = await typist.type_one(table)
    own = table.view(0).seats[0]
    assert own.selected is not None
    assert "✅" in room.asked(anna).content


async def test_terraforming_keeps_the_card_where_it_was(room: Room) -> None:
    anna, bob = room.people(2)
    await reached(room, [anna, bob], payable=True)
    await anna.user.click(room.asked(anna), label="4")
    before = trial_of(room.asked(anna))
    await anna.user.click(room.asked(anna), label="Terraform")
    await anna.user.click(room.asked(anna), label="Back")
    assert trial_of(room.asked(anna)) == before

    await anna.user.click(room.asked(anna), label="Terraform")
    await lay_first_tile(room, anna)

    assert (await room.view(anna)).seats[0].terraformed
    assert trial_of(room.asked(anna)) == before
    assert re.search(r"✅ The desert at .* is now a \w+", room.asked(anna).content)
    assert "Terraform" not in pressable(room.asked(anna)), "once a round"
    # Taking the tile back keeps the card there too, even if it has been moved since.
    await anna.user.click(room.asked(anna), label="Turn ↻")
    turned = trial_of(room.asked(anna))
    await anna.user.click(room.asked(anna), label="Take back")
    assert not (await room.view(anna)).seats[0].terraformed
    assert trial_of(room.asked(anna)) == turned
    assert "Terraform" in pressable(room.asked(anna))


async def lay_first_tile(room: Room, person: MemberActor) -> None:
    """Press the first button for a tile, or choose the first option of the menu."""
    first = next(part for part in controls(room.asked(person)) if ":lay-tile:" in part["custom_id"])
    if "options" in first:
        value = first["options"][0]["value"]
        await person.user.select(room.asked(person), [value], custom_id=first["custom_id"])
    else:
        await person.user.click(room.asked(person), label=first["label"])


# Typing a spot


async def typed(room: Room, person: MemberActor, **fields: str) -> Any:
    """Fill in and submit the placer's modal."""
    opened = await person.user.click(room.asked(person), label="Type…")
    assert opened.modal is not None
    return await person.user.submit_modal(opened, fields)


async def test_a_spot_can_be_typed(room: Room) -> None:
    anna, bob = room.people(2)
    table = await reached(room, [anna, bob], rounds=4)
    own = table.view(0).seats[0]
    assert own.selected is not None
    for count, spot in enumerate(list(own.map.legal_placements(own.selected))[::17]):
        under = " ".join(str(number) for number in sorted(spot.under))
        await typed(
            room,
            anna,
            x=str(spot.x),
            y=f"{spot.y}".replace("-", "−"),
            rotation=f"{spot.rotation}{DEGREES[count % 3]}",
            under=under,
        )
        trial = trial_of(room.asked(anna))
        way = ways(own.map, own.selected, trial.x, trial.y, trial.rotation)[trial.way]
        lies = Placement(own.selected.number, trial.x, trial.y, trial.rotation, way)
        assert own.map.lay(own.selected, lies) == own.map.lay(own.selected, spot)
    await anna.user.click(room.asked(anna), label="Place here")
    assert (await room.view(anna)).seats[0].placed


#: Wrong input, and the error for it.
WRONG_SPOTS: list[tuple[dict[str, str], str]] = [
    ({"x": "one", "y": "2", "rotation": "0"}, ENGLISH.format("spot-is-no-number", given="one")),
    ({"x": "1", "y": "1.5", "rotation": "0"}, ENGLISH.format("spot-is-no-number", given="1.5")),
    ({"x": "1", "y": "1", "rotation": "45"}, ENGLISH.format("spot-turned-wrongly", given="45")),
    ({"x": "90", "y": "1", "rotation": "rot"}, ENGLISH.format("spot-beside-map", x=90, y=1)),
    (
        {"x": "0", "y": "0", "rotation": "0", "under": "every one"},
        ENGLISH.format("spot-under-unknown", given="every one"),
    ),
    ({"x": "0", "y": "0", "rotation": "0", "under": "60"}, ENGLISH.format("card-not-on-map", card=60)),
]


async def test_a_wrongly_typed_spot_moves_nothing_and_adds_no_message(room: Room) -> None:
    anna, bob = room.people(2)
    await reached(room, [anna, bob], rounds=1)
    placer = room.asked(anna)
    for fields, wrong in WRONG_SPOTS:
        await anna.user.click(placer, label="Turn ↻")
        before = room.asked(anna)
        lines, shown_controls = before.content.splitlines(), controls(before)
        messages = [message.id for message in room.private_messages(anna)]
        result = await typed(room, anna, **fields)
        assert result.followups == []
        assert [message.id for message in room.private_messages(anna)] == messages
        placer = next(message for message in room.private_messages(anna) if message.id == before.id)
        assert placer.content.splitlines() == [wrong, *lines]
        assert controls(placer) == shown_controls


WORTH = re.compile(r"\n\*\*[+−]\d+\*\* now(, \*\*[+−]\d+\*\* later)?\.$")


async def test_hints_for_a_card_a_spot_and_done(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    said = await room.said(anna, "hint")
    assert re.match(r"💡 I’d pick card \d+\.\n", said)
    assert WORTH.search(said)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    said = await room.said(anna, "hint")
    assert WORTH.search(said)
    typed = re.search(r"`/place card:(\d+) x:(-?\d+) y:(-?\d+) rotation:(.+)`", said)
    assert typed is not None
    card, x, y, rotation = typed.groups()
    await room.said(anna, "place", card=int(card), x=int(x), y=int(y), rotation=rotation)
    assert (await room.view(anna)).seats[0].placed, "the command in the hint can be pasted"
    assert await room.said(anna, "hint") == ENGLISH.format("hint-done")
    await room.said(anna, "done")
    assert await room.said(anna, "hint") == ENGLISH.format("nothing-to-hint")


async def test_no_hints_at_a_table_without_hints(room: Room) -> None:
    anna, bob = room.people(2)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
    )
    await room.begin([anna, bob])
    assert await room.said(anna, "hint") == ENGLISH.format("no-hints-here")
