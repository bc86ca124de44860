"""Games as people type them: ``letterjam``, ``Letter Jam`` and ``letter-jam`` are one game."""

from parlour.games import manifests


def game_called(typed: str) -> str:
    """The name of the game that somebody means by its name or by its title. A text that means no
    game comes back as it is: the command refuses it in its own words.

    >>> game_called("Letter Jam"), game_called("QUIDDLER"), game_called("chess")
    ('letterjam', 'quiddler', 'chess')
    """
    wanted = _plain(typed)
    if wanted in manifests():
        return wanted
    # Imported here: a title needs the rules of the game, which take a moment to load.
    from parlour.rules.registry import GAMES

    return next((name for name in GAMES if _plain(GAMES[name].title) == wanted), typed)


def _plain(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum())
