"""The arena: minds play whole games in bulk, to measure how well they play.

`contest` defines what is played, and `arena_game` plays one game of it. A `measure` computes the
statistics: `points` for any game, `letterjam` for that one. `ledger` keeps finished games in a
file, and `run` plays many games on several processes or machines.
"""
