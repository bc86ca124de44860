"""Build the file of all groups of cards that spell words, for Quiddler's bots.

Run it when the judge lexicon, its frequencies or the deck have changed; it takes a second:

    .venv/bin/python tools/build_quiddler_shelf.py

`parlour.minds.quiddler.filing` says what is in it, and reads it.
"""

from parlour.minds.quiddler.cutting import file_words
from parlour.minds.quiddler.filing import FILE
from parlour.rules.quiddler import box
from parlour.words import Lexicon

if __name__ == "__main__":
    lexicon, faces = Lexicon.open("parlour"), tuple(box.deck("english").counts)
    FILE.write_bytes(file_words(lexicon, faces).pack(lexicon, faces))
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")
