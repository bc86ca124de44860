"""The operator's own text files: words that nobody may use, and two pages, privacy and imprint."""

from pathlib import Path

from msgspec import Struct

from parlour.tables.refused_words import NONE_REFUSED, RefusedWords, WordListError, read_words
from parlour.web.settings import ServerSettings, SettingsError, flag

# Larger files are not what somebody wrote for this.
MOST_BYTES = 1_000_000


class OperatorFiles(Struct, frozen=True):
    """What the files say. A page that is None does not exist."""

    words: RefusedWords = NONE_REFUSED
    privacy: str | None = None
    imprint: str | None = None


NO_FILES = OperatorFiles()


def read_files(settings: ServerSettings) -> OperatorFiles:
    """Reads the files that the settings name. Raises SettingsError if one cannot be used."""
    words = NONE_REFUSED
    if settings.refused_words:
        text = _read("refused_words", settings.refused_words)
        try:
            words = read_words(text)
        except WordListError as error:
            raise _refused("refused_words", settings.refused_words, str(error)) from None
    return OperatorFiles(
        words, _page("privacy", settings.privacy), _page("imprint", settings.imprint)
    )


def _page(setting: str, name: str) -> str | None:
    if not name:
        return None
    text = _read(setting, name)
    if not text.strip():
        raise _refused(setting, name, "it is empty")
    return text


def _read(setting: str, name: str) -> str:
    try:
        with Path(name).expanduser().open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise _refused(setting, name, "it is larger than a megabyte")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise _refused(setting, name, error.strerror or "it cannot be read") from None
    except UnicodeDecodeError:
        raise _refused(setting, name, "it is not text in UTF-8") from None


def _refused(setting: str, name: str, why: str) -> SettingsError:
    return SettingsError(f"The file {name} of {flag(setting)} cannot be used: {why}.")
