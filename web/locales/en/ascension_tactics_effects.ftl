# Ascension Tactics: what cards do. Each verb of the vocabulary is one message; rows are put together from them

at-n-runes = { $number ->
    [one] { $number } rune
   *[other] { $number } runes
}
at-n-purse = { $number ->
    [one] { $number } rune for constructs
   *[other] { $number } runes for constructs
}
at-n-power = { $number } power
at-n-glory = { $number } glory
at-n-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
at-n-damage = { $number } damage
at-n-treasures = { $number ->
    [one] { $number } treasure
   *[other] { $number } treasures
}

# What is added to a champion

at-add-strength = { $amount } strength
at-add-defence = { $amount } defence
at-add-speed = { $amount } speed
at-add-order = cost of an order { $amount }
at-verb-bonus = { $parts }

# Conditions

at-verb-played = { $faction ->
    [enlightened] once you have played a card of the Enlightened this turn
    [lifebound] once you have played a card of the Lifebound this turn
    [mechana] once you have played a card of Mechana this turn
    [void] once you have played a card of the Void this turn
   *[none] { $kind ->
        [hero] once you have played a hero this turn
        [construct] once you have played a construct this turn
       *[any] once you have played a card this turn that costs { $cost } or more
    }
}
at-verb-carried = if your champions carry { $count ->
    [one] at least { $count } construct
   *[other] at least { $count } constructs
}
at-verb-on = { $terrain ->
    [forest] on a forest
    [corrupted] on corrupted land
    [enchanted] on enchanted land
    [shrine] on a shrine
   *[beacon] on a beacon
}
at-verb-near = { $terrain ->
    [forest] on a forest or next to one
    [corrupted] on corrupted land or next to it
    [enchanted] on enchanted land or next to it
    [shrine] on a shrine or next to one
   *[beacon] on a beacon or next to one
}
at-verb-at-goal = on its goal or next to it
at-verb-threat = from threat { $level } on

# Resources and cards

at-verb-runes = { $amount ->
    [one] { $amount } rune
   *[other] { $amount } runes
}
at-verb-construct-runes = { $amount ->
    [one] { $amount } rune for constructs alone
   *[other] { $amount } runes for constructs alone
}
at-verb-power = { $amount } power
at-verb-power-per-construct = 1 power for each construct that your champions carry, at most { $most }
at-verb-glory = { $amount } glory
at-verb-draw = draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
at-verb-discard = discard { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} of your hand
at-verb-discard-random = every opponent discards { $amount ->
    [one] { $amount } random card
   *[other] { $amount } random cards
} of the hand
at-verb-banish = you may banish { $amount ->
    [one] { $amount } card
   *[other] up to { $amount } cards
} { $zone ->
    [hand-or-discard] of your hand or discard pile
    [played] that you played this turn
   *[row] of the center row
}{ $then ->
    [none] {""}
   *[other] ; if you do: { $then }
}
at-verb-banish-dearest = the dearest card of the center row is banished
at-verb-acquire-free = you may acquire a card that costs at most { $most ->
    [one] { $most } rune
   *[other] { $most } runes
}, without paying
at-verb-acquire-top = acquire the top card of the center deck unseen; a hero or construct that costs at most { $to-hand ->
    [one] { $to-hand } rune
   *[other] { $to-hand } runes
} goes to your hand
at-verb-topdeck-next = you may put the next { $kind ->
    [hero] hero
    [construct] construct
   *[any] hero or construct
} that you acquire this turn on top of your deck
at-verb-cost-next = the next construct that you acquire this turn costs { $less ->
    [one] { $less } rune
   *[other] { $less } runes
} less
at-verb-put-back = put { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} of your hand on top of your deck
at-verb-fetch = take { $kind ->
    [hero] a hero
    [construct] a construct
   *[any] a card
} from your discard pile into your hand
at-verb-to-deck-top = it goes on top of its owner’s deck instead of the discard pile
at-verb-copy-hero = you may carry out the effects of another hero that you played this turn
at-verb-steal = take the top card of every opponent’s deck into your hand; it is yours
at-verb-replace = { $by ->
    [heavy-infantry] one Heavy Infantry takes the place of one Militia in your starting deck
   *[mystic] one Mystic takes the place of one Apprentice in your starting deck
}
at-verb-treasure = take { $amount ->
    [one] { $amount } treasure
   *[other] { $amount } treasures
} from the bag
at-verb-reveal-treasure = reveal a treasure of the bag; this champion has its bonus until the next turn of its side

