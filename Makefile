# Every command of the project. What is missing on the machine is installed first, once (tools/install.sh).
include tools/versions.env

TOOLS := $(or $(PACKPROOF_TOOLS),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/packproof)
export PATH := $(TOOLS)/trunk-$(TRUNK_VERSION)/bin:$(TOOLS)/wasm-bindgen-$(WASM_BINDGEN_VERSION)/bin:$(TOOLS)/binaryen-$(BINARYEN_VERSION)/node_modules/.bin:$(TOOLS)/esbuild-$(ESBUILD_VERSION)/node_modules/.bin:$(TOOLS)/lightningcss-cli-$(LIGHTNINGCSS_VERSION)/node_modules/.bin:$(TOOLS)/cargo-deny-$(CARGO_DENY_VERSION)/bin:$(TOOLS)/cargo-mutants-$(CARGO_MUTANTS_VERSION)/bin:$(TOOLS)/geckodriver-$(GECKODRIVER_VERSION)/bin:$(PATH)
WASM := wasm32-unknown-unknown
# The page draws in a browser alone.
BROWSER := --target $(WASM) --features page
STEP := @tools/step
PORT ?= 8080
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
QUICK := $(TARGET)/quick
# Trunk takes no other NO_COLOR than true or false.
TRUNK := env -u NO_COLOR trunk --offline --log error
# For the whole workspace, cargo gives the dependencies the features that they have in the lints, and does not check them again.
DOCUMENT := env RUSTDOCFLAGS=-Dwarnings cargo doc --locked --no-deps --document-private-items
SCALE := $(TARGET)/scale
TERMINAL := cargo build --quiet --locked --release --package packproof
# One of the compiled contracts, for all of them.
CONTRACTS := tests/chain/build/Consumer.json
# Readings of the chain, and the tests of the rules that make them. Those that show a limit make too many hashes for Python.
READINGS := $(TARGET)/readings.jsonl
READING := --skip rows::cost --skip a_busy_strangers_failed_callbacks \
	rows:: scenes:: stories:: events:: claims:: early:: walk::random::many walk::mixtures::many walk::tones::many walk::balanced
# The payloads of the benchmark.
INPUTS := $(addprefix $(TARGET)/bench/,$(if $(SMALL),event-200.json pull-8x50.json,event-100000.json pull-64x5000.json))
# The packages that differ from BASE, for `make quick`.
BASE ?= HEAD
CHANGED = $(shell { git diff --name-only $(BASE); git ls-files --others --exclude-standard; } | sed -nE 's,^crates/cli/.*,packproof,p; s,^crates/([^/]+)/.*,packproof-\1,p; s,^(src|style)/.*,packproof-page,p; s,^tests/[^/]*\.rs$$,packproof-page,p' | sort -u)
# In `make test` two suites run at a time, in this order; else each runs alone.
AFTER = $(if $(TOGETHER),$(1))
SUITES := check page reference native rules package-quick chain e2e installed soak

.PHONY: help run path demo page build single package package-quick published preview screenshots quick test exhaustive release browsers nightly lints check reference native rules trunk chain e2e installed packages soak firefox webkit bench scale mutants fuzz differential deployed reproduce

# No half of a file that its command could not finish.
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

run: page ## the page, built quickly and served on a loopback port
	@node tools/serve.mjs --dist $(QUICK)/dist --port $(PORT) --routes tools/samples.mjs --links

demo: $(if $(findstring --empty,$(DEMO)),,build) $(CONTRACTS) ## a whole shop on a chain of its own, and the page; DEMO=--lies for dishonest ones beside it, DEMO=--empty for an empty contract (docs/for-shops.md)
	@tools/install.sh chain
	@cargo run --quiet --locked --package packproof-service -- --port $(PORT) $(DEMO)

build: ## the release page in dist/, for any static server with a fallback to index.html
	@tools/install.sh build
	$(STEP) "dist/" $(TRUNK) build --release --dist dist
	@node tools/dist.mjs configure
	@node tools/dist.mjs sizes

