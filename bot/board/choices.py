"""What a viewer can decide now, as labelled actions in the form of records, which the page sends back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tables import Stage
from bot.views.moves import choice_of
from bot.views.trick import numbers_of_pair
from bot.views.viewer import Viewer
from engine.actions import to_json
from engine.parts.squares import PRICE
from engine.parts.tricks import PAIRS
from engine.views import Phase

Json = dict[str, Any]

#: What the page adds to an action: the tried spot if there is one, or only with one; a cube or none; or two.
TRIED, SPOT, CUBE, CUBES = "tried", "spot", "cube", "cubes"

#: The actions that are not in records, and what can follow an action in the same change.
TAKE_BACK, TAKE_SEAT_BACK, INTEND = "take_back", "take_seat_back", "intend"
PLACE, DONE = "place", "done"


def choices(viewer: Viewer) -> list[Json]:
    """The viewer's present choices, the main one first.

    A choice with a ``card`` belongs to that card; ``needs`` is what the page adds to the ``action``, ``then``
    what follows in the same change, and ``sure`` the label of a question before it.
    """
    table = viewer.table
    if table.stage is not Stage.RUNNING or viewer.seat is None or table.paused_at is not None:
        return []
    if viewer.is_away:
        return [_choice(viewer.format("button-take-seat-back"), TAKE_SEAT_BACK)]
    found = list(_of_phase(viewer)) if viewer.is_asked else list(_in_advance(viewer))
    if viewer.view.may_take_back:
        found.append(_choice(viewer.format("button-take-back"), TAKE_BACK, tone="plain"))
    return found


def cubes_to_choose(viewer: Viewer) -> Json:
    """The squares of the cubes that can be part of the present decision, and the greatest number of them."""
    view, seat = viewer.view, viewer.seat
    if seat is None or viewer.table.stage is not Stage.RUNNING:
        return {"squares": [], "most": 0}
    most, cubes = PRICE, view.cubes_to_contest(seat)
    if view.phase is Phase.BID:
        most, cubes = 1, view.cubes_to_add(seat)
    if view.phase is Phase.MAP and viewer.is_asked and not viewer.own.terraformed:
        cubes = viewer.own.map.cubes
    return {"squares": [list(square) for square in cubes], "most": most if cubes else 0}


def _of_phase(viewer: Viewer) -> Iterator[Json]:
    view, phase = viewer.view, viewer.view.phase
    if phase in (Phase.PICK, Phase.TAKE, Phase.DISCARD_OF_PAIR):
        yield from _takes(viewer)
    elif phase in (Phase.DISCARD, Phase.BID):
        yield from _cards_given(viewer)
    elif phase in (Phase.TAKE_PAIR, Phase.ANSWER):
        yield from _pairs(viewer)
    elif phase is Phase.MAP:
        yield from _on_map(viewer)
    elif phase is Phase.FREE_TILE and viewer.seat in view.waiting_for:
        yield _choice(viewer.format("button-skip"), "skip", tone="plain")


def _takes(viewer: Viewer) -> Iterator[Json]:
    """The cards that the viewer can take, or keep of a pair, each with the spot where it was tried."""
    keeps = viewer.view.phase is Phase.DISCARD_OF_PAIR
    both = viewer.format("button-keep-place" if keeps else "board-take-and-place")
    for number in (card.number for card in viewer.cards_to_try):
        label = viewer.format("button-keep" if keeps else "button-take", card=number)
        action = to_json(choice_of(viewer, number)(viewer.own_seat))
        if not viewer.reader.preferences.confirm_done:
            yield _choice(both, action, card=number, needs=SPOT, then=PLACE)
        yield _choice(label, action, card=number, needs=TRIED, tone="plain")


def _in_advance(viewer: Viewer) -> Iterator[Json]:
    """Where the card goes that the viewer has taken, while others still choose."""
    own = viewer.own
    is_early = viewer.view.phase is not Phase.MAP and own.selected is not None and not own.placed
    if is_early and own.acted and not viewer.reader.preferences.confirm_done:
        card = None if own.selected is None else own.selected.number
        yield _choice(viewer.format("button-place-here"), INTEND, card=card, needs=SPOT, tone="good")


def _cards_given(viewer: Viewer) -> Iterator[Json]:
    """The cards that the viewer can discard, or play to a trick."""
    view = viewer.view
    bids = view.phase is Phase.BID
    for number in (card.number for card in view.pair or view.hand):
        label = viewer.format("board-play" if bids else "button-discard", card=number)
        action, tone = ("bid", "main") if bids else ("discard", "bad")
        needs = CUBE if bids else ""
        yield _choice(label, action, {"card": number}, card=number, needs=needs, tone=tone)


def _pairs(viewer: Viewer) -> Iterator[Json]:
    names = {
        pair: viewer.format("button-pair", pair=pair, numbers=numbers_of_pair(viewer.view, pair))
        for pair in PAIRS
    }
    if viewer.view.phase is Phase.TAKE_PAIR:
        for pair, name in names.items():
            yield _choice(name, "take_pair", {"pair": pair})
        return
    yield _choice(viewer.format("button-accept"), "accept", tone="good")
    for pair, name in names.items() if viewer.view.cubes_to_contest(viewer.own_seat) else ():
        label = f"{viewer.format('button-contest')} · {name}"
        yield _choice(label, "contest", {"pair": pair}, needs=CUBES, tone="plain")


def _on_map(viewer: Viewer) -> Iterator[Json]:
    view, own = viewer.view, viewer.own
    confirms = viewer.reader.preferences.confirm_done
    if own.placed:
        sure = viewer.format("confirm-done") if confirms else None
        yield _choice(viewer.format("button-done"), "done", tone="good", sure=sure)
        return
    if viewer.may_place and own.selected is not None:
        number = own.selected.number
        if not own.map.legal_placements(own.selected):
            yield _choice(viewer.format("button-set-aside"), "unplaceable", {"card": number}, tone="good")
        else:
            if not confirms:
                yield _choice(viewer.format("board-place-done"), "place", card=number, needs=SPOT, then=DONE)
            yield _choice(viewer.format("button-place"), "place", card=number, needs=SPOT, tone="plain")
    if view.may_ask_to_wait and not viewer.table.options.alone:
        yield _choice(viewer.format("button-wait"), "wait", tone="plain")


def _choice(label: str, action: str | Json, details: Json | None = None, **more: object) -> Json:
    named = {"action": action} if isinstance(action, str) else action
    given = {"card": None, "needs": "", "then": "", "tone": "main", "sure": None, **more}
    return {"label": label, "action": {**named, **(details or {})}, **given}
