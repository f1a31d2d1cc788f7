"""Fit the weights of the computer players: ``python -m tests.programs.arena.train --write FOLDER``.

After round 12 a map is worth its score; before that, what it is worth with the best card of the next hand.
So the rounds are fitted backwards from round 11. Each choice gives up to nine maps that a seat could choose
between, all valued with the same next hand by the weights of the next round. The weights of a round are
fitted to the differences between them (ridge regression towards the weights in ``start``). Since 120 games
are few for 28 features, the new weights are halfway between those in ``start`` and the fitted ones.

The defaults produce the shipped weights, in four minutes of processor time for each of the two games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from engine.actions import Action, Pick, Place
from engine.chance import Chance, chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.maps import PlayerMap
from engine.maps.features import FEATURES
from engine.options import ROUNDS, GameOptions, Rules
from engine.parts.cards import MapCard
from engine.parts.squares import Colour
from engine.players.evaluator import Evaluator, Situation, situation_of, terms_of, valuation_of
from engine.players.normal_player import NormalPlayer
from engine.players.player import laid_with_cubes, own_seat, selected_card, terraformings_of
from engine.players.weights import Weights, read_weights, weights_to_text
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import Phase, View, view_of

START = Path(__file__).with_name("start")

#: How strongly the weights are pulled towards those in ``start``.
RIDGE = 60.0

#: How many placements are compared: of the round's card, and of each of two others.
OF_SELECTED, OF_ANOTHER = 5, 2

#: The last placement of each card is drawn at random from this many of the best.
AMONG = 12

#: Goals are too rare to be fitted; their weights are set by hand.
BY_HAND = frozenset({"goals_met", "goals_one_short", "goals_two_short"})

_FITTED = [index for index, name in enumerate(FEATURES[:-1]) if name not in BY_HAND]


@dataclass(frozen=True)
class Choice:
    """Maps that a seat could choose between at the end of a round."""

    maps: tuple[PlayerMap, ...]
    supply: dict[Colour, int]
    situation: Situation


class ExploringPlayer:
    """The normal player, except that it sometimes takes any card or any of its better placements."""

    def __init__(self, weights: Weights) -> None:
        self._player = NormalPlayer(weights)
        self._player.compared = 500  # fast, and good enough to reach typical maps

    def decide(self, view: View, chance: Chance) -> Action:
        """The next action of the view's seat."""
        seat, me = own_seat(view)
        if view.phase is Phase.PICK and not chance.below(4):
            return Pick(seat, chance.choice(view.hand).number)
        if view.phase is Phase.MAP and not me.placed and not chance.below(2):
            best = self._player.evaluator(view, seat).ranked(selected_card(view), 15)
            if (placement := chance.choice(best).placement) is not None:
                return Place(seat, placement)
        return self._player.decide(view, chance)


def choices(rules: Rules, weights: Weights, games: int, seed: str) -> list[list[Choice]]:
    """The choices of one seat in each of ``games`` games for two, by round."""
    found: list[list[Choice]] = [[] for _ in range(ROUNDS)]
    for number, game in _explored(rules, weights, games, seed):
        seat = game.waiting_for[0]
        view = view_of(game, seat)
        if seat == number % 2 and view.phase is Phase.MAP and not view.seats[seat].placed:
            evaluator = NormalPlayer(weights).evaluator(view, seat)
            chance = chance_of_player(f"{seed} {number}s", seat, len(game.actions))
            found[game.round - 1].append(_choice(view, evaluator, chance))
    return found


def _explored(rules: Rules, weights: Weights, games: int, seed: str) -> Iterator[tuple[int, Game]]:
    """Every state of ``games`` games for two before an action, with the number of the game."""
    deck = shipped_deck(GAMES[rules].deck)
    player = ExploringPlayer(weights)
    for number in range(games):
        name = f"{seed} {number}"
        options = GameOptions(2, rules, GAMES[rules].selection)
        has_card = rules is Rules.HONSHU and number % 2
        game = Game.start(options, deck, draw_up(options, deck, name, "random" if has_card else None))
        while not game.is_over:
            yield number, game
            seat = game.waiting_for[0]
            chance = chance_of_player(name, seat, len(game.actions))
            game, _ = game.apply(player.decide(view_of(game, seat), chance))


def _choice(view: View, evaluator: Evaluator, chance: Chance) -> Choice:
    """The best placements of the round's card and of two others, and one more of each."""
    seat, me = own_seat(view)
    situation = situation_of(view, seat)._replace(goals=frozenset(), tiles_laid=0)
    one, other, *_ = chance.shuffle(view.unseen)
    maps: list[PlayerMap] = []
    for card, most in ((selected_card(view), OF_SELECTED), (one, OF_ANOTHER), (other, OF_ANOTHER)):
        ranked = evaluator.ranked(card, AMONG)
        some = ranked[: most - 1]
        if len(ranked) >= most:
            some.append(chance.choice(ranked[most - 1 :]))
        maps += [
            laid_with_cubes(me.map, view.supply, card, best.placement)
            for best in some
            if best.placement is not None
        ]
    return Choice(tuple(maps), dict(view.supply), situation)


def learn(
    rules: Rules, weights: Weights, games: int, seed: str, towards: int
) -> tuple[Weights, dict[int, float]]:
    """The new weights, and the share of the differences that the fit explains, by round.

    ``towards`` is how far to go from the old weights to the fitted ones, in percent.
    """
    by_round = choices(rules, weights, games, seed)
    rows = [list(row) for row in weights]
    explained = {}
    for round_number in range(ROUNDS - 1, 0, -1):
        chance = Chance.of_text(f"{seed} round {round_number}")
        compared = [
            (
                [player_map.features(terms_of(choice.situation)) for player_map in choice.maps],
                _targets(choice, round_number, tuple(map(tuple, rows)), chance),
            )
            for choice in by_round[round_number - 1]
        ]
        rows[round_number - 1], explained[round_number] = fit(compared, rows[round_number - 1])
        valuation_of.cache_clear()
    between = tuple(
        tuple(
            round(((100 - towards) * old + towards * new) / 100)
            for old, new in zip(before, after, strict=True)
        )
        for before, after in zip(weights, rows, strict=True)
    )
    return between, explained


