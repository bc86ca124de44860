"""Asking before a command changes something for good."""

UNCHANGED = "Nothing was changed."


def confirm(yes: bool, *sentences: str, otherwise: type[Exception]) -> None:
    """Says what will be done, and asks whether to do it, unless ``yes`` was said on the command
    line. Raises ``otherwise`` if the answer is not yes."""
    print(*sentences, sep="\n", flush=True)
    if yes:
        return
    try:
        answer = input("Type yes to do it: ")
    except EOFError:
        answer = ""
    if answer.strip().lower() != "yes":
        raise otherwise(UNCHANGED)
