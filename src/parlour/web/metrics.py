"""Metrics for operators, in the Prometheus format. They never name anybody.

Every series exists from the start, with the value 0: an alarm on a series that appears only with
the first fault would miss that fault.
"""

import platform
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterable
from itertools import accumulate
from time import perf_counter
from typing import Any, cast, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

import parlour
from parlour.rules.refusal import Kind
from parlour.tables.store import Store, StoreError

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
STORE_OPERATIONS = (
    *("append", "read", "acts", "taken", "records", "keep_record"),
    *("expire", "served", "serve", "count", "ready"),
)

# No series for the time when each counter was made: it doubles their number, and says nothing.
disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()
# Memory, processor time and open files of this process. It reads /proc, so only Linux has them.
ProcessCollector(registry=registry)
GCCollector(registry=registry)

build = Gauge(
    "parlour_build_info", "What runs; always 1.", ["version", "python"], registry=registry
)
build.labels(parlour.__version__, platform.python_version()).set(1)


class Times:
    """The seconds that something took, each time, as a histogram. Only the event loop notes them,
    so it needs no lock: one of the library's takes five times as long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def buckets(self) -> tuple[list[tuple[str, float]], float]:
        """How many were at most as long as each bound, and the sum of all."""
        bounds = [*map(floatToGoString, SECONDS), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True)), self._sum


class TimesCollector(Collector):
    """Exposes times as a histogram of Prometheus, by the value of one label or of none."""

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ()) -> None:
        self._name, self._about, self._labels = name, about, [label] if label else []
        self.of = {value: Times() for value in (values if label else ("",))}
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        family = HistogramMetricFamily(self._name, self._about, labels=self._labels)
        for value, times in self.of.items():
            family.add_metric([value] if self._labels else [], *times.buckets())
        yield family


asks = Counter("parlour_asks", "Asks answered, by how.", ["answer"], registry=registry)
taken = asks.labels("taken")
for _kind in get_args(Kind):
    asks.labels(_kind)
seconds = TimesCollector("parlour_ask_seconds", "From an ask's arrival to its durable answer.").of[
    ""
]
sockets = Gauge("parlour_sockets", "Open sockets.", registry=registry)
tables = Gauge("parlour_live_tables", "Tables held in memory.", registry=registry)
thoughts = Counter("parlour_bot_acts", "Acts done by bots.", registry=registry)

requests = Counter(
    "parlour_http_requests",
    "HTTP requests answered, by route and class of the status.",
    ["route", "status"],
    registry=registry,
)
request_seconds = Histogram(
    "parlour_http_seconds",
    "From an HTTP request's arrival to the end of its answer.",
    ["route"],
    buckets=SECONDS,
    registry=registry,
)

store_seconds = TimesCollector(
    "parlour_store_seconds",
    "How long the store took, whether or not it failed.",
    "operation",
    STORE_OPERATIONS,
).of
store_errors = Counter(
    "parlour_store_errors", "Operations of the store that failed.", ["operation"], registry=registry
)

expired = Counter(
    "parlour_expired_tables", "Tables, deals and evenings deleted by expiry.", registry=registry
)
expiries = Counter(
    "parlour_expiry_runs",
    "Searches for expired tables, by outcome.",
    ["outcome"],
    registry=registry,
)
for _outcome in ("done", "failed"):
    expiries.labels(_outcome)
last_expiry = Gauge(
    "parlour_expiry_last_done_timestamp_seconds",
    "When the last search for expired tables was done; 0 before the first.",
    registry=registry,
)


def exposition() -> bytes:
    return generate_latest(registry)


class MeasuredStore:
    """A store whose operations are timed and whose failures are counted. Everything else is passed
    on to the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        for operation in STORE_OPERATIONS:
            setattr(self, operation, _measured(operation, getattr(store, operation)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def measured(store: Store) -> Store:
    """The same store, measured."""
    return cast(Store, MeasuredStore(store))


def _measured(
    operation: str, run: Callable[..., Awaitable[object]]
) -> Callable[..., Awaitable[object]]:
    took, failed = store_seconds[operation], store_errors.labels(operation)

    async def timed(*given: object, **named: object) -> object:
        began = perf_counter()
        try:
            return await run(*given, **named)
        except StoreError:
            failed.inc()
            raise
        finally:
            took.observe(perf_counter() - began)

    return timed
