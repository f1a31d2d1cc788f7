"""The ``greedy`` computer player, which maximizes its current score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engine.actions import (
    Accept,
    Action,
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Skip,
    Take,
    TakePair,
    Unplaceable,
)
from engine.chance import Chance
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import TERRAFORMING_COLOUR, Position
from engine.parts.tricks import CUBE_VALUE, DECK
from engine.players.player import (
    map_with,
    own_seat,
    pairs_of_cubes,
    score_of,
    selected_card,
    terraformings,
    tiles,
)
from engine.views import Phase, TrickView, View

#: The maximum number of placements tried per card when several cards are compared. If there are more, only
#: every second, third, ... of them is tried.
TRIED_TO_COMPARE = 100

#: The maximum number of placements tried when the card is placed.
TRIED_TO_PLACE = 600

#: The number of points by which the best card of a trick must be better to be worth a cube.
WORTH_A_CUBE = 3


class Best(NamedTuple):
    """The best placement found, with points and tie-breaker; None if there is no placement."""

    rank: tuple[int, int]
    placement: Placement | None


class GreedyPlayer:
    """Takes the card whose best placement scores most now, and uses that placement."""

    def decide(self, view: View, chance: Chance) -> Action:  # noqa: ARG002 - it needs no chance
        """The next action of the view's seat."""
        return _DECISIONS[view.phase](view)


def best_placement(view: View, card: MapCard, tried: int) -> Best:
    """The placement of a card with the highest score now; the first one found if several tie."""
    _, me = own_seat(view)
    placements = list(me.map.legal_placements(card))
    if not placements:
        return Best(score_of(view, me.map), None)
    step = -(-len(placements) // tried)
    ranks = ((score_of(view, map_with(view, card, placement)), placement) for placement in placements[::step])
    return Best(*max(ranks, key=lambda found: found[0]))


def _by_value(view: View, cards: Iterable[MapCard]) -> list[MapCard]:
    """The cards sorted by value, highest first; ties by number, lowest first."""
    values = {card: _value(view, card) for card in cards}
    return sorted(values, key=lambda card: (-values[card][0], -values[card][1], card.number))


def _value(view: View, card: MapCard) -> tuple[int, int]:
    return best_placement(view, card, TRIED_TO_COMPARE).rank


def _pick(view: View) -> Action:
    return Pick(own_seat(view)[0], _by_value(view, view.hand)[0].number)


def _discard(view: View) -> Action:
    # The other player gets the hand, so discard the best card.
    return Discard(own_seat(view)[0], _by_value(view, view.hand)[0].number)


def _bid(view: View) -> Action:
    """Play the least valuable card; add a cube if that puts it first and the trick has a good card."""
    seat, _ = own_seat(view)
    worst = _by_value(view, view.hand)[-1]
    if view.options.players == 2 or view.trick is None or not view.trick.played:
        return Bid(seat, worst.number)
    return Bid(seat, worst.number, _cube_worth_giving(view, view.trick, worst))


def _cube_worth_giving(view: View, trick: TrickView, card: MapCard) -> Position | None:
    seat, me = own_seat(view)
    highest = max(played.total for played in trick.played)
    if card.number > highest or card.number + CUBE_VALUE < highest:
        return None
    values = [_value(view, other)[0] for other in (card, *(played.card for played in trick.played))]
    if max(values) - min(values) < WORTH_A_CUBE:
        return None
    return max(
        view.cubes_to_add(seat), key=lambda cube: score_of(view, me.map.without_cubes([cube])), default=None
    )


def _take(view: View) -> Action:
    left = [played.card for played in view.trick.played if played.taken_by is None] if view.trick else []
    return Take(own_seat(view)[0], _by_value(view, left)[0].number)


def _take_pair(view: View) -> Action:
    values = _values_of_pairs(view)
    return TakePair(own_seat(view)[0], max(sorted(values), key=values.__getitem__))


def _values_of_pairs(view: View) -> dict[str, tuple[int, int]]:
    pairs = view.trick.pairs if view.trick else {}
    return {name: max(_value(view, card) for card in cards) for name, cards in pairs.items()}


def _answer(view: View) -> Action:
    """Contest for the other pair if it is worth more than two cubes."""
    seat, me = own_seat(view)
    values = _values_of_pairs(view)
    named = next(pair for pair in view.trick.chosen if pair) if view.trick else DECK
    left = next(pair for pair in sorted(values) if pair != named)
    gain = values[named][0] - values[left][0]
    now = score_of(view, me.map)[0]
    for cubes in sorted(
        pairs_of_cubes(me.map), key=lambda cubes: -score_of(view, me.map.without_cubes(cubes))[0]
    )[:1]:
        if gain > now - score_of(view, me.map.without_cubes(cubes))[0] + 2 * WORTH_A_CUBE:
            return Contest(seat, cubes, named)
    return Accept(seat)


def _discard_of_pair(view: View) -> Action:
    return Discard(own_seat(view)[0], _by_value(view, view.pair)[-1].number)


def _map_phase(view: View) -> Action:
    seat, me = own_seat(view)
    if not me.placed:
        card = selected_card(view)
        placement = best_placement(view, card, TRIED_TO_PLACE).placement
        return Unplaceable(seat, card.number) if placement is None else Place(seat, placement)
    now = score_of(view, me.map)[0]
    best = max(terraformings(view), key=lambda found: score_of(view, found[1]), default=None)
    if best is not None and score_of(view, best[1])[0] > now:
        return best[0]
    return Done(seat)


def _free_tile(view: View) -> Action:
    seat, me = own_seat(view)
    options = [
        (score_of(view, after), FreeTile(seat, position, terrain))
        for terrain in TERRAFORMING_COLOUR
        for position, after in tiles(me.map, terrain)
    ]
    best = max(options, key=lambda option: option[0], default=None)
    return best[1] if best is not None and best[0] >= score_of(view, me.map) else Skip(seat)


_DECISIONS: Mapping[Phase, Callable[[View], Action]] = {
    Phase.PICK: _pick,
    Phase.DISCARD: _discard,
    Phase.BID: _bid,
    Phase.TAKE: _take,
    Phase.TAKE_PAIR: _take_pair,
    Phase.ANSWER: _answer,
    Phase.DISCARD_OF_PAIR: _discard_of_pair,
    Phase.MAP: _map_phase,
    Phase.FREE_TILE: _free_tile,
}
