"""The table on a terminal screen, driven by keys."""
