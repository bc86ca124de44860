#!/usr/bin/env bash
# Fails if a rule has no test that names it. It needs a list of the rules beside this checkout.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

echo '== rules covered'
list=../shared/checks/rules-covered
if [ ! -x "$list" ]; then
    echo 'no list of rules beside this checkout: nothing to compare'
    exit 0
fi
if ! "$list"; then
    echo 'rules without a test: name their ids in tests' >&2
    exit 1
fi
