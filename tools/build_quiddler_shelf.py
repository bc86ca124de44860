"""Build the file of all groups of cards that spell words, for Quiddler's bots.

Run it when the lexicon of the rule sets, the frequencies or the deck have changed; it takes a
second:

    .venv/bin/python tools/build_quiddler_shelf.py

`parlour.minds.quiddler.filing` says what is in it, and reads it.
"""

from parlour.minds.quiddler.cutting import file_words
from parlour.minds.quiddler.filing import FILE
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.words import Lexicon

if __name__ == "__main__":
    options = Options()
    lexicon, faces = Lexicon.open(options.lexicon), tuple(box.deck(options.deck).counts)
    FILE.write_bytes(file_words(lexicon, faces).pack(lexicon, faces))
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")
