"""``make audit``: whether a locked version has a vulnerability that is publicly known.

pip-audit asks the Python Package Index. From behind some mirrors and proxies it gets no answer, or one
without vulnerabilities in it, and then reports that all is well. So it is asked about an old release first,
whose vulnerabilities are known: only if it finds those is its word about the lock file taken. Otherwise what
is locked is printed, to be looked up by hand, and nothing is called audited.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import BaseModel, ValidationError

REQUIREMENTS = Path(__file__).parents[2] / "requirements"

#: All other lock files hold a part of it.
DEVELOPMENT = REQUIREMENTS / "development.lock"

#: What a host installs.
HOSTED = (REQUIREMENTS / "run.lock", REQUIREMENTS / "postgresql.lock")

#: A release in which pip-audit finds something wherever it reaches its data (CVE-2019-10906).
KNOWN_VULNERABLE = "jinja2==2.10"

#: Advisories that do not touch the bot, each with the reason.
ACCEPTED: Mapping[str, str] = {}

_LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


class Vulnerability(BaseModel):
    """One advisory, as pip-audit prints it."""

    id: str
    fix_versions: list[str]
    aliases: list[str]


class Package(BaseModel):
    """What pip-audit says of one package; one that it was not able to look up has only a reason."""

    name: str
    version: str = ""
    vulns: list[Vulnerability] = []
    skip_reason: str = ""


class _Printed(BaseModel):
    dependencies: list[Package]


@dataclass(frozen=True)
class Verdict:
    """What is said at the end, and whether all is well."""

    lines: tuple[str, ...]
    exit_code: int


def locked_in(lock_file: Path) -> dict[str, str]:
    """The versions in a lock file by the names of their packages."""
    return dict(_LOCKED.findall(lock_file.read_text(encoding="utf-8")))


def packages_in(printed: str) -> tuple[Package, ...]:
    """The packages that pip-audit printed as JSON; none if it failed before it came to that."""
    try:
        return tuple(_Printed.model_validate_json(printed).dependencies)
    except ValidationError:
        return ()


def verdict_on(known: Sequence[Package], asked: Sequence[Package], hosted: Collection[str]) -> Verdict:
    """What to say of a lock file.

    Args:
        known: pip-audit's answer about the release whose vulnerabilities are known.
        asked: Its answer about the lock file.
        hosted: The packages that a host installs; the others are for development only.
    """
    if not asked or not any(package.vulns for package in known):
        return Verdict(("NOT AUDITED: the data on known vulnerabilities cannot be reached from here.",), 0)
    found = tuple(
        _line_about(package, vulnerability, hosted)
        for package in asked
        for vulnerability in package.vulns
        if ACCEPTED.keys().isdisjoint((vulnerability.id, *vulnerability.aliases))
    )
    skipped = tuple(f"not audited: {package.skip_reason}" for package in asked if package.skip_reason)
    audited = (
        f"{len(asked) - len(skipped)} of {len(asked)} locked packages audited, vulnerabilities: {len(found)}"
    )
    return Verdict((*found, *skipped, audited), 1 if found else 0)


def _line_about(package: Package, vulnerability: Vulnerability, hosted: Collection[str]) -> str:
    where = "hosts have it" if package.name in hosted else "development only"
    mended = ", ".join(vulnerability.fix_versions) or "no version yet"
    return f"{package.name} {package.version} ({where}): {vulnerability.id}, mended in {mended}"


def ask(pip_audit: Path, requirements: Path) -> tuple[Package, ...]:
    """What pip-audit answers about a file of requirements; nothing if it fails or takes minutes."""
    arguments = ("--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off", "--requirement")
    try:
        answer = subprocess.run(
            (pip_audit, *arguments, requirements), capture_output=True, text=True, check=False, timeout=300
        )
    except subprocess.TimeoutExpired:
        return ()
    return packages_in(answer.stdout)


def main(pip_audit: Path) -> int:
    """Ask, print what is locked and the verdict, and return the exit code: 1 if something was found."""
    with TemporaryDirectory() as folder:
        vulnerable = Path(folder, "requirements.txt")
        vulnerable.write_text(KNOWN_VULNERABLE, encoding="utf-8")
        known = ask(pip_audit, vulnerable)
    hosted = {name for lock_file in HOSTED for name in locked_in(lock_file)}
    verdict = verdict_on(known, ask(pip_audit, DEVELOPMENT), hosted)
    print("Locked:", ", ".join(f"{name} {version}" for name, version in locked_in(DEVELOPMENT).items()))
    print(*verdict.lines, sep="\n")
    return verdict.exit_code


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
