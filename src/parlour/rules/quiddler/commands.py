"""Typed lines as acts, and acts as lines, over what a view shows."""

from parlour.rules.quiddler.phrases import PHRASEBOOK

command = PHRASEBOOK.command
say = PHRASEBOOK.say
