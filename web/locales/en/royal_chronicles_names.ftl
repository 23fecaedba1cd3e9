# Royal Chronicles: the names of everything on the table, and what it does

rc-wood = Wood
rc-food = Food
rc-ore = Ore
rc-gold = Gold
rc-vp = Points
rc-age-token = Age token
rc-strength = Strength

rc-phase-1 = Recruitment
rc-phase-2 = Deployment
rc-phase-3 = War
rc-phase-4 = Income
rc-phase-5 = Construction
rc-phase-6 = Ageing

rc-row-front = Front
rc-row-back = Back
rc-level-1 = level I
rc-level-2 = level II

rc-lich-king = The Lich King
rc-army-black = Black army
rc-army-purple = Purple army
rc-underworld = Underworld
rc-necropolis = Necropolis

# Realms, by their seats

rc-realm-0 = Ambervale
rc-realm-1 = Ravenmark
rc-realm-2 = Oakmere
rc-realm-3 = Frostgate
rc-realm-4 = Sunspire
rc-realm-5 = Thornhold
rc-realm-6 = Mistford

# Units

rc-card-monkey = Monkey
rc-card-sculptor = Sculptor
rc-card-adventurer = Adventurer
rc-card-veteran = Veteran
rc-card-wood-merchant = Wood Merchant
rc-card-militiaman = Militiaman
rc-card-time-master = Time Master
rc-card-hunter = Hunter
rc-card-woodcutter = Woodcutter
rc-card-shapeshifter = Shapeshifter
rc-card-cerberus = Cerberus
rc-card-farmer = Farmer
rc-card-cook = Cook
rc-card-blacksmith = Blacksmith
rc-card-mystical-healer = Mystical Healer
rc-card-necromancer = Necromancer
rc-card-giant-snake = Giant Snake
rc-card-cave-spirit = Cave Spirit
rc-card-knight = Knight
rc-card-miner = Miner
rc-card-archer = Archer
rc-card-grand-architect = Grand Architect
rc-card-forest-child = Forest Child
rc-card-rogue = Rogue
rc-card-peddler = Peddler
rc-card-treefolk = Treefolk
rc-card-relic-of-wisdom = Relic of Wisdom
rc-card-demon = Demon
rc-card-master-alchemist = Master Alchemist
rc-card-palm-reader = Palm Reader
rc-card-commander = Commander
rc-card-salamander = Salamander
rc-card-golem = Golem
rc-card-colossus = Colossus
rc-card-ogre = Ogre
rc-card-landlord = Landlord
rc-card-manticore = Manticore
rc-card-leviathan = Leviathan
rc-card-dragon = Dragon
rc-card-forest-spirit = Forest Spirit
rc-card-strategist = Strategist
rc-card-kraken = Kraken

# Units of Beyond the Gates

rc-card-shadow = Shadow
rc-card-noble = Noble
rc-card-princess = Princess
rc-card-lost-soul = Lost Soul
rc-card-relic-of-light = Relic of Light
rc-card-relic-of-war = Relic of War
rc-card-grand-intendant = Grand Intendant
rc-card-smuggler = Smuggler
rc-card-djinn = Djinn
rc-card-herbalist = Herbalist
rc-card-gatekeeper = Gatekeeper
rc-card-ferryman = Ferryman
rc-card-duellist = Duellist

# Units of The Forge of Legends

rc-card-runesmith = Runesmith
rc-card-herald = Herald
rc-card-griffin = Griffin
rc-card-centaur = Centaur
rc-card-mercenary = Mercenary
rc-card-chronicler = Chronicler
rc-card-sphinx = Sphinx
rc-card-hermit = Hermit
rc-card-banshee = Banshee
rc-card-minotaur = Minotaur
rc-card-prospector = Prospector
rc-card-paladin-of-legend = Paladin of Legend
rc-card-relic-keeper = Relic Keeper
rc-card-titan = Titan

# Legendary artifacts

