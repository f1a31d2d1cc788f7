"""People at their clients, who type commands and press buttons."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Iterator

from tests.loopback.server import LoopbackDiscord
from tests.loopback.wire import Payload
from tests.loopback.world import BOT_ID, Channel, File, Interaction, Message, Person

#: Discord's interaction types.
COMMAND, COMPONENT = 2, 3

#: Seconds without an answer after which a test fails, even on a slow machine.
PATIENCE = 120.0


class Client:
    """One person's client; its methods send an interaction and do not wait for the bot."""

    def __init__(self, discord: LoopbackDiscord, person: Person) -> None:
        self._discord = discord
        self.person = person

    @property
    def direct_messages(self) -> Channel:
        """The channel of direct messages with the bot."""
        return self._discord.world.direct_channel(self.person)

    async def type(self, channel: Channel, command: str, **options: object) -> Interaction:
        """Send a command, such as ``hokkaido start``; an option may be a file."""
        return await self._happen(COMMAND, channel, self._command(command, options))

    async def press(self, message: Message, custom_id: str) -> Interaction:
        """Press a button of a message."""
        (control,) = (one for one in message.controls() if one.get("custom_id") == custom_id)
        data: Payload = {"custom_id": custom_id, "component_type": control["type"]}
        channel = self._discord.world.channels[message.channel_id]
        return await self._happen(COMPONENT, channel, data, message)

    async def _happen(
        self, kind: int, channel: Channel, data: Payload, source: Message | None = None
    ) -> Interaction:
        world = self._discord.world
        token = secrets.token_urlsafe(24)
        interaction = Interaction(
            world.ids.next(), token, self.person, channel, source, data.get("custom_id")
        )
        world.interactions[interaction.id] = interaction
        world.by_token[token] = interaction
        payload: Payload = {
            "id": str(interaction.id),
            "application_id": str(BOT_ID),
            "type": kind,
            "data": data,
            "token": token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel.payload(),
            "locale": "en-US",
            "app_permissions": str(channel.allowed),
            "attachment_size_limit": 10 * 2**20,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 1 if channel.guild_id is None else 0,
        }
        if channel.guild_id is None:
            payload["user"] = self.person.payload()
        else:
            payload |= {"guild_id": str(channel.guild_id), "guild_locale": "en-US"}
            payload |= {"guild": {"id": str(channel.guild_id), "locale": "en-US", "features": []}}
            payload["member"] = self.person.member()
        if source is not None:
            payload["message"] = source.payload()
        await self._discord.gateway.dispatch("INTERACTION_CREATE", payload)
        return interaction

    def _command(self, called: str, options: dict[str, object]) -> Payload:
        """A command as Discord sends it: the options inside their groups, each with its type.

        Raises:
            LookupError: there is no such command or option.
        """
        name, *path = called.split()
        command = _named(self._discord.world.commands, name)
        node, groups = command, []
        for step in path:
            node = _named(node["options"], step)
            groups.append(node)
        declared = node.get("options", [])
        resolved: dict[str, Payload] = {}
        for key, value in options.items():
            if isinstance(value, File):
                options = {**options, key: str(self._attach(value, resolved))}
        filled: list[Payload] = [
            {"name": key, "type": _named(declared, key)["type"], "value": value}
            for key, value in options.items()
        ]
        for group in reversed(groups):
            filled = [{"name": group["name"], "type": group["type"], "options": filled}]
        data: Payload = {"id": command["id"], "name": name, "type": 1, "options": filled}
        return data | ({"resolved": {"attachments": resolved}} if resolved else {})

    def _attach(self, file: File, resolved: dict[str, Payload]) -> int:
        """Attach a file to what is being sent; returns its id."""
        file_id = self._discord.world.add_file(file)
        url = self._discord.file_url(file_id)
        about = {"id": str(file_id), "filename": file.name, "size": len(file.content)}
        resolved[str(file_id)] = {**about, "url": url, "proxy_url": url, "ephemeral": True}
        return file_id


def _named(found: Iterable[Payload], name: str) -> Payload:
    for one in found:
        if one["name"] == name:
            return one
    raise LookupError(f"nothing is called {name}")


async def acknowledged(interaction: Interaction, within: float = PATIENCE) -> Interaction:
    """Wait for the first response.

    Raises:
        TimeoutError: it does not come.
    """
    await asyncio.wait_for(interaction.acknowledged.wait(), within)
    return interaction


async def answered(interaction: Interaction, within: float = PATIENCE) -> Interaction:
    """Wait for the answer, which may come after a deferred response.

    Raises:
        TimeoutError: it does not come.
    """
    await asyncio.wait_for(interaction.answered.wait(), within)
    return interaction


def custom_ids(message: Message, control: str) -> Iterator[str]:
    """The custom ids of the enabled buttons and menus with this name."""
    for part in message.controls():
        custom_id = str(part.get("custom_id", ""))
        if custom_id.startswith(f"hokkaido:{control}:") and not part.get("disabled"):
            yield custom_id
