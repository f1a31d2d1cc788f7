"""Listing all legal placements of a card, and scoring a map, on the maps of random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median

from engine.decks import shipped_deck
from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.cards import MapCard
from engine.scoring import PRINTED_SCORING_CARDS, Score, score_hokkaido, score_honshu
from engine.trial import first_trial
from tests.programs.bench.figures import Figure, median_of

#: More than any cache of the engine remembers, so that every map is a new one when its turn comes.
GAMES = 600

#: Provinces and the cards of a whole game.
CARDS_ON_A_MAP = 13


def figures() -> Iterator[Figure]:
    """Listing and scoring in both games, and how listing grows with the number of cards."""
    for rules, wanted in ((Rules.HOKKAIDO, 1.0), (Rules.HONSHU, 2.0)):
        games = [_random_maps(rules, number) for number in range(GAMES)]
        full = [(maps[-1], card) for maps, card in games if len(maps) == CARDS_ON_A_MAP]
        yield Figure(
            f"all placements of a card on a 13-card map, {rules}, median",
            median_of(partial(_list_all, player_map, card) for player_map, card in full),
            "ms",
            wanted,
        )
        yield Figure(
            f"  how many placements these are, {rules}, median",
            median(player_map.legal_placements(card).count() for player_map, card in full),
            "placements",
        )
        yield Figure(
            f"score of a 13-card map, {rules}, median",
            median_of(partial(_SCORE[rules], player_map) for player_map, _ in full),
            "ms",
            0.05,
        )
        yield Figure(
            f"where the placer starts on a 13-card map, on the event loop, {rules}, median",
            median_of(partial(first_trial, player_map, card) for player_map, card in full),
            "ms",
            10.0,
        )
        for cards in (1, 4, 7, 10, 13):
            yield Figure(
                f"  all placements on a map of {cards} cards, {rules}, median",
                median_of(
                    partial(_list_all, maps[cards - 1], card) for maps, card in games if len(maps) >= cards
                ),
                "ms",
            )


def _list_all(player_map: PlayerMap, card: MapCard) -> None:
    list(player_map.legal_placements(card))


#: As a game scores them, Honshu with the scoring card that is most work.
_SCORE: Mapping[Rules, Callable[[PlayerMap], Score]] = {
    Rules.HOKKAIDO: partial(score_hokkaido, goals_won=0),
    Rules.HONSHU: partial(score_honshu, scoring_card=PRINTED_SCORING_CARDS[3]),
}


def _random_maps(rules: Rules, number: int) -> tuple[list[PlayerMap], MapCard]:
    """A map after each card of a random game, and a card that is not on it."""
    deck = shipped_deck(rules)
    dice = random.Random(number)
    province = dice.choice(deck.provinces)
    player_map = PlayerMap.of_province(dice.choice((province.a, province.b)))
    player_map = player_map.with_cubes(position for position, _ in player_map.production_of(0))
    *cards, last = dice.sample(deck.cards, CARDS_ON_A_MAP)
    maps = [player_map]
    for card in cards:
        placements = list(player_map.legal_placements(card))
        if placements:
            player_map = player_map.lay(card, dice.choice(placements))
            player_map = player_map.with_cubes(
                position for position, _ in player_map.production_of(card.number)
            )
            maps.append(player_map)
    return maps, last
