# Crown of Ash: the guide of a first match

coa-tutorial-goal = Welcome to what is left of the kingdom. You are a necromancer, and the dead obey you. After four rounds whoever has the most points wears the Crown of Ash. Points come mostly from the regions you control at the end of each round.
coa-tutorial-regions = Six provinces lie around the Citadel. A border in your colour means that a province is yours. A structure stands there, and it is worth points at the end of each round.
coa-tutorial-defender = Warriors defend what you hold. One of your weakest starts as a guard; the others stay in your hand and can attack. Choose who stays behind.
coa-tutorial-place = You have four minions each round. On your turn you place one of them, and its action happens at once. Whatever glows can be chosen; point at it, or tap it once, to read what it would bring.
coa-tutorial-gather = Let us begin with resources: place a minion on a resource slot. You take what the structure supplies. If it belongs to somebody else, that player receives the small tribute in brackets, from the supply and not from you.
coa-tutorial-adjust = This province is yours, so you may change its guard: post warriors from your hand, two at most, or take them back. Two of one type get +1 together. Posted warriors cannot attack, so keep some in hand.
coa-tutorial-recruit = At the end of every turn you may recruit one warrior from the row above the board, paying with bone, ash, blood and sulphur. Gold stands in for anything you lack. Automata are strong and cheap, but they serve in one battle only.
coa-tutorial-gold = The gold slot always has room. Gold pays for structures, and it replaces any resource when you recruit.
coa-tutorial-build = On the build slot you buy one of the four structures on offer and put it into a province that belongs to nobody, or on top of your own. You get its resources at once and its points every round, and each tile it covers adds one point more.
coa-tutorial-attack = What belongs to others can be taken. Place a minion on a battle slot to attack. The shield shows how strong the defenders are; a battle card comes on top on both sides.
coa-tutorial-commit = Lay your attackers face down: up to two, or three at the Citadel. Others see how many they are, not who. If you win, all of them move in and guard the region.
coa-tutorial-card = Now both sides lay one battle card. Its strength is added to your warriors; the die is rolled. Green is your reward if you win, red your comfort if you lose, and weak cards pay better. A card that is used does not come back until you refresh or all five are spent.
coa-tutorial-outcome = The higher sum wins, and a tie goes to the defender. The losers lie in the graveyard until the end of the round. Then each side takes what its own card gives.
coa-tutorial-citadel = The Citadel supplies nothing, but it scores more every round. From the left flank you attack with +1, from the right with nothing, each once a round. The front gate costs you 1 but is always open. The King fights with strength 5 and plays no card.
coa-tutorial-refresh = Once a round a minion may refresh: you take all used battle cards back to hand. Do it when only the cards that you do not want are left.
coa-tutorial-round = The round is over. Every structure has scored for its controller, and so has the Citadel. Minions and the dead are back, there are new structures on offer, and whoever has the fewest points decides the turn order.
coa-tutorial-fate = Do not forget your fate: at the end of the game each recruited warrior of the two types on your card scores its level. Three equal resources are worth a point as well, and so are two gold. Automata that you still own cost you points.
coa-tutorial-farewell = That is all you need. The full rules are never far away, and everything on the table explains itself when you point at it. Now take the crown.
