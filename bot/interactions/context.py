"""One interaction and its response: a slash command, a component press, a modal or an autocomplete request.

Discord waits three seconds for the first response. A text that is ready within ``GRACE`` is sent as the first
response; otherwise the response is deferred. A context first reads the person's language, look and settings,
then the gates (``bot.interactions.gates``) find the table, and only then does anything change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from enum import Enum, auto
from typing import Any, Self, TypeVar

import discord
from discord.ext import commands
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.announce import Announcer
from bot.monitoring.metrics import note_received
from bot.people.names import person_of
from bot.people.preferences import Reader
from bot.refusals import CONNECTION_ERRORS, TOO_LATE
from bot.services import Services
from bot.tables import Change, Person, Table
from bot.tables.change import P, PersonRule
from bot.texts import Language
from bot.views.screen import LONGEST_TEXT, CustomId, Screen, controls_below, cut
from bot.views.viewer import Viewer
from engine.errors import in_words


class ServingClient(commands.AutoShardedBot):
    """The bot with its services and announcer.

    ``handlers`` are the tasks that are currently handling interactions.
    """

    services: Services
    announcer: Announcer
    handlers: set[asyncio.Task[Any]]


Interaction = discord.Interaction[ServingClient]


log = logging.getLogger(__name__)

T = TypeVar("T")

#: The maximum delay of a text that is sent as the first response.
GRACE = timedelta(milliseconds=100)

#: The timeouts in seconds: of the first response, which is Discord's own limit, and of any other request,
#: including a picture on a slow connection and all retries of discord.py.
PATIENCE_FIRST = 3.0
PATIENCE = 60.0


class Acknowledgement(Enum):
    """Where the response to an interaction appears."""

    #: A pressed private message is edited; otherwise a new private message is sent.
    IN_PLACE = auto()
    #: A new message is sent, which is private on a server.
    NEW_MESSAGE = auto()
    #: The pressed message stays as it is until the announcer updates it.
    SILENT = auto()
    #: A modal opens, which must be the first response.
    MODAL = auto()


class Context:
    """A person, their interaction, and the response to it.

    ``custom_id`` is that of the pressed control or of the modal, None for a command; ``values`` are the
    chosen options of a menu and ``fields`` the inputs of a modal.
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
        # The defaults until the person's settings are read, and if that fails.
        self.reader = Reader(self.services.texts.of(self.locale))
        note_received()
        clear_contextvars()  # the task has inherited the variables of another interaction
        bind_contextvars(interaction=interaction.id)
        if (task := asyncio.current_task()) is not None:
            interaction.client.handlers.add(task)
            task.add_done_callback(interaction.client.handlers.discard)
            # The two refer to each other, so people's names would stay in memory until the next collection.
            task.add_done_callback(lambda _: interaction.extras.clear())
        self._position = self.announcer.answers.begin()
        self._viewer: Viewer | None = None
        self._how = Acknowledgement.NEW_MESSAGE
        self._first_response: asyncio.Task[object] | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._responded = asyncio.Event()
        self._shown = False
        #: The id of the message that shows the response, once Discord has certainly accepted it.
        self._shown_in: int | None = None
        #: Whether Discord has refused a part of the response as too late, or as given already.
        self.is_late = False

    @classmethod
    def of(cls, interaction: Interaction) -> Self:
        """The context of a command or of an option that is being typed."""
        context = interaction.extras.get(cls)
        if not isinstance(context, cls):
            context = interaction.extras[cls] = cls(interaction)
        return context

    # The person and the place

    @property
    def announcer(self) -> Announcer:
        """Keeps the messages of tables up to date."""
        return self.interaction.client.announcer

    @property
    def texts(self) -> Language:
        """The language of the person."""
        return self.reader.texts

    @property
    def locale(self) -> str:
        """The language of the person's Discord client."""
        return str(self.interaction.locale)

    @property
    def user_id(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person as stored at tables; the name may differ from the one at the person's table."""
        seats = () if self._viewer is None else self._viewer.table.seats
        others = [seat.name for seat in seats if seat.user_id not in (None, self.user_id)]
        return person_of(self.interaction.user, others)

    @property
    def channel_id(self) -> int:
        """The channel's id; 0 if Discord does not send it."""
        return self.interaction.channel_id or 0

    @property
    def guild_id(self) -> int | None:
        """The server's id; None in direct messages."""
        return self.interaction.guild_id

    @property
    def server_id(self) -> int:
        """The server's id, for use after a gate that refuses direct messages.

        Raises:
            LookupError: the interaction is in direct messages.
        """
        if self.interaction.guild_id is None:
            raise LookupError("there is no server in direct messages")
        return self.interaction.guild_id

    @property
    def in_server(self) -> bool:
        """Whether this happened on a server, where others can read messages."""
        return self.interaction.guild_id is not None

    @property
    def is_moderator(self) -> bool:
        """Whether this person may manage the server."""
        return self.in_server and self.interaction.permissions.manage_guild

    def moderates_in(self, guild_id: int) -> bool:
        """Whether this person may manage that server, and is using the bot there."""
        return self.is_moderator and self.guild_id == guild_id

    @property
    def pressed_in_private(self) -> bool:
        """Whether a control was pressed in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (not self.in_server or message.flags.ephemeral)

    @property
    def is_typing(self) -> bool:
        """Whether the command is still being typed, so that only completions can be returned."""
        return self.interaction.type is discord.InteractionType.autocomplete

    # The input

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
        """The arguments of the pressed control's custom id."""
        return self.pressed.arguments

    @property
    def controls(self) -> list[CustomId]:
        """The controls in the pressed message."""
        message = self.interaction.message
        ids = [CustomId.parse(part.custom_id or "") for part in (controls_below(message) if message else ())]
        return [custom_id for custom_id in ids if custom_id is not None]

    @property
    def chosen(self) -> str:
        """The chosen option of a menu, or the first argument of a button."""
        return self.values[0] if self.values else self.arguments[0]

    @property
    def table_id(self) -> str:
        """The table id of the pressed control or, after a gate has found the table, of the command."""
        return self.table.id if self.custom_id is None else self.custom_id.moment.table_id

    def typed(self, option: str) -> str | None:
        """The text of an option of the command; None if the option was omitted."""
        value = getattr(self.interaction.namespace, option, None)
        return None if value is None or value == "" else str(value)

    # The table found by the gates

    async def enter(self, table: Table) -> None:
        """Make this table the subject of the interaction, in the theme that applies at it."""
        server = self.guild_id if self._viewer is None else self._viewer.table.guild_id
        if table.guild_id != server:
            self.reader = await self.services.readers.at_table_of(table.guild_id, self.reader)
        self._viewer = self.viewer_of(table)
        self._position = self._position.reading(table)
        bind_contextvars(table=table.id)

    def viewer_of(self, table: Table) -> Viewer:
        """A viewer of a table for this person, from their seat if they have one."""
        return Viewer(self.reader, table, table.seat_of(self.user_id))

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
        """The table of the interaction, as it was when the gates were passed."""
        return self.viewer.table

    @property
    def moderates(self) -> bool:
        """Whether this person may manage the table's server, and is using the bot there."""
        return self.moderates_in(self.table.guild_id)

    async def do(self, rule: PersonRule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule to the table, for this person.

        Raises:
            GameError: the rules refuse it.
            TableError: the table refuses it.
            MovedOnError: the moment for it has passed.
        """
        change = await self.services.tables.do(self.table_id, rule, self.person, *args, **kwargs)
        self._position = self._position.reading(change.table)
        return change

    # The response

    async def begin(self, how: Acknowledgement) -> None:
        """Read the person's settings. Unless a modal will open, the response is deferred after ``GRACE``."""
        self._how = how
        if how is Acknowledgement.MODAL:
            await self.load_reader()  # a modal must not wait for the database to store anything
            return
        self._deferring = asyncio.create_task(self._defer_after_grace())
        await self.load_reader()
        try:
            await self._note_news()
        except Exception:
            log.exception("cannot store changes for user %d", self.user_id)

    async def load_reader(self) -> None:
        """Read the person's language, look and settings."""
        try:
            self.reader = await self.services.readers.person(self.user_id, self.locale, self.guild_id)
        except Exception:
            # The person gets a response anyway. Anything that needs the database reports the error itself.
            log.exception("cannot read the settings of user %d", self.user_id)

    async def _note_news(self) -> None:
        """Store the language of the person's client, and that they use direct messages."""
        if self.reader.is_locale_new:
            await self.services.readers.note_locale(self.user_id, self.locale)
        if not self.in_server:
            await self.try_inbox()

    async def try_inbox(self) -> None:
        """Try the inbox of a person again with the next message, because it may be open again."""
        if self.reader.is_unreachable:
            await self.services.readers.note_reachable(self.user_id)
            await self.services.tables.refresh_tables_of(self.user_id)

    async def acknowledge(self) -> None:
        """Defer the response unless the first response was sent; wait for it if it is being sent.

        Raises:
            discord.HTTPException: Discord refuses it.
        """
        if self._first_response is None:
            await self._respond_first(self._defer())
        else:
            await self._first_response

    async def show(self, screen: Screen) -> int | None:
        """Show a screen where the response appears, after drawing its picture.

        It is not shown in a message that has a later one: of a later revision of the table, or in response
        to a later press.

        Returns the id of the message that shows it; None unless Discord has certainly accepted all of it.
        """
        picture, shown_in = None, None
        if not self._may_be_first(screen):
            await self.acknowledge()
            picture = await self.services.pictures.picture_of(screen.drawing)
        async with self.in_order() as may_show:
            if may_show and self._may_be_first(screen):
                shown_in = await self._respond_first(self._show_first(screen))
            else:
                await self.acknowledge()
                if may_show:
                    edit = self.interaction.edit_original_response(**screen.edit(picture))
                    edited = await self._send(edit)
                    shown_in = None if edited is None else edited.id
        self._shown = True
        self._shown_in = shown_in or self._shown_in
        return shown_in if picture is not None or screen.drawing is None else None

    @asynccontextmanager
    async def in_order(self) -> AsyncIterator[bool]:
        """Wait until no one else is changing the message; yields whether it shows nothing later.

        A new message needs no order until it is sent.
        """
        pressed = None if self.custom_id is None or self._is_new_message else self.interaction.message
        message_id = self._shown_in if pressed is None else pressed.id
        if message_id is None:
            yield True
            return
        async with self.announcer.answers.writing(message_id, self._position) as may_write:
            yield may_write

    async def say(self, key: str, /, **values: object) -> None:
        """Show a text where the response appears."""
        await self.show(Screen(self.texts.format(key, **values)))

    async def add(self, screen: Screen) -> None:
        """Show a screen in a further message, for this person only."""
        if self._how is Acknowledgement.SILENT and self._may_be_first(screen):
            await self._respond_first(self._new_message(screen))
        else:
            await self._follow_up(screen, private=self.in_server)

    async def add_for_all(self, screen: Screen) -> None:
        """Show a screen in a further message for everyone in the channel."""
        await self._follow_up(screen, private=False)

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal, as the first response."""
        await self._respond_first(self.interaction.response.send_modal(modal))

    async def refuse(self, text: str) -> None:
        """Show an error message in any state of the interaction; earlier responses stay."""
        screen = Screen(cut(text, LONGEST_TEXT))
        if self._first_response is None:
            await self._respond_first(self._new_message(screen))
            return
        await self.acknowledge()
        if self._is_new_message and not self._shown:
            await self._send(self.interaction.edit_original_response(content=screen.text))
        else:
            await self._follow_up(screen, private=self.in_server)

    @property
    def _is_new_message(self) -> bool:
        """Whether the response is a new message."""
        in_place = self._how is Acknowledgement.IN_PLACE
        return self._how is Acknowledgement.NEW_MESSAGE or (in_place and not self.pressed_in_private)

    def _may_be_first(self, screen: Screen) -> bool:
        """Whether a screen can be the first response: it is ready, and has no large attachment."""
        return self._first_response is None and screen.drawing is None and not screen.files

    async def _defer_after_grace(self) -> None:
        clock = self.services.clock
        await clock.wait_until(self._responded, clock.now() + GRACE)
        with suppress(discord.HTTPException):  # sending the response raises the same error
            await self.acknowledge()

    async def _defer(self) -> None:
        if self._is_new_message:
            self._note_direct()
            await self.interaction.response.defer(ephemeral=self.in_server, thinking=True)
        else:
            await self.interaction.response.defer()

    async def _show_first(self, screen: Screen) -> int | None:
        """Send a screen without a picture as the first response; returns the id of its message."""
        if self._is_new_message:
            return await self._new_message(screen)
        await self.interaction.response.edit_message(**screen.edit(None))
        return None if self.interaction.message is None else self.interaction.message.id

    async def _new_message(self, screen: Screen) -> int | None:
        """Send a new message without a picture as the first response; returns its id."""
        self._note_direct()
        message = screen.new_message(None)
        sent = await self.interaction.response.send_message(**message, ephemeral=self.in_server)
        return sent.message_id

    async def _follow_up(self, screen: Screen, *, private: bool) -> None:
        await self.acknowledge()
        self._note_direct()
        picture = await self.services.pictures.picture_of(screen.drawing)
        # A message that a person shows to everyone notifies no one, unless it mentions someone.
        silent = not private and not screen.mentions
        message = screen.new_message(picture)
        await self._send(self.interaction.followup.send(**message, ephemeral=private, silent=silent))

    def _note_direct(self) -> None:
        """Store that a new message appears below the person's other direct messages."""
        if not self.in_server:
            self.services.presence.note_direct(self.user_id, self.interaction.id)

    async def _respond_first(self, response: Awaitable[T]) -> T | None:
        """Send the first response; if Discord refuses it, another one can be the first."""
        self._first_response = sending = asyncio.create_task(self._send(response, PATIENCE_FIRST))
        self._responded.set()
        try:
            return await sending
        except discord.HTTPException:
            self._first_response = None
            raise

    async def _send(self, answer: Awaitable[T], patience: float = PATIENCE) -> T | None:
        """Send a part of the response. If it fails or is too late, earlier changes are still valid.

        Returns the result of discord.py; None unless Discord has certainly accepted it.
        """
        try:
            async with asyncio.timeout(patience):
                return await answer
        except (*CONNECTION_ERRORS, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException):
                if error.code not in TOO_LATE:
                    raise
                self.is_late = True
            log.info("the response was lost or too late: %s", in_words(error) or type(error).__name__)
            return None
