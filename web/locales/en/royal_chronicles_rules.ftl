# Royal Chronicles: the rules. Written by tools/rule_words.py from rules.toml.

rc-chapter-solo-components = Solo components
rc-rule-solo-comp-01 = One player (the monarch) faces the Lich King and his minions.
rc-rule-solo-comp-02 = Cards meant for solo carry a special symbol.
rc-rule-solo-comp-03 = Expansions are optional in solo: none, either one, or both together.
rc-rule-solo-comp-04 = There are 20 necropolis cards.
rc-rule-solo-comp-05 = There are 4 Lich King cards.
rc-rule-solo-comp-06 = There is 1 solo player aid.

rc-chapter-necropolis-cards = Necropolis cards
rc-rule-solo-necro-01 = Field 1, instant income: points that the Lich King gets once, at the end of Recruitment of the round that the card shows.
rc-rule-solo-necro-02 = Field 2, underworld bonus: VP the Lich King gets every round when the printed condition is met.
rc-rule-solo-necro-03 = Field 3, strength: one number for the Lich King’s black army and one for his purple army.
rc-rule-solo-necro-04 = Field 4, round symbol: the round in which this card pays its instant income.

rc-chapter-lich-king-cards = Lich King cards
rc-rule-solo-lk-01 = Difficulty can be raised by adding 1 to 4 Lich King cards (0 = basic game, so five levels).
rc-rule-solo-lk-02 = The more Lich King cards, the harder the game.
rc-rule-solo-lk-03 = The cards may be chosen or drawn at random.
rc-rule-solo-lk-04 = Chosen cards lie face up on the table.
rc-rule-solo-lk-05 = They give the Lich King extra properties for the whole game.

rc-chapter-solo-goal = Solo goal
rc-rule-solo-goal-01 = The player wins when, at game end, the player’s VP total is strictly higher than the Lich King’s.

rc-chapter-solo-setup = Solo setup
rc-rule-solo-setup-01 = Put the VP board in the middle of the table.
rc-rule-solo-setup-02 = Make two token supplies: gold and age tokens.
rc-rule-solo-setup-03 = The player starts with 3 gold.
rc-rule-solo-setup-04 = The player chooses a colour and takes its player aid and VP marker.
rc-rule-solo-setup-05 = The player takes the solo aid and a VP marker of another colour for the Lich King.
rc-rule-solo-setup-06 = Both VP markers start at the beginning of the track (0).
rc-rule-solo-setup-07 = Building cards are taken exactly as in multiplayer, according to the expansions in use.
rc-rule-solo-setup-08 = The unit deck is made according to the expansions in use.
rc-rule-solo-setup-09 = Sort the necropolis cards into 5 piles by back (1, 2, 3, 4, K) and shuffle each pile separately.
rc-rule-solo-setup-10 = Draw 1 random card from each pile without seeing its face.
rc-rule-solo-setup-11 = Lay these 5 cards face down in a row beside the VP board in the order 1 – 2 – 3 – 4 – K.
rc-rule-solo-setup-12 = Turn the first card (1) face up and put the time marker on it.
rc-rule-solo-setup-13 = The row replaces the round track of the VP board.

rc-chapter-solo-course = Solo course
rc-rule-solo-flow-01 = The game lasts 4 rounds.
rc-rule-solo-flow-02 = Each round has 6 phases in this order: 1 Recruitment, 2 Deployment, 3 War, 4 Income, 5 Construction, 6 Ageing.
rc-rule-solo-flow-03 = All phases follow the multiplayer rules except Recruitment and War.
rc-rule-solo-flow-04 = The Lich King never recruits units.
rc-rule-solo-flow-05 = The Lich King never builds.
rc-rule-solo-flow-06 = The Lich King gets his VP through the necropolis cards.