rc-card-crown-of-ages = Crown of Ages
rc-card-dragonfang = Dragonfang
rc-card-aegis-of-dawn = Aegis of Dawn
rc-card-horn-of-plenty = Horn of Plenty
rc-card-evergreen-staff = Evergreen Staff
rc-card-heartstone = Heartstone
rc-card-bottomless-purse = Bottomless Purse
rc-card-hourglass = Hourglass of the First King
rc-card-builders-seal = Builder’s Seal

# What units do

rc-text-monkey = Ageing: when it dies, 1 gold for each age token on it.
rc-text-sculptor = Ageing: 3 points when it dies.
rc-text-adventurer = Makes 1 ore for each age token on it.
rc-text-veteran = When deployed: 1 age token on itself.
rc-text-wood-merchant = Construction: you may pay 1 gold for each wood you lack.
rc-text-militiaman = War: +1 strength for each age token on it.
rc-text-time-master = When deployed: 2 age tokens on one of your units.
rc-text-hunter = Makes 1 food in the Front.
rc-text-woodcutter = Makes 1 wood.
rc-text-shapeshifter = When deployed: becomes the next unit of the deck that costs 3 or less, free of charge, with 1 age token.
rc-text-cerberus = War: strength 3 if you have food.
rc-text-farmer = Makes 1 food.
rc-text-cook = Income: 1 gold for each food.
rc-text-blacksmith = Income: 1 gold.
rc-text-mystical-healer = Ageing: may save one of your units with exactly 1 age token.
rc-text-necromancer = When deployed: 1 age token on each of your other units.
rc-text-giant-snake = With an age token: strength 0 in War, and 3 gold in Income.
rc-text-cave-spirit = Makes 1 ore. When deployed: 1 age token on itself.
rc-text-knight = Strong, and nothing else.
rc-text-miner = Makes 1 ore.
rc-text-archer = War: fights from the Back too.
rc-text-grand-architect = Construction: you may pay 1 gold for each resource you lack.
rc-text-forest-child = Makes 1 wood and 1 food.
rc-text-rogue = War: 1 gold for each war you win.
rc-text-peddler = Makes 1 wood. Income: 1 gold.
rc-text-treefolk = Makes 1 food.
rc-text-relic-of-wisdom = Never dies. End of the game: 2 points for each age token on it.
rc-text-demon = When deployed: 1 age token on itself. Ageing: lose 3 points if it dies with exactly 1 age token.
rc-text-master-alchemist = Deployment, every round: 1 age token for each food, all on one of your units. War: 1 point for each ore, for each war you win. Income: 1 gold for each wood.
rc-text-palm-reader = Ageing: 1 point for each age token on your units that die.
rc-text-commander = War: 1 point for each war you win.
rc-text-salamander = War: +1 strength for each age token on it. Ageing: dies only with 2 or more.
rc-text-golem = When deployed: all your level I buildings become level II, free of charge.
rc-text-colossus = War: strength 7 with an age token; 1 point for each war you win.
rc-text-ogre = War: +1 strength for each gold of this round’s income.
rc-text-landlord = Makes 1 wood. Construction: land costs you nothing.
rc-text-manticore = War: +2 strength for each food.
rc-text-leviathan = War: +2 strength for each food. With an age token: cannot fight, and makes 2 food.
rc-text-dragon = War: strength 7 if you have ore.
rc-text-forest-spirit = Makes 3 wood.
rc-text-strategist = War: +1 strength for each age token in your kingdom; fights from the Back too.
rc-text-kraken = When deployed: 1 age token on each of your other units, and at the end lose 3 points for each of your level II buildings. Ageing: 1 point for each age token on your units that die.
rc-text-shadow = When deployed: repeats what one of your other units does when deployed.
rc-text-noble = When deployed: 1 point for each gold left after paying, 10 at most.
rc-text-princess = War: 3 points for each of your level II buildings.
rc-text-lost-soul = Ageing: 7 points when it dies.
rc-text-relic-of-light = Never dies. Ageing: 1 point for each other unit of yours that survives with an age token, 4 at most.
rc-text-relic-of-war = Never dies. War: +2 strength for each age token on it.
rc-text-grand-intendant = Makes 1 food. When deployed: 2 gold.
rc-text-smuggler = Income: 1 gold for each kind of resource you have.
rc-text-djinn = When deployed: one of your level I buildings becomes level II, free of charge.
rc-text-herbalist = When deployed: takes all age tokens off one of your units.
rc-text-gatekeeper = War: +1 strength for each of your level II buildings.
rc-text-ferryman = Makes 1 wood in the Back.
rc-text-duellist = War: strength 4 if it is the only unit in the Front.
rc-text-runesmith = Deployment: artifacts cost 1 gold less.
rc-text-herald = War: 1 point if you win both wars.
rc-text-griffin = War: fights from the Back too.
rc-text-centaur = Makes 1 wood in the Front.
rc-text-mercenary = Income: 1 gold less.
rc-text-chronicler = Ageing: 1 point if two or more of your units die.
rc-text-sphinx = When deployed: see three cards of the deck; you may keep one of them for the next round.
rc-text-hermit = War: strength 4 if it is alone in its row.
rc-text-banshee = Ageing: when it dies, 1 age token on one of your survivors.
rc-text-minotaur = Construction: a new building costs 1 gold more.
rc-text-prospector = Makes 2 ore.
rc-text-paladin-of-legend = War: +1 strength for each of your artifacts.
rc-text-relic-keeper = Ageing: 1 point for each of your artifacts, 2 at most.
rc-text-titan = When deployed: 1 age token on itself.

