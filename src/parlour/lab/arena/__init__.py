"""The arena: minds play whole games in bulk, to measure how well they play.

`contest` defines what is played, `arena_game` plays one game of it, `letterjam` and `quiddler`
compute statistics of the results, `ledger` stores finished games in a file, and `run` plays many
games on several processes or machines.
"""
