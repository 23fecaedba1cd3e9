"""What an address tells: whether it is out in the open web, and what limits count as one source."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

UNICAST = IPv6Network("2000::/3")  # all that is given out to single machines of the internet
TRANSLATED = IPv6Network("64:ff9b::/96")  # a machine of IPv4, as one of IPv6 alone calls it


def is_public(text: str) -> bool:
    """Return whether an address belongs to a single machine of the open internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = _wrapped(address)
        return _is_open(inner) if inner else address in UNICAST and _is_open(address)
    return _is_open(address)


def _is_open(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    """Find the address of IPv4 that an address of IPv6 leads to."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def source_of(text: str) -> str:
    """Name what limits count as one: a machine of IPv4, or a network of IPv6 (its first half)."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    inner = _wrapped(address)
    return str(inner or IPv6Network((address, 64), strict=False))
