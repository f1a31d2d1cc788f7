"""Selection in a solo game (rules.md 2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Action, Pick
from engine.errors import OutOfTurn
from engine.events import SeatChose
from engine.phases.phase import Phase
from engine.phases.tabletop import Tabletop
from engine.selection.phases import SelectionPhase, Step, require_card_in_hand, wrong_phase

#: The number of cards offered each round (rules.md 2.3).
OFFERED = 4


@dataclass(frozen=True, slots=True)
class DraftForOne(SelectionPhase):
    """The player picks one of the offered cards; the others leave the game."""

    picked: int | None = None

    @property
    def phase(self) -> Phase:
        """Always ``PICK``."""
        return Phase.PICK

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The player, until a card is picked."""
        return (0,) if self.picked is None else ()

    @property
    def selected(self) -> tuple[int | None, ...]:
        """The pick."""
        return (self.picked,)

    def deals(self, round_number: int) -> int:  # noqa: ARG002 - the same in every round
        """The size of an offer, in every round."""
        return OFFERED

    def begin_round(self, table: Tabletop, round_number: int) -> Step:  # noqa: ARG002 - the same in every round
        """Clear the pick."""
        return Step(DraftForOne(), table)

    def apply(self, table: Tabletop, action: Action) -> Step:
        """Apply a pick; the rest of the offer leaves the game."""
        if not isinstance(action, Pick):
            raise wrong_phase(self.phase, action)
        if self.picked is not None:
            raise OutOfTurn("already-picked", "2.3")
        require_card_in_hand(table, action.seat, action.card, "2.3")
        return Step(DraftForOne(action.card), table.with_hand(action.seat, ()), (SeatChose(action.seat),))

    def may_take_back(self, seat: int) -> bool:  # noqa: ARG002 - there is only one
        """Always false, because the card is revealed immediately."""
        return False

    def acted(self, seat: int) -> bool:  # noqa: ARG002 - there is only one
        """Whether a card has been picked."""
        return self.picked is not None

    @property
    def passes_to(self) -> int:
        """Always 0."""
        return 0

    def sees_hand(self) -> bool:
        """True until a card is picked."""
        return self.picked is None
