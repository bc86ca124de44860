"""Benchmarks. They compare and print times but assert none, because times depend on the machine.

Each module measures one thing, named in its first line, and its `main()` prints the results.
`make bench` runs them all, `python -m benchmarks NAME ...` only some.
"""
