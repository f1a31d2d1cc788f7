"""A newcomer who takes whatever the interface offers first, at a table with two computer players."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping

from bot.tables.computer_seats import Strength
from engine.actions import Action, Bid, Discard, Done, Pick, Place, Take, TakePair, Unplaceable
from engine.chance import Chance
from engine.options import Rules
from engine.players import PLAYERS
from engine.players.greedy_player import best_placement
from engine.players.normal_player import NormalPlayer
from engine.players.player import own_seat, selected_card
from engine.views import Phase, View
from tests.programs.arena.matches import play, variant, with_interval

#: More placements than any card has: the taker is offered the best of all.
ALL = 10_000


class TakerOfFirstOffers:
    """Takes the first card of the hand, presses Place here at the first spot offered, and Done.

    That spot is the one with the most points at once or, ``by_value``, the one that is worth most. Where
    nothing is offered (answers in a trick for two, free tiles) it plays as ``normal`` does.
    """

    def __init__(self, *, by_value: bool = False) -> None:
        self._by_value = by_value
        self._otherwise = NormalPlayer()

    def decide(self, view: View, chance: Chance) -> Action:
        """What the seat of the view does next."""
        seat, me = own_seat(view)
        if view.phase is Phase.MAP and me.placed:
            return Done(seat)
        if view.phase is Phase.MAP and not self._by_value:
            card = selected_card(view)
            placement = best_placement(view, card, ALL).placement
            return Unplaceable(seat, card.number) if placement is None else Place(seat, placement)
        first = _FIRST.get(view.phase)
        return self._otherwise.decide(view, chance) if first is None else first(seat, view)


def _first_left(seat: int, view: View) -> Action:
    played = view.trick.played if view.trick else ()
    return Take(seat, next(entry.card.number for entry in played if entry.taken_by is None))


_FIRST: Mapping[Phase, Callable[[int, View], Action]] = {
    Phase.PICK: lambda seat, view: Pick(seat, view.hand[0].number),
    Phase.DISCARD: lambda seat, view: Discard(seat, view.hand[0].number),
    Phase.BID: lambda seat, view: Bid(seat, view.hand[0].number),
    Phase.TAKE: _first_left,
    Phase.TAKE_PAIR: lambda seat, view: TakePair(seat, min(view.trick.pairs if view.trick else ())),
    Phase.DISCARD_OF_PAIR: lambda seat, view: Discard(seat, view.pair[0].number),
}


def behind(rules: Rules, computer: str, games: int, seed: str, *, by_value: bool) -> Iterator[int]:
    """How many points the better of two such computers is ahead of the taker, game by game."""
    taker = TakerOfFirstOffers(by_value=by_value)
    for number in range(games):
        seat = number % 3
        seats = [taker if other == seat else PLAYERS[computer] for other in range(3)]
        totals = [score.total for score in play(variant(rules, 3), f"{seed} {number}", seats).result().scores]
        yield max(total for other, total in enumerate(totals) if other != seat) - totals[seat]


def newcomer(rules: Rules, computer: str, games: int, seed: str) -> str:
    """How far the taker ends behind the better of two such computers."""
    points, value = (
        with_interval(list(behind(rules, computer, games, seed, by_value=by_value)), ".1f")
        for by_value in (False, True)
    )
    return (
        f"{rules}: the better of two {computer} is ahead by {points} points where the first spot offered is "
        f"the best by points, by {value} where it is by value; {games} games"
    )


def main() -> None:
    """Play some games against every strength in every game that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rules", type=Rules, choices=list(Rules), nargs="*", default=list(Rules))
    parser.add_argument("--computers", nargs="*", default=list(Strength))
    parser.add_argument("--seed", default="taker")
    arguments = parser.parse_args()
    for rules in arguments.rules:
        for computer in arguments.computers:
            print(newcomer(rules, computer, arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
