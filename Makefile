# All that is needed is Python with its venv module, and make:
#   make play   play at the practice table in a browser, without a Discord account
#   make test   run every check
#   make run    run the real bot (needs DISCORD_TOKEN, see docs/hosting.md)

PYTHON ?= python3
BIN := .venv/bin

# For what starts many processes: each would compile all modules anew where the environment forbids to keep them.
KEEPING_COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/.venv/bytecode"

.PHONY: play run test lint types layers tests bench load trust arena gallery audit lock clean

play: .venv/practice
	$(BIN)/hokkaido practice $(ARGUMENTS)

run: .venv/run
	$(BIN)/hokkaido run

# Types are checked beside the first tests, which wait for whole programs and leave a core idle.
test:
	$(MAKE) --jobs=2 lint types layers tests

lint: .venv/development
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/development
	$(BIN)/mypy

layers: .venv/development
	$(BIN)/lint-imports
	$(BIN)/deptry bot render engine

# Three at once, also on two cores: some of them only wait for whole programs.
tests: .venv/development
	$(KEEPING_COMPILED) $(BIN)/pytest -n 3 --dist worksteal

# The programs in tests/programs; `make test` runs only a short test of each.

# The figures of docs/performance.md: size and speed, then the bot under load. Want an idle machine.
bench: .venv/development
	$(BIN)/python -m tests.programs.bench $(ARGUMENTS)

load: .venv/development
	$(KEEPING_COMPILED) $(BIN)/python -m tests.programs.load $(ARGUMENTS)

# Everything that may fail around the bot (docs/reliability.md); ARGUMENTS="--kills 30" is quicker.
trust: .venv/development
	$(KEEPING_COMPILED) $(BIN)/python -m tests.programs.trust $(ARGUMENTS)

# How strong the computer players are (docs/opponents.md).
arena: .venv/development
	$(BIN)/python -m tests.programs.arena $(ARGUMENTS)

# The pictures in docs/gallery.
gallery: .venv/development
	$(BIN)/python -m tests.programs.gallery

# Whether a locked version has a vulnerability that is publicly known. What asks has an environment of its own.
audit: .venv/development .venv/auditor/installed
	$(BIN)/python -m tests.programs.audit .venv/auditor/bin/pip-audit

.venv/auditor/installed: requirements/audit.lock
	$(PYTHON) -m venv .venv/auditor
	.venv/auditor/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.lock
	@touch $@

# One virtual environment. Each stamp file says that the packages of its lock file are installed in it.
.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/%: requirements/%.lock pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Upgrade everything within the bounds of pyproject.toml; needs uv. A host installs one of the last two.
COMPILE = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header
FROM_DEVELOPMENT = $(COMPILE) --constraints requirements/development.lock pyproject.toml requirements/build.in
lock:
	$(COMPILE) --upgrade --all-extras --group dev --output-file requirements/development.lock pyproject.toml
	$(FROM_DEVELOPMENT) --extra practice --output-file requirements/practice.lock
	$(FROM_DEVELOPMENT) --output-file requirements/run.lock
	$(FROM_DEVELOPMENT) --extra postgresql --output-file requirements/postgresql.lock
	$(COMPILE) --upgrade --group audit --output-file requirements/audit.lock

clean:
	rm -rf .venv
