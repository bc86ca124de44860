"""Logs: one JSON object a line, and never a value that might be a card, a key or a name."""

import asyncio
import json
import logging

import pytest

from parlour.web.logs import JsonLines, log_to_stderr


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> "Log":
    return Log(capsys)


class Log:
    """What is written when the server logs everything it can."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def lines(self) -> list[dict[str, str]]:
        return [json.loads(line) for line in self._capsys.readouterr().err.splitlines()]


def test_a_line_says_what_happened_and_where(log: Log) -> None:
    log_to_stderr("info")
    logging.getLogger("parlour").info("tables expired", extra={"count": 3})
    (line,) = log.lines()
    assert line.pop("at").endswith("Z")
    assert line == {"level": "info", "from": "parlour", "what": "tables expired", "count": 3}


def test_an_error_is_named_and_its_values_are_not(log: Log) -> None:
    log_to_stderr("debug")
    try:
        raise ValueError("the card is X")
    except ValueError:
        logging.getLogger("parlour").exception("something failed")
    (line,) = log.lines()
    assert line["error"] == "ValueError"
    assert line["where"].startswith("test_an_error_is_named")
    assert "card" not in json.dumps(line)


def test_what_nobody_waited_for_is_named_and_its_values_are_not(log: Log) -> None:
    async def fail() -> None:
        raise ValueError("the card is X")

    async def forget() -> None:
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])

    log_to_stderr("debug")
    asyncio.run(forget())
    lines = log.lines()
    assert [line["error"] for line in lines if "error" in line] == ["ValueError"]
    assert "card" not in json.dumps(lines)


@pytest.mark.parametrize("chatty", ["uvicorn", "uvicorn.error", "uvicorn.access", "websockets"])
def test_nobody_else_notes_addresses_codes_or_messages(log: Log, chatty: str) -> None:
    log_to_stderr("debug")
    logging.getLogger(chatty).debug("< TEXT with a key")
    logging.getLogger(chatty).info("127.0.0.1 was at plum-otter-77")
    logging.getLogger(chatty).warning("Invalid HTTP request received.")
    assert log.lines() == []


def test_a_message_of_several_lines_is_one_line(log: Log) -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "first\nsecond", None, None)
    assert json.loads(JsonLines().format(record))["what"] == "first"
