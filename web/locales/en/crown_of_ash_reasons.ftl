# Crown of Ash: why something cannot be chosen now

coa-not-over = The game is over.
coa-not-not-asked = Not now: waiting for { $who }.
coa-not-answered = You have chosen. Waiting for { $who }.
coa-not-first = Something else is asked of you first.
coa-not-no-minion = No minion stands there.
coa-not-no-structure = Nobody has built there, so the slot is closed.
coa-not-same-slot = The minion stands there already.
coa-not-one-minion = You have placed your minion for this turn.
coa-not-refreshed = You have refreshed in this round.
coa-not-no-offer = There is no structure on offer.
coa-not-nothing-affordable = The cheapest structure costs { $cost } gold; you have { $gold }.
coa-not-no-site = No province is free or yours, so there is no place to build.
coa-not-own-region = It is yours already.
coa-not-nobody-there = Nobody holds it, so there is nobody to fight.
coa-not-no-warriors = You have no warrior in hand to attack with.
coa-not-dashed = This slot is open only with three or four players.
coa-not-taken = Taken: { $who }.
coa-not-attacked-before = It has been attacked this round already.
coa-not-build-slot-first = Structures are built with a minion on the build slot.
coa-not-tile-too-dear = It costs { $cost } gold; you have { $gold }.
coa-not-slots-only = Minions go to slots: choose one of the slots in the region.
coa-not-no-building-here = Nobody can build in the Citadel.
coa-not-others-province = It belongs to { $who }.
coa-not-not-your-region = It is not yours.
coa-not-automaton = Only adjusting posts an automaton.
coa-not-no-room = No more than { $limit } warriors fit there.
coa-not-no-pair = There is no pair of one type whose synergy could be raised.
coa-not-dead = This warrior lies in the graveyard until the round ends.
coa-not-one-recruit = You recruit one warrior a turn.
coa-not-recruit-last = Warriors are recruited at the end of your turn.
coa-not-too-dear = Too dear: { $goods } missing; gold to stand in: { $gold }.
coa-not-ingredients-missing = Too dear: { $number ->
    [one] { $number } more resource of any kind is
   *[other] { $number } more resources of any kind are
} missing.
coa-not-weakest-only = Only warriors of strength 1 stand guard at the start.
coa-not-attackers-laid = The attackers are laid down already.
coa-not-no-help = A defender gets no help from hand.
coa-not-waits-in-hand = Warriors in hand fight when you attack, and can be posted when you build or gather in your own province.
coa-not-moved = This warrior has moved already.
coa-not-fought-only = Only a warrior that fought in this battle can be lost.
coa-not-others-warrior = This warrior serves { $who }.
coa-not-other-province = You adjust the defenders of another province now.
coa-not-hand-only = Attackers come from your hand; who stands guard cannot attack.
coa-not-stays = The defenders of the Citadel cannot be adjusted.
coa-not-adjust-only = Defenders change when you build or gather in their province.
coa-not-card-used = You have used this card. Refresh to take it back.
coa-not-battle-only = Battle cards are played in battles.
coa-not-no-abilities = This match is played without abilities.
coa-not-others-ability = That is an ability of { $who }.
coa-not-ability-used = Your ability token is used up.
coa-not-no-use-now = That ability would have no use now.

# The odds of a battle

coa-odds-best = With your best choice, as far as you can know.
coa-odds-card = If you lay { $card }.
coa-odds-warrior = If { $warrior } joins, with your best card.
coa-odds-these = With these warriors and your best card.
coa-card-to-come = No battle card yet
