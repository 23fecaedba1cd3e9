"""Running the server: uvicorn, logs without secrets, a graceful stop."""

from __future__ import annotations

import json
import logging
import socket
import sys

import uvicorn

from emberkeep.server.app import make_app
from emberkeep.server.config import Config
from emberkeep.server.errors import Refuse

LARGEST_MESSAGE = 64 * 1024


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


def serve(config: Config, sock: socket.socket) -> None:
    """Serve until told to stop."""
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=10,
            server_header=False,
            lifespan="on",
        )
    )
    server.run([sock])