rc-chapter-solo-recruitment = Solo recruitment
rc-rule-solo-recruit-01 = The player picks units; every card not picked goes to the underworld pile.
rc-rule-solo-recruit-02 = The underworld is separate from both the unit deck and the discard pile.
rc-rule-solo-recruit-03 = At the end of Recruitment the underworld feeds the Lich King’s underworld bonus.
rc-rule-solo-recruit-04 = Pick 1: draw 5 units from the deck, keep 1, put the other 4 into the underworld.
rc-rule-solo-recruit-05 = Pick 2: draw 4 units, keep 1, put the other 3 into the underworld.
rc-rule-solo-recruit-06 = Pick 3: draw 3 units, keep 1, put the other 2 into the underworld (now 9 cards).
rc-rule-solo-recruit-07 = Shuffle the 9 underworld cards face down.
rc-rule-solo-recruit-08 = Pick 4: take the top 2 underworld cards, keep 1, put the other at the bottom of the underworld.
rc-rule-solo-recruit-09 = Pick 5: take one more (the last) card from the top of the underworld and keep it; there is no choice.
rc-rule-solo-recruit-10 = After pick 5 the player has 5 recruited units and 7 cards stay in the underworld.
rc-rule-solo-recruit-11 = During Recruitment the player may look through the discard pile and the underworld at any time.

rc-chapter-the-lich-king-s-income = The Lich King’s income
rc-rule-solo-lich-01 = It happens at the end of Recruitment, after the player has all units.
rc-rule-solo-lich-02 = Instant income: the Lich King gains the top-left VP of the current round’s card (the one with the time marker).
rc-rule-solo-lich-03 = Underworld bonus: check the 7 underworld cards against the condition of every face-up necropolis card.
rc-rule-solo-lich-04 = For each unit and/or legendary artifact card that meets the condition, the Lich King gains that card’s bonus VP.
rc-rule-solo-lich-05 = Since more necropolis cards are face up as the game goes on, the bonus grows.
rc-rule-solo-lich-06 = For these checks a unit has its unmodified strength, the number printed in the shield.
rc-rule-solo-lich-07 = For these checks every condition for producing a resource counts as fulfilled.
rc-rule-solo-lich-08 = Then all underworld cards go to the discard pile and Recruitment ends.

rc-chapter-solo-war = Solo war
rc-rule-solo-war-01 = The player fights both Lich King armies, black and purple (the text shows them as ♣ and ♠).
rc-rule-solo-war-02 = First turn the next necropolis card of the row face up; the time marker does not move.
rc-rule-solo-war-03 = Black army strength = black number on the current card + black number on the card just revealed.
rc-rule-solo-war-04 = Purple army strength = the sum of the purple numbers of the same two cards.
rc-rule-solo-war-05 = The kingdom’s strength is counted by the normal rules.
rc-rule-solo-war-06 = The kingdom fights one war against each army.
rc-rule-solo-war-07 = Each war won gives the player 3 VP, as in multiplayer.
rc-rule-solo-war-08 = Each war the Lich King wins gives him 1 VP.
rc-rule-solo-war-09 = On a tie both the kingdom and the army have won that war (player +3, Lich King +1).

rc-chapter-solo-end = Solo end
rc-rule-solo-round-01 = At the end of a round move the time marker to the next necropolis card; a new round starts.
rc-rule-solo-end-01 = After round 4, when the marker reaches the last card (K), the game ends.
rc-rule-solo-end-02 = The player adds the VP of the buildings built.
rc-rule-solo-end-03 = The player adds the VP of legendary artifacts, if they are in use.
rc-rule-solo-end-04 = The Lich King gets the instant income of card K.
rc-rule-solo-end-05 = The player wins with more VP than the Lich King.
rc-rule-solo-end-06 = On equal VP the Lich King wins.

rc-chapter-solo-artifacts = Solo artifacts
rc-rule-solo-art-01 = Artifacts in the underworld are checked against necropolis conditions just like units.
rc-rule-solo-art-02 = Artifacts in the player’s kingdom give VP at game end as in multiplayer.

rc-chapter-solo-examples = Solo examples
rc-rule-solo-ex-01 = Example: Colossus and Woodcutter are kept, then of three cards the Clockmaker; Traveller and Miner go to the underworld. It is shuffled and two cards are taken from it, because picks 4 and 5 come from there.
rc-rule-solo-ex-02 = Example, round 2: the Manticore counts with strength 2, the Traveller as making ore.
rc-rule-solo-ex-03 = Example, round 2: 1 point at once, 1 × 1 for the first open card and 3 × 2 for the second make 8.
rc-rule-solo-ex-04 = Example, round 2: card 3 is revealed, and each army is the sum of two numbers.
rc-rule-solo-ex-05 = Example: Forest Spirit and Golem in the Front have strength 6. That ties the black army: the player wins one war, 3 points; the Lich King wins both, 2 points.

