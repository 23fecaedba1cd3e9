"""The application: handlers, errors as refusals, the pages, and what starts and stops with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST

from emberkeep import __version__
from emberkeep.kernel import EmberkeepError
from emberkeep.server import api, games_api, pages, play_api
from emberkeep.server.api import Serving
from emberkeep.server.config import Config
from emberkeep.server.guard import Guard
from emberkeep.server.schema import openapi
from emberkeep.server.service import Service
from emberkeep.tables.conversations import wake_viewers
from emberkeep.tables.errors import as_refusal
from emberkeep.tables.wire import Reason, Refusal

logger = logging.getLogger(__name__)

_REASONS: dict[int, Reason] = {404: "not-found", 405: "not-found", 413: "too-large"}


def _refused(request: Request[Any, Any, Any], error: EmberkeepError) -> Response[Refusal]:
    request.app.state.service.metrics.refused.inc()
    refusal = as_refusal(error)
    return Response(Refusal(refusal.reason, refusal.message), status_code=refusal.status)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    return Response(Refusal("malformed", "this is nested too deeply"), status_code=400)


def _not_text(_request: Request[Any, Any, Any], _error: UnicodeError) -> Response[Refusal]:
    return Response(Refusal("malformed", "a body is text in UTF-8"), status_code=400)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    reason = _REASONS.get(error.status_code, "malformed" if error.status_code < 500 else "busy")
    message = "no such page" if reason == "not-found" else "this request is not understood"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(str(part.get("message", "")) for part in error.extra)[:300]
    elif error.status_code == 400:
        message = error.detail[:300]
    return Response(
        Refusal(reason, message or "malformed"),
        status_code=error.status_code,
        headers=error.headers,
    )


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    logger.error("a request failed", exc_info=error)
    return Response(Refusal("busy", "the server failed; nothing has changed"), status_code=500)


@get("/schema/openapi.json", include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    state = request.app.state
    if "schema" not in state:
        state.schema = msgspec.json.encode(openapi(request.app))
    return Response(state.schema, media_type="application/json")


@get("/healthz", include_in_schema=False)
async def healthz(service: Serving) -> Response[str]:
    """Say whether the store can be read and written."""
    await service.store.prove()
    return Response("ok\n", media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(service: Serving) -> Response[bytes]:
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def litestar_app(service: Serving) -> Litestar:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        yield
        await service.close()

    service.rooms.followers.append(wake_viewers)
    app = Litestar(
        [
            *api.HANDLERS,
            *games_api.HANDLERS,
            *play_api.HANDLERS,
            schema,
            healthz,
            metrics,
            pages.offline,
            pages.page,
        ],
        dependencies={
            "service": Provide(api.the_service),
            "user": Provide(api.the_user),
            "source": Provide(api.the_source),
        },
        exception_handlers={
            EmberkeepError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeError: _not_text,
            Exception: _failed,
        },
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Emberkeep", __version__, render_plugins=[], path="/schema/none"
        ),
        on_app_init=[_no_cors],
    )
    app.state.service = service
    return app


def _no_cors(config: AppConfig) -> AppConfig:
    config.cors_config = None
    return config


def make_app(config: Config) -> Guard:
    """Put everything together."""
    service = Service(config)
    return Guard(litestar_app(service), service)


def schema_text() -> str:
    """Write the schema without a server."""
    app = litestar_app(Service(Config(database=":memory:")))
    return msgspec.json.format(msgspec.json.encode(openapi(app)), indent=1).decode() + "\n"
