"""What verbs do with champions: bonuses, damage, orders, deploying, recalling, readying."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberkeep.games.ascension_tactics.conditions import Threat
from emberkeep.games.ascension_tactics.effects import (
    CULTIST,
    ENEMY,
    NEXT_ORDERED,
    NEXT_TO_SELF,
    OTHERS,
    OWN,
    OWN_CHAMPION,
    OWN_ONBOARD,
    SELF,
    TURN,
    Blast,
    Buff,
    Damage,
    Deploy,
    Destroy,
    Enemies,
    EnterOnCultist,
    FreeOrder,
    GiveOrder,
    Ready,
    Recall,
)
from emberkeep.games.ascension_tactics.rules.fighting import destroy, fall, harm
from emberkeep.games.ascension_tactics.rules.ground import (
    free_portals,
    has_base,
    hexes,
    in_sight,
    is_cultist,
    lift,
    may_stand,
    near_foes,
    place,
)
from emberkeep.games.ascension_tactics.rules.options import CELL, NOBODY, champion_option
from emberkeep.games.ascension_tactics.rules.orders import (
    NEW_CULTIST,
    cost_of,
    deploy,
    give_order,
    orderable,
)
from emberkeep.games.ascension_tactics.rules.resolving import Choice, Resolving, learn
from emberkeep.games.ascension_tactics.rules.scenarios import guarded
from emberkeep.games.ascension_tactics.rules.stats import holds, strength
from emberkeep.games.ascension_tactics.state import Banner, Battleground, Figure, Lasting
from emberkeep.games.ascension_tactics.words import Bonus
from emberkeep.kernel import Option, SeatId

BLAST: Final = Option("blast", "blast")


def champions(figures: Iterable[Figure]) -> list[Option[str]]:
    return [champion_option(figure.id) for figure in figures]


# --- Bonuses --------------------------------------------------------------------------------------


def strengthen(figure: Figure, bonus: Bonus) -> None:
    """Give a bonus to the end of the turn (AT-PLAY-08)."""
    figure.strength += bonus.strength
    figure.defence += bonus.defence
    figure.speed += bonus.speed
    figure.keywords |= bonus.keywords


def buff(run: Resolving, table: Battleground, verb: Buff) -> None:
    """Give a bonus; to some of one's champions, one is asked for each (AT-AMB-63)."""
    if verb.count:
        run.ask(table)
    elif verb.whom == OTHERS:
        table.banners = (*table.banners, Banner(run.seat, run.source, verb.bonus))
    elif verb.whom == NEXT_ORDERED:
        player = table.players[run.seat]
        player.next_ordered = (*player.next_ordered, verb.bonus)
    else:
        for figure in buffed(run, table, verb):
            give(run, table, verb, figure)


def buffed(run: Resolving, table: Battleground, verb: Buff) -> list[Figure]:
    """List who gets a bonus without a choice (AT-AMB-64)."""
    if verb.whom == SELF:
        figure = table.figures.get(run.source)
        return [figure] if figure is not None else []
    if verb.whom in (OWN, OWN_ONBOARD, "villains"):
        on_board = verb.whom == OWN_ONBOARD
        return [f for f in table.figures_of(run.seat) if f.cell or not on_board]
    assert table.villains is not None
    named = [who for goal, who in table.villains.bearers.items() if goal == verb.whom]
    return [f for f in table.figures.values() if f.id in named or f.of in named]  # AT-AMB-130


def give(run: Resolving, table: Battleground, verb: Buff, figure: Figure) -> None:
    if verb.until == TURN:
        strengthen(figure, verb.bonus)
    else:
        until = run.seat if verb.until == "my-turn" else -1
        figure.lasting = (*figure.lasting, Lasting(verb.bonus, until))
    table.tell("buff", figure=figure.id, source=run.source)


def buffable(run: Resolving, table: Battleground, verb: Buff) -> list[Option[str]]:
    own = table.figures_of(run.seat)
    return champions([figure for figure in own if figure.id not in run.picked])


def buff_chosen(run: Resolving, table: Battleground, verb: Buff, name: str) -> None:
    give(run, table, verb, table.figures[name])
    run.picked = (*run.picked, name)
    if len(run.picked) < verb.count:
        run.ask(table)


# --- Damage ---------------------------------------------------------------------------------------


def found(run: Resolving, table: Battleground, who: Enemies) -> list[Figure]:
    """List the enemies that an effect may hit (AT-AMB-78)."""
    enemies = [f for f in table.figures.values() if f.cell and table.enemies(f.side, run.seat)]
    if not who.near:
        return enemies
    spots = _spots(run, table, who)
    field = hexes(table)
    return [
        enemy
        for enemy in enemies
        if any(
            field.distance(spot, enemy.cell) <= who.within
            and (not who.sight or in_sight(table, run.seat, spot, enemy.cell))
            for spot in spots
        )
    ]