package: ## the JavaScript package, packed for npm, in target/package (packages/packproof/README.md)
	@tools/install.sh build
	$(STEP) "package" node tools/package.mjs $(TARGET)/package

quick: ## while you work: formatting, and clippy and tests of the packages that changed since BASE (HEAD)
	$(STEP) "formatting" cargo fmt --check
	$(if $(CHANGED),$(STEP) "clippy" cargo clippy --quiet --locked $(CHANGED:%=--package %) --all-targets -- -D warnings)
	$(if $(CHANGED),$(STEP) "tests" cargo test --quiet --locked $(CHANGED:%=--package %))

check: lints ## formatting, lints, documentation, dependencies
	@tools/install.sh check
	$(STEP) "documentation" $(DOCUMENT) --workspace --lib --bins
	$(STEP) "documentation of the page" $(DOCUMENT) $(BROWSER) --lib
	$(STEP) "licences and sources" cargo deny --log-level error --locked check licenses bans sources
	$(STEP) "advisories" tools/advisories

test: ## before a commit: all that a change can break, and a table of the times
	@tools/install.sh test
	@rm -f $(TARGET)/steps
	@status=0; $(MAKE) --no-print-directory --keep-going --jobs 2 --output-sync=target TOGETHER=1 $(SUITES) || status=1; cat $(TARGET)/steps; exit $$status

exhaustive: ## the walks, the lies, the pairs of refusals, 200,000 readings and 100,000 payloads by both checks, and libFuzzer for SECONDS (60) a target
	$(STEP) "walks, lies and pairs" cargo test --locked --workspace -- --ignored
	@$(MAKE) --no-print-directory rules HISTORIES=2500 MIXTURES=40000 LINES=200000 SEED=$(or $(SEED),$$(shuf --input-range 1-4294967295 --head-count 1))
	@$(MAKE) --no-print-directory differential fuzz SECONDS=$(or $(SECONDS),60)

release: published deployed ## all files of a release in target/published, its page as it is deployed, and the same bytes twice; SHORT=1 leaves the second out
	@$(if $(SHORT),,$(MAKE) --no-print-directory reproduce)

browsers: firefox webkit ## the release page in Firefox and in WebKit

nightly: ## an hour in one tab, mutants of what changed since BASE, the package everywhere, the benchmark
	@$(MAKE) --no-print-directory soak MINUTES=$(or $(MINUTES),60)
	@$(MAKE) --no-print-directory packages bench trunk
	@$(MAKE) --no-print-directory mutants BASE=$(BASE)

bench: build $(INPUTS) ## the figures of docs/performance.md on this machine; leave it alone meanwhile
	@tools/install.sh bench
	$(STEP) "native" env PACKPROOF_INPUTS="$(INPUTS)" cargo bench --quiet --locked --package packproof-verify
	$(STEP) "in Chromium" node tests/bench/bench.mjs $(if $(SMALL),2,9) $(INPUTS)
	$(STEP) "a link on a slow phone" node tests/bench/slow.mjs

# Honest payloads of the reference shop, the same bytes for the same name.
$(TARGET)/bench/event-%.json:
	@mkdir -p $(@D)
	@python3 tests/reference/large.py -o $@ event --pulls $*

$(TARGET)/bench/pull-%.json: # pull-RECORDSxCARDS
	@mkdir -p $(@D)
	@python3 tests/reference/large.py -o $@ pull --records $(word 1,$(subst x, ,$*)) --cards $(word 2,$(subst x, ,$*))

# The parts of these, one by one.

path: # the PATH with the tools on it, for Trunk by itself: export PATH=$(make -s path)
	@echo "$$PATH"

page: # the page in target/quick/dist
	@tools/install.sh run
	@echo "This is a quick build, large and slow. \`make build\` is the release, the same bytes on every machine."
	$(STEP) "quick page" $(TRUNK) build --dist $(QUICK)/dist

package-quick: $(call AFTER,page) # the package in target/quick/package, larger and slower
	@tools/install.sh build
	$(STEP) "quick package" node tools/package.mjs $(QUICK)/package debug

