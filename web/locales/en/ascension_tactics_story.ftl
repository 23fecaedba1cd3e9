# Ascension Tactics: what happened, in words

# Turns

at-tell-turn = Turn { $number }: { $seats }.
at-tell-drawn = { $you ->
    [who] You draw: { $cards }.
   *[none] { $who } draws: { $cards }.
}
at-tell-play = { $you ->
    [who] You play { $card }.
   *[none] { $who } plays { $card }.
}
at-tell-play-all = { $you ->
    [who] You play { $card }: { $gains }.
   *[none] { $who } plays { $card }: { $gains }.
}
at-tell-acquire = { $you ->
    [who] You acquire { $card }.
   *[none] { $who } acquires { $card }.
}
at-tell-deck-top = { $you ->
    [who] It goes on top of your deck: { $card }.
   *[none] { $card } goes on top of the deck: { $who }.
}
at-tell-reveal = New in the center row: { $card }.
at-tell-banish = Banished: { $card }.
at-tell-discard = { $you ->
    [who] You discard { $card }.
   *[none] { $who } discards { $card }.
}
at-tell-put-back = { $you ->
    [who] You put a card back on your deck.
   *[none] { $who } puts a card back on the deck.
}
at-tell-fetch = { $you ->
    [who] You take back { $card }.
   *[none] { $who } takes back { $card }.
}
at-tell-copy = { $you ->
    [who] You carry out again: { $card }.
   *[none] { $who } carries out again: { $card }.
}
at-tell-steal = { $you ->
    [who] You take { $card } from { $other }.
   *[none] { $who } takes { $card } from { $other }.
}

# Champions

at-tell-draft-open = Open in the draft: { $champion }.
at-tell-draft = { $you ->
    [who] You take { $champion } into your team.
   *[none] { $who } takes { $champion }.
}
at-tell-equip = { $figure } now carries { $card }.
at-tell-order = { $you ->
    [who] You order { $figure }.
   *[none] { $who }: order to { $figure }.
}
at-tell-deploy = { $figure } enters on { $cell }.
at-tell-move = { $figure } goes to { $way }.
at-tell-attack = { $figure } attacks { $target }.
at-tell-attack-all = { $figure } attacks all enemies in reach.
at-tell-attacked = { $figure } attacks { $target }: { $damage }.
at-tell-attacked-all = { $figure } attacks all enemies in reach: { $damage }.
at-tell-damage = { $figure } takes { $amount } damage ({ $source }).
at-tell-defeat = { $figure } falls on { $cell }.
at-tell-destroy = Destroyed: { $card } of { $figure }.
at-tell-buff = { $source } makes { $figure } stronger.
at-tell-ready = { $figure } is ready again.
at-tell-recall = { $figure } leaves the battlefield.
at-tell-push = { $source } pushes { $figure } away.

# The battlefield

at-tell-corrupted = { $figure } steps on corrupted land, { $cell }.
at-tell-beacon = { $you ->
    [who] The beacon { $cell } is yours.
   *[none] The beacon { $cell }: { $who }.
}
at-tell-portal = { $you ->
    [who] The portal { $cell } is yours.
   *[none] The portal { $cell }: { $who }.
}
at-tell-portal-chosen = { $you ->
    [who] Your portal is { $cell }.
   *[none] Portal of { $who }: { $cell }.
}
at-tell-portal-closed = The portal { $cell } is disabled again.
at-tell-barrier-broken = The barrier breaks.
at-tell-forest = A forest grows on { $cell }.
at-tell-token = { $token } on { $cell }.

# Treasures and sigils

