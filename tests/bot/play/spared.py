"""What rooms are spared: long thoughts, those thought before, and careful copies of messages."""

from __future__ import annotations

import copy
import hashlib
import marshal
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from bot.workers.pool import Workers
from tests.postgresql.plugin import FOLDER

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


class RememberingWorkers(Workers):
    """Does work in the calling process only once a run: the same hands and maps come up in many tests."""

    async def run(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Call a function, unless that has been done with the same values."""
        if self.count > 0:
            return await super().run(function, *arguments, **options)
        try:
            asked = hashlib.sha256(pickle.dumps((function, arguments, options))).hexdigest()
        except (pickle.PicklingError, AttributeError):  # it stands only in its test
            return await super().run(function, *arguments, **options)
        done = Path(os.environ[FOLDER]) / f"work {asked}"
        if not done.exists():
            write_at_once(done, pickle.dumps(await super().run(function, *arguments, **options)))
        result: _Result = pickle.loads(done.read_bytes())
        return result


def copied(data: Any) -> Any:
    """A deep copy, fast for plain data, which is nearly all that Discord and a bot send each other."""
    try:
        return marshal.loads(marshal.dumps(data))
    except ValueError:
        return copy.deepcopy(data)


class _QuickCopy:
    """What the module ``copy`` is for modules that only copy deeply."""

    deepcopy = staticmethod(copied)


def spare(patch: pytest.MonkeyPatch) -> None:
    """Spare the rooms of a test all of it; simulated Discord copies every message and request a few times."""
    patch.setattr("bot.workers.pictures.Workers", RememberingWorkers)
    # What par is, and who plays for it, is tested beside the workers.
    patch.setattr("bot.workers.thinking.PLAYER", "normal")
    for module in ("components", "results"):
        patch.setattr(f"simcord.{module}.deepcopy", copied)
    for module in ("gateway", "http.router"):
        patch.setattr(f"simcord.{module}.copy", _QuickCopy)


def write_at_once(file: Path, data: bytes) -> None:
    """Write a file that other processes of this run may read, never half of it."""
    written = file.with_name(f"{file.name} {os.getpid()}")
    written.write_bytes(data)
    written.rename(file)
