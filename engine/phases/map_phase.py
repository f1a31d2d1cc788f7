"""The map phase: placing, terraforming, ending it (rules.md 4 and 5)."""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import Action, Done, Place, Terraform, Unplaceable, Wait, action_name
from engine.errors import IllegalAction, OutOfTurn
from engine.events import (
    CardPlaced,
    CardSetAside,
    Event,
    MapPhaseBegan,
    MapsShown,
    PlacedInPrivate,
    SeatDone,
    TileLaid,
    WaitAsked,
)
from engine.maps import PlayerMap
from engine.options import GameOptions, PlacingOrder
from engine.parts.placement import Placement
from engine.parts.squares import NEVER_COVERED, TERRAFORMING_COLOUR, Kind
from engine.phases.tabletop import Tabletop, changed
from engine.rules import rules_of


class MapStep(NamedTuple):
    """The result of an action of the map phase."""

    phase: MapPhase
    table: Tabletop
    events: tuple[Event, ...]


class SeatInMapPhase(NamedTuple):
    """A seat's state in a map phase; ``placement`` is None before placing and for a card set aside."""

    card: int
    has_placed: bool = False
    placement: Placement | None = None
    terraforming: Terraform | None = None
    is_done: bool = False

    @property
    def is_set_aside(self) -> bool:
        """Whether the card was set aside (rules.md 4.9)."""
        return self.has_placed and self.placement is None


class MapPhase(NamedTuple):
    """The state of a map phase.

    ``order`` is the placing order in a sequential round, otherwise empty (rules.md 4.8); with
    ``never_in_order`` the table has no such rounds. ``shown`` is the table at the start of the phase, which
    stays the public one until everyone is done.
    """

    seats: tuple[SeatInMapPhase, ...]
    order: tuple[int, ...]
    never_in_order: bool
    has_terraforming: bool
    shown: Tabletop

    @property
    def is_sequential(self) -> bool:
        """Whether the seats place one after another."""
        return bool(self.order)

    @property
    def may_place(self) -> tuple[int, ...]:
        """The seats that may place or set aside a card now."""
        if self.order:
            return tuple([seat for seat in self.order if not self.seats[seat].has_placed][:1])
        return tuple([number for number, seat in enumerate(self.seats) if not seat.has_placed])

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act: those that may place, or have placed and are not done."""
        may_place = self.may_place
        return tuple(
            [
                number
                for number, seat in enumerate(self.seats)
                if not seat.is_done and (seat.has_placed or number in may_place)
            ]
        )

    @property
    def selected(self) -> tuple[int, ...]:
        """The selected card of each seat."""
        return tuple([seat.card for seat in self.seats])

    @property
    def is_over(self) -> bool:
        """Whether every seat is done."""
        return all(seat.is_done for seat in self.seats)

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat has taken an action that is still hidden, in an open simultaneous phase."""
        state = self.seats[seat]
        return not self.order and (state.has_placed or state.terraforming is not None)

    def apply(self, table: Tabletop, action: Action) -> MapStep:
        """The phase after one action.

        Raises:
            OutOfTurn: this seat cannot take the action now.
            IllegalAction: the action breaks a rule.
        """
        if self.seats[action.seat].is_done:
            raise OutOfTurn("already-done", "4.8")
        match action:
            case Place():
                return self._place(table, action)
            case Unplaceable():
                return self._set_aside(table, action)
            case Terraform():
                return self._terraform(table, action)
            case Done():
                return self._done(table, action)
            case Wait():
                return self._wait(table, action)
            case _:
                raise OutOfTurn("phase-is-map", "4", action=action_name(action))

    def _with(self, seat: int, state: SeatInMapPhase) -> MapPhase:
        return self._replace(seats=changed(self.seats, seat, state))

    def _require_turn_to_place(self, seat: int, card: int) -> None:
        state = self.seats[seat]
        if state.has_placed:
            raise OutOfTurn("already-placed", "4.1", card=state.card)
        if seat not in self.may_place:
            turn = self.may_place[0]
            raise OutOfTurn("not-your-turn-to-place", "4.8", seat=turn, card=self.seats[turn].card)
        if card != state.card:
            raise IllegalAction("not-the-selected-card", "4.0", card=card, selected=state.card)

    def _place(self, table: Tabletop, action: Place) -> MapStep:
        placement = action.placement
        self._require_turn_to_place(action.seat, placement.card)
        table = table.place(action.seat, placement)
        state = self.seats[action.seat]._replace(has_placed=True, placement=placement)
        event = CardPlaced(action.seat, placement) if self.order else PlacedInPrivate(action.seat)
        return MapStep(self._with(action.seat, state), table, (event,))

    def _set_aside(self, table: Tabletop, action: Unplaceable) -> MapStep:
        self._require_turn_to_place(action.seat, action.card)
        if table.maps[action.seat].legal_placements(table.card(action.card)):
            raise IllegalAction("card-has-a-placement", "4.9", card=action.card)
        state = self.seats[action.seat]._replace(has_placed=True)
        event = CardSetAside(action.seat, action.card) if self.order else PlacedInPrivate(action.seat)
        return MapStep(self._with(action.seat, state), table, (event,))

    def _terraform(self, table: Tabletop, action: Terraform) -> MapStep:
        if not self.has_terraforming:
            raise IllegalAction("no-terraforming", "1.2")
        state = self.seats[action.seat]
        if state.terraforming is not None:
            raise OutOfTurn("already-terraformed", "5.1")
        check_terraforming(table.maps[action.seat], action)
        after = table.terraform(action)
        if not state.has_placed and action.terrain in NEVER_COVERED:
            card = table.card(state.card)
            before = table.maps[action.seat].legal_placements(card)
            if before and not after.maps[action.seat].legal_placements(card):
                raise IllegalAction("last-placement", "4.9", card=state.card)
        phase = self._with(action.seat, state._replace(terraforming=action))
        opened = (TileLaid(action.seat, action.position, action.terrain),) if self.order else ()
        return MapStep(phase, after, opened)

    def _done(self, table: Tabletop, action: Done) -> MapStep:
        state = self.seats[action.seat]
        if not state.has_placed:
            raise OutOfTurn("not-placed-yet", "4.1", card=state.card)
        phase = self._with(action.seat, state._replace(is_done=True))
        events: tuple[Event, ...] = (SeatDone(action.seat),)
        if phase.is_over:
            events += (
                MapsShown(
                    tuple(seat.placement for seat in phase.seats),
                    tuple(seat.terraforming for seat in phase.seats),
                ),
            )
        return MapStep(phase, table, events)

    def _wait(self, table: Tabletop, action: Wait) -> MapStep:
        if self.never_in_order:
            raise IllegalAction("table-never-waits", "4.8")
        if self.order:
            raise OutOfTurn("already-in-order", "4.8")
        if any(seat.placement for seat in self.seats):
            raise OutOfTurn("too-late-to-wait", "4.8")
        order = order_of_placing(self.selected)
        return MapStep(self._replace(order=order), table, (WaitAsked(action.seat, order),))


