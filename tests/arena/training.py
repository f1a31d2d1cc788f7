"""Learning the weights of all features, backwards from the last round (``make train``).

After round 12 a map is worth its score. Before that it is worth what the best of the next cards will make
of it on average: so for positions of round 11, then 10, and so on, some hands are drawn from the cards
that are not on the map, the best placement of each is valued by the weights of the next round, and the
weights of this round are fitted to the means (ridge regression towards those of the next round). The
positions come from games that the player plays against itself with the weights so far, where now and then
it takes any of its better moves, so that all features are seen apart from each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.actions import Action, Pick, Place
from engine.cards import MapCard
from engine.chance import Chance, chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.maps import PlayerMap
from engine.maps.features import FEATURES
from engine.options import ROUNDS, GameOptions, Rules
from engine.players.evaluator import Evaluator, Situation, terms_of, valuation_of
from engine.players.normal_player import NormalPlayer
from engine.players.player import laid_with_cubes, own_seat, selected_card, terraformings_of
from engine.players.weights import Weights
from engine.rules import GAMES
from engine.scoring import ScoringCard
from engine.setup import draw_up
from engine.squares import Colour
from engine.views import Phase, View, view_of

#: How strongly weights are held to those of the next round: as so many positions would.
RIDGE = 12.0

#: Features that training does not touch: goals are rare, so their worth is set by hand.
BY_HAND = frozenset({"goals_met", "goals_one_short", "goals_two_short"})


@dataclass(frozen=True)
class Position:
    """A map at the end of a round, the cubes that are left, and the situation of the seat."""

    map: PlayerMap
    supply: dict[Colour, int]
    situation: Situation


class ExploringPlayer:
    """Plays like the normal player, but now and then takes any card or any of its better placements."""

    def __init__(self, weights: Weights) -> None:
        self._player = NormalPlayer(weights)
        # Good enough to reach maps like those of a game, and quicker.
        self._player.compared = 500

    def decide(self, view: View, chance: Chance) -> Action:
        """What the seat of the view does next."""
        seat, me = own_seat(view)
        if view.phase is Phase.PICK and not chance.below(4):
            return Pick(seat, chance.choice(view.hand).number)
        if view.phase is Phase.MAP and not me.placed and not chance.below(2):
            best = self._player.evaluator(view, seat).ranked(selected_card(view), 15)
            placement = chance.choice(best).placement
            if placement is not None:
                return Place(seat, placement)
        return self._player.decide(view, chance)


def positions(rules: Rules, weights: Weights, games: int, seed: str) -> list[list[Position]]:
    """The maps of games for two, by the round at whose end they stood so."""
    found: list[list[Position]] = [[] for _ in range(ROUNDS)]
    deck = shipped_deck(GAMES[rules].deck)
    player = ExploringPlayer(weights)
    for number in range(games):
        name = f"{seed} {number}"
        options = GameOptions(2, rules, GAMES[rules].selection)
        card = "random" if rules is Rules.HONSHU and number % 2 else None
        game = Game.start(options, deck, draw_up(options, deck, name, "random" if card else None))
        while not game.is_over:
            seat = game.waiting_for[0]
            chance = chance_of_player(name, seat, len(game.actions))
            after, _ = game.apply(player.decide(view_of(game, seat), chance))
            if after.round != game.round or after.is_over:
                found[game.round - 1] += _positions_of(after)
            game = after
    return found


def _positions_of(game: Game) -> list[Position]:
    situation = _situation(game.options.rules, tuple(game.deck.cubes), game.scoring_card)
    return [Position(player_map, dict(game.table.supply), situation) for player_map in game.table.maps]


def _situation(rules: Rules, colours: tuple[Colour, ...], scoring_card: ScoringCard | None) -> Situation:
    return Situation(rules, colours, frozenset(), 0, scoring_card)


def hand_size(rules: Rules, round_number: int) -> int:
    """Among about how many cards a seat chooses in a round."""
    if rules is Rules.HOKKAIDO:
        return 6 - (round_number - 1) % 6
    return 3


def target(position: Position, round_number: int, hands: int, weights: Weights, chance: Chance) -> float:
    """What the best of the next round's cards makes of a map, on average of some hands, in points."""
    rules = position.situation.rules
    laid = {card.number for card in position.map.cards}
    unseen = [card for card in shipped_deck(GAMES[rules].deck).cards if card.number not in laid]
    evaluator = Evaluator(position.map, position.supply, position.situation, round_number + 1, weights)
    values: dict[int, int] = {}
    means = []
    for _ in range(hands):
        hand = chance.shuffle(unseen)[: hand_size(rules, round_number + 1)]
        for card in hand:
            if card.number not in values:
                values[card.number] = _value(evaluator, position, card)
        means.append(max(values[card.number] for card in hand))
    return fmean(means) / 1000


