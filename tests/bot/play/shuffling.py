"""What tests of fair shuffles share: what is told of a shuffle."""

from __future__ import annotations

import json
import re
from typing import Any

from simcord import MemberActor, ResponseMessage

from bot.tables import Table
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room, labels, shown


async def checked(room: Room, person: MemberActor) -> ResponseMessage:
    """What a person sees, and nobody else, who presses Check."""
    (result,) = (message for message in room.messages() if "Check" in labels(message))
    pressed = shown(await person.click(result, label="Check"))
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
