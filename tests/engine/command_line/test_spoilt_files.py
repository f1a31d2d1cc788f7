"""``score`` with invalid files: a one-line error, never a traceback."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.command_line import main
from tests.engine.spoiling import STRANGE, paths, spoil

MAP: dict[str, Any] = {
    "rules": "hokkaido",
    "scoring_card": None,
    "province": ["forest", "desert", "town", "lake", "production:blue", "desert"],
    "deck": "hokkaido",
    "placements": [{"card": 1, "x": -1, "y": -2, "rotation": 0, "under": [0]}],
    "tiles": [{"x": 1, "y": 2, "terrain": "forest"}],
    "cubes": [[0, 2]],
    "goals": 1,
}


def ends_well(capsys: pytest.CaptureFixture[str], *words: str) -> int:
    """The exit code of a command, which must print either its result or a one-line error."""
    code = main(list(words))
    out, err = capsys.readouterr()
    assert (code == 0) == bool(out)
    assert code in (0, 1, 2)
    assert err.count("\n") == (code != 0)
    return code


def test_a_strange_value_anywhere_in_a_map(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text(json.dumps(MAP), encoding="utf-8")
    assert ends_well(capsys, "score", str(file)) == 0
    codes = set()
    for path in paths(MAP):
        for value in STRANGE:
            spoilt = copy.deepcopy(MAP)
            spoil(spoilt, path, value)
            file.write_text(json.dumps(spoilt), encoding="utf-8")
            codes.add(ends_well(capsys, "score", str(file)))
    assert codes == {0, 1}
