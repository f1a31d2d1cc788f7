"""Learning the weights of all features, backwards from the last round (``make train``).

After round 12 a map is worth its score. Before that it is worth what the best of the next cards will make
of it on average: so for positions of round 11, then 10, and so on, some hands are drawn from the cards
that are not on the map, the best placement of each is valued by the weights of the next round, and the
weights of this round are fitted to the means (ridge regression towards those of the next round). The
positions come from games that the player plays against itself with the weights so far, where now and then
it takes any of its better moves, so that all features are seen apart from each other.

Such weights tell good maps from bad ones, but most of what they explain no decision can change. So they are
fitted once more (``learn_by_choices``) to the differences between maps that one seat could choose from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from engine.players.weights import Weights
from engine.rules import GAMES
from engine.scoring import ScoringCard
from engine.setup import draw_up
from engine.views import Phase, View, view_of

#: How strongly weights are held to those of the next round: as so many positions would.
RIDGE = 12.0

#: How strongly they are held to what they were when they are fitted to choices.
RIDGE_OF_CHOICES = 60.0

#: How many placements of the card of the round are compared, and of two others that it could have been.
OF_SELECTED, OF_ANOTHER = 5, 2

#: From among how many of the best placements the last one of each card comes.
AMONG = 12

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
    for _, before, after in _explored(rules, weights, games, seed):
        if after.round != before.round or after.is_over:
            found[before.round - 1] += _positions_of(after)
    return found


def _explored(rules: Rules, weights: Weights, games: int, seed: str) -> Iterator[tuple[int, Game, Game]]:
    """Every action of some games for two: the number of the game, and the game before and after it."""
    deck = shipped_deck(GAMES[rules].deck)
    player = ExploringPlayer(weights)
    for number in range(games):
        name = f"{seed} {number}"
        options = GameOptions(2, rules, GAMES[rules].selection)
        has_card = rules is Rules.HONSHU and number % 2
        game = Game.start(options, deck, draw_up(options, deck, name, "random" if has_card else None))
        while not game.is_over:
            seat = game.waiting_for[0]
            chance = chance_of_player(name, seat, len(game.actions))
            after, _ = game.apply(player.decide(view_of(game, seat), chance))
            yield number, game, after
            game = after


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


def _value(evaluator: Evaluator, position: Position, card: MapCard, step: int = 1) -> int:
    """The best placement of a card, with the best terraforming after it."""
    best = evaluator.best(card, step)
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
    change = _ridge(scaled, [value - shift for value in left], RIDGE)
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


def _ridge(rows: list[list[float]], targets: list[float], ridge: float) -> list[float]:
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
        matrix[place][place] += ridge
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


# By choices


@dataclass(frozen=True)
class Choice:
    """Maps that one seat could choose from at the end of a round, and the cards that none of them leaves."""

    positions: tuple[Position, ...]
    cards: frozenset[int]


def choices(rules: Rules, weights: Weights, games: int, seed: str) -> list[list[Choice]]:
    """What one seat of each of some games for two could choose from, by the round."""
    found: list[list[Choice]] = [[] for _ in range(ROUNDS)]
    for number, game, _ in _explored(rules, weights, games, seed):
        seat = game.waiting_for[0]
        view = view_of(game, seat)
        if seat == number % 2 and view.phase is Phase.MAP and not view.seats[seat].placed:
            evaluator = NormalPlayer(weights).evaluator(view, seat)
            chance = chance_of_player(f"{seed} {number}s", seat, len(game.actions))
            found[game.round - 1].append(_choice(view, evaluator, chance))
    return found


def _choice(view: View, evaluator: Evaluator, chance: Chance) -> Choice:
    """The best placements of the card of the round and of two others, and one more of each."""
    seat, me = own_seat(view)
    situation = situation_of(view, seat)._replace(goals=frozenset(), tiles_laid=0)
    one, other, *_ = chance.shuffle(view.unseen)
    laid: list[tuple[MapCard, PlayerMap]] = []
    for card, most in ((selected_card(view), OF_SELECTED), (one, OF_ANOTHER), (other, OF_ANOTHER)):
        ranked = evaluator.ranked(card, AMONG)
        some = ranked[: most - 1]
        if len(ranked) >= most:
            some.append(chance.choice(ranked[most - 1 :]))
        laid += [
            (card, laid_with_cubes(me.map, view.supply, card, best.placement))
            for best in some
            if best.placement is not None
        ]
    cards = frozenset(card.number for _, after in laid for card in after.cards)
    return Choice(tuple(Position(after, dict(view.supply), situation) for _, after in laid), cards)


def learn_by_choices(rules: Rules, weights: Weights, games: int, seed: str) -> tuple[Weights, list[Fitted]]:
    """All rounds backwards, each fitted to the differences between the maps of its choices."""
    by_round = choices(rules, weights, games, seed)
    rows = [list(row) for row in weights]
    report = []
    for round_number in range(ROUNDS - 1, 0, -1):
        so_far = tuple(tuple(row) for row in rows)
        chance = Chance.of_text(f"{seed} round {round_number}")
        compared = [
            (
                [position.map.features(terms_of(position.situation)) for position in choice.positions],
                _targets(choice, round_number, so_far, chance),
            )
            for choice in by_round[round_number - 1]
        ]
        rows[round_number - 1], explained = fit_to_differences(compared, rows[round_number - 1])
        valuation_of.cache_clear()
        report.append(Fitted(round_number, rows[round_number - 1], explained))
    return tuple(tuple(row) for row in rows), report


def between(start: Weights, end: Weights, percent: int) -> Weights:
    """The weights so far on the way from some to others: what few choices teach is not all to be believed."""
    return tuple(
        tuple(
            round(((100 - percent) * one + percent * other) / 100) for one, other in zip(*rows, strict=True)
        )
        for rows in zip(start, end, strict=True)
    )


def _targets(choice: Choice, round_number: int, weights: Weights, chance: Chance) -> list[float]:
    """What the best card of one hand makes of each of the maps, in points: the same hand for all."""
    if not choice.positions:
        return []
    rules = choice.positions[0].situation.rules
    unseen = [card for card in shipped_deck(GAMES[rules].deck).cards if card.number not in choice.cards]
    hand = chance.shuffle(unseen)[: hand_size(rules, round_number + 1)]
    # Late maps have many placements, and every second one will do.
    step = 2 if round_number > 4 else 1
    found = []
    for position in choice.positions:
        evaluator = Evaluator(position.map, position.supply, position.situation, round_number + 1, weights)
        found.append(max(_value(evaluator, position, card, step) for card in hand) / 1000)
    return found


def fit_to_differences(
    compared: Sequence[tuple[Sequence[Sequence[int]], Sequence[float]]], prior: Sequence[int]
) -> tuple[list[int], float]:
    """Weights in thousandths by which maps of one choice differ as their targets do, held to the prior.

    Also the part of the differences that they explain. The constant is what fits the targets themselves.
    """
    free = [index for index, name in enumerate(FEATURES[:-1]) if name not in BY_HAND]
    rows: list[list[float]] = []
    differences: list[float] = []
    for features, targets in compared:
        if targets:
            means, mean = [fmean(column) for column in zip(*features, strict=True)], fmean(targets)
            rows += [[row[index] - means[index] for index in free] for row in features]
            differences += [value - mean for value in targets]
    spreads = [
        (sum(value**2 for value in column) / len(rows)) ** 0.5 or 1.0 for column in zip(*rows, strict=True)
    ]
    start = [prior[index] / 1000 for index in free]
    left = [
        value - sum(w * x for w, x in zip(start, row, strict=True))
        for value, row in zip(differences, rows, strict=True)
    ]
    scaled = [[value / spread for value, spread in zip(row, spreads, strict=True)] for row in rows]
    change = _ridge(scaled, left, RIDGE_OF_CHOICES)
    weights = [w + c / spread for w, c, spread in zip(start, change, spreads, strict=True)]
    found = list(prior)
    for index, weight in zip(free, weights, strict=True):
        found[index] = round(1000 * weight)
    found[-1] = round(
        1000
        * fmean(
            value - sum(w / 1000 * x for w, x in zip(found[:-1], row[:-1], strict=True))
            for features, targets in compared
            for row, value in zip(features, targets, strict=True)
        )
    )
    lost = sum(
        (value - sum(w * x for w, x in zip(weights, row, strict=True))) ** 2
        for value, row in zip(differences, rows, strict=True)
    )
    return found, 1 - lost / (sum(value**2 for value in differences) or 1.0)