rc-chapter-setup-and-concepts = Setup and concepts
rc-rule-base-setup-01 = 2–5 players with the base box, 6–7 with Beyond the Gates, 1 with the solo rules.
rc-rule-base-setup-02 = Each player: player aid, VP marker at 0, 3 gold, one card of each building (level I side up), none built.
rc-rule-base-setup-03 = Shuffle all unit cards into one draw pile.
rc-rule-base-setup-04 = The time marker starts at round 1; VP track runs 0–60, beyond that use a “50” token.
rc-rule-base-concept-01 = A kingdom = unit spots + built buildings. At first 2 Front and 2 Back spots.
rc-rule-base-concept-02 = Resources are never tokens: a resource exists as long as the card that makes it is in play.
rc-rule-base-concept-03 = Resources are never spent; the same wood may pay a building, feed a Barracks, etc. in one round.
rc-rule-base-concept-04 = A unit dies only when it is discarded in the Ageing phase; any other discard is not a death.
rc-rule-base-concept-05 = All phases are played at the same time. Where an order matters, the highest score comes first, then the least gold, then chance.
rc-rule-base-concept-06 = A score never falls below 0.
rc-rule-base-concept-07 = Gold is unlimited for rule purposes (30 ones and 10 fives are only supply).

rc-chapter-recruitment = Recruitment
rc-rule-base-recruit-01 = 3+ players: deal 5 units each; keep 1, pass 4; keep 1, pass 3; … until each has 5.
rc-rule-base-recruit-02 = Rounds 1 and 3 pass clockwise (left), rounds 2 and 4 counter-clockwise.
rc-rule-base-recruit-03 = 2 players: deal 9 each; at each step keep 1 and discard 1, pass the rest; the ninth card is kept: 5 cards each.
rc-rule-base-recruit-04 = At the end of the phase add the card kept from the previous round (if any) to the hand.
rc-rule-base-recruit-05 = If the deck runs out, shuffle the discard pile into a new deck and go on.

rc-chapter-deployment = Deployment
rc-rule-base-deploy-01 = Place any number of hand units face down on free spots.
rc-rule-base-deploy-02 = Units already in play may be freely moved between spots.
rc-rule-base-deploy-03 = Units already in play may be freely discarded to make room (no death, tokens return to supply).
rc-rule-base-deploy-04 = When all are ready, reveal at once and pay the gold cost of every new unit.
rc-rule-base-deploy-05 = A unit from an earlier round is never paid again.
rc-rule-base-deploy-06 = A new unit that cannot be paid is discarded.
rc-rule-base-deploy-07 = A negative cost (Monkey −1) gives gold at once, usable for other units of this deployment.
rc-rule-base-deploy-08 = Gold from flip abilities cannot pay units of the same deployment.
rc-rule-base-deploy-09 = Of the hand cards not placed, at most 1 may be kept face down for the next round; the rest is discarded.
rc-rule-base-deploy-10 = After payment resolve Deployment abilities: flip abilities of newly revealed units; Deployment abilities without the flip sign act every round.
rc-rule-base-deploy-11 = The Kraken’s VP loss is applied at the very end of the phase, after Golem upgrades.
rc-rule-base-deploy-12 = Golem deployed without any earlier level II building gives no fifth spot in the same phase.

rc-chapter-war = War
rc-rule-base-war-01 = Kingdom strength = sum of strengths of Front units + units that can fight from the Back + building bonuses.
rc-rule-base-war-02 = Strength modifiers (per age token, per resource, per income gold, “X instead of Y”) are counted now; a number with an asterisk is variable.
rc-rule-base-war-03 = Compare with the left and the right neighbour separately; equal or higher strength wins that war.
rc-rule-base-war-04 = Each war won: 3 VP; ties are won by both.
rc-rule-base-war-05 = “For each war won” abilities count every won war (0–2), ties included.
rc-rule-base-war-06 = Level II buildings with a War score pay regardless of the war results.
rc-rule-base-war-07 = 2 players: only one war; 3 VP for winning, 6 VP when strength is at least double; strength 0 cannot win.
rc-rule-base-war-08 = Barracks II counts each unit whose current strength is 3 or more.

rc-chapter-income = Income
rc-rule-base-income-01 = Everyone gains 2 gold plus all Income gold of units and buildings.
rc-rule-base-income-02 = The Ogre’s bonus counts the gold that will be earned in this Income, the basic 2 included.

