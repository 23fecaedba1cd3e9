"""How long a test waits for what takes a moment on a quiet machine: longer takes what hangs."""

PATIENCE = 240.0
