"""Running the server: uvicorn, logs without secrets, a graceful stop."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from emberkeep.server.app import make_app
from emberkeep.server.config import Config
from emberkeep.server.connections import Connections
from emberkeep.server.files import most_connections
from emberkeep.server.guard import Guard
from emberkeep.server.protocols import BoundedConfig, BoundedHttp, BoundedSocket
from emberkeep.server.service import Service
from emberkeep.tables.errors import Refuse

TRUSTED = "FORWARDED_ALLOW_IPS"  # proxies, as uvicorn names them
LARGEST_MESSAGE = 64 * 1024
# Things that may be made until Python looks for those that only hold each other. Every choice makes
# a table and lets another go, so that the usual 700 have it look through many all the time.
SOME_GROWTH = 50_000
# Seconds that a thread waits for its turn. One that commits waits several times, and people for it.
PATIENCE = 0.0005


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data)


def set_up_logs(style: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else plain)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def listening(config: Config) -> socket.socket:
    """Take the port, or say that somebody has it."""
    try:
        return socket.create_server(
            (config.host, config.port),
            family=socket.AF_INET6 if ":" in config.host else socket.AF_INET,
            backlog=2048,
        )
    except OSError as error:
        where = f"{config.host} port {config.port}"
        raise Refuse("refused", f"cannot listen on {where}: {error.strerror}") from error


def _stopped(*_: object) -> None:
    """Take a signal that has done its work."""


class _Server(uvicorn.Server):
    """Opens the store before it serves, and says goodbye before the sockets are closed."""

    service: Service
    connections: Connections
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.start()
        self.service.rooms.background(self.connections.look_after())
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.say_goodbye()
        await super().shutdown(sockets)


def _settings(app: Guard, config: Config) -> BoundedConfig:
    trusted = os.environ.get(TRUSTED, "127.0.0.1,::1")
    settings = BoundedConfig(
        app,
        log_config=None,
        access_log=False,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        server_header=False,
        lifespan="on",
        forwarded_allow_ips=trusted,
    )
    most = most_connections(config.connections.most)
    settings.connections = Connections(most, config.connections, trusted, app.service.metrics)
    return settings


def serve(config: Config, sock: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop; what keeps it from starting is refused."""
    app = make_app(config)
    settings = _settings(app, config)
    server = _Server(settings)
    server.service = app.service
    server.connections = settings.connections
    server.ready = ready
    gc.freeze()  # what is loaded by now stays: no need to look through it again and again
    gc.set_threshold(SOME_GROWTH)
    sys.setswitchinterval(PATIENCE)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stopped)  # uvicorn raises again what stopped it
    server.run([sock])


def start(config: Config, ready: Callable[[str], None] = print) -> None:
    """Take the port, open the store, tell the address, and serve."""
    set_up_logs(config.log_format, logging.WARNING if config.quiet else logging.INFO)
    sock = listening(config)
    host = f"[{config.host}]" if ":" in config.host else config.host

    def tell() -> None:
        ready(f"http://{host}:{sock.getsockname()[1]}/")
        sys.stdout.flush()

    serve(config, sock, tell)
