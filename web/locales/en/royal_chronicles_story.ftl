# Royal Chronicles: what happened, in words

rc-tell-phase = Round { $round }, { $phase }.
rc-tell-dealt = { $number } cards are dealt to everybody; what is not kept goes to the { $direction ->
    [left] left.
   *[right] right.
}
rc-tell-passes = Everybody has kept a card; the rest goes to the { $direction ->
    [left] left.
   *[right] right.
}
rc-tell-draft-discards = { $who } discards { $card }.
rc-tell-draws = { $who } draws: { $cards }.
rc-tell-recruited = { $who } recruits { $card }.
rc-tell-underworld = To the underworld: { $cards }.
rc-tell-underworld-shuffled = The underworld is shuffled: { $cards }.
rc-tell-underworld-emptied = The underworld is emptied: { $cards } discarded.
rc-tell-necropolis = Necropolis card { $back } is turned over: { $card }.
rc-tell-marker = The time marker moves on to necropolis card { $back }.
rc-tell-lich-instant = The Lich King’s instant income, { $card }: { $points }.
rc-tell-lich-bonus = The underworld pays the Lich King, { $card }: { $points } ({ $cards }).
rc-tell-lich-bonus-none = The underworld has nothing for the Lich King: { $card }.
rc-tell-lich-armies = The Lich King’s armies: black { $black }, purple { $purple }.

# Deployment

rc-tell-deployed = { $who }: { $deeds }.
rc-did-place = deploys { $cards }
rc-did-lay = lays down { $card }
rc-did-dismiss = takes out of play: { $cards }
rc-did-discard = discards { $cards }
rc-did-keep = keeps { $cards } for later
rc-did-pay = pays { $gold }
rc-did-receive = receives { $gold }
rc-did-nothing = changes nothing

rc-tell-age = { $source }: { $tokens } on { $cards }.
rc-tell-young = { $source }: { $cards } loses { $tokens }.
rc-tell-raised = { $source }: { $building } of { $who } becomes level II.
rc-tell-shapeshifter = The Shapeshifter of { $who } becomes { $card }{ $skipped ->
    [yes] . Not taken: { $cards }.
   *[no] .
}
rc-tell-shapeless = The Shapeshifter of { $who } finds no shape and is discarded.
rc-tell-shadowed = The Shadow of { $who } repeats: { $card }.
rc-tell-sphinx = The Sphinx of { $who } looks at the next cards of the deck.
rc-tell-sphinx-discards = After the Sphinx { $who } discards { $cards } and keeps { $kept }.

# War

rc-tell-strength = { $who } has strength { $total }{ $known ->
    [yes] : { $parts }.
   *[no] .
}
rc-tell-war-won = { $who } beats { $other }, { $mine } to { $theirs }{ $scored ->
    [yes] : { $points }.
   *[no] .
}
rc-tell-war-tied = { $who } holds its own against { $other }, { $mine } to { $theirs }{ $scored ->
    [yes] : { $points }.
   *[no] .
}
rc-tell-war-lost = { $who } loses to { $other }, { $mine } to { $theirs }.
rc-tell-war-nobody = Without any strength, neither { $who } nor { $other } wins.
rc-the-black-army = the black army
rc-the-purple-army = the purple army

# Points, gold, buildings

rc-tell-score = { $who }: { $points } ({ $parts }).
rc-tell-lost = { $who } loses { $points } ({ $parts }).
rc-tell-gold = { $who } receives { $gold } ({ $source }).
rc-tell-income = { $who } receives { $gold }: { $parts }.
rc-part = { $name } { $number }
rc-tell-built = { $who } builds { $building }, { $level }{ $paid ->
    [yes] , for { $gold }.
   *[no] .
}
rc-tell-upgraded = { $who } upgrades { $building } to { $level }{ $paid ->
    [yes] {" "}for { $gold }.
   *[no] .
}

# Ageing

rc-tell-saved = { $who } saves a life: { $card }.
rc-tell-die = { $who } buries: { $cards }.
rc-tell-grow-old = Everybody left gets an age token: { $who }.
rc-tell-deck-shuffled = The deck is made anew of the discard pile: { $cards }.
rc-tell-crown = { $number ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
} ({ $why })
rc-tell-only-card = The last card is kept: { $card }.
rc-tell-only-discard = The last card is discarded: { $card }.
rc-tell-only-unit = Only one unit could be chosen: { $card }.
rc-tell-only-building = Only one building could be chosen: { $building }.

# Where points and gold come from

rc-source-war = war
rc-source-instant = instant income
rc-source-underworld = underworld bonus
rc-source-black = the black army won
rc-source-purple = the purple army won
rc-source-basic = basic income
rc-source-floor = never below 0
rc-source-end = { $building } at the end

# Why somebody won

rc-won-by-points = most points
rc-won-by-gold = a tie, decided by gold
rc-won-by-shared = a tie that nothing breaks
rc-won-by-lich-tie = a tie, which the Lich King wins

# Since your last turn

rc-since-phase = It is now round { $round }, { $phase }.
rc-since-war-won = You beat { $other }, { $mine } to { $theirs }.
rc-since-war-tied = You held your own against { $other }, { $mine } to { $theirs }.
rc-since-war-lost = You lost to { $other }, { $mine } to { $theirs }.
rc-since-died = Your dead: { $cards }.
rc-since-gold = You received { $gold }.
rc-since-scored = You scored { $points }.
rc-since-lost = You lost { $points }.
rc-since-other = { $who }: { $deeds }.
rc-since-placed = deployed { $cards }
rc-since-built = built { $building }
rc-since-upgraded = upgraded { $building }
