"""Ids and secrets: unguessable, and stored only as hashes."""

import secrets
import string
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from tatami.records import fairness

LETTERS: Final = string.ascii_letters + string.digits


def new_table() -> str:
    """Return the id of a table: public to those who have the link, and too many (10**17) to be tried out."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_secret() -> str:
    """Return a secret that opens a seat: 32 bytes."""
    return secrets.token_urlsafe(32)


def derived(table: str, invitation: str, retry: str) -> str:
    """Return the seat's secret that the same invitation and the same token of a client always give."""
    digest = sha256(f"tatami seat {table} {invitation} {retry}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def hashed(secret: str) -> str:
    """Return what is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_chance() -> bytes:
    """Return the secret behind a table's chance."""
    return fairness.new_secret()
