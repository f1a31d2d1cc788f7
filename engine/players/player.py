"""The interface of computer players, and helpers they share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Protocol

from engine.actions import Action, Terraform
from engine.chance import Chance
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import NEVER_COVERED, TERRAFORMING_COLOUR, Colour, Kind, Position
from engine.rules import rules_of
from engine.scoring import Gain
from engine.views import SeatView, View


class Player(Protocol):
    """Decides for a seat that must act.

    A player sees only what its seat sees. Its work is limited by counts, so its decision depends only on the
    view and the random numbers. Players never ask to wait.
    """

    def decide(self, view: View, chance: Chance) -> Action:
        """The next action of the view's seat, which must be in ``waiting_for``."""


def own_seat(view: View) -> tuple[int, SeatView]:
    """The number of the view's own seat, and its state.

    Raises:
        ValueError: the view is the channel's.
    """
    if view.seat is None:
        raise ValueError("the channel's view has no seat")
    return view.seat, view.seats[view.seat]


def selected_card(view: View) -> MapCard:
    """The card that the view's seat has to place.

    Raises:
        ValueError: the view is not of a map phase.
    """
    _, me = own_seat(view)
    if me.selected is None:
        raise ValueError("no card is selected yet")
    return me.selected


def score_of(view: View, player_map: PlayerMap) -> tuple[int, int]:
    """The current score of a map for the view's seat: points, then the tie-breaker (8.4)."""
    won = sum(goal.winner == view.seat for goal in view.goals)
    return rules_of(view.options).score(player_map, won, view.scoring_card).rank


def map_with(view: View, card: MapCard, placement: Placement) -> PlayerMap:
    """The seat's own map with a card placed and cubes on it as far as the supply lasts (rules.md 4.6)."""
    return laid_with_cubes(own_seat(view)[1].map, view.supply, card, placement)


def gains_with(view: View, card: MapCard, placement: Placement) -> tuple[Gain, ...]:
    """Where the difference between the scores of the seat's map and ``map_with`` comes from."""
    own = own_seat(view)[1]
    return replace(own, map=map_with(view, card, placement), map_before=own.map).gains


def laid_with_cubes(
    player_map: PlayerMap, left: Mapping[Colour, int], card: MapCard, placement: Placement
) -> PlayerMap:
    """A map with a card placed and cubes on it as far as the supply lasts (rules.md 4.6)."""
    laid = player_map.lay(card, placement)
    production = laid.production_of(card.number)
    if not production:
        return laid
    supply = dict(left)
    for position, colour in player_map.cubes.items():
        supply[colour] += position not in laid.cubes
    cubes: list[Position] = []
    for position, colour in production:
        if supply[colour] > 0:
            supply[colour] -= 1
            cubes.append(position)
    return laid.with_cubes(cubes)


def terraformings(view: View) -> Iterator[tuple[Terraform, PlayerMap]]:
    """The seat's legal terraforming actions, one per desert and terrain, and the map after each.

    They spend the first two cubes of the colour, row by row.
    """
    seat, me = own_seat(view)
    if me.terraformed or not rules_of(view.options).has_terraforming:
        return
    for action, after in terraformings_of(me.map, seat):
        if me.placed or action.terrain not in NEVER_COVERED or _leaves_a_placement(view, after):
            yield action, after


def terraformings_of(player_map: PlayerMap, seat: int) -> Iterator[tuple[Terraform, PlayerMap]]:
    """The terraforming actions that a map's cubes and deserts allow, and the map after each."""
    for terrain, colour in TERRAFORMING_COLOUR.items():
        held = player_map.cubes_of(colour)[:2]
        if len(held) < 2:
            continue
        cubes = (held[0], held[1])
        for position, after in tiles(player_map.without_cubes(cubes), terrain):
            yield Terraform(seat, position, terrain, cubes), after


def tiles(player_map: PlayerMap, terrain: Kind) -> Iterator[tuple[Position, PlayerMap]]:
    """The deserts that may get a tile of this terrain, and the map after each (rules.md 5.2)."""
    for position in player_map.tile_positions(terrain):
        yield position, player_map.with_tile(position, terrain)


def pairs_of_cubes(player_map: PlayerMap) -> list[tuple[Position, Position]]:
    """All pairs of cubes on a map."""
    return list(combinations(player_map.cubes, 2))


def _leaves_a_placement(view: View, after: PlayerMap) -> bool:
    """Whether the card to be placed still has a legal placement, or had none before (rules.md 4.9)."""
    _, me = own_seat(view)
    card = selected_card(view)
    return bool(after.legal_placements(card)) or not me.map.legal_placements(card)
