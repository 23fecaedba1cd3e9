# The games, their kinds of matches and their options

game-crown_of_ash = Crown of Ash
game-crown_of_ash-blurb = Necromancers fight over six provinces and a burning citadel: place minions, raise the dead, build, and lay one secret card in every battle.

game-royal_chronicles = Royal Chronicles
game-royal_chronicles-blurb = A realm over four generations: hire knights, mages and merchants, send them to war, raise buildings, and let the old make room for the young.

mode-standard = With others
mode-standard-about = Two to four necromancers, people or bots.
mode-solo = Solo
mode-solo-about = You alone against the game’s own automatic opponent.
mode-automa = Others and automatic opponent
mode-automa-about = Two or three necromancers, and the game’s own automatic opponent as one more.

option-abilities = Necromancers have special abilities
option-necromancer = Necromancer
option-clockwise = Turns always go clockwise
option-strict-supply = The supply of pieces is limited
option-memory-aid = Show what a perfect memory would know
option-difficulty = Automatic opponent
option-targeted = The automatic opponent aims better

value-random = by lot
value-easy = easy
value-medium = medium
value-hard = hard
value-visio = Visio
value-nox = Nox
value-mors = Mors
value-fortis = Fortis