def begin_map_phase(
    table: Tabletop, cards: tuple[int, ...], options: GameOptions
) -> tuple[MapPhase, tuple[Event, ...]]:
    """Reveal the selected cards and decide whether the round is sequential (rules.md 4.0, 4.8)."""
    in_order = options.order is PlacingOrder.IN_ORDER or (
        options.order is PlacingOrder.AS_PRINTED and supply_is_short(table, cards)
    )
    order = order_of_placing(cards) if in_order else ()
    phase = MapPhase(
        seats=tuple(SeatInMapPhase(card) for card in cards),
        order=order,
        never_in_order=options.order is PlacingOrder.SIMULTANEOUS,
        has_terraforming=rules_of(options).has_terraforming,
        shown=table,
    )
    return phase, (MapPhaseBegan(cards, order),)


def order_of_placing(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in the order of their selected cards, lowest first (rules.md 4.8)."""
    return tuple(sorted(range(len(cards)), key=cards.__getitem__))


def supply_is_short(table: Tabletop, cards: tuple[int, ...]) -> bool:
    """Whether the supply has fewer cubes of some colour than these cards have production squares (4.8)."""
    left = dict(table.supply)
    for card in table.cards(cards):
        for square in card.squares:
            if square.kind is Kind.PRODUCTION and square.colour is not None:
                left[square.colour] -= 1
    return min(left.values()) < 0


def check_terraforming(player_map: PlayerMap, action: Terraform) -> None:
    """Check the desert, the terrain and the two cubes of a terraforming (rules.md 5.1, 5.2).

    Raises:
        GameError: not a visible desert, a mountain that breaks the range, or the wrong cubes.
    """
    player_map.check_tile(action.position, action.terrain)
    needed = TERRAFORMING_COLOUR[action.terrain]
    held = player_map.cubes
    for position in action.cubes:
        colour = held.get(position)
        if colour is None:
            raise IllegalAction("no-cube-there", "5.1", squares=(position,))
        if colour is not needed:
            raise IllegalAction(
                "wrong-cube-for-terrain",
                "5.1",
                terrain=str(action.terrain),
                colour=str(needed),
                found=str(colour),
            )
