"""The commands of docs/hosting.md to install, update and go back, with stand-ins for systemd and make."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.migrations import newest_version
from bot.store.opening import prepare
from tests.bot.play.kept import RELEASES, Kept

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs git and a shell")


def commands(said: str) -> str:
    """The lines to paste that follow this sentence on the page."""
    _, _, after = (ROOT / "docs/hosting.md").read_text(encoding="utf-8").partition(said)
    found = re.match(r".*\n\n((?:    .+\n)+)", after)
    assert found is not None, said
    return found[1]


class Host:
    """A machine with the bot in the folders of the page, below another one."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "srv"
        self.bot = self.home / "bot"
        self.database = self.home / "hokkaido.sqlite3"
        self._programs = folder / "programs"
        for made in (self.home, self._programs):
            made.mkdir()
        self._write("nano", "true")
        self._write("hokkaido", f'exec {sys.executable} -m bot "$@"')
        self._write(
            "make", f'[ "$1" = .venv/run ]; mkdir -p .venv/bin; cp {self._programs}/hokkaido .venv/bin'
        )
        self._write("sudo", f'if [ "$1" = -iu ]; then cd {self.home}; shift 2; fi; exec "$@"')
        # The bot migrates the database, then finds no Discord.
        self._write(
            "systemctl", f'[ "$1" = stop ] || {{ cd {self.bot}; .venv/bin/hokkaido run || [ $? = 1 ]; }}'
        )

    def _write(self, name: str, program: str) -> None:
        (self._programs / name).write_text(f"#!/bin/sh -e\n{program}\n")
        (self._programs / name).chmod(0o700)

    def run(self, lines: str, folder: Path | None = None) -> str:
        """Paste lines into a shell; returns what they print."""
        theirs = ("DISCORD", "GIT", "HOKKAIDO")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
        environment["PATH"] = f"{self._programs}:{environment['PATH']}"
        shell = ["sh", "-ec", lines]
        done = subprocess.run(
            shell, cwd=folder or self.home, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        said = done.stdout.decode()
        assert done.returncode == 0, said
        return said

    def state(self) -> tuple[str, int, str]:
        """The version of the bot and of its database, and what is in the database."""
        with closing(sqlite3.connect(self.database)) as file:
            ((schema,),) = file.execute("PRAGMA user_version")
        _, version, _ = (self.bot / "bot/__init__.py").read_text().split('"')
        return version, schema, self.run("cd bot; .venv/bin/hokkaido check")


class Repository:
    """The present bot, as any version."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.folder = folder
        self._host = host
        for package in ("bot", "engine", "render"):
            shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / ".env.example", folder)
        (folder / ".gitignore").write_text(".venv\n.env\n__pycache__\n")
        host.run("git init --quiet", folder)

    def commit(self, version: str, *, is_release: bool = True) -> None:
        """Commit it as this version, which has a tag if it is a release."""
        (self.folder / "bot/__init__.py").write_text(f'__version__ = "{version}"\n')
        commit = "git -c user.name=host -c user.email=host@localhost commit --quiet --all --message"
        self._host.run(f"git add . && {commit} {version}", self.folder)
        if is_release:
            self._host.run(f"git tag v{version}", self.folder)


async def test_an_update_and_going_back_are_three_commands_each(tmp_path: Path) -> None:
    host = Host(tmp_path)
    repository = Repository(host, tmp_path / "origin")
    repository.commit("1.0.0")
    repository.commit("unreleased", is_release=False)
    host.run(commands("Get the latest release").replace("ADDRESS", f"'{repository.folder}'"))
    host.run("make .venv/run", host.bot)
    (host.bot / ".env").write_text(
        f"HOKKAIDO_DATABASE={host.database}\nDISCORD_TOKEN=abc.def.ghi\nDISCORD_API_URL=http://127.0.0.1:1\n"
    )
    Kept.load(max(RELEASES.glob("*.json"))).fill(host.database)
    await prepare(host.database)
    before = host.state()
    assert before[:2] == ("1.0.0", newest_version())

    migration = f"bot/store/migrations/sqlite/{newest_version() + 1:04}_later.sql"
    (repository.folder / migration).write_text("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\n")
    repository.commit("1.1.0")
    update, going_back = commands("To update to 1.1.0"), commands("To go back to 1.0.0")
    assert update.count("\n") == going_back.count("\n") == 3
    host.run(update)
    assert host.state() == ("1.1.0", newest_version() + 1, before[2])
    host.run(going_back)
    assert host.state() == before
