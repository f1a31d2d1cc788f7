"""Selection by trick with two players (rules.md 3.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import Accept, Action, Bid, Contest, Discard, TakePair
from engine.errors import IllegalAction, OutOfTurn
from engine.events import Event, PairAccepted, PairContested, PairNamed, PairTurnedUp, SeatChose
from engine.parts.tricks import DECK, HANDS
from engine.phases.phase import Phase
from engine.phases.tabletop import Tabletop, changed
from engine.selection.hands_of_tricks import direction_of_tricks, hands_after_passing, pass_hands_of_tricks
from engine.selection.phases import SelectionPhase, Step, require_card_in_hand, wrong_phase
from engine.selection.trick_view import PlayedCard, TrickView

_NONE_YET: tuple[int | None, ...] = (None, None)


@dataclass(frozen=True, slots=True)
class TrickForTwo(SelectionPhase):
    """Both players secretly play a card; the winner names a pair, the loser answers, both keep one card.

    ``deck`` is the pair from the pile, ``named`` the pair that the winner has named. ``pairs`` has the pair
    of each seat once the loser has answered.
    """

    round: int
    turn_order: tuple[int, ...]
    deck: tuple[int, ...] = ()
    bids: tuple[int | None, ...] = _NONE_YET
    named: str | None = None
    pairs: tuple[str, ...] = ()
    discards: tuple[int | None, ...] = _NONE_YET

    @property
    def phase(self) -> Phase:
        """``BID``, ``TAKE_PAIR``, ``ANSWER``, then ``DISCARD_OF_PAIR``."""
        if None in self.bids:
            return Phase.BID
        if self.named is None:
            return Phase.TAKE_PAIR
        return Phase.DISCARD_OF_PAIR if self.pairs else Phase.ANSWER

    @property
    def _hands(self) -> tuple[int, ...]:
        return tuple(card for card in self.bids if card is not None)

    @property
    def winner(self) -> int:
        """The seat that has played the higher card; both must have played."""
        return self.bids.index(max(self._hands))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not played, the winner, the loser, or the seats that have not discarded."""
        match self.phase:
            case Phase.BID:
                return tuple(seat for seat in (0, 1) if self.bids[seat] is None)
            case Phase.TAKE_PAIR:
                return (self.winner,)
            case Phase.ANSWER:
                return (1 - self.winner,)
            case _:
                return tuple(seat for seat in (0, 1) if self.discards[seat] is None)

    @property
    def selected(self) -> tuple[int | None, ...]:
        """The card that each seat has kept from its pair."""
        return tuple(
            None if discard is None else next(card for card in self.pair_of(seat) if card != discard)
            for seat, discard in enumerate(self.discards)
        )

    def begin_round(self, table: Tabletop, round_number: int) -> Step:
        """Turn up two cards from the pile."""
        deck, table = table.draw(2)
        return Step(TrickForTwo(round_number, self.turn_order, deck), table, (PairTurnedUp(DECK, deck),))

    def end_round(self, table: Tabletop) -> Step:
        """Pass the hands after rounds 3 and 9 (rules.md 3.4)."""
        return pass_hands_of_tricks(self, table)

    def apply(self, table: Tabletop, action: Action) -> Step:
        """Apply one of the four decisions of this trick."""
        match self.phase, action:
            case Phase.BID, Bid():
                return self._bid(table, action)
            case Phase.TAKE_PAIR, TakePair():
                self._check_turn(action)
                named = replace(self, named=action.pair)
                return Step(named, table, (PairNamed(action.seat, action.pair),))
            case Phase.ANSWER, Accept():
                self._check_turn(action)
                return Step(self._with_pair_of_loser(None), table, (PairAccepted(action.seat),))
            case Phase.ANSWER, Contest():
                self._check_turn(action)
                return self._contest(table, action)
            case Phase.DISCARD_OF_PAIR, Discard():
                return self._discard(table, action)
            case _:
                raise wrong_phase(self.phase, action)

    def _check_turn(self, action: Action) -> None:
        if action.seat not in self.waiting_for:
            raise OutOfTurn("not-your-turn", "3.3", seat=self.waiting_for[0])

    def _bid(self, table: Tabletop, action: Bid) -> Step:
        if self.bids[action.seat] is not None:
            raise OutOfTurn("already-played", "3.3")
        if action.cube is not None:
            raise IllegalAction("no-cube-in-trick-for-two", "3.3")
        require_card_in_hand(table, action.seat, action.card, "3.3")
        trick = replace(self, bids=changed(self.bids, action.seat, action.card))
        events: tuple[Event, ...] = (SeatChose(action.seat),)
        if None not in trick.bids:
            events += (PairTurnedUp(HANDS, trick._hands),)
        return Step(trick, table.without_card(action.seat, action.card), events)

    def _with_pair_of_loser(self, pair: str | None) -> TrickForTwo:
        """The trick with the loser's pair; None for the pair that the winner has not named."""
        of_loser = pair or (DECK if self.named == HANDS else HANDS)
        of_winner = DECK if of_loser == HANDS else HANDS
        pairs = (of_winner, of_loser)
        return replace(self, pairs=pairs if self.winner == 0 else pairs[::-1])

    def _contest(self, table: Tabletop, action: Contest) -> Step:
        for cube in action.cubes:
            if cube not in table.maps[action.seat].cubes:
                raise IllegalAction("no-cube-there", "3.3", squares=(cube,))
        return Step(
            self._with_pair_of_loser(action.pair),
            table.without_cubes(action.seat, action.cubes),
            (PairContested(action.seat, action.pair, action.cubes),),
        )

    def _discard(self, table: Tabletop, action: Discard) -> Step:
        if self.discards[action.seat] is not None:
            raise OutOfTurn("already-discarded", "3.3")
        if action.card not in self.pair_of(action.seat):
            raise IllegalAction("card-not-in-pair", "3.3", card=action.card)
        trick = replace(self, discards=changed(self.discards, action.seat, action.card))
        return Step(trick, table, (SeatChose(action.seat),))

    def may_take_back(self, seat: int) -> bool:
        """True for a card until both have played, and for a discard until both have discarded."""
        secret = self.phase in (Phase.BID, Phase.DISCARD_OF_PAIR)
        return secret and bool(self.waiting_for) and self.acted(seat)

    def acted(self, seat: int) -> bool:
        """Whether the seat has decided in the current phase, if both must decide."""
        match self.phase:
            case Phase.BID:
                return self.bids[seat] is not None
            case Phase.DISCARD_OF_PAIR:
                return self.discards[seat] is not None
            case _:
                return False

    def pair_of(self, seat: int) -> tuple[int, ...]:
        """The pair of a seat once the loser has answered."""
        if not self.pairs:
            return ()
        return self.deck if self.pairs[seat] == DECK else self._hands

    @property
    def passes_to(self) -> int:
        """+1 in round 3, -1 in round 9, otherwise 0 (rules.md 3.4)."""
        return direction_of_tricks(self.round)

    def remembered_by(self, viewer: int, table: Tabletop) -> tuple[tuple[int, ...], ...]:
        """The hand that the viewer has passed on, without the cards revealed since."""
        secret = self.bids if None in self.bids else _NONE_YET
        return hands_after_passing(viewer, table, self.round, secret)

    def sees_hand(self) -> bool:
        """Always true."""
        return True

    def trick(self, table: Tabletop) -> TrickView:
        """The pair from the pile and, once both have played, the pair from the hands."""
        both = None not in self.bids
        chosen: tuple[str | None, ...] = self.pairs or (None, None)
        if self.named and not self.pairs:
            chosen = changed(chosen, self.winner, self.named)
        return TrickView(
            turn_order=self.turn_order,
            played=tuple(
                PlayedCard(seat=seat, card=table.card(card), cube=None, total=card)
                for seat, card in enumerate(self._hands)
            )
            if both
            else (),
            colour=None,
            pairs={DECK: table.cards(self.deck)} | ({HANDS: table.cards(self._hands)} if both else {}),
            chosen=chosen,
            contested_by=1 - self.winner if self.pairs and self.pairs[self.winner] != self.named else None,
        )
