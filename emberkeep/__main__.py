"""`python -m emberkeep` is the command `emberkeep`."""

import sys

from emberkeep.cli import main

sys.exit(main())
