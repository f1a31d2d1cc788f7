"""What the bot is installed and run with: make, locked packages, the container and systemd's units."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.client import GRACE
from bot.monitoring.health import NO_DATABASE, OLDEST, WAITING, WELL

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs make, a shell and systemd")


def lines_of(path: str) -> list[str]:
    return (ROOT / path).read_text(encoding="utf-8").splitlines()


def test_make_refuses_an_older_python_in_one_sentence(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    major, minor = oldest.split(".")
    older = tmp_path / "python"
    program = f"import sys; sys.version_info = ({major}, {int(minor) - 1}, 99); exec(sys.argv[1])"
    older.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{program}" "$2"\n')
    older.chmod(0o700)
    make = ["make", "--file", str(ROOT / "Makefile"), ".venv/bin/python", f"PYTHON={older}"]
    # A make that runs this test tells the ones below it to be parallel, and to say so.
    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    made = subprocess.run(make, cwd=tmp_path, env=outside, capture_output=True, text=True)
    assert made.returncode != 0
    said, end = made.stderr.splitlines()
    assert said == f"{older} is not Python {oldest} or later; name one that is: make PYTHON=python3.13"
    assert end.startswith("make: ***")
    assert made.stdout == ""
    assert not (tmp_path / ".venv").exists()


def locked(name: str) -> set[str]:
    """The packages of a lock file."""
    lines = lines_of(f"requirements/{name}.lock")
    return {line.partition("==")[0] for line in lines if re.match("[a-z]", line)}


@pytest.mark.parametrize("name", ["run", "postgresql"])
def test_the_bot_is_run_without_build_tools(name: str) -> None:
    tools = set(lines_of("requirements/build.in"))
    assert tools <= locked("build")
    assert locked(name).isdisjoint(tools)
    assert "discord-py" in locked(name)


@pytest.mark.parametrize("name", ["hokkaido.service", "hokkaido@.service"])
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_services_are_confined(name: str) -> None:
    """To less than 3 of systemd's 10 points of exposure."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=29", str(DEPLOY / name)]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


def test_both_services_run_the_bot_in_the_same_way() -> None:
    """Apart from its shards."""
    one, template = (
        [
            line
            for line in lines_of(f"deploy/{name}.service")
            if line.partition("=")[0] not in ("Description", "ExecStart", "EnvironmentFile")
        ]
        for name in ("hokkaido", "hokkaido@")
    )
    assert one[one.index("[Unit]") :] == template[template.index("[Unit]") :]


def test_a_stop_has_the_time_that_it_needs() -> None:
    text = "\n".join((*lines_of("compose.yaml"), *lines_of("deploy/hokkaido.service")))
    limits = re.findall(r"(?:stop_grace_period: |TimeoutStopSec=)(\d+)", text)
    assert len(limits) == 3
    # The bot ends at most three seconds after its own limit (docs/reliability.md).
    assert [limit for limit in limits if int(limit) <= GRACE + 3] == []


def test_containers_are_reached_from_this_machine_only() -> None:
    """Docker would open a port to everyone, past the machine's firewall."""
    text = "\n".join((*lines_of("compose.yaml"), *lines_of("docs/hosting.md")))
    ports = re.findall(r"ports: *\[(.*?)\]", text)
    assert len(ports) > 2
    assert [port for port in ports if not port.startswith('"127.0.0.1:')] == []


def container_is_healthy(folder: Path) -> bool:
    """The result of the container's health check, with its files in another folder than /data."""
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    found = re.search(r"^HEALTHCHECK .*\\\n +CMD (.*)$", dockerfile, re.MULTILINE)
    assert found is not None
    assert " /data " in found[1]
    command = found[1].replace(" /data ", f" {folder} ")
    return subprocess.run(["sh", "-c", command], capture_output=True).returncode == 0


@pytest.mark.parametrize(
    ("state", "age", "expected"),
    [
        (WELL, OLDEST - 10, True),
        (f"{WAITING}tomorrow", 0, True),
        (NO_DATABASE, 0, False),
        (WELL, OLDEST + 1, False),
    ],
)
def test_the_containers_health_check_is_that_of_the_program(
    tmp_path: Path, state: str, age: float, expected: bool
) -> None:
    """It does not start Python, which would take a second each time."""
    assert not container_is_healthy(tmp_path)
    # With PostgreSQL, the file is in the user's data folder.
    folder = tmp_path / ".local/share/hokkaido-bot"
    folder.mkdir(parents=True)
    file = folder / "hokkaido.sqlite3-0-of-2-health"
    file.write_text(state)
    written_at = file.stat().st_mtime - age
    os.utime(file, (written_at, written_at))
    assert container_is_healthy(tmp_path) is expected
