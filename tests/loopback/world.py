"""The state of the loopback Discord: people, servers, channels, messages and interactions."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime

from tests.loopback.wire import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    TITLE_REFUSED,
    TOO_MANY_THREADS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Payload,
    RefusedError,
    Snowflakes,
)

BOT_ID = 1000
BOT: Payload = {
    "id": str(BOT_ID),
    "username": "hokkaido",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
    "bot": True,
}

#: Discord's channel types.
TEXT, DIRECT, VOICE, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 11, 12
THREADS = frozenset({PUBLIC_THREAD, PRIVATE_THREAD})

#: Message flags: only one person sees the message; its content is still to come.
EPHEMERAL, LOADING = 1 << 6, 1 << 7

#: All permissions, and those of members: all but Administrator and Manage Server.
ADMINISTRATOR = 1 << 3
ALL_PERMISSIONS = (1 << 50) - 1
OF_MEMBERS = ALL_PERMISSIONS & ~(ADMINISTRATOR | 1 << 5)

#: The permission to send messages, and the one that the text chat of a voice channel also requires.
SEND_MESSAGES, CONNECT = 1 << 11, 1 << 20

#: The maximum number of active threads on a server.
MOST_THREADS = 1000

#: The type of the Entry Point command, which Discord adds to applications with Activities.
ENTRY_POINT = 4

#: Seconds for which a message can be recognised by its nonce.
NONCE_KEPT = 180.0

#: Fields that are the same for every member.
_JOINED = "2026-01-01T00:00:00+00:00"
_UNMUTED: Payload = {"deaf": False, "mute": False, "flags": 0}


@dataclass(slots=True)
class Person:
    """A Discord user."""

    id: int
    name: str
    #: The error code for the bot's direct messages to this person, if they are refused.
    refused_with: int | None = None

    def payload(self) -> Payload:
        """Discord's user object."""
        named = {"username": self.name, "discriminator": "0", "global_name": self.name}
        return {"id": str(self.id), **named, "avatar": None}

    def member(self) -> Payload:
        """Discord's member object."""
        said = {"permissions": str(OF_MEMBERS), **_UNMUTED}
        return {"user": self.payload(), "roles": [], "joined_at": _JOINED, **said}


@dataclass(slots=True)
class Channel:
    """A channel, a thread, or the direct messages with one person."""

    id: int
    kind: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    #: The recipient, if these are direct messages.
    person: Person | None = None
    archived: bool = False
    locked: bool = False
    members: set[int] = field(default_factory=set)
    #: The permissions that the bot lacks here.
    denied: int = 0

    @property
    def allowed(self) -> int:
        """The permissions that the bot has here."""
        return ALL_PERMISSIONS & ~self.denied

    def payload(self) -> Payload:
        """Discord's channel object."""
        if self.person is not None:
            return {"id": str(self.id), "type": self.kind, "recipients": [self.person.payload()]}
        sent: Payload = {
            "id": str(self.id),
            "type": self.kind,
            "name": self.name,
            "guild_id": str(self.guild_id),
            "parent_id": None if self.parent_id is None else str(self.parent_id),
            "position": 0,
            "permission_overwrites": [
                {"id": str(BOT_ID), "type": 1, "allow": "0", "deny": str(self.denied)},
            ],
            "nsfw": False,
            "topic": None,
            "last_message_id": None,
        }
        if self.kind == VOICE:
            sent |= {"bitrate": 64000, "user_limit": 0}
        if self.kind in THREADS:
            sent |= {"owner_id": str(BOT_ID), "message_count": 0, "member_count": len(self.members)}
            sent["thread_metadata"] = {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 10080,
                "archive_timestamp": _JOINED,
            }
        return sent


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    #: The bot's permissions on the whole server.
    granted: int = OF_MEMBERS
    #: The number of active threads that are not the bot's.
    active_threads: int = 0
    #: Text that the server's AutoMod blocks in thread titles, if any.
    refused_title: str | None = None

    def must_take_thread(self, title: str) -> None:
        """Check that a thread with this title may be opened.

        Raises:
            RefusedError: it may not.
        """
        if self.active_threads >= MOST_THREADS:
            raise RefusedError(400, TOO_MANY_THREADS, "Maximum number of active threads reached")
        if self.refused_title is not None and self.refused_title in title:
            raise RefusedError(400, TITLE_REFUSED, "Title was blocked by automatic moderation")

    def payload(self, channels: list[Channel]) -> Payload:
        """The guild object that the gateway sends."""
        role = {"id": str(self.id), "name": "@everyone", "permissions": str(ALL_PERMISSIONS), "position": 0}
        role |= {"color": 0, "hoist": False, "managed": False, "mentionable": False}
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": "1",
            "preferred_locale": "en-US",
            "member_count": 2,
            "roles": [role],
            "members": [{"user": BOT, "roles": [], "joined_at": _JOINED, **_UNMUTED}],
            "channels": [channel.payload() for channel in channels if channel.kind not in THREADS],
            "threads": [
                channel.payload() for channel in channels if channel.kind in THREADS and not channel.archived
            ],
            **{key: [] for key in ("emojis", "stickers", "features", "presences", "voice_states")},
            "unavailable": False,
        }


