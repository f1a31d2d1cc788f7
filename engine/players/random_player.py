"""The ``random`` computer player."""

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
from engine.parts.squares import NEVER_COVERED, TERRAFORMING_COLOUR
from engine.parts.tricks import PAIRS
from engine.phases.phase import Phase
from engine.players.glance import Glance, glance_at
from engine.players.player import pairs_of_cubes
from engine.rules import rules_of
from engine.views import View


class RandomPlayer:
    """Chooses cards and placements uniformly; sometimes terraforms, adds a cube or contests."""

    def decide(self, view: View, chance: Chance) -> Action:
        """The next action of the view's seat."""
        return self.decide_at_a_glance(glance_at(view), chance)

    def decide_at_a_glance(self, glance: Glance, chance: Chance) -> Action:
        """The next action of a glance's seat."""
        return _DECISIONS[glance.phase](glance, chance)


def _pick(glance: Glance, chance: Chance) -> Action:
    return Pick(glance.seat, chance.choice(glance.cards).number)


def _discard(glance: Glance, chance: Chance) -> Action:
    return Discard(glance.seat, chance.choice(glance.cards).number)


def _bid(glance: Glance, chance: Chance) -> Action:
    card = chance.choice(glance.cards).number
    if not glance.cubes or chance.below(4):
        return Bid(glance.seat, card)
    return Bid(glance.seat, card, chance.choice(glance.cubes))


def _take(glance: Glance, chance: Chance) -> Action:
    return Take(glance.seat, chance.choice(glance.cards).number)


def _take_pair(glance: Glance, chance: Chance) -> Action:
    return TakePair(glance.seat, chance.choice(PAIRS))


def _answer(glance: Glance, chance: Chance) -> Action:
    pairs = pairs_of_cubes(glance.map)
    if not pairs or chance.below(3):
        return Accept(glance.seat)
    return Contest(glance.seat, chance.choice(pairs), chance.choice(PAIRS))


def _map_phase(glance: Glance, chance: Chance) -> Action:
    if not chance.below(4):
        terraforming = _terraforming(glance, chance)
        if terraforming is not None:
            return terraforming
    if glance.placed or glance.card is None:
        return Done(glance.seat)
    legal = glance.map.legal_placements(glance.card)
    count = legal.count()
    if not count:
        return Unplaceable(glance.seat, glance.card.number)
    return Place(glance.seat, legal.at(chance.below(count)))


def _terraforming(glance: Glance, chance: Chance) -> Terraform | None:
    """A terraforming with random cubes and a random desert, if it is legal."""
    if glance.terraformed or not rules_of(glance.options).has_terraforming:
        return None
    own = glance.map
    affordable = [
        terrain for terrain, colour in TERRAFORMING_COLOUR.items() if len(own.cubes_of(colour)) >= 2
    ]
    if not affordable:
        return None
    terrain = chance.choice(affordable)
    one, other, *_ = chance.shuffle(own.cubes_of(TERRAFORMING_COLOUR[terrain]))
    positions = own.tile_positions(terrain)
    if not positions:
        return None
    position = chance.choice(positions)
    if glance.card is not None and not glance.placed and terrain in NEVER_COVERED:
        after = own.with_tile(position, terrain)
        if own.legal_placements(glance.card) and not after.legal_placements(glance.card):
            return None
    return Terraform(glance.seat, position, terrain, (one, other))


def _free_tile(glance: Glance, chance: Chance) -> Action:
    terrain = chance.choice(list(TERRAFORMING_COLOUR))
    positions = glance.map.tile_positions(terrain)
    if not positions or not chance.below(4):
        return Skip(glance.seat)
    return FreeTile(glance.seat, chance.choice(positions), terrain)


_DECISIONS: Mapping[Phase, Callable[[Glance, Chance], Action]] = {
    Phase.PICK: _pick,
    Phase.DISCARD: _discard,
    Phase.BID: _bid,
    Phase.TAKE: _take,
    Phase.TAKE_PAIR: _take_pair,
    Phase.ANSWER: _answer,
    Phase.DISCARD_OF_PAIR: _discard,
    Phase.MAP: _map_phase,
    Phase.FREE_TILE: _free_tile,
}
