"""Pictures take room in memory only until they have been sent."""

from __future__ import annotations

import gc
import io
from collections.abc import Iterator
from weakref import ref

import discord
import pytest
from discord.http import handle_message_parameters

from bot.views.screen import Screen
from render.picture import Picture


@pytest.fixture(autouse=True)
def _uncollected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_the_bytes_of_a_picture_are_freed_when_it_has_been_sent() -> None:
    edit = Screen("Your map").edit(Picture(b"a picture", "map.jpg", "a map", 1, 1))
    (file,) = edit["attachments"]
    taken = ref(file.fp)
    with handle_message_parameters(content=edit["content"], attachments=[file]):
        assert file.fp.read() == b"a picture"
    del file, edit
    assert taken() is None


def test_discord_py_alone_does_not_free_them() -> None:
    """Once it does, a file of our own is not needed any more."""
    file = discord.File(io.BytesIO(b"a picture"), "map.jpg")
    taken = ref(file.fp)
    file.close()
    del file
    assert taken() is not None
