"""Measurements, side by side and never asserted: times belong to the machine that took them.

Each module here measures one thing. It opens with a line saying what, and offers `main()`, which
prints what it measured. `make bench` runs them all, `python -m benchmarks NAME ...` only some.
"""
