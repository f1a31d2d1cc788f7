"""A trick: a player's screens and buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.errors import InputError
from bot.tables.computer_seats import is_deciding
from bot.texts import text_key
from bot.views.controls import Row, rows_of
from bot.views.decisions import CONTEST, NO_HINTS, Decision, Hints, cards_to_choose, numbers_of_pair
from bot.views.hand import hand_drawing, hand_screen, with_private_note
from bot.views.map_screens import map_drawing
from bot.views.menus import (
    cards_with_gains,
    choice_drawing,
    cube_menus,
    decision_buttons,
    hand_offer,
    open_offers,
    pair_with_gains,
    typed_square,
)
from bot.views.moves import moved_for_lines
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer
from engine.parts.cards import MapCard
from engine.parts.squares import PRICE, Position
from engine.parts.tricks import PAIRS
from engine.views import Phase, PlayedCard, TrickView, View
from render.pictures.trick_picture import draw_trick

#: The phases of a trick after the cards are played.
AFTER_BIDDING = frozenset({Phase.TAKE, Phase.TAKE_PAIR, Phase.ANSWER, Phase.DISCARD_OF_PAIR})

#: The phases of a trick.
TRICK_PHASES = AFTER_BIDDING | {Phase.BID}


def own_hand_screen(viewer: Viewer, hints: Hints = NO_HINTS) -> Screen:
    """The viewer's hand and, after the cards are played, the viewer's decision in the trick."""
    if viewer.view.phase not in AFTER_BIDDING or viewer.is_away:
        return with_private_note(viewer, hand_screen(viewer, hints))
    hand, asked = hand_screen(viewer), trick_screen(viewer, hints)
    # The last choice is between the cards of the pair; the round's message shows the other cards.
    shows_hand = viewer.view.hand and viewer.view.phase is not Phase.DISCARD_OF_PAIR
    text = asked.text.removeprefix(f"{viewer.heading}\n")
    drawing = hand_drawing(viewer, viewer.view.hand, hints) if shows_hand else asked.drawing
    return with_private_note(viewer, replace(asked, text=f"{hand.text}\n{text}", drawing=drawing))


def cards_at_stake(view: View) -> tuple[MapCard, ...]:
    """The cards that a seat chooses from in a trick: its pair, else the open cards not yet taken."""
    pairs = {} if view.trick is None else view.trick.pairs
    return cards_to_choose(view) or tuple(card for pair in pairs.values() for card in pair)


def trick_screen(viewer: Viewer, hints: Hints = NO_HINTS) -> Screen:
    """The viewer's decision, or what the viewer waits for, after the cards are played."""
    lines = [viewer.heading, *moved_for_lines(viewer), _sentence(viewer, hints)]
    if hints.cards:
        lines.append(viewer.format("hand-gains"))
    rows = rows_of(decision_buttons(viewer, hints))
    return Screen("\n".join(lines), drawing=_open_drawing(viewer, hints), rows=rows)


def contest_screen(viewer: Viewer, given: tuple[Position, ...] = ()) -> Screen:
    """Contesting step by step: the first cube, the second, the pair; ``given`` are the cubes so far.

    Raises:
        InputError: the viewer is not the one to answer, or has fewer than two cubes.
    """
    cubes = viewer.view.cubes_to_contest(viewer.own_seat)
    if not cubes:
        raise InputError("contest-too-few-cubes" if viewer.is_asked else "not-your-turn")
    arguments = tuple(map(typed_square, given))
    if len(given) == PRICE:
        _, chosen, without = _choice_to_answer(viewer)
        free = numbers_of_pair(viewer.view, without)
        sentence = viewer.format("contest-pair", cubes=given, free=free)
        pairs = [Decision(CONTEST, pair=pair).button(viewer, arguments) for pair in (chosen, without)]
        rows: tuple[Row, ...] = rows_of([*pairs, viewer.back_button()])
    else:
        step = "contest-second" if given else "contest-first"
        sentence = viewer.format(step, **({"position": given[0]} if given else {}))
        left = {position: colour for position, colour in cubes.items() if position not in given}
        rows = (*cube_menus(viewer, step, left, arguments), (viewer.back_button(),))
    return Screen(
        text=f"{viewer.heading}\n{sentence}",
        drawing=map_drawing(viewer, viewer.own_seat),
        rows=rows,
    )


def _pairs(view: View) -> Mapping[str, Sequence[MapCard]]:
    """The open pairs in a trick of two players; none in any other trick."""
    return {} if view.trick is None else view.trick.pairs


def _choice_to_answer(viewer: Viewer) -> tuple[int, str, str]:
    """The seat that chose a pair, that pair, and the one left for the viewer, who may contest."""
    trick = viewer.view.trick
    named = () if trick is None else enumerate(trick.chosen)
    before = (viewer.own_seat, PAIRS[0])  # no one has named a pair yet
    winner, chosen = next(((seat, pair) for seat, pair in named if pair is not None), before)
    return winner, chosen, next(other for other in PAIRS if other != chosen)


