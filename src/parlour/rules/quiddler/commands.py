"""Commands as acts, and acts as commands, for one view."""

from parlour.rules.quiddler.phrases import PHRASEBOOK

command = PHRASEBOOK.command
say = PHRASEBOOK.say
