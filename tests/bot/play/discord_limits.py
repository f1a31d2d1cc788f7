"""Discord's limits, checked on the bodies of the requests that the bot sends.

At the end of a test, its room checks all requests with ``check_request``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

#: A part of a request body.
Payload = Mapping[str, Any]

LONGEST_CONTENT = 2000
LONGEST_EMBED = 4096
LONGEST_EMBEDS = 6000
LONGEST_LAYOUT = 4000
LONGEST_ALT_TEXT = 1024
LONGEST_CUSTOM_ID = 100
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_TITLE = 45
LONGEST_THREAD_NAME = 100
LONGEST_NONCE = 25
MOST_FILES = 10
MOST_EMBEDS = 10
MOST_ROWS = 5
MOST_IN_A_ROW = 5
MOST_COMPONENTS = 40
MOST_OPTIONS = 25
MOST_COMMANDS = 100
LONGEST_COMMAND = 8000
LONGEST_COMMAND_NAME = 32
LONGEST_DESCRIPTION = 100
MOST_MENTIONS = 100

#: Discord's numbers for component types and response types, and its flag for messages with a layout.
ROW, BUTTON, TEXT_INPUT, TEXT, LABEL = 1, 2, 4, 10, 18
MENUS = frozenset({3, 5, 6, 7, 8})
SUGGESTIONS, MODAL = 8, 9
LAYOUT_FLAG = 1 << 15

#: Discord's number for a command that opens an Activity, and its flag for silent messages.
ENTRY_POINT = 4
SILENT_FLAG = 1 << 12


def check_request(method: str, path: str, body: object) -> None:
    """Check that a request stays within all limits.

    Raises:
        AssertionError: Discord would refuse the request.
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
        check_modal(data)
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
    check_embeds(body.get("embeds") or [])
    within(0, str(body.get("nonce") or ""), LONGEST_NONCE)
    assert len((body.get("allowed_mentions") or {}).get("users") or []) <= MOST_MENTIONS
    components = body.get("components") or []
    if (body.get("flags") or 0) & LAYOUT_FLAG:
        texts = [part["content"] for part in all_parts(components) if part["type"] == TEXT]
        within(1, "".join(texts), LONGEST_LAYOUT)
    else:
        within(0, body.get("content") or "", LONGEST_CONTENT)
        assert len(components) <= MOST_ROWS
    check_components(components)


def check_embeds(embeds: Sequence[Payload]) -> None:
    """Check the embeds of a message: each description, and the total length of all their texts."""
    assert len(embeds) <= MOST_EMBEDS
    for embed in embeds:
        within(0, embed.get("description") or "", LONGEST_EMBED)
    within(0, "".join(text for embed in embeds for text in texts_of(embed)), LONGEST_EMBEDS)


def texts_of(embed: object) -> Iterator[str]:
    """Every text in an embed."""
    if isinstance(embed, str):
        yield embed
    elif isinstance(embed, Mapping):
        for part in embed.values():
            yield from texts_of(part)
    elif isinstance(embed, Sequence):
        for part in embed:
            yield from texts_of(part)


def all_parts(components: Sequence[Payload]) -> Iterator[Payload]:
    """Components with everything that they contain."""
    for component in components:
        yield component
        yield from all_parts(component.get("components", []))
        for name in ("component", "accessory"):
            yield from all_parts([component[name]] if component.get(name) else [])


def check_components(components: Sequence[Payload]) -> None:
    """Check rows, buttons, menus and fields, however deeply nested."""
    parts = list(all_parts(components))
    assert len(parts) <= MOST_COMPONENTS
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    for custom_id in ids:
        within(1, custom_id, LONGEST_CUSTOM_ID)
    for part in parts:
        if part["type"] == ROW:
            inside = part["components"]
            menus = [inner for inner in inside if inner["type"] in MENUS]
            assert 1 <= len(inside) <= (1 if menus else MOST_IN_A_ROW)
        elif part["type"] == BUTTON:
            within(1, part.get("label") or "", LONGEST_LABEL)
        elif part["type"] in MENUS:
            within(0, part.get("placeholder") or "", LONGEST_PLACEHOLDER)
            check_options(part.get("options", []))


def check_options(options: Sequence[Payload]) -> None:
    """Check the options of a menu."""
    assert 1 <= len(options) <= MOST_OPTIONS
    for option in options:
        within(1, option["label"], LONGEST_OPTION)
        within(1, option["value"], LONGEST_OPTION)
        within(0, option.get("description") or "", LONGEST_OPTION)
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values), values


def check_choices(choices: Sequence[Payload]) -> None:
    """Check the choices of a command option, fixed or suggested."""
    assert len(choices) <= MOST_OPTIONS
    for choice in choices:
        within(1, choice["name"], LONGEST_OPTION)
        within(0, str(choice["value"]), LONGEST_OPTION)


def check_modal(data: Payload) -> None:
    """Check a modal with its fields."""
    within(1, data["title"], LONGEST_TITLE)
    within(1, data["custom_id"], LONGEST_CUSTOM_ID)
    assert 1 <= len(data["components"]) <= MOST_ROWS
    check_components(data["components"])
    for part in all_parts(data["components"]):
        if part["type"] == LABEL:
            within(1, part["label"], LONGEST_TITLE)
            within(0, part.get("description") or "", LONGEST_OPTION)
        elif part["type"] == TEXT_INPUT:
            within(0, part.get("placeholder") or "", LONGEST_OPTION)


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
