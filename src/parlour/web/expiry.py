"""Deletes the tables that nobody touched for long, and counts them."""

import logging
from time import time

from parlour.tables.service import Tables
from parlour.tables.store import StoreError
from parlour.web import metrics

SECONDS_IN_A_DAY = 86_400

log = logging.getLogger("parlour")


async def expire(tables: Tables, keep_days: float) -> None:
    """Expires tables once. If the store is away, the next time tries again."""
    try:
        expired = await tables.expire(time() - keep_days * SECONDS_IN_A_DAY)
    except StoreError:
        metrics.expiries.labels("failed").inc()
        return
    metrics.expiries.labels("done").inc()
    metrics.last_expiry.set_to_current_time()
    metrics.expired.inc(expired)
    if expired:
        log.info("tables expired", extra={"count": expired})
