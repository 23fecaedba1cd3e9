# Royal Chronicles: the guide of a first match

rc-tutorial-goal = Welcome, Your Majesty. You have four generations to build a realm worth remembering. Points come from wars, from buildings, and from what your people do while they live and when they die. Here you play against the Lich King: after four rounds you need more points than he has.
rc-tutorial-goal-people = Welcome, Your Majesty. You have four generations to build a realm worth remembering. Points come from wars with your neighbours, from buildings, and from what your people do while they live and when they die. Whoever has the most points after four rounds wins.
rc-tutorial-card = A card tells all about itself. Top left is its price in gold, top right its strength. The small signs show what it makes (wood, food or ore) and in which phases it acts. Point at it to read everything.
rc-tutorial-draft = This is the draft. Keep one of these cards; then you will see four others, then three. A good start is somebody strong for the war and somebody who makes a resource for your first building.
rc-tutorial-draft-people = This is the draft. Keep one of these cards; the others go on to your neighbour, and you receive cards in turn. A good start is somebody strong for the war and somebody who makes a resource for your first building.
rc-tutorial-underworld = What you do not keep goes down to the underworld. Before you deploy, the Lich King scores for the cards down there, as his open necropolis cards say. So look at what he wants before you leave it to him.
rc-tutorial-rows = Now arrange your kingdom. Units in the Front fight; those in the Back are safe from the war and work. Drag a card to a row, or use the buttons below it. You can take every step back until you are done.
rc-tutorial-gold = New units cost gold, and here you see what is left. Gold is also needed for buildings, so it can be wise to leave a spot empty.
rc-tutorial-outlook = The war to come: your strength counts along while you arrange. The armies of the Lich King are the sum of two necropolis cards. One is open, the other is turned over when the war begins, so you know their strength only within a range.
rc-tutorial-outlook-people = The war to come: your strength counts along while you arrange. Beside it is what your neighbours show now. They arrange their kingdoms at the same time, unseen, so leave yourself some room.
rc-tutorial-keep = One card may wait for the next round. Whatever is neither placed nor kept is discarded when you are done.
rc-tutorial-ability = Some units act at the moment they are revealed. Age tokens make some stronger, but whoever has one dies at the end of the round.
rc-tutorial-war = You fought both armies, one after the other. Whoever is as strong or stronger wins; each war that you win brings you 3 points, and each that he wins gives the Lich King one.
rc-tutorial-war-people = Everybody fought their neighbours. Whoever is as strong or stronger wins the war, and its points. Beside it you see what your strength was made of.
rc-tutorial-income = After the war comes the income: 2 gold for everybody, and what units and buildings add. The sums stand beside the wars.
rc-tutorial-build = Build one building, or raise one, each round. Resources are made by what stands in your kingdom and are never used up, but they must all be there. Every building you already have makes the next one 2 gold dearer. What you can pay now glows, with its price in gold.
rc-tutorial-ageing = Time has passed. Every unit with an age token has died, and all others now have one. So nearly everybody serves you for two rounds: plan for those who will follow.
rc-tutorial-marker = The time marker moved on, and one more necropolis card scores from now on. The armies grow with every round.
rc-tutorial-farewell = That is all you need. The full rules are never far away, and everything on the table explains itself when you point at it. Long may you reign.
