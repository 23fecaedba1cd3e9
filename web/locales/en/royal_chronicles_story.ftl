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
rc-tell-draft-discards = { $you ->
    [who] You discard
   *[none] { $who } discards
} { $card }.
rc-tell-draws = { $you ->
    [who] You draw
   *[none] { $who } draws
}: { $cards }.
rc-tell-recruited = { $you ->
    [who] You recruit
   *[none] { $who } recruits
} { $card }.
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

rc-tell-deployed = { $you ->
    [who] You
   *[none] { $who }:
} { $deeds }.
rc-did-place = { $you ->
    [who] deploy
   *[none] deploys
} { $cards }
rc-did-lay = { $you ->
    [who] lay down
   *[none] lays down
} { $card }
rc-did-dismiss = { $you ->
    [who] take
   *[none] takes
} out of play: { $cards }
rc-did-discard = { $you ->
    [who] discard
   *[none] discards
} { $cards }
rc-did-keep = { $you ->
    [who] keep
   *[none] keeps
} { $cards } for later
rc-did-pay = { $you ->
    [who] pay
   *[none] pays
} { $gold }
rc-did-receive = { $you ->
    [who] receive
   *[none] receives
} { $gold }
rc-did-nothing = { $you ->
    [who] change
   *[none] changes
} nothing

rc-tell-age = { $source }: { $tokens } on { $cards }.
rc-tell-young = { $source }: { $cards } loses { $tokens }.
rc-tell-raised = { $source }: { $you ->
    [who] your { $building }
   *[none] { $building } of { $who }
} becomes level II.
rc-tell-shapeshifter = { $you ->
    [who] Your Shapeshifter
   *[none] The Shapeshifter of { $who }
} becomes { $card }{ $skipped ->
    [yes] . Not taken: { $cards }.
   *[no] .
}
rc-tell-shapeless = { $you ->
    [who] Your Shapeshifter
   *[none] The Shapeshifter of { $who }
} finds no shape and is discarded.
rc-tell-shadowed = { $you ->
    [who] Your Shadow
   *[none] The Shadow of { $who }
} repeats: { $card }.
rc-tell-sphinx = { $you ->
    [who] Your Sphinx
   *[none] The Sphinx of { $who }
} looks at the next cards of the deck.
rc-tell-sphinx-discards = After the Sphinx { $you ->
    [who] you discard { $cards } and keep { $kept }
   *[none] { $who } discards { $cards } and keeps { $kept }
}.

# War

rc-tell-strength = { $you ->
    [who] You have
   *[none] { $who } has
} strength { $total }{ $known ->
    [yes] : { $parts }.
   *[no] .
}
rc-tell-war-won = { $you ->
    [who] You beat { $other }
    [other] { $who } beats you
   *[none] { $who } beats { $other }
}, { $mine } to { $theirs }{ $scored ->
    [yes] : { $points }.
   *[no] .
}
rc-tell-war-tied = { $you ->
    [who] You hold your own against { $other }
    [other] { $who } holds its own against you
   *[none] { $who } holds its own against { $other }
}, { $mine } to { $theirs }{ $scored ->
    [yes] : { $points }.
   *[no] .
}
rc-tell-war-lost = { $you ->
    [who] You lose
   *[none] { $who } loses
} to { $other }, { $mine } to { $theirs }.
rc-tell-war-nobody = Without any strength, neither { $you ->
    [who] you nor { $other }
    [other] { $who } nor you
   *[none] { $who } nor { $other }
} wins.
rc-the-black-army = the black army
rc-the-purple-army = the purple army

# Points, gold, buildings

rc-tell-score = { $you ->
    [who] You:
   *[none] { $who }:
} { $points } ({ $parts }).
rc-tell-lost = { $you ->
    [who] You lose
   *[none] { $who } loses
} { $points } ({ $parts }).
rc-tell-gold = { $you ->
    [who] You receive
   *[none] { $who } receives
} { $gold } ({ $source }).
rc-tell-income = { $you ->
    [who] You receive
   *[none] { $who } receives
} { $gold }: { $parts }.
rc-part = { $name } { $number }
rc-tell-built = { $you ->
    [who] You build
   *[none] { $who } builds
} { $building }, { $level }{ $paid ->
    [yes] , for { $gold }.
   *[no] .
}
rc-tell-upgraded = { $you ->
    [who] You upgrade
   *[none] { $who } upgrades
} { $building } to { $level }{ $paid ->
    [yes] {" "}for { $gold }.
   *[no] .
}

# Ageing

rc-tell-saved = { $you ->
    [who] You save
   *[none] { $who } saves
} a life: { $card }.
rc-tell-die = { $you ->
    [who] You bury
   *[none] { $who } buries
}: { $cards }.
rc-tell-grow-old = Units that live on get an age token: { $who }.
rc-tell-deck-shuffled = The deck is made anew of the discard pile: { $cards }.
rc-tell-crown = { $number ->
    [one] { $you ->
        [who] You win!
       *[none] { $who } wins!
    }
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

# The rows in which points are counted

rc-points-units = units
rc-points-buildings = buildings
rc-points-built = buildings at the end
rc-points-artifacts = artifacts
rc-points-armies = the Lich King’s armies
rc-points-lich = the Lich King’s cards

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
