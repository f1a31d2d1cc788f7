"""The ``normal`` computer player, which maximizes the learned value of its map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

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
    Terraform,
    Unplaceable,
)
from engine.chance import Chance
from engine.maps import PlayerMap
from engine.options import FEWEST_PLAYERS
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import TERRAFORMING_COLOUR, Position
from engine.parts.tricks import DECK
from engine.players.bidding import ValuedOffer, offers_in_trick, offers_in_trick_for_two
from engine.players.evaluator import Best, Evaluator, situation_of
from engine.players.player import (
    laid_with_cubes,
    own_seat,
    pairs_of_cubes,
    selected_card,
    terraformings,
    terraformings_of,
    tiles,
)
from engine.players.weights import Weights
from engine.rules import rules_of
from engine.views import Phase, View


class NormalPlayer:
    """Takes the card and the placement with the most valuable map, after valuing every placement.

    If several cards are compared, at most ``compared`` placements are valued: if there are more, only every
    second, third, ... placement.
    """

    #: The maximum number of placements valued for one decision between cards.
    compared = 2400

    #: The number of best placements that are also valued with terraforming after them.
    terraformed = 6

    def __init__(self, weights: Weights | None = None) -> None:
        """``weights`` default to the shipped ones."""
        self._weights = weights

    def decide(self, view: View, chance: Chance) -> Action:  # noqa: ARG002 - it needs no chance
        """The next action of the view's seat."""
        return _DECISIONS[view.phase](self, view)

    # Values

    def evaluator(self, view: View, seat: int, player_map: PlayerMap | None = None) -> Evaluator:
        """The evaluator of a seat at the end of this round, for its own map by default."""
        return Evaluator(
            player_map if player_map is not None else view.seats[seat].map,
            view.supply,
            situation_of(view, seat),
            view.round,
            self._weights,
        )

    def values(self, view: View, cards: Iterable[MapCard], seat: int | None = None) -> dict[int, int]:
        """The value of a seat's map with each of the cards; the view's seat by default."""
        evaluator = self.evaluator(view, own_seat(view)[0] if seat is None else seat)
        return values_of(evaluator, cards, self.compared)

    # Selecting

    def pick(self, view: View) -> Action:
        """The card with the highest value."""
        return Pick(own_seat(view)[0], best_of(self.values(view, view.hand)))

    def discard(self, view: View) -> Action:
        """The best card, because the other player gets the hand."""
        return Discard(own_seat(view)[0], best_of(self.values(view, view.hand)))

    def bid(self, view: View) -> Action:
        """The best card, with or without a cube (``bidding``)."""
        seat, _ = own_seat(view)
        best = self.offers(view)[0].offer
        return Bid(seat, best.card.number, best.cube)

    def offers(self, view: View) -> list[ValuedOffer]:
        """The cards that could be played, each without and with a cube, best first."""
        trick = view.trick
        open_cards = [card for pair in trick.pairs.values() for card in pair] if trick else []
        open_cards += [played.card for played in trick.played] if trick else []
        values = self.values(view, [*view.hand, *open_cards])
        if view.options.players == FEWEST_PLAYERS:
            return offers_in_trick_for_two(view, values)
        return offers_in_trick(view, values, self.costs_of_cubes(view))

    def costs_of_cubes(self, view: View) -> dict[Position, int]:
        """The value of each cube that could be added to a card."""
        seat, me = own_seat(view)
        evaluator = self.evaluator(view, seat)
        now = evaluator.value
        return {
            cube: now - evaluator.value_of(me.map.without_cubes([cube])) for cube in view.cubes_to_add(seat)
        }

    def take(self, view: View) -> Action:
        """The best of the remaining cards."""
        played = view.trick.played if view.trick else ()
        left = [entry.card for entry in played if entry.taken_by is None]
        return Take(own_seat(view)[0], best_of(self.values(view, left)))

    def pairs(self, view: View) -> dict[str, int]:
        """The value of getting each pair."""
        return self.pairs_of(view, own_seat(view)[0])

    def pairs_of(self, view: View, seat: int) -> dict[str, int]:
        """The value of each pair to a seat, which is that of its better card."""
        pairs = view.trick.pairs if view.trick else {}
        values = self.values(view, [card for cards in pairs.values() for card in cards], seat)
        return {name: max(values[card.number] for card in cards) for name, cards in pairs.items()}

    def take_pair(self, view: View) -> Action:
        """The better pair."""
        pairs = self.pairs(view)
        return TakePair(own_seat(view)[0], max(sorted(pairs), key=pairs.__getitem__))

    def answer(self, view: View) -> Action:
        """Contest for the other pair if it is better by more than the value of two cubes."""
        seat, me = own_seat(view)
        pairs = self.pairs(view)
        named = next(pair for pair in view.trick.chosen if pair) if view.trick else DECK
        left = next(pair for pair in sorted(pairs) if pair != named)
        evaluator = self.evaluator(view, seat)
        now = evaluator.value
        costs = [
            (now - evaluator.value_of(me.map.without_cubes(cubes)), cubes) for cubes in pairs_of_cubes(me.map)
        ]
        cost, cubes = min(costs, default=(0, None))
        if cubes is not None and pairs[named] - pairs[left] > cost:
            return Contest(seat, cubes, named)
        return Accept(seat)

    def discard_of_pair(self, view: View) -> Action:
        """The worse card of the pair."""
        values = self.values(view, view.pair)
        return Discard(own_seat(view)[0], min(values, key=lambda number: (values[number], -number)))

    # The map phase

    def map_phase(self, view: View) -> Action:
        """Place, terraform if that is worth the cubes, then end the phase."""
        seat, me = own_seat(view)
        if not me.placed:
            return self.place(view)
        terraforming = self.terraforming(view)
        return Done(seat) if terraforming is None else terraforming

    def place(self, view: View) -> Action:
        """The best placement, considering terraforming after it."""
        seat, me = own_seat(view)
        card = selected_card(view)
        evaluator = self.evaluator(view, seat)
        ranked = evaluator.ranked(card, self.terraformed)
        if ranked[0].placement is None:
            return Unplaceable(seat, card.number)
        if not me.terraformed and rules_of(view.options).has_terraforming:
            ranked = [self._with_terraforming(view, evaluator, card, best) for best in ranked]
        placement: Placement | None = max(ranked, key=lambda best: best.value).placement
        return Unplaceable(seat, card.number) if placement is None else Place(seat, placement)

    def _with_terraforming(self, view: View, evaluator: Evaluator, card: MapCard, best: Best) -> Best:
        """A placement, valued with the best terraforming after it if that improves the map."""
        if best.placement is None:
            return best
        laid = laid_with_cubes(evaluator.map, view.supply, card, best.placement)
        found = self.best_terraforming(view, laid)
        return best if found is None else Best(max(best.value, found[0]), best.placement)

    def best_terraforming(self, view: View, player_map: PlayerMap) -> tuple[int, Terraform] | None:
        """The best terraforming of a map and the map's value with it; None if there is none."""
        seat, _ = own_seat(view)
        evaluator = self._with_one_more_tile(view)
        return max(
            ((evaluator.value_of(after), action) for action, after in terraformings_of(player_map, seat)),
            key=lambda found: found[0],
            default=None,
        )

    def _with_one_more_tile(self, view: View) -> Evaluator:
        seat, me = own_seat(view)
        situation = situation_of(view, seat)
        more = situation._replace(tiles_laid=situation.tiles_laid + 1)
        return Evaluator(
            me.map, view.supply, more if situation.goals else situation, view.round, self._weights
        )

    def terraforming(self, view: View) -> Terraform | None:
        """The most valuable terraforming, if it is worth its cubes."""
        seat, _ = own_seat(view)
        evaluator = self._with_one_more_tile(view)
        found = [(evaluator.value_of(after), action) for action, after in terraformings(view)]
        best = max(found, key=lambda entry: entry[0], default=None)
        if best is None or best[0] <= self.evaluator(view, seat).value:
            return None
        return best[1]

    def free_tile(self, view: View) -> Action:
        """The most valuable tile, if any is worth more than the desert under it."""
        seat, me = own_seat(view)
        evaluator = self._with_one_more_tile(view)
        options = [
            (evaluator.value_of(after), FreeTile(seat, position, terrain))
            for terrain in TERRAFORMING_COLOUR
            for position, after in tiles(me.map, terrain)
        ]
        best = max(options, key=lambda option: option[0], default=None)
        if best is None or best[0] <= self.evaluator(view, seat).value:
            return Skip(seat)
        return best[1]


