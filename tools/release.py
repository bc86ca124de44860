"""Makes a release: `make release VERSION=0.2.0`.

It refuses a tree with changes, a wrong version and a changelog without a dated heading. It keeps
the stores of the version for the upgrade tests, builds both packages and a file of requirements
with hashes into `dist/`, checks them, and tags the commit. It publishes nothing: at the end it
prints what is left to do by hand.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from packaging.metadata import Metadata
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOUSE = Path(__file__).resolve().parent.parent
DIST = HOUSE / "dist"


class ReleaseError(Exception):
    """The release cannot be made. The message is one sentence for people."""


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=HOUSE, check=True, capture_output=True)
    return done.stdout.decode().strip()


def check_tree(version: str) -> None:
    """Refuse what would make a wrong release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ReleaseError(f"A version is three numbers, such as 0.2.0, not {version!r}.")
    if changed := git("status", "--porcelain"):
        raise ReleaseError(f"The tree has changes; commit or remove them:\n{changed}")
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    if project["version"] != version:
        raise ReleaseError(f"pyproject.toml says version {project['version']}, not {version}.")
    changelog = (HOUSE / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        raise ReleaseError(
            f"CHANGELOG.md has no heading '## {version} (YEAR-MONTH-DAY)' for this release."
        )
    if git("tag", "--list", tag(version)):
        raise ReleaseError(f"There is a tag {tag(version)} already.")


def tag(version: str) -> str:
    return f"v{version}"


def keep_stores(version: str) -> None:
    """Keep the stores of this version for the upgrade tests of later ones, in a commit."""
    run(sys.executable, "-m", "tools.old_stores", version)
    git("add", "--", f"tests/upgrades/{version}")
    git("commit", "--quiet", "--message", f"upgrades: the stores of {version}")


def run(*command: str | Path) -> None:
    done = subprocess.run(
        command, cwd=HOUSE, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise ReleaseError(f"{' '.join(map(str, command))} failed:\n{done.stdout}")


def build(version: str) -> list[Path]:
    """Build both packages and the requirements into an empty `dist/`."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "--directory", DIST)
    packages = [DIST / f"parlour-{version}-py3-none-any.whl", DIST / f"parlour-{version}.tar.gz"]
    if missing := [one.name for one in packages if not one.is_file()]:
        raise ReleaseError(f"The build did not make {missing[0]}.")
    requirements = DIST / f"requirements-{version}.txt"
    requirements.write_text(requirements_for(version, packages), "utf-8")
    return [*packages, requirements]


def requirements_for(version: str, packages: list[Path]) -> str:
    """Parlour for a server with either kind of store, and everything that it needs, as it is in the
    lock: with the versions that were tested, and hashes."""
    hashes = [hashlib.sha256(one.read_bytes()).hexdigest() for one in packages]
    first = f"parlour[postgres]=={version}"
    own = " \\\n".join([first, *(f"    --hash=sha256:{one}" for one in hashes)])
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {canonicalize_name(Requirement(one).name) for one in wanted}
    lock = (HOUSE / "requirements.lock").read_text("utf-8")
    return "\n".join([own, *needed(lock, names), ""])


def needed(lock: str, names: Iterable[str]) -> list[str]:
    """The entries of these packages in the lock, and of those behind them. The lock says after each
    entry which others want it."""
    entries: dict[str, list[tuple[str, set[str]]]] = {}
    for entry in re.findall(r"^[a-z0-9].*?(?=^[a-z0-9]|\Z)", lock, re.MULTILINE | re.DOTALL):
        wanted_by = set(re.findall(r"^    #(?: via)? +(\S.*)$", entry, re.MULTILINE))
        text = re.sub(r"\n    #.*", "", entry).rstrip()
        entries.setdefault(entry.split("==")[0], []).append((text, wanted_by))
    kept: set[str] = set()
    more = set(names)
    while more:
        kept |= more
        more = {n for n, found in entries.items() if any(by & kept for _, by in found)} - kept
    return [text for name, found in entries.items() if name in kept for text, _ in found]


def check_packages(version: str, packages: list[Path]) -> None:
    """Refuse packages that an index would not take, or that lack their pages."""
    wheel, sdist = packages[:2]
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        described = archive.read(f"parlour-{version}.dist-info/METADATA")
    with tarfile.open(sdist) as unpacked:
        names_of_sdist = unpacked.getnames()
        info = unpacked.extractfile(f"parlour-{version}/PKG-INFO")
        of_sdist = info.read() if info else b""
    for raw in (described, of_sdist):
        # Raises a group of errors, one for each field that is wrong.
        about = Metadata.from_email(raw, validate=True)
        if str(about.version) != version:
            raise ReleaseError(f"A package says version {about.version}, not {version}.")
        if relative := re.findall(r"!\[[^\]]*\]\((?!https:)([^)]*)\)", about.description or ""):
            raise ReleaseError(f"The page of an index would not show the picture {relative[0]}.")
    page = "parlour/web/pages/index.html"
    if page not in names or f"parlour-{version}/src/{page}" not in names_of_sdist:
        raise ReleaseError("A package lacks the built pages.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build, check and tag a release.")
    parser.add_argument("version", help="the version, as in pyproject.toml and CHANGELOG.md")
    version = parser.parse_args().version
    try:
        check_tree(version)
        keep_stores(version)
        made = build(version)
        check_packages(version, made)
        git("tag", "--annotate", tag(version), "--message", f"Parlour {version}")
    except ReleaseError as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    print(f"Parlour {version} is built, checked and tagged {tag(version)}. In dist/:")
    for one in made:
        print(f"  {one.name}  {hashlib.sha256(one.read_bytes()).hexdigest()}")
    print("Left to do by hand:")
    print(f"  git push origin main {tag(version)}")
    print("  uvx twine upload " + " ".join(f"dist/{one.name}" for one in made[:2]))
    print(f"  a release page for {tag(version)} with the changelog and dist/{made[2].name}")
    print("  the next version in pyproject.toml, and a heading for it in CHANGELOG.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
