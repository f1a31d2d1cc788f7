"""Whole games in which every seat takes random legal actions.

Unlike computer players, these seats ask to wait, spend cubes in tricks, contest pairs, terraform before and
after placing, and act in any order that the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    Terraform,
    Unplaceable,
    Wait,
)
from engine.decks import Deck, deck_from_json, shipped_deck
from engine.errors import GameError, IllegalAction
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import GameOptions, Rules
from engine.parts.squares import TERRAFORMING_COLOUR, Kind, Position
from engine.scoring import score_hokkaido
from engine.setup import draw_up
from engine.views import Phase, View, view_of
from tests.engine.random_maps import COLOURS, Dice, cards_for


class Turn(NamedTuple):
    """One action of a random game."""

    before: Game
    action: Action
    after: Game


def start(options: GameOptions, seed: int, *, wild: bool = False) -> Game:
    """A game with the shipped deck or a wild one; in Honshu, the seed also determines the scoring card."""
    deck = wild_deck(options.rules, seed) if wild else shipped_deck(str(options.rules))
    scoring_card = seed % 9 or None if options.rules is Rules.HONSHU else None
    return Game.start(options, deck, draw_up(options, deck, f"random game {seed}", scoring_card))


def wild_deck(rules: Rules, seed: int) -> Deck:
    """A random valid deck (rules.md 1.4) that leads to short supplies and unplaceable cards."""
    dice = Dice(seed)
    name = str(rules)
    mixture = dice.choice(["waters", "works", "mountains", "lakes and mountains"])
    cards = cards_for(dice, name, mixture)[1:]
    sides = cards_for(dice, name, mixture)
    data: dict[str, object] = {
        "name": f"wild {seed}",
        "cubes": {colour: 1 + dice.below(10) for colour in COLOURS[name]},
        "cards": [{"number": number, "squares": list(card)} for number, card in enumerate(cards, 1)],
        "provinces": [
            {"id": id_, "a": list(sides[2 * id_]), "b": list(sides[2 * id_ + 1])} for id_ in range(1, 7)
        ],
    }
    return deck_from_json(data, rules, with_provinces=True)


def play(options: GameOptions, seed: int, *, wild: bool = False) -> Iterator[Turn]:
    """Play a random game to its end and yield every turn."""
    dice = Dice(seed)
    game = start(options, seed, wild=wild)
    while not game.is_over:
        action = random_action(dice, game)
        after, _ = game.apply(action)
        yield Turn(game, action, after)
        game = after


def finished(options: GameOptions, seed: int, *, wild: bool = False) -> Game:
    """The final state of a random game."""
    *_, last = play(options, seed, wild=wild)
    return last.after


def random_action(dice: Dice, game: Game) -> Action:
    """A legal action of a random seat."""
    if game.phase is Phase.MAP:
        view = view_of(game, None)
        seat = dice.choice([number for number, state in enumerate(view.seats) if not state.done])
        return _in_map_phase(dice, game, seat) or random_action(dice, game)
    seat = dice.choice(game.waiting_for)
    view = view_of(game, seat)
    if game.phase is Phase.FREE_TILE:
        return _free_tile(dice, game, seat)
    return _selecting(dice, view, seat)


def _selecting(dice: Dice, view: View, seat: int) -> Action:
    match view.phase:
        case Phase.PICK:
            return Pick(seat, dice.choice(view.hand).number)
        case Phase.DISCARD | Phase.DISCARD_OF_PAIR:
            return Discard(seat, dice.choice(view.pair or view.hand).number)
        case Phase.BID:
            return Bid(seat, dice.choice(view.hand).number, _cube_to_add(dice, view, seat))
        case Phase.TAKE_PAIR:
            return TakePair(seat, dice.choice(["deck", "hands"]))
        case Phase.TAKE:
            assert view.trick is not None
            return Take(seat, dice.choice([p.card.number for p in view.trick.played if p.taken_by is None]))
    assert view.phase is Phase.ANSWER
    return _answer(dice, view, seat)


def _answer(dice: Dice, view: View, seat: int) -> Action:
    cubes = list(view.seats[seat].map.cubes)
    if len(cubes) < 2 or dice.chance(50):
        return Accept(seat)
    one, other, *_ = dice.shuffled(cubes)
    return Contest(seat, (one, other), dice.choice(["deck", "hands"]))


def _cube_to_add(dice: Dice, view: View, seat: int) -> Position | None:
    """The position of a cube that may be added to the trick, or None."""
    if view.options.players == 2 or dice.chance(60):
        return None
    assert view.trick is not None
    cubes = view.seats[seat].map.cubes
    fitting = [place for place, colour in cubes.items() if view.trick.colour in (None, colour)]
    return dice.choice(fitting) if fitting else None


def _in_map_phase(dice: Dice, game: Game, seat: int) -> Action | None:
    """A legal action in the map phase; None if the seat has to wait for its turn to place."""
    view = view_of(game, seat)
    state = view.seats[seat]
    if dice.chance(3) and _is_legal(game, wait := Wait(seat)):
        return wait
    if not state.terraformed and dice.chance(25):
        tile = _terraforming(dice, game, seat)
        if tile is not None:
            return tile
    if state.placed:
        return Done(seat)
    if seat not in view.may_place:
        return None
    card = state.selected
    assert card is not None
    placements = list(state.map.legal_placements(card))
    if not placements:
        return Unplaceable(seat, card.number)
    some = [dice.choice(placements) for _ in range(1 + dice.below(6))]
    return Place(seat, max(some, key=lambda placement: _worth(state.map.lay(card, placement))))


def _worth(player_map: PlayerMap) -> int:
    return score_hokkaido(player_map, 0).total


def _is_legal(game: Game, action: Action) -> bool:
    try:
        game.apply(action)
    except GameError:
        return False
    return True


def _terraforming(dice: Dice, game: Game, seat: int) -> Terraform | None:
    if game.options.rules is Rules.HONSHU:
        return None
    player_map = game.table.maps[seat]
    deserts = player_map.positions(Kind.DESERT)
    for terrain in dice.shuffled(list(TERRAFORMING_COLOUR)):
        colour = TERRAFORMING_COLOUR[terrain]
        cubes = [position for position, found in player_map.cubes.items() if found is colour]
        if deserts and len(cubes) >= 2:
            one, other, *_ = dice.shuffled(cubes)
            action = Terraform(seat, dice.choice(deserts), terrain, (one, other))
            if _is_legal(game, action):
                return action
    return None


def _free_tile(dice: Dice, game: Game, seat: int) -> Action:
    position: Position = dice.choice(game.table.maps[seat].positions(Kind.DESERT))
    action = FreeTile(seat, position, dice.choice(list(TERRAFORMING_COLOUR)))
    try:
        game.apply(action)
    except IllegalAction:
        return Skip(seat)
    return action if dice.chance(80) else Skip(seat)