def _value(evaluator: Evaluator, position: Position, card: MapCard) -> int:
    """The best placement of a card, with the best terraforming after it."""
    best = evaluator.best(card)
    if best.placement is None or not GAMES[position.situation.rules].has_terraforming:
        return best.value
    laid = laid_with_cubes(position.map, position.supply, card, best.placement)
    return max([best.value, *(evaluator.value_of(after) for _, after in terraformings_of(laid, 0))])


def fit(
    features: Sequence[Sequence[int]], targets: Sequence[float], prior: Sequence[int]
) -> tuple[list[int], float]:
    """Weights in thousandths that come near the targets, held to the prior; and the part they explain."""
    free = [index for index, name in enumerate(FEATURES) if name not in BY_HAND]
    rows = [[row[index] for index in free] for row in features]
    means = [fmean(column) for column in zip(*rows, strict=True)]
    spreads = [
        (sum((value - mean) ** 2 for value in column) / len(rows)) ** 0.5 or 1.0
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    start = [prior[index] / 1000 for index in free]
    expected = [sum(w * value for w, value in zip(start, row, strict=True)) for row in rows]
    left = [value - guess for value, guess in zip(targets, expected, strict=True)]
    shift = fmean(left)
    scaled = [
        [(value - mean) / spread for value, mean, spread in zip(row, means, spreads, strict=True)]
        for row in rows
    ]
    change = _ridge(scaled, [value - shift for value in left])
    weights = [w + c / spread for w, c, spread in zip(start, change, spreads, strict=True)]
    found = list(prior)
    for index, weight in zip(free, weights, strict=True):
        found[index] = round(1000 * weight)
    constant = fmean(
        value - sum(w * x for w, x in zip(weights[:-1], row[:-1], strict=True))
        for value, row in zip(targets, rows, strict=True)
    )
    found[-1] = round(1000 * constant)
    fitted = [sum(w * x for w, x in zip(found, row, strict=True)) / 1000 for row in features]
    mean = fmean(targets)
    lost = sum((value - guess) ** 2 for value, guess in zip(targets, fitted, strict=True))
    return found, 1 - lost / (sum((value - mean) ** 2 for value in targets) or 1.0)


def _ridge(rows: list[list[float]], targets: list[float]) -> list[float]:
    """The solution of the normal equations, each unknown drawn to 0."""
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
    """Gauss, with the largest pivot."""
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


@dataclass(frozen=True)
class Fitted:
    """What was learned of one round."""

    round: int
    weights: list[int]
    explained: float


def learn(rules: Rules, weights: Weights, games: int, hands: int, seed: str) -> tuple[Weights, list[Fitted]]:
    """One pass: positions by the weights so far, then all rounds backwards."""
    by_round = positions(rules, weights, games, seed)
    rows = [list(row) for row in weights]
    report = []
    for round_number in range(ROUNDS - 1, 0, -1):
        so_far = tuple(tuple(row) for row in rows)
        at_end = by_round[round_number - 1]
        chance = Chance.of_text(f"{seed} round {round_number}")
        targets = [target(position, round_number, hands, so_far, chance) for position in at_end]
        features = [position.map.features(terms_of(position.situation)) for position in at_end]
        prior = list(rows[round_number])
        for index, name in enumerate(FEATURES):
            if name in BY_HAND:
                prior[index] = rows[round_number - 1][index]
        found, explained = fit(features, targets, prior)
        rows[round_number - 1] = found
        valuation_of.cache_clear()
        report.append(Fitted(round_number, found, explained))
    return tuple(tuple(row) for row in rows), report
