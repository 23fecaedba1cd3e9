# Crown of Ash: what happened, in words

coa-tell-round = Round { $number } begins. Turn order: { $order }.
coa-tell-turn = { $you ->
    [who] It is your turn.
   *[none] { $who } takes a turn.
}
coa-tell-gathers = { $you ->
    [who] You gather
   *[none] { $who } gathers
} { $region }.
coa-tell-attacks = { $you ->
    [who] You attack
   *[none] { $who } attacks
} { $region }.
coa-tell-placed-gold = { $you ->
    [who] You send
   *[none] { $who } sends
} a minion for gold.
coa-tell-placed-build = { $you ->
    [who] You send
   *[none] { $who } sends
} a minion to build.
coa-tell-placed-refresh = { $you ->
    [who] You refresh
   *[none] { $who } refreshes
}.
coa-tell-placed-left = { $you ->
    [who] You attack
   *[none] { $who } attacks
} the Citadel from the left flank (+1).
coa-tell-placed-right = { $you ->
    [who] You attack
   *[none] { $who } attacks
} the Citadel from the right flank.
coa-tell-placed-front = { $you ->
    [who] You attack
   *[none] { $who } attacks
} the Citadel at the front gate (−1).
coa-tell-gain = { $you ->
    [who] You receive
   *[none] { $who } receives
}: { $goods }{ $source ->
    [tribute] {" "}(tribute).
    [battle] {" "}(battle card).
   *[other] .
}
coa-tell-score = { $you ->
    [who] You:
   *[none] { $who }:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why }).
coa-tell-structures = Structures: { $points }.
coa-tell-raised = { $you ->
    [who] You raise
   *[none] { $who } raises
} the dead: { $warriors }.
coa-tell-built = { $you ->
    [who] You build
   *[none] { $who } builds
} { $tile } { $region }.
coa-tell-offer-refilled = { $number ->
    [one] New structure on offer
   *[other] New structures on offer
}: { $names }.
coa-tell-row-refilled = { $number ->
    [one] New warrior to recruit
   *[other] New warriors to recruit
}: { $names }.
coa-tell-recruited = { $you ->
    [who] You recruit
   *[none] { $who } recruits
} { $warrior } for { $paid }.
coa-tell-recruited-free = { $you ->
    [who] You recruit
   *[none] { $who } recruits
} { $warrior } free of charge.
coa-tell-defender-joins = { $you ->
    [who] You: { $warrior }
   *[none] { $who }: { $warrior }
} now defends { $region }.
coa-tell-defender-leaves = { $you ->
    [who] You: { $warrior }
   *[none] { $who }: { $warrior }
} leaves { $region } and returns to hand.
coa-tell-recalled = { $you ->
    [who] You call
   *[none] { $who } calls
} { $warrior } back from the grave.
coa-tell-casualty = { $you ->
    [who] You lose
   *[none] { $who } loses
} { $warrior }, who fought for { $region }.
coa-tell-battle-committed = { $you ->
    [who] You attack
   *[none] { $who } attacks
} with { $number ->
    [one] one warrior
   *[other] { $number } warriors
}.
coa-tell-battle-unmasked = { $you ->
    [who] Your attackers
   *[none] The attackers of { $who }
} are unmasked: { $warriors }.
coa-tell-battle-named = { $you ->
    [who] You name
   *[none] { $who } names
} the card: { $card }. { $right ->
    [yes] It is the one: its strength falls to 1.
   *[no] It is another one.
}
coa-tell-revealed = { $attack } — against — { $defence }.
coa-tell-side = { $you ->
    [who] You:
   *[none] { $who }:
} { $warriors }; { $card }
coa-with-card = battle card: { $card }
coa-tell-battle-won = { $you ->
    [defender] { $who } beats you and takes
   *[none] { $you ->
        [who] You beat
       *[none] { $who } beats
    } { $king ->
        [yes] the King
       *[no] { $defender }
    } and { $you ->
        [who] take
       *[none] takes
    }
} { $region }, { $attack } against { $defence }.
coa-tell-battle-lost = { $you ->
    [who] { $defender } holds { $region } against you
    [defender] You hold { $region } against { $who }
   *[none] { $defender } holds { $region } against { $who }
}, { $defence } against { $attack }.
coa-tell-automaton-returns = The automaton { $warrior } falls silent and returns to deck { $deck }.
coa-tell-king-slain = { $you ->
    [who] You have slain the King!
   *[none] The King is dead, slain by { $who }!
}
coa-tell-cards-back = { $you ->
    [who] You take
   *[none] { $who } takes
} all battle cards back to hand.
coa-tell-die-battle = { $you ->
    [who] You roll
   *[none] { $who } rolls
} { $face } { $roll } for the battle card.
coa-tell-die-order = { $you ->
    [who] You roll
   *[none] { $who } rolls
} { $face } { $roll } for the turn order.
coa-tell-die-automa = { $who } rolls { $face } { $roll }: { $region }.
coa-tell-die-second-chance = { $you ->
    [who] You roll again:
   *[none] Rolled again for { $who }:
} { $face } { $roll }.
coa-tell-ability = { $you ->
    [who] You use
   *[none] { $who } uses
} an ability: { $ability }.
coa-tell-bartered = { $you ->
    [who] You trade
   *[none] { $who } trades
} { $given } for { $taken }.
coa-tell-commanded = { $you ->
    [who] You command a minion of { $owner }
    [owner] { $who } commands a minion of yours
   *[none] { $who } commands a minion of { $owner }
}: from { $slot } to { $onto }.
coa-tell-regrouped = { $you ->
    [who] You regroup
   *[none] { $who } regroups
}: { $warrior } → { $post }{ $swap ->
    [yes] , in exchange for { $other }.
   *[no] .
}
coa-tell-fortified = { $you ->
    [who] You raise
   *[none] { $who } raises
} the synergy { $region } to +2.
coa-tell-order-decides = { $you ->
    [who] You decide
   *[none] { $who } decides
} the turn order of the next round.
coa-tell-fate = { $you ->
    [who] Your fate
   *[none] The fate of { $who }
}: { $types }.
coa-tell-crown = { $number ->
    [one] { $you ->
        [who] You wear
       *[none] { $who } wears
    } the Crown of Ash!
   *[other] { $who } share the Crown of Ash!
} ({ $why })
coa-tell-automa-card = { $who } turns up a card: { $card }.
coa-tell-automa-does = It can: { $action }.
coa-tell-automa-cannot = It cannot: { $action } — { $why }.
coa-tell-automa-adjusts = { $who } sets the defenders of { $region }: { $warriors }.
coa-tell-automa-no-recruit = { $who } finds nobody to recruit.
coa-tell-only-card = Only one battle card was left to play: { $card }.
coa-tell-only-warrior = Only one warrior could be chosen: { $warrior }.

