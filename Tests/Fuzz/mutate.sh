#!/bin/sh
# Turns each content argument of the table of views into layout in turn, so that it would be copied from covered views;
# then takes each question whether a node is withheld for answered with no. Some test must fail each time: a new row
# without a test cannot pass.
set -eu
cd "$(dirname "$0")/../.."
table=Sources/Veil/Description/ViewArguments.swift
copy=.build/mutants
mkdir -p "$copy"
for part in Package.swift Sources Tests; do
    rm -rf "${copy:?}/$part"
    cp -R "$part" "$copy/$part"
done
# What is changed is taken from here, whatever becomes of the working tree meanwhile.
clean=$copy/clean
rm -rf "$clean"
mkdir "$clean"
cp -R Sources "$clean/Sources"
table=$clean/$table

# Text and Label are written by hand and only name their rows: the questions below are theirs.
rows=$(grep -n '\.content(\.' "$table" | grep -v '\.content(\.runs\|\.content(\.systemImage' | cut -d: -f1)
survivors=0
passes() {
    swift test --package-path "$copy" --skip-build --filter "$1" > "$copy/test.log" 2>&1
}
if ! swift build --package-path "$copy" --build-tests > "$copy/build.log" 2>&1 \
    || ! passes 'NeedleTests|CaseTests' || ! passes NonInterferenceTests; then
    echo "fuzz: the tests fail without a mutant"
    exit 1
fi
try() { # what it is, then the edit, and where
    sed "$2" "$3" > "$copy/${3#"$clean"/}"
    if cmp -s "$3" "$copy/${3#"$clean"/}"; then
        echo "fuzz: no mutant for $1"
        exit 1
    fi
    if ! swift build --package-path "$copy" --build-tests > "$copy/build.log" 2>&1; then
        tail -5 "$copy/build.log"
        echo "fuzz: $1 does not compile"
        exit 1
    fi
    if passes 'NeedleTests|CaseTests' && passes NonInterferenceTests; then
        echo "fuzz: SURVIVED $1"
        survivors=$((survivors + 1))
    else
        echo "fuzz: caught $1"
    fi
    cp "$3" "$copy/${3#"$clean"/}"
}
for line in $rows; do
    count=$(sed -n "${line}p" "$table" | grep -o '\.content(' | wc -l)
    for turn in $(seq 1 "$count"); do
        text=$(sed -n "${line}p" "$table" | grep -o '\.content([^)]*)' | sed -n "${turn}p")
        case $text in
            *,*) with=$(echo "$text" | sed 's/\.content(/.layout(/') ;;
            *) with=$(echo "$text" | sed 's/\.content(\(.*\))/.layout(\1, .scalar)/') ;;
        esac
        try "line $line $text" "${line}s/$(echo "$text" | sed 's/[.]/\\&/g')/$with/" "$table"
    done
done

for place in $(grep -n '[a-z]\.isWithheld' "$clean"/Sources/Veil/Output/*.swift | grep -v 'findings.muted\|isSilent' | cut -d: -f1,2); do
    file=${place%:*}
    line=${place#*:}
    try "$(basename "$file"):$line isWithheld" "${line}s/[a-zA-Z]*\.isWithheld/false/" "$file"
done
[ "$survivors" = 0 ]
