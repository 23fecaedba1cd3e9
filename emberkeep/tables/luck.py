"""Luck that can be checked: the server commits to a seed before the first choice.

The hash of salt and seed is shown from the start, both are shown at the end. The salt keeps the
hash of a seed from being looked up, and is no part of the game.
"""

from __future__ import annotations

import json
import secrets
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any

from emberkeep.games import game as game_named
from emberkeep.kernel import BrokenRecord, Match, Record


def new_seed() -> int:
    return secrets.randbits(64)


def new_salt() -> str:
    return secrets.token_hex(16)


@lru_cache(maxsize=1 << 12)
def commitment(seed: int, salt: str) -> str:
    """Commit to a seed without telling it."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def bot_seed(seed: int, salt: str, seat: int, number: int) -> int:
    """Give a bot its own chance for one decision: the same in every process, unlike the table's."""
    text = f"bot:{salt}:{seed}:{seat}:{number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def exported(record: Record, salt: str) -> str:
    """Write a record together with what is needed to check its luck."""
    text = record.to_json().rstrip()
    luck = {"hash": commitment(record.setup.seed, salt), "salt": salt}
    return text.removesuffix("\n}") + f',\n  "luck": {json.dumps(luck)}\n}}\n'


def verified(text: str) -> tuple[Match[Any], str]:
    """Check an exported record in every way; return the match and the hash, or refuse."""
    record = Record.from_json(text)
    luck = json.loads(text).get("luck")
    if not isinstance(luck, dict) or not {"hash", "salt"} <= luck.keys():
        raise BrokenRecord("this record has no hash and salt to check; export it from a server")
    if commitment(record.setup.seed, str(luck["salt"])) != luck["hash"]:
        raise BrokenRecord("the seed is not the one that the hash committed to")
    match = Match.replay(game_named(record.setup.game), record)
    if not match.table.over:
        raise BrokenRecord(f"the match is not over after its {len(record.choices)} choices")
    return match, str(luck["hash"])
