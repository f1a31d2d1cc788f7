"""``make pages``: write the pages of docs/ that are made from the bot's own English texts.

These are a rulebook for each game and the list of all commands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.client import HokkaidoBot
from bot.people.preferences import Reader
from bot.settings import Settings
from bot.tables import TableOptions
from bot.texts.language import english, without_links
from bot.views.rulebook import PAGES, rules_screen
from engine.options import Rules
from engine.rules import GAMES
from render.palette import ThemeName
from render.picture import Picture
from tests.programs.gallery import smaller

DOCS = Path(__file__).parents[2] / "docs"

#: The folder of the rulebooks' pictures, beside the pages.
PICTURES = "pictures"

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
        parts.append(without_links(text).replace("###", "##", 1))
        if screen.drawing is not None:
            file = f"rules-{game}-{name}.webp"
            picture = pictures[file] = screen.drawing(theme=ThemeName.LIGHT)
            alt_text = "; ".join(picture.alt_text.splitlines())
            parts.append(f'<img src="{PICTURES}/{file}" width="550" alt="{alt_text}">')
    return "\n\n".join(parts) + "\n", pictures


async def commands_page() -> str:
    """The list of all commands in Markdown: what to type, and what each does."""
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    lines = [
        "# All commands",
        "",
        "Type a value for each word in capitals. Discord offers the other options while you type.",
    ]
    family = None
    for command in bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        if family != (family := command.root_parent and command.root_parent.name):
            lines += ["", "| command | |", "|---|---|"]
        lines.append(f"| `{_as_typed(command)}` | {command.description} |")
    return "\n".join(lines) + "\n"


def _as_typed(command: app_commands.Command[Any, ..., Any]) -> str:
    """A command with its required options in capitals."""
    required = [option.display_name.upper() for option in command.parameters if option.required]
    return " ".join((f"/{command.qualified_name}", *required))


def write_pages(folder: Path) -> None:
    """Write the pages and their pictures into a folder."""
    (folder / "commands.md").write_text(asyncio.run(commands_page()), encoding="utf-8")
    (folder / PICTURES).mkdir(exist_ok=True)
    for game in Rules:
        text, pictures = rulebook(game)
        (folder / f"{game}.md").write_text(text, encoding="utf-8")
        for file, picture in pictures.items():
            (folder / PICTURES / file).write_bytes(smaller(picture.data))


if __name__ == "__main__":
    write_pages(DOCS)
