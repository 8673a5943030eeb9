#!/usr/bin/env bash
# Builds, tests and serves Veil. `./build.sh help` lists what it can do.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly stack_size=$((4 * 1024 * 1024))
# What every engine of today runs; see the README. Names as wasm-opt has them.
readonly wasm_features=(
    --enable-simd --enable-bulk-memory --enable-multivalue --enable-sign-ext --enable-reference-types
    --enable-mutable-globals --enable-nontrapping-float-to-int --enable-tail-call
)

help() {
    cat <<'TEXT'
./build.sh [VERB]

  (none) [--port N]        build what is missing and serve the playground on http://127.0.0.1:8000
  test [swift|web|browsers]…  run all tests, or those named; installs what they need
  check                    format, warnings as errors, types of the JavaScript, and all tests
  dist                     leave the static site in dist/
  wasm                     build web/veil.wasm
  wasi                     build the command for WASI: .build/wasi/veil.wasm
  bench                    measure
  fuzz [SECONDS]           look for crashes and leaks with random input
  clean                    remove everything built
  help                     say this

VEIL_SWIFT_SDK names a Swift SDK for WebAssembly to build with. Without it, an installed one that belongs to the
toolchain is taken, or one is made from the toolchain and Debian's packages.
TEXT
}

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }

fail() {
    printf 'build.sh: %s\n' "$*" >&2
    exit 1
}

# ---- what the machine needs -----------------------------------------------------------------------------------------

has() { command -v "$1" >/dev/null; }

missing=()

# Notes a Debian package as missing unless a command succeeds: want PACKAGE COMMAND…
want() {
    local package=$1
    shift
    "$@" >/dev/null 2>&1 || missing+=("$package")
}

