"""Mutation tests: breaks the sources on purpose, one break at a time, and expects a test to fail.

The breaks are data in `tools/mutants.toml`: the symptom for players, the text to replace, and the
tests that must fail. They are made in copies of the tree, never in the tree itself. A break in
`ui/` is built into the pages of its copy. Usage: `python -m tools.mutants [PART]`, where PART is a
part of a file's path (default: all breaks).
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from shutil import copy2, copytree, rmtree

from msgspec import Struct, convert

ROOT = Path(__file__).parent.parent
LIST = ROOT / "tools" / "mutants.toml"
PAGES = Path("src", "parlour", "web", "pages")
MODULES = Path("ui", "node_modules")
SECONDS_FOR_A_TEST = 60
# Exit codes of pytest. Any other code means that the tests did not run.
PASSED, FAILED = 0, 1


class Break(Struct, frozen=True, forbid_unknown_fields=True):
    """A text of one source file, its replacement, and the tests that must fail then."""

    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]

    @property
    def in_pages(self) -> bool:
        """Whether the pages have to be built to see this break."""
        return self.file.startswith("ui/")

    def made_in(self, source: str) -> str:
        """The source with this break."""
        if (found := source.count(self.before)) != 1:
            raise ValueError(f"{self.file} has {self.before!r} {found} times, not once")
        return source.replace(self.before, self.after)


def breaks() -> list[Break]:
    """All breaks of `tools/mutants.toml`."""
    return convert(tomllib.loads(LIST.read_text())["break"], list[Break])


def copy_of_the_tree(folder: Path) -> Path:
    """Copy every file that git tracks or would add, and the pages, to a new folder."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    for name in filter(None, names.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            copy2(ROOT / name, folder / name)
    (folder / MODULES).symlink_to(ROOT / MODULES)
    copytree(ROOT / PAGES, folder / PAGES)
    return folder


def build(folder: Path) -> None:
    """Build the pages of a copy; raises ValueError if they cannot be built."""
    command = [sys.executable, str(folder / "tools" / "pages.py"), "build"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"the pages cannot be built:\n{done.stderr[-2000:]}")


def run(folder: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    """Run tests on the sources in a folder; returns the exit code and the output of pytest."""
    # Bytecode is invalidated by whole seconds, and breaks follow each other faster.
    env = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    # Run tests of both stores on SQLite only: PostgreSQL takes seconds to start.
    quick = ["-x", "-q", f"--timeout={SECONDS_FOR_A_TEST}", "-k", "not postgres"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *quick, *tests],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.returncode, done.stdout.decode(errors="replace")


def apart(tests: set[str]) -> list[tuple[str, ...]]:
    """Tests in a browser, and all others: the two cannot run in one process."""
    in_browser = {test for test in tests if test.startswith("tests/browser")}
    return [tuple(sorted(some)) for some in (tests - in_browser, in_browser) if some]


def try_out(one: Break, folders: "SimpleQueue[Path]") -> str:
    """Make a break in a free copy, and return the verdict."""
    folder = folders.get()
    source = (folder / one.file).read_text()
    try:
        (folder / one.file).write_text(one.made_in(source))
        if one.in_pages:
            build(folder)
        code, said = run(folder, one.tests)
    except (OSError, ValueError) as error:
        return f"does not apply: {error}"
    finally:
        (folder / one.file).write_text(source)
        if one.in_pages:
            rmtree(folder / PAGES, ignore_errors=True)
            copytree(ROOT / PAGES, folder / PAGES)
        folders.put(folder)
    return {PASSED: "SURVIVED", FAILED: "found"}.get(code, f"tests did not run:\n{said[-2000:]}")


def main() -> int:
    """Try all requested breaks; 1 unless each is found."""
    wanted = [one for one in breaks() if all(part in one.file for part in sys.argv[1:])]
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        copies: SimpleQueue[Path] = SimpleQueue()
        workers = os.cpu_count() or 1
        for number in range(workers):
            copies.put(copy_of_the_tree(Path(name) / str(number)))
        for tests in apart({test for one in wanted for test in one.tests}):
            code, said = run(Path(name) / "0", tests)
            if code != PASSED:
                print(f"The tests must pass before anything is broken:\n{said[-4000:]}")
                return 1
        print(f"{len(wanted)} breaks; their tests pass without them", flush=True)
        with ThreadPoolExecutor(workers) as pool:
            trying = {pool.submit(try_out, one, copies): one for one in wanted}
            try:
                for number, done in enumerate(as_completed(trying), 1):
                    one, verdict = trying[done], done.result()
                    found[one.file] += verdict == "found"
                    print(f"{number:3} {verdict:8} {one.file}: {one.what}", flush=True)
            finally:
                # On Ctrl+C, do not wait for the breaks in the queue.
                pool.shutdown(cancel_futures=True)
    print()
    for file, all_of_it in sorted(Counter(one.file for one in wanted).items()):
        print(f"{found[file]:3} of {all_of_it:2}  {file}")
    print(f"{found.total()} of {len(wanted)} found")
    return found.total() < len(wanted)


if __name__ == "__main__":
    sys.exit(main())
