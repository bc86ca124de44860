"""The arena: minds play whole games in bulk, to measure how well they play.

`contest` is what is to be played, `arena_game` plays one game of it, a `measure` makes figures of
what came out (`points` for any game, `letterjam` for that one), `ledger` keeps finished games in a
file, and `run` plays many games on several processes or machines.
"""
