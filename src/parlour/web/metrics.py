"""Metrics for operators, in the Prometheus format. They never name anybody."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

asks = Counter("parlour_asks", "Asks answered, by how.", ["answer"], registry=registry)
taken = asks.labels("taken")
sockets = Gauge("parlour_sockets", "Open sockets.", registry=registry)
tables = Gauge("parlour_live_tables", "Tables held in memory.", registry=registry)
thoughts = Counter("parlour_bot_acts", "Acts done by bots.", registry=registry)
seconds = Histogram(
    "parlour_ask_seconds",
    "From an ask's arrival to its durable answer.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
    registry=registry,
)


def exposition() -> bytes:
    return generate_latest(registry)
