# Cadwallon: the guide of a first adventure

cad-tutorial-goal = Welcome to Cadwallon. Your four thieves have one night: seven rounds. Open chests, rob the others, finish missions, and get out before the end. Most ducats win; each thief left inside costs three.
cad-tutorial-deploy = Everybody places thieves on gates, one after the other. Look where the treasures lie that missions ask for, and come in near them.
cad-tutorial-patrol = Each turn you draw an Arcana card and move a guard. He throws a die for his way. Send him at the others: whoever loses to him pays two ducats and is driven away.
cad-tutorial-turn = Now you have seven action points, the tokens above the map. Pick a thief. Each makes one Move, one action and one use of the skill a turn. A Move costs one point.
cad-tutorial-move = The lit places are within reach: click where the Move is to end. Rooms are entered by their doors. Whatever a place offers is said when you point at it.
cad-tutorial-chest = A chest. Picking costs one point and a throw: your Mind or less opens it. Smashing costs two and always works. A thief carries three treasures.
cad-tutorial-attack = An enemy is within reach. Both throw dice, the best die wins. The winner steals a treasure, or two ducats, and says where the loser runs. The odds stand on the button.
cad-tutorial-cards = A fight. Cards of your hand that fit can be played now; each says when. The bar shows your odds with and without them.
cad-tutorial-react = It is another’s turn, but you may answer with a card. If you do not want to be asked again this turn, say so.
cad-tutorial-mission = Your gang carries what a mission asks for. Three points hand it in and pay at once: usually more than the sale at the end, and nobody can steal it any more.
cad-tutorial-strongbox = This is the adventure’s own treasure: a scroll and keys on one thief open the strongbox in the Treasury for eight ducats.
cad-tutorial-alarm = The alarm! Twelve gates close, four stay open. The map shows how far each of your thieves has to go. Leave in time: what stays inside is lost.
cad-tutorial-farewell = That is all you need. Everything explains itself when you point at it, and the rules can be searched. Good hunting.
