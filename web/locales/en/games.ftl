# The games, their kinds of matches and their options

game-crown_of_ash = Crown of Ash
game-crown_of_ash-blurb = Necromancers fight over six provinces and a burning citadel: place minions, raise the dead, build, and lay one secret card in every battle.

game-royal_chronicles = Royal Chronicles
game-royal_chronicles-blurb = A realm over four generations: hire knights, mages and merchants, send them to war, raise buildings, and let the old make room for the young.

game-ascension_tactics = Ascension Tactics
game-ascension_tactics-blurb = Build a deck, lead champions over a field of hexes, and hold the shrines: against each other, in teams, or against villains with schemes of their own.

mode-standard = With others
mode-solo = Solo
mode-automa = Others and automatic opponent
mode-grand = With many
mode-duel = Duel
mode-melee = Everybody for themselves
mode-teams = Two against two
mode-coop = Together against villains
mode-archvillain = One plays the villains
mode-campaign = Campaign

mode-about-crown_of_ash-standard = Two to four necromancers, people or bots.
mode-about-crown_of_ash-solo = You alone against the game’s own automatic opponent.
mode-about-crown_of_ash-automa = Two or three necromancers, and the game’s own automatic opponent as one more.
mode-about-royal_chronicles-standard = Two to five monarchs, people or bots.
mode-about-royal_chronicles-grand = Six or seven monarchs, people or bots; needs Beyond the Gates.
mode-about-royal_chronicles-solo = You alone against the Lich King; his cards make him harder to beat.
mode-about-ascension_tactics-duel = Two players, people or bots; the scenario decides what scores.
mode-about-ascension_tactics-melee = Three or four players, and one winner.
mode-about-ascension_tactics-teams = Two teams of two that take their turns together.
mode-about-ascension_tactics-solo = You alone against villains who follow their schemes.
mode-about-ascension_tactics-coop = Two players take their turns together against villains.
mode-about-ascension_tactics-archvillain = One or two players against one who plays the villains.
mode-about-ascension_tactics-campaign = The Broken Gate: three scenarios in a row against villains, for one or two.

option-abilities = Necromancers have special abilities
option-necromancer = Necromancer
option-clockwise = Turns always go clockwise
option-strict-supply = The supply of pieces is limited
option-memory-aid = Show what a perfect memory would know
option-difficulty = Automatic opponent
option-targeted = The automatic opponent aims better
option-expansions = Expansions
option-lich-cards = Lich King cards by lot
option-crown-of-bones = Crown of Bones: the Lich King starts with 3 points
option-dread-banner = Dread Banner: 2 points for each war he wins
option-soul-harvest = Soul Harvest: 1 point for him when any of your units dies
option-gravekeepers-toll = Gravekeeper’s Toll: 1 point for strength 4 or more in the underworld
option-per-icon = The underworld bonus counts icons, not cards
option-scenario = Scenario
option-champions = Champions

value-random = by lot
value-easy = easy
value-medium = medium
value-hard = hard
value-chosen = your own choice of its garrison
value-visio = Visio
value-nox = Nox
value-mors = Mors
value-fortis = Fortis
value-none = none
value-gates = Beyond the Gates
value-forge = The Forge of Legends
value-both = both
value-recommended = recommended by the scenario
value-alternative = the alternative pair of teams
value-draft = drafted
value-three-shrines = Battle at the Three Shrines
value-signal-fires = Signal Fires
value-blighted-ford = The Blighted Ford
value-besieged-shrines = The Besieged Shrines
value-silent-road = The Silent Road
value-drowned-beacons = The Drowned Beacons
value-throne-of-the-rift = Throne of the Rift
value-normal = normal
value-nightmare = nightmare
