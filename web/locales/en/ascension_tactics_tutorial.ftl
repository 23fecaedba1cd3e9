# Ascension Tactics: the guide of a first match

at-tutorial-goal = Welcome to the battlefield. You lead a few champions and a deck of cards. Shrines pay glory at the end of your turn if you have more champions on and around them than anybody else. Whoever first has the glory in the upper corner wins at once.
at-tutorial-draft = First everybody takes champions, one at a time, from those that lie open. Red is strength, blue is defence, green is speed; the number above is the power that an order costs.
at-tutorial-villains = The villains turn over schemes. Each says who of them is ordered, and does more once the threat is high enough. Who is ordered asks itself: whom can I defeat? If nobody, it makes for its goal. Their panel shows schemes, threat and goals.
at-tutorial-cards = Cards come first. Play them in any order: runes buy cards, power pays for orders. “Play all” plays whatever needs no decision. What you do not play is discarded anyway.
at-tutorial-order = Power gives orders. Pick a champion: the battlefield shows where it could go and whom it could hit from there. Then click on a cell or on an enemy, or drag the champion there. A new champion enters on your portal. Cultists are weak and cheap, but they count at shrines.
at-tutorial-move = An ordered champion moves and attacks, in either order. Numbers on cells are points of movement; forest costs two. Point at a cell to see the way and what would happen on it.
at-tutorial-attack = There is an enemy in reach. An attack deals your strength as damage. Damage of at least the defence defeats; less goes away at the end of the turn.
at-tutorial-acquire = Runes buy cards from the center row and from the two piles. They go to your discard pile and come back when the deck is shuffled. Constructs are carried by a champion and make it stronger; champions join your team at once.
at-tutorial-treasure = You hold a treasure. It makes one champion stronger until the end of the turn, at many moments, also in the turns of others. If you do not want to be asked each time, say so.
at-tutorial-equip = A construct stays in play: a champion carries it until it falls. Strengthen somebody who is about to fight.
at-tutorial-ambush = This card has an ambush: an effect for whoever acquires it, at once.
at-tutorial-fall = A champion has fallen. What it carried is destroyed, and it can come back by an order, but only after its owner’s next turn has begun.
at-tutorial-end = Nothing is left to play. When you end your turn, you discard everything, draw five cards, ready your champions, and score your shrines.
at-tutorial-control = A ring in your colour means that a shrine is yours now; the small numbers below count the champions of each side. Keep what you have, and spoil what others have.
at-tutorial-farewell = That is all you need. Everything explains itself when you point at it, also the reach of your enemies. Now take the shrines.