def _spots(run: Resolving, table: Battleground, who: Enemies) -> list[str]:
    """List the cells from which an effect measures; none for who is off the battlefield."""
    if who.near == OWN_CHAMPION:
        return [figure.cell for figure in table.onboard(run.seat)]
    if who.near == SELF:
        figure = table.figures.get(run.source)
        return [figure.cell] if figure is not None and figure.cell else []
    if table.villains is not None and who.near in table.villains.goals:
        return [cell for goal, cell in table.villains.goals.items() if goal == who.near]
    return [cell for cell, kind in table.terrain.items() if kind == who.near]


def damage(run: Resolving, table: Battleground, verb: Damage) -> None:
    """Damage all who fit, or one of one's choice, who must be one if there is one (AT-AMB-121)."""
    if verb.count:
        run.ask(table)
    else:
        harm(table, run.seat, found(run, table, verb.enemies), verb.amount, run.source)


def damageable(run: Resolving, table: Battleground, verb: Damage) -> list[Option[str]]:
    return champions(found(run, table, verb.enemies))


def damage_chosen(run: Resolving, table: Battleground, verb: Damage, name: str) -> None:
    harm(table, run.seat, [table.figures[name]], verb.amount, run.source)


def may_blast(run: Resolving, table: Battleground, verb: Blast) -> list[Option[str]]:
    """Offer a blast after an order without an attack (AT-AMB-96).

    A villain must, if it hits a champion of the players (AT-AMB-152).
    """
    if run.cell:
        return []
    if run.seat != table.rules.villain:
        return [NOBODY, BLAST]
    hit = blast_radius(run, table, verb)
    return [BLAST] if any(table.enemies(figure.seat, run.seat) for figure in hit) else []


def blasted(run: Resolving, table: Battleground, verb: Blast, answer: str) -> None:
    """Damage everybody near and in sight, friends and oneself included, by one's strength."""
    if answer:
        bomber = table.figures[run.source]
        near = blast_radius(run, table, verb)
        harm(table, run.seat, near, strength(table, bomber), run.source)


def blast_radius(run: Resolving, table: Battleground, verb: Blast) -> list[Figure]:
    """List whom a blast hits; from a threat level on it spares villains."""
    bomber = table.figures[run.source]
    field = hexes(table)
    spared = bool(verb.spares) and holds(table, Threat(verb.spares), run.seat)
    return [
        f
        for f in table.figures.values()
        if f.cell
        and field.distance(bomber.cell, f.cell) <= verb.within
        and in_sight(table, run.seat, bomber.cell, f.cell)
        and not (spared and f.seat == table.rules.villain)
    ]


# --- Orders ---------------------------------------------------------------------------------------


def free_order(run: Resolving, table: Battleground, verb: FreeOrder) -> None:
    player = table.players[run.seat]
    player.free_orders = (*player.free_orders, run.source)


def commanded(run: Resolving, table: Battleground, verb: GiveOrder) -> list[Option[str]]:
    """Offer whom one may order for nothing, or nobody (AT-AMB-61, AT-AMB-105, AT-AMB-107)."""
    if verb.to == ENEMY:
        names = _enemy_orderable(table, run.seat)
    else:
        names = [n for n in orderable(table, run.seat) if cost_of(table, n) <= verb.most]
        if verb.to == CULTIST:
            names = [n for n in names if n == NEW_CULTIST or is_cultist(table.figures[n])]
    return [NOBODY, *[champion_option(name) for name in names]] if names else []


def _enemy_orderable(table: Battleground, seat: SeatId) -> list[str]:
    """List the ready champions of opponents that could be ordered, no cultists (AT-AMB-128)."""
    return [
        name
        for other in range(len(table.players))
        if table.enemies(seat, other)
        for name in orderable(table, other)
        if name != NEW_CULTIST and not is_cultist(table.figures[name])
    ]


def command(run: Resolving, table: Battleground, verb: GiveOrder, name: str) -> None:
    if name:
        give_order(table, run.seat, name)


# --- Deploying, recalling, readying ---------------------------------------------------------------


def deployable(run: Resolving, table: Battleground, verb: Deploy) -> list[Option[str]]:
    """Offer a champion that is off the battlefield, then a cell (AT-AMB-72, AT-AMB-100)."""
    if run.picked:
        figure = table.figures[run.picked[0]]
        cells = _landing(run, table, verb, figure)
        return [CELL[cell] for cell in hexes(table).at if cell in cells]
    off = [f for f in table.figures_of(run.seat) if not f.cell]
    able = [f for f in off if has_base(table, run.seat) and _landing(run, table, verb, f)]
    return [NOBODY, *champions(able)] if able else []


