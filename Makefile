# Needs only make, and Python 3.11 or later with its venv module. `make help` lists the targets.

PYTHON ?= python3
BIN := .venv/bin

# For targets that start many processes: without a bytecode cache, each process would compile every module again.
KEEPING_COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/.venv/bytecode"

.PHONY: help play run test lint types layers tests bench load trust arena gallery pages audit lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s  %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/practice ## play at the practice table in a browser, without a Discord account
	$(BIN)/hokkaido practice $(ARGUMENTS)

run: .venv/run ## run the bot on Discord (needs DISCORD_TOKEN: docs/hosting.md)
	$(BIN)/hokkaido run

# The type check runs beside the first tests, which wait for other processes and leave a core idle.
test: ## run every check
	$(MAKE) --jobs=2 lint types layers tests

# Biome, for the pages' JavaScript and CSS, is not available for every kind of machine.
lint: .venv/development ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	! test -x $(BIN)/biome || $(BIN)/biome ci --error-on-warnings

types: .venv/development ## check types
	$(BIN)/mypy

layers: .venv/development ## check imports between packages, and dependencies
	$(BIN)/lint-imports
	$(BIN)/deptry bot render engine

# Three processes even on two cores, because some tests only wait for other processes.
tests: .venv/development ## run the tests
	$(KEEPING_COMPILED) $(BIN)/pytest -n 3 --dist worksteal

# The programs in tests/programs. `make test` runs only a short test of each.

bench: .venv/development ## measure size and speed (docs/performance.md), on an idle machine
	$(BIN)/python -m tests.programs.bench $(ARGUMENTS)

load: .venv/development ## measure the bot under load (docs/performance.md), on an idle machine
	$(KEEPING_COMPILED) $(BIN)/python -m tests.programs.load $(ARGUMENTS)

trust: .venv/development ## try every failure (docs/reliability.md); ARGUMENTS="--kills 30" is quicker
	$(KEEPING_COMPILED) $(BIN)/python -m tests.programs.trust $(ARGUMENTS)

arena: .venv/development ## measure how strong the computer players are (docs/opponents.md)
	$(BIN)/python -m tests.programs.arena $(ARGUMENTS)

gallery: .venv/development ## draw the pictures in docs/gallery
	$(BIN)/python -m tests.programs.gallery

pages: .venv/development ## write the rulebooks and the list of commands in docs/
	$(BIN)/python -m tests.programs.pages

# pip-audit has an environment of its own, so that it cannot change the versions that it checks.
audit: .venv/development .venv/auditor/installed ## look for known vulnerabilities in the locked packages
	$(BIN)/python -m tests.programs.audit .venv/auditor/bin/pip-audit

.venv/auditor/installed: requirements/audit.lock
	$(PYTHON) -m venv .venv/auditor
	.venv/auditor/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.lock
	@touch $@

# One virtual environment. A stamp file means that the packages of its lock file are installed.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$(PYTHON) is not Python 3.11 or later; name one that is: make PYTHON=python3.13" >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/%: requirements/%.lock pyproject.toml | .venv/bin/python .venv/build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.lock
	PYTHONPATH=.venv/build $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The build tools are in a folder of their own, so that the bot runs without them.
.venv/build: requirements/build.lock | .venv/bin/python
	rm -rf $@
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --target $@ -r $<

# Needs uv. A host installs run.lock or postgresql.lock.
COMPILE = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header
FROM_DEVELOPMENT = $(COMPILE) --constraints requirements/development.lock pyproject.toml
lock: ## upgrade every package within the bounds of pyproject.toml
	$(COMPILE) --upgrade --all-extras --group dev --output-file requirements/development.lock pyproject.toml
	$(FROM_DEVELOPMENT) --extra practice --output-file requirements/practice.lock
	$(FROM_DEVELOPMENT) --output-file requirements/run.lock
	$(FROM_DEVELOPMENT) --extra postgresql --output-file requirements/postgresql.lock
	$(COMPILE) --constraints requirements/development.lock --output-file requirements/build.lock requirements/build.in
	$(COMPILE) --upgrade --group audit --output-file requirements/audit.lock

clean: ## delete the virtual environment
	rm -rf .venv
