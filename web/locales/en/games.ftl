# The games, their kinds of matches and their options

game-crown_of_ash = Crown of Ash
game-crown_of_ash-blurb = Necromancers fight over six provinces and a burning citadel: place minions, raise the dead, build, and lay one secret card in every battle.

game-royal_chronicles = Royal Chronicles
game-royal_chronicles-blurb = A realm over four generations: hire knights, mages and merchants, send them to war, raise buildings, and let the old make room for the young.

mode-standard = With others
mode-solo = Solo
mode-automa = Others and automatic opponent
mode-grand = With many

mode-about-crown_of_ash-standard = Two to four necromancers, people or bots.
mode-about-crown_of_ash-solo = You alone against the game’s own automatic opponent.
mode-about-crown_of_ash-automa = Two or three necromancers, and the game’s own automatic opponent as one more.
mode-about-royal_chronicles-standard = Two to five monarchs, people or bots.
mode-about-royal_chronicles-grand = Six or seven monarchs, people or bots; needs Beyond the Gates.
mode-about-royal_chronicles-solo = You alone against the Lich King; his cards make him harder to beat.

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
