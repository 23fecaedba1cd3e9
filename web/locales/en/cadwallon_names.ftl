# Cadwallon: the names of everything on the table

# Gangs

cad-gang-executioners = Executioners
cad-gang-nocturnis = Nocturnis
cad-gang-kalderns = Kaldern’s Gang
cad-gang-cursed = The Cursed Ones

# Thieves, mercenaries, guards

cad-figure-leona = Leona
cad-figure-iris = Iris
cad-figure-davitto = Davitto
cad-figure-maren = Maren
cad-figure-valdur = Valdur
cad-figure-nyra = Nyra
cad-figure-corvin = Corvin
cad-figure-selka = Selka
cad-figure-kaldern = Kaldern
cad-figure-tortok = Tortok
cad-figure-elise = Elise
cad-figure-bragg = Bragg
cad-figure-dorak = Dorak
cad-figure-veshra = Veshra
cad-figure-grole = Grole
cad-figure-sable = Sable
cad-figure-chufflock = Chufflock
cad-figure-lucius = Lucius
cad-figure-iraem = Iraem
cad-figure-shaana = Shaana
cad-figure-sienne = Sienne
cad-figure-isabeau = Isabeau
cad-figure-kornak = Kornak
cad-figure-valrut = Valrut
cad-figure-cyclops = The Cyclops

# Places

cad-place-B2 = Guardroom (B2)
cad-place-D2 = Counting House (D2)
cad-place-E2 = Treasury (E2)
cad-place-B3 = Stables (B3)
cad-place-B4 = Forge (B4)
cad-place-D4 = Armoury (D4)
cad-place-J2 = Observatory (J2)
cad-place-H2 = Library (H2)
cad-place-G2 = Map Room (G2)
cad-place-J3 = Mage’s Study (J3)
cad-place-J4 = Gallery (J4)
cad-place-H4 = Wine Cellar (H4)
cad-place-B8 = Caravanserai (B8)
cad-place-D8 = Warehouse (D8)
cad-place-E8 = Tavern (E8)
cad-place-B7 = Tannery (B7)
cad-place-B6 = Bathhouse (B6)
cad-place-D6 = Dormitory (D6)
cad-place-J8 = Watch Post (J8)
cad-place-H8 = Apothecary (H8)
cad-place-G8 = Laboratory (G8)
cad-place-J7 = Chapel (J7)
cad-place-J6 = Trophy Hall (J6)
cad-place-H6 = Kitchen (H6)
cad-place-lair = Lair
cad-place-prison = Prison
cad-place-altar = Holy Altar
cad-place-tunnel = Tunnel
cad-place-torture = Torture Chamber
cad-place-archive = Archive
cad-place-secret = Secret Treasury
cad-place-centre = Centre of the Catacombs
cad-place-out = out of the district

# Treasures and tokens

cad-treasure-scroll = Scroll
cad-treasure-keys = Bunch of keys
cad-treasure-bracelet = Bracelet
cad-treasure-ring = Ring
cad-treasure-statuette = Statuette
cad-treasure-purse = Purse
cad-treasure-crystal = Magic crystal
cad-treasure-relic = Relic
cad-treasure-eye = Eye of Mid-Nor
cad-treasure-daughter = The Duke’s daughter
cad-treasure-nephew = The Duke’s nephew
cad-person-servant = A servant
cad-token-crystal = Magic crystal
cad-token-trap = Trap
cad-token-equipment = Equipment
cad-token-coat = Coat of arms
cad-token-security = Security
cad-token-staircase = Staircase
cad-token-mechanism = Mechanism
cad-back-purple = purple
cad-back-blue = blue

# Arcana

