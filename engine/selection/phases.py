"""What all ways of selecting cards have in common: the base class that the game uses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from engine.actions import Action, action_name
from engine.errors import IllegalAction, OutOfTurn
from engine.events import Event
from engine.options import FEWEST_PLAYERS
from engine.phases.phase import Phase
from engine.phases.tabletop import DEALT, Tabletop
from engine.selection.trick_view import TrickView

#: The rounds before which everybody is dealt six cards (rules.md 1.5).
DEALING_ROUNDS = (1, 7)


class Step(NamedTuple):
    """The result of an action, or of the beginning or end of a round."""

    selection: SelectionPhase
    table: Tabletop
    events: tuple[Event, ...] = ()


class SelectionPhase(ABC):
    """One selection phase as it stands: an immutable value, kept through the map phase as well."""

    __slots__ = ()

    @property
    @abstractmethod
    def phase(self) -> Phase:
        """What the selection waits for."""

    @property
    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that are asked to act; none once everybody has a card."""

    @property
    @abstractmethod
    def selected(self) -> tuple[int | None, ...]:
        """The selected card of each seat, as far as it is decided (rules.md 4.0)."""

    def deals(self, round_number: int) -> int:
        """How many cards each player is dealt before a round (rules.md 1.5)."""
        return DEALT if round_number in DEALING_ROUNDS else 0

    @abstractmethod
    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Begin a round, 1 to 12: everybody is asked again."""

    @abstractmethod
    def apply(self, table: Tabletop, action: Action) -> Step:
        """The phase after one decision.

        Raises:
            OutOfTurn: this seat is not asked for it now.
            IllegalAction: it breaks a rule.
        """

    @abstractmethod
    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last decision is still secret, and nothing has been revealed since."""

    @abstractmethod
    def acted(self, seat: int) -> bool:
        """Whether the seat has decided in the present phase."""

    @property
    @abstractmethod
    def passes_to(self) -> int:
        """+1 if hands go to the next seat after this round, -1 if to the previous one, 0 if they stay."""

    @abstractmethod
    def sees_hand(self) -> bool:
        """Whether players may look at their hands now (rules.md 2.1)."""

    def end_round(self, table: Tabletop) -> Step:
        """What moves after the map phase, before the next round (rules.md 3.4)."""
        return Step(self, table)

    def selected_as_seen_by(self, viewer: int | None) -> tuple[int | None, ...]:
        """The selected card of each seat as far as the viewer may know it before the map phase."""
        return tuple(card if seat == viewer else None for seat, card in enumerate(self.selected))

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hand of each seat as far as the viewer remembers it, having held or seen it before.

        In ascending order, with the card that a seat has chosen from it in secret this round; empty for
        the viewer's own hand while it lies before them, and for a hand that they cannot know. Ways of
        selecting in which nobody learns of hands leave this as it is.
        """
        del viewer
        return ((),) * table.players

    def pair_of(self, seat: int) -> tuple[int, ...]:  # noqa: ARG002 - for those with pairs
        """A seat's pair in a trick for two; otherwise nothing."""
        return ()

    def trick(self, table: Tabletop) -> TrickView | None:  # noqa: ARG002 - for those with tricks
        """The trick as everybody sees it, if there is one."""
        return None


class StartSelection(Protocol):
    """Begins a way of selecting, before the first round."""

    def __call__(self, players: int, turn_order: tuple[int, ...]) -> SelectionPhase:
        """The selection for this number of players; the turn order is empty where there is none."""


@dataclass(frozen=True, slots=True)
class WayOfSelecting:
    """One entry in the table of selections.

    ``has_turn_order`` if the set-up draws one (rules.md 3.1); ``fewest_players`` for whom it is made.
    """

    start: StartSelection
    has_turn_order: bool
    fewest_players: int = FEWEST_PLAYERS


def wrong_phase(phase: Phase, action: Action) -> OutOfTurn:
    """The error for a decision that belongs to another phase."""
    return OutOfTurn(f"phase-is-{phase.replace('_', '-')}", action=action_name(action))


def require_card_in_hand(table: Tabletop, seat: int, card: int, rule: str) -> None:
    """Raise ``IllegalAction`` unless the seat has this card in hand."""
    if card not in table.hands[seat]:
        raise IllegalAction("card-not-in-hand", rule, card=card)