def _landing(run: Resolving, table: Battleground, verb: Deploy, figure: Figure) -> set[str]:
    """List the cells on which a champion may land (AT-AMB-69)."""
    if verb.where == NEXT_TO_SELF:
        beside = [table.figures[run.source].cell]
        cells: set[str] = set()
    else:
        beside = [other.cell for other in table.onboard(run.seat)]
        cells = set(free_portals(table, run.seat))
    links = hexes(table).links
    near = {cell for here in beside if here for cell in links[here]}
    return cells | {cell for cell in near if may_stand(table, figure.seat, cell)}


def deployed(run: Resolving, table: Battleground, verb: Deploy, answer: str) -> None:
    if run.picked:
        deploy(table, table.figures[run.picked[0]], answer)
    elif answer:
        run.picked = (answer,)
        run.ask(table)


def replaceable(run: Resolving, table: Battleground, verb: EnterOnCultist) -> list[Option[str]]:
    """Offer to enter on the cell of one's own cultist; who found no portal must (AT-AMB-94)."""
    cultists = [figure for figure in table.onboard(run.seat) if is_cultist(figure)]
    if run.seat == table.rules.villain:  # never optional (AT-AMB-61, AT-AMB-150)
        near = near_foes(table, run.seat, [cultist.cell for cultist in cultists])
        return champions([cultist for cultist in cultists if cultist.cell in near])
    if not table.figures[run.source].cell:
        return champions(cultists)
    return [NOBODY, *champions(cultists)] if cultists else []


def replaced(run: Resolving, table: Battleground, verb: EnterOnCultist, name: str) -> None:
    if name:
        cultist, figure = table.figures[name], table.figures[run.source]
        cell = cultist.cell
        table.tell("defeat", figure=name, seat=run.seat, cell=cell, source=run.source)
        lift(table, cultist)
        if not figure.cell:
            table.tell("deploy", figure=figure.id, seat=figure.seat, cell=cell)
        place(table, figure, cell)


def recallable(run: Resolving, table: Battleground, verb: Recall) -> list[Option[str]]:
    """Offer all champions on the battlefield, or nobody (AT-AMB-127)."""
    there = [f for f in table.figures.values() if f.cell and not guarded(table, f)]
    return [NOBODY, *champions(there)] if there else []


def recalled(run: Resolving, table: Battleground, verb: Recall, name: str) -> None:
    if name:
        recall(table, table.figures[name], run.seat)
        run.left += 1
        if run.left < verb.count:
            run.ask(table)


def recall(table: Battleground, figure: Figure, seat: SeatId) -> None:
    """Take a champion off the battlefield without defeat (AT-AMB-74, AT-CARD-PASYTHEA-1)."""
    table.tell("recall", figure=figure.id, cell=figure.cell)
    lift(table, figure)
    fall(table, seat)


def exhausted(run: Resolving, table: Battleground, verb: Ready) -> list[Option[str]]:
    """Offer exhausted champions of the team, no cultists (AT-AMB-124)."""
    own = table.figures_of(run.seat)
    return champions([f for f in own if not f.ready and not f.of and not is_cultist(f)])


def readied(run: Resolving, table: Battleground, verb: Ready, name: str) -> None:
    table.figures[name].ready = True
    table.tell("ready", figure=name)


# --- Constructs -----------------------------------------------------------------------------------


def destructible(run: Resolving, table: Battleground, verb: Destroy) -> list[Option[str]]:
    """Offer the cheap constructs under enemy champions, on the battlefield or off (AT-AMB-122)."""
    return [
        Option(f"construct:{figure.id}/{name}", f"{figure.id}/{name}")
        for figure in table.figures.values()
        if table.enemies(figure.seat, run.seat)
        for name in dict.fromkeys([c.id for c in figure.constructs if c.cost <= verb.most])
    ]


def destroyed(run: Resolving, table: Battleground, verb: Destroy, answer: str) -> None:
    name, _, construct = answer.partition("/")
    figure = table.figures[name]
    card = next(card for card in figure.constructs if card.id == construct)
    destroy(table, figure, card)
    fall(table, run.seat)


learn(
    {FreeOrder: free_order},
    {Buff: buff, Damage: damage},
    {
        Buff: Choice("buff", buffable, buff_chosen),
        Damage: Choice("damage", damageable, damage_chosen),
        Blast: Choice("blast", may_blast, blasted),
        GiveOrder: Choice("command", commanded, command),
        Deploy: Choice("deploy", deployable, deployed),
        EnterOnCultist: Choice("enter", replaceable, replaced),
        Recall: Choice("recall", recallable, recalled),
        Ready: Choice("ready", exhausted, readied),
        Destroy: Choice("destroy", destructible, destroyed),
    },
)
