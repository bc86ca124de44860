"""Builds the data of `parlour.words` from its sources.

Run it when a source or one of the hand-written lists changes, then look at `git diff --stat`:

    apt-get install scowl                                           # 2020.12.07, from Debian
    npm pack cuss@2.2.0 && tar xf cuss-2.2.0.tgz package/index.js
    python3 -m venv words && words/bin/pip install wordfreq==3.1.1 --editable .
    words/bin/python tools/build_words.py --cuss package/index.js

The separate environment keeps wordfreq out of the game's own, since only this tool needs it. The
build is reproducible, and other versions of the sources are refused. The hand-written lists are
beside the results, in `src/parlour/words/data`:

    short-words.txt     all two-letter words, and three-letter words without a vowel
    added-words.txt     words of everyday English that SCOWL of 2020 does not know
    abbreviations.txt   abbreviations that SCOWL takes for words, kept out of the strict lexicon
    withheld-words.txt  words that are never a secret word or a bot's clue: unkind words that the
                        rated list misses, and words that most people would call names

`docs/words.md` describes the results, `docs/decisions/003-word-lists.md` the reasons.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.metadata
import math
import re
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from parlour.words import Lexicon
from parlour.words.frequency import pack_frequencies
from parlour.words.packing import pack

DATA = Path(__file__).parent.parent / "src" / "parlour" / "words" / "data"
SCOWL = Path("/usr/share/dict/scowl")
CUSS = Path("node_modules/cuss/index.js")

# The version of both lexicons: that of SCOWL, then a number for our own changes to this build.
VERSION = "2020.12.07-2"

SCOWL_SHA256 = "ef051772f655e02bfda7ffefd247decdf33589a1dc5025b070146326fe1bebd1"
CUSS_SHA256 = "1d18ada207c6551513c767492b9441619ceea0dfe0895552410040ee0c937223"
WORDFREQ_VERSION = "3.1.1"

CATEGORIES = (
    "english",
    "american",
    "british",
    "british_z",
    "canadian",
    "australian",
    "variant_1",
    "variant_2",
)
JUDGE_LEVEL, STRICT_LEVEL = 80, 70
LONGEST_WORD = 15

SECRET_LEVEL, SECRET_ZIPF = 35, 3.2
SECRET_LENGTHS = range(3, 8)
LETTERS_WITHOUT_CARD = frozenset("JQVXZ")

VOCABULARY_LEVEL, VOCABULARY_SIZE = 60, 16_000
VOCABULARY_LENGTHS = range(2, 13)

# Withhold words rated 1 ("maybe" used as profanity) and 2 ("likely"), but not 0 ("unlikely").
WITHHELD_RATING = 1
# The program itself never says a word with one of these parts.
WITHHELD_PARTS = re.compile("BITCH|CUNT|FAGGOT|FUCK|MASTURB|NIGG|PORN|PROSTITUT|SEX|SHIT|SLUT|WHOR")


class SourceError(Exception):
    """A source is missing or not the version this tool was written for."""


def main() -> None:
    """Read the sources, write the data files, and print what was written."""
    parser = argparse.ArgumentParser(description="Build the data of parlour.words.")
    parser.add_argument("scowl", nargs="?", type=Path, default=SCOWL, help="folder of SCOWL files")
    parser.add_argument("--cuss", type=Path, default=CUSS, help="index.js of the npm package cuss")
    arguments = parser.parse_args()
    try:
        build(Scowl(arguments.scowl), withheld_words(arguments.cuss), zipf_frequencies())
    except (SourceError, OSError) as error:
        sys.exit(f"build_words: {error}")


def build(scowl: Scowl, withheld: frozenset[str], zipf: dict[str, float]) -> None:
    """Write every data file."""
    short, added = hand_written("short-words.txt"), hand_written("added-words.txt")
    recipes: dict[str, tuple[int, frozenset[str]]] = {
        "parlour": (JUDGE_LEVEL, frozenset()),
        "strict": (STRICT_LEVEL, hand_written("abbreviations.txt")),
    }
    lexicons = {}
    for name, (level, left_out) in recipes.items():
        words = {word for word in scowl.words(level) if not is_short(word)} | short | added
        words -= left_out
        packed = pack(name, VERSION, words)
        lexicons[name] = Lexicon(packed)
        write(f"{name}.lex", packed, len(words))

    judge, strict = lexicons["parlour"], lexicons["strict"]
    write("parlour.freq", pack_frequencies(judge, zipf), len(judge))

    def fit_words(level: int) -> list[str]:
        """The words up to this SCOWL level that the program may say, the most common first."""
        candidates = (scowl.words(level) | added) - withheld
        fit = [w for w in candidates if w in strict and not WITHHELD_PARTS.search(w)]
        return sorted(fit, key=lambda word: (-zipf.get(word, 0.0), word))

    secret = [
        word
        for word in fit_words(SECRET_LEVEL)
        if len(word) in SECRET_LENGTHS
        and zipf.get(word, 0.0) >= SECRET_ZIPF
        and not LETTERS_WITHOUT_CARD & set(word)
    ]
    for length in SECRET_LENGTHS:
        write_words(f"secret-{length}.txt", sorted(w for w in secret if len(w) == length))

    # Take every secret word, and fill up with the most common other words.
    common = [word for word in fit_words(VOCABULARY_LEVEL) if len(word) in VOCABULARY_LENGTHS]
    others = [word for word in common if word not in set(secret)]
    chosen = {*secret, *others[: VOCABULARY_SIZE - len(secret)]}
    write_words("vocabulary.txt", [word for word in common if word in chosen])


class Scowl:
    """The SCOWL files of our categories; SourceError if they are not the pinned edition."""

    def __init__(self, folder: Path) -> None:
        """Read the files of one folder."""
        say(f"reading SCOWL in {folder}")
        if not folder.is_dir():
            raise SourceError(f"there is no folder {folder}; install the package scowl first")
        self._by_level: dict[int, set[str]] = {}
        sha = hashlib.sha256()
        for path in sorted(folder.glob("*-words.*")):
            category, level = path.name.split("-words.")
            if category not in CATEGORIES or int(level) > JUDGE_LEVEL:
                continue
            contents = path.read_bytes()
            sha.update(contents)
            words = filter(None, map(playable, contents.decode().split()))
            self._by_level.setdefault(int(level), set()).update(words)
        check("SCOWL", sha.hexdigest(), SCOWL_SHA256)

    def words(self, level: int) -> set[str]:
        """All words up to this level, in upper case."""
        return {word for at, words in self._by_level.items() if at <= level for word in words}


def playable(word: str) -> str | None:
    """The word in upper case and without accents; None if it is not playable."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return bare.upper() if re.fullmatch(rf"[a-z]{{2,{LONGEST_WORD}}}", bare) else None


