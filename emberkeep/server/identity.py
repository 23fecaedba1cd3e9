"""Who somebody is: a signed cookie for guests, a passphrase for accounts."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from emberkeep.server.errors import Refuse
from emberkeep.server.store import Store, UserRow

T = TypeVar("T")

COOKIE = "emberkeep"
YEAR = 365 * 24 * 3600
GUEST = "Guest"
WRONG = "no account has this name and passphrase"


def new_id() -> str:
    """Make a name that nobody can guess."""
    return secrets.token_urlsafe(15)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Signer:
    """Signs the ids in cookies, so that nobody can be somebody else."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, user: str) -> str:
        return f"{user}.{self._mac(user)}"

    def user(self, cookie: str) -> str | None:
        """Read a cookie; None when it was not signed here."""
        user, _, mac = cookie.rpartition(".")
        return (
            user if user and hmac.compare_digest(mac.encode(), self._mac(user).encode()) else None
        )

    def name_of(self, thing: str) -> str:
        """Name a thing as every process does, and as nobody can guess."""
        return self._mac(f"name of {thing}")[:30]

    def _mac(self, user: str) -> str:
        return hmac.new(self._secret, user.encode(), sha256).hexdigest()


class People:
    """Guests and accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._one_at_a_time = asyncio.Semaphore(1)  # a hash takes 64 MB
        self._decoy = ""  # made for the first log-in: it takes a while

    async def get(self, user: str) -> UserRow:
        return await self.store.user(user) or UserRow(user, GUEST)

    async def keep(self, user: UserRow) -> None:
        """Store a guest who is about to do something."""
        if await self.store.user(user.id) is None:
            await self._kept(user)

    async def rename(self, user: UserRow, name: str) -> UserRow:
        if not name:
            raise Refuse("malformed", "a name has at least one character that can be read")
        user.name = name
        return await self._kept(user)

    async def set_webhook(self, user: UserRow, url: str | None) -> UserRow:
        user.webhook = url
        return await self._kept(user)

    async def register(self, user: UserRow, account: str, passphrase: str) -> UserRow:
        """Give a guest an account; the matches stay."""
        if user.account is not None:
            raise Refuse("refused", f"you have an account already: {user.account}")
        user.account = account
        user.passhash = await self._run(self._hasher.hash, passphrase)
        if user.name == GUEST:
            user.name = account
        return await self._kept(user)

    async def log_in(self, account: str, passphrase: str) -> UserRow:
        """Find the person of an account; a wrong name takes as long as a wrong passphrase."""
        user = await self.store.user_by_account(account)
        self._decoy = self._decoy or await self._run(self._hasher.hash, secrets.token_hex(8))
        passhash = (user.passhash if user else None) or self._decoy
        if not await self._run(self._fits, passhash, passphrase) or user is None:
            raise Refuse("not-yours", WRONG)
        return user

    def _fits(self, passhash: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(passhash, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, *args)

    async def _kept(self, user: UserRow) -> UserRow:
        if not await self.store.keep_user(user):
            raise Refuse("taken", "this account name is taken")
        return user
