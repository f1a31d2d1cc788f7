"""The examples in docstrings are correct.

They are collected here because pytest would search every object of every module for them.
"""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules_with_examples() -> list[str]:
    """The names of all modules that contain an example."""
    files = (file for package in ("bot", "render", "engine") for file in (ROOT / package).rglob("*.py"))
    with_examples = (file for file in files if ">>> " in file.read_text(encoding="utf-8"))
    return sorted(
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in with_examples
    )


@pytest.mark.parametrize("module", modules_with_examples())
def test_the_examples_in_a_module_are_correct(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0
