# Everything starts from nothing: each target sets up what it needs. `make help` lists them.
PY := .venv/bin/python
UV ?= uv
GAME ?= notre-dame
PORT ?= 8000
STATIC = src/parlour/server/static/index.html
WEB_SOURCES = tools/pack_engine.py tools/build_engine.py $(shell find web/src web/public web/engine web/licenses web/index.html web/vite.config.ts web/notices.ts web/tsconfig.json src/parlour/i18n/locale src/parlour/games/*/locale -type f 2>/dev/null)
CODE = $(wildcard src tests e2e bench tools examples)
SPREAD = -n 2 --dist worksteal
# Some tests wait for a browser or a server: a third worker fills the gaps.
WAITING = -n 3 --dist worksteal
LAWS = $(addprefix tests/properties/test_,view_law.py random_games.py hosting.py taking_back.py) tests/kernel/test_records_travel.py
ON_COMPILED = PARLOUR_ENGINE=compiled PYTHONPATH=build/fast
DEEP = tests/browser tests/cli/test_cli_obsession.py tests/ai/test_obsession_steward_answers.py tests/server/test_openapi_held.py
QUICK = tests/kernel tests/games $(addprefix tests/server/test_,names.py limits.py health.py visitors.py)
COMPILE_LOCK = $(UV) pip compile -q --universal --generate-hashes --custom-compile-command "make lock" pyproject.toml

.PHONY: $(shell sed -n 's/^\([a-z0-9]*\):.*/\1/p' $(MAKEFILE_LIST))

help: ## list the targets
	@sed -n 's/^\([a-z0-9]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run: ## serve the web table on 127.0.0.1 (PORT=8000)
	@$(MAKE) -s -j2 runtime $(STATIC) # what Python needs and what the page needs are fetched side by side
	@./parlour serve --port $(PORT)

runtime:
	@PARLOUR_SETUP_ONLY=1 ./parlour

play: ## play at the terminal (GAME=notre-dame)
	@./parlour play $(GAME)

setup: ## make or refresh .venv with the development tools
	@PARLOUR_DEV=1 PARLOUR_SETUP_ONLY=1 ./parlour

web/node_modules/.stamp: web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "parlour: needs Node 20 or newer to build the web client" >&2; exit 2; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC): web/node_modules/.stamp $(WEB_SOURCES)
	cd web && npm run build --loglevel=error
	touch $@

site: setup $(STATIC) ## the whole table as static files in build/site: no server is needed
	cd web && npm run site --loglevel=error
	$(PY) tools/build_engine.py --site build/site
	cd web && node engine/shelve.mjs ../build/site

web: $(STATIC) ## build the web client into the Python package

wheel: setup $(STATIC) ## page and package as a wheel and a source archive in dist/ (PARLOUR_COMPILED=1 for machine code)
	$(PY) -m hatchling build -d dist -t sdist -t wheel

docs: setup ## build the documentation site into build/docs
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict -q

pictures: setup $(STATIC) chromium ## take the pictures of README and site anew
	$(PY) -m tools.docs.pictures

release: setup $(STATIC) ## check all that a release promises, then write it into dist/ (RELEASE=...)
	$(PY) -m tools.release $(RELEASE)

check: setup web/node_modules/.stamp ## format, lint, types, import layers, repository rules
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy --strict $(CODE)
	.venv/bin/lint-imports --no-logo
	$(PY) tools/check_repo.py
	$(PY) tools/write_fields.py --check
	$(PY) tools/web_types.py --check
	$(PY) tools/web_reasons.py --check
	$(PY) tools/research_doc.py --check
	$(PY) tools/rule_coverage.py --check
	cd web && npm run check --loglevel=error

test: ## check, then every test
	@$(MAKE) -j3 setup web/node_modules/.stamp chromium # what Python, the page and its tests need is fetched side by side
	@$(MAKE) -j2 compiled check site unit # the checks need one core and the compiler the other; whoever is ready first goes on
	$(ON_COMPILED) $(PY) -m pytest $(SPREAD) $(LAWS) $(ARGS)
	$(PY) -m pytest $(WAITING) $(addprefix --ignore=,$(LAWS)) $(ARGS)

chromium:
	@tools/need_chromium

unit: fixtures web/node_modules/.stamp # the tests of the page without a server
	cd web && npm test --loglevel=error

quick: setup ## the kernel, the rules and the fast part of the server, within a minute
	$(PY) -m pytest $(SPREAD) $(QUICK) $(ARGS)

fixtures: setup # positions that the page's tests draw
	$(PY) tools/web_fixtures.py

golden: setup ## play the finished games of tests/finished anew; refused if old ones come to something else
	$(PY) -m tools.golden

