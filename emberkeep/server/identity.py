"""Who somebody is: a signed cookie for guests, a passphrase for accounts."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from emberkeep.server.store import Store
from emberkeep.server.users import (
    FIRST,
    Session,
    change_user,
    find_account,
    find_user,
    keep_user,
)
from emberkeep.tables import names
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import GUEST, cleaned, new_id, proper
from emberkeep.tables.rows import UserRow

T = TypeVar("T")

COOKIE = "emberkeep"
RENEW = 7 * 24 * 3600
WRONG = "no account has this name and passphrase"


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_session(user: str = "", session: str = "") -> Session:
    """Begin a session, or go on with one; of a new guest unless somebody is named."""
    return Session(user or new_id(), session or new_id(), round(time.time(), 3))


class Signer:
    """Signs the sessions in cookies, so that nobody can be somebody else."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, session: Session) -> str:
        text = f"{session.user}.{session.id}.{round(session.at * 1000)}"
        return f"{text}.{self._mac(f'session {text}')}"

    def session(self, cookie: str) -> Session | None:
        """Read a cookie; None when it was not signed here."""
        match cookie.split("."):
            case [user, session, at, mac] if at.isdecimal():
                made = Session(user, session, int(at) / 1000)
                text = f"session {user}.{session}.{at}"
            case [user, mac]:  # as cookies were before there were sessions
                made, text = Session(user, FIRST + user, 0.0), user
            case _:
                return None
        fits = hmac.compare_digest(mac.encode(), self._mac(text).encode())
        return made if fits and user else None

    def name_of(self, thing: str) -> str:
        """Name a thing as every process does, and as nobody can guess."""
        return self._mac(f"name of {thing}")[:30]

    def _mac(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), sha256).hexdigest()


class People:
    """Guests and accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._one_at_a_time = asyncio.Semaphore(1)  # a hash takes 64 MB
        self._decoy = ""  # made for the first log-in: it takes a while

    async def get(self, user: str) -> UserRow:
        return await find_user(self.store, user) or UserRow(user, GUEST)

    async def keep(self, user: UserRow) -> None:
        """Store a guest who is about to do something."""
        await keep_user(self.store, user)

    async def rename(self, user: UserRow, name: str) -> UserRow:
        return await self._change(user, name=proper(name))

    async def set_webhook(self, user: UserRow, url: str | None) -> UserRow:
        return await self._change(user, webhook=url)

    async def register(self, user: UserRow, account: str, passphrase: str) -> UserRow:
        """Give a guest an account; the matches stay."""
        if user.account is not None:
            raise Refuse("refused", f"you have an account already: {user.account}")
        account = proper(account)
        passhash = await self.hashed(passphrase)
        name = account if user.name == GUEST else user.name
        skeleton = names.skeleton(account)
        return await self._change(
            user, name=name, account=account, skeleton=skeleton, passhash=passhash
        )

    async def log_in(self, account: str, passphrase: str) -> UserRow:
        """Find the person of an account; a wrong name takes as long as a wrong passphrase."""
        user = await find_account(self.store, cleaned(normalize("NFKC", account)))
        if not await self.fits(user, passphrase) or user is None:
            raise Refuse("not-yours", WRONG)
        return user

    async def fits(self, user: UserRow | None, passphrase: str) -> bool:
        """Return whether a passphrase is somebody's; it takes as long for who has none."""
        self._decoy = self._decoy or await self.hashed(secrets.token_hex(8))
        passhash = user.passhash if user else None
        fits = await self._run(self._fits, passhash or self._decoy, passphrase)
        return fits and passhash is not None

    async def hashed(self, passphrase: str) -> str:
        return await self._run(self._hasher.hash, passphrase)

    def _fits(self, passhash: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(passhash, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, *args)

    async def _change(self, user: UserRow, **columns: Any) -> UserRow:
        await keep_user(self.store, user)
        if not await change_user(self.store, user.id, **columns):
            raise Refuse("taken", "this account name is taken, or looks like one that is")
        return await self.get(user.id)