rc-chapter-construction = Construction
rc-rule-base-build-01 = At most one construction action per round: build one new building or upgrade one. Passing is allowed.
rc-rule-base-build-02 = A new building may be built at level I, or straight at level II.
rc-rule-base-build-03 = Level I needs the level I resources; an upgrade needs the level II resources only.
rc-rule-base-build-04 = Straight to level II needs the level I and level II resources added together (e.g. Town: 1 + 2 = 3 wood).
rc-rule-base-build-05 = Land cost of a new building: 2 gold × number of buildings already in the kingdom (0, 2, 4, 6 …). Upgrades have no land cost.
rc-rule-base-build-06 = Temple: each level separately either by ore or by the printed gold.
rc-rule-base-build-07 = Wood Merchant / Grand Architect replace missing resources by 1 gold each, any number of times, any mix for the Architect.
rc-rule-base-build-08 = A level II building keeps its level I ability.
rc-rule-base-build-09 = The first level II building opens a fifth unit spot, in the Front (3 Front + 2 Back); further ones add none.
rc-rule-base-build-10 = Buildings are permanent; each can be built once.
rc-rule-base-build-11 = What a building itself produces does not help to pay for its own direct level II.

rc-chapter-ageing = Ageing
rc-rule-base-age-01 = First, every unit with at least 1 age token dies (is discarded).
rc-rule-base-age-02 = Then every surviving unit, also one saved by an ability, gets 1 age token.
rc-rule-base-age-03 = Abilities “when … dies” are resolved for all units dying in this phase together, including the acting unit itself if it dies.
rc-rule-base-age-04 = Exceptions (Salamander: 2 tokens; Relic: never; Healer: may save one unit with exactly 1 token, itself included).
rc-rule-base-age-05 = Ageing is also played in round 4 before final scoring.

rc-chapter-end-of-the-game = End of the game
rc-rule-base-end-01 = After round 4 add building VP (level I 1, level II 3) and end-of-game abilities.
rc-rule-base-end-02 = Most points win; in a tie most gold; still tied, the victory is shared.

rc-chapter-beyond-the-gates = Beyond the Gates
rc-rule-btg-01 = 20 unit cards of 13 designs, marked with a key, are shuffled into the unit deck.
rc-rule-btg-02 = 6 new building designs; 7 building tiles (Barracks + the 6 new ones).
rc-rule-btg-03 = Town, Mine, Tavern and Temple are always used; 3 of the 7 tiles are drawn at random: everyone plays with the same 7 buildings.
rc-rule-btg-04 = Material for players 6 and 7; four “50” VP tokens.
rc-rule-btg-05 = The box also has the solo cards: 20 necropolis cards, 4 Lich King cards and 1 aid, of 99 cards in all.
rc-rule-btg-06 = No base rule changes otherwise.
rc-rule-btg-07 = Known of the units: Princess (the dearest, rewards buildings every round), Lost Soul (7 points at death), Noble (up to 10 points when deployed), Relic of Light (up to 4 points a round with units that do not die), Relic of War, Grand Intendant (strength, gold on deployment, food), Smuggler (gold), Shadow (2 copies, repeats a deployment ability), Djinn (upgrades one building).
rc-rule-btg-08 = Known buildings: Crypt (name) and Port (the only building with two effects on one level).

rc-chapter-the-forge-of-legends = The Forge of Legends
rc-rule-fol-01 = 14 new unit designs, 3 new building designs and 9 designs of a new card type, legendary artifacts.
rc-rule-fol-02 = Artifacts are in the unit deck: they can be recruited or end in the underworld.
rc-rule-fol-03 = Artifacts stand in the kingdom and give VP at game end.
rc-rule-fol-04 = In Deployment at most one new artifact a round is laid beside the kingdom and paid with the units. It uses no spot, has no strength, never ages and cannot die; a kingdom has at most 3.
rc-rule-fol-05 = An unplaced artifact in hand is treated as a unit card (may be the one kept card, else discarded).
rc-rule-fol-06 = With both expansions 3 buildings are drawn from Barracks + 6 + 3 = 10 tiles; with the Forge alone from Barracks + 3 = 4.
rc-rule-fol-07 = Shapeshifter skips (discards) artifacts it draws.