# What artifacts do

rc-text-crown-of-ages = End of the game: 1 point for each age token in your kingdom, 5 at most.
rc-text-dragonfang = War: +2 strength. End of the game: 1 point.
rc-text-aegis-of-dawn = War: 1 point for each war you win. End of the game: 1 point.
rc-text-horn-of-plenty = Makes 1 food. End of the game: 2 points.
rc-text-evergreen-staff = Makes 1 wood. End of the game: 2 points.
rc-text-heartstone = Makes 1 ore. End of the game: 2 points.
rc-text-bottomless-purse = Income: 1 gold. End of the game: 1 point for every 4 gold, 3 at most.
rc-text-hourglass = Ageing: may save one of your units with exactly 1 age token. End of the game: 2 points.
rc-text-builders-seal = Construction: land costs 2 gold less. End of the game: 1 point for every two buildings.

# Buildings, and what their levels give

rc-building-town = Town
rc-building-mine = Mine
rc-building-tavern = Tavern
rc-building-temple = Temple
rc-building-barracks = Barracks
rc-building-port = Port
rc-building-crypt = Crypt
rc-building-castle = Castle
rc-building-library = Library
rc-building-market = Market
rc-building-watchtower = Watchtower
rc-building-forge = Forge
rc-building-treasury = Treasury
rc-building-arena = Arena

rc-gives-town-1 = Makes 1 wood and 1 food.
rc-gives-town-2 = Makes 1 ore.
rc-gives-mine-1 = Makes 1 ore.
rc-gives-mine-2 = War: 2 points for each ore.
rc-gives-tavern-1 = Income: 1 gold for each food.
rc-gives-tavern-2 = War: 1 point for each food.
rc-gives-temple-1 = Income: 2 gold.
rc-gives-temple-2 = War: 2 points.
rc-gives-barracks-1 = War: +1 strength for each wood.
rc-gives-barracks-2 = War: 1 point for each of your units with strength 3 or more.
rc-gives-port-1 = Makes 1 food. Income: 1 gold.
rc-gives-port-2 = War: 1 point for each kind of resource you have.
rc-gives-crypt-1 = Ageing: 1 gold for each of your units that dies.
rc-gives-crypt-2 = Ageing: 1 point for each of your units that dies.
rc-gives-castle-1 = War: +1 strength for each unit in the Back.
rc-gives-castle-2 = War: 1 point for each war you win.
rc-gives-library-1 = Deployment: you may keep two cards.
rc-gives-library-2 = War: 1 point for each card you keep.
rc-gives-market-1 = Construction: once a round you may pay 2 gold for a resource you lack.
rc-gives-market-2 = War: 1 point for every 3 gold you have, 3 at most.
rc-gives-watchtower-1 = War: your strongest unit in the Back fights too.
rc-gives-watchtower-2 = War: 2 points if you win both wars.
rc-gives-forge-1 = Deployment: artifacts cost 1 gold less.
rc-gives-forge-2 = War: 1 point for each of your artifacts.
rc-gives-treasury-1 = Income: 1 gold, 2 with an artifact.
rc-gives-treasury-2 = End of the game: 1 point for every 4 gold, 3 at most.
rc-gives-arena-1 = War: your strongest unit in the Front that can fight has +1 strength.
rc-gives-arena-2 = War: 1 point for each unit in the Front with strength 4 or more.

