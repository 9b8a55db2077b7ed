# Everything starts here: `make play` to play, `make test` to test. Both set up what is missing, in .venv and nowhere else.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python,$(shell command -v $(name))))
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
CHECKED := src tests tools benchmarks hatch_build.py
ENVIRONMENT := pyproject.toml tools/environment.py

.PHONY: help play test check bench lock build format clean

help: ## Name these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.ready-play ## Set up what is missing and play, in the browser (ARGS=… goes to `ludarium play`)
	@$(PY) tools/pages.py build
	@$(BIN)/ludarium play $(ARGS)

# The checks don't hide the tests: both are run, and either failing fails the whole. pytest's summary stays the last line.
test: $(VENV)/.ready-dev ## Set up what is missing, check everything and run every test
	@status=0; \
	$(MAKE) --no-print-directory check || status=1; \
	$(PY) tools/pages.py build || status=1; \
	chromium=$$($(PY) tools/chromium.py) || status=1; \
	$(PY) tools/training.py; \
	test $$status = 0 || echo 'ludarium: something failed before the tests, see above; the tests are run all the same'; \
	LUDARIUM_CHROMIUM="$$chromium" $(PY) -m pytest -n $(WORKERS) $(ARGS) || status=1; \
	exit $$status

check: $(VENV)/.ready-dev ## Lint, types, import arrows, clauses without a test
	@status=0; \
	run() { echo "== $$*"; "$$@" || status=1; }; \
	run $(BIN)/ruff check $(CHECKED); \
	run $(BIN)/ruff format --check $(CHECKED); \
	run $(BIN)/mypy; \
	run $(BIN)/lint-imports --no-logo; \
	run $(PY) tools/clauses.py; \
	run $(PY) tools/pages.py check; \
	exit $$status

bench: $(VENV)/.ready-dev ## Measure, as ratios to a floor of the same minute (ARGS=progers for one only)
	@$(PY) -m benchmarks $(ARGS)

lock: $(VENV)/.ready-dev ## Write requirements/*.txt anew from pyproject.toml
	@$(PY) tools/lock.py

build: $(VENV)/.ready-dev ## Build the pages, the wheel and the source archive
	@$(PY) tools/pages.py build
	@$(BIN)/hatchling build

format: $(VENV)/.ready-dev ## Let ruff write the code its way
	@$(BIN)/ruff check --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)

clean: ## Remove everything that these commands have made
	rm -rf $(VENV) build dist web/node_modules web/dist src/ludarium/server/pages
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.ready-play: requirements/play.txt $(ENVIRONMENT)
	@test -n "$(PYTHON)" || { echo 'Ludarium needs Python 3.11 or newer, and there is none on PATH.'; exit 1; }
	@$(PYTHON) tools/environment.py play

$(VENV)/.ready-dev: requirements/dev.txt $(ENVIRONMENT)
	@test -n "$(PYTHON)" || { echo 'Ludarium needs Python 3.11 or newer, and there is none on PATH.'; exit 1; }
	@$(PYTHON) tools/environment.py dev
