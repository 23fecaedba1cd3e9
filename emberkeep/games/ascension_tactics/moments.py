"""Moments and passives: when something is done, and what holds all the time.

`Slay(Draw(1))` says when, `While(On(FOREST), …)` for how long. `sorted_out` puts the parts of a row
where the rules look for them.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.conditions import AtGoal, Condition, Near, On
from emberkeep.games.ascension_tactics.words import FREE, NO_BONUS, Bonus, Effect
from emberkeep.kernel import Value, value

# --- Passives -------------------------------------------------------------------------------------


@value
class While(Effect):
    """A bonus for as long as a condition holds."""

    condition: Condition
    bonus: Bonus


@value
class Aura(Effect):
    """A bonus for one's other champions next to this one (AT-AMB-143)."""

    bonus: Bonus


# --- Moments --------------------------------------------------------------------------------------


@value
class Moment(Effect):
    """When something is done."""

    then: Effect


@value
class Ambush(Moment):
    """When the card is acquired from the center row."""


@value
class OnEquip(Moment):
    """When the construct is played on a champion."""


@value
class OnDestroyed(Moment):
    """When the construct is destroyed."""


@value
class Slay(Moment):
    """Whenever an attack of the champion defeats an enemy."""


@value
class OnDeploy(Moment):
    """Whenever the champion enters the battlefield."""


@value
class OnOrder(Moment):
    """When an order to the champion has been paid and it stands on the battlefield."""


@value
class AfterOrder(Moment):
    """When the order has been carried out; a blast only after an order without an attack."""


@value
class StartTurn(Moment):
    """At the start of its owner's turn."""


@value
class FirstTurn(Moment):
    """Once at any moment of the owner's first turn, outside an order (AT-AMB-45)."""


@value
class StartGame(Moment):
    """Before the first shuffle."""


@value
class Parts(Value):
    """The effects of a row, each where the rules look for it."""

    play: tuple[Effect, ...] = ()
    bonus: Bonus = NO_BONUS
    passive: tuple[Effect, ...] = ()
    ambush: tuple[Effect, ...] = ()
    on_equip: tuple[Effect, ...] = ()
    on_destroyed: tuple[Effect, ...] = ()
    slay: tuple[Effect, ...] = ()
    on_deploy: tuple[Effect, ...] = ()
    on_order: tuple[Effect, ...] = ()
    after_order: tuple[Effect, ...] = ()
    start_turn: tuple[Effect, ...] = ()
    first_turn: tuple[Effect, ...] = ()
    start_game: tuple[Effect, ...] = ()
    cheap: bool = False  # may change what an order costs
    rooted: bool = False  # adds something only in some places


def sorted_out(effects: tuple[Effect, ...]) -> Parts:
    """Put the effects of a row where the rules look for them."""
    return Parts(
        tuple([e for e in effects if not isinstance(e, (Moment, Bonus, While, Aura))]),
        added([e for e in effects if isinstance(e, Bonus)]),
        tuple([e for e in effects if isinstance(e, (While, Aura))]),
        tuple([e.then for e in effects if isinstance(e, Ambush)]),
        tuple([e.then for e in effects if isinstance(e, OnEquip)]),
        tuple([e.then for e in effects if isinstance(e, OnDestroyed)]),
        tuple([e.then for e in effects if isinstance(e, Slay)]),
        tuple([e.then for e in effects if isinstance(e, OnDeploy)]),
        tuple([e.then for e in effects if isinstance(e, OnOrder)]),
        tuple([e.then for e in effects if isinstance(e, AfterOrder)]),
        tuple([e.then for e in effects if isinstance(e, StartTurn)]),
        tuple([e.then for e in effects if isinstance(e, FirstTurn)]),
        tuple([e.then for e in effects if isinstance(e, StartGame)]),
        any(cheapens(e) for e in effects),
        any(isinstance(e, While) and isinstance(e.condition, (On, Near, AtGoal)) for e in effects),
    )


def cheapens(effect: Effect) -> bool:
    """Return whether an effect may change what an order costs."""
    bonus = effect.bonus if isinstance(effect, While) else effect
    return isinstance(bonus, Bonus) and (bonus.order != 0 or bonus.keywords & FREE != 0)


def added(bonuses: list[Bonus]) -> Bonus:
    """Add bonuses up; a keyword more than once is one."""
    strength = defence = speed = keywords = order = 0
    for bonus in bonuses:
        strength += bonus.strength
        defence += bonus.defence
        speed += bonus.speed
        keywords |= bonus.keywords
        order += bonus.order
    return Bonus(strength, defence, speed, keywords, order)
