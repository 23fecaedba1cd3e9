# Игры, виды партий и их настройки

game-crown_of_ash = Пепельная корона
game-crown_of_ash-blurb = Некроманты бьются за шесть провинций и пылающую цитадель: расставляйте прислужников, поднимайте мёртвых, стройте и в каждой битве кладите одну тайную карту.

game-royal_chronicles = Королевские хроники
game-royal_chronicles-blurb = Королевство через четыре поколения: нанимайте рыцарей, магов и купцов, ведите войны, возводите здания, а старые уступят место молодым.

mode-standard = С другими
mode-standard-about = От двух до четырёх некромантов — люди или боты.
mode-solo = В одиночку
mode-solo-about = Вы одни против автоматического соперника самой игры.
mode-automa = С другими и автосоперником
mode-automa-about = Два или три некроманта и ещё один автоматический соперник самой игры.

option-abilities = Особые способности некромантов
option-necromancer = Некромант
option-clockwise = Ходы всегда идут по часовой стрелке
option-strict-supply = Запас фишек ограничен
option-memory-aid = Показывать то, что знает безупречная память
option-difficulty = Автоматический соперник
option-targeted = Автоматический соперник целится лучше

value-random = по жребию
value-easy = лёгкий
value-medium = средний
value-hard = трудный
value-visio = Визио
value-nox = Нокс
value-mors = Морс
value-fortis = Фортис