def values_of(evaluator: Evaluator, cards: Iterable[MapCard], most: int) -> dict[int, int]:
    """The value of the best placement of each card, by number; ``most`` limits the placements valued."""
    cards = tuple(cards)
    if not cards:
        return {}
    # All cards of a hand have about the same number of placements.
    expected = max(evaluator.map.legal_placements(card).count() for card in cards[:2])
    step = max(1, -(-expected * len(cards) // most))
    return {card.number: evaluator.best(card, step).value for card in cards}


def best_of(values: Mapping[int, int]) -> int:
    """The card with the highest value; if several tie, the one with the lowest number."""
    return min(values, key=lambda number: (-values[number], number))


#: Lambdas, so that subclasses can override the methods.
_DECISIONS: Mapping[Phase, Callable[[NormalPlayer, View], Action]] = {
    Phase.PICK: lambda player, view: player.pick(view),
    Phase.DISCARD: lambda player, view: player.discard(view),
    Phase.BID: lambda player, view: player.bid(view),
    Phase.TAKE: lambda player, view: player.take(view),
    Phase.TAKE_PAIR: lambda player, view: player.take_pair(view),
    Phase.ANSWER: lambda player, view: player.answer(view),
    Phase.DISCARD_OF_PAIR: lambda player, view: player.discard_of_pair(view),
    Phase.MAP: lambda player, view: player.map_phase(view),
    Phase.FREE_TILE: lambda player, view: player.free_tile(view),
}
