#!/bin/sh
# Turns each content argument of the table of views into layout in turn, so that it would be copied from covered views,
# and requires that some test fails each time: a new row without a test cannot pass.
set -eu
cd "$(dirname "$0")/../.."
table=Sources/Veil/Description/ViewArguments.swift
copy=.build/mutants
mkdir -p "$copy"
for part in Package.swift Sources Tests; do
    rm -rf "${copy:?}/$part"
    cp -R "$part" "$copy/$part"
done

rows=$(grep -n '\.content(\.' "$table" | cut -d: -f1)
survivors=0
passes() {
    swift test --package-path "$copy" --skip-build --filter "$1" > "$copy/test.log" 2>&1
}
try() { # what it is, then the edit
    cp "$table" "$copy/$table"
    sed -i "$2" "$copy/$table"
    if cmp -s "$table" "$copy/$table"; then
        echo "fuzz: no mutant for $1"
        exit 1
    fi
    if ! swift build --package-path "$copy" --build-tests > "$copy/build.log" 2>&1; then
        tail -5 "$copy/build.log"
        echo "fuzz: $1 does not compile as layout"
        exit 1
    fi
    if passes 'NeedleTests|CaseTests' && passes NonInterferenceTests; then
        echo "fuzz: SURVIVED $1"
        survivors=$((survivors + 1))
    else
        echo "fuzz: caught $1"
    fi
}
for line in $rows; do
    count=$(sed -n "${line}p" "$table" | grep -o '\.content(' | wc -l)
    for turn in $(seq 1 "$count"); do
        text=$(sed -n "${line}p" "$table" | grep -o '\.content([^)]*)' | sed -n "${turn}p")
        case $text in
            *,*) with=$(echo "$text" | sed 's/\.content(/.layout(/') ;;
            *) with=$(echo "$text" | sed 's/\.content(\(.*\))/.layout(\1, .scalar)/') ;;
        esac
        try "line $line $text" "${line}s/$(echo "$text" | sed 's/[.]/\\&/g')/$with/"
    done
done
[ "$survivors" = 0 ]
