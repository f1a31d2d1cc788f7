"""Players that were tried and not kept; docs/opponents.md says what they reach."""

from __future__ import annotations

from collections.abc import Mapping

from engine.actions import Action, Pick, Place, Unplaceable
from engine.players import HardPlayer, NormalPlayer, Player
from engine.players.normal_player import best_of
from engine.players.outlook import Sampled
from engine.players.player import own_seat, selected_card
from engine.views import View


class LookingAhead(HardPlayer):
    """Looks ahead as ``hard`` does, at less or as much."""

    def __init__(self, examined: int, valued_ahead: int, sampled: Sampled) -> None:
        """With so many pairs of card and spot, placements of next cards in all, and next cards."""
        super().__init__()
        self.examined, self.valued_ahead, self.sampled = examined, valued_ahead, sampled


class GlancingAhead(LookingAhead):
    """Normal, but the best few spots are compared by what a few of the next cards make of them."""

    pick = NormalPlayer.pick
    discard = NormalPlayer.discard
    bid = NormalPlayer.bid
    pairs = NormalPlayer.pairs
    take = NormalPlayer.take
    take_pair = NormalPlayer.take_pair
    discard_of_pair = NormalPlayer.discard_of_pair
    map_phase = NormalPlayer.map_phase

    def place(self, view: View) -> Action:
        """The spot that promises most."""
        seat, _ = own_seat(view)
        card = selected_card(view)
        best = self.candidates(view, [card], self.examined)[0]
        return Unplaceable(seat, card.number) if best.placement is None else Place(seat, best.placement)


class PickingAhead(LookingAhead):
    """Normal, but the best few cards of a draft are compared by what some of the next cards make of them."""

    discard = NormalPlayer.discard
    bid = NormalPlayer.bid
    pairs = NormalPlayer.pairs
    map_phase = NormalPlayer.map_phase
    place = NormalPlayer.place

    def pick(self, view: View) -> Action:
        """The card that promises most, whatever it leaves to others."""
        return Pick(own_seat(view)[0], best_of(self.by_card(view, view.hand)))


class Denying(NormalPlayer):
    """Normal, but it discards what the other player wants most."""

    discard = HardPlayer.discard


class BiddingAhead(NormalPlayer):
    """Normal, but it plays its cards in tricks as ``hard`` does."""

    valued_for_bid = HardPlayer.valued_for_bid
    against_one_in_tricks = HardPlayer.against_one_in_tricks
    as_loss = HardPlayer.as_loss
    bid = HardPlayer.bid
    pairs = HardPlayer.pairs


class Minding(HardPlayer):
    """Hard, but in tricks for two it counts what the other player loses more, or less."""

    def __init__(self, share: int) -> None:
        """With the share of the other's loss that counts, in percent."""
        super().__init__()
        self.against_one_in_tricks = share


TRIED: Mapping[str, Player] = {
    "ahead": GlancingAhead(3, 800, Sampled(4, 2)),
    "farther": GlancingAhead(4, 3_000, Sampled(7, 4)),
    "placing": GlancingAhead(8, 36_000, Sampled()),
    "picking": PickingAhead(4, 3_000, Sampled(6, 3)),
    "picking_farther": PickingAhead(8, 36_000, Sampled()),
    "wider": LookingAhead(12, 64_000, Sampled(22, 11)),
    "denying": Denying(),
    "bidding": BiddingAhead(),
    "harsher": Minding(100),
    "milder": Minding(20),
}