e2e: setup $(STATIC) chromium ## whole games and rare cases in a real browser (E2E=...)
	$(PY) -m pytest -p no:cacheprovider e2e $(E2E)

durability: setup ## harm the store, the workers and the server 300 times, kill it 400 times, and lose nothing (DURABILITY=...)
	$(PY) -m tools.siege.durability $(DURABILITY)
	$(PY) -m tools.siege.two_servers

hostile: setup ## one hostile client does everything dear at once: do the others still get their answers? (HOSTILE=...)
	$(PY) -m tools.siege.starve $(HOSTILE)

load: setup ## 200 tables for two minutes (LOAD=...)
	$(PY) -m tools.siege.load --tables 200 --seconds 120 $(LOAD)
	$(PY) -m tools.siege.opening

fuzz: setup ## 50,000 hostile requests (FUZZ=...)
	$(PY) -m tools.siege.fuzz --requests 50000 $(FUZZ)

compiled: setup # quickly made and not the fastest; does nothing when `make fast` was there before
	$(PY) tools/build_fast.py --opt 0

fast: setup ## compile the engine into build/fast (PARLOUR_FAST=1 ./parlour uses it)
	$(PY) tools/build_fast.py

bench: setup .venv-bench/.stamp ## measure speed, next to a peer engine (ARGS=...)
	.venv-bench/bin/python bench/run.py $(ARGS)

puzzles: fast ## make the puzzles of a game anew (GAME=notre-dame PUZZLES="--wanted 300")
	PYTHONPATH=build/fast:. $(PY) -m tools.puzzles $(GAME) $(PUZZLES)

environments: setup fast .venv-bench/.stamp ## PettingZoo's tests in every mode, and steps beside other environments
	$(PY) tools/environments.py
	.venv-bench/bin/python bench/environments.py $(ARGS)

page: setup $(STATIC) chromium ## measure a table's weight, how soon it opens, and how smoothly its story runs (ARGS=...)
	PYTHONPATH=. $(PY) bench/page.py $(ARGS)

thinking: fast ## how soon bots answer while four tables think, and whether people notice (THINKING=...)
	PYTHONPATH=build/fast:. $(PY) -m bench.thinking $(THINKING)

ladder: fast ## play the levels of a game against one another, with fixed seeds (GAME=..., LADDER=...)
	PYTHONPATH=build/fast:. $(PY) -m tools.ladder $(GAME) $(LADDER)

device: site chromium ## measure the page without a server: first question, weight, answers of stewards (ARGS=...)
	PYTHONPATH=. $(PY) bench/site.py $(ARGS)

aids: setup ## measure the player's aids at positions of 1,000 games of every mode (AIDS=...)
	$(PY) bench/aids.py $(AIDS)

.venv-bench/.stamp: requirements-bench.lock pyproject.toml
	$(PY) -m venv --clear .venv-bench
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check -r requirements-bench.lock
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check --no-deps -e .
	# Its environment asks for an old gymnasium and runs with the one that is there.
	.venv-bench/bin/python -m pip install -q --disable-pip-version-check --no-deps catanatron-gym==4.0.0
	touch $@

soak: fast ## play many random games, checking every state (SOAK=...), and the laws with deeper samples
	PYTHONPATH=build/fast:. $(PY) tools/soak.py $(SOAK)
	$(ON_COMPILED) PARLOUR_DEPTH=8 $(PY) -m pytest $(SPREAD) $(LAWS)
	PARLOUR_DEPTH=8 $(PY) -m pytest $(SPREAD) $(DEEP)

takebacks: fast ## 20,000 free take-backs of both games: nobody knows more than before (TAKEBACKS=...)
	PYTHONPATH=build/fast:. $(PY) tools/take_backs.py $(TAKEBACKS)

strength: setup ## play the computer players against one another (ARGS=...)
	$(PY) tools/strength.py $(ARGS)

mutants: setup ## damage the rules, one place at a time, and count what the tests notice (MUTANTS=...)
	$(PY) -m tools.mutants $(MUTANTS)

coverage: setup ## write docs/coverage.md: every section of the rulebooks with its tests
	$(PY) tools/rule_coverage.py

format: setup web/node_modules/.stamp ## rewrite the code in the agreed format
	$(PY) -m ruff check --fix-only -q $(CODE)
	$(PY) -m ruff format $(CODE)
	cd web && npm run format --loglevel=error

lock: ## resolve the dependencies again (needs uv; UPGRADE=-U for newer versions)
	$(COMPILE_LOCK) $(UPGRADE) -o requirements.lock
	$(COMPILE_LOCK) $(UPGRADE) --group dev -o requirements-dev.lock
	$(COMPILE_LOCK) $(UPGRADE) --group bench -o requirements-bench.lock

clean: ## remove what was built, environments included
	rm -rf web/node_modules src/parlour/server/static .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
