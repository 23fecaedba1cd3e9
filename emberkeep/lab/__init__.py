"""Games by the thousand without a server: arena, balance report, bots from outside."""

from __future__ import annotations
