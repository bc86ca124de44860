"""Worker processes in which minds compute, for a server or an arena."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Pool initializer: exit this worker process as soon as its parent process ends.

    A killed parent cannot shut down its pool, and its workers would wait for work forever.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None, "end_with_parent runs in a worker process only"

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="parent watch", daemon=True).start()
