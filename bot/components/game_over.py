"""The end of a game, with others or alone: ending it, the buttons of a finished game, and a rematch.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from dataclasses import replace

from bot.components.registry import component
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.alone import play_deal, play_map_of_day, show_result, show_text_to_share
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table, seated, sparingly
from bot.interactions.opening import propose_end_or_ask
from bot.interactions.permissions import allowed_to_open, may_start
from bot.interactions.showing import may_show_map, show_checked, show_review
from bot.tables import Stage, TableError, lobby
from bot.tables.alone import is_day_over, must_be_over, options_after
from bot.tables.checks import finished_game
from bot.tables.lobby import who_may_come
from bot.views.current_screen import find_spots
from bot.views.game_over import (
    BY_VOTE,
    END,
    END_MAP,
    END_MAPS,
    END_REPLAY,
    KEEP,
    KEEPSAKE,
    KEEPSAKE_FORM,
    WIDE,
    all_maps_screen,
    keepsake_screen,
    last_map_screen,
)
from bot.views.placer import CHANGES, SPOT, Spots, spots_in
from bot.views.results import AGAIN, GIVE_UP, PLAY_TODAY, RESULT, SHARE, given_up_screen
from bot.views.review import (
    ANIMATION,
    END_REVIEW,
    OPENING,
    REPLAY_PAGE,
    REVIEW,
    REVIEW_OF,
    WHAT_IF,
    replay_to_show_screen,
    seat_in,
    what_if_screen,
)
from bot.views.screen import CustomId
from bot.views.viewer import to_show_screen
from bot.workers.thinking import game_then
from engine.trial import Trial


@component(END, at_table)
async def end(context: Context) -> None:
    """End the game, if the person is still host or moderator."""
    if context.arguments == (BY_VOTE,):
        await context.show(await propose_end_or_ask(context, is_sure=True))
        return
    await context.do(lobby.close, moderator=context.moderates)
    await context.say("ended-now")


@component(KEEP)
async def keep(context: Context) -> None:
    """Continue the game."""
    await context.say("game-kept")


@component(END_REPLAY, at_table, sparingly, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_replay(context: Context) -> None:
    """Show an animation of the game."""
    await _show_replay(context, None, ANIMATION)


@component(REPLAY_PAGE, at_table)
async def turn_page_of_replay(context: Context) -> None:
    """Show the animation, or the maps after a round."""
    page, seat = int(context.chosen), seat_in(context.arguments[1])
    if page == ANIMATION:
        await sparingly(context)
    await _show_replay(context, seat, page)


async def _show_replay(context: Context, seat: int | None, page: int) -> None:
    everyone = context.viewer.everyone
    await context.show(replay_to_show_screen(everyone, seat, page, may_show=may_show_map(context)))


@component(END_REVIEW, at_table, sparingly, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_first_page(context: Context) -> None:
    """Show where the person missed points."""
    await show_review(context)


@component(REVIEW, at_table)
async def turn_page_of_review(context: Context) -> None:
    """Show another page about the same seat."""
    seat, page = map(int, context.arguments)
    await show_review(context, seat, page)


@component(REVIEW_OF, at_table)
async def review_someone_else(context: Context) -> None:
    """Show the review of the player chosen in the menu."""
    await show_review(context, int(context.chosen))


def _shown_in(custom_id: CustomId) -> Acknowledgement:
    """What if opens in a new message, in which the card then moves."""
    is_moved = len(custom_id.arguments) > OPENING
    return Acknowledgement.IN_PLACE if is_moved else Acknowledgement.NEW_MESSAGE


def _offered_then(context: Context) -> Spots:
    """The numbered spots in the pressed message, if it is one of these."""
    of_card = (WHAT_IF, (*context.arguments[:OPENING], SPOT))
    return spots_in(
        own.arguments[OPENING + 1 :]
        for own in context.controls
        if (own.control, own.arguments[: OPENING + 1]) == of_card
    )


@component(WHAT_IF, at_table, acknowledgement=_shown_in)
async def what_if(context: Context) -> None:
    """Show a card of a finished game on a player's map as it was then, where it can be moved."""
    game, workers = finished_game(context.table), context.services.pictures.workers
    if context.viewer.seat is None:
        must_be_over(context.table, context.services.clock.now())
    seat, number, played = map(int, context.arguments[:OPENING])
    before = await workers.run(game_then, game, number, seat)
    if before is None:
        raise InputError("board-no-moment")
    table = replace(context.table, game=before, stage=Stage.RUNNING)
    then, card, trial = replace(context.viewer, table=table, seat=seat), game.deck.card(played), None
    spots = _offered_then(context) or await find_spots(then, workers, card)
    if len(context.arguments) > OPENING:
        control, arguments = context.arguments[OPENING], context.arguments[OPENING + 1 :]
        trial = CHANGES[control](then.own.map, card, Trial.of(arguments))
    await context.show(what_if_screen(then, card, trial, spots))


