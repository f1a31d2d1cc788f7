"""The engine: random games a second compared with catanatron, listing placements, scoring."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from statistics import mean, median

import catanatron

from engine.actions import Action, Discard, Done, Pick, Place, Terraform, Unplaceable
from engine.decks import shipped_deck
from engine.errors import GameError
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import GameOptions, Rules
from engine.parts.cards import MapCard
from engine.parts.squares import TERRAFORMING_COLOUR, Kind
from engine.phases.phase import Phase
from engine.scoring import PRINTED_SCORING_CARDS, Score, score_hokkaido, score_honshu
from engine.setup import draw_up

#: How many games of each kind are timed.
GAMES = 60

#: How many maps are listed and scored: more than the engine's caches can keep.
MAPS = 600

#: The province and twelve cards.
CARDS_ON_A_MAP = 13

_SCORE: Mapping[Rules, Callable[[PlayerMap], Score]] = {
    Rules.HOKKAIDO: partial(score_hokkaido, goals_won=0),
    Rules.HONSHU: partial(score_honshu, scoring_card=PRINTED_SCORING_CARDS[3]),
}


def rows() -> Iterator[tuple[str, str]]:
    """Games a second of this engine and of catanatron, then listing and scoring in both games."""
    ours, theirs = _games_a_second()
    yield "random games of Hokkaido for two a second", f"{ours:.0f}"
    yield "random games of Catan for two a second (catanatron)", f"{theirs:.0f}"
    yield "the first divided by the second", f"{ours / theirs:.1f}"
    for rules in Rules:
        maps = [_random_map(rules, number) for number in range(MAPS)]
        listing = median(_milliseconds(partial(_list_all, *one) for one in maps))
        scoring = median(_milliseconds(partial(_SCORE[rules], player_map) for player_map, _ in maps))
        yield f"list all placements of a card on a full map, {rules}, median", f"{listing:.2f} ms"
        yield f"score a full map, {rules}, median", f"{scoring:.3f} ms"


def _milliseconds(calls: Iterable[Callable[[], object]]) -> list[float]:
    """The processor time of each call, in milliseconds."""
    times = []
    for call in calls:
        start = time.process_time()
        call()
        times.append((time.process_time() - start) * 1000)
    return times


def _games_a_second() -> tuple[float, float]:
    """Ours and catanatron's, played alternately so that both run under the same conditions."""
    calls = [call for seed in range(GAMES) for call in (partial(_play, seed), partial(_play_catan, seed))]
    times = _milliseconds(calls)
    return 1000 / mean(times[::2]), 1000 / mean(times[1::2])


def _play_catan(seed: int) -> None:
    random.seed(seed)
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)
    catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours]).play()


def _play(seed: int) -> None:
    """Play one game on ``Game`` without views, as catanatron does.

    Placements are drawn from all legal ones; a quarter of the map phases try a random terraforming.
    """
    options, deck = GameOptions(players=2), shipped_deck(Rules.HOKKAIDO)
    dice = random.Random(seed)
    game = Game.start(options, deck, draw_up(options, deck, str(seed)))
    while not game.is_over:
        game = _decided(game, game.waiting_for[0], dice)


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
                pass  # the mountain range does not take a mountain there
    return game.apply(Done(seat))[0]


def _terraforming(game: Game, seat: int, dice: random.Random) -> Action | None:
    """A random terrain on a random desert, paid with two random cubes, if the seat has them."""
    player_map = game.table.maps[seat]
    terrain = dice.choice(list(TERRAFORMING_COLOUR))
    cubes = player_map.cubes_of(TERRAFORMING_COLOUR[terrain])
    deserts = player_map.positions(Kind.DESERT)
    if len(cubes) < 2 or not deserts:
        return None
    one, other = dice.sample(cubes, 2)
    return Terraform(seat, dice.choice(deserts), terrain, (one, other))


def _list_all(player_map: PlayerMap, card: MapCard) -> None:
    list(player_map.legal_placements(card))


def _random_map(rules: Rules, seed: int) -> tuple[PlayerMap, MapCard]:
    """A map with as many of twelve cards as fit, and a card that is not on it."""
    deck = shipped_deck(rules)
    dice = random.Random(seed)
    province = dice.choice(deck.provinces)
    player_map = PlayerMap.of_province(dice.choice((province.a, province.b)))
    *cards, last = dice.sample(deck.cards, CARDS_ON_A_MAP)
    for card in cards:
        if placements := list(player_map.legal_placements(card)):
            player_map = player_map.lay(card, dice.choice(placements))
            player_map = player_map.with_cubes(
                position for position, _ in player_map.production_of(card.number)
            )
    return player_map, last
