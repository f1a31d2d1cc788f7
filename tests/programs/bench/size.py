"""How much code there is: lines without blank lines, comments and docstrings, and modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]


def rows() -> Iterator[tuple[str, str]]:
    """Lines of code and modules of each package, and the words of the docs."""
    for package in ("bot", "engine", "render", "tests"):
        modules = sorted((ROOT / package).rglob("*.py"))
        yield f"lines of code in {package}/", str(sum(map(lines_of_code, modules)))
        yield f"modules in {package}/", str(len(modules))
    board = ROOT / "bot" / "board"
    page = sum(map(lines_of_page, (board / "page").iterdir()))
    yield "lines of code in bot/board/, page", f"{sum(map(lines_of_code, board.glob('*.py')))}, {page}"
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    yield "words in the docs", str(sum(len(page.read_text(encoding="utf-8").split()) for page in pages))


def lines_of_page(file: Path) -> int:
    """The number of lines of a script, style sheet or HTML page without blank lines and comments."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    return sum(bool(line.strip()) and not line.lstrip().startswith("//") for line in text.splitlines())


def lines_of_code(module: Path) -> int:
    """The number of lines of a module without blank lines, comments and docstrings."""
    text = module.read_text(encoding="utf-8")
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            docstrings.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(
        number not in docstrings and bool(line.strip()) and not line.lstrip().startswith("#")
        for number, line in enumerate(text.splitlines(), start=1)
    )
