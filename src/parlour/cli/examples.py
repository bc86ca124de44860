"""The examples at the end of a help page. A test runs every one of them."""

import argparse

TITLE = "examples:"


class Formatter(argparse.HelpFormatter):
    """Wraps descriptions as usual, and leaves the lines of examples as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith(TITLE):
            return text
        return super()._fill_text(text, width, indent)


def show_examples(command: argparse.ArgumentParser, *lines: str) -> None:
    """Put examples at the end of the help page of a command."""
    command.epilog = "\n  ".join((TITLE, *lines))
    command.formatter_class = Formatter


def examples_of(command: argparse.ArgumentParser) -> list[str]:
    """The examples on the help page of a command."""
    lines = (command.epilog or "").splitlines()
    return [line.strip() for line in lines if line.strip() != TITLE]
