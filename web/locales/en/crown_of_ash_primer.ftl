# Crown of Ash: the first page of the rules

coa-primer-goal = Have the most points after four rounds. Structures and the Citadel give points at the end of every round to whoever controls them.
coa-primer-turn = In turn, everybody places one of four minions and does what the slot says, until all are placed.
coa-primer-gather = Gather: take what a structure supplies. If somebody else controls it, they receive tribute.
coa-primer-build = Build: pay gold for a structure. In an empty province it makes the province yours; on a structure of yours it makes it worth more.
coa-primer-battle = Attack: up to two warriors and one battle card against the defenders and theirs. The higher sum wins; a tie goes to the defender. Both cards pay: the weaker, the more.
coa-primer-recruit = At the end of your turn you may recruit one of the six warriors in the row, for resources.
coa-primer-citadel = The King holds the Citadel with strength 5. Three warriors may attack it; it is worth more from round to round.

coa-legend-gold = Gold; stands in for any resource
coa-legend-minion = A minion; a dashed circle is a free place
coa-legend-gather = Gather here
coa-legend-attack = Attack here
coa-legend-automaton = Automaton: fights in one battle only
coa-legend-black = The 0 card: who loses with it takes or saves a warrior
