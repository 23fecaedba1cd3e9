# Ascension Tactics: what stands on the board

at-board-field = Battlefield
at-board-row = Center row
at-board-center-deck = Cards left in the center deck
at-board-banished = Banished cards
at-board-discard = Discard pile
at-board-deck = Cards in the deck
at-board-hand = Hand
at-board-hand-empty = No cards left in the hand
at-board-played = Played this turn
at-board-play-all = Play all ({ $number })
at-board-purse = Runes for constructs alone
at-board-team = Team
at-board-treasures = Treasures
at-board-schemes = Schemes in the hand
at-board-scheme-deck = Schemes left
at-board-from-threat = From threat { $threat } on:
at-board-partner = partner: { $who }
at-board-partner-hand = Hand of { $who }
at-board-take = Play for { $who }
at-board-look-through = { $pile }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}. Look through it.
at-board-draft = The draft of champions
at-board-campaign = The Broken Gate
at-board-attempt = Attempt { $number }
at-board-turn = Turn { $number }
at-board-target = Glory that wins
at-board-glory-of = Glory, of { $target } that win

# Cards and champions in words

at-board-card = { $name }: { $kind }{ $faction ->
    [none] {""}
   *[other] , { $faction }
}, { $price }. { $text }
at-board-champion = { $name }{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
}: strength { $strength }, defence { $defence }, speed { $speed }, an order costs { $order } power. { $text }
at-board-off = off the battlefield
at-board-figure = { $name } of { $who }, { $cell }: strength { $strength }, defence { $left } of { $defence }, speed { $speed }, { $ready ->
    [yes] ready
   *[no] exhausted
}{ $keywords ->
    [none] {""}
   *[other] ; { $keywords }
}{ $carries ->
    [none] {""}
   *[other] ; carries { $carries }
}
at-board-cell = { $cell }: { $terrain }{ $who ->
    [none] {""}
   *[other] {" "}of { $who }
}{ $glory ->
    [0] {""}
   *[other] , pays { $glory } glory
}{ $treasure ->
    [yes] , a treasure
   *[no] {""}
}

# An order that is being planned

at-board-end = { $label }. { $way }
at-board-steps = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
at-board-hurt = the land deals { $hurt } damage
at-board-falls = the champion would fall
at-board-lit = { $number ->
    [one] takes a beacon or portal
   *[other] takes { $number } beacons or portals
}
at-board-treasure = takes the treasure
at-board-damage = { $attacks ->
    [1] { $damage } damage
   *[other] { $damage } damage, { $attacks } times
}
at-board-defeats = defeats it
at-board-back = { $back } damage back
at-board-goes = { $name } goes to { $cell }: { $way }.
at-board-stays = { $name } stays.
at-board-hits = Attack on { $enemy }: { $blow }.
at-board-hits-all = Attack on all enemies in reach: { $blows }.
at-board-hit = { $enemy } ({ $blow })

# What is shown large while it is told

at-board-attack = Attack
at-board-harm = Damage
at-board-strikes-back = It strikes back.
at-board-land = The land changes
at-board-scheme = A scheme of the villains
at-board-threat-is = Threat { $threat }
at-board-surge = { $name }: surge!
at-board-decision = A villain makes up its mind
at-board-goal = Goal: { $goal }
at-board-chart-judge = Whom can it defeat?
at-board-chart-target = Whom does it pick?
at-board-chart-goes = Where does it go?
at-board-chart-holds = It is on its goal and holds it.
at-board-chart-lost = Its order is lost.
at-board-nobody = Nobody
at-board-stays-here = It stays.
at-board-cannot = It cannot act.
at-board-glory-now = { $glory } of { $target } glory

# What a perfect memory knows

at-board-memory-center = Left in the center deck
at-board-memory-treasures = Treasures that nobody has seen
at-board-memory-schemes = Schemes to come

# The battlefield in words

at-board-survey = The battlefield in words
at-board-places = Places
at-board-figure-of = { $name } ({ $who }), { $cell }
at-board-lies = { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
} { $where }: { $thing }