def _targets(choice: Choice, round_number: int, weights: Weights, chance: Chance) -> list[float]:
    """What the best card of one drawn hand makes of each map, in points."""
    if not choice.maps:
        return []
    rules = choice.situation.rules
    laid = {card.number for player_map in choice.maps for card in player_map.cards}
    unseen = [card for card in shipped_deck(GAMES[rules].deck).cards if card.number not in laid]
    size = 6 - round_number % 6 if rules is Rules.HOKKAIDO else 3
    hand = chance.shuffle(unseen)[:size]
    step = 2 if round_number > 4 else 1  # half of a late map's many placements are enough
    found = []
    for player_map in choice.maps:
        evaluator = Evaluator(player_map, choice.supply, choice.situation, round_number + 1, weights)
        found.append(max(_value(evaluator, choice, player_map, card, step) for card in hand) / 1000)
    return found


def _value(evaluator: Evaluator, choice: Choice, player_map: PlayerMap, card: MapCard, step: int) -> int:
    """The value of the best placement of a card, with the best terraforming after it."""
    best = evaluator.best(card, step)
    if best.placement is None or not GAMES[choice.situation.rules].has_terraforming:
        return best.value
    laid = laid_with_cubes(player_map, choice.supply, card, best.placement)
    return max([best.value, *(evaluator.value_of(after) for _, after in terraformings_of(laid, 0))])


def fit(
    compared: Sequence[tuple[Sequence[Sequence[int]], Sequence[float]]], prior: Sequence[int]
) -> tuple[list[int], float]:
    """Weights, in thousandths, that reproduce the differences between the targets of each choice's maps.

    The second value is the share of the differences that they explain. The constant fits the targets.
    """
    rows: list[list[float]] = []
    differences: list[float] = []
    for features, targets in compared:
        if targets:
            means, mean = [fmean(column) for column in zip(*features, strict=True)], fmean(targets)
            rows += [[row[index] - means[index] for index in _FITTED] for row in features]
            differences += [value - mean for value in targets]
    spreads = [
        (sum(value**2 for value in column) / len(rows)) ** 0.5 or 1.0 for column in zip(*rows, strict=True)
    ]
    start = [prior[index] / 1000 for index in _FITTED]
    left = [value - _dot(start, row) for value, row in zip(differences, rows, strict=True)]
    scaled = [[value / spread for value, spread in zip(row, spreads, strict=True)] for row in rows]
    change = _ridge(scaled, left)
    weights = [w + c / spread for w, c, spread in zip(start, change, spreads, strict=True)]
    found = list(prior)
    for index, weight in zip(_FITTED, weights, strict=True):
        found[index] = round(1000 * weight)
    found[-1] = round(
        1000
        * fmean(
            value - _dot([weight / 1000 for weight in found[:-1]], row[:-1])
            for features, targets in compared
            for row, value in zip(features, targets, strict=True)
        )
    )
    lost = sum((value - _dot(weights, row)) ** 2 for value, row in zip(differences, rows, strict=True))
    return found, 1 - lost / (sum(value**2 for value in differences) or 1.0)


def _dot(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


def _ridge(rows: list[list[float]], targets: list[float]) -> list[float]:
    """The solution of the normal equations, with each unknown pulled towards 0."""
    count = len(rows[0])
    matrix = [[0.0] * count for _ in range(count)]
    right = [0.0] * count
    for row, value in zip(rows, targets, strict=True):
        for place, entry in enumerate(row):
            right[place] += entry * value
            line = matrix[place]
            for other in range(place, count):
                line[other] += entry * row[other]
    for place in range(count):
        for other in range(place):
            matrix[place][other] = matrix[other][place]
        matrix[place][place] += RIDGE
    return _solved(matrix, right)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a linear system, by Gaussian elimination with partial pivoting."""
    count = len(right)
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(matrix[row][place]))
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        right[place], right[pivot] = right[pivot], right[place]
        for row in range(place + 1, count):
            factor = matrix[row][place] / matrix[place][place]
            if factor:
                right[row] -= factor * right[place]
                for column in range(place, count):
                    matrix[row][column] -= factor * matrix[place][column]
    solution = [0.0] * count
    for place in reversed(range(count)):
        known = sum(matrix[place][column] * solution[column] for column in range(place + 1, count))
        solution[place] = (right[place] - known) / matrix[place][place]
    return solution


def main() -> None:
    """Learn the weights of one game or both, and write them if a folder is given."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.arena.train", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rules", choices=list(Rules), type=Rules, nargs="*", default=list(Rules))
    parser.add_argument("--games", type=int, default=120, help="games for two whose choices are compared")
    parser.add_argument("--towards", type=int, default=50, help="how far to go to the fit, in percent")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--write", type=Path, help="folder for the new weights")
    chosen = parser.parse_args()
    for rules in chosen.rules:
        start = read_weights((START / f"{rules}.json").read_bytes())
        weights, explained = learn(rules, start, chosen.games, chosen.seed, chosen.towards)
        for round_number, share in explained.items():
            print(f"{rules} round {round_number:2}: explains {share:.3f}", flush=True)
        if chosen.write is not None:
            (chosen.write / f"{rules}.json").write_text(weights_to_text(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
