"""One interaction and its response: a slash command, a component press, a modal or an autocomplete request.

Discord waits three seconds for the first response. An answer in words that is ready within ``GRACE`` is that
response; everything else is deferred before it. A context meets the person (language, look and settings),
then the gates (``bot.interactions.gates``) find the table, and only then is anything done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from datetime import timedelta
from enum import Enum, auto
from typing import Self

import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.connection.refusals import LOST, TOO_LATE
from bot.monitoring.metrics import note_received
from bot.people.names import person_of
from bot.people.preferences import Reader
from bot.services import Interaction, Services
from bot.tables import Change, Person, Table
from bot.tables.change import P, PersonRule
from bot.texts import Language
from bot.views.controls import CustomId, cut
from bot.views.screen import LONGEST_TEXT, Screen
from bot.views.viewer import Viewer
from engine.errors import in_words

log = logging.getLogger(__name__)


#: How long an answer in words may take to be the first response itself.
GRACE = timedelta(milliseconds=100)

#: How many seconds the first response may take, which is all that Discord waits, and any other part of the
#: answer, with a picture on a slow line and all attempts of discord.py.
PATIENCE_FIRST = 3.0
PATIENCE = 60.0


class Acknowledgement(Enum):
    """Where the answer to an interaction appears."""

    #: A private message that was pressed changes in place; anything else leads to a new private message.
    IN_PLACE = auto()
    #: A new message appears, which in a server is private.
    ANEW = auto()
    #: The pressed message stays as it is until the announcer brings it up to date.
    SILENT = auto()
    #: A modal opens; it has to be the first response itself.
    MODAL = auto()


class Context:
    """A person, what they have done, and how they are answered.

    ``custom_id`` is that of the pressed control or of the modal, None for a command; ``values`` are the
    chosen lines of a menu and ``fields`` what was typed into a modal.
    """

    def __init__(
        self,
        interaction: Interaction,
        custom_id: CustomId | None = None,
        values: tuple[str, ...] = (),
        fields: Mapping[str, str] | None = None,
    ) -> None:
        self.interaction = interaction
        self.custom_id = custom_id
        self.values = values
        self.fields: Mapping[str, str] = fields or {}
        self.services: Services = interaction.client.services
        # The defaults until the person is met, and if that fails.
        self.reader = Reader(self.services.texts.of(self.locale))
        note_received()
        clear_contextvars()  # what the task has inherited is about something else
        bind_contextvars(interaction=interaction.id)
        if (task := asyncio.current_task()) is not None:
            interaction.client.handlers.add(task)
            task.add_done_callback(interaction.client.handlers.discard)
        self._viewer: Viewer | None = None
        self._how = Acknowledgement.ANEW
        self._first_response: asyncio.Task[bool] | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._responded = asyncio.Event()
        self._shown = False

    @classmethod
    def of(cls, interaction: Interaction) -> Self:
        """The one context of a command or of an option that is being typed."""
        context = interaction.extras.get(cls)
        if not isinstance(context, cls):
            context = interaction.extras[cls] = cls(interaction)
        return context

    # Who, and where

    @property
    def texts(self) -> Language:
        """The language of the person."""
        return self.reader.texts

    @property
    def locale(self) -> str:
        """The language of the person's Discord."""
        return str(self.interaction.locale)

    @property
    def user_id(self) -> int:
        """The person."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person, as tables know people; those who sit at the table have other names."""
        seats = () if self._viewer is None else self._viewer.table.seats
        others = [seat.name for seat in seats if seat.user_id not in (None, self.user_id)]
        return person_of(self.interaction.user, others)

    @property
    def channel_id(self) -> int:
        """The channel; 0 if Discord does not name it."""
        return self.interaction.channel_id or 0

    @property
    def guild_id(self) -> int | None:
        """The server; None in direct messages."""
        return self.interaction.guild_id

    @property
    def server_id(self) -> int:
        """The server, for use behind a gate that refuses direct messages.

        Raises:
            LookupError: there is no such gate.
        """
        if self.interaction.guild_id is None:
            raise LookupError("there is no server in direct messages")
        return self.interaction.guild_id

    @property
    def in_server(self) -> bool:
        """Whether this happened on a server, where others can read along."""
        return self.interaction.guild_id is not None

    @property
    def is_moderator(self) -> bool:
        """Whether this person may manage the server."""
        return self.in_server and self.interaction.permissions.manage_guild

    def moderates_in(self, guild_id: int) -> bool:
        """Whether this person may manage that server, and is on it now."""
        return self.is_moderator and self.guild_id == guild_id

    @property
    def pressed_in_private(self) -> bool:
        """Whether a control was pressed in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (not self.in_server or message.flags.ephemeral)

    @property
    def is_typing(self) -> bool:
        """Whether the command has not been sent yet, so that only completions can be answered."""
        return self.interaction.type is discord.InteractionType.autocomplete

    # What was done

    @property
    def pressed(self) -> CustomId:
        """The pressed control.

        Raises:
            LookupError: it was a command.
        """
        if self.custom_id is None:
            raise LookupError("nothing was pressed")
        return self.custom_id

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of the pressed control."""
        return self.pressed.arguments

    @property
    def chosen(self) -> str:
        """The line that was chosen from a menu, or else the first argument of the button."""
        return self.values[0] if self.values else self.arguments[0]

    @property
    def table_id(self) -> str:
        """The table of the pressed control or, once a gate has found it, of the command."""
        return self.table.id if self.custom_id is None else self.custom_id.moment.table_id

    def typed(self, option: str) -> str | None:
        """What was typed into an option of the command; None if it was left out."""
        value = getattr(self.interaction.namespace, option, None)
        return None if value is None or value == "" else str(value)

    # Which table, as the gates have found it

    def enter(self, table: Table) -> None:
        """Make this table the one that the interaction is about."""
        self._viewer = self.viewer_of(table)
        bind_contextvars(table=table.id)

    def viewer_of(self, table: Table) -> Viewer:
        """A table as this person sees it, from their seat if they have one."""
        return Viewer(self.texts, table, table.seat_of(self.user_id))

    @property
    def viewer(self) -> Viewer:
        """The table as this person saw it when the gates were passed.

        Raises:
            LookupError: no gate has been passed.
        """
        if self._viewer is None:
            raise LookupError("no gate has found the table that is meant")
        return self._viewer

    @property
    def table(self) -> Table:
        """The table that the interaction is about, as it was when the gates were passed."""
        return self.viewer.table

    @property
    def moderates(self) -> bool:
        """Whether this person may manage the table's server, and is on that server now."""
        return self.moderates_in(self.table.guild_id)

    async def do(self, rule: PersonRule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule to the table, for this person.

        Raises:
            GameError: the rules refuse it.
            TableError: the table refuses it.
            MovedOnError: the moment that was meant has passed.
        """
        return await self.services.tables.do(self.table_id, rule, self.person, *args, **kwargs)

    # The answer

    async def begin(self, how: Acknowledgement) -> None:
        """Meet the person. Unless a modal is to open, the response is deferred once ``GRACE`` is over."""
        self._how = how
        if how is Acknowledgement.MODAL:
            await self.meet()  # a modal cannot wait for anything to be stored
            return
        self._deferring = asyncio.create_task(self._defer_after_grace())
        await self.meet()
        try:
            await self._note_news()
        except Exception:
            log.exception("cannot store what is new about user %d", self.user_id)

    async def meet(self) -> None:
        """Read the person's language, look and settings."""
        try:
            self.reader = await self.services.readers.person(self.user_id, self.locale)
        except Exception:
            # The person is answered all the same; what needs the database says so itself.
            log.exception("cannot read the settings of user %d", self.user_id)

    async def _note_news(self) -> None:
        """Store the language of the person's Discord, and that they use direct messages."""
        if self.reader.is_locale_new:
            await self.services.readers.note_locale(self.user_id, self.locale)
        if not self.in_server:
            await self.try_inbox()

    async def try_inbox(self) -> None:
        """Have the next message to a person whose inbox was closed sent directly: it may be open again."""
        if self.reader.is_unreachable:
            await self.services.readers.note_reachable(self.user_id)
            await self.services.tables.look_at_those_of(self.user_id)

    async def acknowledge(self) -> None:
        """Defer the response, unless the first response has been sent; wait for it while it is under way.

        Raises:
            discord.HTTPException: Discord refuses it.
        """
        if self._first_response is None:
            await self._respond_first(self._defer())
        else:
            await self._first_response

    async def show(self, screen: Screen) -> bool:
        """Show a screen where the answer appears; its picture is drawn here.

        Returns whether Discord has certainly taken it.
        """
        screen = screen.for_reader(self.reader)
        if self._may_be_first(screen):
            is_taken = await self._respond_first(self._show_first(screen))
        else:
            await self.acknowledge()
            picture = await self.services.pictures.picture_of(screen.drawing, screen.theme)
            is_taken = await self._send(self.interaction.edit_original_response(**screen.edit(picture)))
        self._shown = True
        return is_taken

    async def say(self, key: str, /, **values: object) -> None:
        """Show one text where the answer appears."""
        await self.show(Screen(self.texts.format(key, **values)))

    async def add(self, screen: Screen) -> None:
        """Show a screen in a further message, for this person alone."""
        screen = screen.for_reader(self.reader)
        if self._how is Acknowledgement.SILENT and self._may_be_first(screen):
            await self._respond_first(self._new_message(screen))
        else:
            await self._follow_up(screen, private=self.in_server)

    async def add_for_all(self, screen: Screen) -> None:
        """Show a screen in a further message that everyone in the channel sees."""
        await self._follow_up(screen, private=False)

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal, which is the first response."""
        await self._respond_first(self.interaction.response.send_modal(modal))

    async def refuse(self, text: str) -> None:
        """Say what was wrong, in whatever state the interaction is; what has been shown stays."""
        screen = Screen(cut(text, LONGEST_TEXT))
        if self._first_response is None:
            await self._respond_first(self._new_message(screen))
            return
        await self.acknowledge()
        if self._comes_anew and not self._shown:
            await self._send(self.interaction.edit_original_response(content=screen.text))
        else:
            await self._follow_up(screen, private=self.in_server)

    @property
    def _comes_anew(self) -> bool:
        """Whether the answer is a new message."""
        in_place = self._how is Acknowledgement.IN_PLACE
        return self._how is Acknowledgement.ANEW or (in_place and not self.pressed_in_private)

    def _may_be_first(self, screen: Screen) -> bool:
        """Whether a screen can be the first response: it is there, and nothing large has to be sent."""
        return self._first_response is None and screen.is_in_words and screen.file is None

    async def _defer_after_grace(self) -> None:
        clock = self.services.clock
        await clock.wait_until(self._responded, clock.now() + GRACE)
        with suppress(discord.HTTPException):  # which the answer meets as well
            await self.acknowledge()

    async def _defer(self) -> None:
        if self._comes_anew:
            await self.interaction.response.defer(ephemeral=self.in_server, thinking=True)
        else:
            await self.interaction.response.defer()

    async def _show_first(self, screen: Screen) -> None:
        """Answer with a screen in words, before any deferral."""
        if self._comes_anew:
            await self._new_message(screen)
        else:
            await self.interaction.response.edit_message(**screen.edit(None))

    async def _new_message(self, screen: Screen) -> None:
        """Answer with a new message in words, before any deferral."""
        await self.interaction.response.send_message(**screen.new_message(None), ephemeral=self.in_server)

    async def _follow_up(self, screen: Screen, *, private: bool) -> None:
        await self.acknowledge()
        picture = await self.services.pictures.picture_of(screen.drawing, screen.theme)
        # What a person shows to all notifies no one, unless it is for someone.
        silent = not private and not screen.mentions
        message = screen.new_message(picture)
        await self._send(self.interaction.followup.send(**message, ephemeral=private, silent=silent))

    async def _respond_first(self, response: Awaitable[object]) -> bool:
        """Send the first response; if Discord refuses it, another may be the first."""
        self._first_response = asyncio.create_task(self._send(response, PATIENCE_FIRST))
        self._responded.set()
        try:
            return await self._first_response
        except discord.HTTPException:
            self._first_response = None
            raise

    async def _send(self, answer: Awaitable[object], patience: float = PATIENCE) -> bool:
        """Send a part of the answer. If it is lost or comes too late, what was done before still counts.

        Returns whether Discord has certainly taken it.
        """
        try:
            async with asyncio.timeout(patience):
                await answer
        except (*LOST, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.code not in TOO_LATE:
                raise
            log.info("the answer was lost or came too late: %s", in_words(error) or type(error).__name__)
            return False
        return True
