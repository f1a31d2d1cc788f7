"""Selection by draft with two players (rules.md 2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Action, Discard, Pick
from engine.errors import OutOfTurn
from engine.events import CardsDrawn, Event, HandsPassed, SeatChose
from engine.phases.phase import Phase
from engine.phases.tabletop import Tabletop, changed
from engine.selection.phases import SelectionPhase, Step, require_card_in_hand, wrong_phase

_NONE_YET: tuple[int | None, ...] = (None, None)


@dataclass(frozen=True, slots=True)
class DraftForTwo(SelectionPhase):
    """Both players pick, then both draw a card and discard one, then the hands are exchanged.

    ``discards`` is None until the discards begin; ``drawn`` has the cards that both have drawn.
    """

    round: int
    picks: tuple[int | None, ...]
    discards: tuple[int | None, ...] | None = None
    drawn: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        """``PICK``, then ``DISCARD``."""
        return Phase.PICK if self.discards is None else Phase.DISCARD

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that still have to pick or to discard."""
        chosen = self.picks if self.discards is None else self.discards
        return tuple([seat for seat, card in enumerate(chosen) if card is None])

    @property
    def selected(self) -> tuple[int | None, ...]:
        """The picks."""
        return self.picks

    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Clear the picks."""
        return Step(DraftForTwo(round_number, _NONE_YET), table)

    def apply(self, table: Tabletop, action: Action) -> Step:
        """Apply a pick or a discard, and the draw or exchange after the last of each."""
        if self.discards is None and isinstance(action, Pick):
            return self._pick(table, action)
        if self.discards is not None and isinstance(action, Discard):
            return self._discard(table, action, self.discards)
        if self.discards is None and isinstance(action, Discard) and self.picks[action.seat] is not None:
            raise OutOfTurn("discard-after-all-picked", "2.2")
        raise wrong_phase(self.phase, action)

    def _pick(self, table: Tabletop, action: Pick) -> Step:
        if self.picks[action.seat] is not None:
            raise OutOfTurn("already-picked", "2.2")
        require_card_in_hand(table, action.seat, action.card, "2.2")
        draft = DraftForTwo(self.round, changed(self.picks, action.seat, action.card))
        table = table.without_card(action.seat, action.card)
        events: tuple[Event, ...] = (SeatChose(action.seat),)
        # After the sixth pick of a deal the hands are empty: no draw, no discard (rules.md 2.2).
        if not draft.waiting_for and table.hands[action.seat]:
            table = table.draw_to_hands()
            drawn = tuple([hand[-1] for hand in table.hands])
            draft = DraftForTwo(self.round, draft.picks, _NONE_YET, drawn)
            events += (CardsDrawn(),)
        return Step(draft, table, events)

    def _discard(self, table: Tabletop, action: Discard, discards: tuple[int | None, ...]) -> Step:
        if discards[action.seat] is not None:
            raise OutOfTurn("already-discarded", "2.2")
        require_card_in_hand(table, action.seat, action.card, "2.2")
        draft = DraftForTwo(self.round, self.picks, changed(discards, action.seat, action.card), self.drawn)
        table = table.without_card(action.seat, action.card)
        events: tuple[Event, ...] = (SeatChose(action.seat),)
        if not draft.waiting_for:
            table = table.pass_hands(1)
            events += (HandsPassed(1),)
        return Step(draft, table, events)

    def may_take_back(self, seat: int) -> bool:
        """True for a pick until both have picked, and for a discard until both have discarded."""
        return bool(self.waiting_for) and self.acted(seat)

    def acted(self, seat: int) -> bool:
        """Whether the seat has picked, or discarded."""
        return (self.picks if self.discards is None else self.discards)[seat] is not None

    @property
    def passes_to(self) -> int:
        """0 in rounds 6 and 12, when no cards are left; otherwise 1."""
        return 0 if self.round % 6 == 0 else 1

    def sees_hand(self) -> bool:
        """False between the exchange and the end of the map phase."""
        return bool(self.waiting_for)

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hand that the viewer has passed on, without the card drawn into it since.

        The viewer has not seen the discard from it, so that card is still listed.
        """
        other = 1 - viewer
        if self.discards is None or self.waiting_for:
            # The other player's hand was passed on after the previous round.
            is_known = self.round % 6 != 1
            held = self._as_the_round_began(other, other, table, with_pick=True) if is_known else ()
            return ((), held) if viewer == 0 else (held, ())
        came_back = self.round % 6 not in (0, 1)
        back = self._as_the_round_began(other, viewer, table, with_pick=False) if came_back else ()
        passed = tuple(sorted(table.hands[other]))
        return (back, passed) if viewer == 0 else (passed, back)

    def _as_the_round_began(
        self, seat: int, holder: int, table: Tabletop, *, with_pick: bool
    ) -> tuple[int, ...]:
        """A seat's hand before it drew and discarded and, with ``with_pick``, before it picked; ascending."""
        hand = set(table.hands[holder])
        if self.discards is not None:
            hand.update(card for card in (self.discards[seat],) if card is not None)
            hand.discard(self.drawn[seat])
        pick = self.picks[seat]
        if with_pick and pick is not None:
            hand.add(pick)
        return tuple(sorted(hand))
