"""``hokkaido status``: whether the bot is running, and how many tables are open."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from bot import command_line
from bot.monitoring.health import NOT_RUNNING, WELL
from bot.settings import OfflineSettings
from tests.bot.empty_database import make_empty_database
from tests.bot.test_database_commands import database

__all__ = ["database"]


@pytest.mark.parametrize(("said", "exit_code"), [(WELL, 0), (NOT_RUNNING, 1)])
def test_it_shows_the_open_tables_and_whether_the_bot_is_running_well(
    database: Path, capsys: pytest.CaptureFixture[str], said: str, exit_code: int
) -> None:
    make_empty_database(database)
    if said == WELL:
        OfflineSettings.load().health_file.write_text(WELL)
    assert command_line.main(["status"]) == exit_code
    assert capsys.readouterr().out.splitlines() == [
        f"{database}: open tables: 0 lobby, 0 dealing, 0 running",
        said,
    ]


def test_it_does_not_copy_the_database(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It may be larger than a small machine's free memory, where /tmp often is."""
    make_empty_database(database)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "no such folder"))
    command_line.main(["status"])
    assert "0 running" in capsys.readouterr().out
