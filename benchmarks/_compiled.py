"""C code compiled when a benchmark runs, to measure beside it."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path


def compiled(source: str) -> ctypes.CDLL | None:
    """The library made of a C file of this folder; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "compiled.so"
        path = Path(__file__).parent / source
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, "-o", library, path], check=True)
        return ctypes.CDLL(str(library))
