# Everything that a fresh machine with Python, its venv module and make needs:
#   make play   the practice table, in a browser, without a Discord account
#   make test   every check
#   make run    the real bot (needs DISCORD_TOKEN, see docs/hosting.md)

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play run test lint types layers tests bench measure gallery lock clean

play: .venv/practice
	$(BIN)/hokkaido practice $(ARGUMENTS)

run: .venv/run
	$(BIN)/hokkaido run

test: lint types layers tests

lint: .venv/development
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/development
	$(BIN)/mypy

layers: .venv/development
	$(BIN)/lint-imports
	$(BIN)/deptry bot render engine

tests: .venv/development
	$(BIN)/pytest -n 2 --dist worksteal

# Figures for docs/performance.md; not part of `make test`, because a noisy machine must not fail it.
bench: .venv/development
	$(BIN)/python -m tests.benchmarks

# How large the bot is and what one move costs it; the figures to compare before and after a rebuilding.
measure: .venv/development
	$(BIN)/python -m tests.benchmarks.footprint

gallery: .venv/development
	$(BIN)/python -m tests.gallery

# One virtual environment; each stamp says that the packages of its lock file are in it.
.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/%: requirements/%.lock pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Newer versions of everything, within the bounds of pyproject.toml; needs uv.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --upgrade --all-extras --group dev --output-file requirements/development.lock pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --all-extras --constraints requirements/development.lock --output-file requirements/practice.lock pyproject.toml requirements/build.in
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --constraints requirements/development.lock --output-file requirements/run.lock pyproject.toml requirements/build.in

clean:
	rm -rf .venv