cad-card-powerful-blow = Powerful Blow
cad-card-furious-assault = Furious Assault
cad-card-parry = Parry
cad-card-lucky-star = Lucky Star
cad-card-jinx = Jinx
cad-card-run = Run
cad-card-dodge = Dodge
cad-card-teleportation = Teleportation
cad-card-secret-passage = Secret Passage
cad-card-niggling-injury = Niggling Injury
cad-card-master-key = Master Key
cad-card-false-bottom = False Bottom
cad-card-double-lock = Double Lock
cad-card-tax-collector = Tax Collector
cad-card-bribe = Bribe
cad-card-sleight-of-hand = Sleight of Hand
cad-card-poisoned-blade = Poisoned Blade
cad-card-riposte = Riposte
cad-card-battle-trance = Battle Trance
cad-card-arrest = Arrest
cad-card-feign-death = Feign Death
cad-card-rope-ladder = Rope Ladder
cad-card-hidden-stair = Hidden Stair
cad-card-smoke = Smoke
cad-card-healing-salve = Healing Salve
cad-card-snare = Snare
cad-card-cyclops-lure = Cyclops Lure
cad-card-jailers-debt = Jailer’s Debt
cad-card-informant = Informant

# Equipment

cad-card-watchmans-pass = Watchman’s Pass
cad-card-flying-draught = Flying Draught
cad-card-lock-opener = Lock-Opener
cad-card-crowbar = Crowbar
cad-card-soft-boots = Soft Boots
cad-card-grappling-hook = Grappling Hook
cad-card-rapier = Rapier
cad-card-buckler = Buckler
cad-card-venomed-dagger = Venomed Dagger
cad-card-chain-shirt = Chain Shirt
cad-card-healing-draught = Healing Draught
cad-card-spellbook = Spellbook
cad-card-lantern = Lantern
cad-card-deep-satchel = Deep Satchel
cad-card-lucky-coin = Lucky Coin
cad-card-manacle-key = Manacle Key
cad-card-disguise = Disguise
cad-card-crossbow = Crossbow
cad-card-trap-kit = Trap Kit

# Adventures

cad-adventure-adv-01 = The Duke’s Treasure
cad-adventure-adv-02 = Moonless Truce
cad-adventure-adv-03 = Hue and Cry
cad-adventure-adv-04 = The King of Ashes
cad-adventure-adv-05 = The Fence’s Favour
cad-adventure-adv-06 = The Master Alchemist
cad-adventure-adv-07 = A Short Night
cad-adventure-adv-08 = The Duke’s Daughter
cad-adventure-adv-09 = First Tremor
cad-adventure-adv-10 = The Sealed Stair
cad-adventure-adv-11 = The Eye of Mid-Nor
cad-adventure-adv-12 = The Hoard of Ashes
cad-adventure-adv-13 = The Festival Ashes
cad-adventure-adv-14 = A Duke’s Ransom

# Where ducats come from

cad-source-start = purse at the start
cad-source-purse = purses
cad-source-mission = Missions
cad-source-sale = treasures sold
cad-source-theft = thefts
cad-source-robbed = robbed by others
cad-source-guard = the guards
cad-source-caught = caught in the district
cad-source-fee = mercenaries’ fees
cad-source-intrigue = Intrigues
cad-source-false-bottom = False Bottom
cad-source-tax = Tax Collector
cad-source-altar = Holy Altar
cad-source-secret = Secret Treasury
cad-source-tunnel = Tunnel
cad-source-first-below = first in the Catacombs
cad-source-strongbox = the Duke’s strongbox
cad-source-campaign = earlier parts
cad-source-festival = the festival
cad-source-short-night = out in a short night
cad-source-banish = zombies laid to rest
cad-source-brew = the alchemist
cad-source-ransom = the ransom
cad-source-wanted = what the fence wants
cad-source-nephew = The Duke’s nephew
cad-source-scroll = scrolls carried out
cad-source-crossbow = the Crossbow
cad-source-snare = a snare
cad-source-daughter = The Duke’s daughter
cad-source-trap = a Trap
cad-source-fight = a fight
cad-fate-gate = by a gate
cad-fate-tunnel = by the Tunnel
cad-fate-dead = dead
cad-fate-lost = lost
cad-by-xp = experience
cad-by-coin = Lucky Coin
cad-by-luck = Dead Man’s Luck
cad-by-fury = Battle Fury
cad-by-lantern = Lantern

# Answers without a thing

