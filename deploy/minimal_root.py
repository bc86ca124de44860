"""Copies an installed Parlour into an empty root, with all that it needs and nothing else:

    python3 minimal_root.py /srv/parlour /image

Copied are the environment, the system's Python, and the shared libraries that both load. Left out
are tests, headers, sources of compiled modules, and parts of Python that no server uses.
"""

import compileall
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

# Parts of Python's library that need a screen or a terminal, or test or build something.
UNUSED = frozenset(
    [
        "test",
        "idlelib",
        "tkinter",
        "turtledemo",
        "curses",
        "_pyrepl",
        "ensurepip",
        "lib2to3",
        "distutils",
        "pydoc_data",
        "__pycache__",
        "site-packages",
        "dist-packages",
    ]
)
UNUSED_MODULE = re.compile(r"_(curses|test|xxtest|tkinter|dbm|gdbm|ctypes_test)|readline|xx")
# What packages bring that is not run: tests, stubs, and the C that a module was compiled from.
NOT_RUN = frozenset((".pyi", ".pyx", ".pxd", ".c", ".h", ".a", ".pyc"))
# Python loads this library by name when a thread ends.
LOADED_BY_NAME = ("libgcc_s.so.1",)
# These packages have unstripped modules. numpy's libraries do not survive being stripped.
TO_STRIP = ("asyncpg", "uvloop", "msgspec")
# What a server imports beside Parlour's own modules, so that it need not compile at each start: an
# image is read-only.
IMPORTED = "parlour.cli.serve, parlour.web.server, parlour.tables.postgres, parlour.tables.thinkers"


def main(environment: Path, root: Path) -> None:
    library = Path(sysconfig.get_path("stdlib"))
    make_folders(root)
    copy(library, root, skip_library)
    copy(environment, root, skip_package)
    copy_with_links(environment / "bin/python", root)
    strip(root / environment.relative_to("/"))
    for needed in sorted(libraries(root)):
        copy_file(needed, root)
    write_names(root)
    compile_modules(environment, root)


def make_folders(root: Path) -> None:
    for name in ("usr/bin", "usr/lib", "etc", "tmp", "dev", "proc", "sys"):
        (root / name).mkdir(parents=True)
    (root / "tmp").chmod(0o1777)
    for name in ("bin", "lib", "lib64"):
        target = Path("/", name)
        if target.is_symlink():
            link(root / name, target.readlink())
            (root / target.readlink()).mkdir(parents=True, exist_ok=True)


def link(path: Path, target: Path) -> None:
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def copy(source: Path, root: Path, skip: Callable[[str, list[str]], set[str]]) -> None:
    shutil.copytree(
        source,
        root / source.relative_to("/"),
        symlinks=True,
        ignore=skip,
        dirs_exist_ok=True,
    )


def skip_library(folder: str, names: list[str]) -> set[str]:
    left_out = {name for name in names if name in UNUSED or name.startswith("config-")}
    if folder.endswith("lib-dynload"):
        left_out |= {name for name in names if UNUSED_MODULE.match(name)}
    return left_out


def skip_package(folder: str, names: list[str]) -> set[str]:
    left_out = {name for name in names if name in ("tests", "__pycache__", "_pyinstaller")}
    if "site-packages" in folder:
        left_out |= {name for name in names if Path(name).suffix in NOT_RUN}
    return left_out


def copy_file(path: Path, root: Path) -> None:
    """Copies what a path leads to, under the path itself."""
    into = root / path.relative_to("/")
    into.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, into)


def copy_with_links(path: Path, root: Path) -> None:
    """Copies a file, and every link on the way to it: the environment names its Python by links."""
    while path.is_symlink():
        into = root / path.relative_to("/")
        into.parent.mkdir(parents=True, exist_ok=True)
        link(into, path.readlink())
        path = path.parent / path.readlink()
    copy_file(path, root)


def elf_files(root: Path) -> Iterator[Path]:
    for path in root.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def strip(environment: Path) -> None:
    for package in TO_STRIP:
        for module in environment.glob(f"lib/python3*/site-packages/{package}/**/*.so"):
            subprocess.run(["strip", "--strip-unneeded", module], check=True)


def libraries(root: Path) -> set[Path]:
    """The system's libraries that the files of a root load, with those that these load in turn."""
    found: set[Path] = set()
    for file in elf_files(root):
        # A file that is linked statically makes ldd fail, and needs nothing.
        said = subprocess.run(["ldd", file], check=False, capture_output=True, text=True).stdout
        assert "not found" not in said, f"{file}: {said}"
        paths = re.findall(r"(?:=> |^\s+)(/\S+) \(0x", said, re.MULTILINE)
        found |= {Path(path) for path in paths if not Path(path).is_relative_to(root)}
    beside = next(path.parent for path in found if path.name.startswith("libc.so"))
    return found | {beside / name for name in LOADED_BY_NAME}


def write_names(root: Path) -> None:
    """The users that programs may look up, and where host names are looked up."""
    (root / "etc/passwd").write_text(
        "root:x:0:0:root:/:/none\nparlour:x:10001:10001:Parlour:/data:/none\n"
    )
    (root / "etc/group").write_text("root:x:0:\nparlour:x:10001:\n")
    (root / "etc/nsswitch.conf").write_text("hosts: files dns\n")


def compile_modules(environment: Path, root: Path) -> None:
    """Compiles Parlour's modules, and those that a server imports, inside the new root."""
    compileall.compile_dir(
        next((root / environment.relative_to("/")).glob("lib/python3*/site-packages/parlour")),
        stripdir=str(root),
        prependdir="/",
        quiet=1,
    )
    subprocess.run(
        ["chroot", root, environment / "bin/python", "-c", f"import {IMPORTED}"],
        check=True,
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
