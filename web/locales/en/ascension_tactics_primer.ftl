# Ascension Tactics: the game on one page

at-primer-goal = Whoever first has the glory that the scenario asks for wins at once. Glory comes from shrines and beacons, and against villains from defeating them.
at-primer-cards = In your turn do what you like in any order. Play cards from your hand: they give runes and power, draw cards, and make champions stronger. Two cards of a faction bring their allegiance.
at-primer-acquire = Runes buy heroes, constructs and champions from the center row and the piles. Power defeats monsters there, who then serve you.
at-primer-order = Power orders a champion: it enters on your portal if it is off the battlefield, moves up to its speed, and attacks once. Then it is exhausted until your next turn.
at-primer-attack = An attack deals the champion’s strength as damage. Damage of at least the defence defeats; all other damage goes at the end of the turn.
at-primer-control = You control a shrine with the most champions on and around it. At the end of your turn it pays.
at-primer-end = At the end of your turn discard everything, draw five cards, and ready your champions.
at-primer-ambush = Ambush: an effect for whoever acquires the card
at-primer-goal-token = Goal of a villain, and the villain who makes for it
at-primer-strength = Strength: the damage of an attack
at-primer-defence = Defence: the damage that defeats, less what was taken
at-primer-speed = Speed: points of movement
