"""The front of the tables: HTTP to make and join them, a WebSocket to play."""
