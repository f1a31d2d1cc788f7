"""What somebody does in a game beside placing: choosing a card, ending the phase, going back, nudging."""

from __future__ import annotations

from functools import partial

from bot.components.registry import component
from bot.errors import sentence
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import decide, show_outcome, take_step_back
from bot.interactions.gates import playing, seated
from bot.tables import Stage, TableError
from bot.tables.errors import MovedOnError
from bot.tables.nudges import nudged_last
from bot.tables.requests import Nudge, ProposeUndo, TakeBack
from bot.tables.votes import undo_points
from bot.views.current_screen import NUDGE, current_screen
from bot.views.map_screens import SURE, confirm_done_screen
from bot.views.moves import taken_back
from bot.views.screen import Screen
from bot.views.undo import OWN_STEP, chosen_point, undo_screen
from bot.workers.trial import placement_of, tried_in
from engine.actions import Discard, Done, Pick, Skip, Wait


@component("pick", playing)
async def pick(context: Context) -> None:
    """Pick a card of the hand."""
    await decide(context, partial(Pick, card=int(context.arguments[0])))


@component("discard", playing)
async def discard(context: Context) -> None:
    """Discard a card of the hand, or of the pair."""
    await decide(context, partial(Discard, card=int(context.arguments[0])))


@component("take-back", playing)
async def take_back(context: Context) -> None:
    """Take the last step back."""
    trial = tried_in(context.arguments)
    tried = None if trial is None else placement_of(*context.viewer.map_and_card, trial)
    await take_step_back(context, TakeBack(context.user_id, context.pressed.moment.step, tried))


@component("wait", playing)
async def wait(context: Context) -> None:
    """Ask all to place in order."""
    await decide(context, Wait)


@component("done", playing)
async def done(context: Context) -> None:
    """End the map phase; a person who wishes it is asked once more."""
    if context.reader.preferences.confirm_done and SURE not in context.arguments:
        await context.show(confirm_done_screen(context.viewer))
        return
    await decide(context, Done)


@component("skip", playing)
async def skip(context: Context) -> None:
    """Lay no free tile."""
    await decide(context, Skip)


@component(NUDGE, seated)
async def nudge(context: Context) -> None:
    """Ask those whom the game waits for to go on; whoever is too early reads so above what they see."""
    try:
        table = (await context.do(Nudge(context.user_id))).table
    except TableError as error:
        table = context.table
        if table.stage is not Stage.RUNNING:
            raise
        note = sentence(context.texts, error)
    else:
        note = context.texts.format("nudged", names=context.viewer_of(table).names(nudged_last(table)))
    await context.show(current_screen(context.viewer_of(table)).with_note(note))


@component("undo", seated, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def choose_how_far(context: Context) -> None:
    """Offer the moves to which all together can go back."""
    table, viewer = context.table, context.viewer
    if table.game is None or not table.stage.is_open:
        raise MovedOnError(table)
    await context.show(undo_screen(viewer, undo_points(table)))


@component("undo-to", playing, in_words=True)
async def undo_to(context: Context) -> None:
    """Go back one's own step, or ask the others."""
    if context.chosen == OWN_STEP:
        outcome = await context.do(TakeBack(context.user_id, context.pressed.moment.step))
        said = taken_back(context.texts, outcome.action)
        if context.table.options.alone:  # no other message shows the game
            await show_outcome(context, outcome, said)
        else:
            await context.show(Screen(said))
        return
    keep, move = chosen_point(context.chosen)
    change = await context.do(ProposeUndo(context.user_id, keep, move))
    await context.say("undo-asked" if change.table.vote is not None else "undo-done")
