"""Every text, value and form of a name is used."""

from __future__ import annotations

import pytest

from tests.bot.texts.translations import Folder, folders
from tests.bot.texts.unused import Code, unused_forms, unused_texts, unused_values

CODE = Code()


def test_every_text_is_used() -> None:
    assert list(unused_texts(folders()[0], CODE)) == []


def test_every_value_is_used() -> None:
    assert list(unused_values(list(folders()), CODE)) == []


@pytest.mark.parametrize("folder", folders(), ids=str)
def test_every_form_of_a_name_is_used(folder: Folder) -> None:
    assert list(unused_forms(folder)) == []
