"""Quiddler's minds, and the solver they share with the command `parlour solve`.

`index` files words under the cards that spell them, `solver` finds the best words of a hand, and
`arrangement` is what it finds. `words` has all of it ready for a table; `greedy` plays from it.
"""
