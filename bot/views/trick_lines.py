"""A trick in words, for everybody: who has to act, who has played what, and who has taken what."""

from __future__ import annotations

from bot.texts import text_key
from bot.views.hand import PLAYERS_IN_SECRET
from bot.views.trick import AFTER_BIDDING, numbers_of_pair
from bot.views.viewer import Viewer
from engine.views import Phase, PlayedCard, TrickView, View

#: The phases of a trick.
TRICK_PHASES = AFTER_BIDDING | {Phase.BID}


def trick_lines(viewer: Viewer) -> list[str]:
    """What the trick waits for, then a line for each seat in turn order, then the pairs of two players."""
    trick = viewer.view.trick
    if trick is None:
        return []
    return [
        _phase_line(viewer, trick),
        *(_seat_line(viewer, trick, seat) for seat in trick.turn_order),
        *(_pair_line(viewer, trick, pair) for pair in trick.pairs),
    ]


def trick_key(trick: TrickView) -> str:
    """A key that changes whenever the picture of the trick does."""
    played = [(card.seat, card.card.number, card.cube, card.taken_by) for card in trick.played]
    return repr((trick.turn_order, played, sorted(trick.pairs), trick.chosen))


def _phase_line(viewer: Viewer, trick: TrickView) -> str:
    view = viewer.view
    key = f"round-{text_key(view.phase)}"
    if view.phase is Phase.BID and view.options.players == PLAYERS_IN_SECRET:
        key = "round-bid-secret"
    names = viewer.names(view.waiting_for)
    return viewer.format(key, names=names, colour=trick.colour or "any")


def _seat_line(viewer: Viewer, trick: TrickView, seat: int) -> str:
    played = next((card for card in trick.played if card.seat == seat), None)
    taken = next((card.card.number for card in trick.played if card.taken_by == seat), 0)
    return viewer.format(
        "trick-seat",
        state=_state(viewer.view, played, seat),
        name=viewer.name(seat),
        card=played.card.number if played else 0,
        colour=(played.cube if played else None) or "none",
        total=played.total if played else 0,
        taken=taken,
    )


def _state(view: View, played: PlayedCard | None, seat: int) -> str:
    """How the line of a seat begins: a variant of the text ``trick-seat``."""
    asked, acted = seat in view.waiting_for, view.seats[seat].acted
    if played is None:
        if asked:
            return "deciding"
        return "decided" if acted else "waiting"
    if asked:
        return "asked"
    return "has" if acted else "later"


def _pair_line(viewer: Viewer, trick: TrickView, pair: str) -> str:
    holder = next((seat for seat, chosen in enumerate(trick.chosen) if chosen == pair), None)
    return viewer.format(
        "trick-pair",
        pair=pair,
        numbers=numbers_of_pair(viewer.view, pair),
        held=holder is not None,
        name="" if holder is None else viewer.name(holder),
    )