def is_short(word: str) -> bool:
    """Whether this word is so short that only the hand-written list decides on it."""
    return len(word) == 2 or (len(word) == 3 and not set("AEIOUY") & set(word))


def withheld_words(path: Path) -> frozenset[str]:
    """The words that the program never says: rated words, their inflections, and our own list."""
    say(f"reading cuss in {path}")
    contents = path.read_bytes()
    check("cuss", hashlib.sha256(contents).hexdigest(), CUSS_SHA256)
    entries = re.findall(r"^  '?([a-z]+)'?: ([012]),?$", contents.decode(), re.MULTILINE)
    rated = {word.upper() for word, rating in entries if int(rating) >= WITHHELD_RATING}
    inflected = frozenset(form for word in rated for form in inflections(word))
    return inflected | hand_written("withheld-words.txt")


def inflections(word: str) -> Iterable[str]:
    """The word with the endings of plurals and verbs; some results are not words, which is fine."""
    doubled, trimmed = word + word[-1], word.removesuffix("E")
    yield word
    yield from (word + ending for ending in ("S", "ES", "ED", "D", "ING"))
    yield from (stem + ending for stem in (doubled, trimmed) for ending in ("ED", "ING"))


def zipf_frequencies() -> dict[str, float]:
    """Zipf frequency by upper-case word, from wordfreq."""
    say("reading wordfreq")
    try:
        check("wordfreq", importlib.metadata.version("wordfreq"), WORDFREQ_VERSION)
    except importlib.metadata.PackageNotFoundError:
        raise SourceError(f"install wordfreq=={WORDFREQ_VERSION} first") from None
    frequencies = importlib.import_module("wordfreq").get_frequency_dict("en", "best")
    return {word.upper(): round(math.log10(f) + 9, 2) for word, f in frequencies.items()}


def check(source: str, found: str, expected: str) -> None:
    """Refuse a source that is not the pinned one."""
    if found != expected:
        raise SourceError(f"this is another {source} than expected: {found}, not {expected}")


def hand_written(name: str) -> frozenset[str]:
    """The words of one of our own lists."""
    return frozenset((DATA / name).read_text(encoding="ascii").split())


def write_words(name: str, words: list[str]) -> None:
    """Write a text list, one word a line."""
    write(name, "".join(f"{word}\n" for word in words).encode("ascii"), len(words))


def write(name: str, contents: bytes, words: int) -> None:
    """Write a data file and print its size."""
    (DATA / name).write_bytes(contents)
    say(f"{name:<16}{words:>9,} words {len(contents):>11,} bytes")


def say(line: str) -> None:
    """Print a line of progress."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
