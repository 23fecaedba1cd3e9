# Crown of Ash: labels of the board

coa-warrior-label = { $name }, { $type }, strength { $strength }{ $level ->
    [0] {""}
   *[other] , level { $level }
}{ $automaton ->
    [yes] , automaton
   *[no] {""}
}
coa-tile-label = { $name }: costs { $gold } gold, worth { $vp } points a round
coa-card-label = { $card }{ $spent ->
    [yes] , used
   *[no] {""}
}
coa-slot-taken = { $label }. Here: { $who }
coa-slot-gold = Take gold
coa-slot-build = Build a structure
coa-slot-refresh = Take back your used battle cards
coa-slot-resource = Gather in { $region }
coa-slot-battle = Attack { $region }
coa-slot-left = Attack the citadel from the left flank, +1
coa-slot-right = Attack the citadel from the right flank
coa-slot-front = Attack the front gate, −1
coa-tribute = Tribute to the controller when others use it
coa-resurrection = Return your graveyard to hand
coa-worth = Points at the end of the round
coa-covered = One point more for each tile covered
coa-unsettled = Nobody has built here
coa-defence = Strength of the defenders
coa-defence-is = Defenders: { $strength }
coa-minions = Minions left
coa-hand = Warriors in hand
coa-graveyard = Graveyard
coa-battle-cards = Battle cards in hand
coa-last-card = Last battle card
coa-ability-active = Ability token active
coa-ability-spent = Ability token used
coa-royal = Royal token: wins the last tie
coa-no-warriors = No warriors in hand
coa-refresh = Refresh
coa-fate = Your fate: these types score at the end
coa-reward = If you win
coa-compensation = If you lose
coa-black = If you lose: a casualty, or one warrior back from the grave
coa-face-down = Face down
coa-battle-for = Battle for { $region }
coa-gate = Gate: { $modifier }
coa-rounds = Rounds, with the points of the citadel
coa-citadel-vp = Round { $round }: the citadel is worth { $vp }
coa-order = Turn order
coa-row = Warriors to recruit
coa-offer = Structures to build
