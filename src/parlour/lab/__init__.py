"""The laboratory: games played in bulk, and the laws every game must keep."""
