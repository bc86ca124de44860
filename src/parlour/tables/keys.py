"""Seat keys: the secret that proves a seat is yours. Shown once, stored only as a hash.

A key is 256 random bits, so a plain hash of it cannot be guessed back.
"""

import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Whether a key is the one behind a hash, in a time that tells nothing."""
    return hmac.compare_digest(hash_key(key), stored)
