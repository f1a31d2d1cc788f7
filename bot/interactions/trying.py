"""Trying a card in the placer: which card, where, and with which spots and other cards beside it.

Everything is read from the custom ids of the pressed message, because finding spots is expensive, and no
process has to remember anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.hints import find_for
from bot.people.presence import LastTrial
from bot.tables.errors import MovedOnError
from bot.views.controls import CustomId, controls_below
from bot.views.current_screen import find_spots, find_tile
from bot.views.decisions import TRY, cards_to_try
from bot.views.hand import with_private_note
from bot.views.menus import number_in
from bot.views.placer import SPOT, TURN, Trials, placer_screen
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.trial import Trial, kept_near, placement_of, tried_in
from engine.views import Phase


async def trying(context: Context) -> None:
    """A second gate: the card of the control is still to be placed, or can still be chosen.

    Raises:
        InputError: it is not the person's turn to choose yet.
        MovedOnError: it has been placed or taken, or a computer player has the seat.
    """
    viewer, number = context.viewer, number_in(context.arguments)
    if number in {card.number for card in cards_to_try(viewer)}:
        return
    if viewer.view.phase is Phase.TAKE and viewer.own.selected is None:
        raise InputError("not-your-turn")
    raise MovedOnError(viewer.table)


def card_of(context: Context) -> MapCard:
    """The card of the pressed control, after the gate ``trying``."""
    number = number_in(context.arguments)
    return next(card for card in cards_to_try(context.viewer) if card.number == number)


def placement_in(context: Context) -> Placement:
    """The placement of the card of the pressed control."""
    return placement_of(context.viewer.own.map, card_of(context), Trial.of(context.arguments))


async def show_placer(context: Context, trial: Trial | None, note: str = "") -> None:
    """Show the placer with the card of the pressed control there, or at its first spot; below a note, if any.

    The card stays there if the message changes for another reason.
    """
    viewer, card = context.viewer, card_of(context)
    spots = offered_spots(context, card) or await find_for(context, find_spots, card) or ()
    shown = trial or next(iter(spots), None)
    tile = await find_for(context, find_tile, shown)
    screen = placer_screen(viewer, card, shown, spots, _last_trials(context), tile)
    if shown is not None:
        # This comes after making the screen, which refuses a forged trial.
        map_ = viewer.own.map
        tried = LastTrial(viewer.moment, placement_of(map_, card, kept_near(map_, shown)))
        context.services.presence.note_trial(context.user_id, context.table.id, tried)
    screen = viewer.with_board(with_private_note(viewer, screen))
    await context.show(screen.with_note(note) if note else screen)


def offered_spots(context: Context, card: MapCard) -> Sequence[Trial]:
    """The spots of a card on the buttons of the pressed message; none if they are outdated."""
    return [trial for control, number, trial in _trials(context) if (control, number) == (SPOT, card.number)]


def _last_trials(context: Context) -> Trials:
    """The trials of all cards in the pressed message."""
    return {number: trial for control, number, trial in _trials(context) if control in (TRY, TURN)}


def _trials(context: Context) -> Iterator[tuple[str, int, Trial]]:
    """The controls of the pressed message that were made at this moment and have a trial of a card."""
    message = context.interaction.message
    ids = (CustomId.parse(part.custom_id or "") for part in (controls_below(message) if message else ()))
    for own in ids:
        if own is not None and own.moment == context.viewer.moment and own.control in (SPOT, TRY, TURN):
            trial = tried_in(own.arguments)
            if trial is not None:
                yield own.control, number_in(own.arguments), trial
