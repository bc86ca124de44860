"""Quiddler on a terminal screen: one module for each thing on the table."""

from parlour.cli.terminal.quiddler.face import QuiddlerFace

__all__ = ["QuiddlerFace"]
