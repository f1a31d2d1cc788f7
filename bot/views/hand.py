"""A player's hand: the cards, with a button for each while one must be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.escaping import escaped
from bot.views.controls import MOST_ROWS, Choice, Row, rows_of
from bot.views.decisions import NO_HINTS, Hints
from bot.views.map_screens import private_heading
from bot.views.menus import (
    NO_CUBE,
    choice_drawing,
    cube_menus,
    decision_buttons,
    hand_offer,
    open_offers,
)
from bot.views.moves import moved_for_lines
from bot.views.screen import Drawing, Screen
from bot.views.seats import away_screen
from bot.views.viewer import Viewer
from engine.actions import Bid, Discard
from engine.options import Selection
from engine.parts.cards import MapCard
from engine.parts.tricks import DECK
from engine.views import Phase, View
from render.elements.table_info import way_of_hands

#: The phases in which a card from the hand is chosen.
CHOOSING = frozenset({Phase.PICK, Phase.DISCARD, Phase.BID})

#: With two players hands are swapped in the draft (rules.md 2.2).
SEATS_THAT_SWAP = 2


def hand_screen(viewer: Viewer, hints: Hints = NO_HINTS, cube: str | None = None) -> Screen:
    """The viewer's hand above their map, with buttons while the game asks for a card.

    ``cube`` is the chosen value of the menu of cubes to add.
    """
    view = viewer.view
    cards = hints.best_first(view.hand)
    if viewer.is_away:
        screen = away_screen(viewer)
        return replace(screen, drawing=hand_drawing(viewer, cards) if view.hand else None)
    told = moved_for_lines(viewer) if view.phase in CHOOSING else []
    lines = [private_heading(viewer), *_last_round(viewer), *told]
    lines += [_sentence(viewer, card_numbers(cards)), *_passing_lines(viewer)]
    if hints.cards:
        lines.append(viewer.format("hand-gains"))
    if hints.bids and cube is None:
        lines.append(viewer.format("hand-bids"))
    return Screen(
        text="\n".join(lines),
        drawing=hand_drawing(viewer, cards) if view.hand or view.phase in CHOOSING else None,
        rows=_rows(viewer, hints, cube),
    )


def _last_round(viewer: Viewer) -> list[str]:
    """Everyone's points after the round before, the viewer's first, above the first decision of a round."""
    view = viewer.view
    begins = view.phase in (Phase.PICK, Phase.BID) and viewer.is_asked and not viewer.own.acted
    if not begins or view.round == 1 or viewer.table.options.alone:
        return []
    seats = sorted(range(len(view.seats)), key=lambda seat: seat != viewer.seat)
    points = []
    for seat in seats:
        total = view.seats[seat].score.total
        points.append(
            viewer.format("hand-points", own=seat == viewer.seat, name=viewer.name(seat), points=total)
        )
    return [viewer.format("hand-last-round", round=view.round - 1, points=" · ".join(points))]


def with_private_note(viewer: Viewer, screen: Screen) -> Screen:
    """The screen with the viewer's own note below it, if they have written one."""
    user_id = viewer.table.seats[viewer.own_seat].user_id
    note = "" if user_id is None else viewer.table.note_of(user_id)
    line = viewer.format("private-note", text=escaped(note)) if note else ""
    return replace(screen, text=f"{screen.text}\n{line}") if line else screen


def _sentence(viewer: Viewer, numbers: str) -> str:
    view, own = viewer.view, viewer.own
    if view.phase is Phase.BID:
        return _sentence_in_trick(viewer, numbers)
    picked = own.selected.number if own.selected else 0
    if view.phase is Phase.DISCARD and own.acted:
        gone = viewer.decision_in(view.round, Discard)
        return viewer.format("hand-discard-made", card=gone.card if gone is not None else 0)
    if view.phase is Phase.DISCARD:
        drawn = view.drawn.number if view.drawn else 0
        return viewer.format("hand-discard", numbers=numbers, card=picked, drawn=drawn)
    if view.phase is Phase.PICK:
        key = "alone-pick" if viewer.table.options.alone else "hand-pick"
        values = {"numbers": numbers, "card": picked, "passes": passing(view)}
        return viewer.format(f"{key}-made" if own.acted else key, **values)
    if numbers:
        return viewer.format("hand-resting", numbers=numbers)
    return viewer.format("hand-passed" if own.hand_size else "hand-empty")


