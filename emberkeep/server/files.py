"""How many files and connections the system lets this process have open."""

from __future__ import annotations

import logging
import sys

logger = logging.getLogger(__name__)

RESERVE = 100  # for the database, bots and whatever else is no connection
ENOUGH = 1 << 16


def most_connections(wish: int) -> int:
    """Allow this process as many files as the system lets it, and count connections among them."""
    if sys.platform == "win32":
        return wish
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = wish + RESERVE
    if soft < wanted:
        soft = min(wanted, hard) if hard != resource.RLIM_INFINITY else wanted
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft < wanted:
        logger.warning("the system allows %s open files, so %s connections", soft, soft - RESERVE)
    return min(wish, max(1, soft - RESERVE))
