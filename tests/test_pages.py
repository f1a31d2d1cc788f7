"""The Markdown pages: what they refer to exists, and the privacy policy names everything that is stored."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest
from discord import app_commands

from bot import __version__
from bot.client import HokkaidoBot
from bot.settings import Settings
from tests.bot.empty_database import make_empty_database
from tests.bot.people.test_privacy import privacy_of
from tests.bot.play.kept import RELEASES
from tests.bot.table_service.playing import start_bot

ROOT = Path(__file__).parents[1]
PAGES = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))

#: A Markdown link or image, or an HTML image; external addresses are skipped.
LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)|src=\"(?!https?:)([^\"]+)\"")

#: A project file or folder formatted as code; paths with capitals are skipped, since those are placeholders.
PATH = re.compile(r"`((?:bot|engine|render|tests|docs|deploy)/[a-z0-9_./@-]*)`")


def links_of(page: Path) -> list[str]:
    text = re.sub(
        r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    return [in_markdown or in_html for in_markdown, in_html in LINK.findall(text)]


def anchors_of(page: Path) -> set[str]:
    """The anchors that GitHub generates for a page's headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ +(.*?)\s*$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    is_there = target.is_relative_to(ROOT) and target.exists()
    return is_there and (not anchor or anchor in anchors_of(target))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    assert [link for link in links_of(page) if not leads_somewhere(page, link)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_named_on_a_page_exists(page: Path) -> None:
    named = PATH.findall(page.read_text(encoding="utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_each_version_in_the_changelog_has_its_database_and_the_newest_is_the_programs() -> None:
    """The test of updates plays on in these databases."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d\S*)", changelog, flags=re.MULTILINE)
    assert [version for version in versions if not (RELEASES / f"{version}.json").exists()] == []
    assert versions[:1] in ([], [__version__])


def test_every_picture_of_the_practice_table_is_shown_on_some_page() -> None:
    pictures = {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}
    shown = {Path(link).name for page in PAGES for link in links_of(page)}
    assert len(pictures) > 5
    assert pictures - shown == set()


def test_the_hosting_page_lists_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    settings = [str(field.validation_alias) for field in Settings.model_fields.values()]
    rows = "".join(line for line in page.splitlines() if line.startswith("| `"))
    assert [setting for setting in settings if f"`{setting}`" not in rows] == []
    assert "DISCORD_TOKEN" in settings


async def test_the_script_for_discord_names_only_what_exists() -> None:
    """Labels of the bot are bold in it; commands and their options are formatted as code."""
    page = (ROOT / "docs" / "discord-check.md").read_text(encoding="utf-8")
    texts = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "bot/texts/en").glob("*.ftl"))
    labels = re.findall(r"^(?:button|tag)-[\w-]+ = (.+)$", texts, flags=re.MULTILINE)
    bold = re.findall(r"\*\*(.+?)\*\*", page)
    assert [label for label in bold if label not in labels] == []

    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    options = {
        command.qualified_name: {option.display_name for option in command.parameters}
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    any_option = set[str]().union(*options.values())
    typed = re.findall(r"`(/[a-z][^`]*|[a-z_]+:)`", page)
    for line in typed:
        names = [name for name in options if f"{line} ".startswith(f"/{name} ")]
        assert names or line.endswith(":") or any(name.startswith(f"{line[1:]} ") for name in options), line
        assert set(re.findall(r"([a-z_]+):", line)) <= (options[names[0]] if names else any_option), line
    assert len(bold) > 10
    assert len(typed) > 10


def named_in_privacy(column: int) -> set[str]:
    """The names formatted as code in one column of the privacy policy's table."""
    page = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    return {name for row in rows[2:] for name in re.findall(r"`([a-z_]+)`", row[column])}


def test_the_privacy_policy_names_every_table_of_the_database(tmp_path: Path) -> None:
    make_empty_database(tmp_path / "games.sqlite3")
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert named_in_privacy(3) == tables


async def test_the_privacy_policy_names_every_section_of_the_export(tmp_path: Path) -> None:
    bot = await start_bot(tmp_path / "games.sqlite3")
    exported = json.loads(await privacy_of(bot).export(1))
    await bot.close()
    assert named_in_privacy(2) == set(exported) - {"format", "user"}


def test_the_architecture_page_names_every_folder_and_module_of_the_bot() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    folders = [folder.name for folder in (ROOT / "bot").iterdir() if (folder / "__init__.py").exists()]
    assert [name for name in folders if f"`{name}/`" not in page] == []
    modules = [module.stem for module in (ROOT / "bot").glob("*.py") if not module.stem.startswith("__")]
    assert [name for name in modules if f"`{name}`" not in page] == []
