"""``make pages``: write the pages of docs/ that are made from the bot's own English texts.

These are a rulebook for each game, the list of all commands, and the table of options in tables.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.client import HokkaidoBot
from bot.people.preferences import Reader
from bot.settings import Settings
from bot.tables import TableOptions
from bot.texts.language import english
from bot.views.rulebook import PAGES, rules_screen
from engine.options import Rules
from engine.rules import GAMES
from render.palette import ThemeName
from render.picture import Picture
from tests.programs.gallery import smaller

DOCS = Path(__file__).parents[2] / "docs"

#: The folder of the rulebooks' pictures, beside the pages.
PICTURES = "pictures"

Command = app_commands.Command[Any, ..., Any]

_TITLES = {Rules.HOKKAIDO: "Hokkaidō", Rules.HONSHU: "Honshū"}


def rulebook(game: Rules) -> tuple[str, Mapping[str, Picture]]:
    """The rulebook of a game in Markdown, and its pictures by file name."""
    opening = "`/hokkaido rules` shows the same pages in Discord. [rules.md](rules.md) settles every detail."
    parts = [f"# How to play {_TITLES[game]}", opening]
    pictures: dict[str, Picture] = {}
    options = TableOptions(rules=game, selection=GAMES[game].selection)
    for number, name in enumerate(PAGES[game], start=1):
        screen = rules_screen(Reader(english()), options, number)
        _, _, text = screen.text.partition("\n")  # without the number of the page
        parts.append(text.replace("###", "##", 1))
        if screen.drawing is not None:
            file = f"rules-{game}-{name}.webp"
            picture = pictures[file] = screen.drawing(theme=ThemeName.LIGHT)
            alt_text = "; ".join(picture.alt_text.splitlines())
            parts.append(f'<img src="{PICTURES}/{file}" width="550" alt="{alt_text}">')
    return "\n\n".join(parts) + "\n", pictures


def commands_page(commands: Iterable[Command]) -> str:
    """The list of all commands in Markdown: what to type, and what each does."""
    lines = [
        "# All commands",
        "",
        "Type a value for each word in capitals. Discord offers the other options while you type.",
    ]
    family = None
    for command in commands:
        if family != (family := command.root_parent and command.root_parent.name):
            lines += ["", "| command | |", "|---|---|"]
        lines.append(f"| `{_as_typed(command)}` | {command.description} |")
    return "\n".join(lines) + "\n"


def tables_page(page: str, commands: Iterable[Command]) -> str:
    """The page about tables with the values of each option of ``/hokkaido start``, or its description."""
    (start,) = (command for command in commands if command.qualified_name == "hokkaido start")
    lines = ["| option | values |", "|---|---|"]
    for option in start.parameters:
        values = " · ".join(choice.name for choice in option.choices) or option.description
        lines.append(f"| `{option.display_name}` | {values} |")
    before, _, rest = page.partition(lines[0])
    return "".join((before, "\n".join(lines), "\n\n", rest.partition("\n\n")[2]))


async def _commands() -> list[Command]:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    return [found for found in bot.tree.walk_commands() if isinstance(found, app_commands.Command)]


def _as_typed(command: Command) -> str:
    """A command with its required options in capitals."""
    required = [option.display_name.upper() for option in command.parameters if option.required]
    return " ".join((f"/{command.qualified_name}", *required))


def write_pages(folder: Path) -> None:
    """Write the pages and their pictures into a folder."""
    commands = asyncio.run(_commands())
    (folder / "commands.md").write_text(commands_page(commands), encoding="utf-8")
    page = (DOCS / "tables.md").read_text(encoding="utf-8")
    (folder / "tables.md").write_text(tables_page(page, commands), encoding="utf-8")
    (folder / PICTURES).mkdir(exist_ok=True)
    for game in Rules:
        text, pictures = rulebook(game)
        (folder / f"{game}.md").write_text(text, encoding="utf-8")
        for file, picture in pictures.items():
            (folder / PICTURES / file).write_bytes(smaller(picture.data))


if __name__ == "__main__":
    write_pages(DOCS)
