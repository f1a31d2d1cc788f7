"""Every kind of picture still looks the same; see tests/render/reference_pictures.py to accept a change."""

from __future__ import annotations

import pytest
from PIL import Image

from render.palette import ThemeName
from tests.render.reference_pictures import FOLDER, REFERENCES, difference, drawn, path_of


@pytest.mark.parametrize(("theme", "name"), REFERENCES, ids=lambda value: str(value))
def test_a_picture_still_looks_the_same(theme: ThemeName, name: str) -> None:
    reference = Image.open(path_of(theme, name))
    assert difference(drawn(theme, name), reference) == ""


def test_every_reference_picture_is_used() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(*entry).name for entry in REFERENCES}
