# Everything starts from nothing: each target sets up what it needs. `make help` lists them.
PY := .venv/bin/python
UV ?= uv
GAME ?= notre-dame
CODE = $(wildcard src tests bench tools)
COMPILE_LOCK = $(UV) pip compile -q --universal --generate-hashes --custom-compile-command "make lock" pyproject.toml

.PHONY: help run setup check test fast bench soak strength mutants format lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run: ## play at the terminal (GAME=notre-dame)
	@./parlour play $(GAME)

setup: ## make or refresh .venv with the development tools
	@PARLOUR_DEV=1 PARLOUR_SETUP_ONLY=1 ./parlour

check: setup ## format, lint, types, import layers, repository rules
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy --strict $(CODE)
	.venv/bin/lint-imports --no-logo
	$(PY) tools/check_repo.py

test: check ## check, then every test
	$(PY) -m pytest -n 2 $(ARGS)

fast: setup ## compile the engine into build/fast (PARLOUR_FAST=1 ./parlour uses it)
	$(PY) tools/build_fast.py

bench: setup .venv-bench/.stamp ## measure speed, next to a peer engine (ARGS=...)
	.venv-bench/bin/python bench/run.py $(ARGS)

.venv-bench/.stamp: requirements-bench.lock pyproject.toml
	$(PY) -m venv --clear .venv-bench
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check -r requirements-bench.lock
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check --no-deps -e .
	touch $@

soak: fast ## play many random games, checking every state (SOAK=...)
	PYTHONPATH=build/fast $(PY) tools/soak.py $(SOAK)

strength: setup ## play the computer players against one another (ARGS=...)
	$(PY) tools/strength.py $(ARGS)

mutants: setup ## damage the rules, one place at a time, and count what the tests notice (MUTANTS=...)
	$(PY) -m tools.mutants $(MUTANTS)

format: setup ## rewrite the code in the agreed format
	$(PY) -m ruff check --fix-only -q $(CODE)
	$(PY) -m ruff format $(CODE)

lock: ## resolve the dependencies again (needs uv; UPGRADE=-U for newer versions)
	$(COMPILE_LOCK) $(UPGRADE) -o requirements.lock
	$(COMPILE_LOCK) $(UPGRADE) --group dev -o requirements-dev.lock
	$(COMPILE_LOCK) $(UPGRADE) --group bench -o requirements-bench.lock

clean: ## remove what was built, environments included
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
