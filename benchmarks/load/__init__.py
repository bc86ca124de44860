"""The service under load: 1,000 sockets at 250 tables, beside a floor without rules and store.

Both servers run in a process of their own and are given the same sockets by the same clients, by
turns. The floor answers every message and encodes and sends every line at the table a frame that
the real server sent, and knows neither rules nor a database: what is left is the price of the wire.
"""

from benchmarks.load.measure import main

__all__ = ["main"]
