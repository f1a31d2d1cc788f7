"""What the log of a game says of its moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial

from bot.views.moves import placement_in_words
from bot.views.viewer import Viewer
from engine import events as happened
from engine.actions import Terraform
from engine.events import Event
from engine.placement import Placement


def move_line(viewer: Viewer, event: Event) -> str | None:
    """The line for an event of the game; None if the log leaves it out."""
    line = _LINES_OF_MOVES.get(type(event))
    return None if line is None else line(viewer, event)


def map_lines(
    viewer: Viewer, event: happened.MapsShown, placed: Collection[int], tiled: Collection[int]
) -> Iterator[str]:
    """The lines for maps that everybody gets to see at the same time.

    ``placed`` are the seats whose placement of this round already has a line, ``tiled`` those whose tile has:
    one that was laid before somebody asked to wait has none yet.
    """
    for seat, placement in enumerate(event.placements):
        if seat not in placed:
            yield _placed(viewer, seat, placement)
        terraforming = event.terraformings[seat]
        if terraforming is not None and seat not in tiled:
            yield _tile(viewer, seat, terraforming)


def _seat_line(key: str, values: tuple[str, ...], viewer: Viewer, event: Event) -> str:
    """A line with the name of the event's seat and these values of the event."""
    named = {value: getattr(event, value) for value in values}
    return viewer.format(key, name=viewer.name(getattr(event, "seat", 0)), **named)


def _placed(viewer: Viewer, seat: int, placement: Placement | None) -> str:
    name = viewer.name(seat)
    if placement is None:
        return viewer.format("log-nothing-placed", name=name)
    return viewer.format("log-placed", name=name, placement=placement_in_words(viewer.texts, placement))


def _tile(viewer: Viewer, seat: int, laid: happened.TileLaid | Terraform) -> str:
    name = viewer.name(seat)
    return viewer.format("log-tile", name=name, position=laid.position, terrain=laid.terrain)


def _pair_turned_up(viewer: Viewer, event: happened.PairTurnedUp) -> str:
    return viewer.format("log-pair-up", pair=event.pair, cards=event.cards)


def _cards_taken(viewer: Viewer, event: happened.MapPhaseBegan) -> str:
    cards = [
        viewer.format("log-card-of", name=viewer.name(seat), card=card)
        for seat, card in enumerate(event.cards)
    ]
    return viewer.format("log-cards", cards=cards)


def _card_played(viewer: Viewer, event: happened.CardPlayed) -> str:
    name = viewer.name(event.seat)
    return viewer.format("log-played", name=name, card=event.card, cube=event.cube or "none")


def _turn_order(viewer: Viewer, event: happened.TurnOrderSet) -> str:
    return viewer.format("log-order", names=viewer.names(event.order))


def _wait_asked(viewer: Viewer, event: happened.WaitAsked) -> str:
    names = viewer.names(event.order)
    return viewer.format("log-wait", name=viewer.name(event.seat), names=names)


def _goal_won(viewer: Viewer, event: happened.GoalWon) -> str:
    goal = viewer.format(f"goal-{event.goal}")
    return viewer.format("log-goal", name=viewer.name(event.seat), goal=goal)


def _game_ended(viewer: Viewer, event: happened.GameEnded) -> str:
    if viewer.table.options.alone:
        return viewer.format("alone-log-ended", points=viewer.view.seats[0].score.total)
    names = viewer.names(event.winners)
    return viewer.format("log-ended", names=names, count=len(names))


_LINES_OF_MOVES: Mapping[type[Event], Callable[..., str]] = {
    happened.PairTurnedUp: _pair_turned_up,
    happened.CardPlayed: _card_played,
    happened.TurnOrderSet: _turn_order,
    happened.CardTaken: partial(_seat_line, "log-taken", ("card",)),
    happened.PairNamed: partial(_seat_line, "log-pair-named", ("pair",)),
    happened.PairContested: partial(_seat_line, "log-pair-contested", ("pair",)),
    happened.PairAccepted: partial(_seat_line, "log-pair-accepted", ()),
    happened.MapPhaseBegan: _cards_taken,
    happened.WaitAsked: _wait_asked,
    happened.CardPlaced: lambda viewer, event: _placed(viewer, event.seat, event.placement),
    happened.CardSetAside: partial(_seat_line, "log-set-aside", ("card",)),
    happened.TileLaid: lambda viewer, event: _tile(viewer, event.seat, event),
    happened.GoalWon: _goal_won,
    happened.FreeTileLaid: partial(_seat_line, "log-free-tile", ("position", "terrain")),
    happened.FreeTileSkipped: partial(_seat_line, "log-no-free-tile", ()),
    happened.GameEnded: _game_ended,
}
