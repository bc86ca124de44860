"""Letter Jam on a terminal screen: one module for each thing on the table."""

from parlour.cli.terminal.letterjam.face import LetterJamFace

__all__ = ["LetterJamFace"]
