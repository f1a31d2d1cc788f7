"""``make audit`` believes pip-audit only where its data was reached, and fails on what was found."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.programs import audit
from tests.programs.audit import DEVELOPMENT, HOSTED, Package, ask, locked_in, main, packages_in, verdict_on

ADVISORY = {
    "id": "PYSEC-2019-217",
    "fix_versions": ["2.10.1"],
    "aliases": ["CVE-2019-10906"],
    "description": "x",
}
VULNERABLE = {"name": "jinja2", "version": "2.10", "vulns": [ADVISORY]}
SOUND = {"name": "pillow", "version": "13.0.0", "vulns": []}
SKIPPED = {"name": "babel", "skip_reason": "Dependency not found on PyPI: babel (2.18.0)"}

#: Stands where pip-audit would, and answers what the two files beside it say.
PROGRAM = """#!{python}
import pathlib, sys
here = pathlib.Path(__file__).parent
print((here / ("asked" if sys.argv[-1] == {lock_file!r} else "known")).read_text())
"""


def printed(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def answers(*packages: object) -> tuple[Package, ...]:
    return packages_in(printed(*packages))


def program_that_answers(folder: Path, known: str, asked: str) -> Path:
    program = folder / "pip-audit"
    program.write_text(PROGRAM.format(python=sys.executable, lock_file=str(DEVELOPMENT)))
    program.chmod(0o755)
    (folder / "known").write_text(known)
    (folder / "asked").write_text(asked)
    return program


def test_a_vulnerability_fails_and_says_whether_hosts_have_it() -> None:
    known = answers(VULNERABLE)
    assert verdict_on(known, answers(SOUND, VULNERABLE), {"jinja2"}) == audit.Verdict(
        (
            "jinja2 2.10 (hosts have it): PYSEC-2019-217, mended in 2.10.1",
            "2 of 2 locked packages audited, vulnerabilities: 1",
        ),
        1,
    )
    assert "(development only)" in verdict_on(known, answers(VULNERABLE), {"pillow"}).lines[0]


def test_what_was_not_looked_up_is_not_counted_as_audited() -> None:
    verdict = verdict_on(answers(VULNERABLE), answers(SOUND, SKIPPED), set())
    assert verdict.exit_code == 0
    assert verdict.lines == (
        "not audited: Dependency not found on PyPI: babel (2.18.0)",
        "1 of 2 locked packages audited, vulnerabilities: 0",
    )


@pytest.mark.parametrize(
    ("known", "asked"),
    [
        (printed(SKIPPED), printed(SKIPPED)),
        (printed({**VULNERABLE, "vulns": []}), printed(SOUND)),
        ("", printed(SOUND)),
        (printed(VULNERABLE), "Traceback"),
    ],
    ids=[
        "mirror that knows no package",
        "data without vulnerabilities",
        "no answer",
        "second answer lost",
    ],
)
def test_where_the_data_is_not_reached_nothing_is_called_audited(
    known: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(program_that_answers(tmp_path, known, asked)) == 0
    said = capsys.readouterr().out
    assert "NOT AUDITED" in said
    assert "packages audited" not in said
    assert f"discord-py {locked_in(DEVELOPMENT)['discord-py']}" in said


def test_the_program_ends_with_an_error_for_a_vulnerability(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = program_that_answers(tmp_path, printed(VULNERABLE), printed(SOUND, VULNERABLE))
    assert main(program) == 1
    assert "2 of 2 locked packages audited, vulnerabilities: 1" in capsys.readouterr().out


def test_an_advisory_that_does_not_touch_the_bot_is_accepted_by_any_of_its_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audit, "ACCEPTED", {"CVE-2019-10906": "no template of a stranger is read"})
    assert verdict_on(answers(VULNERABLE), answers(VULNERABLE), set()).exit_code == 0


def test_a_program_that_fails_answers_nothing(tmp_path: Path) -> None:
    program = program_that_answers(tmp_path, "", "")
    (tmp_path / "known").unlink()
    assert ask(program, tmp_path / "requirements.txt") == ()


def test_one_audit_covers_every_lock_file_that_a_host_installs() -> None:
    development = locked_in(DEVELOPMENT)
    assert len(development) > 50
    for lock_file in (*HOSTED, DEVELOPMENT.with_name("practice.lock")):
        locked = locked_in(lock_file)
        assert locked
        assert {name: development.get(name) for name in locked} == locked
