"""The selection phase (rules.md 2 and 3), action by action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.engine.naive.stacking import NaiveMap, Position

Action = dict[str, object]


class WrongRecordError(Exception):
    """The record breaks a rule or is not finished."""


def demand(condition: bool, reason: str) -> None:
    if not condition:
        raise WrongRecordError(reason)


def number_in(action: Action, key: str) -> int:
    value = action[key]
    assert isinstance(value, int)
    return value


def place_in(value: object) -> Position:
    assert isinstance(value, list)
    x, y = value
    return x, y


@dataclass
class Table:
    """The pile, maps, supply and hands; ``following`` returns the record's next action."""

    players: int
    pile: list[int]
    maps: list[NaiveMap]
    supply: dict[str, int]
    following: Callable[[], Action]
    turn_order: list[int]
    hands: list[list[int]] = field(default_factory=list)

    def deal(self, count: int) -> None:
        """Deal this number of cards to each seat in turn from the top of the pile (1.5, 2.3)."""
        self.hands = [[self.pile.pop(0) for _ in range(count)] for _ in range(self.players)]

    def pass_hands(self, step: int) -> None:
        """Pass all hands to the next seat (1) or to the previous one (-1)."""
        self.hands = [self.hands[(seat - step) % self.players] for seat in range(self.players)]

    def one_each(self, name: str) -> dict[int, Action]:
        """Read one action of this name from each seat, in any order."""
        given: dict[int, Action] = {}
        while len(given) < self.players:
            action = self.following()
            seat = number_in(action, "seat")
            demand(action["action"] == name and seat not in given, f"{action} where {name} is due")
            given[seat] = action
        return given

    def play_from_hand(self, seat: int, card: int) -> int:
        demand(card in self.hands[seat], f"seat {seat} does not hold {card}")
        self.hands[seat].remove(card)
        return card

    def give_cube(self, seat: int, place: Position) -> str:
        """Remove a cube from a map and return its colour."""
        naive = self.maps[seat]
        demand(place in naive.cubes, f"seat {seat} has no cube at {place}")
        self.maps[seat] = naive.without_cubes([place])
        colour = naive.seen[place].colour
        assert colour is not None
        return colour


def draft(table: Table, number: int) -> list[int]:
    """Pick and pass (2.1); with two players, draw and discard before passing (2.2)."""
    given = table.one_each("pick")
    picked = [table.play_from_hand(seat, number_in(given[seat], "card")) for seat in range(table.players)]
    if table.players == 2 and table.hands[0]:
        for hand in table.hands:
            hand.append(table.pile.pop(0))
        for seat, action in table.one_each("discard").items():
            table.play_from_hand(seat, number_in(action, "card"))
    table.pass_hands(1 if number <= 6 else -1)
    return picked


def trick(table: Table, number: int) -> list[int]:
    """Play for the turn order, then take in that order (3.2); hands pass after rounds 3 and 9 (3.4)."""
    selected = _trick_for_two(table) if table.players == 2 else _trick_for_many(table)
    if number in (3, 9):
        table.pass_hands(1 if number == 3 else -1)
    return selected


def _trick_for_many(table: Table) -> list[int]:
    total: dict[int, int] = {}
    played: list[int] = []
    spent: list[str] = []
    for seat in table.turn_order:
        bid = table.following()
        demand(bid["action"] == "bid" and bid["seat"] == seat, f"{bid} where seat {seat} is to bid")
        card = table.play_from_hand(seat, number_in(bid, "card"))
        played.append(card)
        total[seat] = card
        if bid["cube"] is not None:
            spent.append(table.give_cube(seat, place_in(bid["cube"])))
            demand(spent[-1] == spent[0], "a cube of another colour than the first")
            total[seat] += 60
    table.turn_order = sorted(total, key=lambda seat: -total[seat])
    selected = {}
    for seat in table.turn_order:
        take = table.following()
        demand(take["action"] == "take" and take["seat"] == seat, f"{take} where seat {seat} is to take")
        card = number_in(take, "card")
        demand(card in played, f"{card} is not there to be taken")
        played.remove(card)
        selected[seat] = card
    for colour in spent:
        table.supply[colour] += 1
    return [selected[seat] for seat in range(table.players)]


def _trick_for_two(table: Table) -> list[int]:
    deck = [table.pile.pop(0), table.pile.pop(0)]
    bids = table.one_each("bid")
    played = [table.play_from_hand(seat, number_in(bids[seat], "card")) for seat in (0, 1)]
    pairs: dict[object, list[int]] = {"deck": deck, "hands": played}
    winner = 0 if played[0] > played[1] else 1
    loser = 1 - winner
    named, answer = table.following(), table.following()
    demand(named["action"] == "take_pair" and named["seat"] == winner, f"{named}: the winner names a pair")
    demand(answer["seat"] == loser, f"{answer}: the loser answers")
    of_winner = named["pair"]
    if answer["action"] == "contest":
        cubes = answer["cubes"]
        assert isinstance(cubes, list)
        for cube in cubes:
            table.supply[table.give_cube(loser, place_in(cube))] += 1
        demand(len(cubes) == 2, "a contest costs two cubes")
        of_winner = "deck" if answer["pair"] == "hands" else "hands"
    else:
        demand(answer["action"] == "accept", f"{answer} is no answer")
    of_loser = "deck" if of_winner == "hands" else "hands"
    discards = table.one_each("discard")
    kept = {}
    for seat, pair in ((winner, pairs[of_winner]), (loser, pairs[of_loser])):
        discarded = number_in(discards[seat], "card")
        demand(discarded in pair, f"{discarded} is not of the pair of seat {seat}")
        (kept[seat],) = [card for card in pair if card != discarded]
    return [kept[0], kept[1]]