cad-pass = pass
cad-none = nothing
cad-quiet = not asked again this turn
cad-done = done

# What skills do

cad-text-leona = Feint, 1 AP: she swaps places with a neighbour on the main board.
cad-text-iris = Battle Fury: attacking, she may re-roll one of her dice once a fight round.
cad-text-davitto = Tinker, discard an Arcana card: his failed pick succeeds.
cad-text-maren = Guarded Stance: defending against a thief, she wins if the best dice tie.
cad-text-valdur = Shadow Step, 1 AP: from a pentagram to any other free one.
cad-text-nyra = Light Fingers: when she beats a thief she also takes a ducat.
cad-text-corvin = Rooftops, discard an Arcana card: he crosses one wall in this Move.
cad-text-selka = Cat’s Eyes: once an activation she looks at a face-down token in a neighbouring room.
cad-text-kaldern = Haggler: each treasure he carries out sells for a ducat more.
cad-text-tortok = Strong Arm, discard an Arcana card: he smashes a chest for 1 AP less.
cad-text-elise = Charm, 1 AP: she moves a guard within three spaces up to two spaces.
cad-text-bragg = Sprinter: Movement 5 while he carries no treasure.
cad-text-dorak = Dirty Trick, discard an Arcana card: after the throw the opponent re-rolls the best die.
cad-text-veshra = Hex, 1 AP: an enemy within three spaces moves two spaces less next time.
cad-text-grole = Unyielding: when he runs away he is moved at most one space.
cad-text-sable = Dead Man’s Luck: once a turn re-roll a failed pick.
cad-text-chufflock = Executioner: a thief beaten by him goes to the Prison.
cad-text-lucius = Arsenal: before deployment he takes an Equipment card.
cad-text-iraem = Immunity: he leaves the Prison without a throw or cost.
cad-text-shaana = Savage: when she wins as attacker against a thief, the loser is wounded.
cad-text-sienne = Arcane Thief: once a turn she draws an Arcana card on a pentagram. At the end she costs 4 ducats.
cad-text-isabeau = Champion: nobody’s skill swaps or moves her. At the end she costs 3 ducats.

# What cards do

cad-text-powerful-blow = In a fight: +1 on one of your dice.
cad-text-furious-assault = Attacking: throw one more die.
cad-text-parry = Defending: throw one more die.
cad-text-lucky-star = After the throw: re-roll any of your dice once.
cad-text-jinx = After the throw: the opponent re-rolls a die that you name.
cad-text-run = In a Move: two spaces more.
cad-text-dodge = In a Move: pass through figures.
cad-text-teleportation = In a Move: pentagrams are neighbours of one another.
cad-text-secret-passage = In a Move: cross one wall.
cad-text-niggling-injury = When another moves: that Move is two spaces shorter.
cad-text-master-key = At a chest: the lock opens without a throw.
cad-text-false-bottom = After a successful pick: gain 2 ducats.
cad-text-double-lock = In your turn: each attempt at a chest costs 1 AP more.
cad-text-tax-collector = In your turn: an opponent loses 2 ducats.
cad-text-bribe = When a guard would attack you: he stops in front of you.
cad-text-sleight-of-hand = In your turn: take a random card from a neighbour.
cad-text-poisoned-blade = Attacking: if you win, the thief is wounded.
cad-text-riposte = Defending: if you win, the thief who attacked is wounded.
cad-text-battle-trance = In a fight: one more die; if you lose, you are wounded.
cad-text-arrest = After a win: the beaten thief goes to the Prison.
cad-text-feign-death = After a loss: nothing is stolen from you.
cad-text-rope-ladder = In a Move, from the Catacombs: up to a free room with a Staircase.
cad-text-hidden-stair = In a Move: the room you are in is a staircase once.
cad-text-smoke = In a Move: turn up no tokens.
cad-text-healing-salve = In your turn: one of yours loses all wounds.
cad-text-snare = When another stops on a street: on 4 to 6 they are wounded.
cad-text-cyclops-lure = When the die of the Cyclops is due: name its result.
cad-text-jailers-debt = In your turn: one of your prisoners goes to the centre.
cad-text-informant = In your turn: look at up to three face-down tokens.
cad-text-watchmans-pass = Once: leave through a closed portcullis.
cad-text-flying-draught = Once: a Move over walls and figures.
cad-text-lock-opener = Mind +1 at chests; a 6 breaks it.
cad-text-crowbar = Smashing costs 1 AP less.
cad-text-soft-boots = Movement +1.
cad-text-grappling-hook = Once a Move cross a wall for two spaces.
cad-text-rapier = Attacking: +1 on one die.
cad-text-buckler = Defending: +1 on one die.
cad-text-venomed-dagger = Once, after winning as attacker: the thief is wounded.
cad-text-chain-shirt = Once: ignore a wound.
cad-text-healing-draught = Once: the bearer or a neighbouring friend loses all wounds.
cad-text-spellbook = Mind +1 in the Archive, and one card more.
cad-text-lantern = Entering the Catacombs: re-roll the die of the Cyclops once.
cad-text-deep-satchel = Carry four treasures.
cad-text-lucky-coin = Once a turn re-roll one of the bearer’s dice.
cad-text-manacle-key = Escape from the Prison on 3 to 6.
cad-text-disguise = Guards do not attack the bearer without treasures.
cad-text-crossbow = Action, 1 AP: an enemy thief up to three street spaces away is wounded on 5 or 6.
cad-text-trap-kit = Once: ignore a Trap and gain 1 experience.

