# Royal Chronicles: labels of the board

rc-label-card = { $name }: { $kind ->
    [artifact] artifact, {""}
   *[unit] {""}
}{ $cost ->
    [-1] gives you 1 gold
   *[other] costs { $cost } gold
}{ $strength ->
    [none] {""}
   *[other] , strength { $strength }
}{ $now ->
    [none] {""}
   *[other] , now { $now }
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } age token
   *[other] , { $tokens } age tokens
}. { $text }
rc-about-card = { $cost ->
    [-1] gives you 1 gold
   *[other] cost { $cost }
}{ $strength ->
    [none] {""}
   *[other] , strength { $strength }
}. { $text }
rc-label-level = { $building }, { $level }: needs { $needs }. { $gives }{ $state ->
    [built] {" "}Built.
    [can] {" "}Yours for { $gold } gold.
   *[no] {""}
}
rc-label-stands = { $building }, { $level }. { $gives }
rc-building-is = { $building }{ $level ->
    [0] , not built
    [1] , level I stands
   *[other] , level II stands
}
rc-or = { $one } or { $other }
rc-kingdom-of = Kingdom: { $who }
rc-income = Gold of the next Income phase
rc-income-is = +{ $number }
rc-put-here = Put it here: { $row }
rc-put-beside = Lay it down beside the kingdom
rc-discard-here = Take it out of play
rc-keep-here = Keep it for the next round
rc-here = Here
rc-free-spot = Free spot: { $row }
rc-artifacts = Artifacts
rc-pick-up = Pick up
rc-way-front = Front
rc-way-front-of = { $card }: place in the Front
rc-way-back = Back
rc-way-back-of = { $card }: place in the Back
rc-way-beside = Lay down
rc-way-beside-of = { $card }: lay down beside the kingdom
rc-way-keep = Keep
rc-way-keep-of = { $card }: keep for the next round
rc-way-move = Move
rc-way-move-of = { $card }: move to the other row
rc-way-discard = Discard
rc-way-discard-of = { $card }: take out of play
rc-way-hand = To hand
rc-way-hand-of = { $card }: take back to hand
rc-hand = Your cards
rc-hand-empty = No cards in hand
rc-hand-size = Cards in hand
rc-taken = Recruited so far
rc-kept = Kept for the next round
rc-kept-free = One more card can be kept
rc-rest-goes-to = { $verb ->
    [discard] Discard one
   *[keep] Keep one
}. The rest goes to the { $side ->
    [left] left
   *[right] right
}: { $who }
rc-rest-underworld = Keep one. The rest goes down to the underworld
rc-gold-left = left of { $gold }
rc-deploy-hint = Drag cards to a row, or use their buttons.
rc-buildings = Buildings
rc-back-to-mine = Back to my own kingdom
rc-look = Look at the kingdom of { $who }
rc-neighbour-left = Your neighbour on the left
rc-neighbour-right = Your neighbour on the right
rc-rounds = Rounds
rc-round = Round { $round }
rc-phases = Phases
rc-pass-left = This round packets go to the left
rc-pass-right = This round packets go to the right
rc-deck = Cards in the deck
rc-discard = Discard pile
rc-score-track = Score track
rc-score-of = { $who }: { $points }
rc-time-marker = Time marker
rc-face-down = Necropolis card { $back }, face down
rc-underworld-empty = empty
rc-memory-sure = In hand for sure
rc-memory-passed = Seen in packets
rc-memory-each = One of these each:
rc-memory-going = Still passed on: { $number }
rc-memory-unseen = Not seen yet: { $number }

# War

rc-war = War
rc-outlook = The war to come
rc-outlook-people = What your neighbours show now. They arrange their kingdoms as you do, unseen.
rc-outlook-lich = The next necropolis card decides where in this range the armies are.
rc-your-strength = Your strength
rc-odds = With this arrangement
rc-margin = Your strength less theirs
rc-war-of-round = War of round { $round }
rc-won = won
rc-lost = lost
rc-no-war = No war of its own
rc-stage-tied = a tie
rc-stage-won = wins
rc-stage-lost = is beaten
rc-stage-dead = dies
rc-stage-older = One more age token

# What is asked

rc-ask-draft-keep = { $alone ->
    [yes] Which card do you keep? The others go to the underworld.
   *[no] Which card do you keep? The others go to { $who }.
}
rc-ask-draft-discard = Which card do you discard? The rest goes to { $who }.
rc-ask-deploy = Arrange your kingdom for round { $round }.
rc-ask-arranged = All is arranged. Look it over, then give the word.
rc-ask-ability-next = Whose ability comes first?
rc-ask-time-master = Time Master: who gets two age tokens?
rc-ask-master-alchemist = Master Alchemist: who gets an age token for each food?
rc-ask-herbalist = Herbalist: who loses all age tokens?
rc-ask-shadow = Shadow: whose ability is repeated?
rc-ask-djinn = Djinn: which building becomes level II?
rc-ask-sphinx = Sphinx: do you keep one of these cards for the next round?
rc-ask-build = What do you build?
rc-ask-heal = Ageing: who is saved?
rc-ask-banshee = Banshee: which survivor gets an age token?

# What can be answered

rc-do-recruit = Keep { $card }: { $about }
rc-do-keep = Keep for the next round: { $card }, { $about }
rc-do-discard = Discard { $card }: { $about }
rc-do-dismiss = Take { $card } out of play; that is no death
rc-do-place = { $card } to the { $row } { $cost ->
    [-1] and receive 1 gold
   *[other] for { $gold }
}. { $text }
rc-do-lay = Lay { $card } beside your kingdom: { $about }
rc-do-move = Move { $card } to the { $row }
rc-do-swap = { $one } and { $two } change places
rc-do-done = Done: reveal the kingdom
rc-do-done-discard = Done; { $cards } discarded
rc-do-build = Build { $building }, { $level }{ $priced ->
    [yes] , for { $gold }
   *[no] {""}
}. { $gives }
rc-do-upgrade = Raise { $building } to { $level }{ $priced ->
    [yes] , for { $gold }
   *[no] {""}
}. { $gives }
rc-do-djinn = { $building } becomes level II. { $gives }
rc-do-unit-ability-next = First: { $card }
rc-do-unit-time-master = Two age tokens on { $card }
rc-do-unit-master-alchemist = An age token for each food on { $card }
rc-do-unit-herbalist = Take all age tokens off { $card }
rc-do-unit-shadow = Repeat the ability of { $card }
rc-do-unit-heal = Save { $card }
rc-do-unit-banshee = An age token on { $card }
rc-do-pass-sphinx = Keep none of them
rc-do-pass-build = Build nothing
rc-do-pass-heal = Save nobody
