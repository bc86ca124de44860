"""The arena: minds play whole games in bulk, so that figures say how well they play.

`contest` is what is to be played, `table` plays one game of it, `letterjam` and `quiddler` make
figures of what came out, `ledger` keeps finished games in a file, and `run` plays many games on
several processes or machines.
"""
