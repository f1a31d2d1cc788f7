"""A player's decisions: choosing a card, tricks, tiles, the placer, going back, nudging.

What a person tries in the placer is read from the custom ids of the pressed message, because finding spots is
expensive, and no process has to remember anything.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from functools import partial

from bot.components.registry import component
from bot.errors import InputError, sentence
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import carry_out, show_outcome, take_step_back, undo_menu
from bot.interactions.gates import playing, posting_to_channel, seated
from bot.interactions.opening import must_reach_voters, vote_answer
from bot.interactions.showing import find_for, hints_of, screen_with_hints
from bot.people.preferences import Reminders
from bot.people.presence import LastTrial
from bot.tables import Stage, TableError, game_moves, timing, votes
from bot.tables.checks import MovedOnError
from bot.views.current_screen import NUDGE, find_spots, find_tile, find_tile_gains, with_the_others
from bot.views.decisions import (
    KINDS,
    NO_HINTS,
    SET_ASIDE,
    TAKE_BACK,
    TRY,
    Decision,
    DecisionKind,
    Given,
    Need,
    cards_to_try,
)
from bot.views.hand import contest_screen, hand_screen
from bot.views.menus import NO_CUBE, number_in, square_of
from bot.views.moves import TYPED, taken_back, typed_spot_modal, typed_trial
from bot.views.placer import CHANGES, NO_SPOTS, SPOT, SURE, TYPE, Spots, TrialChange, placer_screen, spots_in
from bot.views.screen import Screen
from bot.views.tiles import tile_of, tile_screen
from bot.views.viewer import Viewer
from bot.views.votes import OWN_STEP, chosen_point
from engine.errors import GameError
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.tricks import PAIRS
from engine.trial import Trial, kept_near, placement_of, tried_in


async def trying(context: Context) -> None:
    """A second gate: the card of the control is still to be placed, or can still be chosen.

    Raises:
        InputError: it is not the person's turn to choose yet.
        MovedOnError: it has been placed or taken, or a computer player has the seat.
    """
    viewer, number = context.viewer, number_in(context.arguments)
    if number in {card.number for card in cards_to_try(viewer)}:
        return
    if viewer.view.cards_to_choose and not viewer.is_asked and viewer.own.selected is None:
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
    spots = offered_spots(context, card) or await find_for(context, find_spots, card) or NO_SPOTS
    shown = trial or next(iter(spots), None)
    tile = await find_for(context, find_tile, shown)
    screen = placer_screen(viewer, card, shown, spots, tile)
    if shown is not None:
        # This comes after making the screen, which refuses a forged trial.
        map_ = viewer.own.map
        tried = LastTrial(viewer.moment, placement_of(map_, card, kept_near(map_, shown)))
        context.services.presence.note_trial(context.user_id, context.table.id, tried)
    screen = viewer.with_board(viewer.with_private_note(screen))
    await context.show(screen.with_note(note) if note else screen)


def offered_spots(context: Context, card: MapCard) -> Spots:
    """The spots of a card on the buttons of the pressed message; none if they are outdated."""
    moment = context.viewer.moment
    offered = (own.arguments for own in context.controls if (own.control, own.moment) == (SPOT, moment))
    return spots_in(found for found in offered if number_in(found) == card.number)


async def press_decision(kind: DecisionKind, context: Context) -> None:
    """Carry out the decision of the pressed control."""
    await carry_out(context, *_read(kind, context))


def _read(kind: DecisionKind, context: Context) -> tuple[Decision, Given]:
    """The decision of the pressed control, and what its person has added."""
    arguments = context.arguments
    match kind.needs:
        case Need.SPOT | Need.TRIED:
            return Decision(kind, number_in(arguments)), Given(placement_in(context))
        case Need.CUBE:
            card, cube = arguments
            return Decision(kind, int(card)), Given(cubes=() if cube == NO_CUBE else (square_of(cube),))
        case Need.CUBES:
            *cubes, pair = arguments
            return Decision(kind, pair=pair), Given(cubes=tuple(map(square_of, cubes)))
        case Need.TILE:
            return Decision(kind), Given(_tried(context.viewer, arguments[1:]), tile=tile_of(context.chosen))
    about = [argument for argument in arguments if argument != SURE]
    if about and about[0] in PAIRS:
        return Decision(kind, pair=about[0]), Given()
    return Decision(kind, number_in(about) if about else None), Given()


for _kind in KINDS.values():
    if _kind is not TAKE_BACK:
        _tries = _kind.needs in (Need.SPOT, Need.TRIED) or _kind is SET_ASIDE
        component(_kind.name, playing, *((trying,) if _tries else ()))(partial(press_decision, _kind))


@component(TAKE_BACK.name, playing)
async def take_back(context: Context) -> None:
    """Take back the last step."""
    await take_step_back(context, context.pressed.moment.step, _tried(context.viewer, context.arguments))


def _tried(viewer: Viewer, arguments: tuple[str, ...]) -> Placement | None:
    """The placement of the viewer's card in the arguments of a control, if they were trying it."""
    trial, card = tried_in(arguments), viewer.own.selected
    return None if trial is None or card is None else placement_of(viewer.own.map, card, trial)


