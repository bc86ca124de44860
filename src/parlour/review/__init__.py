"""What was good and what was missed in a finished game, by numbers."""
