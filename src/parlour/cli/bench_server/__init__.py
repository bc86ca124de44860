"""A server for the benchmark: clients, which are programs that speak the protocol, play there.

`server` runs it on a loopback port, in a thread of the process that plays the matches.
`match_tables` are its tables: each has frozen cards, and takes nothing from a client but acts in
its game. `client_process` is the program at one seat, and `served_match` plays a match with it.

The server is Parlour's own, and only this process can give it cards: it submits the deal itself.
Nothing that is sent to a server, and no setting, does that (docs/decisions/037).
"""
