"""The service under both games: an event store, live tables, seats, clocks, bots at the table."""
