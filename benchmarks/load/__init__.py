"""The service under load: 1,000 sockets at 250 tables, beside a floor without rules and store.

Both servers run in a process of their own and are given the same sockets by the same clients, by
turns. The floor is the same service with rules and store taken out of it: it takes every message
for granted, and encodes and sends to everybody at the table what the real server once sent. What is
left is the price of the wire.
"""

from benchmarks.load.measure import main

__all__ = ["main"]
