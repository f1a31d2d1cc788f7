"""What a viewer can decide now, for the page, and the rule for the choice that the page sends back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.tables import Stage, game_moves, seats
from bot.tables.change import PersonRule
from bot.views.decisions import BID, CONTEST, KINDS, LAY_TILE, Decision, Given, Tile, decisions
from bot.views.screen import Tone
from bot.views.viewer import Viewer
from engine import reading
from engine.action_fields import check_card, check_pair, check_position, check_terrain, read_placement
from engine.errors import InvalidInput
from engine.parts.squares import PRICE, Kind, Position

Json = dict[str, Any]

#: The name of the choice that is not a decision of the game.
TAKE_SEAT_BACK = "take-seat-back"


def choices(viewer: Viewer) -> list[Json]:
    """The viewer's present choices, the main one first.

    The page sends back the ``name``, the ``card`` and the ``pair``, with what the choice ``needs``; ``sure``
    is the question before it. The page asks for tiles separately.
    """
    table = viewer.table
    if table.stage is not Stage.RUNNING or viewer.seat is None or table.paused_at is not None:
        return []
    if viewer.is_away:
        label = viewer.format(f"button-{TAKE_SEAT_BACK}")
        return [{"name": TAKE_SEAT_BACK, "label": label, "tone": Tone.MAIN, "card": None, "needs": ""}]
    return [
        {
            "name": decision.name,
            "card": decision.card,
            "pair": decision.pair,
            "label": decision.label(viewer),
            "tone": decision.kind.tone,
            "needs": decision.kind.needs,
            "sure": viewer.format(decision.question) if decision.is_asked_first(viewer) else None,
        }
        for decision in decisions(viewer)
        if decision.kind is not LAY_TILE
    ]


def rule_of(asked: Mapping[str, object], viewer: Viewer) -> PersonRule[[]]:
    """The rule that applies the choice of a request; it also checks the moment that the page has shown.

    Raises:
        InvalidInput: an unknown choice, or a wrong field.
        InputError: a tile cannot be paid for.
    """
    name = reading.text(reading.member(asked, "name"), "name")
    if name == TAKE_SEAT_BACK:
        # Meanwhile the computer player moves, so the moment does not matter.
        return seats.take_seat_back
    if name not in KINDS:
        raise InvalidInput("unknown-value", place="name", value=reading.shown(name))
    decision = Decision(KINDS[name], _card(asked.get("card")), _pair(asked.get("pair")))
    try:
        rule = decision.rule(viewer, _given(asked))
    except ValueError as error:
        raise InvalidInput("missing-value", place=name) from error
    return partial(game_moves.at_moment, moment=asked.get("moment"), rule=rule)


def _card(value: object) -> int | None:
    if value is not None:
        check_card(value)
    return value if isinstance(value, int) else None


def _pair(value: object) -> str:
    if value:
        check_pair(value)
    return str(value or "")


def _given(asked: Mapping[str, object]) -> Given:
    spot, tile = asked.get("spot"), asked.get("tile")
    cubes = reading.array_of(asked.get("cubes", []), "cubes")
    return Given(
        None if spot is None else read_placement(reading.object_of(spot, "spot")),
        tuple(_square(cube, f"cubes[{index}]") for index, cube in enumerate(cubes)),
        None if tile is None else _tile(reading.object_of(tile, "tile")),
    )


def _tile(tile: Mapping[str, object]) -> Tile:
    terrain = reading.word(reading.member(tile, "terrain"), "terrain", Kind)
    check_terrain(terrain)
    return Tile(terrain, _square(reading.member(tile, "position"), "position"))


def _square(value: object, place: str) -> Position:
    position = reading.position(value, place)
    check_position(*position)
    return position


def cubes_to_choose(viewer: Viewer) -> Json:
    """The squares of the cubes that can be part of the present decision, and the greatest number of them."""
    kinds = {decision.kind for decision in decisions(viewer)} if viewer.seat is not None else set()
    view, seat = viewer.view, viewer.seat or 0
    if BID in kinds:
        found, most = view.cubes_to_add(seat), 1
    elif CONTEST in kinds:
        found, most = view.cubes_to_contest(seat), PRICE
    else:
        found, most = viewer.own.map.cubes if LAY_TILE in kinds else {}, PRICE
    return {"squares": [list(square) for square in found], "most": most if found else 0}
