"""The check of Discord's limits, which every test that plays goes through, lets nothing pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.bot.play.discord_limits import check_request

MESSAGES, ANSWER, COMMANDS = (
    "/channels/1/messages",
    "/interactions/1/token/callback",
    "/applications/1/commands",
)


def message(**parts: Any) -> tuple[str, str, Any]:
    return "POST", MESSAGES, parts


def row(*parts: dict[str, Any]) -> tuple[str, str, Any]:
    return message(content="", components=[{"type": 1, "components": list(parts)}])


def button(label: str = "x", custom_id: str = "x") -> dict[str, Any]:
    return {"type": 2, "label": label, "custom_id": custom_id}


def menu(options: int = 1, label: str = "x", value: str = "", description: str = "") -> dict[str, Any]:
    lines = [
        {"label": label, "value": f"{number}{value}"[-max(len(value), 2) :], "description": description}
        for number in range(options)
    ]
    return {"type": 3, "custom_id": "menu", "placeholder": "x", "options": lines}


def layout(texts: int, letters: int) -> tuple[str, str, Any]:
    parts = [{"type": 10, "content": "x" * letters} for _ in range(texts)]
    return message(flags=1 << 15, components=parts)


def command(**parts: Any) -> tuple[str, str, Any]:
    return "PUT", COMMANDS, [{"name": "x", "description": "x", **parts}]


def option(name: str = "x", description: str = "x", **parts: Any) -> dict[str, Any]:
    return {"name": name, "description": description, **parts}


def long_command(letters: int) -> tuple[str, str, Any]:
    """A command of so many letters, none of whose parts is too long or has too many parts itself."""
    whole, rest = divmod(letters - 2, 100)
    parts = [option(description="x" * 99) for _ in range(whole)] + [option(description="x" * (rest - 1))]
    return command(options=[{**group, "options": parts[n::4][1:]} for n, group in enumerate(parts[:4])])


def suggestions(count: int, letters: int) -> tuple[str, str, Any]:
    choices = [{"name": "x" * letters, "value": "x"} for _ in range(count)]
    return "POST", ANSWER, {"type": 8, "data": {"choices": choices}}


def modal(title: int = 1, custom_id: int = 1, label: int = 1, description: int = 1) -> tuple[str, str, Any]:
    field = {"type": 4, "custom_id": "word", "placeholder": "x"}
    part = {"type": 18, "label": "x" * label, "description": "x" * description, "component": field}
    data = {"title": "x" * title, "custom_id": "x" * custom_id, "components": [part]}
    return "POST", ANSWER, {"type": 9, "data": data}


def files(count: int, letters: int) -> tuple[str, str, Any]:
    return message(content="", attachments=[{"id": 0, "description": "x" * letters}] * count)


def embeds(*letters: int) -> tuple[str, str, Any]:
    return message(content="", embeds=[{"description": "x" * count} for count in letters])


#: By its name: a request that is just small enough for a number, and the largest such number.
LIMITS: dict[str, tuple[Callable[[int], tuple[str, str, Any]], int]] = {
    "content": (lambda n: message(content="x" * n), 2000),
    "content of an edit": (
        lambda n: ("PATCH", "/webhooks/1/t/messages/@original", {"content": "x" * n}),
        2000,
    ),
    "content of an answer": (lambda n: ("POST", ANSWER, {"type": 4, "data": {"content": "x" * n}}), 2000),
    "content of a further message": (lambda n: ("POST", "/webhooks/1/t", {"content": "x" * n}), 2000),
    "an embed": (lambda n: embeds(n), 4096),
    "all embeds": (lambda n: embeds(4000, n - 4000), 6000),
    "a layout": (lambda n: layout(1, n), 4000),
    "components of a layout": (lambda n: layout(n, 1), 40),
    "alt text": (lambda n: files(1, n), 1024),
    "files": (lambda n: files(n, 1), 10),
    "rows": (
        lambda n: message(
            components=[{"type": 1, "components": [button(custom_id=str(k))]} for k in range(n)]
        ),
        5,
    ),
    "buttons in a row": (lambda n: row(*(button(custom_id=str(k)) for k in range(n))), 5),
    "menus in a row": (lambda n: row(*({**menu(), "custom_id": str(k)} for k in range(n))), 1),
    "the label of a button": (lambda n: row(button(label="x" * n)), 80),
    "a custom id": (lambda n: row(button(custom_id="x" * n)), 100),
    "lines of a menu": (lambda n: row(menu(options=n)), 25),
    "the label of a line": (lambda n: row(menu(label="x" * n)), 100),
    "the value of a line": (lambda n: row({**menu(), "options": [{"label": "x", "value": "x" * n}]}), 100),
    "the description of a line": (lambda n: row(menu(description="x" * n)), 100),
    "people who are notified": (lambda n: message(content="x", allowed_mentions={"users": ["1"] * n}), 100),
    "the name of a thread": (lambda n: ("POST", "/channels/1/threads", {"name": "x" * n}), 100),
    "a post of a forum": (
        lambda n: ("POST", "/channels/1/threads", {"name": "x", "message": {"content": "x" * n}}),
        2000,
    ),
    "suggestions": (lambda n: suggestions(n, 1), 25),
    "a suggestion": (lambda n: suggestions(1, n), 100),
    "the title of a modal": (lambda n: modal(title=n), 45),
    "the custom id of a modal": (lambda n: modal(custom_id=n), 100),
    "the label of a field": (lambda n: modal(label=n), 45),
    "the description of a field": (lambda n: modal(description=n), 100),
    "commands": (lambda n: ("PUT", COMMANDS, [option() for _ in range(n)]), 100),
    "subcommands and options": (lambda n: command(options=[option() for _ in range(n)]), 25),
    "options of a subcommand": (lambda n: command(options=[option(options=[option()] * n)]), 25),
    "choices": (lambda n: command(options=[option(choices=[{"name": "x", "value": "x"}] * n)]), 25),
    "the name of a choice": (
        lambda n: command(options=[option(choices=[{"name": "x" * n, "value": "x"}])]),
        100,
    ),
    "the name of a command": (lambda n: command(name="x" * n), 32),
    "the description of an option": (lambda n: command(options=[option(description="x" * n)]), 100),
    "a whole command": (long_command, 8000),
}


@pytest.mark.parametrize("name", LIMITS)
def test_what_is_just_small_enough_is_let_pass_and_one_more_is_not(name: str) -> None:
    request, most = LIMITS[name]
    check_request(*request(most))
    with pytest.raises(AssertionError):
        check_request(*request(most + 1))


@pytest.mark.parametrize("request_", [row(button(label="")), row(menu(options=0)), row(button(), button())])
def test_what_is_empty_or_twice_the_same_is_not_let_pass(request_: tuple[str, str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_request(*request_)