@dataclass(slots=True)
class Message:
    """A message of the bot."""

    id: int
    channel_id: int
    content: str = ""
    components: list[Payload] = field(default_factory=list)
    attachments: list[Payload] = field(default_factory=list)
    embeds: list[Payload] = field(default_factory=list)
    flags: int = 0
    #: The only person who sees the message; None if everyone does.
    seen_by: int | None = None
    edits: int = 0

    def payload(self) -> Payload:
        """Discord's message object."""
        moment = datetime.now(UTC).isoformat()
        return {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "type": 0,
            "content": self.content,
            "author": BOT,
            "timestamp": moment,
            "edited_timestamp": moment if self.edits else None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            **{key: [] for key in ("mentions", "mention_roles")},
            "attachments": self.attachments,
            "embeds": self.embeds,
            "components": self.components,
            "flags": self.flags,
        }

    @property
    def is_thinking(self) -> bool:
        """Whether this is a deferred response that the person is still waiting for."""
        return bool(self.flags & LOADING)

    def controls(self) -> list[Payload]:
        """Its buttons and menus."""
        return [part for row in self.components for part in row.get("components", [])]


@dataclass(frozen=True, slots=True)
class File:
    """A file attached to a command."""

    name: str
    content: bytes


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction and the bot's responses to it."""

    id: int
    token: str
    person: Person
    channel: Channel
    #: The message with the pressed button or menu, if any.
    source: Message | None
    #: The custom id of that button or menu.
    pressed: str | None = None
    sent_at: float = field(default_factory=time.monotonic)
    acknowledged_at: float | None = None
    answered_at: float | None = None
    #: The original response as it is now.
    original: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def content(self) -> str:
        """The content of the original response."""
        return "" if self.original is None else self.original.content

    def note_acknowledged(self) -> None:
        """Record the first response."""
        self.acknowledged_at = time.monotonic()
        self.acknowledged.set()

    def note_answered(self) -> None:
        """Record a response that is more than a deferral."""
        if self.answered_at is None:
            self.answered_at = time.monotonic()
        self.answered.set()


