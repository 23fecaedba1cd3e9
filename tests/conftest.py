"""What holds for all tests."""

from __future__ import annotations

import signal

from emberkeep.games import GAMES, OURS

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every program
# that they start; but some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What somebody has installed to try it is not under test here.
for name in GAMES.keys() - OURS.keys():
    del GAMES[name]