# Where points come from

coa-source-structures = structures
coa-source-citadel = the Citadel
coa-source-resources = resources left over
coa-source-gold = gold left over
coa-source-fate = fate
coa-source-automata = automata still owned
coa-source-structure = gathering
coa-source-tribute = tribute
coa-source-battle = battle card
coa-source-gold-slot = the gold slot

# Why somebody won

coa-won-by-points = most points
coa-won-by-other-types = a tie, decided by the warriors of the other types
coa-won-by-royal-token = a tie, decided by the royal token
coa-won-by-solo-tie = a tie, which the automatic opponent wins
coa-won-by-shared = a tie that nothing breaks

# What the automatic opponent tries, and why it cannot

coa-tries-none = nothing
coa-tries-use-resource = gather, { $region }
coa-tries-attack-province = attack, { $region }
coa-tries-attack-citadel = attack the Citadel
coa-tries-build = build, { $region }
coa-tries-attack-least-defended = attack the least defended province{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-build-most-defended = build in its best defended province{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-nearest-and-recruit = gather the nearest resources, { $region }, and recruit
coa-why-nothing = there is nothing to do
coa-why-no-structure = nobody has built there
coa-why-slot-taken = the slot is taken
coa-why-no-warriors = no warrior in hand
coa-why-own-region = nothing to conquer there
coa-why-foreign-region = the province belongs to another
coa-why-no-tiles = no structure on offer
coa-why-no-target = no province can be attacked
coa-why-no-own-province = no province of its own

# Since your last turn

coa-since-round = Round { $number } has begun.
coa-since-battle-won = { $who } took { $region } from you.
coa-since-battle-lost = You held { $region } against { $who }.
coa-since-received = You received: { $goods }.
coa-since-scored = You scored: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coa-since-other = { $who }: { $deeds }.
coa-since-gathered = gathered ({ $region })
coa-since-gold = took gold
coa-since-refresh = refreshed
coa-since-built = built { $tile } ({ $region })
coa-since-recruited = recruited { $warrior }
coa-since-battle-won-deed = won a battle ({ $region })
coa-since-battle-lost-deed = lost a battle ({ $region })
coa-since-battle-won-mine = You took { $region }.
coa-since-battle-lost-mine = You lost the battle for { $region }.
coa-since-king = slew the King
