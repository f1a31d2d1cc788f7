"""One player's map: its cards, tiles and cubes, and the legal additions (rules.md 4 to 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import final

from engine.errors import InvalidInput
from engine.maps import checks, grid, mountain_range
from engine.maps.features import features_of
from engine.maps.layers import COLOURS, KINDS, Layers
from engine.maps.masks import masks_of
from engine.maps.measures import Measures
from engine.maps.mountain_links import places_for_one_more
from engine.maps.mountain_range import MountainRange
from engine.maps.pile import Pile
from engine.maps.placements import LegalPlacements
from engine.maps.shapes import SHAPES
from engine.maps.terms import Terms
from engine.maps.tried_placements import TriedPlacements
from engine.maps.valuation import Valuation
from engine.maps.words import Bounds, LaidCard, VisibleSquare
from engine.parts.cards import PROVINCE_NUMBER, MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position, Square


@final
class PlayerMap:
    """A map: the starting province, the cards added to it, and its tiles and cubes.

    Maps are immutable; methods that add something return a new map. Maps are equal if the same cards were
    laid in the same order and they have the same tiles and cubes.
    """

    __slots__ = ("_hash", "_layers", "_pile")

    def __init__(self, pile: Pile, layers: Layers) -> None:
        """For ``engine.maps`` only; other code uses ``of_province``."""
        self._pile = pile
        self._layers = layers
        self._hash: int | None = None

    @classmethod
    def of_province(cls, squares: tuple[Square, ...]) -> PlayerMap:
        """The map at the start of a game: the province at (0, 0), without cubes (rules.md 1.3)."""
        province = LaidCard(PROVINCE_NUMBER, squares, 0, 0, 0)
        return cls(Pile((province,), (0,)), Layers().with_card(province, 0))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayerMap):
            return NotImplemented
        return self is other or (self._layers == other._layers and self._pile == other._pile)

    def __hash__(self) -> int:
        if self._hash is None:
            # The layers follow from the cards, except for tiles and cubes.
            self._hash = hash((self._pile, self._layers.tiles, self._layers.cubes))
        return self._hash

    def __reduce__(self) -> tuple[Callable[..., PlayerMap], tuple[object, ...]]:
        # The layers are the largest part of a map and follow from the rest; pickles are small without them.
        return _piled_up, (self._pile, dict(self.tiles), tuple(self.cubes))

    def __repr__(self) -> str:
        numbers = ", ".join(str(card.number) for card in self.cards)
        return f"<PlayerMap with the cards {numbers}>"

    # Contents

    @property
    def cards(self) -> tuple[LaidCard, ...]:
        """The cards in the order laid, the province first."""
        return self._pile.cards

    @property
    def bottom_to_top(self) -> tuple[LaidCard, ...]:
        """The cards in an order of stacking that gives this map."""
        return tuple(self._pile.cards[card] for card in reversed(self._pile.layout.top_to_bottom))

    @property
    def squares(self) -> Mapping[Position, VisibleSquare]:
        """Every visible square, row by row."""
        layers = self._layers
        card_at = self._card_at()
        points_at = {bit: points for points, mask in layers.points for bit in grid.indices(mask)}
        colour_at = {
            bit: colour
            for colour, mask in zip(COLOURS, layers.colours, strict=True)
            for bit in grid.indices(mask)
        }
        kind_at = {
            bit: kind for kind, mask in zip(KINDS, layers.kinds, strict=True) for bit in grid.indices(mask)
        }
        return {
            grid.position_at(bit): VisibleSquare(
                kind=kind_at[bit],
                colour=colour_at.get(bit),
                points=points_at.get(bit, 0),
                card=card_at[bit],
                tile=bool(layers.tiles >> bit & 1),
                cube=bool(layers.cubes >> bit & 1),
            )
            for bit in sorted(kind_at)
        }

    def _card_at(self) -> dict[int, int]:
        """The number of the visible card at each bit index."""
        return {
            bit: card.number
            for card, shown in zip(self._pile.cards, self._pile.layout.shown, strict=True)
            for bit in grid.indices(shown)
        }

    @property
    def bounds(self) -> Bounds:
        """The outermost columns and rows."""
        positions = grid.positions_of(self._layers.occupied())
        columns = [position.x for position in positions]
        return Bounds(min(columns), positions[0].y, max(columns), positions[-1].y)

    @property
    def cubes(self) -> Mapping[Position, Colour]:
        """The positions of the cubes with their colours, row by row."""
        cubes = self._layers.cubes
        held = {
            bit: colour
            for colour, mask in zip(COLOURS, self._layers.colours, strict=True)
            if mask & cubes
            for bit in grid.indices(mask & cubes)
        }
        return {grid.position_at(bit): held[bit] for bit in sorted(held)}

    def cubes_of(self, colour: Colour) -> tuple[Position, ...]:
        """The positions of the cubes of a colour, row by row."""
        return grid.positions_of(self._layers.cubes & self._layers.of_colour(colour))

    @property
    def tiles(self) -> Mapping[Position, Kind]:
        """The positions of the terraforming tiles with their terrain (rules.md 4.7, 5.2)."""
        return {
            position: kind
            for position in grid.positions_of(self._layers.tiles)
            for kind in KINDS
            if self._layers.of(kind) & grid.checked_bit(position)
        }

    def positions(self, kind: Kind) -> tuple[Position, ...]:
        """The visible squares of a kind, row by row; tiles count as their terrain."""
        return grid.positions_of(self._layers.of(kind))

    def areas(self, kind: Kind) -> tuple[tuple[Position, ...], ...]:
        """The orthogonal areas of a kind, ordered by their first squares row by row."""
        return tuple(grid.positions_of(area) for area in grid.orthogonal_areas(self._layers.of(kind)))

    @property
    def mountain_range(self) -> MountainRange:
        """The range, its line, and the side of every other square of the map (rules.md 6)."""
        return mountain_range.describe(self._layers.of(Kind.MOUNTAIN), self._layers.occupied())

    @property
    def measures(self) -> Measures:
        """Counts and areas, for scoring and goals."""
        return Measures(self._pile, self._layers)

    # Adding a card

    def check(self, card: MapCard, placement: Placement) -> None:
        """Check that a placement of a card is legal (rules.md 4.1 to 4.5).

        Raises:
            InvalidInput: a rotation, position or card that cannot occur in a placement.
            IllegalPlacement: the placement breaks a rule; if it breaks several, the most obvious one.
        """
        checks.check_placement(self._pile, self._layers, card, placement)

    def lay(self, card: MapCard, placement: Placement) -> PlayerMap:
        """The map with the card laid; covered squares lose their cube or tile (rules.md 4.6, 4.7).

        The card's production squares have no cubes yet.

        Raises:
            InvalidInput: as in ``check``.
            IllegalPlacement: as in ``check``.
        """
        laid, under, hidden = checks.check_placement(self._pile, self._layers, card, placement)
        return PlayerMap(self._pile.with_card(laid, under), self._layers.with_card(laid, hidden))

    def legal_placements(self, card: MapCard) -> LegalPlacements:
        """All legal placements of a card, computed on demand."""
        return LegalPlacements(self._pile, self._layers, card)

    def features(self, terms: Terms) -> tuple[int, ...]:
        """The features that a valuation weighs, in the order of ``engine.maps.features.FEATURES``."""
        return features_of(masks_of(self._pile, self._layers), terms)

    def trials(self, valuation: Valuation) -> TriedPlacements:
        """Values the legal placements of cards without creating maps."""
        return TriedPlacements(self._pile, self._layers, valuation)

    def touched(self, card: MapCard, x: int, y: int, rotation: int) -> tuple[int, ...]:
        """The numbers of the cards that a new card would overlap, in the order laid.

        Raises:
            InvalidInput: an unknown rotation, squares off the grid, or a card that is already on the map.
        """
        outline = checks.checked_outline(self._pile, card, x, y, rotation)
        return tuple(self._pile.cards[place].number for place in grid.indices(self._pile.touched(outline)))

    def possible_unders(self, card: MapCard, x: int, y: int, rotation: int) -> tuple[frozenset[int], ...]:
        """The sets of cards that a new card could physically go under, smallest first (rules.md 4.3).

        Raises:
            InvalidInput: an unknown rotation, squares off the grid, or a card that is already on the map.
        """
        outline = checks.checked_outline(self._pile, card, x, y, rotation)
        return tuple(
            self._pile.numbers_of(chosen)
            for chosen in self._pile.possible_unders(self._pile.touched(outline))
        )

    def hidden_squares(self, card: MapCard, placement: Placement) -> frozenset[Position]:
        """The squares of a new card that would be hidden, for any ``under``, legal or not.

        Raises:
            InvalidInput: as in ``touched``, or ``under`` names a card that is not on the map.
        """
        outline = checks.checked_outline(self._pile, card, placement.x, placement.y, placement.rotation)
        under = checks.cards_named(self._pile, placement.under)
        return frozenset(grid.positions_of(outline & self._pile.squares_of(under)))

    # Cubes

    def production_of(self, number: int) -> tuple[tuple[Position, Colour], ...]:
        """The visible production squares of a card on the map, in reading order of the upright card (4.6).

        Raises:
            InvalidInput: the card is not on the map.
        """
        (place,) = grid.indices(checks.cards_named(self._pile, (number,)))
        card = self._pile.cards[place]
        shown = self._pile.layout.shown[place]
        anchor = grid.index(card.x, card.y)
        return tuple(
            [
                (grid.position_at(anchor + offset), square.colour)
                for square, offset in zip(card.squares, SHAPES[card.rotation].offsets, strict=True)
                if square.kind is Kind.PRODUCTION
                and square.colour is not None
                and shown >> anchor + offset & 1
            ]
        )

    def with_cubes(self, positions: Iterable[Position]) -> PlayerMap:
        """The map with a cube on each of these empty production squares.

        Raises:
            InvalidInput: a square is not a visible production square, or already has a cube.
        """
        production, cubes = self._layers.of(Kind.PRODUCTION), self._layers.cubes
        for position in positions:
            bit = grid.checked_bit(position)
            if not production & bit or cubes & bit:
                raise InvalidInput("no-empty-production-square", "4.6", squares=(position,))
            cubes |= bit
        return PlayerMap(self._pile, self._layers._replace(cubes=cubes))

    def without_cubes(self, positions: Iterable[Position]) -> PlayerMap:
        """The map without the cubes of these production squares.

        Raises:
            InvalidInput: a square has no cube.
        """
        cubes = self._layers.cubes
        for position in positions:
            bit = grid.checked_bit(position)
            if not cubes & bit:
                raise InvalidInput("no-cube-there", "1.2", squares=(position,))
            cubes ^= bit
        return PlayerMap(self._pile, self._layers._replace(cubes=cubes))

    # Terraforming

    def check_tile(self, position: Position, terrain: Kind) -> None:
        """Check that a terraforming tile may be placed on a square (rules.md 5.1, 5.2).

        Raises:
            InvalidInput: a position off the grid, or a terrain that no tile has.
            IllegalPlacement: not a visible desert, or a mountain that does not fit the range.
        """
        checks.check_tile(self._layers, position, terrain)

    def tile_positions(self, terrain: Kind) -> tuple[Position, ...]:
        """The squares where a terraforming tile of a terrain may be placed, row by row (rules.md 5.2)."""
        deserts = self._layers.of(Kind.DESERT)
        if terrain is Kind.MOUNTAIN:
            deserts &= places_for_one_more(self._layers.of(Kind.MOUNTAIN))
        return grid.positions_of(deserts)

    def with_tile(self, position: Position, terrain: Kind) -> PlayerMap:
        """The map with a terraforming tile on a desert; it belongs to the card under it (rules.md 5.2).

        Raises:
            InvalidInput: as in ``check_tile``.
            IllegalPlacement: as in ``check_tile``.
        """
        bit = checks.check_tile(self._layers, position, terrain)
        return PlayerMap(self._pile, self._layers.with_tile(bit, terrain))


def _piled_up(pile: Pile, tiles: Mapping[Position, Kind], cubes: Iterable[Position]) -> PlayerMap:
    """Rebuild a map from its cards, tiles and cubes when it is unpickled."""
    layers = Layers()
    for card in reversed(pile.layout.top_to_bottom):
        layers = layers.with_card(pile.cards[card], 0)
    for position, terrain in tiles.items():
        layers = layers.with_tile(grid.checked_bit(position), terrain)
    return PlayerMap(pile, layers).with_cubes(cubes)