install_missing() {
    [[ ${#missing[@]} -gt 0 ]] || return 0
    has apt-get || fail "this needs ${missing[*]}, and there is no apt-get to install it with."
    say "Installing ${missing[*]}"
    # The lists of packages on the machine may be absent or too old; they are fetched only where that shows.
    apt_get install "${missing[@]}" 2>/dev/null || { apt_get update && apt_get install "${missing[@]}"; }
    missing=()
}

apt_get() {
    local command=(apt-get -y -qq --no-install-recommends "$@")
    [[ $EUID -eq 0 ]] || command=(sudo "${command[@]}")
    DEBIAN_FRONTEND=noninteractive "${command[@]}" >/dev/null </dev/null
}

need_swift() { has swift || fail "this needs the Swift toolchain, 6.3 or newer: https://www.swift.org/install"; }

need_wasm_tools() {
    need_swift
    choose_sdk
    want binaryen has wasm-opt
    if [[ $sdk == veil ]]; then
        want wasi-libc ls /usr/lib/wasm32-wasi/libc.a
        [[ -n $(clang_builtins) ]] || missing+=("$(clang_builtins_package)")
    fi
    install_missing
}

need_node() {
    want nodejs has node
    install_missing
}

need_python() {
    want python3 has python3
    install_missing
}

need_browsers() {
    need_python
    want chromium has chromium
    want firefox-esr has firefox-esr
    want webkit2gtk-driver has WebKitWebDriver
    want xvfb has Xvfb
    want fonts-dejavu-core ls /usr/share/fonts/truetype/dejavu
    want python3-venv python3 -c 'import ensurepip'
    install_missing
    need_venv
}

# Keeps .venv as Tests/BrowserTests/requirements.txt says.
need_venv() {
    local requirements=Tests/BrowserTests/requirements.txt
    cmp -s "$requirements" .venv/requirements.txt && return
    say "Preparing .venv"
    python3 -m venv .venv
    .venv/bin/pip install -q --disable-pip-version-check -r "$requirements"
    cp "$requirements" .venv/requirements.txt
}

need_typescript() {
    need_node
    want node-typescript has tsc
    install_missing
}

# ---- WebAssembly ----------------------------------------------------------------------------------------------------

clang_builtins() {
    compgen -G '/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a' | sort -V | tail -1 || true
}

# The newest that Debian has; the lists of packages may still have to be fetched to know.
clang_builtins_package() {
    local names
    has apt-get || { echo "compiler-rt for wasm32"; return; }
    names=$(apt-cache pkgnames libclang-rt- | grep -E '^libclang-rt-[0-9]+-dev-wasm32$') || {
        apt_get update
        names=$(apt-cache pkgnames libclang-rt- | grep -E '^libclang-rt-[0-9]+-dev-wasm32$')
    }
    sort -V <<<"$names" | tail -1
}

target_info() {
    swift -print-target-info | sed -n "s/^ *\"$1\": \"\([^\"]*\)\".*/\1/p" | head -1
}

sdk=${VEIL_SWIFT_SDK:-}

# Chooses the Swift SDK: the one asked for, the public one of this very toolchain, or `veil`, which is written here.
choose_sdk() {
    [[ -z $sdk ]] || return 0
    local tag installed name
    tag=$(target_info swiftCompilerTag)
    installed=$(swift sdk list 2>/dev/null || true)
    for name in "${tag}_wasm-embedded" "${tag}_wasm"; do
        grep -qxF "$name" <<<"$installed" && { sdk=$name; return; }
    done
    sdk=veil
}

# Writes an SDK made of the toolchain's Embedded Swift and Debian's C library, so that both ways are one command.
write_sdk() {
    local bundle=.build/sdk/veil.artifactbundle resources
    resources=$(target_info runtimeResourcePath)
    rm -rf "$bundle"
    mkdir -p "$bundle/wasm/sysroot"
    ln -s /usr/lib/wasm32-wasi "$bundle/wasm/sysroot/lib"
    ln -s /usr/include/wasm32-wasi "$bundle/wasm/sysroot/include"
    cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "veil": {
      "type": "swiftSDK", "version": "1",
      "variants": [{ "path": "wasm", "supportedTriples": ["$(target_info triple)"] }]
    }
  }
}
JSON
    cat >"$bundle/wasm/swift-sdk.json" <<'JSON'
{
  "schemaVersion": "4.0",
  "targetTriples": {
    "wasm32-unknown-none-wasm": { "sdkRootPath": "sysroot", "toolsetPaths": ["toolset.json"] }
  }
}
JSON
    # wasi-libc's headers insist on __wasi__, which this triple does not define.
    cat >"$bundle/wasm/toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-wmo", "-Xfrontend", "-disable-stack-protector",
      "-Xclang-linker", "-nodefaultlibs", "-Xcc", "-D__wasi__"
    ]
  },
  "cCompiler": { "extraCLIOptions": ["-D__wasi__"] },
  "linker": {
    "extraCLIOptions": [
      "-lc", "$(clang_builtins)",
      "-L$resources/embedded/wasm32-unknown-none-wasm", "-lswiftUnicodeDataTables", "--strip-all"
    ]
  }
}
JSON
}

# Builds a product for WebAssembly and prints where it is: swift_wasm SCRATCH PRODUCT [OPTION]…
swift_wasm() {
    local scratch=$1 product=$2
    shift 2
    local options=(-c release --scratch-path "$scratch" --swift-sdk "$sdk" --product "$product" "$@")
    if [[ $sdk == veil ]]; then
        write_sdk
        options+=(--swift-sdks-path .build/sdk)
    fi
    # The public Embedded SDK leaves the tables of Unicode out.
    [[ $sdk != *-embedded ]] || options+=(-Xlinker -lswiftUnicodeDataTables)
    # A quarter smaller than with -O, and a tenth slower.
    options+=(-Xswiftc -Osize)
    # Overlapping accesses are looked for in the native build, which runs the same tests; here they cost a tenth.
    options+=(-Xswiftc -enforce-exclusivity=unchecked)
    # The start file is named here and not by -mexec-model, which would make the compiler build all of Veil once for
    # the module and once for the commands.
    options+=(-Xswiftc -Xclang-linker -Xswiftc -nostartfiles)
    case $product in
        VeilWasm) options+=(-Xlinker -l:crt1-reactor.o -Xlinker --entry=_initialize) ;;
        *) options+=(-Xlinker -l:crt1-command.o) ;;
    esac
    # The stack comes first, below everything else: one that overflows traps instead of writing over data.
    options+=(-Xlinker -z -Xlinker "stack-size=$stack_size" -Xlinker --stack-first)
    options+=(-Xlinker --wrap=posix_memalign)
    swift build "${options[@]}" >&2
    echo "$(swift build "${options[@]}" --show-bin-path)/$product.wasm"
}

