"""A press on a button or a choice of a menu, with everything that is needed to act on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot import moves
from bot.announce.sent_messages import PRIVATE
from bot.interactions.context import Answer
from bot.services import Services
from bot.tables import Outcome, Stage, Table, TableError
from bot.tables.errors import MovedOnError
from bot.tables.requests import Act
from bot.texts import Language
from bot.views.controls import CustomId
from bot.views.current_screen import current_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer


@dataclass(frozen=True, slots=True)
class Press:
    """Who pressed what; ``values`` are the chosen lines of a menu, ``fields`` what was typed in a modal."""

    answer: Answer
    id: CustomId
    values: tuple[str, ...]
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def services(self) -> Services:
        """What the bot is built on."""
        return self.answer.services

    @property
    def texts(self) -> Language:
        """The language of the person."""
        return self.answer.texts

    async def present(self) -> tuple[Table, int]:
        """The table as it is now, and the person's seat.

        Raises:
            MovedOnError: the round or the phase is another one than that of the button.
            TableError: the person does not sit there, or the table is gone.
        """
        table = await self.services.tables.get(self.id.moment.table_id)
        seat = table.seat_of(self.answer.user_id)
        if seat is None:
            raise TableError("not-seated")
        moment = self.id.moment
        if table.stage is not Stage.RUNNING:
            raise MovedOnError(table, seat)
        if moves.moment_has_passed(table.view(seat), moment.round, moment.phase):
            raise MovedOnError(table, seat)
        return table, seat

    async def watched(self) -> tuple[Table, int | None]:
        """As ``present``; for one who watches the running game it is the table as it is now, and no seat.

        Raises:
            MovedOnError, TableError: as ``present`` does.
        """
        table = await self.services.tables.get(self.id.moment.table_id)
        watches = any(person.id == self.answer.user_id for person in table.spectators)
        return (table, None) if watches and table.stage is Stage.RUNNING else await self.present()

    async def decide(self, decision: moves.Decision) -> None:
        """Do what the person has decided, and show what that has led to.

        Raises:
            GameError: the rules refuse it.
            TableError: the table refuses it.
        """
        outcome = await self.services.tables.do(self.id.moment.table_id, Act(self.answer.user_id, decision))
        await self.show_outcome(outcome, moves.accepted(self.texts, outcome))

    async def show_outcome(self, outcome: Outcome, sentence: str) -> None:
        """Show the table after a decision, where the press has come from."""
        table, seat = outcome.table, outcome.seat
        if await self._is_kept_up_to_date(table, seat):
            return
        moment = self.id.moment
        gone_on = table.stage is not Stage.RUNNING or moves.moment_has_passed(
            table.view(seat), moment.round, moment.phase
        )
        if gone_on and not self.answer.in_server:
            # What comes next arrives as a direct message of its own.
            await self.answer.show(Screen(sentence))
        else:
            await self.answer.show(current_screen(Viewer(self.texts, table, seat)).with_note(sentence))

    async def _is_kept_up_to_date(self, table: Table, seat: int) -> bool:
        """Whether the pressed message is the one that the announcer is about to change anyway."""
        message = self.answer.interaction.message
        record = await self.services.store.message(table.id, PRIVATE, seat)
        return message is not None and record is not None and record.message_id == message.id


Handler = Callable[[Press], Awaitable[None]]
