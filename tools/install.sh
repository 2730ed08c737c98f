#!/usr/bin/env bash
# Installs the missing tools that a part of the Makefile needs, once a machine and outside the checkout. It names each thing that it installs, and
# why. Only root gets packages of the system; for anyone else it prints the command, and ends.
#   tools/install.sh GROUP...
#     run         Trunk, wasm-bindgen and lightningcss, which build the page
#     build       the same, with Binaryen and esbuild, which make it small
#     lints       Rust's target for the browser
#     check       cargo-deny, which checks licences, sources and advisories
#     chain       a local chain's node, its contracts and their compiler
#     e2e         Chromium, nginx and Playwright, which drive the page
#     installed   bundlers and browsers for the package's projects; packages_all for all of them
#     deployed    what e2e needs, and Caddy: the page as deploy/ configures its servers
#     firefox     Firefox and geckodriver
#     webkit      WebKitGTK's driver and a display without a screen
#     bench       the libraries that the benchmark compares with
#     mutants     cargo-mutants
#     release     musl, for a static binary
#     scale       a Dask cluster
#     test        everything that `make test` needs
set -euo pipefail
exec </dev/null

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/versions.env"
tools=${PACKPROOF_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/packproof}
tests=$here/../tests

say() { printf 'install: %s\n' "$*"; }
need() { command -v "$1" >/dev/null || { say "$2"; exit 1; }; }

# One installation at a time, where the system has flock.
mkdir -p "$tools"
if command -v flock >/dev/null; then
  exec 9>"$tools/.lock"
  flock --nonblock 9 || { say "waiting for another installation to end"; flock 9; }
fi

# place NAME COMMAND...: runs COMMAND to fill the directory named by its last argument, and only a complete one gets its name.
place() {
  local final=$tools/$1 partial=$tools/.$1.partial
  shift
  rm -rf "$partial" "$final"
  say "${final##*/} (once a machine)"
  "$@" "$partial"
  mv "$partial" "$final"
}

# A tool of this version: from the PATH, or ready-made where cargo-binstall is installed and the tool has no features to choose, or compiled. No
# tool needs optimisation, and without it compiling needs a third of the time. Compiled outside the checkout, so that its settings do not reach
# the tools. `--locked` where the tool still builds with its lock.
crate() {
  local name=$1 version=$2 binary=$3 directory=$4
  shift 4
  [ -x "$tools/$directory/bin/$binary" ] && return
  [[ "$("$binary" --version 2>/dev/null | head -n 1) " == *" $version "* ]] && return
  need cargo "Rust is missing: install it with rustup"
  (
    cd "$tools"
    if [[ "$*" != *--features* ]] && command -v cargo-binstall >/dev/null; then
      place "$directory" cargo binstall --no-confirm "$name@$version" --root
    else
      export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
      place "$directory" cargo install "$@" "$name@$version" --root
    fi
  )
}

# from_npm NAME VERSION [PACKAGE@VERSION]: a program of an npm package, which has its name by default.
from_npm() {
  [ -d "$tools/$1-$2/node_modules/.bin" ] && return
  place "$1-$2" npm install --silent --no-audit --no-fund "${3:-$1@$2}" --prefix
}

wasm_target() {
  need rustc "Rust is missing: install it with rustup"
  [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ] && return
  need rustup "the target wasm32-unknown-unknown is missing, and so is rustup, which would add it"
  rustup target add wasm32-unknown-unknown
}

