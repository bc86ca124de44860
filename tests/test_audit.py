"""The licence audit finds what is not allowed, and what nobody states."""

import pytest

from tools import audit

DATA = {"allowed": ["MIT"], "exceptions": {"tool*": "MPL-2.0"}, "stated": {"old": "MIT"}}


def test_every_locked_package_has_an_allowed_licence(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main() == 0, capsys.readouterr().out


def test_a_licence_that_is_not_allowed_is_found() -> None:
    found = {"good": "MIT", "bad": "AGPL-3.0-only", "tool-linux": "MPL-2.0", "lib": "MPL-2.0"}
    assert [line.split(" ")[0] for line in audit.problems(found, DATA)] == ["bad", "lib"]


def test_a_package_that_says_nothing_is_found() -> None:
    lock = "old==1.0 \\\n    --hash=sha256:00\nno-such-package==2.0\n"
    found = audit.python_licences(lock, DATA["stated"])  # type: ignore[arg-type]
    assert found == {"old": "MIT", "no-such-package": None}
    (line,) = audit.problems(found, DATA)
    assert line.startswith("no-such-package does not say its licence")


def test_a_line_for_a_package_that_is_gone_is_found() -> None:
    assert list(audit.unused({"tool": "MIT"}, DATA)) == [
        "No package is called old: take it out of tools/licences.toml."
    ]


def test_the_npm_lock_is_read_by_name() -> None:
    lock = {"packages": {"": {}, "node_modules/a/node_modules/@b/c": {"license": "ISC"}}}
    assert audit.npm_licences(lock) == {"@b/c": "(ISC)"}
