"""The goals at the end of a round, and the free tiles for seats that lost a tie (rules.md 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.actions import Action, FreeTile, Skip, action_name
from engine.errors import OutOfTurn
from engine.events import Event, FreeTileLaid, FreeTileSkipped, FreeTilesOffered, GoalWon
from engine.parts.squares import Kind
from engine.phases.tabletop import Tabletop
from engine.scoring.goals import meets_goal

#: The goals for which the lowest selected card wins ties; for the others the highest does (rules.md 7.2).
_LOWEST_WINS = frozenset({1, 2, 3, 4})


class FreeTileStep(NamedTuple):
    """The result of placing or declining a free tile."""

    phase: FreeTiles
    table: Tabletop
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class FreeTiles:
    """The seats that may still place a free tile, and those that have decided."""

    waiting_for: tuple[int, ...]
    decided: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every seat has decided."""
        return not self.waiting_for

    def apply(self, table: Tabletop, action: Action) -> FreeTileStep:
        """Place a free tile or decline it (rules.md 7.3).

        Raises:
            OutOfTurn: this seat cannot take the action now.
            IllegalAction: the tile breaks a rule.
        """
        event: Event
        match action:
            case FreeTile():
                self._require_turn(action.seat)
                table = table.with_tile(action.seat, action.position, action.terrain)
                event = FreeTileLaid(action.seat, action.position, action.terrain)
            case Skip():
                self._require_turn(action.seat)
                event = FreeTileSkipped(action.seat)
            case _:
                raise OutOfTurn("phase-is-free-tile", "7.3", action=action_name(action))
        left = tuple(seat for seat in self.waiting_for if seat != action.seat)
        return FreeTileStep(FreeTiles(left, (*self.decided, action.seat)), table, (event,))

    def _require_turn(self, seat: int) -> None:
        if seat in self.decided:
            raise OutOfTurn("already-decided-free-tile", "7.3")
        if seat not in self.waiting_for:
            raise OutOfTurn("no-free-tile", "7.3")


def check_goals(table: Tabletop, cards: tuple[int, ...], round_number: int) -> FreeTileStep:
    """Award the open goals in ascending order, at most one per seat, and find the seats with a free tile.

    ``cards`` are the cards selected this round; they decide ties (rules.md 7.2).
    """
    winners: set[int] = set()
    lost_a_tie: set[int] = set()
    goals = list(table.goals)
    events: list[Event] = []
    for index, goal in enumerate(goals):
        if goal.winner is not None:
            continue
        meeting = [
            seat
            for seat in range(table.players)
            if seat not in winners
            and meets_goal(goal.number, table.maps[seat], table.tiles_laid[seat], table.deck.cubes)
        ]
        if not meeting:
            continue
        best = min if goal.number in _LOWEST_WINS else max
        winner = best(meeting, key=cards.__getitem__)
        winners.add(winner)
        lost_a_tie.update(meeting)
        goals[index] = replace(goal, winner=winner, round=round_number)
        events.append(GoalWon(winner, goal.number))
    asked = tuple(seat for seat in sorted(lost_a_tie - winners) if table.maps[seat].positions(Kind.DESERT))
    if asked:
        events.append(FreeTilesOffered(asked))
    return FreeTileStep(FreeTiles(asked), table._replace(goals=tuple(goals)), tuple(events))
