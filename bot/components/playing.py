"""A player's decisions except placing: choosing a card, tricks, tiles, going back, nudging.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from functools import partial

from bot.components.registry import component
from bot.errors import sentence
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import (
    decide,
    must_ask,
    show_outcome,
    take_step_back,
    terraform_with_default_cubes,
    undo_menu,
)
from bot.interactions.gates import playing, posting_to_channel, seated
from bot.interactions.hints import find_for, hints_of, screen_with_hints
from bot.interactions.lobby import must_reach_voters, vote_answer
from bot.people.preferences import Reminders
from bot.tables import Stage, TableError, game_moves, going_back, timing, votes
from bot.tables.errors import MovedOnError
from bot.views.current_screen import NUDGE, find_tile_gains, with_the_others
from bot.views.hand import hand_screen, with_private_note
from bot.views.map_screens import confirm_done_screen
from bot.views.menus import NO_CUBE, square_of
from bot.views.moves import taken_back
from bot.views.screen import Screen
from bot.views.tiles import LAY_TILE, NO_TILE_GAINS, tile_of, tile_screen
from bot.views.trick import contest_screen
from bot.views.viewer import Viewer
from bot.views.votes import OWN_STEP, chosen_point
from engine.actions import Accept, Bid, Contest, Discard, Done, FreeTile, Placement, Skip, TakePair, Wait
from engine.trial import placement_of, tried_in
from engine.views import Phase


@component("discard", playing)
async def discard(context: Context) -> None:
    """Discard a card from the hand."""
    await decide(context, partial(Discard, card=int(context.arguments[0])))


@component("take-back", playing)
async def take_back(context: Context) -> None:
    """Take back the last step."""
    await take_step_back(context, context.pressed.moment.step, _tried(context.viewer, context.arguments))


def _tried(viewer: Viewer, arguments: tuple[str, ...]) -> Placement | None:
    """The placement of the viewer's card in the arguments of a control, if they were trying it."""
    trial, card = tried_in(arguments), viewer.own.selected
    return None if trial is None or card is None else placement_of(viewer.own.map, card, trial)


@component("wait", playing)
async def wait(context: Context) -> None:
    """Ask everyone to place in order."""
    await decide(context, Wait)


@component("done", playing)
async def done(context: Context) -> None:
    """End the map phase; depending on the settings the person must confirm first."""
    if must_ask(context):
        await context.show(confirm_done_screen(context.viewer))
        return
    await decide(context, Done)


@component("skip", playing)
async def skip(context: Context) -> None:
    """Decline the free tile."""
    await decide(context, Skip)


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
    await context.show(await undo_menu(context, going_back.undo_points(table)))


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
    gains = await find_for(context, find_tile_gains) or NO_TILE_GAINS
    await context.show(tile_screen(viewer, tried_in(context.arguments), gains))


@component(LAY_TILE, playing)
async def lay_tile(context: Context) -> None:
    """Lay the tile of the button or the menu's line; a tried card stays where it was."""
    (terrain, position), viewer = tile_of(context.chosen), context.viewer
    if viewer.view.phase is Phase.FREE_TILE:
        await decide(context, partial(FreeTile, position=position, terrain=terrain))
        return
    tried = _tried(viewer, context.arguments[1:])
    await decide(context, terraform_with_default_cubes(viewer, position, terrain), tried=tried)


@component("bid", playing)
async def bid(context: Context) -> None:
    """Play the card of the button, with its cube if it has one."""
    card, cube = context.arguments
    await decide(context, partial(Bid, card=int(card), cube=None if cube == NO_CUBE else square_of(cube)))


@component("bid-cube", playing)
async def choose_cube_to_add(context: Context) -> None:
    """Show the hand with the chosen cube on every card."""
    hints = await hints_of(context, context.viewer)
    screen = hand_screen(context.viewer, bids=hints.bids, cube=context.chosen)
    await context.show(with_the_others(context.viewer, with_private_note(context.viewer, screen)))


@component("take-pair", playing)
async def take_pair(context: Context) -> None:
    """Name the pair to take."""
    await decide(context, partial(TakePair, pair=context.arguments[0]))


@component("accept", playing)
async def accept(context: Context) -> None:
    """Take the pair that is left."""
    await decide(context, Accept)


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


@component("contest-pair", playing)
async def contest_pair(context: Context) -> None:
    """Give both cubes for a pair."""
    first, second, pair = context.arguments
    await decide(context, partial(Contest, cubes=(square_of(first), square_of(second)), pair=pair))
