# Cadwallon: scenes, cards and panels

# Fights

cad-stage-fight = Fight: { $place }
cad-stage-fight-round = Fight: { $place }, round { $round }
cad-stage-combat = Combat: so many dice are thrown
cad-stage-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
cad-stage-die = Die { $number }: { $roll }
cad-stage-total = total { $number }
cad-stage-tie-total = Best die wins; on a tie the total, then the attacker
cad-stage-tie-attack = Best die wins; on a tie the attacker
cad-stage-by-best = The best die decides
cad-stage-by-total = A tie: the total decides
cad-stage-by-stance = A tie: the guarded stance wins
cad-stage-by-attack = A tie: the attacker wins
cad-stage-of = { $name }: { $thing }
cad-stage-wounded = wounded

# Throws

cad-stage-throw-lock = { $name } at the lock
cad-stage-throw-patrol = Patrol
cad-stage-throw-snare = A snare for { $name }
cad-stage-throw-crossbow = A shot at { $name }
cad-stage-rule-lock = Mind: { $to } or less opens the lock.
cad-stage-rule-opened = Smashing always opens a chest, and so does a Master Key.
cad-stage-rule-prison = { $from } to 6 breaks out; else the turn is over.
cad-stage-rule-archive = Mind: { $to } or less brings 1 experience and { $cards } cards of the discard pile, else { $consolation } new cards.
cad-stage-rule-secret = Three different dice pay their sum. Others kill.
cad-stage-rule-tunnel = 1: lost. 2 or 3: two treasures are lost. 4 to 6: out with everything.
cad-stage-rule-altar = Each crystal is worth 6 ducats.
cad-stage-rule-cyclops = 1 Altar, 2 Tunnel, 3 Torture Chamber, 4 Archive, 5 Secret Treasury, 6 it stays.
cad-stage-rule-patrol = The guard moves so many spaces; on a 6 not at all.
cad-stage-rule-colours = If the next card is purple, a guard moves up to 4 spaces; if it is blue, none moves.
cad-stage-rule-shot = { $from } or more is a wound.
cad-stage-well = Success
cad-stage-badly = Failure
cad-stage-hit = Hit
cad-stage-missed = Missed

# Tokens

cad-stage-token = Exploration: { $room }
cad-stage-token-crystal = A treasure in a locked chest; the Holy Altar pays 6 for it.
cad-stage-token-trap = One wound, and the turn of this character is over.
cad-stage-token-equipment = One Equipment card of the display.
cad-stage-token-coat = The gang gains experience.
cad-stage-token-security = The chest in this room costs 1 AP more.
cad-stage-token-staircase = A way down to the Catacombs, for everybody. It brings experience.
cad-stage-token-mechanism = Whoever stands here opens the Secret Treasury for their gang.

# Cards and tasks

cad-stage-card = Arcana
cad-stage-mission = A mission is finished
cad-stage-intrigue = An Intrigue is fulfilled
cad-stage-intrigue-failed = An Intrigue has failed
cad-stage-alarm = Alarm!
cad-stage-alarm-text = { $rounds ->
    [one] Portcullises fall, four gates stay open. { $rounds } round is left to get out; whoever stays costs 3 ducats.
   *[other] Portcullises fall, four gates stay open. { $rounds } rounds are left to get out; whoever stays costs 3 ducats.
}
cad-stage-reckoning = The reckoning
cad-stage-reckoning-text = Treasures that got out are sold; each character left behind costs 3 ducats.

# Hand and desk

