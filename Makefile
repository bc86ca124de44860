# The whole developer interface. Every target prepares what it needs by itself.

PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
# `uv` finds the environment by this variable, whatever the caller has activated.
UV := VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/uv
UV_READY := $(VENV)/.uv-$(UV_VERSION)
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run test check format bench lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## Prepare .venv with everything needed (nothing to do when up to date)

run: $(READY) ## Play Letter Jam in this terminal
	@$(BIN)/parlour play letterjam

test: check ## Run the checks, then every test
	@echo '== tests'
	@$(BIN)/pytest -n auto
	@tools/rules_covered.sh

check: $(READY) ## Format, lint, types, import contracts, tidy tree
	@echo '== format'
	@$(BIN)/ruff format --check .
	@echo '== lint'
	@$(BIN)/ruff check .
	@echo '== types'
	@$(BIN)/mypy
	@echo '== import contracts'
	@$(BIN)/lint-imports --no-logo
	@echo '== tree'
	@$(BIN)/python tools/check_tree.py

format: $(READY) ## Rewrite the sources in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY) ## Measure; see benchmarks/
	@$(BIN)/python -m benchmarks

lock: $(UV_READY) ## Write requirements.lock anew (newest versions: make lock LOCK=--upgrade)
	@$(UV) pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
		--quiet --output-file requirements.lock $(LOCK)
	@echo 'requirements.lock is up to date'

clean: ## Remove everything that the other targets made
	rm -rf $(VENV) dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