def _sentence(viewer: Viewer, hints: Hints) -> str:
    view, own = viewer.view, viewer.own
    phase = text_key(view.phase)
    if not viewer.is_asked:
        if view.phase is Phase.TAKE and own.selected is not None:
            return viewer.format("trick-taken", card=own.selected.number)
        if view.phase is Phase.DISCARD_OF_PAIR and own.selected is not None:
            gone = next(card.number for card in view.pair if card != own.selected)
            return viewer.format("trick-discard-of-pair-made", card=gone)
        return viewer.format(f"trick-{phase}-waiting")
    if view.phase is Phase.ANSWER:
        return _asked_to_answer(viewer, hints)
    numbers = cards_with_gains(viewer, hints.best_first(view.pair), hints)
    sentence = viewer.format(f"trick-{phase}", numbers=numbers)
    contested_by = None if view.trick is None else view.trick.contested_by
    if contested_by is None or contested_by == viewer.seat:
        return sentence
    return f"{viewer.format('trick-contested', name=viewer.name(contested_by))}\n{sentence}"


def _asked_to_answer(viewer: Viewer, hints: Hints) -> str:
    """The pair that is taken and the one that is left, with hints for the gain of each card."""
    view = viewer.view
    numbers = {pair: pair_with_gains(viewer, pair, hints) for pair in _pairs(view)}
    winner, pair, left = _choice_to_answer(viewer)
    key = "trick-answer" if view.cubes_to_contest(viewer.own_seat) else "trick-answer-without-cubes"
    return viewer.format(
        key, name=viewer.name(winner), pair=pair, taken=numbers.get(pair, ""), numbers=numbers.get(left, "")
    )


def _open_drawing(viewer: Viewer, hints: Hints) -> Drawing:
    """The cards that the viewer chooses from, above their map: the viewer's pair, or the open cards."""
    view = viewer.view
    if view.phase is Phase.DISCARD_OF_PAIR:
        kept = None if viewer.own.selected is None else viewer.own.selected.number
        return choice_drawing(viewer, hand_offer(viewer, hints.best_first(view.pair), kept))
    return choice_drawing(viewer, *open_offers(viewer, hints))


def trick_drawing(viewer: Viewer) -> Drawing:
    """The trick of this round, for everyone."""
    return partial(draw_trick, viewer.view, viewer.plain_names, viewer.phrases, theme=viewer.theme)


def trick_lines(viewer: Viewer) -> list[str]:
    """What the trick waits for, a line for each seat in turn order, and the pairs of two players."""
    trick = viewer.view.trick
    if trick is None:
        return []
    return [
        trick_phase_line(viewer, trick),
        *_contest_line(viewer, trick),
        *(trick_seat_line(viewer, trick, seat) for seat in trick.turn_order),
        *(_pair_line(viewer, trick, pair) for pair in trick.pairs),
    ]


def trick_key(viewer: Viewer, trick: TrickView) -> str:
    """A key that changes whenever the picture of the trick does."""
    played = [(card.seat, card.card.number, card.cube, card.taken_by) for card in trick.played]
    pairs = [(pair, [card.number for card in cards]) for pair, cards in sorted(trick.pairs.items())]
    return viewer.picture_key(trick.turn_order, played, pairs, trick.chosen)


def trick_phase_line(viewer: Viewer, trick: TrickView) -> str:
    """What a trick waits for."""
    view = viewer.view
    key = f"round-{text_key(view.phase)}"
    if view.bids_in_secret:
        key = "round-bid-secret"
    names = viewer.names(view.waiting_for)
    return viewer.format(key, names=names, colour=trick.colour or "any")


def _contest_line(viewer: Viewer, trick: TrickView) -> list[str]:
    """In a trick of two players, who has paid for the pair that the other one had chosen."""
    by = trick.contested_by
    if by is None:
        return []
    other = next(seat for seat in trick.turn_order if seat != by)
    return [viewer.format("round-contested", name=viewer.name(by), other=viewer.name(other))]


def trick_seat_line(viewer: Viewer, trick: TrickView, seat: int) -> str:
    """A seat's part in a trick."""
    played = next((card for card in trick.played if card.seat == seat), None)
    taken = next((card.card.number for card in trick.played if card.taken_by == seat), 0)
    return viewer.format(
        "trick-seat",
        state=_state_of_seat(viewer, played, seat),
        name=viewer.name(seat),
        card=played.card.number if played else 0,
        colour=(played.cube if played else None) or "none",
        total=played.total if played else 0,
        taken=taken,
    )


def _state_of_seat(viewer: Viewer, played: PlayedCard | None, seat: int) -> str:
    """The beginning of a seat's line: a variant of the text ``trick-seat``."""
    view = viewer.view
    asked = seat in view.waiting_for and is_deciding(viewer.table, seat)
    acted = view.seats[seat].acted
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
