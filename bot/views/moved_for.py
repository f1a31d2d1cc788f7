"""That a computer player has moved for somebody whose time was up, and what it has done."""

from __future__ import annotations

from bot.texts import text_key
from bot.views.moves import values_of
from bot.views.viewer import Viewer
from engine.actions import Accept, Action, Bid, Contest, Discard, Pick, Take, TakePair, action_name
from engine.views import Phase

#: The decisions of each phase in which cards are selected.
DECISIONS: dict[str, tuple[type[Action], ...]] = {
    Phase.PICK: (Pick,),
    Phase.DISCARD: (Discard,),
    Phase.BID: (Bid,),
    Phase.TAKE: (Take,),
    Phase.TAKE_PAIR: (TakePair,),
    Phase.ANSWER: (Accept, Contest),
    Phase.DISCARD_OF_PAIR: (Discard,),
}


def moved_for(viewer: Viewer, decided: Action | None) -> str:
    """The sentence that a computer has moved, and what it has decided where that is one thing."""
    did = "other" if decided is None else text_key(action_name(decided))
    values: dict[str, object] = {"card": 0} if decided is None else {"card": 0, **values_of(decided)}
    return viewer.format("closed-by-computer", did=did, card=values["card"])


def moved_for_lines(viewer: Viewer) -> list[str]:
    """That sentence for a viewer who waits for the others of the phase; none for one who moved themselves.

    Whatever a person does makes their missed deadlines count for nothing. The last card of a hand is played
    without anybody's time being up.
    """
    view = viewer.view
    missed = viewer.table.seats[viewer.own_seat].missed
    if not missed or viewer.is_asked or not (viewer.own.acted or viewer.own.done):
        return []
    if view.phase is Phase.BID and not view.hand:
        return []
    return [moved_for(viewer, viewer.decision_in(view.round, *DECISIONS.get(view.phase, ())))]
