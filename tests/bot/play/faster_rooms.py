"""Saves time in rooms: a quicker player for par, remembered results, and quick copies of messages."""

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
    """Does each job only once per run, in the calling process: many tests have the same hands and maps."""

    async def run(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Call a function, or return its earlier result for the same arguments."""
        if self.count > 0:
            return await super().run(function, *arguments, **options)
        try:
            asked = hashlib.sha256(pickle.dumps((function, arguments, options))).hexdigest()
        except (pickle.PicklingError, AttributeError):  # defined inside a test
            return await super().run(function, *arguments, **options)
        done = Path(os.environ[FOLDER]) / f"work {asked}"
        if not done.exists():
            write_at_once(done, pickle.dumps(await super().run(function, *arguments, **options)))
        result: _Result = pickle.loads(done.read_bytes())
        return result

    async def run_within(
        self,
        seconds: float,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """The same for a job with a limit, which is not kept in the calling process."""
        return await self.run(function, *arguments, **options)


def copied(data: Any) -> Any:
    """A deep copy that is fast for plain data, which is nearly all that Discord and a bot exchange."""
    try:
        return marshal.loads(marshal.dumps(data))
    except ValueError:
        return copy.deepcopy(data)


class _QuickCopy:
    """Replaces the module ``copy`` where only ``deepcopy`` is used."""

    deepcopy = staticmethod(copied)


def use_shortcuts(patch: pytest.MonkeyPatch) -> None:
    """Save this time in a test; simulated Discord copies every message and request several times."""
    patch.setattr("bot.workers.pictures.Workers", RememberingWorkers)
    # Par, and the player that sets it, are tested with the workers.
    patch.setattr("bot.workers.thinking.PLAYER", "normal")
    for module in ("components", "results"):
        patch.setattr(f"simcord.{module}.deepcopy", copied)
    for module in ("gateway", "http.router"):
        patch.setattr(f"simcord.{module}.copy", _QuickCopy)


def write_at_once(file: Path, data: bytes) -> None:
    """Write a file atomically, because other processes of this run may read it."""
    written = file.with_name(f"{file.name} {os.getpid()}")
    written.write_bytes(data)
    written.rename(file)