at-tell-treasure = { $you ->
    [who] You take a treasure.
   *[none] { $who } takes a treasure.
}
at-tell-treasure-kind = { $you ->
    [who] You take a treasure: { $treasure }.
   *[none] { $who } takes a treasure: { $treasure }.
}
at-tell-treasure-used = { $you ->
    [who] You use a treasure: { $treasure }.
   *[none] { $who } uses a treasure: { $treasure }.
}
at-tell-treasure-given = { $figure }: { $treasure }.
at-tell-treasure-revealed = A treasure is revealed for { $figure }: { $treasure }.
at-tell-sigil-drawn = { $you ->
    [who] You draw: { $sigils }.
   *[none] { $who } draws: { $sigils }.
}
at-tell-sigil-kept = { $you ->
    [who] You keep: { $sigil }.
   *[none] { $who } keeps: { $sigil }.
}
at-tell-sigil-used = { $you ->
    [who] You use: { $sigil }.
   *[none] { $who } uses: { $sigil }.
}

# Villains

at-tell-villains = Against you: { $names }.
at-tell-scheme-discarded = Discarded before the first turn: { $scheme }.
at-tell-schemes-drawn = Schemes drawn: { $schemes }.
at-tell-surge = Surge: { $figure }!
at-tell-villain-judge = { $figure }, on the way to { $goal }, could defeat: { $victims }.
at-tell-villain-judge-none = { $figure }, on the way to { $goal }, can defeat nobody now.
at-tell-villain-target = { $figure } picks { $target }.
at-tell-villain-heads = { $figure } makes for { $goal } and gets to { $end }.
at-tell-villain-stays = { $figure } stays: { $reason }.
at-tell-villain-holds = { $figure } has reached the shrine { $shrine }.
at-tell-villain-lost = { $figure } loses the order: { $reason }.
at-reason-goal = it stands on its goal
at-reason-no-nearer = no cell in reach is nearer to the goal
at-reason-portal = its portal is occupied
at-reason-under-way = it is carrying out another order

# Glory

at-tell-score = { $you ->
    [who] You get { $points } glory ({ $source }).
   *[none] { $who }: { $points } glory ({ $source }).
}
at-part = { $name } { $number }
at-source-shrine = shrines
at-source-beacon = beacons
at-source-hold = a villain on its goal
at-source-kill = defeated champions
at-source-villain = defeated villains
at-source-surge = surge
at-source-retaliation = retaliation
at-source-corrupted = corrupted land

# Figures

at-cultist-of = Cultist { $number } ({ $who })
at-new-cultist = New cultist
at-second-body = { $name }, second body
at-nothing = nothing

# What happened since

at-since-score = You got { $points }.
at-since-lost = You lost { $figures }.
at-since-slain = You defeated { $figures }.
at-since-other = { $who }: { $deeds }.
at-since-played = played { $cards }
at-since-acquired = acquired { $cards }
at-since-ordered = ordered { $figures }
at-since-scheme = Schemes: { $schemes }.

# Why it was won

at-won-by-glory = the glory that the scenario asks for
at-won-by-throne = the boss was defeated
at-won-by-gateway = the gateway is open, and the boss was defeated
at-won-by-beacons = enough beacons
at-won-by-schemes = no scheme was left

# What is counted

at-tell-gate = { $you ->
    [who] You begin
   *[none] { $who } begins
} with { $power } power{ $runes ->
    [0] {""}
    [one] {" "}and { $runes } rune
   *[other] {" "}and { $runes } runes
}.
at-tell-draw = { $you ->
    [who] You draw
   *[none] { $who } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
at-tell-runes = { $you ->
    [who] You get
   *[none] { $who } gets
} { $amount ->
    [one] { $amount } rune
   *[other] { $amount } runes
}.
at-tell-purse = { $you ->
    [who] You get
   *[none] { $who } gets
} { $amount ->
    [one] { $amount } rune
   *[other] { $amount } runes
} for constructs.
at-tell-power = { $you ->
    [who] You get
   *[none] { $who } gets
} { $amount } power.
at-tell-scheme = Scheme: { $scheme }, at threat { $threat }{ $lower ->
    [yes] ; its lower effect happens too
   *[no] {""}
}.
