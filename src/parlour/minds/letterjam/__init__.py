"""Letter Jam's minds, and the deduction they share with helps, reviews and the command line.

`wordbook` holds the words a bot knows, `knowledge` counts the unseen cards, `reading` says which
letters fit a clue, and `rows` finds the words that a whole row can be; `deduction` combines them
for the viewer's own cards. `clue_value` rates a clue for its giver. `listening` infers from the
choice of a clue, and `notes` stores the result on the guess sheet. `clueing`, `agreeing`, `making`
and `finishing` each make one kind of decision, and `player` combines them; a `bot` plays at one of
the levels in `level`. `advice` answers single questions.
"""
