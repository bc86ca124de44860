#!/usr/bin/env bash
# Fails when a Letter Jam rule has no test that names it, wherever a list of the rules lies beside
# this checkout. Quiddler's rules are reported but do not count until that game is built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

echo '== rules covered'
list=../shared/checks/rules-covered
if [ ! -x "$list" ]; then
    echo 'no list of rules beside this checkout: nothing to compare'
    exit 0
fi

status=0
report=$("$list") || status=$?
echo "$report"
[ "$status" -eq 0 ] && exit 0
# Anything but a plain report of missing rules is a failure of the list itself.
[[ "$report" == *'rules are named by a test: missing '* ]] || exit "$status"
if [[ "${report#*: missing }" == *LJ-* ]]; then
    echo 'Letter Jam rules without a test: name their ids in tests' >&2
    exit 1
fi
