"""Letter Jam's minds, and the deduction they share with helps and reviews.

`reading` is what a clue says, `knowledge` which letters a card can be, `rows` which words a whole
row can be. `clueing`, `agreeing`, `making` and `finishing` each hold one kind of decision;
`literal` puts them together to a bot.
"""
