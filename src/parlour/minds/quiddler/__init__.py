"""Quiddler's minds, and the solver they share with the command `parlour solve`.

`index` maps groups of cards to the words they spell, `solver` finds the best words of a hand, and
`arrangement` is its result. `words` caches index and solver for a table, and `greedy` plays with
them. `word_groups` is a faster index for many groups at once; `pool` uses it to look ahead, `turn`
decides a turn from a pool, and a `bot` plays at one of the levels in `level`.
"""
