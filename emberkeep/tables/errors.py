"""What the server refuses: a reason for programs, a sentence for people, nothing changed."""

from __future__ import annotations

from emberkeep.kernel import EmberkeepError, NotAsked, StaleAsk, UndoError, UnknownCode
from emberkeep.tables.wire import Reason

_STATUS: dict[Reason, int] = {
    "stale": 409,
    "not-asked": 409,
    "unknown-code": 422,
    "undo": 409,
    "not-yours": 403,
    "not-found": 404,
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
    "taken": 409,
    "refused": 422,
    "frozen": 409,
    "running": 409,
    "waiting": 409,
    "busy": 503,
    "full": 507,
}


class Refuse(EmberkeepError):
    """A refused request or message."""

    def __init__(self, reason: Reason, message: str, status: int = 0) -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.message = message
        self.status = status or _STATUS[reason]


def as_refusal(error: EmberkeepError) -> Refuse:
    """Give the kernel's refusals the reasons of the wire."""
    match error:
        case Refuse():
            return error
        case StaleAsk():
            return Refuse("stale", str(error))
        case NotAsked():
            return Refuse("not-asked", str(error))
        case UnknownCode():
            return Refuse("unknown-code", str(error))
        case UndoError():
            return Refuse("undo", str(error))
        case _:
            return Refuse("refused", str(error))
