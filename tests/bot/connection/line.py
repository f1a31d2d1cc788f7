"""The way between the bot and the small Discord: interactions, and what answers them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

import aiohttp
from discord import Client, Webhook
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.connection.promises import Promises
from bot.connection.requests import PROMISE, AnsweringAdapter
from tests.bot.tables.held_clock import HeldClock
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import BOT_ID, Interaction


@dataclass
class Line:
    """Interactions on the small Discord, and what answers them."""

    discord: LoopbackDiscord
    client: Client
    clock: HeldClock
    promises: Promises
    path: Path

    def interaction(self) -> Interaction:
        """Somebody has just sent a command."""
        world = self.discord.world
        person = world.add_person("Ann")
        found = Interaction(
            world.ids.next(), secrets.token_hex(8), person, world.direct_channel(person), None
        )
        world.interactions[found.id] = world.by_token[found.token] = found
        return found

    async def say_first(self, interaction: Interaction, kind: int = PROMISE, content: str = "") -> None:
        """Answer a command first: with the promise of a message, or with a message."""
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        async with aiohttp.ClientSession() as session:
            payload = {"type": kind, "data": {"content": content}}
            await async_context.get().request(route, session, payload=payload)

    async def answer(self, interaction: Interaction, content: str) -> None:
        """Give the promised message."""
        webhook = Webhook.partial(BOT_ID, interaction.token, client=self.client)
        await webhook.send(content)

    def begin_anew(self) -> None:
        """The process has been killed, and the next one reads what it has left."""
        self.promises = Promises(self.path, self.clock)
        async_context.set(AnsweringAdapter(self.promises))
