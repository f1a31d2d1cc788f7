"""Selection by trick with three to five players (rules.md 3.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import Action, Bid, Take
from engine.errors import IllegalAction, OutOfTurn
from engine.events import CardPlayed, CardTaken, Event, TurnOrderSet
from engine.parts.squares import Colour, Position
from engine.parts.tricks import CUBE_VALUE
from engine.phases.phase import Phase
from engine.phases.tabletop import Tabletop, changed
from engine.selection.hands_of_tricks import direction_of_tricks, hands_after_passing, pass_hands_of_tricks
from engine.selection.phases import SelectionPhase, Step, WayOfSelecting, require_card_in_hand, wrong_phase
from engine.selection.trick_for_two import TrickForTwo
from engine.selection.trick_view import PlayedCard, TrickView


@dataclass(frozen=True, slots=True)
class CardInTrick:
    """A card in the trick, with the colour of the cube on it."""

    seat: int
    card: int
    cube: Colour | None

    @property
    def total(self) -> int:
        """The number of the card, plus ``CUBE_VALUE`` with a cube."""
        return self.card + (CUBE_VALUE if self.cube else 0)


@dataclass(frozen=True, slots=True)
class Trick(SelectionPhase):
    """Each seat plays a card in turn order, then takes one, highest total first.

    ``turn_order`` is the current order: after the last card is played it is the order of taking, and the
    order of play in the next trick. ``taken`` has one entry per seat.
    """

    round: int
    turn_order: tuple[int, ...]
    played: tuple[CardInTrick, ...]
    taken: tuple[int | None, ...]

    @property
    def _all_have_played(self) -> bool:
        return len(self.played) == len(self.turn_order)

    @property
    def phase(self) -> Phase:
        """``BID``, then ``TAKE``."""
        return Phase.TAKE if self._all_have_played else Phase.BID

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        if not self._all_have_played:
            return (self.turn_order[len(self.played)],)
        return tuple(seat for seat in self.turn_order if self.taken[seat] is None)[:1]

    @property
    def selected(self) -> tuple[int | None, ...]:
        """The cards taken."""
        return self.taken

    @property
    def colour(self) -> Colour | None:
        """The colour of the first cube in the trick, if any."""
        return next((played.cube for played in self.played if played.cube), None)

    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Begin an empty trick, in the turn order set by the previous one."""
        return Step(replace(self, round=round_number, played=(), taken=(None,) * table.players), table)

    def end_round(self, table: Tabletop) -> Step:
        """Pass the hands after rounds 3 and 9 (rules.md 3.4)."""
        return pass_hands_of_tricks(self, table)

    def apply(self, table: Tabletop, action: Action) -> Step:
        """Play or take a card."""
        match self.phase, action:
            case Phase.BID, Bid():
                self._check_turn(action)
                return self._bid(table, action)
            case Phase.TAKE, Take():
                self._check_turn(action)
                return self._take(table, action)
            case _:
                raise wrong_phase(self.phase, action)

    def _check_turn(self, action: Action) -> None:
        if action.seat not in self.waiting_for:
            raise OutOfTurn("not-your-turn", "3.2", seat=self.waiting_for[0])

    def _bid(self, table: Tabletop, action: Bid) -> Step:
        require_card_in_hand(table, action.seat, action.card, "3.2")
        cube: Colour | None = None
        if action.cube is not None:
            self._check_cube(table, action.seat, action.cube)
            cube, table = table.lift_cube(action.seat, action.cube)
        trick = replace(self, played=(*self.played, CardInTrick(action.seat, action.card, cube)))
        events: tuple[Event, ...] = (CardPlayed(action.seat, action.card, cube),)
        if trick._all_have_played:
            ranked = sorted(trick.played, key=lambda played: -played.total)
            trick = replace(trick, turn_order=tuple(played.seat for played in ranked))
            events += (TurnOrderSet(trick.turn_order),)
        return Step(trick, table.without_card(action.seat, action.card), events)

    def _check_cube(self, table: Tabletop, seat: int, position: Position) -> None:
        colour = table.maps[seat].cubes.get(position)
        if colour is None:
            raise IllegalAction("no-cube-there", "3.2", squares=(position,))
        if self.colour not in (None, colour):
            raise IllegalAction("wrong-colour-of-cube", "3.2", colour=str(self.colour), found=str(colour))

    def _take(self, table: Tabletop, action: Take) -> Step:
        if action.card not in (played.card for played in self.played):
            raise IllegalAction("card-not-in-trick", "3.2", card=action.card)
        if action.card in self.taken:
            raise IllegalAction("card-already-taken", "3.2", card=action.card)
        trick = replace(self, taken=changed(self.taken, action.seat, action.card))
        if not trick.waiting_for:
            table = table.return_cubes(played.cube for played in self.played if played.cube)
        return Step(trick, table, (CardTaken(action.seat, action.card),))

    def may_take_back(self, seat: int) -> bool:  # noqa: ARG002 - the same for all seats
        """Always false, because cards are played face up."""
        return False

    def acted(self, seat: int) -> bool:
        """Whether the seat has played, or taken, a card."""
        if self._all_have_played:
            return self.taken[seat] is not None
        return any(played.seat == seat for played in self.played)

    def selected_as_seen_by(self, viewer: int | None) -> tuple[int | None, ...]:  # noqa: ARG002 - the same for all viewers
        """The taken cards, which are public."""
        return self.taken

    @property
    def passes_to(self) -> int:
        """+1 in round 3, -1 in round 9, otherwise 0 (rules.md 3.4)."""
        return direction_of_tricks(self.round)

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hand that the viewer has passed on, without the cards played from it face up."""
        return hands_after_passing(viewer, table, self.round, (None,) * table.players)

    def sees_hand(self) -> bool:
        """Always true."""
        return True

    def trick(self, table: Tabletop) -> TrickView:
        """The trick, which is public."""
        takers = {card: seat for seat, card in enumerate(self.taken) if card is not None}
        return TrickView(
            turn_order=self.turn_order,
            played=tuple(
                PlayedCard(
                    seat=played.seat,
                    card=table.card(played.card),
                    cube=played.cube,
                    total=played.total,
                    taken_by=takers.get(played.card),
                )
                for played in self.played
            ),
            colour=self.colour,
            pairs={},
            chosen=(),
        )


def start_trick(players: int, turn_order: tuple[int, ...]) -> SelectionPhase:
    """The trick phase for this number of players."""
    if players == 2:
        return TrickForTwo(1, turn_order)
    return Trick(1, turn_order, (), (None,) * players)


TRICK = WayOfSelecting(start_trick, has_turn_order=True)
