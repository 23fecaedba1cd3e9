"""A server whose luck is the same in every run: `python -m tests.server.seeded JSON`.

All its matches have one seed, so that what is dealt does not depend on which tests ran before.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

import msgspec

from emberkeep.server.config import Config
from emberkeep.server.run import start
from emberkeep.tables import luck

SEED = 1
SALT = "salt"

if __name__ == "__main__":
    with (
        patch.object(luck, "new_seed", return_value=SEED),
        patch.object(luck, "new_salt", return_value=SALT),
    ):
        start(msgspec.json.decode(sys.argv[1], type=Config))