# system WHY PACKAGE...: packages of the system.
system() {
  local why=$1
  shift
  if [ "$(id -u)" -ne 0 ]; then
    say "$why needs packages of the system. Run: sudo apt-get install $*"
    exit 1
  fi
  say "$* (once a machine): $why"
  apt-get update -qq || say "the package lists could not be renewed; trying with those that are here"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

browser() {
  [ -x "${CHROMIUM:-/usr/bin/chromium}" ] && return
  need apt-get "Chromium is missing: install it, and name it in CHROMIUM"
  system "the page in Chromium" chromium
}

# packages FOLDER WHAT: a folder's packages, from its lock file; npm leaves a copy of the lock behind when it is done.
packages() {
  need node "Node.js 20 or later is missing"
  need npm "npm is missing"
  local folder=$tests/$1 done=$tests/$1/node_modules/.package-lock.json
  [ -e "$done" ] && [ ! "$folder/package-lock.json" -nt "$done" ] && return
  say "$2"
  (cd "$folder" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --silent --no-audit --no-fund)
}

# The tools that build a page, without those that make it small.
run() {
  need node "Node.js 20 or later is missing"
  need npm "npm is missing"
  from_npm lightningcss-cli "$LIGHTNINGCSS_VERSION"
  wasm_target
  crate wasm-bindgen-cli "$WASM_BINDGEN_VERSION" wasm-bindgen "wasm-bindgen-$WASM_BINDGEN_VERSION"
  crate trunk "$TRUNK_VERSION" trunk "trunk-$TRUNK_VERSION" --locked
}

build() {
  run
  from_npm binaryen "$BINARYEN_VERSION" "binaryen@$BINARYEN_VERSION.0.0"
  from_npm esbuild "$ESBUILD_VERSION"
}

lints() { wasm_target; }

check() {
  lints
  crate cargo-deny "$CARGO_DENY_VERSION" cargo-deny "cargo-deny-$CARGO_DENY_VERSION" --locked
}

mutants() { crate cargo-mutants "$CARGO_MUTANTS_VERSION" cargo-mutants "cargo-mutants-$CARGO_MUTANTS_VERSION" --locked; }

# The same without its windows, which the tests of the page start hundreds of times.
windowless() {
  [ -n "${CHROMIUM:-}" ] || [ -x /usr/bin/chromium-headless-shell ] && return
  need apt-get "chromium-headless-shell is missing: install it, or name a Chromium in CHROMIUM"
  system "the page in Chromium without windows" chromium-headless-shell
}

# The linker's parts for a static binary.
release() {
  build
  [ -d "$(rustc --print target-libdir --target x86_64-unknown-linux-musl)" ] || rustup target add x86_64-unknown-linux-musl
  command -v musl-gcc >/dev/null && return
  need apt-get "musl-gcc is missing: install it"
  system "the static binary" musl-tools
}

chain() { packages chain "a local chain's node, contracts and compiler"; }

# The server that the page is also tried on.
server() {
  command -v nginx >/dev/null && return
  need apt-get "nginx is missing: install it"
  system "the page on a real server" nginx-light
}

# The servers of deploy/, and what drives the page on them.
deployed() {
  e2e
  [ -n "${CADDY:-}" ] || command -v caddy >/dev/null && return
  need apt-get "Caddy is missing: install it, and name it in CADDY"
  system "the page on Caddy" caddy
}

e2e() {
  browser
  windowless
  server
  packages e2e "the browser tests' packages"
}

# The package is installed into separate projects; these tools build and open them.
installed() {
  browser
  windowless
  packages packages "what builds the package's projects"
}

packages_all() {
  installed
  packages packages/all "the other bundlers and runtimes"
}

firefox() {
  crate geckodriver "$GECKODRIVER_VERSION" geckodriver "geckodriver-$GECKODRIVER_VERSION" --locked
  [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] && return
  need apt-get "Firefox is missing: install it, and name it in FIREFOX"
  system "the page in Firefox" firefox-esr
}

# WebKitGTK's browser with its driver, and a display without a screen.
webkit() {
  command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && return
  need apt-get "WebKitWebDriver or Xvfb is missing: install them"
  system "the page in WebKit" webkit2gtk-driver xvfb
}

bench() {
  need python3 "Python 3 is missing"
  build
  e2e
  packages bench "what the benchmark compares with"
}

# A Dask cluster for this machine. Its folder has a copy of the list that it was installed from.
scale() {
  need python3 "Python 3 is missing"
  local list=$here/../examples/at-scale/requirements.txt
  cmp --silent "$list" "$tools/scale/requirements.txt" && return
  place scale cluster "$list"
}

# A virtual environment may be renamed if its Python is called by its path.
cluster() {
  python3 -m venv "$2" && "$2/bin/python" -m pip install --quiet --require-hashes --requirement "$1" && cp "$1" "$2/requirements.txt"
}

for group in "$@"; do
  case $group in
    run | build | lints | check | chain | e2e | installed | packages_all | firefox | webkit | bench | mutants | deployed | release | scale) "$group" ;;
    test) build && check && chain && e2e && installed ;;
    *) say "no such group: $group"; exit 2 ;;
  esac
done