def passing(view: View) -> str:
    """The way of the hands in this round of a draft: a variant of the texts about picking."""
    if len(view.seats) == SEATS_THAT_SWAP:
        return "swapped"
    return "next" if view.passes_to > 0 else "previous"


def _sentence_in_trick(viewer: Viewer, numbers: str) -> str:
    view = viewer.view
    if viewer.own.acted:
        bid = viewer.decision_in(view.round, Bid)
        return viewer.format("hand-bid-made", card=bid.card if bid is not None else 0)
    if not viewer.is_asked:
        return viewer.format("hand-bid-waiting", numbers=numbers)
    trick = view.trick
    if trick is not None and view.bids_in_secret:
        pile = card_numbers(trick.pairs[DECK])
        return viewer.format("hand-bid-secret", numbers=numbers, pile=pile)
    colour = trick.colour if trick is not None else None
    return viewer.format("hand-bid", numbers=numbers, colour=colour or "any")


def _passing_lines(viewer: Viewer) -> list[str]:
    """A line with the direction if all hands pass after this round of tricks (rules.md 3.4); else empty."""
    view = viewer.view
    seats = way_of_hands(view)
    if view.options.selection is not Selection.TRICK or not seats:
        return []
    return [viewer.format("hand-passes-soon", names=" → ".join(viewer.name(seat) for seat in seats))]


def card_numbers(cards: Iterable[MapCard]) -> str:
    """The numbers of cards in one line."""
    return " · ".join(str(card.number) for card in cards)


def _rows(viewer: Viewer, hints: Hints, cube: str | None) -> tuple[Row, ...]:
    """The buttons of the decisions, and the menu of cubes; outside the hand only the next decision's."""
    buttons = decision_buttons(viewer, hints, cube)
    if viewer.view.phase not in CHOOSING:
        return rows_of(buttons[:1])
    rows, cubes = rows_of(buttons), viewer.view.cubes_to_add(viewer.own_seat)
    if not cubes:
        return rows
    without = Choice(viewer.format("cube-none"), NO_CUBE, chosen=cube == NO_CUBE)
    menus = cube_menus(viewer, "bid-cube", cubes, first=(without,), chosen=cube)
    return (*rows, *menus[: MOST_ROWS - len(rows) - 1])


def hand_drawing(viewer: Viewer, hand: Sequence[MapCard], hints: Hints = NO_HINTS) -> Drawing:
    """The viewer's hand with the cards just chosen and drawn marked, and the open cards of a trick.

    A player who waits for others to play sees their cards in the round's message, because the viewer's own is
    not edited for each.
    """
    view, own = viewer.view, viewer.own
    if view.phase is Phase.DISCARD and own.selected is not None:
        cards = (own.selected, *hand)
        return choice_drawing(viewer, hand_offer(viewer, cards, own.selected.number, view.drawn))
    chosen = _chosen(viewer)
    shown = hand if chosen is None else sorted((chosen, *hand), key=lambda card: card.number)
    mine = hand_offer(viewer, shown, None if chosen is None else chosen.number)
    sees_trick = viewer.is_asked or view.bids_in_secret
    return choice_drawing(viewer, *(open_offers(viewer, hints) if sees_trick else ()), mine)


def _chosen(viewer: Viewer) -> MapCard | None:
    """The card that the viewer has just picked, played or taken while others still choose theirs."""
    view, own = viewer.view, viewer.own
    if view.phase in (Phase.PICK, Phase.TAKE) and own.acted:
        return own.selected
    bid = viewer.decision_in(view.round, Bid) if view.phase is Phase.BID and own.acted else None
    return None if bid is None else viewer.table.options.deck.card(bid.card)
