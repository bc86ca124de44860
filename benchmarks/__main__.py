"""Runs the benchmarks named on the command line, or all of them."""

import importlib
import pkgutil
import sys

import benchmarks

known = sorted(m.name for m in pkgutil.iter_modules(benchmarks.__path__) if m.name[0] != "_")
chosen = sys.argv[1:] or known
unknown = sorted(set(chosen) - set(known))
if unknown:
    sys.exit(f"no benchmark {', '.join(unknown)}; there are: {', '.join(known)}")
for name in chosen:
    module = importlib.import_module(f"benchmarks.{name}")
    print(f"== {name}: {(module.__doc__ or '').partition(chr(10))[0]}", flush=True)
    module.main()
