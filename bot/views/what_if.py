"""What if: a card of a finished game is tried on a player's map as it was then; nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.views.controls import Button, CustomId, Moment, Row
from bot.views.placer import ARROWS, SPOT, TURN, first_shown, placer_screen, trial_lines
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.parts.cards import MapCard
from engine.trial import Trial, placement_of

#: The control. Its first arguments are the seat, the round and the card; then one of ``MOVES`` with its own.
WHAT_IF = "what-if"
OPENING = 3

#: The buttons of the placer that only move the card.
MOVES = frozenset({*ARROWS, TURN, "turn-back", "over-under", SPOT})


def what_if_button(viewer: Viewer, seat: int, number: int, card: int) -> Button:
    """The button for trying a card on the map of a seat in a round."""
    arguments = (str(seat), str(number), str(card))
    return viewer.button(WHAT_IF, arguments=arguments, text="board-what-if", lasting=True)


def what_if_screen(then: Viewer, card: MapCard, trial: Trial | None, spots: Sequence[Trial]) -> Screen:
    """The placer for a player ``then``, with a card at ``trial`` or else at the first spot."""
    screen = placer_screen(then, card, trial, spots)
    rows = (tuple(_only_moving(then, card, row)) for row in screen.rows)
    shown, _ = first_shown(then, card, trial, spots)
    lines = [then.heading_of_round(then.view.round), then.format("board-what-if-how", card=card.number)]
    lines += trial_lines(then, card, placement_of(then.own.map, card, shown))
    return Screen("\n".join(lines), drawing=screen.drawing, rows=tuple(filter(None, rows)))


def _only_moving(then: Viewer, card: MapCard, row: Row) -> list[Button]:
    """The buttons of a row that move the card, as buttons of this screen."""
    moment = Moment(then.table.id)
    opening = (str(then.own_seat), str(then.view.round), str(card.number))
    return [
        replace(part, id=CustomId(WHAT_IF, moment, (*opening, part.id.control, *part.id.arguments)))
        for part in row
        if isinstance(part, Button) and part.id.control in MOVES
    ]