@component(END_MAP, seated, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_map(context: Context) -> None:
    """Show the person's map at the end."""
    await context.show(last_map_screen(context.viewer))


@component(END_MAPS, at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_all_maps(context: Context) -> None:
    """Show everyone's map at the end."""
    await context.show(all_maps_screen(context.viewer.everyone))


@component(KEEPSAKE, seated, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_keepsake(context: Context) -> None:
    """Show the person's finished map as a picture to keep."""
    await _show_keepsake(context, WIDE)


@component(KEEPSAKE_FORM, seated)
async def change_keepsake(context: Context) -> None:
    """Show the same picture in the other form."""
    await _show_keepsake(context, context.arguments[0])


async def _show_keepsake(context: Context, form: str) -> None:
    day, viewer = await context.services.history.day_of(context.table), context.viewer
    screen, shown = keepsake_screen(viewer, viewer.own_seat, day, form), (str(viewer.own_seat), form)
    await context.show(to_show_screen(viewer, screen, KEEPSAKE, *shown, may_show=may_show_map(context)))


@component("verify", at_table, sparingly, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def verify(context: Context) -> None:
    """Repeat the shuffle of the game, and compare it with the commitment and the cards dealt."""
    await show_checked(context)


async def may_play_again(context: Context) -> None:
    """Like ``seated``, but a person who only wants to join a game is told how.

    Raises:
        TableError: the errors of ``seated``, but ``rematch-not-yours`` instead of ``did-not-play``.
    """
    try:
        await seated(context)
    except TableError as refused:
        if refused.key != "did-not-play":
            raise
        table = context.table
        joins, opens = not table.options.by_invitation, await may_start(context, table.guild_id)
        raise TableError("rematch-not-yours", joins=joins, opens=opens) from None


@component("rematch", may_play_again, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def rematch(context: Context) -> None:
    """Open a table for the same people, or join the one that another of them has opened.

    The game begins if all the other players are computers.
    """
    tables, person = context.services.tables, context.person
    there = await tables.open_rematch(context.table_id)
    if there is None:
        async with allowed_to_open(context, context.table.guild_id):
            table = await tables.rematch(context.table_id, person)
    elif there.seat_of(person.id) is not None:
        raise TableError("already-seated")
    else:
        table = await tables.rematch(context.table_id, person)
        await context.services.pings.note_answer(person.id)
    if table.stage is not Stage.LOBBY:
        await context.say("begun")
    elif table.host_id == person.id:
        await context.say("rematch-open", count=len(table.invited), comes=who_may_come(table))
    else:
        await context.say("joined", host=escaped(table.host_name))


@component(RESULT, seated)
async def show(context: Context) -> None:
    """Show the result of a deal and its par."""
    await show_result(context, context.table)


@component(SHARE, seated, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def share(context: Context) -> None:
    """Show the text to share the result of a map of the day."""
    await show_text_to_share(context, context.table)


@component(AGAIN, seated, sparingly)
async def play_again(context: Context) -> None:
    """Begin another deal of the same kind; after a map of the day, a person's own deal or today's map."""
    options = options_after(context.table, context.services.clock.now())
    await (play_deal(context, options) if options.day is None else play_map_of_day(context))


@component(PLAY_TODAY, sparingly, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def play_today(context: Context) -> None:
    """Begin or continue the map of the day."""
    await play_map_of_day(context)


@component(GIVE_UP, seated)
async def give_up(context: Context) -> None:
    """Give up an unfinished deal; it may already have been given up."""
    is_late = is_day_over(context.table, context.services.clock.now())
    try:
        await context.do(lobby.close)
    except TableError as error:
        if error.key != "table-cancelled":
            raise
    await context.show(given_up_screen(context.viewer, is_late=is_late))