rc-chapter-rulings = Rulings
rc-rule-amb-01 = The underworld has 4 + 3 + 2 = 9 cards before pick 4, and 9 − 2 + 1 − 1 = 7 that score.
rc-rule-amb-02 = The card returned in pick 4 goes under the other seven, so that pick 5 is never that card. Pick 5 is forced.
rc-rule-amb-03 = What is in the underworld may be seen at any time, but never in which order: it is shown sorted. The cards of the row stay hidden until they are revealed.
rc-rule-amb-04 = The underworld bonus counts cards, not resource icons: a Forest Spirit counts once. An option counts icons instead.
rc-rule-amb-05 = A card in the underworld that meets the conditions of several open necropolis cards counts for each of them.
rc-rule-amb-06 = In round r the necropolis cards 1 to r are open for the underworld bonus. The card that is revealed in the war of a round scores from the next round on.
rc-rule-amb-07 = The underworld bonus of card K is never checked: K adds its strengths in round 4 and its instant income at the end.
rc-rule-amb-08 = For conditions a strength is the printed number, an asterisk is ignored: Manticore 2, Colossus 1, Dragon 0. The Barracks still use the current strength.
rc-rule-amb-09 = Cards without a shield (Shapeshifter, artifacts) have no strength and meet no condition on strength.
rc-rule-amb-10 = Adventurer, Hunter and Leviathan count as making their resource, each card once.
rc-rule-amb-11 = In a tie with an army both win: the player 3 points and all rewards for a war won, the Lich King his points.
rc-rule-amb-12 = The next necropolis card is revealed when deployment is final.
rc-rule-amb-13 = The rule of double strength for two players does not apply alone: there are exactly two wars.
rc-rule-amb-14 = Strength 0 against an army of 0 is a tie that both win.
rc-rule-amb-15 = The card kept from the last round is never in the underworld. It joins the hand after pick 5, so that the hand has 5 or 6 cards.
rc-rule-amb-16 = Cards discarded in Deployment go to the discard pile, not to the underworld.
rc-rule-amb-17 = Alone, 48 cards are drawn in four rounds. The deck is made anew only if it runs out.
rc-rule-amb-18 = A necropolis card pays its instant income once only, in its own round.
rc-rule-amb-19 = The Lich King’s income goes in this order: instant income, underworld bonus by card 1 to r, Lich King cards.
rc-rule-amb-20 = The game ends in this order: Ageing of round 4, marker to K, the player’s buildings, abilities and artifacts, the income of card K, comparison.
rc-rule-amb-21 = There are 4 necropolis cards of each back.
rc-rule-amb-22 = Whether the two recruitment examples tell of the same round is not said. If they do, the Miner must have been taken back in pick 4 or 5.
rc-rule-amb-23 = The Master Alchemist acts in every Deployment. All tokens go on one own unit of choice, itself allowed; compulsory if there is food.
rc-rule-amb-24 = The Time Master puts both tokens on one own unit, herself allowed; compulsory.
rc-rule-amb-25 = Each of several Healers may save one different unit with exactly 1 token.
rc-rule-amb-26 = Abilities of one Deployment are resolved in the order the player chooses, the Kraken’s loss last. The player is asked only where the order can matter, also because a card that is seen may decide another choice; else they go from left to right, Front then Back. What a Shadow repeats is resolved at once.
rc-rule-amb-27 = The Demon costs 3 points only when it dies with exactly 1 token.
rc-rule-amb-28 = The Shapeshifter draws until a unit of cost 3 or less comes. It takes the place for free with 1 age token and its flip abilities are resolved. The Shapeshifter and the skipped cards are discarded, which is no death.
rc-rule-amb-29 = What cannot be paid cannot be placed: the owner chooses before the reveal, and no unit is ever discarded for lack of gold.
rc-rule-amb-30 = The Lich King’s score has no upper limit and never falls below 0.
rc-rule-amb-31 = The discard pile lies open: everybody may look through it at any time. A kept card and cards in hand are secret, how many there are is not.
rc-rule-amb-32 = The cheapest way to pay for a building is taken by itself: resources first, gold only for what is missing.
rc-rule-amb-33 = An ability without “may” is compulsory if it can be done, and chooses among own units or buildings only.
rc-rule-amb-34 = When units die at the same time, points lost are taken before points gained.
rc-rule-amb-35 = A Shadow repeats neither a Shadow nor a Shapeshifter, and nothing if no other unit has a flip ability.
rc-rule-amb-36 = A kingdom has rows, and units stand in a row in the order in which they came there. In one Deployment a unit is moved, exchanged or discarded at most once and a new one placed once; whoever thinks again takes steps back.
rc-rule-amb-37 = A Forge and every Runesmith in the kingdom as it is revealed make an artifact 1 gold cheaper each, in whatever order all was laid. A Runesmith cannot be discarded if the artifact laid could not be paid without it.
rc-rule-amb-38 = The Sphinx’s card may also be an artifact and may also be kept where nothing was kept. Where as many cards are kept as may be, it replaces the one kept first.
rc-rule-amb-39 = With two players “both wars” means the one war there is.
rc-rule-amb-40 = The Watchtower lets the strongest unit in the Back fight that could not otherwise.
rc-rule-amb-41 = The Noble counts the gold left when everything was paid; gold from abilities of the same Deployment does not count.
rc-rule-amb-42 = A Leviathan with age tokens keeps its strength for the Barracks, although it cannot fight.
rc-rule-amb-43 = A Shapeshifter for which no unit is found is discarded, and its spot stays empty.
rc-rule-amb-44 = With a Library up to two cards may be kept; all of them join the hand after the next draft.
rc-rule-amb-45 = The Arena helps the strongest Front unit that can fight; of several the leftmost.
rc-rule-amb-46 = Lich King cards drawn at random come from those not chosen; there are never more than four.
rc-rule-amb-47 = Two players choose what to keep and what to discard unseen. Discards are opened when both have chosen.
rc-rule-amb-48 = The Relic of Light counts survivors that had a token before this Ageing gives new ones. Units that score in Ageing score also if they die in it.
rc-rule-amb-49 = Whatever comes from the deck for a Shapeshifter acts in the same Deployment, a Master Alchemist too.
rc-rule-amb-50 = A Mercenary lowers the income of its kingdom, never below 0 gold; an Ogre counts the lowered income.
rc-rule-amb-51 = Only draws from the deck in Deployment depend on the order of players. Who may still draw waits for whoever comes first, also with a Shadow that may repeat a Sphinx; everybody else goes on at once.
rc-rule-amb-52 = A unit is rewarded for won wars wherever it stands, in the Front or in the Back.
rc-rule-amb-53 = Barracks II counts the units of both rows.
rc-rule-amb-54 = Gold for won wars is no Income gold: an Ogre does not count it.

