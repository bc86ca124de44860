"""The service under load: 1,000 sockets at 250 tables, compared with a floor.

The floor is the same service without rules and store: it accepts every message, and encodes and
sends recorded updates of the real server to everybody at the table. So it measures the cost of the
transport alone. Each server runs in a process of its own, and the same clients load them in turn.
"""

from benchmarks.load.measure import main

__all__ = ["main"]
