"""What a private message says once its moment has passed: what the player decided."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables import Stage
from bot.views.map_screens import map_drawing
from bot.views.moved_for import DECISIONS, moved_for
from bot.views.moves import accepted, placement_in_words
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.actions import Place, Unplaceable, action_name
from engine.views import Phase


def closed_private_screen(
    viewer: Viewer, round_number: int, phase: str, by_computer: Collection[str]
) -> Screen:
    """The message of this round and phase when there is nothing left to decide.

    ``by_computer`` names what a computer has done because time was up. In the map phase the map is another
    than the one in the message then, where the player was still trying.
    """
    decided = viewer.decision_in(round_number, *DECISIONS.get(phase, ()))
    if decided is not None and action_name(decided) in by_computer:
        return _closed(viewer, round_number, [moved_for(viewer, decided)])
    lines = [moved_for(viewer, None)] if by_computer else []
    lines.append(_decision(viewer, round_number, phase))
    screen = _closed(viewer, round_number, lines)
    if by_computer and phase == Phase.MAP:
        return replace(screen, drawing=map_drawing(viewer, viewer.own_seat))
    return screen


def closed_away_screen(viewer: Viewer, round_number: int) -> Screen:
    """The message about the lost seat, once the person is back or the game is over."""
    return _closed(viewer, round_number, [viewer.format("back-now")] if viewer.table.stage.is_open else [])


def _closed(viewer: Viewer, round_number: int, lines: list[str]) -> Screen:
    table = viewer.table
    if not table.stage.is_open:
        lines = [*lines, viewer.format("closed-game-over", stage=table.stage, channel=table.channel_id)]
    return Screen("\n".join([viewer.heading_of_round(round_number), *lines]))


def _decision(viewer: Viewer, round_number: int, phase: str) -> str:
    if phase == Phase.FREE_TILE:
        return viewer.format("closed-free-tile")
    if phase == Phase.MAP:
        placed = viewer.decision_in(round_number, Place, Unplaceable)
        if isinstance(placed, Place):
            return placement_in_words(viewer.texts, placed.placement)
        return _undecided(viewer, round_number) if placed is None else viewer.format("card-set-aside")
    decided = viewer.decision_in(round_number, *DECISIONS[phase])
    if decided is None:
        return _undecided(viewer, round_number)
    return accepted(viewer.texts, decided)


def _undecided(viewer: Viewer, round_number: int) -> str:
    """Why there is no decision: the game went on without it or went back, or the computer plays.

    Or everybody places in order (rules.md 4.8) and it is now the viewer's turn: then a new placer takes the
    place of the one from when all were placing at the same time.
    """
    if viewer.table.stage is not Stage.RUNNING:
        return viewer.format("closed-undecided-end")
    view = viewer.view
    if round_number < view.round:
        return viewer.format("closed-undecided")
    if viewer.is_away:
        return viewer.format("seat-is-away-own")
    in_turn = round_number == view.round and view.sequential and viewer.may_place
    return viewer.format("closed-in-order" if in_turn else "closed-undone")
