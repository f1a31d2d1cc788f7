"""Random games of Hokkaido for two, decided at the level of ``Game``.

So the peer plays too: its players are handed the game itself. No views are made; everything else is as
always, and each action goes through ``Game.apply`` with all its checks.
"""

from __future__ import annotations

import random

from engine.actions import Action, Discard, Done, Pick, Place, Terraform, Unplaceable
from engine.decks import Deck
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions
from engine.parts.squares import TERRAFORMING_COLOUR, Kind
from engine.phases.phase import Phase
from engine.setup import draw_up


def play_at_random(options: GameOptions, deck: Deck, seed: int) -> Game:
    """A game to its end: any card, any of all legal placements, now and then a terraforming.

    All legal placements are listed at each placement, and one of them is taken, each as likely.
    """
    dice = random.Random(seed)
    game = Game.start(options, deck, draw_up(options, deck, str(seed)))
    while not game.is_over:
        seat = game.waiting_for[0]
        game = _decided(game, seat, dice)
    return game


def _decided(game: Game, seat: int, dice: random.Random) -> Game:
    if game.map_phase is None:
        card = dice.choice(game.table.hands[seat])
        return game.apply(Pick(seat, card) if game.phase is Phase.PICK else Discard(seat, card))[0]
    state = game.map_phase.seats[seat]
    if not state.has_placed:
        legal = game.table.maps[seat].legal_placements(game.table.card(state.card))
        count = legal.count()
        action = Place(seat, legal.at(dice.randrange(count))) if count else Unplaceable(seat, state.card)
        return game.apply(action)[0]
    if state.terraforming is None and dice.random() < 0.25:
        terraforming = _terraforming(game, seat, dice)
        if terraforming is not None:
            try:
                return game.apply(terraforming)[0]
            except GameError:
                pass  # A mountain that the range does not take: none this round.
    return game.apply(Done(seat))[0]


def _terraforming(game: Game, seat: int, dice: random.Random) -> Action | None:
    """A terrain, desert and cubes at random, where the seat has any; a mountain may not go there."""
    player_map = game.table.maps[seat]
    terrain = dice.choice(list(TERRAFORMING_COLOUR))
    cubes = player_map.cubes_of(TERRAFORMING_COLOUR[terrain])
    deserts = player_map.positions(Kind.DESERT)
    if len(cubes) < 2 or not deserts:
        return None
    one, other = dice.sample(cubes, 2)
    return Terraform(seat, dice.choice(deserts), terrain, (one, other))
