#!/usr/bin/env bash
# Prints speeds as ratios taken in one run, and the sizes of the module.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec node Tests/Bench/bench.mjs
