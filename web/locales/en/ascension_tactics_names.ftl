# Ascension Tactics: the names of everything on the table

# Resources and numbers

at-glory = Glory
at-power = Power
at-runes = Runes
at-threat = Threat

# Whose side

at-banner-0 = Dawn
at-banner-1 = Ember
at-banner-2 = Storm
at-banner-3 = Thorn
at-villains = Villains

# Factions

at-faction-enlightened = Enlightened
at-faction-lifebound = Lifebound
at-faction-mechana = Mechana
at-faction-void = Void
at-faction-none = No faction

# Kinds of cards

at-kind-hero = Hero
at-kind-construct = Construct
at-kind-champion = Champion
at-kind-monster = Monster

# Terrain

at-terrain-plain = Plain
at-terrain-forest = Forest
at-terrain-corrupted = Corrupted land
at-terrain-enchanted = Enchanted land
at-terrain-barrier = Enchanted barrier
at-terrain-shrine = Shrine
at-terrain-rich-shrine = Great shrine
at-terrain-beacon = Beacon
at-terrain-portal = Portal
at-terrain-off = Disabled portal

# Tokens

at-token-circle = Witch circle
at-token-turret = Turret
at-token-treasure = Treasure
at-goal-crown = Crown
at-goal-blade = Blade
at-goal-eye = Eye
at-goal-claw = Claw

# Treasures

at-treasure-strength-3 = Strength +3
at-treasure-defence-3 = Defence +3
at-treasure-speed-2 = Speed +2
at-treasure-ranged = Ranged attack
at-treasure-strength-5 = Strength +5
at-treasure-defence-5 = Defence +5
at-treasure-strength-defence = Strength +2, defence +2
at-treasure-speed-ranged = Speed +1, ranged attack

# Gates

at-gate-gate-1 = Gate of the first player
at-gate-gate-2 = Gate of the second player
at-gate-gate-3 = Gate of the third player
at-gate-gate-4 = Gate of the fourth player
at-gate-team-1 = Gate of the first team
at-gate-team-2 = Gate of the second team

# Basic cards

at-card-apprentice = Apprentice
at-card-militia = Militia
at-card-mystic = Mystic
at-card-heavy-infantry = Heavy Infantry

# The Enlightened

at-card-dawn-acolyte = Dawn Acolyte
at-card-wayfinder-monk = Wayfinder Monk
at-card-skybow-adept = Skybow Adept
at-card-prayer-beads = Prayer Beads
at-card-temple-student = Temple Student
at-card-typhoon-ascetic = Typhoon Ascetic
at-card-all-seeing-eye = All-Seeing Eye
at-card-mirror-lake-scribe = Mirror-Lake Scribe
at-card-storm-kite = Storm Kite
at-card-warden-of-the-steps = Warden of the Steps
at-card-oracle-of-two-roads = Oracle of Two Roads
at-card-isla = Isla the Serene
at-card-twin-gale-blades = Twin Gale Blades
at-card-grand-abbot = Grand Abbot
at-card-celestial-gong = Celestial Gong

# The Lifebound

at-card-seed-gatherer = Seed Gatherer
at-card-thicket-guide = Thicket Guide
at-card-wild-drover = Wild Drover
at-card-barkskin-shield = Barkskin Shield
at-card-cult-shepherd = Cult Shepherd
at-card-grove-matron = Grove Matron
at-card-thornwhip = Thornwhip
at-card-packrunner = Packrunner
at-card-mosscaller = Mosscaller
at-card-antler-crown = Antler Crown
at-card-fruit-peddler = Fruit Peddler
at-card-kiri = Kiri, Meadow Witch
at-card-elder-of-a-hundred-roots = Elder of a Hundred Roots
at-card-stampede-caller = Stampede Caller
at-card-heartwood-bow = Heartwood Bow

# The Mechana

at-card-gear-tender = Gear Tender
at-card-wrench-priest = Wrench Priest
at-card-rivet-buckler = Rivet Buckler
at-card-piston-gauntlet = Piston Gauntlet
at-card-furnace-hand = Furnace Hand
at-card-sprocket-greaves = Sprocket Greaves
at-card-bolt-thrower = Bolt Thrower
at-card-scrap-courier = Scrap Courier
at-card-bulwark-frame = Bulwark Frame
at-card-foundry-foreman = Foundry Foreman
at-card-salvage-rig = Salvage Rig
at-card-mila = Mila, Senior Recycler
at-card-siege-core = Siege Core
at-card-blueprint-keeper = Blueprint Keeper
at-card-overcharge-adept = Overcharge Adept
at-card-titan-harness = Titan Harness

# The Void

at-card-shade-initiate = Shade Initiate
at-card-gloom-stalker = Gloom Stalker
at-card-bone-knife = Bone Knife
at-card-pit-duelist = Pit Duelist
at-card-ash-offering = Ash Offering
at-card-nightmare-crier = Nightmare Crier
at-card-barbed-mail = Barbed Mail
at-card-soul-broker = Soul Broker
at-card-oath-of-the-headsman = Oath of the Headsman
at-card-reaper-chain = Reaper Chain
at-card-whisper-in-the-dark = Whisper in the Dark
at-card-maw-of-the-deep = Maw of the Deep
at-card-oblivion-spear = Oblivion Spear
at-card-grave-summoner = Grave Summoner
at-card-lantern-of-hunger = Lantern of Hunger

# Champions