# Whether OUTPUT is missing or older than one of the other paths, or than something in them.
stale() {
    local output=$1
    shift
    [[ ! -e $output || -n $(find "$@" -newer "$output" -print -quit) ]]
}

# Builds and optimizes a product: make_wasm PRODUCT OUTPUT
make_wasm() {
    local product=$1 output=$2 linked
    need_wasm_tools
    say "Building $output with Swift SDK $sdk"
    mkdir -p .build/wasi
    # As old as the start: a source that changes meanwhile makes it stale.
    touch .build/started
    linked=$(swift_wasm .build/wasm "$product")
    wasm-opt -O3 "${wasm_features[@]}" "$linked" -o "$output.new"
    touch -r .build/started "$output.new"
    mv "$output.new" "$output"
}

build_module() {
    stale web/veil.wasm build.sh Package.swift Sources/Veil Sources/VeilSystem Sources/VeilWasm || return 0
    make_wasm VeilWasm web/veil.wasm
    [[ $sdk != veil ]] || assert_no_imports web/veil.wasm
    print_sizes web/veil.wasm
}

assert_no_imports() {
    local imports
    imports=$(wasm-dis "$1" | grep -F '(import ' || true)
    [[ -z $imports ]] || fail "$1 must not import anything, but has"$'\n'"$imports"
}

print_sizes() {
    local brotli=-
    if has brotli; then
        brotli=$(brotli -c "$1" | wc -c)
    elif has node; then
        brotli=$(node -p 'zlib.brotliCompressSync(fs.readFileSync(process.argv[1])).length' "$1")
    fi
    say "$1: $(wc -c <"$1") bytes, gzip $(gzip -9c "$1" | wc -c), brotli $brotli"
}

# Builds a command for WASI: build_command PRODUCT OUTPUT SOURCES…
build_command() {
    local product=$1 output=$2
    shift 2
    stale "$output" build.sh Package.swift Sources/Veil Sources/VeilSystem "$@" || return 0
    make_wasm "$product" "$output"
}

build_commands() {
    build_command veil .build/wasi/veil.wasm Sources/VeilCommand
    build_command VeilCases .build/wasi/VeilCases.wasm Tests/VeilCases
}

# ---- verbs ----------------------------------------------------------------------------------------------------------

wasm() {
    build_module
    print_sizes web/veil.wasm
}

wasi() {
    build_commands
    print_sizes .build/wasi/veil.wasm
}

serve() {
    local port=8000
    while [[ $# -gt 0 ]]; do
        case $1 in
            --port) port=${2:?--port takes a number}; shift 2 ;;
            *) fail "unknown option $1; ./build.sh help lists them." ;;
        esac
    done
    build_module
    need_python
    exec python3 -u - web "$port" <<'PYTHON'
import functools, http.server, re, sys

folder, port = sys.argv[1], int(sys.argv[2])
page = open(f"{folder}/index.html", encoding="utf-8").read()
# The page states the policy for hosts that cannot; the header repeats it, so that there is one place to change it.
policy = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page).group(1)


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".wasm": "application/wasm", ".js": "text/javascript", ".mjs": "text/javascript"}

    def end_headers(self):
        self.send_header("Content-Security-Policy", " ".join(policy.split()))
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


for candidate in range(port, port + 20):
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", candidate),
                                                 functools.partial(Handler, directory=folder))
        break
    except OSError as error:
        print(f"Port {candidate}: {error.strerror}", file=sys.stderr)
