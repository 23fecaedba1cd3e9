"""`python -m emberkeep.server JSON`: a server by its configuration alone, for programs.

People start `emberkeep serve`, which loads more than a server needs.
"""

import sys

import msgspec

from emberkeep.server.config import Config
from emberkeep.server.run import start

if __name__ == "__main__":
    start(msgspec.json.decode(sys.argv[1], type=Config))
