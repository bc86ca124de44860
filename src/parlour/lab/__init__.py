"""The lab: random play, the arena, and the laws that every game must keep."""