else:
    sys.exit("build.sh: no free port; give one with --port.")
print(f"Veil is on http://127.0.0.1:{server.server_port} (Ctrl-C stops it)")
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
PYTHON
}

test() {
    local suites=("$@") suite
    [[ $# -gt 0 ]] || suites=(swift web browsers)
    for suite in "${suites[@]}"; do
        case $suite in
            swift | web | browsers) "test_$suite" ;;
            *) fail "unknown suite $suite; there are swift, web and browsers." ;;
        esac
    done
}

test_swift() {
    need_swift
    say "Swift tests"
    swift test --quiet
}

test_web() {
    need_node
    build_module
    build_commands
    say "Web tests in node $(node --version)"
    swift build --quiet --product VeilCases
    swift build --quiet --product veil
    node --test Tests/WebTests/*.test.mjs
}

test_browsers() {
    compgen -G 'Tests/BrowserTests/test_*.py' >/dev/null || return 0
    need_browsers
    build_module
    say "Browser tests"
    chromium --version
    firefox-esr --version
    dpkg-query --show webkit2gtk-driver
    .venv/bin/pytest -q Tests/BrowserTests
}

check() {
    need_wasm_tools
    need_typescript
    say "Format"
    swift format lint --strict --parallel --recursive Package.swift Sources Tests
    say "Warnings as errors, natively"
    swift build --quiet --build-tests --scratch-path .build/strict -Xswiftc -warnings-as-errors
    say "Warnings as errors, Embedded"
    swift_wasm .build/strict-wasm VeilWasm -Xswiftc -warnings-as-errors >/dev/null
    swift_wasm .build/strict-wasm veil -Xswiftc -warnings-as-errors >/dev/null
    say "JavaScript"
    check_javascript
    test
}

check_javascript() {
    local script
    while IFS= read -r script; do node --check "$script"; done \
        < <(find web Tests/WebTests -name '*.js' -o -name '*.mjs')
    tsc -p jsconfig.json
}

dist() {
    build_module
    rm -rf dist
    cp -R web dist
    local file
    for file in index.html veil.js render.js veil.wasm veil.css; do
        [[ -s dist/$file ]] || fail "dist/$file is missing."
    done
    assert_links dist
    say "dist/ is complete: $(find dist -type f | wc -l) files, $(du -sk dist | cut -f1) KiB"
}

# Every address in the site's own files must be relative and lead to a file.
assert_links() {
    local file link target
    while IFS= read -r file; do
        while IFS= read -r link; do
            [[ $link != /* ]] || fail "$file: $link is absolute; a sub-path would break it."
            target=$(dirname "$file")/${link%%[?#]*}
            [[ -e $target ]] || fail "$file: $link leads nowhere."
        done < <(links "$file")
    done < <(find "$1" -name '*.html' -o -name '*.js' -o -name '*.css')
}

# Lists the addresses that a file of the site refers to, without fragments and other hosts.
links() {
    case $1 in
        *.html) grep -oE '(src|href)="[^"#][^"]*"' "$1" | cut -d'"' -f2 ;;
        *.js)
            grep -oE "(^|[^*]) ?(from|import)[ (]*'\.[^']*'" "$1" | cut -d"'" -f2
            grep -oE "new URL\('[^']+', import\.meta\.url\)" "$1" | cut -d"'" -f2
            ;;
        *.css) grep -oE "url\([^)]*\)|@import '[^']*'" "$1" | sed -E "s/^(url\(|@import )//; s/\)$//" | tr -d "'\"" ;;
    esac | grep -vE '^[a-z]+:' || true
}

bench() {
    need_node
    build_module
    Tests/Bench/run.sh "$@"
}

fuzz() {
    need_swift
    Tests/Fuzz/run.sh "${1:-60}"
}

clean() {
    rm -rf .build dist web/veil.wasm
}

case ${1-} in
    '' | --*) serve "$@" ;;
    test | check | dist | wasm | wasi | bench | fuzz | clean | help) "$@" ;;
    -h) help ;;
    *) help >&2; exit 2 ;;
esac
