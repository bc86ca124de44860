"""Parlour plays Letter Jam and Quiddler with friends and bots, in a terminal or a browser."""

__version__ = "0.1.0"
