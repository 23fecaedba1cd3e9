"""What people may call themselves and say: text that can be read and hides nothing."""

from __future__ import annotations

import re

from emberkeep.server.wire import LONGEST_NAME

UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")


def cleaned(text: str, limit: int = LONGEST_NAME) -> str:
    """Leave out what cannot be read or would reorder the text around it."""
    return " ".join(UNPRINTABLE.sub(" ", text).split())[:limit]
