"""The ``hard`` computer player, which looks ahead and considers what the others want."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from engine.actions import Action, Bid, Discard, Done, Pick, Place, Take, Terraform, Unplaceable
from engine.maps import PlayerMap
from engine.options import FEWEST_PLAYERS
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.players.bidding_ahead import (
    bid_against_one,
    bid_against_several,
    cards_in_question,
    expected_answers,
)
from engine.players.evaluator import Evaluator, situation_of
from engine.players.normal_player import NormalPlayer, best_of, values_of
from engine.players.outlook import Outlook, Sampled, outlook_of
from engine.players.player import laid_with_cubes, own_seat, selected_card, terraformings
from engine.rules import rules_of
from engine.views import View

#: The maximum number of examined placements per card, if several cards are compared.
OF_ONE_CARD = 3

#: The number of terraforming actions tried before placing.
TILES_BEFORE = 3

#: The number of terraforming actions after placing that are examined with lookahead.
TILES_AFTER = 3

#: The inverse share of the lookahead budget for terraforming before placing.
SHARE_BEFORE = 3

#: The weight of another seat's loss relative to this seat's gain, in percent.
AGAINST_ONE = 40
AGAINST_MANY = 12


class Candidate(NamedTuple):
    """A placement of a card, valued with lookahead or, in the last round, without it."""

    card: MapCard
    placement: Placement | None
    value: int


class HardPlayer(NormalPlayer):
    """A normal player that also compares its best candidates by their value with the next cards."""

    #: The number of pairs of card and placement that are examined with lookahead.
    examined = 8

    #: The number of placements of the next cards that are valued for one decision.
    valued_ahead = 36_000

    #: The number of next cards that are examined.
    sampled = Sampled()

    #: The number of placements valued for each seat before a card is played to a trick.
    valued_for_bid = 6_000

    #: The weight of the other player's loss in two-player tricks, in percent.
    against_one_in_tricks = AGAINST_ONE

    # Lookahead

    def outlook(self, view: View) -> Outlook | None:
        """The expected next hand; None after the last round."""
        return outlook_of(view, partial(self.picked_by, view), self.sampled)

    def picked_by(self, view: View, seat: int, cards: Sequence[MapCard]) -> MapCard:
        """The card that another seat will probably pick."""
        number = best_of(values_of(self.evaluator(view, seat), cards, self.compared // 2))
        return next(card for card in cards if card.number == number)

    def ahead(self, view: View, maps: Sequence[tuple[PlayerMap, int]], most: int) -> list[int]:
        """The values of maps with the next cards; each map comes with its number of tiles placed this round.

        About ``most`` placements of these cards are valued. After the last round a map's value is its score.
        """
        if not maps:
            return []
        seat, _ = own_seat(view)
        outlook = self.outlook(view)
        situation = situation_of(view, seat)
        after = view.round + 1 if outlook is not None else view.round
        evaluators = [
            Evaluator(
                player_map,
                view.supply,
                situation._replace(tiles_laid=situation.tiles_laid + tiles if situation.goals else 0),
                after,
                self._weights,
            )
            for player_map, tiles in maps
        ]
        if outlook is None:
            return [evaluator.value for evaluator in evaluators]
        some = next(iter((*outlook.unknown, *outlook.known)), None)
        each = maps[0][0].legal_placements(some).count() if some is not None else 0
        step = max(1, -(-each * outlook.cards * len(maps) // most))
        return [outlook.value(evaluator, step) for evaluator in evaluators]

    def candidates(
        self, view: View, cards: Iterable[MapCard], of_one: int, most: int | None = None
    ) -> list[Candidate]:
        """The best placements of some cards, valued with lookahead, best first.

        The lookahead values ``most`` placements, by default the budget of a whole decision.
        """
        seat, me = own_seat(view)
        evaluator = self.evaluator(view, seat)
        found = [
            Candidate(card, best.placement, best.value)
            for card in cards
            for best in evaluator.ranked(card, of_one)
        ]
        found = sorted(found, key=lambda candidate: (-candidate.value, candidate.card.number))[
            : self.examined
        ]
        if len(found) == 1:
            return found
        maps = [
            me.map
            if candidate.placement is None
            else laid_with_cubes(me.map, view.supply, candidate.card, candidate.placement)
            for candidate in found
        ]
        options = [self._terraformed(view, player_map) for player_map in maps]
        values = self.ahead(view, options, most or self.valued_ahead)
        valued = [candidate._replace(value=value) for candidate, value in zip(found, values, strict=True)]
        return sorted(valued, key=lambda candidate: (-candidate.value, candidate.card.number))

    def _terraformed(self, view: View, player_map: PlayerMap) -> tuple[PlayerMap, int]:
        """A map with the most valuable tile added, if any improves it, and the number of tiles added."""
        seat, me = own_seat(view)
        if me.terraformed or not rules_of(view.options).has_terraforming:
            return player_map, 0
        best = self.best_terraforming(view, player_map)
        if best is None or best[0] <= self.evaluator(view, seat, player_map).value:
            return player_map, 0
        action = best[1]
        after = player_map.without_cubes(action.cubes).with_tile(action.position, action.terrain)
        return after, 1

    # Selecting

    def by_card(self, view: View, cards: Iterable[MapCard]) -> dict[int, int]:
        """The value of each card with lookahead; cards that are not examined are left out."""
        values: dict[int, int] = {}
        for candidate in self.candidates(view, cards, OF_ONE_CARD):
            values.setdefault(candidate.card.number, candidate.value)
        return values

    def pick(self, view: View) -> Action:
        """The card with the best balance of its value and the value left for the seat that gets the hand."""
        seat, _ = own_seat(view)
        if len(view.hand) == 1:
            return Pick(seat, view.hand[0].number)
        values = self.by_card(view, view.hand)
        if view.passes_to:
            left = self._left_for_next(view)
            share = AGAINST_ONE if view.options.players == 2 else AGAINST_MANY
            values = {number: value - left[number] * share // 100 for number, value in values.items()}
        return Pick(seat, best_of(values))

    def _left_for_next(self, view: View) -> dict[int, int]:
        """The value that the hand has for the next seat after each possible pick, by the picked card.

        With two players, the other player's best card will be discarded, so the second best counts.
        """
        seat, _ = own_seat(view)
        receiver = (seat + view.passes_to) % view.options.players
        wanted = self.values(view, view.hand, receiver)
        place = 1 if view.options.players == 2 and len(view.hand) > 2 else 0
        return {
            picked: sorted((value for number, value in wanted.items() if number != picked), reverse=True)[
                place
            ]
            for picked in wanted
        }

    def discard(self, view: View) -> Action:
        """The card that is most valuable to the other player, who gets the hand."""
        seat, _ = own_seat(view)
        return Discard(seat, best_of(self.values(view, view.hand, 1 - seat)))

    def bid(self, view: View) -> Action:
        """The best card, considering what the others want and later tricks."""
        seat, _ = own_seat(view)
        for_two = view.options.players == FEWEST_PLAYERS
        if view.trick is None or (for_two and len(view.hand) == 1):
            return Bid(seat, view.hand[0].number)
        answers = expected_answers(view)
        cards = cards_in_question(view, answers)
        values = [
            values_of(self.evaluator(view, number), cards, self.valued_for_bid)
            for number in range(view.options.players)
        ]
        if for_two:
            values[1 - seat] = {card: self.as_loss(value) for card, value in values[1 - seat].items()}
            return bid_against_one(view, values, answers)
        return bid_against_several(view, values, answers, self.costs_of_cubes(view))

    def take(self, view: View) -> Action:
        """The card with the highest value."""
        played = view.trick.played if view.trick else ()
        left = [entry.card for entry in played if entry.taken_by is None]
        return Take(own_seat(view)[0], best_of(self.by_card(view, left)))

    def pairs(self, view: View) -> dict[str, int]:
        """The value of getting each pair, including the other player's loss of it."""
        seat, _ = own_seat(view)
        mine, theirs = self.pairs_of(view, seat), self.pairs_of(view, 1 - seat)
        return {name: mine[name] + self.as_loss(theirs[name]) for name in mine}

    def as_loss(self, value: int) -> int:
        """The value of keeping something from the other player in a two-player trick."""
        return value * self.against_one_in_tricks // 100

    def discard_of_pair(self, view: View) -> Action:
        """The less valuable card of the pair."""
        kept = self.candidates(view, view.pair, OF_ONE_CARD)[0].card.number
        return Discard(own_seat(view)[0], next(card.number for card in view.pair if card.number != kept))

    # The map phase

    def place(self, view: View) -> Action:
        """The best placement, after terraforming if that makes it better."""
        seat, _ = own_seat(view)
        card = selected_card(view)
        tiles = self._best_tiles(view, TILES_BEFORE)
        # Both searches share the budget of one decision.
        before = self.valued_ahead // SHARE_BEFORE if tiles else 0
        best = self.candidates(view, [card], self.examined, self.valued_ahead - before)[0]
        if best.placement is None:
            return Unplaceable(seat, card.number)
        terraforming = self._terraforming_before(view, card, best.placement, tiles, before) if tiles else None
        return Place(seat, best.placement) if terraforming is None else terraforming

    def _best_tiles(self, view: View, most: int) -> list[tuple[Terraform, PlayerMap]]:
        """The terraforming actions with the most valuable maps, best first."""
        evaluator = self._with_one_more_tile(view)
        found = [(evaluator.value_of(after), (action, after)) for action, after in terraformings(view)]
        return [entry for _, entry in sorted(found, key=lambda valued: -valued[0])[:most]]

    def _terraforming_before(
        self,
        view: View,
        card: MapCard,
        placement: Placement,
        tiles: Iterable[tuple[Terraform, PlayerMap]],
        most: int,
    ) -> Terraform | None:
        """A terraforming action that allows a better placement than any without it."""
        seat, me = own_seat(view)
        options = [self._terraformed(view, laid_with_cubes(me.map, view.supply, card, placement))]
        actions: list[Terraform | None] = [None]
        for action, after in tiles:
            best = self.evaluator(view, seat, after).best(card)
            if best.placement is not None:
                options.append((laid_with_cubes(after, view.supply, card, best.placement), 1))
                actions.append(action)
        if len(options) == 1:
            return None
        values = self.ahead(view, options, most)
        return actions[max(range(len(values)), key=lambda number: (values[number], -number))]

    def map_phase(self, view: View) -> Action:
        """Place, terraform if that is worth more, then end the phase."""
        seat, me = own_seat(view)
        if not me.placed:
            return self.place(view)
        tiles = self._best_tiles(view, TILES_AFTER)
        if not tiles:
            return Done(seat)
        options = [(me.map, 0), *((after, 1) for _, after in tiles)]
        values = self.ahead(view, options, self.valued_ahead)
        place = max(range(len(values)), key=lambda number: (values[number], -number))
        return Done(seat) if place == 0 else tiles[place - 1][0]
