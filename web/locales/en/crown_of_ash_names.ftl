# Crown of Ash: the names of everything on the table

coa-bone = Bone
coa-ash = Ash
coa-blood = Blood
coa-sulphur = Sulphur
coa-gold = Gold
coa-ingredients = Ingredient of choice
coa-vp = Points

coa-visio = Visio
coa-nox = Nox
coa-mors = Mors
coa-fortis = Fortis
coa-king = The King

coa-volcano = Volcano
coa-village = Village
coa-coast = Coast
coa-forest = Forest
coa-desert = Desert
coa-mountains = Mountains
coa-citadel = Citadel

coa-warrior-visio-bone-2 = Visio’s Bone Guard
coa-warrior-visio-blood-1 = Visio’s Blood Servant
coa-warrior-visio-ash-1 = Visio’s Ash Servant
coa-warrior-nox-blood-2 = Nox’s Blood Guard
coa-warrior-nox-ash-1 = Nox’s Ash Servant
coa-warrior-nox-sulphur-1 = Nox’s Sulphur Servant
coa-warrior-mors-ash-2 = Mors’s Ash Guard
coa-warrior-mors-sulphur-1 = Mors’s Sulphur Servant
coa-warrior-mors-bone-1 = Mors’s Bone Servant
coa-warrior-fortis-sulphur-2 = Fortis’s Sulphur Guard
coa-warrior-fortis-bone-1 = Fortis’s Bone Servant
coa-warrior-fortis-blood-1 = Fortis’s Blood Servant
coa-warrior-bone-thrall = Bone Thrall
coa-warrior-marrow-spear = Marrow Spear
coa-warrior-ribcage-warden = Ribcage Warden
coa-warrior-barrow-hound = Barrow Hound
coa-warrior-bone-colossus = Bone Colossus
coa-warrior-cinder-thrall = Cinder Thrall
coa-warrior-soot-lancer = Soot Lancer
coa-warrior-ember-warden = Ember Warden
coa-warrior-urn-wraith = Urn Wraith
coa-warrior-cinder-colossus = Cinder Colossus
coa-warrior-gore-thrall = Gore Thrall
coa-warrior-vein-stalker = Vein Stalker
coa-warrior-clot-warden = Clot Warden
coa-warrior-crimson-hound = Crimson Hound
coa-warrior-blood-colossus = Blood Colossus
coa-warrior-fume-thrall = Fume Thrall
coa-warrior-brimstone-stalker = Brimstone Stalker
coa-warrior-vitriol-warden = Vitriol Warden
coa-warrior-vapour-hound = Vapour Hound
coa-warrior-brimstone-colossus = Brimstone Colossus
coa-warrior-skull-reaver = Skull Reaver
coa-warrior-pyre-reaver = Pyre Reaver
coa-warrior-heart-reaver = Heart Reaver
coa-warrior-caustic-reaver = Caustic Reaver
coa-warrior-bone-puppet = Bone Puppet
coa-warrior-bone-engine = Bone Engine
coa-warrior-ash-puppet = Ash Puppet
coa-warrior-ash-engine = Ash Engine
coa-warrior-blood-puppet = Blood Puppet
coa-warrior-blood-engine = Blood Engine
coa-warrior-sulphur-puppet = Sulphur Puppet
coa-warrior-sulphur-engine = Sulphur Engine

coa-structure-volcano-start = Smoking Crater
coa-structure-village-start = Village Shambles
coa-structure-desert-start = Buried Hearths
coa-structure-mountains-start = Mountain Crypt
coa-structure-charnel-pit = Charnel Pit
coa-structure-bone-barrow = Bone Barrow
coa-structure-ash-kiln = Ash Kiln
coa-structure-cinder-house = Cinder House
coa-structure-blood-well = Blood Well
coa-structure-leech-hall = Leech Hall
coa-structure-sulphur-vent = Sulphur Vent
coa-structure-fume-cellar = Fume Cellar
coa-structure-apothecary = Apothecary
coa-structure-funeral-gate = Funeral Gate
coa-structure-sacrifice-stone = Sacrifice Stone
coa-structure-brimstone-works = Brimstone Works
coa-structure-great-ossuary = Great Ossuary
coa-structure-ash-cathedral = Ash Cathedral
coa-structure-blood-basilica = Blood Basilica
coa-structure-sulphur-foundry = Sulphur Foundry
coa-structure-vitriol-tower = Vitriol Tower
coa-structure-heart-shrine = Heart Shrine
coa-structure-catacombs = Catacombs
coa-structure-grand-laboratory = Grand Laboratory
coa-structure-obsidian-spire = Obsidian Spire
coa-structure-lesser-altar = Lesser Altar
coa-structure-high-altar = High Altar

coa-ability-unmask = Unmask
coa-ability-premonition = Premonition
coa-ability-barter = Barter
coa-ability-exhume = Exhume
coa-ability-command = Command
coa-ability-second-chance = Second chance
coa-ability-regroup = Regroup
coa-ability-fortify = Fortify

coa-ability-text-unmask = see the attackers before battle cards are chosen
coa-ability-text-premonition = name the opponent’s battle card; if you are right, its strength falls to 1
coa-ability-text-barter = trade up to three basic resources for others
coa-ability-text-exhume = recruit a warrior at the start of your turn as well
coa-ability-text-command = move any minion to another slot, without an action
coa-ability-text-second-chance = have any die rolled again
coa-ability-text-regroup = move, add, take back or exchange one warrior on the board
coa-ability-text-fortify = two matching warriors count +2

coa-action-onslaught = Onslaught
coa-action-siege = Siege
coa-action-harvest = Harvest
coa-action-expansion = Expansion
coa-action-exhumation = Exhumation
coa-action-targeted = Targeted

coa-card-0 = Strength 0
coa-card-1 = Strength 1
coa-card-3 = Strength 3
coa-card-die = Die
coa-card-4 = Strength 4

# Where something happens

coa-in-volcano = in the Volcano
coa-in-village = in the Village
coa-in-coast = on the Coast
coa-in-forest = in the Forest
coa-in-desert = in the Desert
coa-in-mountains = in the Mountains
coa-in-citadel = in the Citadel

# What is attacked, taken or defended

coa-at-volcano = the Volcano
coa-at-village = the Village
coa-at-coast = the Coast
coa-at-forest = the Forest
coa-at-desert = the Desert
coa-at-mountains = the Mountains
coa-at-citadel = the Citadel

# Numbers of goods

coa-n-bone = { $number } bone
coa-n-ash = { $number } ash
coa-n-blood = { $number } blood
coa-n-sulphur = { $number } sulphur
coa-n-gold = { $number } gold
coa-n-ingredients = { $number ->
    [one] { $number } ingredient of choice
   *[other] { $number } ingredients of choice
}
coa-n-vp = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

coa-armed = { $name } ({ $strength })
coa-nobody = no warriors
coa-nothing = nothing
coa-no-card = no card
coa-own-hand = own hand
