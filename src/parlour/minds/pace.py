"""How many seconds a bot pauses before it acts, so that people can follow."""

PACE = 1.0
"""At a table of people, who may choose another one."""
PACE_ALONE = 0.6
"""Shorter, where only one person has to follow: in a lesson, a deal of the day, the terminal."""
LONGEST_PACE = 30.0
