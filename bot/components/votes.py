"""Going back further than one's own last step, and voting."""

from __future__ import annotations

from collections.abc import Mapping

from bot import moves
from bot.components.press import Handler, Press
from bot.tables import Table, TableError
from bot.tables.errors import MovedOnError
from bot.tables.requests import CastVote, ProposeUndo, TakeBack, WithdrawVote
from bot.tables.table_state import Vote
from bot.tables.votes import undo_points
from bot.views.screen import Screen
from bot.views.undo import OWN_STEP, chosen_point, undo_screen
from bot.views.viewer import Viewer
from bot.views.votes import argument_of


async def _choose_how_far(press: Press) -> None:
    await press.answer.begin_new()
    table = await press.services.tables.get(press.id.moment.table_id)
    seat = table.seat_of(press.answer.user_id)
    if seat is None:
        raise TableError("not-seated")
    if table.game is None or not table.stage.is_open:
        raise MovedOnError(table, seat)
    await press.answer.show(undo_screen(Viewer(press.texts, table, seat), undo_points(table)))


async def _undo_to(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    table_id, user_id = press.id.moment.table_id, press.answer.user_id
    if press.values[0] == OWN_STEP:
        outcome = await press.services.tables.do(table_id, TakeBack(user_id, press.id.moment.step))
        await press.answer.show(Screen(moves.taken_back(press.texts, outcome)))
        return
    keep, move = chosen_point(press.values[0])
    table = (await press.services.tables.do(table_id, ProposeUndo(user_id, keep, move))).table
    await press.answer.say("undo-asked" if table.vote is not None else "undo-done")


async def _cast(press: Press, *, agrees: bool) -> None:
    await press.answer.begin_silently()
    _, vote = await _vote_of(press)
    await press.services.tables.do(
        press.id.moment.table_id, CastVote(press.answer.user_id, agrees, vote.opened_at)
    )


async def _agree(press: Press) -> None:
    await _cast(press, agrees=True)


async def _decline(press: Press) -> None:
    await _cast(press, agrees=False)


async def _withdraw(press: Press) -> None:
    await press.answer.begin_silently()
    table, _ = await _vote_of(press)
    await press.services.tables.do(table.id, WithdrawVote(press.answer.user_id))


async def _vote_of(press: Press) -> tuple[Table, Vote]:
    """The vote that the pressed button is about.

    Raises:
        TableError: ``no-vote``, it is over.
    """
    table = await press.services.tables.get(press.id.moment.table_id)
    if table.vote is None or (argument_of(table.vote),) != press.id.arguments:
        raise TableError("no-vote")
    return table, table.vote


HANDLERS: Mapping[str, Handler] = {
    "undo": _choose_how_far,
    "undo-to": _undo_to,
    "vote-agree": _agree,
    "vote-decline": _decline,
    "vote-withdraw": _withdraw,
}
