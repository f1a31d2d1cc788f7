"""Applying a person's typed or pressed decision in a game, and showing the result."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from bot.announce.answers import now_shown, own_message
from bot.announce.seat_posts import is_played_in
from bot.interactions.alone import show_result
from bot.interactions.context import Context
from bot.interactions.gates import has_moved_on
from bot.interactions.showing import screen_with_hints
from bot.store import StoreError
from bot.store.records import MessagePlace, Role, SentMessage
from bot.tables import Change, Table, game_moves
from bot.tables.game_moves import UndoPoint
from bot.views.decisions import TAKE_AND_PLACE, Decision, Given
from bot.views.moves import accepted, taken_back, understood
from bot.views.placer import SURE, confirm_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.views.votes import undo_screen
from engine.actions import Action, Place, Placement
from engine.options import FEWEST_PLAYERS

log = logging.getLogger(__name__)


async def decide(context: Context, action: Callable[[int], Action]) -> None:
    """Apply a typed action of the person's seat, and show the result.

    Raises:
        GameError: the rules refuse it.
        TableError: the table refuses it.
    """
    await _answer(context, context.do(game_moves.act, action))


async def carry_out(context: Context, decision: Decision, given: Given, *, left_out: bool = False) -> None:
    """Carry out a decision, or ask first, and show the result.

    ``left_out`` means that the bot has chosen a part of the decision, which is then shown.

    Raises:
        InputError: it cannot be paid for.
        GameError, TableError: the errors of ``decide``.
    """
    viewer = context.viewer
    is_sure = context.custom_id is not None and SURE in context.arguments
    if decision.is_asked_first(viewer) and not is_sure:
        await context.show(confirm_screen(viewer, decision, given))
        return
    intended = None
    if decision.kind is TAKE_AND_PLACE:
        intended = Place(viewer.own_seat, given.placement)
    await _answer(context, context.do(decision.rule(viewer, given)), intended, left_out=left_out)


async def _answer(
    context: Context, change: Awaitable[Change], intended: Action | None = None, *, left_out: bool = False
) -> None:
    """Make a change that decides something, and show how it was understood, with what is ``intended``."""
    with context.announcer.answers.deciding(context.table_id):
        outcome = await change
        if context.custom_id is not None:
            told = accepted(replace(context.viewer, table=outcome.table), outcome.action)
        else:
            if not context.reader.types:
                with _only_logged():
                    await context.services.readers.note_types(context.user_id)
            for_two = len(outcome.table.seats) == FEWEST_PLAYERS
            parsed = partial(understood, context.texts, left_out=left_out, for_two=for_two)
            told = "\n".join(parsed(action) for action in (outcome.action, intended) if action is not None)
        await show_outcome(context, outcome, told)


async def take_step_back(context: Context, step: int | None = None, tried: Placement | None = None) -> None:
    """Take back the person's last step (as ``game_moves.take_back``), and show the result.

    Raises:
        GameError: the rules refuse it.
        TableError: the table refuses it.
    """
    with context.announcer.answers.deciding(context.table_id):
        outcome = await context.do(game_moves.take_back, step, tried)
        told = taken_back(context.texts, outcome.action)
        if not outcome.entries:
            told = context.texts.format("taken-back-intended")
        await show_outcome(context, outcome, told)


async def undo_menu(context: Context, points: tuple[UndoPoint, ...]) -> Screen:
    """The menu of the moves that everyone can agree to go back to, with the names of their players."""
    notices = await context.services.store.notices(context.table.id) if points else ()
    return undo_screen(context.viewer, points, notices)


async def show_outcome(context: Context, outcome: Change, sentence: str) -> None:
    """Show a sentence, and the person's present screen unless another message shows it in the same place.

    This avoids two copies of the same map and buttons, one above the other. If the database fails, only the
    sentence is shown.
    """
    is_shown = False
    with _only_logged():
        await _show_outcome(context, outcome, sentence)
        is_shown = True
    if not is_shown:
        await context.show(Screen(sentence))


@contextmanager
def _only_logged() -> Iterator[None]:
    """Log a failure of the database after a move was stored, which must not be reported as failed."""
    try:
        yield
    except StoreError as error:
        log.warning("the move is stored, but then the database failed: %s", error)


async def _show_outcome(context: Context, outcome: Change, sentence: str) -> None:
    if outcome.table.options.alone and not outcome.table.stage.is_open:
        await show_result(context, outcome.table)
        return
    if context.in_server or outcome.table.options.alone:
        await context.show(await _telling(context, outcome.table, sentence))
        return
    viewer, pressed = context.viewer_of(outcome.table), context.interaction.message
    records = await context.announcer.records(outcome.table.id)
    if context.custom_id is None or pressed is None:
        own = records.get(MessagePlace(Role.PRIVATE, viewer.seat))
        if own is not None and own.channel_id == context.channel_id:
            await _show_below_own_message(context, viewer, own, sentence)
            return
        is_shown = False
    elif (own := own_message(records, viewer.own_seat, pressed, context.custom_id.moment)) is not None:
        await _show_in_own_message(context, viewer, own)
        return
    else:
        # The next screen will be sent as a new direct message.
        is_shown = has_moved_on(outcome.table, context.custom_id.moment)
    await context.show(Screen(sentence) if is_shown else await _telling(context, outcome.table, sentence))


async def _show_below_own_message(context: Context, viewer: Viewer, own: SentMessage, sentence: str) -> None:
    """Respond to a typed decision with the next screen, which replaces the message in which the person plays.

    If the announcer will update that message instead, the response is only the sentence.
    """
    table = viewer.table
    if not context.announcer.may_answer(table) or not is_played_in(own):
        await context.show(Screen(sentence))
        return
    message_id = await context.show(await _telling(context, table, sentence))
    if message_id is not None:
        response = replace(own, message_id=message_id, sent_at=context.services.clock.now())
        with _only_logged():  # two messages show the game
            shown = now_shown(response, viewer)
            await context.announcer.note_own_message(table, viewer.own_seat, own, shown)


async def _show_in_own_message(context: Context, viewer: Viewer, own: SentMessage) -> None:
    """Show the next screen in the pressed message, in which the person plays, unless the announcer will."""
    table = viewer.table
    if context.announcer.may_answer(table) and await context.show(await screen_with_hints(context, table)):
        own = now_shown(own, viewer)
    with _only_logged():  # the announcer edits the message again
        await context.announcer.note_own_message(table, viewer.own_seat, own)


async def _telling(context: Context, table: Table, sentence: str) -> Screen:
    """The person's present screen with a sentence above it, unless the screen contains that sentence."""
    screen = await screen_with_hints(context, table)
    return screen if sentence in screen.text else screen.with_note(sentence)
