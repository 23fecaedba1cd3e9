# Crown of Ash: what happened, in words

coa-tell-round = Round { $number } begins. Turn order: { $order }.
coa-tell-turn = { $who } takes a turn.
coa-tell-gathers = { $who } gathers { $region }.
coa-tell-attacks = { $who } attacks { $region }.
coa-tell-placed-gold = { $who } sends a minion for gold.
coa-tell-placed-build = { $who } sends a minion to build.
coa-tell-placed-refresh = { $who } refreshes.
coa-tell-placed-left = { $who } attacks the Citadel from the left flank (+1).
coa-tell-placed-right = { $who } attacks the Citadel from the right flank.
coa-tell-placed-front = { $who } attacks the Citadel at the front gate (−1).
coa-tell-gain = { $who } receives: { $goods }{ $source ->
    [tribute] {" "}(tribute).
    [battle] {" "}(battle card).
   *[other] .
}
coa-tell-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why }).
coa-tell-raised = { $who } raises the dead: { $warriors }.
coa-tell-built = { $who } builds { $tile } { $region }.
coa-tell-offer-refilled = New structure on offer: { $tile }.
coa-tell-row-refilled = New warrior to recruit: { $warrior }.
coa-tell-recruited = { $who } recruits { $warrior } for { $paid }.
coa-tell-recruited-free = { $who } recruits { $warrior } free of charge.
coa-tell-defender-joins = { $who }: { $warrior } now defends { $region }.
coa-tell-defender-leaves = { $who }: { $warrior } leaves { $region } and returns to hand.
coa-tell-recalled = { $who } calls { $warrior } back from the grave.
coa-tell-casualty = { $who } loses { $warrior }, who fought for { $region }.
coa-tell-battle-committed = { $who } attacks with { $number ->
    [one] one warrior
   *[other] { $number } warriors
}.
coa-tell-battle-unmasked = The attackers of { $who } are unmasked: { $warriors }.
coa-tell-battle-named = { $who } names the card: { $card }. { $right ->
    [yes] It is the one: its strength falls to 1.
   *[no] It is another one.
}
coa-tell-revealed = { $attack } — against — { $defence }.
coa-tell-side = { $who }: { $warriors }; { $card }
coa-with-card = battle card: { $card }
coa-tell-battle-won = { $who } beats { $king ->
    [yes] the King
   *[no] { $defender }
} and takes { $region }, { $attack } against { $defence }.
coa-tell-battle-lost = { $defender } holds { $region } against { $who }, { $defence } against { $attack }.
coa-tell-automaton-returns = The automaton { $warrior } falls silent and returns to deck { $deck }.
coa-tell-king-slain = The King is dead, slain by { $who }!
coa-tell-cards-back = { $who } takes all battle cards back to hand.
coa-tell-die-battle = { $who } rolls { $face } { $roll } for the battle card.
coa-tell-die-order = { $who } rolls { $face } { $roll } for the turn order.
coa-tell-die-automa = { $who } rolls { $face } { $roll }: { $region }.
coa-tell-die-second-chance = Rolled again for { $who }: { $face } { $roll }.
coa-tell-ability = { $who } uses an ability: { $ability }.
coa-tell-bartered = { $who } trades { $given } for { $taken }.
coa-tell-commanded = { $who } commands a minion of { $owner }: from { $slot } to { $onto }.
coa-tell-regrouped = { $who } regroups: { $warrior } → { $post }{ $swap ->
    [yes] , in exchange for { $other }.
   *[no] .
}
coa-tell-fortified = { $who } raises the synergy { $region } to +2.
coa-tell-order-decides = { $who } decides the turn order of the next round.
coa-tell-fate = The fate of { $who }: { $types }.
coa-tell-crown = { $number ->
    [one] { $who } wears the Crown of Ash!
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
coa-source-structure = structure
coa-source-tribute = tribute
coa-source-battle = battle card
coa-source-gold-slot = gold

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
