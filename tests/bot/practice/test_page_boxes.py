"""Pictures lie in the boxes of the real client on the page of the practice table, told from its style sheet.

tests/programs/browser sees it in a real browser; this holds it where none is installed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from render.drawing.boxes import DESKTOP, PHONE_WIDTH

STYLE = re.sub(
    r"/\*.*?\*/", "", (files("bot.practice") / "page" / "view.css").read_text(encoding="utf-8"), flags=re.S
)

#: A block for narrow windows, and one rule.
ON_A_PHONE = re.compile(r"@media \(max-width: 600px\) \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def declared(style: str, selector: str) -> dict[str, str]:
    """What the rules for a selector say; a later one counts more."""
    found: dict[str, str] = {}
    for selectors, body in RULE.findall(style):
        if selector in (name.strip() for name in selectors.split(",")):
            found |= dict(_declarations(body))
    return found


def _declarations(body: str) -> Iterator[tuple[str, str]]:
    for declaration in filter(str.strip, body.split(";")):
        name, value = declaration.split(":")
        yield name.strip(), value.strip()


def test_a_picture_is_fitted_into_the_box_of_a_desktop() -> None:
    width, height = DESKTOP
    shown = declared(ON_A_PHONE.sub("", STYLE), ".attachment-image")
    assert shown == {"max-width": f"min(100%, {width}px)", "max-height": f"{height}px"}


def test_on_a_phone_it_has_its_width_and_any_height() -> None:
    on_a_phone = "".join(ON_A_PHONE.findall(STYLE))
    assert declared(on_a_phone, ".attachment-image") == {
        "max-width": f"{PHONE_WIDTH}px",
        "max-height": "none",
    }
    assert declared(on_a_phone, ".message-attachments")["width"] == f"{PHONE_WIDTH}px"


def test_a_picture_that_has_not_come_does_not_look_broken() -> None:
    assert declared(STYLE, ".attachment-image:not([src])") == {"visibility": "hidden"}


@pytest.mark.parametrize("part", [".message-header", ".message-content", ".message-attachments"])
def test_the_buttons_stand_below_all_else(part: str) -> None:
    assert declared(STYLE, ".channel-message") == {"display": "flex", "flex-direction": "column"}
    assert declared(STYLE, ".message-components")["order"] == "1"
    assert "order" not in declared(STYLE, part)
