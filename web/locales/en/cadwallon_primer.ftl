# Cadwallon: the game on one page

cad-primer-goal = Your gang of four thieves has one night in a closed district. Most ducats win.
cad-primer-turn = In your turn draw an Arcana card, move a guard, then spend seven action points. Each thief has one Move, one action and one use of the skill.
cad-primer-chest = A chest is picked for one point (a die, Mind or less) or smashed for two. A thief carries three treasures; purses pay at once.
cad-primer-fight = An attack costs a point: both throw their Combat in dice, the best die wins. The winner steals a treasure or two ducats, and the loser runs three spaces.
cad-primer-cards = Arcana are played at the moment that stands on them, some in the turns of others.
cad-primer-mission = A mission pays at once for treasures of your gang: three points, once a turn.
cad-primer-explore = With The King of Ashes rooms hide tokens: whoever comes in stops and turns one up. Staircases lead to the Catacombs and their Cyclops. Wounds keep a thief from acting; a point heals one.
cad-primer-alarm = At the alarm portcullises fall and four gates stay open. At the end treasures that got out are sold; each thief left inside costs 3 ducats.
cad-primer-door = Chest with a treasure
cad-primer-gate = Gate; a portcullis may close it
cad-primer-ducats = Ducats
cad-primer-experience = Experience: re-roll a die for one, Equipment for two
cad-primer-wound = Wound
cad-primer-guard = Guard
cad-primer-combat = Combat: dice in a fight
cad-primer-movement = Movement: spaces of a Move
cad-primer-mind = Mind: up to this a lock opens
