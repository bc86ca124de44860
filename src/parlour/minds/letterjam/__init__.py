"""Letter Jam's minds, and the deduction they share with helps, reviews and the command line.

`wordbook` holds the words a bot knows, `knowledge` what is left of the deck, `reading` what a clue
says, `rows` which words a whole row can be; `deduction` puts them together for one's own cards.
`worth` is what a clue is worth to its giver, and `listening` asks a clue why it was given; what it
finds is kept in `notes`. `clueing`, `agreeing`, `making` and `finishing` each hold one kind of
decision, and `player` puts them together; a `bot` plays at one of the levels in `level`. `advice`
answers single questions.
"""
