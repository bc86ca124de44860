"""Parlour beside boardgame.io and Colyseus: the same load on each of them, in turns.

A move at Parlour is judged by the whole rules of Quiddler and is on the disk before anybody sees
it. The peers play a small card game in memory. Every move goes to all four seats of its table.
"""

from benchmarks.peers.measure import main

__all__ = ["main"]
