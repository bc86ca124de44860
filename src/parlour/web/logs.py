"""Logs, one JSON object per line. They say what happened, and never name people or letters."""

import json
import logging
import sys
import time

_PLAIN = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            # Only the first line: asyncio adds the values that an error was about.
            "what": record.getMessage().partition("\n")[0],
        }
        line |= {k: v for k, v in record.__dict__.items() if k not in _PLAIN and k[0] != "_"}
        if record.exc_info and record.exc_info[0]:
            # The type and place of the error, never its message: that may contain a card.
            line["error"] = record.exc_info[0].__name__
            frame = record.exc_info[2]
            while frame is not None and frame.tb_next is not None:
                frame = frame.tb_next
            if frame is not None:
                line["where"] = f"{frame.tb_frame.f_code.co_qualname}:{frame.tb_lineno}"
        return json.dumps(line, default=str)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # uvicorn and websockets log visitors' addresses and table codes, and at the debug level every
    # message with the keys in it. Their warnings are about bad requests, and anybody could fill
    # the log with those.
    for chatty in ("uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.ERROR)
