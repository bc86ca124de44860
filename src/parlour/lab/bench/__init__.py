"""The benchmark: frozen deals on which any agent is measured, alone and with bots.

`deals` has the cards, `plan` says which games a run plays, and `bench_game` plays one of them.
`agents` makes an agent of a mind, a program or a policy; `asking` is what an agent is told and what
it answers. `figures` computes the results, and `page` makes a table of several results. `corpus`
plays games and values every clue that could have been given.

A run uses the executors and the ledger of `parlour.lab.arena`.
"""
