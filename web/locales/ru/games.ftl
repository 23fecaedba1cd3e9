# Игры, виды партий и их настройки

game-crown_of_ash = Пепельная корона
game-crown_of_ash-blurb = Некроманты бьются за шесть провинций и пылающую цитадель: расставляйте прислужников, поднимайте мёртвых, стройте и в каждой битве кладите одну тайную карту.

game-royal_chronicles = Королевские хроники
game-royal_chronicles-blurb = Королевство через четыре поколения: нанимайте рыцарей, магов и купцов, ведите войны, возводите здания, а старые уступят место молодым.

game-ascension_tactics = Ascension Tactics
game-ascension_tactics-blurb = Собирайте колоду, ведите чемпионов по полю из шестиугольников и удерживайте святилища: друг против друга, командами или против злодеев с их замыслами.

mode-standard = С другими
mode-solo = В одиночку
mode-automa = С другими и автосоперником
mode-grand = Большой компанией
mode-duel = Дуэль
mode-melee = Каждый за себя
mode-teams = Двое на двое
mode-coop = Вместе против злодеев
mode-archvillain = Один играет за злодеев
mode-campaign = Кампания

mode-about-crown_of_ash-standard = От двух до четырёх некромантов — люди или боты.
mode-about-crown_of_ash-solo = Вы одни против автоматического соперника самой игры.
mode-about-crown_of_ash-automa = Два или три некроманта и ещё один автоматический соперник самой игры.
mode-about-royal_chronicles-standard = От двух до пяти монархов — люди или боты.
mode-about-royal_chronicles-grand = Шесть или семь монархов — люди или боты; нужно дополнение «За вратами».
mode-about-royal_chronicles-solo = Вы одни против Короля-лича; с его картами он опаснее.
mode-about-ascension_tactics-duel = Двое игроков — люди или боты; за что дают славу, решает сценарий.
mode-about-ascension_tactics-melee = Трое или четверо, победитель один.
mode-about-ascension_tactics-teams = Две команды по двое, ходят вместе.
mode-about-ascension_tactics-solo = Вы одни против злодеев, которые следуют своим замыслам.
mode-about-ascension_tactics-coop = Двое ходят вместе против злодеев.
mode-about-ascension_tactics-archvillain = Один или двое против того, кто играет за злодеев.
mode-about-ascension_tactics-campaign = «Сломанные врата»: три сценария подряд против злодеев, для одного или двоих.

option-abilities = Особые способности некромантов
option-necromancer = Некромант
option-clockwise = Ходы всегда идут по часовой стрелке
option-strict-supply = Запас фишек ограничен
option-memory-aid = Показывать то, что знает безупречная память
option-difficulty = Автоматический соперник
option-targeted = Автоматический соперник целится лучше
option-expansions = Дополнения
option-lich-cards = Карты Короля-лича по жребию
option-crown-of-bones = Корона из костей: Король-лич начинает с 3 очками
option-dread-banner = Знамя ужаса: 2 очка за каждую выигранную им войну
option-soul-harvest = Жатва душ: 1 очко ему, если умирает кто-то из ваших
option-gravekeepers-toll = Плата могильщику: 1 очко за силу от 4 в преисподней
option-per-icon = Бонус преисподней считает значки, а не карты
option-scenario = Сценарий
option-champions = Чемпионы

value-random = по жребию
value-easy = лёгкий
value-medium = средний
value-hard = трудный
value-chosen = гарнизон по вашему выбору
value-visio = Визио
value-nox = Нокс
value-mors = Морс
value-fortis = Фортис
value-none = без них
value-gates = За вратами
value-forge = Кузница легенд
value-both = оба
value-recommended = советует сценарий
value-alternative = другая пара команд
value-draft = драфт
value-three-shrines = Битва у трёх святилищ
value-signal-fires = Сигнальные огни
value-blighted-ford = Осквернённый брод
value-besieged-shrines = Осаждённые святилища
value-silent-road = Безмолвная дорога
value-drowned-beacons = Затопленные маяки
value-throne-of-the-rift = Трон Разлома
value-normal = обычный
value-nightmare = кошмар
