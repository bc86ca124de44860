"""Builds the file of all groups of cards that spell words, for Quiddler's bots.

Run it when the lexicon of the rule sets, the frequencies or the deck have changed; it takes a
second:

    .venv/bin/python tools/build_word_groups.py

`parlour.minds.quiddler.word_groups.group_table` describes and reads the file.
"""

from parlour.minds.quiddler.word_groups.build import build_group_table
from parlour.minds.quiddler.word_groups.group_table import FILE
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.words import Lexicon

if __name__ == "__main__":
    options = Options()
    lexicon, faces = Lexicon.open(options.lexicon), tuple(box.deck(options.deck).counts)
    FILE.write_bytes(build_group_table(lexicon, faces).pack(lexicon, faces))
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")
