# The whole developer interface. Every target prepares what it needs by itself.

PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
# `uv` finds the environment by this variable, whatever the caller has activated.
UV := VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/uv
UV_READY := $(VENV)/.uv-$(UV_VERSION)
READY := $(VENV)/.ready
# The browser table: what is built from ui/, and what building and checking it needs.
PAGES := src/parlour/web/pages/index.html
UI_SOURCES := $(shell find ui -name node_modules -prune -o -type f -print)
UI_READY := ui/node_modules/.package-lock.json
NODE_READY := $(VENV)/.node
NPM := $(BIN)/python tools/pages.py npm
# Runs a command, and shows what it says only if it fails. With --quiet, mkdocs counts no warnings,
# and --strict never fails.
quietly = said=$$($(1) 2>&1) || { echo "$$said"; exit 1; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run test long compiled check audit coverage format types docs site mutants bench screenshots installs image-check release lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(PAGES) ## Prepare .venv and the browser table (nothing to do when up to date)

run: setup ## Play: serves tables and opens the browser
	@$(BIN)/parlour serve --open

test: check $(PAGES) ## Run the checks, then every test
	@echo '== tests of the browser table'
	@$(NPM) run --silent test
	@echo '== tests'
	@$(BIN)/pytest -n auto --dist worksteal --ignore=tests/browser
	@echo '== tests in a browser'
	@$(BIN)/pytest -n auto tests/browser -m 'not long'

long: setup ## Run the long browser tests: every screen at 400 %, a whole game by keys, lessons again
	@$(BIN)/pytest -n auto tests/browser -m long

# What is left out looks for tests beside the sources, and a wheel has none.
compiled: setup ## Compile what an act passes, and run the tests on it (needs a C compiler)
	@rm -rf $(VENV)/compiled
	@$(BIN)/python -m tools.compiled $(VENV)/compiled
	@PYTHONPATH=$(CURDIR)/$(VENV)/compiled $(BIN)/pytest -n auto --dist worksteal tests --ignore=tests/browser \
		--ignore=tests/cli/test_rules.py --deselect tests/rules/test_rules_text.py::test_every_rule_is_named_by_a_test

image-check: setup ## Build the container image without an engine, and try it (root, debootstrap)
	@$(BIN)/python -m tools.image_check $(BASE)

check: $(READY) $(UI_READY) ## Format, lint, types, import contracts, tidy tree
	@echo '== format'
	@$(BIN)/ruff format --check .
	@echo '== lint'
	@$(BIN)/ruff check .
	@echo '== types'
	@$(BIN)/mypy
	@echo '== import contracts'
	@$(BIN)/lint-imports --no-logo
	@echo '== browser table'
	@$(BIN)/python tools/protocol_types.py --check
	@$(NPM) run --silent check
	@echo '== tree'
	@$(BIN)/python tools/check_tree.py
	@echo '== licences'
	@$(BIN)/python -m tools.audit
	@echo '== documentation'
	@$(call quietly,$(BIN)/mkdocs build --strict --site-dir $(VENV)/site)

audit: $(READY) ## Compare the licences of all locked packages with those that are allowed
	@$(BIN)/python -m tools.audit

coverage: setup ## Run the tests outside the browser and measure what they cover; slow
	@rm -f .coverage .coverage.*
	@$(BIN)/coverage run -m pytest -n auto --dist worksteal --ignore=tests/browser
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

format: $(READY) $(UI_READY) ## Rewrite the sources in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

types: $(READY) ## Write the browser's types from the server's
	@$(BIN)/python tools/protocol_types.py

docs: $(READY) ## Write the rules into the pages of the games, from their data
	@$(BIN)/python -m tools.rule_docs

site: $(READY) ## Build the documentation as a site, into site/
	@$(call quietly,$(BIN)/mkdocs build --strict)
	@echo 'site/index.html is the first page'

mutants: setup ## Break the sources on purpose: a test must fail each time (some: make mutants ONLY=web)
	@$(BIN)/python -m tools.mutants $(ONLY)

bench: $(READY) ## Measure; see benchmarks/
	@$(BIN)/python -m benchmarks

screenshots: setup ## Pictures of every main screen, into docs/screenshots
	@$(BIN)/python -m tools.screenshots

installs: setup ## Install the wheel as people do: uvx, pipx, pip with hashes; fetches packages
	@$(BIN)/python -m tools.installs

release: test ## Build, check and tag a release: make release VERSION=0.2.0
	@$(BIN)/python -m tools.release $(VERSION)

lock: $(UV_READY) ## Write requirements.lock anew (newest versions: make lock LOCK=--upgrade)
	@$(UV) pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
		--quiet --output-file requirements.lock $(LOCK)
	@$(UV) pip compile tools/node.in --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
		--quiet --output-file tools/node.lock $(LOCK)
	@echo 'requirements.lock and tools/node.lock are up to date'

clean: ## Remove everything that the other targets made
	rm -rf $(VENV) ui/node_modules src/parlour/web/pages dist site .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_READY):
	@echo '== environment'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parlour needs Python 3.11 or newer.")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(READY): requirements.lock pyproject.toml | $(UV_READY)
	@echo '== dependencies'
	@$(UV) pip sync --require-hashes requirements.lock
	@$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Not a part of requirements.lock: most machines have a Node that fits.
$(NODE_READY): $(READY) tools/node.lock
	@$(BIN)/python tools/pages.py has-node || \
		$(UV) pip install --quiet --require-hashes --requirement tools/node.lock
	@touch $@

$(UI_READY): ui/package-lock.json ui/.npmrc | $(NODE_READY)
	@echo '== what the browser table needs'
	@$(BIN)/python tools/pages.py install
	@touch $@

$(PAGES): $(UI_SOURCES) tools/pages.py src/parlour/__init__.py | $(UI_READY)
	@echo '== pages of the browser table'
	@$(BIN)/python tools/pages.py build
	@touch $@
