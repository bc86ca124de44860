"""Seat keys: the secret that proves a seat is yours. Shown once, stored only as a hash.

A key has 256 random bits. Nobody can find it from its hash by guessing, so no salt is needed.
"""

import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Whether a key has this hash. Compares in constant time."""
    return hmac.compare_digest(hash_key(key), stored)