# Champions

at-verb-buff = { $whom ->
    [own] { $count ->
        [0] all your champions
        [one] one of your champions
       *[other] { $count } of your champions
    }
    [own-onboard] all your champions on the battlefield
    [others] all other champions of its side
    [self] this champion
    [next-ordered] the next champion of its side that is ordered
    [villains] all villains
    [crown] the villain of the Crown
    [blade] the villain of the Blade
    [eye] the villain of the Eye
   *[claw] the villain of the Claw
} { $until ->
    [turn] until the end of the turn
    [my-turn] until the next turn of its side
   *[scenario] for the whole scenario
}: { $bonus }
at-verb-free-order = later this turn one order to another of your champions costs nothing
at-verb-enemies = { $near ->
    [own] { $within ->
        [one] next to one of your champions
       *[other] within { $within } cells of one of your champions
    }
    [self] { $within ->
        [one] next to this champion
       *[other] within { $within } cells of this champion
    }
    [forest] { $within ->
        [0] on a forest
       *[other] on a forest or next to one
    }
    [beacon] { $within ->
        [0] on a beacon
       *[other] on a beacon or next to one
    }
    [crown] on the goal of the Crown or next to it
    [blade] on the goal of the Blade or next to it
    [eye] on the goal of the Eye or next to it
    [claw] on the goal of the Claw or next to it
   *[none] on the battlefield
}{ $sight ->
    [yes] {" "}and in its line of sight
   *[no] {""}
}
at-verb-damage = { $amount } damage to { $count ->
    [0] all enemies
    [one] one enemy
   *[other] { $count } enemies
} { $enemies }
at-verb-blast = { $spares ->
    [0] without an attack it may explode
   *[other] without an attack it explodes, if that hits a champion of the players
}: all champions within { $within } cells in its line of sight, and it itself, take as much damage as it has strength{ $spares ->
    [0] {""}
   *[other] ; from threat { $spares } on villains are spared
}
at-verb-give-order = { $to ->
    [ready] you may order one of your ready champions for nothing{ $most ->
        [99] {""}
       *[other] , if its order costs at most { $most } power
    }
    [cultist] you may order one of your cultists for nothing
   *[enemy] you may order a ready champion of an opponent for nothing; it fights for you
}
at-verb-deploy = you may deploy one of your champions { $where ->
    [portal-or-own] on your portal or next to one of your champions
   *[self] next to this one
}
at-verb-deploy-villain = the first villain of Blade, Eye and Claw off the battlefield enters next to it
at-verb-enter-on-cultist = it may enter on the cell of one of its side’s cultists, who is defeated
at-verb-recall = you may take { $count ->
    [one] { $count } champion
   *[other] up to { $count } champions
} of any side off the battlefield
at-verb-recall-strongest = the strongest enemy within { $within } cells of it leaves the battlefield
at-verb-ready = ready one of your exhausted champions
at-verb-destroy = destroy an enemy’s construct that costs at most { $most ->
    [one] { $most } rune
   *[other] { $most } runes
}
at-verb-push = push all enemies within { $within } cells one cell away from it
at-verb-attack = it attacks from where it stands

# The battlefield

at-verb-place-forest = { $nearest ->
    [yes] a forest grows on the free plain cell nearest to it
   *[no] lay a forest on any plain cell
}
at-verb-place-token = { $token ->
    [circle] lay the witch circle on any cell
   *[turret] put the turret on any cell
}
at-verb-move-token = { $token ->
    [circle] you may move the witch circle up to { $steps } cells
   *[turret] you may move the turret up to { $steps } cells
}
at-verb-turret-attack = the turret deals { $strength } damage to an enemy within 3 cells in its line of sight

# Villains