single: build # dist/packproof.html: the whole page in one file, and its SHA-256
	@node tools/dist.mjs single

published: build package # all files of a release: site, single file, package, static terminal, bill of materials, digests
	@tools/install.sh release
	$(STEP) "release" tools/release

deployed: build package $(CONTRACTS) # the release page and its configurations: their policy, a real nginx and a real Caddy, a site compared with a release; the package's size
	@tools/install.sh deployed
	$(STEP) "as it is deployed" node --test $(wildcard tests/deploy/*.test.mjs)
	$(STEP) "release page in Chromium" npm test --silent --prefix tests/e2e -- --project=release --project=nginx
	$(STEP) "release package" node --test tests/packages/node.test.mjs

reproduce: # the last commit released twice, elsewhere and with another cargo home: every byte the same
	@tools/install.sh release
	$(STEP) "the same twice" tools/reproduce

preview: # the picture of a link's preview, photographed anew (tools/preview.html)
	$(STEP) "preview" $(or $(CHROMIUM),/usr/bin/chromium) --headless --no-sandbox --disable-gpu --hide-scrollbars \
		--window-size=1200,630 --screenshot=assets/preview.png tools/preview.html

screenshots: build # the pictures in the README, photographed anew (tools/screenshots.mjs)
	@tools/install.sh e2e
	$(STEP) "screenshots" node tools/screenshots.mjs

lints: # formatting, the documents' links, no words of the page in its tests, clippy on code that runs natively and on code that runs in a browser
	@tools/install.sh lints
	$(STEP) "formatting" cargo fmt --check
	$(STEP) "links of the documents" node tools/links.mjs
	$(STEP) "words in tests" node tools/quotes.mjs
	$(STEP) "clippy" cargo clippy --locked --workspace --all-targets -- -D warnings
	$(STEP) "clippy, wasm32" cargo clippy --locked $(BROWSER) --lib --bins -- -D warnings

reference: # the committed values of the other implementation are those that it gives, and both checks agree
	$(STEP) "derivations" python3 tests/reference/derivations.py --check
	$(STEP) "samples" python3 tests/reference/samples.py --check
	$(STEP) "our own vectors" python3 tests/reference/own_vectors.py --check
	$(STEP) "the self-test's vectors" python3 tests/reference/selftest.py --check
	$(STEP) "the oracle's proofs" python3 tests/reference/vrf.py --check
	$(STEP) "proofs that hold and do not" python3 tests/reference/vrf_cases.py --check
	$(STEP) "the other check, on every vector" python3 tests/reference/differential.py --vectors
	$(STEP) "both checks, on changed payloads" python3 tests/reference/differential.py 2000

native: $(call AFTER,check) # the tests that need no browser, and SHA-256 by four as the browser has it
	$(STEP) "native tests, compiled" cargo test --no-run --locked --workspace
	$(STEP) "native tests" cargo test --quiet --no-fail-fast --locked --workspace
	$(STEP) "SHA-256 in WebAssembly" env CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER="node $(CURDIR)/tests/wasm.mjs" cargo test --quiet --locked --target $(WASM) --package packproof-lanes --lib

rules: SEED := $(or $(SEED),1)
rules: HISTORIES := $(or $(HISTORIES),7)
rules: MIXTURES := $(or $(MIXTURES),700)
rules: LINES := $(or $(LINES),3000)
rules: $(call AFTER,native) # the chain's rules by both checks, on LINES (3,000) readings of the tests and of random shops: HISTORIES (7) and MIXTURES (700) by SEED (1)
	@mkdir -p $(TARGET) && rm -f $(READINGS)
	$(STEP) "readings of the chain, SEED=$(SEED)" env PACKPROOF_EXPORT=$(READINGS) PACKPROOF_EXPORT_LINES=$(LINES) SEED=$(SEED) \
		HISTORIES=$(HISTORIES) MIXTURES=$(MIXTURES) READINGS=$(MIXTURES) \
		cargo test --quiet --locked --workspace --test tests -- --include-ignored $(READING)
	$(STEP) "the chain's rules, by both checks" python3 tests/reference/chain.py --compare $(READINGS)

trunk: build # `trunk serve` by itself, on a copy: a word that changes is served
	$(STEP) "trunk serve" env -u NO_COLOR node --test tests/trunk.test.mjs

chain: $(CONTRACTS) $(call AFTER,native) # the local service on a real chain, read by the terminal; docs/for-shops.md, followed
	@tools/install.sh chain
	$(STEP) "a shop on a chain" node tests/chain/smoke.mjs
	$(STEP) "docs/for-shops.md, followed" node --test tests/chain/for-shops.test.mjs

$(CONTRACTS): tests/chain/compile.mjs tests/chain/package-lock.json $(wildcard tests/chain/contracts/*.sol)
	@tools/install.sh chain
	$(STEP) "contracts" node tests/chain/compile.mjs

e2e: page $(CONTRACTS) $(call AFTER,native) # the quick page in Chromium, driven by Playwright
	@tools/install.sh e2e
	$(STEP) "page in Chromium" env PACKPROOF_DIST=$(QUICK)/dist npm test --silent --prefix tests/e2e -- --project=page --project=chain

installed: package-quick $(CONTRACTS) $(call AFTER,native) # the packed package, installed into empty projects: Node, a plain page, Vite
	@tools/install.sh installed chain
	$(STEP) "package, installed" env PACKPROOF_PACKAGE=$(QUICK)/package node --test $(wildcard tests/packages/*.test.mjs)

packages: package $(CONTRACTS) # the package through webpack, esbuild, Next and workerd
	@tools/install.sh packages_all chain
	$(STEP) "package, everywhere" node --test $(wildcard tests/packages/all/*.test.mjs)

soak: page $(CONTRACTS) $(call AFTER,e2e) # one tab for MINUTES (2) by the schedule of SEED (1), with a shop and readers that go wrong
	@tools/install.sh e2e chain
	$(STEP) "one tab" env PACKPROOF_DIST=$(QUICK)/dist SOAK_MINUTES=$(or $(MINUTES),2) SOAK_SEED=$(or $(SEED),1) npm test --silent --prefix tests/e2e -- --project=soak

firefox: build $(CONTRACTS) # the release page in Firefox, driven by geckodriver
	@tools/install.sh firefox chain
	$(STEP) "page in Firefox" node --test tests/browsers/firefox.test.mjs

webkit: build $(CONTRACTS) # the release page in WebKit: WebKitGTK's MiniBrowser, driven by WebKitWebDriver
	@tools/install.sh webkit chain
	$(STEP) "page in WebKit" node --test tests/browsers/webkit.test.mjs

scale: $(SCALE)/bad.json # 200,000 proofs on a local Dask cluster that loses a worker: exactly the 200 bad ones are found
	@tools/install.sh scale
	$(STEP) "packproof" $(TERMINAL)
	$(STEP) "two workers, one of them killed" env PACKPROOF=$(TARGET)/release/packproof $(TOOLS)/scale/bin/python examples/at-scale/local.py $(SCALE)

$(SCALE)/bad.json: tests/reference/many.py
	$(STEP) "200,000 proofs" python3 tests/reference/many.py -o $(SCALE)

mutants: # each change of the rules and the reader that no test notices (.cargo/mutants.toml); FILE=... for one file, BASE=... for what changed since
	@tools/install.sh mutants
	@mkdir -p $(TARGET) && git diff $(BASE) > $(TARGET)/changed.diff
	$(STEP) "mutants" cargo mutants --workspace --output $(TARGET) --iterate --colors never $(if $(FILE),--re '^$(FILE):',$(if $(filter HEAD,$(BASE)),,--in-diff $(TARGET)/changed.diff))

fuzz: # each fuzz target on nightly for SECONDS (ten minutes) with cargo-fuzz; TARGETS=... for some (fuzz/)
	@tools/fuzz $(or $(SECONDS),600) $(TARGETS)

differential: # both checks on COUNT (100,000) changed payloads, and a quarter as many of random shops
	$(STEP) "both checks" python3 tests/reference/differential.py $(or $(COUNT),100000)
