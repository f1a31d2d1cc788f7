"""The state of the table: pile, hands, maps, supply and goal cards. It is immutable.

The phases (``engine.selection``, ``engine.phases.map_phase``, ``engine.phases.free_tiles``) change it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from engine.actions import Terraform
from engine.decks import Deck
from engine.maps import PlayerMap
from engine.parts.cards import PROVINCE_NUMBER, MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position

T = TypeVar("T")

#: The number of cards dealt to each player before round 1 and before round 7 (rules.md 1.5).
DEALT = 6


@dataclass(frozen=True, slots=True)
class GoalCard:
    """A goal card in play: its number (rules.md 7.4) and, once won, its winner and the round."""

    number: int
    winner: int | None = None
    round: int | None = None


class Tabletop(NamedTuple):
    """The components on the table, including hidden ones; tuples have one entry per seat.

    ``pile`` and ``hands`` contain card numbers, the pile with its top card first. ``tiles_laid`` is the
    number of terraforming tiles that each seat has placed, including free ones (goal 9).
    ``last_placements`` has the placement of each seat's latest card.
    """

    deck: Deck
    pile: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    maps: tuple[PlayerMap, ...]
    supply: Mapping[Colour, int]
    goals: tuple[GoalCard, ...]
    tiles_laid: tuple[int, ...]
    last_placements: tuple[Placement | None, ...]

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.maps)

    def card(self, number: int) -> MapCard:
        """The map card with this number."""
        return self.deck.card(number)

    def cards(self, numbers: Iterable[int]) -> tuple[MapCard, ...]:
        """The map cards with these numbers."""
        return tuple([self.deck.card(number) for number in numbers])

    # Cards

    def deal(self, count: int = DEALT) -> Tabletop:
        """Deal cards to each seat from the top of the pile, seat 0 first (rules.md 1.5)."""
        hands = tuple(self.pile[seat * count : (seat + 1) * count] for seat in range(self.players))
        return self._replace(hands=hands, pile=self.pile[self.players * count :])

    def draw(self, count: int) -> tuple[tuple[int, ...], Tabletop]:
        """The top cards of the pile, and the table without them."""
        return self.pile[:count], self._replace(pile=self.pile[count:])

    def draw_to_hands(self) -> Tabletop:
        """Each seat draws the top card of the pile into its hand, seat 0 first (rules.md 2.2)."""
        drawn = self.pile[: self.players]
        hands = tuple((*hand, card) for hand, card in zip(self.hands, drawn, strict=True))
        return self._replace(hands=hands, pile=self.pile[self.players :])

    def with_hand(self, seat: int, hand: Sequence[int]) -> Tabletop:
        """The table with a seat's hand replaced."""
        return self._replace(hands=changed(self.hands, seat, tuple(hand)))

    def without_card(self, seat: int, card: int) -> Tabletop:
        """The table with one card removed from a hand."""
        return self.with_hand(seat, [number for number in self.hands[seat] if number != card])

    def pass_hands(self, direction: int) -> Tabletop:
        """Pass all hands to the next seat (+1) or to the previous one (-1)."""
        return self._replace(
            hands=tuple(self.hands[(seat - direction) % self.players] for seat in range(self.players))
        )

    # Maps and cubes

    def _supply_after(self, seat: int, player_map: PlayerMap) -> Mapping[Colour, int]:
        """The supply after a seat's map is replaced, including the cubes that the new map lacks."""
        before, after = self.maps[seat].measures, player_map.measures
        if before.all_cubes() == after.all_cubes():
            return self.supply
        return {
            colour: count + before.cubes(colour) - after.cubes(colour)
            for colour, count in self.supply.items()
        }

    def with_cubes_on_province(self, seat: int) -> Tabletop:
        """Put cubes on the production squares of a seat's starting province (rules.md 1.3)."""
        player_map, supply = _with_cubes_on(self.maps[seat], self.supply, PROVINCE_NUMBER)
        return self._replace(maps=changed(self.maps, seat, player_map), supply=supply)

    def without_cubes(self, seat: int, positions: Iterable[Position]) -> Tabletop:
        """Return cubes from a map to the supply."""
        player_map = self.maps[seat].without_cubes(positions)
        supply = self._supply_after(seat, player_map)
        return self._replace(maps=changed(self.maps, seat, player_map), supply=supply)

    def lift_cube(self, seat: int, position: Position) -> tuple[Colour, Tabletop]:
        """Move a cube from a map to a card of the trick, not to the supply (rules.md 3.2)."""
        colour = self.maps[seat].cubes[position]
        player_map = self.maps[seat].without_cubes([position])
        return colour, self._replace(maps=changed(self.maps, seat, player_map))

    def return_cubes(self, colours: Iterable[Colour]) -> Tabletop:
        """Return cubes from the cards of the trick to the supply (rules.md 3.2)."""
        supply = dict(self.supply)
        for colour in colours:
            supply[colour] += 1
        return self._replace(supply=supply)

    def place(self, seat: int, placement: Placement) -> Tabletop:
        """Place a card on a seat's map: covered cubes return to the supply, then it gets its own (4.6).

        Raises:
            IllegalPlacement: the placement breaks a rule.
        """
        laid = self.maps[seat].lay(self.card(placement.card), placement)
        player_map, supply = _with_cubes_on(laid, self._supply_after(seat, laid), placement.card)
        return self._replace(
            maps=changed(self.maps, seat, player_map),
            supply=supply,
            last_placements=changed(self.last_placements, seat, placement),
        )

    def terraform(self, action: Terraform) -> Tabletop:
        """Return two cubes to the supply and place a tile (rules.md 5.1); the caller checks the action."""
        return self.without_cubes(action.seat, action.cubes).with_tile(
            action.seat, action.position, action.terrain
        )

    def with_tile(self, seat: int, position: Position, terrain: Kind) -> Tabletop:
        """Place a terraforming tile on a desert; tiles never run out (rules.md 1.2).

        Raises:
            GameError: not a visible desert, or a mountain that would break the range (5.2).
        """
        player_map = self.maps[seat].with_tile(position, terrain)
        return self._replace(
            maps=changed(self.maps, seat, player_map),
            tiles_laid=changed(self.tiles_laid, seat, self.tiles_laid[seat] + 1),
        )

    def goals_won(self, seat: int) -> tuple[int, ...]:
        """The goals that a seat has won, in ascending order."""
        return tuple([goal.number for goal in self.goals if goal.winner == seat])


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one replaced."""
    return (*items[:index], item, *items[index + 1 :])


def _with_cubes_on(
    player_map: PlayerMap, supply: Mapping[Colour, int], card: int
) -> tuple[PlayerMap, Mapping[Colour, int]]:
    """A map with cubes on a newly placed card, and the remaining supply.

    Cubes are placed in reading order as long as the supply has any (rules.md 1.3, 4.6).
    """
    production = player_map.production_of(card)
    if not production:
        return player_map, supply
    left = dict(supply)
    positions: list[Position] = []
    for position, colour in production:
        if left[colour] > 0:
            left[colour] -= 1
            positions.append(position)
    return player_map.with_cubes(positions), left
