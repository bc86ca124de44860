"""Compiles C code for comparison when a benchmark runs."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path


def compiled(source: str) -> ctypes.CDLL | None:
    """The library compiled from a C file of this folder; None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "compiled.so"
        path = Path(__file__).parent / source
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, "-o", library, path], check=True)
        return ctypes.CDLL(str(library))
