"""What a viewer can decide now, for the page, and the rule for the choice that the page sends back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.tables import Stage, TableError, game_moves, seats, votes
from bot.tables.change import PersonRule
from bot.tables.votes import voters
from bot.views.decisions import (
    BID,
    CONTEST,
    KINDS,
    LAY_TILE,
    NO_HINTS,
    TAKE_PAIR,
    WAIT,
    Decision,
    Given,
    Hints,
    Need,
    Tile,
    decisions,
    ranked,
    tile_prices,
)
from bot.views.map_screens import TAKE_SEAT_BACK
from bot.views.menus import pair_with_gains
from bot.views.screen import Tone
from bot.views.viewer import Viewer
from bot.views.votes import AGREE, DECLINE, WITHDRAW, argument_of
from engine import reading
from engine.action_fields import check_card, check_pair, check_position, check_terrain, read_placement
from engine.errors import InvalidInput
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Colour, Kind, Position

Json = dict[str, Any]


def choices(viewer: Viewer, hints: Hints = NO_HINTS) -> list[Json]:
    """The viewer's present choices, the main one first, or with hints the best one.

    The page sends back the ``name``, the ``card``, the ``pair`` and the ``vote``, with what the choice
    ``needs``; ``sure`` is the question before it. The page asks for tiles separately.
    """
    if viewer.table.stage is not Stage.RUNNING or viewer.seat is None:
        return []
    return [*_decisions(viewer, hints), *_votes(viewer, viewer.seat)]


def _decisions(viewer: Viewer, hints: Hints) -> list[Json]:
    if viewer.table.paused_at is not None:
        return []
    if viewer.is_away:
        label = viewer.format(f"button-{TAKE_SEAT_BACK}")
        return [{"name": TAKE_SEAT_BACK, "label": label, "tone": Tone.MAIN, "card": None, "needs": ""}]
    return [
        {
            **_with_cube(viewer, decision),
            "name": decision.name,
            "card": decision.card,
            "pair": decision.pair,
            "label": _label(viewer, decision, hints),
            "tone": decision.kind.tone,
            "needs": decision.kind.needs,
            "sure": viewer.format(decision.question) if _asks_first(viewer, decision) else None,
        }
        for decision in ranked(viewer, hints)
        if decision.kind is not LAY_TILE
    ]


def _asks_first(viewer: Viewer, decision: Decision) -> bool:
    """Whether a question comes first. In Discord, what **Ask to wait** means stands above it."""
    return decision.is_asked_first(viewer) or decision.kind is WAIT


def _with_cube(viewer: Viewer, decision: Decision) -> Json:
    """The label of a choice to which a cube can be added, with one."""
    if decision.kind.needs is not Need.CUBE:
        return {}
    return {"paid": viewer.format(decision.key, **(decision.values(viewer) | {"cube": True}))}


def _votes(viewer: Viewer, seat: int) -> list[Json]:
    """What a voter can do in the running vote. None is the main choice, so that no key decides it."""
    table = viewer.table
    vote = table.vote
    if vote is None or seat not in voters(table, vote):
        return []
    return [
        {
            "name": name,
            "label": viewer.format(f"button-{name}"),
            "tone": Tone.PLAIN,
            "card": None,
            "needs": "",
            "vote": argument_of(vote),
        }
        for name in ((WITHDRAW,) if vote.by == seat else (AGREE, DECLINE))
    ]


def _label(viewer: Viewer, decision: Decision, hints: Hints) -> str:
    """A choice's label, with the gains that it has in Discord."""
    is_pair = decision.kind is TAKE_PAIR
    gains = {"numbers": pair_with_gains(viewer, decision.pair, hints)} if is_pair else {}
    return viewer.format(decision.key, **(decision.values(viewer) | gains))


def rule_of(asked: Mapping[str, object], viewer: Viewer) -> PersonRule[[]]:
    """The rule that applies the choice of a request; it also checks the moment that the page has shown.

    Raises:
        InvalidInput: an unknown choice, or a wrong field.
        InputError: a tile cannot be paid for.
        TableError: the vote is over.
    """
    name = reading.text(reading.member(asked, "name"), "name")
    if name == TAKE_SEAT_BACK:
        # Meanwhile the computer player moves, so the moment does not matter.
        return seats.take_seat_back
    if name in (AGREE, DECLINE, WITHDRAW):
        return _rule_of_vote(name, asked, viewer)
    if name not in KINDS:
        raise InvalidInput("unknown-value", place="name", value=reading.shown(name))
    decision = Decision(KINDS[name], _card(asked.get("card")), _pair(asked.get("pair")))
    try:
        rule = decision.rule(viewer, given(asked))
    except ValueError as error:
        raise InvalidInput("missing-value", place=name) from error
    return partial(game_moves.at_moment, moment=asked.get("moment"), rule=rule)


def _rule_of_vote(name: str, asked: Mapping[str, object], viewer: Viewer) -> PersonRule[[]]:
    vote = viewer.table.vote
    if vote is None or asked.get("vote") != argument_of(vote):
        raise TableError("no-vote")
    if name == WITHDRAW:
        return votes.withdraw
    return partial(votes.cast, agrees=name == AGREE, opened_at=vote.opened_at)


def _card(value: object) -> int | None:
    if value is not None:
        check_card(value)
    return value if isinstance(value, int) else None


def _pair(value: object) -> str:
    if value:
        check_pair(value)
    return str(value or "")


def given(asked: Mapping[str, object]) -> Given:
    """What a request adds to a choice.

    Raises:
        InvalidInput: a wrong field.
    """
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


def _cubes_for_tiles(viewer: Viewer) -> Mapping[Position, Colour]:
    """The cubes with which a terraforming can be paid."""
    colours = {TERRAFORMING_COLOUR[terrain] for terrain, cubes in tile_prices(viewer).items() if cubes}
    return {at: colour for at, colour in viewer.own.map.cubes.items() if colour in colours}


def cubes_to_choose(viewer: Viewer) -> Json:
    """The squares of the cubes that can be part of the present decision, and the greatest number of them."""
    kinds = {decision.kind for decision in decisions(viewer)} if viewer.seat is not None else set()
    view, seat = viewer.view, viewer.seat or 0
    if BID in kinds:
        found, most = view.cubes_to_add(seat), 1
    elif CONTEST in kinds:
        found, most = view.cubes_to_contest(seat), PRICE
    else:
        found, most = _cubes_for_tiles(viewer) if LAY_TILE in kinds else {}, PRICE
    return {"squares": [list(square) for square in found], "most": most if found else 0}
