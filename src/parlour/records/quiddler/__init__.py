"""Quiddler written down: its sentences, the cards they name and the facts they state."""

from parlour.records.quiddler.sentences import QUIDDLER_NOTATION

__all__ = ["QUIDDLER_NOTATION"]
