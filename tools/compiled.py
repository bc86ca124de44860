"""Compiles the modules that an act passes on its way to machine code, for a wheel that carries more
tables (decision 042). The sources stay as they are, and are in that wheel, too.

Nothing is compiled beside the sources: Python would prefer a compiled module to a source that was
changed since. `make compiled` builds such a wheel, unpacks it, and runs the tests on it.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

HOUSE = Path(__file__).parent.parent
SOURCES = HOUSE / "src"
WANTED = "PARLOUR_COMPILE"
"""The environment variable that asks for a compiled wheel."""
NEEDED = ("cython>=3.2", "setuptools>=80")
SLOTS = HOUSE / "tools" / "slots.h"
"""What finds the attributes of values in compiled code. Cython itself always asks their types."""
ATTRIBUTE = """\
static CYTHON_INLINE PyObject* __Pyx_PyObject_GetAttrStr(PyObject* obj, PyObject* attr_name) {
"""
"""The beginning of the function by which Cython's C gets an attribute."""
QUICKER = f"""\
{ATTRIBUTE}\
    PyObject* found = parlour_attribute(obj, attr_name);
    if (likely(found))
        return found;
"""


class CompileError(Exception):
    """A compiled wheel cannot be built here. The message is a plain sentence, and what the compiler
    said."""


def wanted() -> bool:
    return os.environ.get(WANTED, "") not in ("", "0")


def modules() -> list[Path]:
    """The sources to compile, below ``src``, as pyproject.toml names them."""
    with (HOUSE / "pyproject.toml").open("rb") as file:
        named = tomllib.load(file)["tool"]["parlour"]["compiled"]
    found = {path for pattern in named["modules"] for path in SOURCES.glob(pattern)}
    return sorted(
        path.relative_to(SOURCES) for path in found if path.name not in named["not-compiled"]
    )


def build(folder: Path) -> Iterator[tuple[Path, Path]]:
    """Compiles into a folder. Yields each compiled module with its place in the wheel. Raises
    CompileError if there is no C compiler, or if Python's headers are missing."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.errors import BaseError, CCompilerError

    sources, cores = modules(), os.cpu_count() or 1
    extensions = [
        Extension(
            ".".join(path.with_suffix("").parts),
            [str(path)],
            # Without symbols and warnings: nobody debugs or mends the C that Cython writes.
            extra_compile_args=["-O2", "-g0", "-w", "-include", str(SLOTS)],
        )
        for path in sources
    ]
    before = Path.cwd()
    os.chdir(SOURCES)
    try:
        written = cythonize(
            extensions,
            build_dir=str(folder / "c"),
            nthreads=cores,
            quiet=True,
            # Annotations are for mypy and msgspec. As C types they would change what the code does.
            compiler_directives={"language_level": 3, "annotation_typing": False},
        )
        for extension in written:
            for path in map(Path, extension.sources):
                path.write_text(with_slots(path.read_text()))
        command = Distribution({"ext_modules": written}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.parallel = cores
        command.ensure_finalized()
        command.run()
    except (BaseError, CCompilerError) as error:
        raise CompileError(
            "Compiling needs a C compiler and Python's headers; without PARLOUR_COMPILE, Parlour"
            f" installs without them. The compiler said: {error}"
        ) from error
    finally:
        os.chdir(before)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in sources:
        place = path.with_suffix(suffix)
        yield folder / "lib" / place, place


def with_slots(written: str) -> str:
    """The C of a module, with attributes found where they lie. A later Cython may get them in
    another way; then the C stays as it is, which is slower and as right."""
    return written.replace(ATTRIBUTE, QUICKER, 1)


def unpack(into: Path) -> None:
    """Builds a compiled wheel and unpacks it into a folder. Raises CompileError."""
    with tempfile.TemporaryDirectory() as scratch:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", scratch],
            cwd=HOUSE,
            env={**os.environ, WANTED: "1"},
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            said = done.stdout.strip()[-1000:]
            raise CompileError(f"The modules could not be compiled. The compiler said:\n{said}")
        (wheel,) = Path(scratch).glob("*.whl")
        ZipFile(wheel).extractall(into)


def main() -> None:
    """Unpacks a compiled wheel into the folder that is named."""
    (folder,) = sys.argv[1:]
    print(f"== compiling {len(modules())} modules; this takes a minute or two", flush=True)
    try:
        unpack(Path(folder))
    except CompileError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