at-verb-order-villain = order the villain of { $goal ->
    [crown] the Crown
    [blade] the Blade
    [eye] the Eye
   *[claw] the Claw
}
at-verb-order-vanguard = order the villain nearest to a portal of the players
at-verb-order-cultists = order every cultist of the villains
at-verb-enter-cultist = a cultist of the villains enters { $place ->
    [crown] on the goal of the Crown
    [blade] on the goal of the Blade
    [eye] on the goal of the Eye
    [claw] on the goal of the Claw
    [self] next to it
    [slain] where the defeated enemy stood
   *[cell] on { $cell }
}
at-verb-equip = { $whom ->
    [crown] the villain of the Crown takes
    [blade] the villain of the Blade takes
    [eye] the villain of the Eye takes
    [claw] the villain of the Claw takes
   *[self] it takes
} the cheapest construct of the center row
at-verb-glory-per-shrine = { $amount } glory for each shrine that the villains control
at-verb-surge = surge: what is printed on the boss, and in the scenario

# Verbs that hold others

at-verb-allegiance = allegiance, { $faction ->
    [enlightened] Enlightened
    [lifebound] Lifebound
    [mechana] Mechana
   *[void] Void
}: { $then }
at-verb-if = { $condition }: { $then }
at-verb-choose = choose: { $one }, or { $other }
at-verb-both = { $one }, then { $other }
at-verb-times = { $number ->
    [2] twice: { $then }
   *[other] { $number } times: { $then }
}
at-verb-while = { $condition }: { $bonus }
at-verb-aura = other champions of its side next to it: { $bonus }

# Moments

at-verb-ambush = ambush: { $then }
at-verb-on-equip = when equipped: { $then }
at-verb-on-destroyed = when destroyed: { $then }
at-verb-slay = slay: { $then }
at-verb-on-deploy = when deployed: { $then }
at-verb-on-order = when ordered: { $then }
at-verb-after-order = after its order: { $then }
at-verb-start-turn = at the start of your turn: { $then }
at-verb-first-turn = once in your first turn: { $then }
at-verb-start-game = before the game: { $then }
at-verb-boss-surge = surge: { $then }

# Sigils

at-sigil-does-champion = one champion of your team for the whole scenario: { $bonus }
at-sigil-does-bow = once in a scenario, in your turn, one of your champions until the end of the turn: { $bonus }
at-sigil-does-coin = in your first turn: { $amount ->
    [one] { $amount } rune
   *[other] { $amount } runes
} more
at-sigil-does-flame = in your first turn: { $amount } power more
at-sigil-does-chest = you begin with { $amount ->
    [one] { $amount } treasure
   *[other] { $amount } treasures
} from the bag
at-sigil-does-road = your champions may also enter next to your portal
at-sigil-does-purge = one Mystic takes the place of one Apprentice in your starting deck
at-sigil-does-oath = once in a scenario, in your turn: an order costs nothing

# Scenarios

at-scene-target = whoever has { $number } glory wins
at-scene-players-target = the players win with { $number } glory
at-scene-villain-target = the villains win with { $number } glory, or when no scheme is left
at-scene-shrine = { $number } glory for each shrine that you control at the end of your turn
at-scene-rich-shrine = the great shrine brings { $number } glory
at-scene-beacon = { $number } glory for each beacon that you control at the end of your turn
at-scene-many-beacons = { $number } glory more for four beacons or five
at-scene-beacon-power = three beacons at the start of your turn: { $number } power
at-scene-kill = { $number } glory for each champion that your attacks defeat; cultists do not count
at-scene-corruption = when corrupted land defeats a champion, every opponent gets { $number } glory
at-scene-winning-beacons = the players also win with { $number } beacons at the end of their turn
at-scene-villain-beacons = the villains control { $cells } from the start
at-scene-gateway = the players win when the portal on { $cell } is theirs and the boss has been defeated once
at-scene-throne = the boss waits on { $cell } behind a barrier, and cannot be harmed there; the barrier breaks when the players control both shrines at the end of their turn; who defeats the boss once, wins
at-scene-instead = while the barrier stands, an order to the boss does this instead: { $then }
at-scene-enchanted = whoever stands on enchanted land: { $bonus }
at-scene-surge = surge of the scenario: { $then }
