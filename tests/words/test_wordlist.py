from pathlib import Path

import pytest

from parlour.words import Lexicon, LexiconError, wordlist

GOOD = {
    "one word a line": b"ox\naxe\n",
    "no newline at the end": b"ox\naxe",
    "any case": b"Ox\nAXE\n",
    "any order, with repeats": b"axe\nox\nAxe\n",
    "lines of Windows": b"ox\r\naxe\r\n",
    "lines of an old Mac": b"ox\raxe\r",
    "blank lines, comments, spaces": b"# animals\n\n  ox\t\n   # tools: caf\xc3\xa9\naxe\n\n",
    "byte order mark": b"\xef\xbb\xbfox\naxe\n",
    "byte order mark before a comment": b"\xef\xbb\xbf# list\nox\naxe\n",
}


@pytest.mark.parametrize("contents", GOOD.values(), ids=GOOD)
def test_a_valid_list_is_read(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(contents)
    assert list(Lexicon.from_file(path)) == ["OX", "AXE"]
    assert Lexicon.from_file(str(path)).digest == Lexicon.from_words("x", ["ox", "axe"]).digest


def test_words_of_2_to_45_letters_are_read(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"ab\n{'a' * 45}\n", encoding="utf-8")
    assert list(Lexicon.from_file(path)) == ["AB", "A" * 45]


@pytest.mark.parametrize(
    ("file_name", "name"),
    [
        ("family.txt", "family"),
        ("Our Words!.v2.txt", "our-words-.v2"),
        ("wörter", "w-rter"),
        (".words", ".words"),
        ("x" * 60 + ".txt", "x" * 40),
    ],
)
def test_a_list_is_named_after_its_file(tmp_path: Path, file_name: str, name: str) -> None:
    path = tmp_path / file_name
    path.write_text("ox\n", encoding="utf-8")
    lexicon = Lexicon.from_file(path)
    assert lexicon.name == name
    assert lexicon.version == ""
    assert Lexicon.by_id(lexicon.id, among=[lexicon]) is lexicon


BAD = {
    "digit": (b"ox\nc4t\n", ", line 2: 'c4t' has '4', which is not a letter from A to Z."),
    "two words": (b"ox cart\n", ", line 1: 'ox cart' has ' ', which is not a letter from A to Z."),
    "hyphen": (b"# x\n\nre-do\n", ", line 3: 're-do' has '-', which is not a letter from A to Z."),
    "accent": (
        "café\n".encode(),
        ", line 1: 'café' has 'é', which is not a letter from A to Z.",
    ),
    "zero byte": (b"o\0x\n", r", line 1: 'o\x00x' has '\x00', which is not a letter from A to Z."),
    "comment behind a word": (
        b"ox # animal\n",
        ", line 1: 'ox # animal' has ' ', which is not a letter from A to Z.",
    ),
    "one letter": (b"ox\nI\n", ", line 2: 'I' is too short, a word has at least 2 letters."),
    "46 letters": (
        b"\n" + b"a" * 46,
        f", line 2: '{'a' * 45}...' is too long, a word has at most 45 letters.",
    ),
    "Latin-1": (b"ox\ncaf\xe9\n", ", line 2: this is not UTF-8 text."),
    "Latin-1 in a comment": (b"# caf\xe9\nox\n", ", line 1: this is not UTF-8 text."),
    "UTF-16": ("ox\n".encode("utf-16"), ", line 1: this is not UTF-8 text."),
    "nothing": (b"", ": there is no word in this list."),
    "comments only": (b"# words to come\n\n", ": there is no word in this list."),
    "byte order mark only": (b"\xef\xbb\xbf", ": there is no word in this list."),
    "21 MB": (b"ox\n" * 7_000_000, ": it is larger than 20 MB."),
}


@pytest.mark.parametrize(("contents", "message"), BAD.values(), ids=BAD)
def test_a_bad_list_is_refused_by_line_and_reason(
    tmp_path: Path, contents: bytes, message: str
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(contents)
    with pytest.raises(LexiconError) as refusal:
        Lexicon.from_file(path)
    assert str(refusal.value) == f"{path}{message}"


def test_too_many_words_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wordlist, "MOST_WORDS", 2)
    path = tmp_path / "list.txt"
    path.write_text("ox\naxe\nox\nzoo\n", encoding="utf-8")
    with pytest.raises(LexiconError) as refusal:
        Lexicon.from_file(path)
    assert str(refusal.value) == f"{path}, line 4: a list has at most 2 words."


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    reasons = {
        tmp_path / "missing.txt": "there is no such file",
        tmp_path: "this is a folder, not a file",
        tmp_path / "file" / "list.txt": "it cannot be read (Not a directory)",
        tmp_path / "loop": "it cannot be read (Too many levels of symbolic links)",
        tmp_path / "zero\0byte": "it cannot be read (embedded null byte)",
    }
    for path, reason in reasons.items():
        with pytest.raises(LexiconError) as refusal:
            Lexicon.from_file(path)
        assert str(refusal.value) == f"{path}: {reason}."
