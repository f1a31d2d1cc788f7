"""A player's hand and their part in a trick: the cards, with a button for each decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.errors import InputError
from bot.tables.computer_seats import is_deciding
from bot.texts import text_key
from bot.views.decisions import CONTEST, NO_HINTS, Decision, Hints, Opener, numbers_of_pair, opener_of
from bot.views.map_screens import map_drawing, private_heading
from bot.views.menus import (
    NO_CUBE,
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
from bot.views.screen import MOST_ROWS, Choice, Drawing, Row, Screen, rows_of
from bot.views.viewer import Viewer
from bot.views.votes import away_screen
from engine.actions import Bid, Discard
from engine.options import Selection
from engine.parts.cards import MapCard
from engine.parts.squares import PRICE, Position
from engine.parts.tricks import DECK, PAIRS
from engine.views import Phase, PlayedCard, TrickView, View
from render.elements.table_info import way_of_hands
from render.pictures.trick_picture import draw_trick

#: With two players hands are swapped in the draft (rules.md 2.2).
SEATS_THAT_SWAP = 2


def hand_screen(viewer: Viewer, hints: Hints = NO_HINTS, cube: str | None = None) -> Screen:
    """The viewer's hand above their map, with buttons while the game asks for a card.

    ``cube`` is the chosen value of the menu of cubes to add.
    """
    view = viewer.view
    chooses = opener_of(view) is Opener.HAND
    cards = hints.best_first(view.hand)
    if viewer.is_away:
        screen = away_screen(viewer)
        return replace(screen, drawing=hand_drawing(viewer, cards) if view.hand else None)
    told = moved_for_lines(viewer) if chooses else []
    lines = [private_heading(viewer), *_last_round(viewer), *told]
    lines += [_sentence(viewer, card_numbers(cards)), *passing_lines(viewer)]
    if viewer.is_early and cube is None:
        lines += hint_lines(viewer, hints)
    return Screen(
        text="\n".join(lines),
        drawing=hand_drawing(viewer, cards) if view.hand or chooses else None,
        rows=_rows(viewer, hints, cube),
    )


def hint_lines(viewer: Viewer, hints: Hints) -> list[str]:
    """What the numbers of hints on cards mean."""
    is_bid = viewer.view.phase is Phase.BID
    key, found = ("hand-bids", hints.bids) if is_bid else ("hand-gains", hints.cards)
    return [viewer.format(key)] if found else []


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


def _sentence(viewer: Viewer, numbers: str) -> str:
    view, own = viewer.view, viewer.own
    if view.phase is Phase.BID:
        return _sentence_in_trick(viewer, numbers)
    picked = own.selected.number if own.selected else 0
    if view.phase is Phase.DISCARD:
        gone = viewer.decision_in(view.round, Discard)
        if gone is not None:
            return viewer.format("hand-discard-made", card=gone.card)
        drawn = view.drawn.number if view.drawn else 0
        return viewer.format("hand-discard", numbers=numbers, card=picked, drawn=drawn)
    if view.phase is Phase.PICK:
        key = "alone-pick" if viewer.table.options.alone else "hand-pick"
        return viewer.format(f"{key}-made" if own.acted else key, numbers=numbers, card=picked)
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
    bid = viewer.decision_in(view.round, Bid)
    if bid is not None:
        return viewer.format("hand-bid-made", card=bid.card)
    if not viewer.is_asked:
        return viewer.format("hand-bid-waiting", numbers=numbers)
    played = [] if view.bids_in_secret else [viewer.format("hand-bid")]
    sentence = " ".join([*played, totals_sentence(viewer)])
    return f"{sentence}\n{viewer.format('hand-pick', numbers=numbers)}"


def totals_sentence(viewer: Viewer) -> str:
    """What the cards that are played to a trick decide."""
    trick = viewer.view.trick
    if trick is not None and viewer.view.bids_in_secret:
        return viewer.format("hand-bid-secret", pile=card_numbers(trick.pairs[DECK]))
    colour = trick.colour if trick is not None else None
    return viewer.format("trick-totals", colour=colour or "any")


def passing_lines(viewer: Viewer) -> list[str]:
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
    if opener_of(viewer.view) is not Opener.HAND:
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
    bid = viewer.decision_in(view.round, Bid) if view.phase is Phase.BID else None
    return None if bid is None else viewer.table.options.deck.card(bid.card)


def own_hand_screen(viewer: Viewer, hints: Hints = NO_HINTS) -> Screen:
    """The viewer's hand and, after the cards are played, the viewer's decision in the trick."""
    if opener_of(viewer.view) is not Opener.TRICK or viewer.is_away:
        return viewer.with_private_note(hand_screen(viewer, hints))
    hand, asked = hand_screen(viewer), trick_screen(viewer, hints)
    # The last choice is between the cards of the pair; the round's message shows the other cards.
    shows_hand = viewer.view.hand and viewer.view.phase is not Phase.DISCARD_OF_PAIR
    text = asked.text.removeprefix(f"{viewer.heading}\n")
    drawing = hand_drawing(viewer, viewer.view.hand, hints) if shows_hand else asked.drawing
    return viewer.with_private_note(replace(asked, text=f"{hand.text}\n{text}", drawing=drawing))


def cards_at_stake(view: View) -> tuple[MapCard, ...]:
    """The cards that a seat chooses from in a trick: its pair, else the open cards not yet taken."""
    return view.cards_to_choose or tuple(card for pair in view.open_pairs.values() for card in pair)


def is_sure(viewer: Viewer, card: MapCard) -> bool:
    """Whether the viewer has a card for their map or gets it by choosing it, so that it can promise points.

    Another player may take a card that is played to a trick.
    """
    if not viewer.is_asked or viewer.view.phase is Phase.BID:
        return card == viewer.own.selected
    return card in (viewer.own.selected, *cards_at_stake(viewer.view))


def trick_screen(viewer: Viewer, hints: Hints = NO_HINTS) -> Screen:
    """The viewer's decision, or what the viewer waits for, after the cards are played."""
    lines = [viewer.heading, *moved_for_lines(viewer), trick_sentence(viewer, hints)]
    if viewer.is_early:
        lines += hint_lines(viewer, hints)
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


def _choice_to_answer(viewer: Viewer) -> tuple[int, str, str]:
    """The seat that chose a pair, that pair, and the one left for the viewer, who may contest."""
    trick = viewer.view.trick
    named = () if trick is None else enumerate(trick.chosen)
    before = (viewer.own_seat, PAIRS[0])  # no one has named a pair yet
    winner, chosen = next(((seat, pair) for seat, pair in named if pair is not None), before)
    return winner, chosen, next(other for other in PAIRS if other != chosen)


def trick_sentence(viewer: Viewer, hints: Hints) -> str:
    """What the viewer is asked in a trick, or what the viewer waits for."""
    view, own = viewer.view, viewer.own
    phase = text_key(view.phase)
    if not viewer.is_asked:
        if view.phase is Phase.TAKE and own.selected is not None:
            return viewer.format("trick-taken", card=own.selected.number)
        if view.phase is Phase.DISCARD_OF_PAIR and own.selected is not None:
            return viewer.format("trick-discard-of-pair-made", card=own.selected.number)
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
    numbers = {pair: pair_with_gains(viewer, pair, hints) for pair in view.open_pairs}
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
