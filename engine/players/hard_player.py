"""The computer player that looks ahead and considers what the others want."""

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

#: How many of them may be of one card, if several are compared.
OF_ONE_CARD = 3

#: How many terraformings before placing are tried.
TILES_BEFORE = 3

#: How many terraformings after placing are examined with what may come.
TILES_AFTER = 3

#: If a terraforming before placing is considered too, that look gets one in so many of the placements.
SHARE_BEFORE = 3

#: How much the loss of another seat counts compared with this seat's gain, in percent.
AGAINST_ONE = 40
AGAINST_MANY = 12


class Candidate(NamedTuple):
    """A card laid: its value by the next cards or, in the last round, by itself."""

    card: MapCard
    placement: Placement | None
    value: int


class HardPlayer(NormalPlayer):
    """Like the normal player, but the best candidates are compared by what the next cards make of them."""

    #: How many pairs of card and placement are examined again with what may come after them.
    examined = 8

    #: How many placements of the next cards are valued for one decision.
    valued_ahead = 36_000

    #: How many of the next cards are examined.
    sampled = Sampled()

    #: How many placements are valued for each seat before a card is played to a trick.
    valued_for_bid = 6_000

    #: How much the other player's loss counts in tricks for two, in percent.
    against_one_in_tricks = AGAINST_ONE

    # What may come

    def outlook(self, view: View) -> Outlook | None:
        """The next hand as far as it can be foreseen."""
        return outlook_of(view, partial(self.picked_by, view), self.sampled)

    def picked_by(self, view: View, seat: int, cards: Sequence[MapCard]) -> MapCard:
        """Which of some cards another seat will probably pick."""
        number = best_of(values_of(self.evaluator(view, seat), cards, self.compared // 2))
        return next(card for card in cards if card.number == number)

    def ahead(self, view: View, maps: Sequence[tuple[PlayerMap, int]], most: int) -> list[int]:
        """What maps are worth by the next cards, each with the tiles laid on it in this round.

        About ``most`` placements of these cards are valued. After the last round maps are worth their scores.
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
        """The best placements of some cards, valued by what may come after them, the best first.

        Looking ahead takes ``most`` placements, or all that one decision has.
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
        """A map with the tile that makes it most valuable now, if any does, and how many tiles that takes."""
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
        """What each card is worth with what may come after it; cards that are not examined are left out."""
        values: dict[int, int] = {}
        for candidate in self.candidates(view, cards, OF_ONE_CARD):
            values.setdefault(candidate.card.number, candidate.value)
        return values

    def pick(self, view: View) -> Action:
        """The card that promises most for this seat and leaves least for the seat that gets the hand."""
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
        """What the next seat can make of the hand once a card of it is picked, by that card.

        With two players, the best card for the other player will be discarded, so the second best counts.
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
        """What the other player, who gets the hand, wants most."""
        seat, _ = own_seat(view)
        return Discard(seat, best_of(self.values(view, view.hand, 1 - seat)))

    def bid(self, view: View) -> Action:
        """The card that promises most, considering what the others want and the later tricks."""
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
        """The card that promises most."""
        played = view.trick.played if view.trick else ()
        left = [entry.card for entry in played if entry.taken_by is None]
        return Take(own_seat(view)[0], best_of(self.by_card(view, left)))

    def pairs(self, view: View) -> dict[str, int]:
        """What it is worth to get each pair, and that the other player does not get it."""
        seat, _ = own_seat(view)
        mine, theirs = self.pairs_of(view, seat), self.pairs_of(view, 1 - seat)
        return {name: mine[name] + self.as_loss(theirs[name]) for name in mine}

    def as_loss(self, value: int) -> int:
        """What it is worth to keep something from the other player in a trick for two."""
        return value * self.against_one_in_tricks // 100

    def discard_of_pair(self, view: View) -> Action:
        """The card of the pair that promises less."""
        kept = self.candidates(view, view.pair, OF_ONE_CARD)[0].card.number
        return Discard(own_seat(view)[0], next(card.number for card in view.pair if card.number != kept))

    # The map phase

    def place(self, view: View) -> Action:
        """The placement that promises most, after a terraforming if that makes it better."""
        seat, _ = own_seat(view)
        card = selected_card(view)
        tiles = self._promising_tiles(view, TILES_BEFORE)
        # Both looks together take no more work than one.
        before = self.valued_ahead // SHARE_BEFORE if tiles else 0
        best = self.candidates(view, [card], self.examined, self.valued_ahead - before)[0]
        if best.placement is None:
            return Unplaceable(seat, card.number)
        terraforming = self._terraforming_before(view, card, best.placement, tiles, before) if tiles else None
        return Place(seat, best.placement) if terraforming is None else terraforming

    def _promising_tiles(self, view: View, most: int) -> list[tuple[Terraform, PlayerMap]]:
        """The terraformings that make the most valuable maps now, the best first."""
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
        """A terraforming that makes room for a better placement than any without it."""
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
        """Place, terraform if that promises more, and done."""
        seat, me = own_seat(view)
        if not me.placed:
            return self.place(view)
        tiles = self._promising_tiles(view, TILES_AFTER)
        if not tiles:
            return Done(seat)
        options = [(me.map, 0), *((after, 1) for _, after in tiles)]
        values = self.ahead(view, options, self.valued_ahead)
        place = max(range(len(values)), key=lambda number: (values[number], -number))
        return Done(seat) if place == 0 else tiles[place - 1][0]
