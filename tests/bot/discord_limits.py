"""Discord's limits, checked on the bodies of the requests that the bot sends.

At the end of a test, its room checks all requests with ``check_request``. Messages and modals are checked by
simcord's own rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.components import validate_message_state, validate_modal, walk_components
from simcord.enums import ComponentType

#: A part of a request body.
Payload = Mapping[str, Any]

LONGEST_CONTENT = 2000
LONGEST_ALT_TEXT = 1024
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_TITLE = 45
LONGEST_THREAD_NAME = 100
LONGEST_NONCE = 25
MOST_FILES = 10
MOST_OPTIONS = 25
MOST_COMMANDS = 100
LONGEST_COMMAND = 8000
LONGEST_COMMAND_NAME = 32
LONGEST_DESCRIPTION = 100
MOST_MENTIONS = 100

#: Discord's numbers for response types.
SUGGESTIONS, MODAL = 8, 9

#: Discord's number for a command that opens an Activity, and its flag for silent messages.
ENTRY_POINT = 4
SILENT_FLAG = 1 << 12


def check_request(method: str, path: str, body: object) -> None:
    """Check that a request stays within all limits.

    Raises:
        AssertionError, ValueError: Discord would refuse the request.
    """
    if path.endswith("/commands") and isinstance(body, list):
        check_commands(body)
    if not isinstance(body, dict) or method not in ("POST", "PATCH"):
        return
    if path.endswith("/callback"):
        check_answer(body)
    elif path.endswith("/threads"):
        within(1, body["name"], LONGEST_THREAD_NAME)
        check_message(body.get("message") or {})
    elif "/messages" in path or path.startswith("/webhooks/"):
        check_message(body)


def check_notifications(path: str, body: Payload) -> None:
    """Check that a message in a server channel is silent unless it mentions someone.

    Raises:
        AssertionError: it is loud without a mention, or silent with one.
    """
    allowed = body.get("allowed_mentions") or {}
    mentions = [*(allowed.get("users") or ()), *(allowed.get("roles") or ())]
    silent = bool((body.get("flags") or 0) & SILENT_FLAG)
    assert silent != bool(mentions), f"{path}: {body.get('content')!r}"


def within(least: int, text: str, most: int) -> None:
    """Check that the length of a text is between two limits."""
    assert least <= len(text) <= most, f"{len(text)} letters, not {least} to {most}: {text[:60]!r}"


def check_answer(body: Payload) -> None:
    """Check the first response to an interaction: a message, suggestions, or a modal."""
    data = body.get("data") or {}
    if body["type"] == MODAL:
        validate_modal(data)
    elif body["type"] == SUGGESTIONS:
        check_choices(data["choices"])
    else:
        check_message(data)


def check_message(body: Payload) -> None:
    """Check a new message or an edit."""
    files = body.get("attachments") or []
    assert len(files) <= MOST_FILES
    for file in files:
        within(0, file.get("description") or "", LONGEST_ALT_TEXT)
    within(0, str(body.get("nonce") or ""), LONGEST_NONCE)
    assert len((body.get("allowed_mentions") or {}).get("users") or []) <= MOST_MENTIONS
    components, flags = body.get("components") or [], body.get("flags") or 0
    validate_message_state(
        components, flags=flags, content=body.get("content"), embeds=body.get("embeds") or []
    )
    buttons = (part for part in walk_components(components) if part["type"] == ComponentType.BUTTON)
    assert all(button.get("label") for button in buttons)


def check_choices(choices: Sequence[Payload]) -> None:
    """Check the choices of a command option, fixed or suggested."""
    assert len(choices) <= MOST_OPTIONS
    for choice in choices:
        within(1, choice["name"], LONGEST_OPTION)
        within(0, str(choice["value"]), LONGEST_OPTION)


def check_commands(commands: Sequence[Payload]) -> None:
    """Check all commands as they are registered."""
    assert len(commands) <= MOST_COMMANDS
    for command in commands:
        assert letters_of(command) <= LONGEST_COMMAND
        if command.get("type") == ENTRY_POINT:
            continue  # needs no description
        for described in (command, *options_of(command)):
            within(1, described["name"], LONGEST_COMMAND_NAME)
            within(1, described["description"], LONGEST_DESCRIPTION)
            assert len(described.get("options", [])) <= MOST_OPTIONS, described["name"]
            check_choices(described.get("choices", []))


def options_of(command: Payload) -> Iterator[Payload]:
    """The subcommands and the options of a command, and those of its subcommands."""
    for option in command.get("options", []):
        yield option
        yield from options_of(option)


def letters_of(command: Payload) -> int:
    """The length of a command as Discord counts it: names, descriptions, and the values of choices."""
    return (
        len(command["name"])
        + len(command.get("description", ""))
        + len(str(command.get("value", "")))
        + sum(letters_of(part) for part in (*command.get("options", []), *command.get("choices", [])))
    )
