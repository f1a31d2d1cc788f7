"""The base class of all selection methods."""

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

#: The rounds before which six cards are dealt to each seat (rules.md 1.5).
DEALING_ROUNDS = (1, 7)


class Step(NamedTuple):
    """The result of an action, or of beginning or ending a round."""

    selection: SelectionPhase
    table: Tabletop
    events: tuple[Event, ...] = ()


class SelectionPhase(ABC):
    """The state of a selection phase; immutable, and kept during the map phase."""

    __slots__ = ()

    @property
    @abstractmethod
    def phase(self) -> Phase:
        """The current phase of the selection."""

    @property
    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act; empty once every seat has a card."""

    @property
    @abstractmethod
    def selected(self) -> tuple[int | None, ...]:
        """The selected card of each seat, None while undecided (rules.md 4.0)."""

    def deals(self, round_number: int) -> int:
        """The number of cards dealt to each seat before a round (rules.md 1.5)."""
        return DEALT if round_number in DEALING_ROUNDS else 0

    @abstractmethod
    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Begin a round (1 to 12) without any decisions."""

    @abstractmethod
    def apply(self, table: Tabletop, action: Action) -> Step:
        """The phase after one action.

        Raises:
            OutOfTurn: this seat cannot take the action now.
            IllegalAction: the action breaks a rule.
        """

    @abstractmethod
    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last decision is still hidden."""

    @abstractmethod
    def acted(self, seat: int) -> bool:
        """Whether the seat has decided in the current phase."""

    @property
    @abstractmethod
    def passes_to(self) -> int:
        """+1 or -1 if hands are passed to the next or previous seat after this round, otherwise 0."""

    @abstractmethod
    def sees_hand(self) -> bool:
        """Whether players may look at their hands now (rules.md 2.1)."""

    def end_round(self, table: Tabletop) -> Step:
        """End the round after the map phase: pass hands if the rules require it (rules.md 3.4)."""
        return Step(self, table)

    def selected_as_seen_by(self, viewer: int | None) -> tuple[int | None, ...]:
        """The selected card of each seat that the viewer may know before the map phase."""
        return tuple(card if seat == viewer else None for seat, card in enumerate(self.selected))

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hand of each seat as the viewer remembers it, from having held or seen it before.

        Cards are in ascending order and include the card that a seat has secretly chosen from the hand this
        round. Empty for the viewer's visible own hand and for unknown hands. The default implementation is
        for methods that reveal no hands.
        """
        del viewer
        return ((),) * table.players

    def pair_of(self, seat: int) -> tuple[int, ...]:  # noqa: ARG002 - for those with pairs
        """A seat's pair in a two-player trick; otherwise empty."""
        return ()

    def trick(self, table: Tabletop) -> TrickView | None:  # noqa: ARG002 - for those with tricks
        """The public state of the trick, if there is one."""
        return None


class StartSelection(Protocol):
    """Creates a selection phase before the first round."""

    def __call__(self, players: int, turn_order: tuple[int, ...]) -> SelectionPhase:
        """The selection for this number of players; the turn order is empty where there is none."""


@dataclass(frozen=True, slots=True)
class WayOfSelecting:
    """An entry in the table of selection methods.

    ``has_turn_order`` is true if the set-up draws a turn order (rules.md 3.1); ``fewest_players`` is the
    minimum number of players.
    """

    start: StartSelection
    has_turn_order: bool
    fewest_players: int = FEWEST_PLAYERS


def wrong_phase(phase: Phase, action: Action) -> OutOfTurn:
    """The error for an action that belongs to another phase."""
    return OutOfTurn(f"phase-is-{phase.replace('_', '-')}", action=action_name(action))


def require_card_in_hand(table: Tabletop, seat: int, card: int, rule: str) -> None:
    """Raise ``IllegalAction`` unless the seat has this card in hand."""
    if card not in table.hands[seat]:
        raise IllegalAction("card-not-in-hand", rule, card=card, hand=tuple(sorted(table.hands[seat])))
