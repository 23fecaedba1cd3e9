"""How long tests may take."""

from __future__ import annotations

import os

# How long a test waits for what takes a moment on a quiet machine: longer takes what hangs.
PATIENCE = 240.0

# Continuous integration has half an hour: there, what depends on chance is tried more often.
THOROUGH = os.environ.get("CI") == "true"
