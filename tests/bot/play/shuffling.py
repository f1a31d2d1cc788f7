"""What tests of fair shuffles share: what is told of a shuffle."""

from __future__ import annotations

import json
import re
from typing import Any

from discord import Message
from simcord import MemberActor, ResponseMessage

from bot.tables import Table
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room, shown


def proof_message(room: Room) -> Message:
    """What the channel was told when the game was over: once."""
    (message,) = (message for message in room.messages() if message.content.startswith("🔓"))
    return message


async def checked(room: Room, person: MemberActor) -> ResponseMessage:
    """What a person sees, and nobody else, who presses Check."""
    pressed = shown(await person.click(proof_message(room), label="Check"))
    assert pressed.ephemeral
    return pressed


async def record_in(answer: ResponseMessage) -> dict[str, Any]:
    """The record that comes with it."""
    (file,) = answer.attachments
    record: dict[str, Any] = json.loads(await file.read())
    return record


def told_commitment(room: Room) -> str:
    """What the channel was told when the game began."""
    lines = [message for message in room.messages() if message.content.startswith("-# 🔒")]
    (told,) = (digits for line in lines for digits in quoted(line))
    return told


def quoted(message: Any) -> list[str]:
    """The secrets and commitments that a message has."""
    return re.findall(r"`([0-9a-f]{64})`", message.content)


async def finished(room: Room, people: list[MemberActor]) -> Table:
    return await play_to_the_end(room, await room.begin(people))
