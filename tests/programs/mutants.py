"""``make mutants``: plant small mistakes in the code and count those that no test notices.

A mutant is the code with one small change that cosmic-ray makes, such as ``<=`` in place of ``<``. A seed
draws a sample: first the places in the code, each with the same chance, then one of the changes there.
Annotations are left out, because no test can notice a change in them.

Each mutant is tried in a copy of the working tree. The tests that mirror its module run first, then the other
tests of its area, until one fails. A run that takes far longer than one without a mistake counts as noticed.

To measure an older commit, copy this file into a checkout of it and run it there.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names


class Area(NamedTuple):
    """Folders of code, and the tests that should notice a mistake in them, fastest first."""

    folders: Sequence[str]
    tests: Sequence[str]


AREAS: Mapping[str, Area] = {
    "engine": Area(("engine",), ("tests/engine",)),
    "tables": Area(("bot/tables",), ("tests/bot/tables", "tests/bot/table_service", "tests/bot/play")),
    "store": Area(("bot/store",), ("tests/bot/store", "tests/bot/table_service", "tests/bot/play")),
    "announce": Area(("bot/announce",), ("tests/bot/announce", "tests/bot/play")),
}

#: Environment variables that control whether and where compiled modules are cached.
BYTECODE = frozenset({"PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"})

#: A test run may take this many times as long as without a mistake, and this many seconds longer.
SLOWER = 2.0
LONGER = 60.0


@dataclass(frozen=True)
class Mutant:
    """One change at one place: ``occurrence`` counts the places where the operator applies in the file."""

    file: str
    line: int
    operator: str
    occurrence: int

    def code(self, original: str) -> str:
        """The whole file with the change."""
        mutated: str = mutate_code(original, get_operator(self.operator)(), self.occurrence)
        return mutated


@dataclass(frozen=True)
class Outcome:
    """Whether a test noticed the mutant; None if there was no time left to try it."""

    mutant: Mutant
    noticed: bool | None
    seconds: float = 0.0


class Copy:
    """A copy of the working tree in which mutants are tried in turn."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (root / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)

    def passes(self, tests: Sequence[str], limit: float | None = None) -> bool:
        """Run tests until one fails; returns whether all passed within ``limit`` seconds."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        environment = {name: value for name, value in os.environ.items() if name not in BYTECODE}
        environment["PYTHONPATH"] = str(self.folder)
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            _end_group(process)

    def notices(self, mutant: Mutant, tests: Sequence[str], limit: float) -> bool:
        """Whether the tests fail with a mutant; restores the file."""
        file = self.folder / mutant.file
        original = file.read_text(encoding="utf-8")
        try:
            self._write(file, mutant.code(original))
            return not self.passes(tests, limit)
        finally:
            self._write(file, original)

    def _write(self, file: Path, code: str) -> None:
        file.write_text(code, encoding="utf-8")
        # Python compares only sizes and modification times in whole seconds, and both may be equal.
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()


def mutants_of(root: Path, area: str) -> dict[tuple[str, object], list[Mutant]]:
    """Every possible mutant of an area, by its place in the code."""
    places: dict[tuple[str, object], list[Mutant]] = defaultdict(list)
    operators = {name: get_operator(name) for name in sorted(operator_names())}
    for path in sorted(path for folder in AREAS[area].folders for path in (root / folder).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        nodes = list(ast_nodes(get_ast(source)))
        annotations = list(_annotations(source))
        file = str(path.relative_to(root))
        for name, operator in operators.items():
            if operator.arguments():
                continue
            positions = [position for node in nodes for position in operator().mutation_positions(node)]
            for occurrence, (start, end) in enumerate(positions):
                if not any(first <= start and end <= last for first, last in annotations):
                    places[file, (start, end)].append(Mutant(file, start[0], name, occurrence))
    return places


def _annotations(source: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The start and end of every annotation."""
    for node in ast.walk(ast.parse(source)):
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(annotation, ast.expr):
                end = annotation.end_lineno or annotation.lineno, annotation.end_col_offset or 0
                yield (annotation.lineno, annotation.col_offset), end


