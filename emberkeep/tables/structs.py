"""Classes of fields, and their JSON: msgspec where it is installed, else a plain stand-in.

A server has msgspec, which is fast. A page in the browser has the standard library alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Meta", "Raw", "Struct", "msgspec"]

if TYPE_CHECKING:
    import msgspec
    from msgspec import Meta, Raw, Struct
else:
    try:
        import msgspec
    except ImportError:
        from emberkeep.tables import plain as msgspec

    Meta, Raw, Struct = msgspec.Meta, msgspec.Raw, msgspec.Struct
