"""Processes in which minds think, for a server or an arena."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Runs first in such a process: ends it when the one that started it ends, however that
    happens. A killed one cannot say so, and its thinkers would wait for thoughts forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a child thinks for somebody"

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="parent watch", daemon=True).start()
