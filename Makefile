# Every command of the project. What is missing on the machine is installed first, once (tools/install.sh).
include tools/versions.env

TOOLS := $(or $(PACKPROOF_TOOLS),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/packproof)
export PATH := $(TOOLS)/trunk-$(TRUNK_VERSION)/bin:$(TOOLS)/wasm-bindgen-$(WASM_BINDGEN_VERSION)/bin:$(TOOLS)/binaryen-$(BINARYEN_VERSION)/node_modules/.bin:$(TOOLS)/esbuild-$(ESBUILD_VERSION)/node_modules/.bin:$(TOOLS)/lightningcss-cli-$(LIGHTNINGCSS_VERSION)/node_modules/.bin:$(TOOLS)/cargo-deny-$(CARGO_DENY_VERSION)/bin:$(TOOLS)/cargo-mutants-$(CARGO_MUTANTS_VERSION)/bin:$(TOOLS)/geckodriver-$(GECKODRIVER_VERSION)/bin:$(PATH)
WASM := wasm32-unknown-unknown
# The page draws in a browser alone.
BROWSER := --target $(WASM) --features page
STEP := @tools/step
# For the whole workspace, with examples, cargo gives the dependencies the features that they have in the lints, and does not check them again.
DOCUMENT := env RUSTDOCFLAGS=-Dwarnings cargo doc --locked --no-deps --document-private-items
PORT ?= 8080
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
QUICK := $(TARGET)/quick
# Trunk takes no other NO_COLOR than true or false.
TRUNK := env -u NO_COLOR trunk --offline --log error
# Suites that are run one by one build the page first; `make test` has built it.
PAGE := $(if $(BUILT),,build)
SCALE := $(TARGET)/scale
TERMINAL := cargo build --quiet --locked --release --package packproof
# One of the compiled contracts, for all of them.
CONTRACTS := tests/chain/build/Consumer.json

.NOTPARALLEL:
.PHONY: help run path demo build page single preview screenshots test lints quick check fmt reference native cli trunk chain e2e soak firefox webkit lighthouse bench bench-smoke scale mutants fuzz differential deployed release reproduce package installed packages

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

run: page ## build the page quickly and serve it on a loopback port
	@node tools/serve.mjs --dist $(QUICK)/dist --port $(PORT) --routes tools/samples.mjs --links

page: # the page in target/quick/dist, for `make run`
	@tools/install.sh run
	@echo "This is a quick build, large and slow. \`make build\` is the release, the same bytes on every machine."
	$(STEP) "$(QUICK)/dist" $(TRUNK) build --dist $(QUICK)/dist

path: ## the PATH with the tools on it, for Trunk by itself: export PATH=$(make -s path)
	@echo "$$PATH"

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

single: build ## dist/packproof.html: the whole page in one file, and its SHA-256
	@node tools/dist.mjs single

