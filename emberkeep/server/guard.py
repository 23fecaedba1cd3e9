"""The door: who comes in, from where, how fast and with how much; what every answer carries."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emberkeep.server.addresses import source_of
from emberkeep.server.identity import COOKIE, Signer, new_session
from emberkeep.server.limits import Limiter
from emberkeep.server.service import Service
from emberkeep.server.sockets import NO_SESSION
from emberkeep.server.users import YEAR, Session
from emberkeep.tables.errors import Refuse
from emberkeep.tables.wire import Reason, Refusal

logger = logging.getLogger(__name__)

LARGEST = 64 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
LONGEST_PATH = 2000
POLICY_VIOLATION = 1008
REQUESTS, CHANGES = 30, 5  # of an address, a second
LOGINS = 6  # of an address, a minute
TOO_FAST = (
    f"an address may make {REQUESTS} requests a second, {CHANGES} of them to change something, and "
    f"log in {LOGINS} times a minute; wait a little"
)
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
GUESSING = frozenset(
    {"/api/login", "/api/account", "/api/account/passphrase", "/api/account/delete", "/api/join"}
)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.config = service.config
        self._requests = Limiter(REQUESTS, 120)
        self._changes = Limiter(CHANGES, 40)
        self._logins = Limiter(LOGINS / 60, 10)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # HTTP

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        session = self._session(headers)
        state = scope["state"] = _state(scope, session or new_session())
        state["fresh"] = session is None
        answer = _Answer(send, lambda: self._cookie(state), always=_makes_known(scope))
        try:
            self._check(scope, headers)
            await self.app(_read(scope), _Bounded(receive, _limit(scope["path"])), answer)
        except Refuse as error:
            self.service.metrics.refused.inc()
            await _refuse(answer, error)
        finally:
            _log(scope, answer)

    def _check(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        _check_path(scope["path"])
        who = scope["state"]["source"]
        changes = scope["method"] not in SAFE
        if changes:
            self._check_origin(scope, headers)
        if self.config.limits:
            login = scope["path"] in GUESSING
            fine = self._requests.allows(who) and (not changes or self._changes.allows(who))
            if not fine or (login and changes and not self._logins.allows(who)):
                raise Refuse("too-fast", TOO_FAST)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > _limit(scope["path"]):
            raise Refuse("too-large", f"a body has at most {_limit(scope['path'])} bytes here")

    def _check_origin(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Let no other site act for somebody who is known here."""
        if headers.get(b"sec-fetch-site", b"none") not in {b"same-origin", b"none"}:
            raise Refuse("not-yours", "this comes from another site")
        origin = headers.get(b"origin")
        if origin is None:
            return  # not a browser
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if text not in self.config.origins and (not host or _host(text) != host):
            raise Refuse("not-yours", "this comes from another site")

    # WebSocket

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        scope["state"] = _state(scope, self._session(headers) or NO_SESSION)
        try:
            self._check_socket(scope, headers)
        except Refuse as error:
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": str(error)})
            return
        await self.app(scope, receive, send)

    def _check_socket(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        self._check_origin(scope, headers)
        if self.config.limits and not self._requests.allows(scope["state"]["source"]):
            raise Refuse("too-fast", TOO_FAST)

    # Cookies

    def _session(self, headers: dict[bytes, bytes]) -> Session | None:
        """Read the cookie; whether the session has ended is for whoever needs to know it."""
        found = _cookie(headers.get(b"cookie", b"").decode("latin-1"))
        session = self.service.signer.session(found) if found and self.service.signer else None
        return session if session and session.lasts(time.time()) else None

    def _cookie(self, state: dict[str, Any]) -> bytes | None:
        """Write the cookie of a session that its client does not have yet."""
        signer = self.service.signer
        if not state["fresh"] or not signer:
            return None
        return cookie_header(signer, state["session"], secure=self.config.secure)


def _check_path(path: str) -> None:
    """Refuse what is no page, whatever else it is."""
    if len(path) > LONGEST_PATH:
        raise Refuse("too-large", f"a path has at most {LONGEST_PATH} characters", 414)
    if any(ord(character) < 32 or ord(character) == 127 for character in path):
        raise Refuse("malformed", "a path has no control characters")


def _cookie(header: str) -> str:
    """Find our cookie among those of other programs on this host, however odd these are."""
    for part in header.split(";"):
        name, _, text = part.strip().partition("=")
        if name == COOKIE:
            return text
    return ""


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def cookie_header(signer: Signer, session: Session, *, secure: bool) -> bytes:
    parts = [f"{COOKIE}={signer.sign(session)}", "Path=/", "HttpOnly", "SameSite=Lax"]
    parts += [f"Max-Age={YEAR}", *(["Secure"] if secure else [])]
    return "; ".join(parts).encode()


def _read(scope: Any) -> Any:
    """Answer HEAD as GET is answered; the connection leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _makes_known(scope: Any) -> bool:
    """Return whether somebody new gets a cookie here, as with every page.

    Other reads give none: a page makes several at once, and each would make its reader somebody
    else.
    """
    path = scope["path"]
    return path == "/api/me" or (path.startswith("/api/") and scope["method"] not in SAFE)


class _Answer:
    """Sends an answer with the headers that every answer has, and with a cookie that is due."""

    def __init__(self, send: Send, cookie: Callable[[], bytes | None], *, always: bool) -> None:
        self._send = send
        self._cookie = cookie
        self._always = always
        self.status = 0
        self.started = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", []))
            names = {name.lower() for name, _ in headers}
            headers += [(name, text) for name, text in HEADERS if name not in names]
            cookie = self._cookie() if self._always or _is_page(headers) else None
            if cookie and b"set-cookie" not in names:
                headers.append((b"set-cookie", cookie))
            if b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await self._send(message)


def _is_page(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(
        name.lower() == b"content-type" and text.startswith(b"text/html") for name, text in headers
    )


class _Bounded:
    """Receives a body up to a limit, whatever its header says."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._left = limit

    async def __call__(self) -> Any:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Refuse("too-large", "the body is too large")
        return message


async def _refuse(answer: _Answer, error: Refuse) -> None:
    if answer.status:
        return  # too late: an answer has begun
    reason: Reason = error.reason
    body = msgspec.json.encode(Refusal(reason, error.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if reason == "too-fast":
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    await answer(start)
    await answer({"type": "http.response.body", "body": body, "more_body": False})


def _limit(path: str) -> int:
    return LARGEST_RECORD if path == "/api/records" else LARGEST


def _state(scope: Any, session: Session) -> dict[str, Any]:
    """Say who comes, and from where, to whoever handles a request."""
    client = scope.get("client")
    source = source_of(client[0]) if client else ""
    return {**scope.get("state", {}), "session": session, "source": source}


def _log(scope: Any, answer: _Answer) -> None:
    """Log a request without its query, its cookies or its body."""
    took = (time.perf_counter() - answer.started) * 1000
    path = scope["path"].encode("unicode_escape").decode()[:200]
    logger.info("%s %s %s %.1f ms", scope["method"], path, answer.status, took)