rc-chapter-worked-examples = Worked examples
rc-rule-tv-01 = Underworld of Manticore, Adventurer, Cerberus, Farmer, Knight, Blacksmith, Sculptor in round 2 with Bone Quarry and Conscripted Dead: 8 points.
rc-rule-tv-02 = Forest Spirit and Golem against Conscripted Dead and Barrow of Captains: player 3 points, Lich King 2.
rc-rule-tv-03 = Manticore and Farmer in the Front with Town I: 2 food, Manticore 6, strength 7.
rc-rule-tv-04 = Forest Spirit and Knight in the Front with Barracks I: 3 + 4 + 3 = 10.
rc-rule-tv-05 = Ogre in the Front, Blacksmith, Temple I: income 5, Ogre 7.
rc-rule-tv-06 = Round 1 with Forest Spirit: Town straight to level II is legal; a fifth spot from round 2.
rc-rule-tv-07 = A third building costs 4 gold of land, with a Landlord none.
rc-rule-tv-08 = A Demon deployed alone dies in its first Ageing, 3 points less but not below 0. Saved by a Healer it has 2 tokens and dies later without loss.
rc-rule-tv-09 = Golem and Kraken with two level I buildings: both become level II, then 6 points are lost; every other unit gets a token.
rc-rule-tv-10 = A Relic of Wisdom deployed in round 1 has 4 tokens at the end and scores 8.
rc-rule-tv-11 = Palm Reader with 1 token and Monkey with 2 die together: 3 points and 2 gold.
rc-rule-tv-12 = Player 40, Lich King 36 before card K with income 4: the Lich King wins.
rc-rule-tv-13 = Rogue and Commander, one tie and one loss: 3 + 1 points and 1 gold, the Lich King 2.
rc-rule-tv-14 = Leviathan, Hunter and Forest Child in the underworld with Rotten Granary open: 3 points.
