"""The buttons of ``/hokkaido forget-me``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.views.privacy import FORGET, KEEP
from bot.views.screen import Screen


async def _forget(press: Press) -> None:
    """Delete what is kept of the person; the button of one person does nothing for another."""
    await press.answer.begin()
    if press.id.arguments != (str(press.answer.user_id),):
        raise InputError("not-your-data")
    forgotten = await press.services.privacy.forget(press.answer.user_id)
    text = press.texts.format("forgotten", left=forgotten.left, closed=forgotten.closed)
    await press.answer.show(Screen(text))


async def _keep(press: Press) -> None:
    await press.answer.begin()
    await press.answer.say("nothing-forgotten")


HANDLERS: Mapping[str, Handler] = {FORGET: _forget, KEEP: _keep}
