"""Spectators see what everyone may see, and never a hidden card, wherever they look or press."""

from __future__ import annotations

from simcord import MemberActor

from bot.tables import Stage, Table
from engine.chance import Chance
from engine.maps import PlayerMap
from tests.bot.play.deciding import decide_one, wait_for_messages
from tests.bot.play.observer import numbers_in, parts_of
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown


def hidden_cards(table: Table) -> set[int]:
    """The numbers of the cards that are not public at this moment."""
    assert table.game is not None
    view = table.view(None)
    public = numbers_in([seat.map for seat in view.seats]) | numbers_in(view.trick)
    public |= {seat.selected.number for seat in view.seats if seat.selected is not None}
    return set(range(1, 61)) - public


async def test_a_spectator_sees_no_hidden_card_in_a_whole_game(room: Room) -> None:
    people = room.people(2)
    fay = room.person("fay")
    table = await room.begin(people, selection="trick", order="in_order")
    await room.said(fay, "hokkaido watch")
    chance = Chance.of_text("watched")
    looked = 0
    while table.stage is Stage.RUNNING:
        if looked % 4 == 0:
            await room.env.advance_time(60)  # stays below the limit on requests
            await wait_for_messages(table)
            room.drawings.clear()
            for name in ("anna", "bob"):
                await looks_at_map(room, fay, name)
            assert [*parts_of(room.drawings)]
            assert numbers_in(room.drawings) & hidden_cards(table) == set()
            maps = [part for part in parts_of(room.drawings) if isinstance(part, PlayerMap)]
            as_shown = [map_ for seat in table.view(None).seats for map_ in (seat.map, seat.map_before)]
            assert len(maps) >= 4, "each map, with and without points"
            assert all(map_ in as_shown for map_ in maps), "as last shown to everyone"
            await nothing_is_told(room, fay)
        looked += 1
        table = await decide_one(room, table, chance)
    assert looked > 48
    assert await room.said(fay, "hokkaido games") == ENGLISH.format("games-none")
    assert room.private_messages(fay) == []


async def looks_at_map(room: Room, fay: MemberActor, name: str) -> None:
    """Look at a map, then at the same map with points."""
    looked = await fay.slash(room.channel, "map", player=name)
    assert shown(looked).content.startswith(f"{name}’s map")
    (label,) = labels(shown(looked))
    with_points = await fay.click(shown(looked), label=label)
    assert shown(with_points).content.startswith(f"{name}’s map")


async def nothing_is_told(room: Room, fay: MemberActor) -> None:
    """Check that commands and buttons for a player's own seat are refused in one sentence."""
    assert await room.said(fay, "hand") == ENGLISH.format("not-seated")
    assert await room.said(fay, "hokkaido record") == ENGLISH.format("game-not-over")
    assert await room.said(fay, "hokkaido replay") == ENGLISH.format("game-not-over")
    message = room.round_message()
    for button in controls(message):
        if button["label"] == "All maps":
            continue
        pressed = await fay.click(message, custom_id=button["custom_id"])
        assert shown(pressed).content == ENGLISH.format("not-seated"), button["label"]


async def test_maps_are_offered_to_spectators_while_they_type(room: Room) -> None:
    await room.begin(room.people(2))
    fay = room.person("fay")
    assert await fay.autocomplete(room.channel, "map", "player", "") == []
    await room.said(fay, "hokkaido watch")
    offered = await fay.autocomplete(room.channel, "map", "player", "")
    assert [choice["name"] for choice in offered] == ["1. anna", "2. bob"]
