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
coa-about-card = If you win: { $reward }. If you lose: { $compensation }.
coa-about-tile = Gives { $goods }, to whoever builds it and to whoever uses it. When others use it, the controller receives { $tribute }.
coa-about-warrior = Costs { $cost }.
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
coa-held = Holds: { $region }
coa-store = What you own
coa-fate = Your fate: these types score at the end
coa-face-down = Face down
coa-battle-for = Battle for { $region }
coa-gate = Gate: { $modifier }
coa-verdict-won = The attacker wins
coa-verdict-held = The defender holds
coa-verdict-tie = A tie: the defender holds
coa-verdict-king = The King is beaten
coa-king-falls = The King is slain
coa-king-slayer = by { $who }
coa-rounds = Rounds, with the points of the citadel
coa-citadel-vp = Round { $round }: the citadel is worth { $vp }
coa-order = Turn order
coa-row = Warriors to recruit
coa-offer = Structures to build
coa-memory-decks = Warriors left in the stacks
coa-memory-tiles = Structures left in the stack
coa-memory-actions = Actions left to the automatic opponent

# Places for minions, as places

coa-at-slot-gold = gold slot
coa-at-slot-build = build slot
coa-at-slot-resource = { $region }, resource slot
coa-at-slot-battle = { $region }, battle slot
coa-at-slot-left = Citadel, left flank
coa-at-slot-right = Citadel, right flank
coa-at-slot-front = Citadel, front gate

# What is asked

coa-ask-setup-defender = Who will guard { $target } for you?
coa-ask-setup-garrison = Which warriors hold the Citadel against you? One to three.
coa-ask-place = Where does your minion go?
coa-ask-recruit = Will you recruit a warrior?
coa-ask-turn-end = Anything else before your turn ends?
coa-ask-ingredient = What do you take from the supply?
coa-ask-altar = Do the dead of your graveyard rise?
coa-ask-build-tile = What do you build?
coa-ask-build-site = Where do you build it?
coa-ask-adjust = Who defends { $target }?
coa-ask-recruit-gold = What do you pay for in gold?
coa-ask-recruit-ingredient = What do you pay with?
coa-ask-battle-commit = { $region }: who attacks? Up to { $warriors } warriors, face down.
coa-ask-battle-unmask = { $region }: unmask the attackers?
coa-ask-battle-card = { $region }: which battle card do you play?
coa-ask-battle-premonition = { $region }: which card has your opponent laid?
coa-ask-battle-fortify = { $region }: raise the synergy of your matching attackers?
coa-ask-battle-black = You lost with card 0. What do you take for it?
coa-ask-battle-casualty = Which of your warriors falls?
coa-ask-reroll = Have a die rolled again?
coa-ask-barter = Which resource do you trade away, and for what?
coa-ask-exhume = Whom do you recruit before your turn?
coa-ask-command-minion = Which minion obeys you?
coa-ask-command-slot = Where must it go?
coa-ask-regroup-warrior = Which warrior do you move?
coa-ask-regroup-post = Where does that warrior go?
coa-ask-fortify = Where do you raise the synergy?
coa-ask-order-next = Who takes the next place in the turn order?
coa-ask-order-start = Who begins the next round?

# What can be answered

coa-do-gold = Take { $number } gold
coa-do-build = Build a structure
coa-do-refresh = Take back your used battle cards ({ $number }){ $ability ->
    [yes] {" "}and ready your ability
   *[no] {""}
}
coa-do-gather = Gather { $region }: { $goods }
coa-do-gather-own = Gather { $region }: { $goods }; then you may adjust its defenders
coa-do-gather-tribute = Gather { $region }: { $goods }; { $who } receives { $tribute }
coa-do-attack = Attack { $region }: { $who } defends with strength { $strength }
coa-do-left = Attack the Citadel from the left flank (+1): { $who } defends with strength { $strength }
coa-do-right = Attack the Citadel from the right flank: { $who } defends with strength { $strength }
coa-do-front = Attack the Citadel at the front gate (−1): { $who } defends with strength { $strength }
coa-do-recruit = Recruit { $warrior } ({ $type }, strength { $strength }, level { $level }{ $automaton ->
    [yes] , automaton
   *[no] {""}
}) for { $cost }
coa-do-gold-for = Recruit { $warrior }, partly for gold
coa-do-tile = Build { $tile } for { $gold }: at once { $goods }, every round { $points }
coa-do-settle = Build { $region }: the province becomes yours
coa-do-upgrade = Build { $region } on top of { $tile }
coa-do-card = Play { $card }. If you win: { $reward }; if you lose: { $compensation }
coa-dead-return = your graveyard back to hand
coa-black-short = a casualty, or one warrior back from the grave
coa-do-name = Name { $card }
coa-do-reroll = { $who }: roll again{ $roll ->
    [0] {""}
   *[other] , now { $roll }
}
coa-do-minion = { $who }: minion from { $slot }
coa-do-to = Send it to: { $slot }
coa-do-post = Defend { $region }
coa-do-ability = { $ability }: { $text }
coa-do-recall = Call back from the grave: { $warrior }
coa-do-casualty = The winner loses one of their warriors
coa-do-add = Post in defence of { $region }: { $warrior }
coa-do-take = Take back to hand: { $warrior }
coa-do-swap = Trade places with { $warrior }
coa-do-hand = Take back to hand
coa-do-warrior-setup-defender = Post { $warrior } to guard { $region }
coa-do-warrior-setup-garrison = { $warrior }
coa-do-warrior-battle-commit = Lay face down: { $warrior }
coa-do-warrior-battle-casualty = Give up { $warrior }
coa-do-warrior-regroup-warrior = Move { $warrior }
coa-do-pay = Pay { $goods }
coa-do-gold-instead = Pay gold in place of: { $resource }
coa-do-barter = { $given } for { $taken }
coa-do-ingredient = Take { $goods }
coa-do-return = All return to your hand: { $warriors }
coa-do-leave = Let the dead lie
coa-do-fortify = Raise the synergy { $region } to +2
coa-do-order-next = { $who } goes next
coa-do-order-start = { $who } begins, the others follow clockwise
coa-do-pass-recruit = Recruit nobody, end your turn
coa-do-pass-battle-unmask = Leave them masked
coa-do-pass-battle-premonition = Name no card
coa-do-pass-battle-fortify = Do not raise it
coa-do-pass-reroll = Let the dice lie
coa-do-done-turn-end = End your turn
coa-do-done-adjust = Leave the defenders so
coa-do-done-battle-commit = Enough: attack with these
coa-do-done-setup-garrison = That is the garrison
coa-do-done-barter = Enough traded
coa-do-done-recruit-gold = Enough gold: pay the rest as printed
