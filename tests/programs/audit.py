"""``make audit``: look up the locked packages in the public database of vulnerabilities, with pip-audit.

Behind some mirrors and proxies, pip-audit gets an empty database and reports success. So a release with a
known vulnerability is looked up first, and nothing counts as audited unless that vulnerability is found.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

#: Every other lock file contains a part of this one.
LOCKED = Path(__file__).parents[2] / "requirements" / "development.lock"

VULNERABLE, ADVISORY = "jinja2==2.10", "PYSEC-2019-217"

#: Advisories that do not affect the bot, each with a comment that gives the reason.
ACCEPTED: tuple[str, ...] = ()

OPTIONS = ("--no-deps", "--disable-pip", "--progress-spinner=off")


def main(pip_audit: Path) -> int:
    """Print the result; returns 1 if a locked package has a vulnerability that is not accepted."""
    with TemporaryDirectory() as folder:
        known = Path(folder, "requirements.txt")
        known.write_text(VULNERABLE, encoding="utf-8")
        if ADVISORY not in _look_up(pip_audit, known).stdout:
            print("NOT AUDITED: the database of vulnerabilities cannot be reached from here.")
            return 0
    result = _look_up(pip_audit, LOCKED)
    print(result.stdout, result.stderr, sep="\n")
    return result.returncode


def _look_up(pip_audit: Path, requirements: Path) -> subprocess.CompletedProcess[str]:
    accepted = [word for advisory in ACCEPTED for word in ("--ignore-vuln", advisory)]
    command = (str(pip_audit), *OPTIONS, *accepted, "--requirement", str(requirements))
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
