"""What a computer player is, and what all of them share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Protocol

from engine.actions import Action, Terraform
from engine.chance import Chance
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import NEVER_COVERED, TERRAFORMING_COLOUR, Colour, Kind, Position
from engine.rules import rules_of
from engine.views import SeatView, View


class Player(Protocol):
    """Decides for a seat that the game waits for.

    A player sees what the seat sees and nothing else; its strength is bounded by counted work, so the same
    view and the same random numbers give the same decision everywhere. Players never ask to wait.
    """

    def decide(self, view: View, chance: Chance) -> Action:
        """What the seat of the view, one of those in ``waiting_for``, does next."""


def own_seat(view: View) -> tuple[int, SeatView]:
    """The number of the view's own seat, and its state.

    Raises:
        ValueError: it is the view of the channel, in which nobody decides.
    """
    if view.seat is None:
        raise ValueError("nobody decides in the view of the channel")
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
    """What a map would be worth to the view's seat at once: points, then the tie-breaker (8.4)."""
    won = sum(goal.winner == view.seat for goal in view.goals)
    return rules_of(view.options).score(player_map, won, view.scoring_card).rank


def map_with(view: View, card: MapCard, placement: Placement) -> PlayerMap:
    """The seat's own map with a card laid and its cubes on it, as far as the supply lasts (rules.md 4.6)."""
    return laid_with_cubes(own_seat(view)[1].map, view.supply, card, placement)


def laid_with_cubes(
    player_map: PlayerMap, left: Mapping[Colour, int], card: MapCard, placement: Placement
) -> PlayerMap:
    """A map with a card laid and its cubes on it, as far as the supply lasts (rules.md 4.6)."""
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
    """Every legal terraforming of the seat now, each desert and terrain once, and the map after it.

    The first two cubes of the colour, row by row, are spent.
    """
    seat, me = own_seat(view)
    if me.terraformed or not rules_of(view.options).has_terraforming:
        return
    for action, after in terraformings_of(me.map, seat):
        if me.placed or action.terrain not in NEVER_COVERED or _leaves_a_placement(view, after):
            yield action, after


def terraformings_of(player_map: PlayerMap, seat: int) -> Iterator[tuple[Terraform, PlayerMap]]:
    """Every terraforming that the cubes and deserts of a map allow, and the map after it."""
    for terrain, colour in TERRAFORMING_COLOUR.items():
        held = player_map.cubes_of(colour)[:2]
        if len(held) < 2:
            continue
        cubes = (held[0], held[1])
        for position, after in tiles(player_map.without_cubes(cubes), terrain):
            yield Terraform(seat, position, terrain, cubes), after


def tiles(player_map: PlayerMap, terrain: Kind) -> Iterator[tuple[Position, PlayerMap]]:
    """Every desert on which a tile of this terrain may be laid, and the map after it (rules.md 5.2)."""
    for position in player_map.tile_positions(terrain):
        yield position, player_map.with_tile(position, terrain)


def pairs_of_cubes(player_map: PlayerMap) -> list[tuple[Position, Position]]:
    """Every two cubes of a map."""
    return list(combinations(player_map.cubes, 2))


def _leaves_a_placement(view: View, after: PlayerMap) -> bool:
    """Whether the card still to be placed keeps a legal placement, or had none before (rules.md 4.9)."""
    _, me = own_seat(view)
    card = selected_card(view)
    return bool(after.legal_placements(card)) or not me.map.legal_placements(card)
