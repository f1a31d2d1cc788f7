"""Selection by draft with three to five players (rules.md 2.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import Action, Pick
from engine.errors import OutOfTurn
from engine.events import Event, HandsPassed, SeatChose
from engine.phases.phase import Phase
from engine.phases.tabletop import Tabletop, changed
from engine.selection.draft_for_one import DraftForOne
from engine.selection.draft_for_two import DraftForTwo
from engine.selection.phases import SelectionPhase, Step, WayOfSelecting, require_card_in_hand, wrong_phase


@dataclass(frozen=True, slots=True)
class Draft(SelectionPhase):
    """Each seat secretly picks a card, then the hands are passed. ``picks`` has one entry per seat."""

    round: int
    picks: tuple[int | None, ...]

    @property
    def phase(self) -> Phase:
        """Always ``PICK``."""
        return Phase.PICK

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not picked."""
        return tuple(seat for seat, pick in enumerate(self.picks) if pick is None)

    @property
    def selected(self) -> tuple[int | None, ...]:
        """The picks."""
        return self.picks

    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Clear the picks."""
        return Step(Draft(round_number, (None,) * len(self.picks)), table)

    def apply(self, table: Tabletop, action: Action) -> Step:
        """Apply a pick; pass the hands after the last one."""
        if not isinstance(action, Pick):
            raise wrong_phase(self.phase, action)
        if self.picks[action.seat] is not None:
            raise OutOfTurn("already-picked", "2.1")
        require_card_in_hand(table, action.seat, action.card, "2.1")
        draft = replace(self, picks=changed(self.picks, action.seat, action.card))
        table = table.without_card(action.seat, action.card)
        events: tuple[Event, ...] = (SeatChose(action.seat),)
        if not draft.waiting_for and self.passes_to:
            table = table.pass_hands(self.passes_to)
            events += (HandsPassed(self.passes_to),)
        return Step(draft, table, events)

    def may_take_back(self, seat: int) -> bool:
        """Until the last seat has picked."""
        return bool(self.waiting_for) and self.picks[seat] is not None

    def acted(self, seat: int) -> bool:
        """Whether the seat has picked."""
        return self.picks[seat] is not None

    @property
    def passes_to(self) -> int:
        """+1 in rounds 1-6 and -1 in rounds 7-12; 0 in rounds 6 and 12, when no cards are left."""
        if self.round % 6 == 0:
            return 0
        return 1 if self.round < 6 else -1

    def sees_hand(self) -> bool:
        """False between passing the hands and the end of the map phase."""
        return bool(self.waiting_for)

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hands that the viewer has passed on, without the picks that were revealed since."""
        players = len(self.picks)
        direction = 1 if self.round <= 6 else -1
        passes = (self.round - 1) % 6 + (not self.waiting_for)
        # The number of passes since the viewer had each seat's hand.
        ago = [(seat - viewer) * direction % players or players for seat in range(players)]
        return tuple(
            _with_secret(table.hands[seat], self.picks[seat] if self.waiting_for else None)
            if ago[seat] <= passes and (seat != viewer or not self.waiting_for)
            else ()
            for seat in range(players)
        )


def _with_secret(hand: tuple[int, ...], pick: int | None) -> tuple[int, ...]:
    """A hand including the pick from it, sorted so that the order does not reveal the pick."""
    return tuple(sorted(hand if pick is None else (*hand, pick)))


def start_draft(players: int, turn_order: tuple[int, ...]) -> SelectionPhase:  # noqa: ARG001 - only tricks have one
    """A draft for this number of players."""
    if players == 1:
        return DraftForOne()
    return DraftForTwo(1, (None, None)) if players == 2 else Draft(1, (None,) * players)


DRAFT = WayOfSelecting(start_draft, has_turn_order=False, fewest_players=1)
