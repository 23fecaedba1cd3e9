"""The 20 Equipment cards (5.12). Their rules are where they act, under their ids."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rows import Equipment
from emberkeep.kernel.rows import SOURCED

PASSES: Final = ("watchmans-pass", "watchmans-pass-2")
FLYING_DRAUGHT: Final = "flying-draught"
LOCK_OPENER: Final = "lock-opener"
CROWBAR: Final = "crowbar"
SOFT_BOOTS: Final = "soft-boots"
GRAPPLING_HOOK: Final = "grappling-hook"
RAPIER: Final = "rapier"
BUCKLER: Final = "buckler"
VENOMED_DAGGER: Final = "venomed-dagger"
CHAIN_SHIRT: Final = "chain-shirt"
HEALING_DRAUGHT: Final = "healing-draught"
SPELLBOOK: Final = "spellbook"
LANTERN: Final = "lantern"
DEEP_SATCHEL: Final = "deep-satchel"
LUCKY_COIN: Final = "lucky-coin"
MANACLE_KEY: Final = "manacle-key"
DISGUISE: Final = "disguise"
CROSSBOW: Final = "crossbow"
TRAP_KIT: Final = "trap-kit"

# fmt: off
EQUIPMENT_ROWS: Final[tuple[Equipment, ...]] = (
    Equipment(id=PASSES[0], number="EQ-01", name="Watchman's Pass", once=True, status=SOURCED),
    Equipment(id=PASSES[1], number="EQ-02", name="Watchman's Pass", once=True, status=SOURCED),
    Equipment(id=FLYING_DRAUGHT, number="EQ-03", name="Flying Draught", once=True),
    Equipment(id=LOCK_OPENER, number="EQ-04", name="Lock-Opener", status=SOURCED),
    Equipment(id=CROWBAR, number="EQ-05", name="Crowbar"),
    Equipment(id=SOFT_BOOTS, number="EQ-06", name="Soft Boots"),
    Equipment(id=GRAPPLING_HOOK, number="EQ-07", name="Grappling Hook"),
    Equipment(id=RAPIER, number="EQ-08", name="Rapier"),
    Equipment(id=BUCKLER, number="EQ-09", name="Buckler"),
    Equipment(id=VENOMED_DAGGER, number="EQ-10", name="Venomed Dagger", once=True),
    Equipment(id=CHAIN_SHIRT, number="EQ-11", name="Chain Shirt", once=True, in_prison=True),
    Equipment(id=HEALING_DRAUGHT, number="EQ-12", name="Healing Draught", once=True),
    Equipment(id=SPELLBOOK, number="EQ-13", name="Spellbook"),
    Equipment(id=LANTERN, number="EQ-14", name="Lantern"),
    Equipment(id=DEEP_SATCHEL, number="EQ-15", name="Deep Satchel"),
    Equipment(id=LUCKY_COIN, number="EQ-16", name="Lucky Coin", in_prison=True),
    Equipment(id=MANACLE_KEY, number="EQ-17", name="Manacle Key", in_prison=True),
    Equipment(id=DISGUISE, number="EQ-18", name="Disguise"),
    Equipment(id=CROSSBOW, number="EQ-19", name="Crossbow"),
    Equipment(id=TRAP_KIT, number="EQ-20", name="Trap Kit", once=True),
)
# fmt: on
EQUIPMENT: Final[dict[str, Equipment]] = {row.id: row for row in EQUIPMENT_ROWS}