# The necropolis

rc-necropolis-bone-quarry = Bone Quarry
rc-necropolis-rotten-granary = Rotten Granary
rc-necropolis-withered-grove = Withered Grove
rc-necropolis-pit-of-champions = Pit of Champions
rc-necropolis-conscripted-dead = Conscripted Dead
rc-necropolis-paupers-field = Paupers’ Field
rc-necropolis-silent-workshop = Silent Workshop
rc-necropolis-gate-of-oaths = Gate of Oaths
rc-necropolis-barrow-of-captains = Barrow of Captains
rc-necropolis-coffers-below = Coffers Below
rc-necropolis-war-ossuary = War Ossuary
rc-necropolis-hourless-crypt = Hourless Crypt
rc-necropolis-throne-of-tithes = Throne of Tithes
rc-necropolis-field-of-hands = Field of Hands
rc-necropolis-three-veins = Three Veins
rc-necropolis-market-of-shades = Market of Shades
rc-necropolis-crown-of-frost = Crown of Frost
rc-necropolis-black-sun = Black Sun
rc-necropolis-violet-moon = Violet Moon
rc-necropolis-last-gate = Last Gate

rc-if-wood = for each card in the underworld that makes wood
rc-if-food = for each card in the underworld that makes food
rc-if-ore = for each card in the underworld that makes ore
rc-if-any = for each card in the underworld that makes a resource
rc-if-strength-exactly = for each card in the underworld of strength { $number }
rc-if-strength-least = for each card in the underworld of strength { $number } or more
rc-if-cost-exactly = for each card in the underworld that costs { $number }
rc-if-cost-least = for each card in the underworld that costs { $number } or more
rc-if-cost-most = for each card in the underworld that costs { $number } or less
rc-if-phase = for each card in the underworld that acts in the phase { $phase }
rc-necropolis-instant = At once: { $points }.
rc-necropolis-bonus = Every round: { $points } { $condition }.
rc-necropolis-armies = Black army { $black }, purple army { $purple }.

# The cards of the Lich King

rc-lich-crown-of-bones = Crown of Bones
rc-lich-dread-banner = Dread Banner
rc-lich-soul-harvest = Soul Harvest
rc-lich-gravekeepers-toll = Gravekeeper’s Toll

rc-lich-text-crown-of-bones = In every Recruitment the Lich King gets 1 point.
rc-lich-text-dread-banner = Each war that the Lich King wins gives him 2 points instead of 1.
rc-lich-text-soul-harvest = Ageing: the Lich King gets 1 point if any of your units dies.
rc-lich-text-gravekeepers-toll = After the underworld bonus: the Lich King gets 1 point if a card of strength 4 or more lies in the underworld.

# Numbers of things

rc-n-wood = { $number } wood
rc-n-food = { $number } food
rc-n-ore = { $number } ore
rc-n-gold = { $number } gold
rc-n-vp = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rc-n-tokens = { $number ->
    [one] { $number } age token
   *[other] { $number } age tokens
}
rc-n-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rc-nothing = nothing
