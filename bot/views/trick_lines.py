"""A trick as everybody sees it: its picture, and its lines in the round's message."""

from __future__ import annotations

from functools import partial

from bot.texts import text_key
from bot.views.screen import Drawing
from bot.views.trick import numbers_of_pair
from bot.views.viewer import Viewer
from engine.views import PlayedCard, TrickView, View
from render.trick_picture import draw_trick


def trick_drawing(viewer: Viewer) -> Drawing:
    """The trick of this round as everybody sees it."""
    return partial(draw_trick, viewer.view, viewer.plain_names, viewer.phrases)


def trick_lines(viewer: Viewer) -> list[str]:
    """What the trick waits for, a line for each seat in turn order, and the pairs of two players."""
    trick = viewer.view.trick
    if trick is None:
        return []
    return [
        _trick_phase_line(viewer, trick),
        *_contest_line(viewer, trick),
        *(_seat_line(viewer, trick, seat) for seat in trick.turn_order),
        *(_pair_line(viewer, trick, pair) for pair in trick.pairs),
    ]


def trick_key(viewer: Viewer, trick: TrickView) -> str:
    """A key that changes whenever the picture of the trick does."""
    played = [(card.seat, card.card.number, card.cube, card.taken_by) for card in trick.played]
    pairs = [(pair, [card.number for card in cards]) for pair, cards in sorted(trick.pairs.items())]
    return viewer.picture_key(trick.turn_order, played, pairs, trick.chosen)


def _trick_phase_line(viewer: Viewer, trick: TrickView) -> str:
    view = viewer.view
    key = f"round-{text_key(view.phase)}"
    if view.bids_in_secret:
        key = "round-bid-secret"
    names = viewer.names(view.waiting_for)
    return viewer.format(key, names=names, colour=trick.colour or "any")


def _contest_line(viewer: Viewer, trick: TrickView) -> list[str]:
    """Of two players, who has paid for the pair that the other one had chosen."""
    by = trick.contested_by
    if by is None:
        return []
    other = next(seat for seat in trick.turn_order if seat != by)
    return [viewer.format("round-contested", name=viewer.name(by), other=viewer.name(other))]


def _seat_line(viewer: Viewer, trick: TrickView, seat: int) -> str:
    played = next((card for card in trick.played if card.seat == seat), None)
    taken = next((card.card.number for card in trick.played if card.taken_by == seat), 0)
    return viewer.format(
        "trick-seat",
        state=_state_of_seat(viewer.view, played, seat),
        name=viewer.name(seat),
        card=played.card.number if played else 0,
        colour=(played.cube if played else None) or "none",
        total=played.total if played else 0,
        taken=taken,
    )


def _state_of_seat(view: View, played: PlayedCard | None, seat: int) -> str:
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