@component(NUDGE, seated)
async def nudge(context: Context) -> None:
    """Nudge the players whom the game waits for; if it is too early, a note above the screen says so."""
    try:
        table = (await context.do(timing.nudge)).table
    except TableError as error:
        table = context.table
        if table.stage is not Stage.RUNNING:
            raise
        note = sentence(context.texts, error)
    else:
        note = await _nudged(context.viewer_of(table), context)
    await context.show((await screen_with_hints(context, table)).with_note(note))


async def _nudged(viewer: Viewer, context: Context) -> str:
    """The players reminded by the last nudge, and those whose settings exclude reminders."""
    table = viewer.table
    people = {seat: table.seats[seat].user_id or 0 for seat in timing.nudged_last(table)}
    _, readers = await context.services.readers.of_table(
        table.guild_id, people.values(), table.options.locale
    )
    off = [seat for seat in people if readers[people[seat]].preferences.reminders is Reminders.OFF]
    told = [seat for seat in people if seat not in off]
    lines = (("nudged", told), ("nudged-nobody", off))
    return "\n".join(viewer.format(key, names=viewer.names(seats)) for key, seats in lines if seats)


@component("undo", seated, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def choose_how_far(context: Context) -> None:
    """Offer the moves that everyone can agree to go back to."""
    table = context.table
    if table.game is None or not table.stage.is_open:
        raise MovedOnError(table)
    await context.show(await undo_menu(context, game_moves.undo_points(table)))


@component("undo-to", playing)
async def undo_to(context: Context) -> None:
    """Take back the person's own step, or ask the others."""
    if context.chosen == OWN_STEP:
        outcome = await context.do(game_moves.take_back, context.pressed.moment.step)
        said = taken_back(context.texts, outcome.action)
        if context.table.options.alone:  # no other message shows the game
            await show_outcome(context, outcome, said)
        else:
            await context.show(Screen(said))
        return
    keep, move = chosen_point(context.chosen)
    if len(context.table.people) > 1:
        await must_reach_voters(context)
        await posting_to_channel(context)
    change = await context.do(votes.propose_undo, keep, move)
    await context.show(vote_answer(context, change.table, "undo-asked", "undo-done"))


@component("terraform", playing)
async def terraform(context: Context) -> None:
    """Show the tiles that can be laid, with hints; a card that was being tried stays where it was."""
    viewer = context.viewer
    if viewer.own.terraformed:
        raise MovedOnError(context.table)
    hints = await find_for(context, find_tile_gains) or NO_HINTS
    await context.show(tile_screen(viewer, tried_in(context.arguments), hints))


@component("bid-cube", playing)
async def choose_cube_to_add(context: Context) -> None:
    """Show the hand with the chosen cube on every card."""
    hints = await hints_of(context, context.viewer)
    screen = hand_screen(context.viewer, hints, context.chosen)
    await context.show(with_the_others(context.viewer, context.viewer.with_private_note(screen)))


@component("contest", playing)
async def contest(context: Context) -> None:
    """Ask for the cubes for contesting a pair."""
    await context.show(contest_screen(context.viewer))


@component("contest-first", playing)
@component("contest-second", playing)
async def choose_cube(context: Context) -> None:
    """Choose the first or second cube; the arguments are the cubes chosen so far, then the menu's number."""
    given = (*map(square_of, context.arguments[:-1]), square_of(context.chosen))
    await context.show(contest_screen(context.viewer, given))


@component(TRY, playing, trying)
async def try_card(context: Context) -> None:
    """Show a card that can be chosen in the placer: where it was last tried, or at its first spot."""
    await show_placer(context, tried_in(context.arguments))


async def try_elsewhere(change: TrialChange, context: Context) -> None:
    """Show the placer with the card moved; the game does not change."""
    card, trial = card_of(context), Trial.of(context.arguments)
    await show_placer(context, change(context.viewer.own.map, card, trial))


for _control, _change in CHANGES.items():
    component(_control, playing, trying)(partial(try_elsewhere, _change))


@component(TYPE, playing, trying, acknowledgement=Acknowledgement.MODAL)
async def ask_for_spot(context: Context) -> None:
    """Open the modal, filled with the present spot of the card."""
    await context.open_modal(typed_spot_modal(context.texts, context.pressed))


@component(TYPED, playing, trying)
async def try_typed_spot(context: Context) -> None:
    """Show the placer with the card at the typed spot, or where it was, with an error message.

    In direct messages each separate refusal would be a message that stays.
    """
    try:
        trial = typed_trial(context.texts, context.viewer.own.map, card_of(context), context.fields)
    except (GameError, InputError) as error:
        await show_placer(context, Trial.of(context.arguments), sentence(context.texts, error))
    else:
        await show_placer(context, trial)