def sample(root: Path, area: str, count: int, seed: str) -> list[Mutant]:
    """Draw mutants from an area; the same ones for the same code and seed."""
    chance = random.Random(f"{seed} {area}")
    places = mutants_of(root, area)
    drawn = chance.sample(sorted(places, key=repr), min(count, len(places)))
    return [chance.choice(places[place]) for place in drawn]


def tests_for(root: Path, mutant: Mutant, area: str) -> list[str]:
    """The tests to run, those that mirror the module first."""
    module = Path(mutant.file)
    mirrors = (Path("tests") / module.parent / f"test_{module.stem}.py", Path("tests") / module.parent)
    return [*(str(mirror) for mirror in mirrors if (root / mirror).exists()), *all_tests_for(root, area)]


def all_tests_for(root: Path, area: str) -> list[str]:
    """All tests for an area that exist in this commit."""
    return [tests for tests in AREAS[area].tests if (root / tests).exists()]


def try_all(
    root: Path, area: str, mutants: Sequence[Mutant], jobs: int, deadline: float
) -> Iterator[Outcome]:
    """Try mutants in several copies at the same time, until the deadline has passed.

    Raises:
        SystemExit: the tests fail without any mistake.
    """
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for number in range(jobs):
            copies.put(Copy(root, Path(folder) / str(number)))
        limit = _limit(copies, all_tests_for(root, area))

        def outcome(mutant: Mutant) -> Outcome:
            if time.monotonic() >= deadline:
                return Outcome(mutant, None)
            copy, start = copies.get(), time.monotonic()
            try:
                noticed = copy.notices(mutant, tests_for(root, mutant, area), limit)
            finally:
                copies.put(copy)
            return Outcome(mutant, noticed, time.monotonic() - start)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(outcome, mutants)


def _limit(copies: queue.SimpleQueue[Copy], tests: Sequence[str]) -> float:
    """How long a test run may take."""
    copy, start = copies.get(), time.monotonic()
    if not copy.passes(tests):
        sys.exit(f"{' '.join(tests)} fail without any mistake in the code")
    copies.put(copy)
    return (time.monotonic() - start) * SLOWER + LONGER


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a test run and the processes that its tests started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def described(root: Path, mutant: Mutant) -> str:
    """The change as a diff of its lines."""
    original = (root / mutant.file).read_text(encoding="utf-8")
    diff = unified_diff(original.splitlines(), mutant.code(original).splitlines(), lineterm="", n=0)
    changed = [line for line in diff if not line.startswith(("---", "+++", "@@"))]
    return "\n".join([f"{mutant.file}:{mutant.line}", *(f"    {line}" for line in changed)])


def run(root: Path, area: str, chosen: argparse.Namespace, deadline: float) -> None:
    """Try the sample from one area; print every mutant and the share that survived."""
    noticed = survived = 0
    drawn = sample(root, area, chosen.count, chosen.seed)
    for outcome in try_all(root, area, drawn, chosen.jobs, deadline):
        if outcome.noticed is None:
            continue
        noticed += outcome.noticed
        survived += not outcome.noticed
        verdict = "noticed" if outcome.noticed else "SURVIVED"
        print(f"{verdict} after {outcome.seconds:.0f} s: {described(root, outcome.mutant)}", flush=True)
    tried = noticed + survived
    share = f"{100 * survived / tried:.1f} %" if tried else "nothing"
    print(f"{area}: {survived} of {tried} mutants survived, {share} (drawn: {len(drawn)})", flush=True)


def main() -> None:
    """Try a sample of mutants of each area."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "areas", nargs="*", choices=[*AREAS, []], metavar="AREA", help=f"of {', '.join(AREAS)}"
    )
    parser.add_argument("--count", type=int, default=40, metavar="N", help="mutants of each area (40)")
    parser.add_argument("--seed", default="mutants", metavar="TEXT", help="draws the sample")
    parser.add_argument("--minutes", type=float, default=50, metavar="N", help="the limit for each area (50)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="copies at a time")
    chosen = parser.parse_args()
    for area in chosen.areas or AREAS:
        run(Path.cwd(), area, chosen, time.monotonic() + chosen.minutes * 60)


if __name__ == "__main__":
    main()