at-champion-arha-sensei = Arha Sensei
at-champion-arha-templar = Arha Templar
at-champion-psyche-askara = Psyche Askara
at-champion-twilight-scout = Twilight Scout
at-champion-unbound-emissary = Unbound Emissary
at-champion-water-djinn = Water Djinn
at-champion-faerie-commander = Faerie Commander
at-champion-flytrap-witch = Flytrap Witch
at-champion-raven-siren = Raven Siren
at-champion-runic-lycanthrope = Runic Lycanthrope
at-champion-rut = Rūt
at-champion-tuskrider = Tuskrider
at-champion-hedron-smithy = Hedron Smithy
at-champion-icarus-steelfoot = Icarus Steelfoot
at-champion-mechana-initiate = Mechana Initiate
at-champion-prime = P.R.I.M.E.
at-champion-reactor-monk = Reactor Monk
at-champion-tyranyx = Tyranyx
at-champion-bringer-of-despair = Bringer of Despair
at-champion-demon-slayer = Demon Slayer
at-champion-naka-blackblade = Naka Blackblade
at-champion-nihilbomber = Nihilbomber
at-champion-shadowcaster = Shadowcaster
at-champion-spike-vixen = Spike Vixen
at-champion-cultist = Cultist

# Champions of the center deck

at-champion-thane = Thane, Wolf King
at-champion-pasythea = Pasythea
at-champion-iron-bastion = Iron Bastion
at-champion-hollow-reaver = Hollow Reaver
at-champion-xeron = Xeron, Duke of Lies
at-champion-gloomfang-wyrm = Gloomfang Wyrm
at-champion-rift-colossus = Rift Colossus

# Schemes

at-scheme-iron-summons = Iron Summons
at-scheme-rising-wrath = Rising Wrath
at-scheme-crown-ward = Crown Ward
at-scheme-tribute-of-steel = Tribute of Steel
at-scheme-long-shadow = Long Shadow
at-scheme-dread-banner = Dread Banner
at-scheme-hidden-knives = Hidden Knives
at-scheme-feint-and-strike = Feint and Strike
at-scheme-rain-of-daggers = Rain of Daggers
at-scheme-blood-signal = Blood Signal
at-scheme-sown-doubt = Sown Doubt
at-scheme-watching-cult = Watching Cult
at-scheme-borrowed-sight = Borrowed Sight
at-scheme-burned-pages = Burned Pages
at-scheme-unblinking = Unblinking
at-scheme-searing-gaze = Searing Gaze
at-scheme-pack-call = Pack Call
at-scheme-trail-of-claws = Trail of Claws
at-scheme-thick-hide = Thick Hide
at-scheme-frenzy = Frenzy
at-scheme-scavenged-arms = Scavenged Arms
at-scheme-twin-advance = Twin Advance
at-scheme-guided-hand = Guided Hand
at-scheme-hunting-party = Hunting Party
at-scheme-pincer = Pincer
at-scheme-night-stalk = Night Stalk
at-scheme-cut-and-tear = Cut and Tear
at-scheme-chanting-in-the-dark = Chanting in the Dark
at-scheme-ritual-of-knives = Ritual of Knives
at-scheme-procession = Procession
at-scheme-vanguard = Vanguard
at-scheme-nightfall = Nightfall

# Sigils

at-sigil-haste = Sigil of Haste
at-sigil-might = Sigil of Might
at-sigil-stone = Sigil of Stone
at-sigil-bow = Sigil of the Bow
at-sigil-coin = Sigil of the Coin
at-sigil-flame = Sigil of the Flame
at-sigil-chest = Sigil of the Chest
at-sigil-road = Sigil of the Road
at-sigil-purge = Sigil of the Purge
at-sigil-oath = Sigil of the Oath

# Scenarios

at-scenario-three-shrines = Battle at the Three Shrines
at-scenario-signal-fires = Signal Fires
at-scenario-blighted-ford = The Blighted Ford
at-scenario-three-crowns = Three Crowns
at-scenario-four-gates = Four Gates
at-scenario-besieged-shrines = The Besieged Shrines
at-scenario-silent-road = The Silent Road
at-scenario-drowned-beacons = The Drowned Beacons
at-scenario-throne-of-the-rift = Throne of the Rift

# Keywords of champions

at-keyword-ranged = ranged attack
at-keyword-double = double attack
at-keyword-area = area attack
at-keyword-retaliate = retaliation
at-keyword-attacks4 = four attacks
at-keyword-forester = walks through forest
at-keyword-double-damage = double damage
at-keyword-free = orders cost nothing
at-keyword-two-bodies = two bodies
at-keyword-by-played = strength of the dearest card
at-keyword-by-row = strength of the center row

# What keywords mean

at-keyword-text-ranged = Attacks enemies up to 3 cells away in its line of sight.
at-keyword-text-double = Two attacks with an order.
at-keyword-text-area = Its attack hits every enemy in reach.
at-keyword-text-retaliate = Whoever attacks it takes as much damage as it has strength.
at-keyword-text-attacks4 = Up to four attacks with an order.
at-keyword-text-forester = Forest costs it no more than a plain cell.
at-keyword-text-double-damage = Its attacks and retaliation deal twice its strength.
at-keyword-text-free = Its orders cost nothing.
at-keyword-text-two-bodies = Two bodies with the same numbers; one order is for both, and when one falls, so does the other.
at-keyword-text-by-played = Its strength is the highest price of a card that you played this turn.
at-keyword-text-by-row = Its strength is the highest rune price in the center row.