cad-stage-hand = Your Arcana
cad-stage-hand-empty = No Arcana in hand
cad-stage-arcana = { $name } ({ $moment }). { $text }
cad-stage-intrigue-label = { $name }. { $met } of { $all } conditions met.
cad-stage-count = { $words }: { $have }/{ $need }
cad-stage-missions = Missions
cad-stage-mission-label = Mission: { $name }. { $who ->
    [none] Nobody carries enough now.
   *[other] Enough is carried by { $who }.
}
cad-stage-deck = Arcana deck
cad-stage-discard = Discard pile
cad-stage-equipment = Equipment
cad-stage-once = discard after one use
cad-stage-patrol-purple = Next card purple: a guard moves up to four spaces
cad-stage-patrol-blue = Next card blue: no guard moves
cad-stage-patrol-none = No card is left
cad-stage-patrol-die = A die says how far the guard moves
cad-stage-sheet = { $rounds } rounds; the alarm sounds in round { $alarm }.
cad-stage-sheet-bonus = The winner’s bonus in the next part: { $bonus }.
cad-stage-bonus-equipment = an Equipment card
cad-stage-road = The road of the campaign
cad-stage-station = { $name }: { $scores }
cad-stage-station-bonus = { $name } (winner’s bonus: { $bonus })
cad-n-arcana = { $number } Arcana
cad-n-intrigues = { $number ->
    [one] { $number } Intrigue
   *[other] { $number } Intrigues
}

# When a card can be played

cad-moment-fight = in a fight
cad-moment-attack = when attacking
cad-moment-defence = when defending
cad-moment-reroll = after the throw
cad-moment-won = after a win
cad-moment-lost = after a loss
cad-moment-move = in your Move
cad-moment-pick = at a chest
cad-moment-picked = after a pick
cad-moment-turn = in your turn
cad-moment-enemy-move = when another moves
cad-moment-enemy-stop = when another stops
cad-moment-guard = against a guard
cad-moment-cyclops = for the Cyclops

# Conditions of Intrigues

cad-when-there = in the room
cad-when-carries-scroll = carries a scroll
cad-when-carries-keys = carries keys
cad-when-carries-many = treasures
cad-when-enemy-wounded = an enemy is wounded
cad-when-carries-jewel = ring or bracelet
cad-when-hand = Arcana in hand
cad-when-rich-enemy = an enemy with two treasures
cad-when-deed = done
cad-when-prisoner = somebody in Prison
cad-when-crystal = carries a crystal
cad-when-altar = at the Altar
cad-when-turned = tokens turned up
cad-when-geared = with Equipment
cad-when-out = escaped
cad-when-loot-out = carried out
cad-when-experience = experience
cad-when-left-inside = somebody is inside
cad-when-rings-out = rings out
cad-when-scrolls-out = scrolls out
cad-when-by-tunnel = out by the Tunnel
cad-when-never-jailed = never in Prison

# What is special about adventures

cad-sheet-adv-01 = A scroll and keys together open the strongbox in the Treasury for 8 ducats, three times.
cad-sheet-adv-02 = No attacks between thieves in rounds 1 and 2. From round 3 a theft brings a ducat more.
cad-sheet-adv-03 = Guards who move go two spaces further, four from the alarm on.
cad-sheet-adv-04 = Zombies stand on the pentagrams and are in the way. Whoever lays one to rest is paid.
cad-sheet-adv-05 = The fence pays two ducats more for one kind of treasure, and from the alarm on for a second one.
cad-sheet-adv-06 = In the Laboratory a treasure is worth its price and two Arcana at once.
cad-sheet-adv-07 = A short night: five rounds, and two ducats for everybody who gets out.
cad-sheet-adv-08 = One of five persons is the Duke’s daughter. She fills two slots and pays 12 outside.
cad-sheet-adv-09 = In rounds 3 and 5 a token turns up by itself. The first gang underground gets 2 ducats.
cad-sheet-adv-10 = A staircase in the Armoury is closed until round 3. A relic lies in four rooms below.
cad-sheet-adv-11 = The Cyclops has Combat 4. Whoever first beats it twice takes the Eye of Mid-Nor, worth 10.
cad-sheet-adv-12 = Two Mechanisms lie open. The Secret Treasury pays 3 more. From the alarm on the Cyclops prowls each round.
cad-sheet-adv-13 = Crowds fill the streets: two spaces to enter, no fights, no guards. A bought Intrigue brings a ducat.
cad-sheet-adv-14 = The Duke’s nephew sits in the Prison. He pays 10 outside, or 8 at once in the Guardroom.

# Memory

cad-memory-arcana = Arcana that nobody has seen
cad-memory-intrigues = Intrigues not seen yet
cad-memory-tokens = Tokens still face down
cad-memory-missions = Missions still to come
cad-memory-hand = known in hand: { $cards }
