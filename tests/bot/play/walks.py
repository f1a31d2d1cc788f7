"""Long looks at everything that is shown, each taken once a run, by whichever of its processes is first."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path

from tests.postgresql.plugin import FOLDER

#: Looks at all that is shown in a language, perhaps of one variant; returns the controls that it has met.
Walk = Callable[..., frozenset[str]]


def once_a_run(walk: Walk) -> Walk:
    """Takes a walk only where no test of this run, in any process, has been through with the same one.

    One that fails is taken anew by every test that wants it, and so fails them all.
    """

    @cache
    @wraps(walk)
    def remembered(*which: str) -> frozenset[str]:
        seen = Path(os.environ[FOLDER]) / " ".join(("walk", walk.__name__, *which))
        if seen.exists():
            return frozenset(json.loads(seen.read_text(encoding="utf-8")))
        controls = walk(*which)
        write_at_once(seen, json.dumps(sorted(controls)).encode())
        return controls

    return remembered


def write_at_once(file: Path, data: bytes) -> None:
    """Write a file of this run that another of its processes may be about to read: never half of it."""
    written = file.with_name(f"{file.name} {os.getpid()}")
    written.write_bytes(data)
    written.rename(file)