class World:
    """Everything on the loopback Discord."""

    def __init__(self) -> None:
        self.ids = Snowflakes()
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = defaultdict(dict)
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: list[Payload] = []
        #: Further fields of the bot's application.
        self.application: Payload = {}
        #: Files attached to commands, by id.
        self.files: dict[int, File] = {}
        #: Messages with a nonce that an earlier message had.
        self.sent_again: list[Message] = []
        #: Seconds that this Discord's clock is ahead of the system's.
        self.ahead = 0.0
        self._direct: dict[int, Channel] = {}
        self._by_nonce: dict[tuple[int, str], tuple[float, Message]] = {}

    # Adding

    def add_person(self, name: str) -> Person:
        """Add a Discord user."""
        person = Person(self.ids.next(), name)
        self.people[person.id] = person
        return person

    def add_guild(self, name: str = "a server", *, shard: int = 0, shards: int = 1) -> Guild:
        """Add a server that has the bot, on this shard."""
        guild_id = self.ids.next()
        while (guild_id >> 22) % shards != shard:
            guild_id = self.ids.next()  # in the next millisecond
        guild = Guild(guild_id, name)
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild_id: int, name: str = "hokkaido", kind: int = TEXT) -> Channel:
        """Add a channel, by default a text channel."""
        return self._add(Channel(self.ids.next(), kind, name, guild_id))

    def add_thread(self, parent: Channel, name: str, kind: int) -> Channel:
        """Add a thread to a channel."""
        return self._add(Channel(self.ids.next(), kind, name, parent.guild_id, parent.id))

    def direct_channel(self, person: Person) -> Channel:
        """The channel of the bot's direct messages with a person."""
        if person.id not in self._direct:
            self._direct[person.id] = self._add(Channel(self.ids.next(), DIRECT, person=person))
        return self._direct[person.id]

    def add_file(self, file: File) -> int:
        """Add a file for a command; returns its id."""
        file_id = self.ids.next()
        self.files[file_id] = file
        return file_id

    def note_nonce(self, nonce: str, message: Message) -> None:
        """Remember the nonce of a new message."""
        place = message.channel_id, nonce
        if place in self._by_nonce:
            self.sent_again.append(message)
        self._by_nonce[place] = time.monotonic() + self.ahead, message

    def _add(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    # Finding

    def channel(self, channel_id: int) -> Channel:
        """The channel with this id.

        Raises:
            RefusedError: it does not exist, or the bot cannot see it.
        """
        channel = self.channels.get(channel_id)
        if channel is None:
            raise RefusedError(404, UNKNOWN_CHANNEL, "Unknown Channel")
        if channel.guild_id is not None and channel.guild_id not in self.guilds:
            raise RefusedError(403, MISSING_ACCESS, "Missing Access")
        return channel

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message that the bot can read and change with its token.

        Raises:
            RefusedError: there is no such message, or its thread is archived.
        """
        channel = self.channel(channel_id)
        message = self.messages[channel.id].get(message_id)
        if message is None or message.flags & EPHEMERAL:
            raise RefusedError(404, UNKNOWN_MESSAGE, "Unknown Message")
        if channel.archived:
            raise RefusedError(400, THREAD_ARCHIVED, "Thread is archived")
        return message

    def with_nonce(self, channel: Channel, nonce: str) -> Message | None:
        """The message that was sent with this nonce within ``NONCE_KEPT``, if it still exists."""
        sent_at, message = self._by_nonce.get((channel.id, nonce), (-NONCE_KEPT, None))
        is_kept = time.monotonic() + self.ahead - sent_at < NONCE_KEPT
        return (
            message if message is not None and is_kept and message.id in self.messages[channel.id] else None
        )

    def payload_of(self, message: Message) -> Payload:
        """The message as gateway events contain it."""
        guild_id = self.channels[message.channel_id].guild_id
        return message.payload() | ({} if guild_id is None else {"guild_id": str(guild_id)})

    def must_take(self, channel: Channel) -> None:
        """Check that a message may be sent to a channel, and unarchive the channel.

        Raises:
            RefusedError: it may not.
        """
        code = None if channel.person is None else channel.person.refused_with
        if code is not None:
            raise RefusedError(403, code, "No direct message to this user")
        if channel.kind == VOICE and channel.denied & CONNECT:
            raise RefusedError(403, MISSING_ACCESS, "Missing Access")
        if channel.denied & SEND_MESSAGES:
            raise RefusedError(403, MISSING_PERMISSIONS, "Missing Permissions")
        if channel.archived and channel.locked:
            raise RefusedError(403, MISSING_ACCESS, "Missing Access")
        channel.archived = False

    def seen(self, channel: Channel) -> list[Message]:
        """The messages in a channel that everyone sees, oldest first."""
        return [message for message in self.messages[channel.id].values() if message.seen_by is None]
