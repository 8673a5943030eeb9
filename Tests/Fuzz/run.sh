#!/bin/sh
# Fuzzes for so many seconds (60 by default): half with coverage, half with random pairs of documents.
# FUZZ_SEED chooses other numbers; what breaks stays in .build/fuzz/found.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-60}
seed=${FUZZ_SEED:-$(date +%s)}
work=.build/fuzz
mkdir -p "$work/corpus" "$work/seeds" "$work/found"

echo "fuzz: building the harness"
find Sources/Veil -name '*.swift' > "$work/sources"
swiftc -O -parse-as-library -module-name VeilFuzz -package-name veil -sanitize=fuzzer,address \
    $(cat "$work/sources") Tests/VeilTests/Model/StrictJSON.swift Tests/Fuzz/FuzzPipeline.swift \
    -o "$work/fuzz" 2> "$work/build.log" || { cat "$work/build.log"; exit 1; }

# Each input of the corpus of cases is a seed under three choices of options; the first byte chooses.
cat Tests/Cases/*.cases | awk -v folder="$work/seeds" '
    /^input / {
        input = substr($0, 7)
        if (length(input) > 4000) next
        count++
        for (choice = 0; choice < 3; choice++) {
            file = sprintf("%s/%04d-%d", folder, count, choice)
            printf "%c%s", 97 + (count + choice * 5) % 13, input > file
            close(file)
        }
    }'

echo "fuzz: $((seconds / 2)) seconds with coverage, seed $seed"
ASAN_OPTIONS=detect_leaks=1 "$work/fuzz" "$work/corpus" "$work/seeds" Tests/Fuzz/seeds \
    -dict=Tests/Fuzz/words.dict -max_total_time=$((seconds / 2)) -seed="$seed" -max_len=8192 -timeout=20 -rss_limit_mb=3000 \
    -artifact_prefix="$work/found/" -print_final_stats=1 2> "$work/fuzz.log" \
    || { tail -40 "$work/fuzz.log"; exit 1; }
tail -6 "$work/fuzz.log"

# Some two thousand pairs go through in a second.
pairs=$((seconds * 1000))
echo "fuzz: $pairs pairs, seed $seed"
swift build -c release -Xswiftc -enable-testing --build-tests > "$work/build.log" 2>&1 || { tail -20 "$work/build.log"; exit 1; }
VEIL_PAIRS_FILE=$work/pairs VEIL_PAIRS=$pairs VEIL_SEED=$seed \
    swift test -c release -Xswiftc -enable-testing --skip-build --filter NonInterferenceTests

if [ -f web/veil.wasm ]; then node Tests/Fuzz/pairs.mjs "$work/pairs"; fi

# A mutant takes a minute or so: only a long run tries them all.
if [ "$seconds" -ge 600 ]; then
    echo "fuzz: mutants"
    Tests/Fuzz/mutate.sh
fi