# Missions

cad-mission-mi-01 = Scrolls, 4 ducats each
cad-mission-mi-02 = Keys, 4 ducats each
cad-mission-mi-03 = Bracelets, 5 ducats each
cad-mission-mi-04 = Rings, 5 ducats each
cad-mission-mi-05 = Statuettes, 6 ducats each
cad-mission-mi-06 = Two scrolls, 10 ducats
cad-mission-mi-07 = Two bunches of keys, 10 ducats
cad-mission-mi-08 = Bracelet and ring, 11 ducats
cad-mission-mi-09 = Two bracelets, 12 ducats
cad-mission-mi-10 = Two rings, 12 ducats
cad-mission-mi-11 = Two statuettes, 14 ducats
cad-mission-mi-12 = Scroll and keys, 9 ducats
cad-mission-mi-13 = Bracelet, ring and statuette, 18 ducats
cad-mission-mi-14 = Scroll and two other kinds, 14 ducats
cad-mission-mi-15 = One of each of the five kinds, 25 ducats

# Intrigues

cad-intrigue-in-01 = A scroll in the Library: 6
cad-intrigue-in-02 = Keys in the Treasury: 6
cad-intrigue-in-03 = Two treasures in the Caravanserai: 6
cad-intrigue-in-04 = In the Laboratory while an enemy is wounded: 5
cad-intrigue-in-05 = A ring or a bracelet in the Dormitory: 5
cad-intrigue-in-06 = In the Mage’s Study with six Arcana in hand: 5
cad-intrigue-in-07 = Beat, attacking, a thief with two treasures: 5 and 1 experience
cad-intrigue-in-08 = Win both rounds against the Cyclops: 8
cad-intrigue-in-09 = Escape from the Prison by a throw: 5
cad-intrigue-in-10 = Trade a crystal at the Altar: 4
cad-intrigue-in-11 = Turn up five tokens: 5
cad-intrigue-in-12 = Three of yours have Equipment: 6
cad-intrigue-in-13 = At the end: all four have escaped: 8, or −4
cad-intrigue-in-14 = At the end: six treasures carried out: 8, or −3
cad-intrigue-in-15 = At the end: three experience left: 5, or −3
cad-intrigue-in-16 = At the end: the player to your left has somebody caught: 6, or −3
cad-intrigue-in-17 = At the end: two rings carried out: 6, or −3
cad-intrigue-in-18 = At the end: two scrolls carried out: 6, or −3
cad-intrigue-in-19 = At the end: somebody left by the Tunnel: 8, or −4
cad-intrigue-in-20 = At the end: none of yours was ever in Prison: 5, or −3