deployed: $(PAGE) ## the built configurations: their policy, a real nginx and a real Caddy, and a site compared with a release
	@tools/install.sh deployed
	$(STEP) "as it is deployed" node --test $(wildcard tests/deploy/*.test.mjs)

release: build package ## all files of a release in target/published: site, single file, package, static terminal, bill of materials, digests
	@tools/install.sh release
	$(STEP) "release" tools/release

reproduce: ## release the last commit twice, elsewhere and with another cargo home, and compare every byte
	@tools/install.sh release
	$(STEP) "the same twice" tools/reproduce

preview: ## the picture of a link's preview, photographed anew (tools/preview.html)
	$(STEP) "preview" $(or $(CHROMIUM),/usr/bin/chromium) --headless --no-sandbox --disable-gpu --hide-scrollbars \
		--window-size=1200,630 --screenshot=assets/preview.png tools/preview.html

screenshots: $(PAGE) ## the pictures in the README, photographed anew (tools/screenshots.mjs)
	@tools/install.sh e2e
	$(STEP) "screenshots" node tools/screenshots.mjs

test: ## every test there is, side by side where that can be, and a table of what each suite counted
	@node tools/suites.mjs

lints: ## formatting, and clippy on what runs natively and on what runs in a browser
	@tools/install.sh lints
	$(STEP) "formatting" cargo fmt --check
	$(STEP) "links of the documents" node tools/links.mjs
	$(STEP) "clippy, native" cargo clippy --locked --workspace --all-targets -- -D warnings
	$(STEP) "clippy, wasm32" cargo clippy --locked $(BROWSER) --lib --bins --examples -- -D warnings

quick: lints ## formatting, lints and the native tests
	$(STEP) "native tests" cargo test --quiet --locked --workspace

check: lints ## what to run before a commit: formatting, lints, documentation, dependencies
	@tools/install.sh check
	$(STEP) "documentation" $(DOCUMENT) --workspace --lib --bins --examples
	$(STEP) "documentation of the page" $(DOCUMENT) $(BROWSER) --lib
	$(STEP) "licences and sources" cargo deny --log-level error --locked check licenses bans sources
	$(STEP) "advisories" tools/advisories

reference: ## the committed values of the other implementation are what it gives
	$(STEP) "derivations" python3 tests/reference/derivations.py --check
	$(STEP) "samples" python3 tests/reference/samples.py --check
	$(STEP) "our own vectors" python3 tests/reference/own_vectors.py --check
	$(STEP) "the self-test's vectors" python3 tests/reference/selftest.py --check
	$(STEP) "the oracle's proofs" python3 tests/reference/vrf.py --check
	$(STEP) "proofs that hold and do not" python3 tests/reference/vrf_cases.py --check
	$(STEP) "the other check, on every vector" python3 tests/reference/differential.py --vectors
	$(STEP) "both checks, on changed payloads" python3 tests/reference/differential.py 2000

native: ## the tests that need no browser
	$(STEP) "native tests, compiled" cargo test --no-run --locked --workspace
	$(STEP) "native tests" cargo test --quiet --no-fail-fast --locked --workspace

cli: ## the check in a terminal, on every vector
	$(STEP) "check in a terminal" node tests/cli.mjs

trunk: $(PAGE) ## `trunk serve` by itself, on a copy: a word that changes is served
	@tools/install.sh build
	$(STEP) "trunk serve" env -u NO_COLOR node --test tests/trunk.test.mjs

chain: $(CONTRACTS) ## the local service on a real chain: what it serves, read from the chain without the page
	@tools/install.sh chain
	$(STEP) "endpoints that go wrong" node --test tests/chain/endpoint.test.mjs
	$(STEP) "a shop on a chain" node tests/chain/smoke.mjs
	$(STEP) "docs/for-shops.md, followed" node --test tests/chain/for-shops.test.mjs

$(CONTRACTS): tests/chain/compile.mjs tests/chain/package-lock.json $(wildcard tests/chain/contracts/*.sol)
	@tools/install.sh chain
	$(STEP) "contracts" node tests/chain/compile.mjs

e2e: $(PAGE) $(CONTRACTS) ## the built page in Chromium, driven by Playwright
	@tools/install.sh e2e
	$(STEP) "page in Chromium" npm test --silent --prefix tests/e2e

installed: $(if $(BUILT),,package) $(CONTRACTS) ## the packed package, installed into empty projects: Node, a plain page, Vite
	@tools/install.sh installed chain
	$(STEP) "package, installed" node --test $(wildcard tests/packages/*.test.mjs)

packages: installed ## the same through webpack, esbuild, Next and workerd
	@tools/install.sh packages_all
	$(STEP) "package, everywhere" node --test $(wildcard tests/packages/all/*.test.mjs)

soak: $(PAGE) $(CONTRACTS) ## one tab for MINUTES (2) by the schedule of SEED (1), with a shop and readers that go wrong
	@tools/install.sh e2e chain
	$(STEP) "one tab" env SOAK_MINUTES=$(or $(MINUTES),2) SOAK_SEED=$(or $(SEED),1) npm test --silent --prefix tests/e2e -- --project=soak

firefox: $(PAGE) $(CONTRACTS) ## the page in Firefox, driven by geckodriver
	@tools/install.sh firefox chain
	$(STEP) "page in Firefox" node --test tests/browsers/firefox.test.mjs

webkit: $(PAGE) $(CONTRACTS) ## the page in WebKit: WebKitGTK's MiniBrowser, driven by WebKitWebDriver
	@tools/install.sh webkit chain
	$(STEP) "page in WebKit" node --test tests/browsers/webkit.test.mjs

lighthouse: $(PAGE) ## Lighthouse's mobile profile on the built page, served compressed
	@tools/install.sh lighthouse
	$(STEP) "Lighthouse" node tests/lighthouse/lighthouse.mjs

bench: build ## the figures of docs/performance.md on this machine, in some minutes; leave it alone meanwhile
	@tools/install.sh bench
	$(STEP) "inputs" node tests/bench/inputs.mjs
	$(STEP) "modules" node tests/bench/modules.mjs
	$(STEP) "terminal" $(TERMINAL)
	$(STEP) "native" cargo bench --quiet --locked --package packproof-verify
	$(STEP) "in Chromium" node tests/bench/run.mjs

bench-smoke: $(PAGE) ## the benchmark's parts on small inputs: each alternative gives the same results
	@tools/install.sh bench
	$(STEP) "small inputs" node tests/bench/inputs.mjs --small
	$(STEP) "modules" node tests/bench/modules.mjs kernels reference
	$(STEP) "everyone agrees" node tests/bench/run.mjs --smoke

scale: $(SCALE)/bad.json ## 200,000 proofs on a local Dask cluster that loses a worker: exactly the 200 bad ones are found
	@tools/install.sh scale
	$(STEP) "packproof" $(TERMINAL)
	$(STEP) "two workers, one of them killed" env PACKPROOF=$(TARGET)/release/packproof $(TOOLS)/scale/bin/python examples/at-scale/local.py $(SCALE)

$(SCALE)/bad.json: tests/reference/many.py
	$(STEP) "200,000 proofs" python3 tests/reference/many.py -o $(SCALE)

mutants: ## each change of the chain's rules and the reader that no test notices, in hours; FILE=... for some files
	@tools/install.sh mutants
	@tools/mutants $(FILE)

fuzz: ## each fuzz target on nightly for SECONDS (ten minutes) with cargo-fuzz; TARGETS=... for some (fuzz/)
	@tools/fuzz $(or $(SECONDS),600) $(TARGETS)

differential: ## both checks on COUNT (100,000) changed payloads, and a quarter as many of random shops
	$(STEP) "both checks" python3 tests/reference/differential.py $(or $(COUNT),100000)

fmt: ## format the code
	cargo fmt
