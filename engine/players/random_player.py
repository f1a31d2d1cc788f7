"""The computer player that decides at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from engine.players.player import own_seat, pairs_of_cubes, selected_card, tiles
from engine.rules import rules_of
from engine.squares import NEVER_COVERED, TERRAFORMING_COLOUR
from engine.tricks import PAIRS
from engine.views import Phase, View


class RandomPlayer:
    """Any card and any legal placement, equally likely; now and then a terraforming, a cube, a contest."""

    def decide(self, view: View, chance: Chance) -> Action:
        """What the seat of the view does next."""
        return _DECISIONS[view.phase](view, chance)


def _pick(view: View, chance: Chance) -> Action:
    return Pick(own_seat(view)[0], chance.choice(view.hand).number)


def _discard(view: View, chance: Chance) -> Action:
    return Discard(own_seat(view)[0], chance.choice(view.hand).number)


def _bid(view: View, chance: Chance) -> Action:
    seat, _ = own_seat(view)
    card = chance.choice(view.hand).number
    cubes = list(view.cubes_to_add(seat))
    if not cubes or chance.below(4):
        return Bid(seat, card)
    return Bid(seat, card, chance.choice(cubes))


def _take(view: View, chance: Chance) -> Action:
    left = (
        [played.card.number for played in view.trick.played if played.taken_by is None] if view.trick else []
    )
    return Take(own_seat(view)[0], chance.choice(left))


def _take_pair(view: View, chance: Chance) -> Action:
    return TakePair(own_seat(view)[0], chance.choice(PAIRS))


def _answer(view: View, chance: Chance) -> Action:
    seat, me = own_seat(view)
    pairs = pairs_of_cubes(me.map)
    if not pairs or chance.below(3):
        return Accept(seat)
    return Contest(seat, chance.choice(pairs), chance.choice(PAIRS))


def _discard_of_pair(view: View, chance: Chance) -> Action:
    return Discard(own_seat(view)[0], chance.choice(view.pair).number)


def _map_phase(view: View, chance: Chance) -> Action:
    seat, me = own_seat(view)
    if not chance.below(4):
        terraforming = _terraforming(view, chance)
        if terraforming is not None:
            return terraforming
    if me.placed:
        return Done(seat)
    card = selected_card(view)
    legal = me.map.legal_placements(card)
    count = legal.count()
    return Place(seat, legal.at(chance.below(count))) if count else Unplaceable(seat, card.number)


def _terraforming(view: View, chance: Chance) -> Terraform | None:
    """A terraforming with random cubes and a random desert, if that one is legal."""
    seat, me = own_seat(view)
    if me.terraformed or not rules_of(view.options).has_terraforming:
        return None
    affordable = [
        terrain for terrain, colour in TERRAFORMING_COLOUR.items() if len(me.map.cubes_of(colour)) >= 2
    ]
    if not affordable:
        return None
    terrain = chance.choice(affordable)
    one, other, *_ = chance.shuffle(me.map.cubes_of(TERRAFORMING_COLOUR[terrain]))
    after = dict(tiles(me.map, terrain))
    if not after:
        return None
    position = chance.choice(list(after))
    if not me.placed and terrain in NEVER_COVERED:
        card = selected_card(view)
        if me.map.legal_placements(card) and not after[position].legal_placements(card):
            return None
    return Terraform(seat, position, terrain, (one, other))


def _free_tile(view: View, chance: Chance) -> Action:
    seat, me = own_seat(view)
    terrain = chance.choice(list(TERRAFORMING_COLOUR))
    positions = [position for position, _ in tiles(me.map, terrain)]
    if not positions or not chance.below(4):
        return Skip(seat)
    return FreeTile(seat, chance.choice(positions), terrain)


_DECISIONS: Mapping[Phase, Callable[[View, Chance], Action]] = {
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
