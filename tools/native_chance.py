"""The methods of `Chance` in 64-bit arithmetic, for the compiled build: the same numbers, faster.

Each method replaces the one of the same name in `emberkeep/kernel/chance.py`. An `i64` wraps, and
shifts its sign to the right; so constants are written as signed numbers, and shifts are masked.
"""

from __future__ import annotations

from mypy_extensions import i64


class Chance:
    seed: int
    count: int

    def bits(self) -> i64:
        """Draw 64 random bits as a signed number."""
        self.count += 1
        count: i64 = self.count
        high: i64 = (self.seed >> 32) & 0xFFFFFFFF
        low: i64 = self.seed & 0xFFFFFFFF
        z: i64 = (high << 32) + low - count * 0x61C8864680B583EB
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def draw(self) -> int:
        """Draw 64 random bits."""
        z = self.bits()
        high: int = (z >> 32) & 0xFFFFFFFF
        low: int = z & 0xFFFFFFFF
        return (high << 32) | low

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1."""
        if limit >= 1 << 31:
            return (self.draw() * limit) >> 64
        z = self.bits()
        scale: i64 = limit
        low = (z & 0xFFFFFFFF) * scale >> 32
        return (((z >> 32) & 0xFFFFFFFF) * scale + low) >> 32
