"""The bot's responses to interactions: the first response, the original response, and follow-ups."""

from __future__ import annotations

import time
from typing import Any

from aiohttp import web

from tests.loopback.rest import written
from tests.loopback.wire import (
    ALREADY_ACKNOWLEDGED,
    BODY,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Body,
    Payload,
    RefusedError,
    answer,
    nothing,
)
from tests.loopback.world import BOT_ID, EPHEMERAL, LOADING, Interaction, Message, World

#: Discord's types of first responses.
MESSAGE, MESSAGE_LATER, UPDATE_LATER, UPDATE = 4, 5, 6, 7

#: Seconds within which Discord accepts the first response, and all others.
PATIENCE = 3.0
LIFETIME = 900.0


class Answering:
    """The routes for interactions; each returns a response or raises ``RefusedError``."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        answers = f"/webhooks/{BOT_ID}/{{token}}"
        return [
            web.post("/interactions/{interaction}/{token}/callback", self._first_response),
            web.post(answers, self._follow_up),
            web.get(answers + "/messages/@original", self._read_original),
            web.patch(answers + "/messages/@original", self._edit_original),
            web.delete(answers + "/messages/@original", self._delete_original),
            web.patch(answers + "/messages/{message}", self._edit_follow_up),
        ]

    async def _first_response(self, request: web.Request) -> web.Response:
        interaction = self._world.interactions.get(int(request.match_info["interaction"]))
        if interaction is None or interaction.token != request.match_info["token"]:
            raise RefusedError(404, UNKNOWN_INTERACTION, "Unknown interaction")
        if interaction.acknowledged_at is not None:
            raise RefusedError(400, ALREADY_ACKNOWLEDGED, "Interaction has already been acknowledged.")
        if time.monotonic() - interaction.sent_at > PATIENCE:
            raise RefusedError(404, UNKNOWN_INTERACTION, "Unknown interaction")
        body: Body = request[BODY]
        kind, data = int(body.data["type"]), body.data.get("data") or {}
        if kind in (MESSAGE, MESSAGE_LATER):
            interaction.original = self._new_message(interaction, Body(data, body.files), kind)
        elif kind in (UPDATE_LATER, UPDATE):
            interaction.original = interaction.source
            if kind == UPDATE and interaction.original is not None:
                written(self._world, interaction.original, Body(data, body.files))
        interaction.note_acknowledged()
        if kind not in (MESSAGE_LATER, UPDATE_LATER):
            interaction.note_answered()
        return answer(_callback_payload(interaction, kind)) if "with_response" in request.query else nothing()

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._of_token(request)
        body: Body = request[BODY]
        if interaction.original is not None and interaction.original.is_thinking:
            # Discord treats the first follow-up as the content of the deferred response.
            return self._changed(interaction, interaction.original, body)
        message = self._new_message(interaction, body, MESSAGE)
        interaction.follow_ups.append(message)
        interaction.note_answered()
        return answer(message.payload())

    async def _read_original(self, request: web.Request) -> web.Response:
        return answer(self._original_of(request).payload())

    async def _edit_original(self, request: web.Request) -> web.Response:
        return self._changed(self._of_token(request), self._original_of(request), request[BODY])

    async def _delete_original(self, request: web.Request) -> web.Response:
        message, interaction = self._original_of(request), self._of_token(request)
        self._world.messages[message.channel_id].pop(message.id, None)
        interaction.original = None
        interaction.note_answered()
        return nothing()

    async def _edit_follow_up(self, request: web.Request) -> web.Response:
        interaction = self._of_token(request)
        for message in interaction.follow_ups:
            if message.id == int(request.match_info["message"]):
                return self._changed(interaction, message, request[BODY])
        raise RefusedError(404, UNKNOWN_MESSAGE, "Unknown Message")

    def _changed(self, interaction: Interaction, message: Message, body: Body) -> web.Response:
        written(self._world, message, body)
        message.flags &= ~LOADING
        message.edits += 1
        interaction.note_answered()
        return answer(message.payload())

    def _new_message(self, interaction: Interaction, body: Body, kind: int) -> Message:
        flags = int(body.data.get("flags") or 0)
        message = Message(self._world.ids.next(), interaction.channel.id)
        message.flags = flags & EPHEMERAL
        if flags & EPHEMERAL and interaction.channel.guild_id is not None:
            message.seen_by = interaction.person.id
        if kind == MESSAGE_LATER:
            message.flags |= LOADING
        else:
            written(self._world, message, body)
        self._world.messages[message.channel_id][message.id] = message
        return message

    def _of_token(self, request: web.Request) -> Interaction:
        interaction = self._world.by_token.get(request.match_info["token"])
        if interaction is None or time.monotonic() - interaction.sent_at > LIFETIME:
            raise RefusedError(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
        return interaction

    def _original_of(self, request: web.Request) -> Message:
        original = self._of_token(request).original
        if original is None or original.id not in self._world.messages[original.channel_id]:
            raise RefusedError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return original


def _callback_payload(interaction: Interaction, kind: int) -> Payload:
    """What Discord returns for a first response."""
    original = interaction.original
    payload: dict[str, Any] = {
        "interaction": {
            "id": str(interaction.id),
            "type": 2,
            "response_message_id": None if original is None else str(original.id),
            "response_message_loading": kind == MESSAGE_LATER,
            "response_message_ephemeral": original is not None and bool(original.flags & EPHEMERAL),
        }
    }
    if original is not None and kind in (MESSAGE, UPDATE):
        payload["resource"] = {"type": kind, "message": original.payload()}
    return payload
