# Ascension Tactics: the names of everything on the table

# Resources and numbers

at-glory = Слава
at-power = Мощь
at-runes = Руны
at-threat = Угроза

# Whose side

at-banner-0 = Заря
at-banner-1 = Искра
at-banner-2 = Буря
at-banner-3 = Чаща
at-villains = Злодеи

# Factions

at-faction-enlightened = Просветлённые
at-faction-lifebound = Жизнепоклонники
at-faction-mechana = Механа
at-faction-void = Бездна
at-faction-none = Без фракции

# Kinds of cards

at-kind-hero = Герой
at-kind-construct = Конструкция
at-kind-champion = Чемпион
at-kind-monster = Монстр

# Terrain

at-terrain-plain = Обычная ячейка
at-terrain-forest = Лес
at-terrain-corrupted = Порченая земля
at-terrain-enchanted = Зачарованная земля
at-terrain-barrier = Зачарованный барьер
at-terrain-shrine = Святилище
at-terrain-rich-shrine = Великое святилище
at-terrain-beacon = Маяк
at-terrain-portal = Портал
at-terrain-off = Отключённый портал

# Tokens

at-token-circle = Ведьмин круг
at-token-turret = Турель
at-token-treasure = Сокровище
at-goal-crown = Корона
at-goal-blade = Клинок
at-goal-eye = Око
at-goal-claw = Коготь

# Treasures

at-treasure-strength-3 = Сила +3
at-treasure-defence-3 = Защита +3
at-treasure-speed-2 = Скорость +2
at-treasure-ranged = Дальняя атака
at-treasure-strength-5 = Сила +5
at-treasure-defence-5 = Защита +5
at-treasure-strength-defence = Сила +2, защита +2
at-treasure-speed-ranged = Скорость +1, дальняя атака

# Gates

at-gate-gate-1 = Врата первого игрока
at-gate-gate-2 = Врата второго игрока
at-gate-gate-3 = Врата третьего игрока
at-gate-gate-4 = Врата четвёртого игрока
at-gate-team-1 = Врата первой команды
at-gate-team-2 = Врата второй команды

# Basic cards

at-card-apprentice = Ученик
at-card-militia = Ополчение
at-card-mystic = Мистик
at-card-heavy-infantry = Тяжёлая пехота

# The Enlightened

at-card-dawn-acolyte = Послушник рассвета
at-card-wayfinder-monk = Монах-проводник
at-card-skybow-adept = Адепт небесного лука
at-card-prayer-beads = Молитвенные чётки
at-card-temple-student = Ученик храма
at-card-typhoon-ascetic = Аскет тайфуна
at-card-all-seeing-eye = Всевидящее око
at-card-mirror-lake-scribe = Писец Зеркального озера
at-card-storm-kite = Грозовой змей
at-card-warden-of-the-steps = Страж ступеней
at-card-oracle-of-two-roads = Оракул двух дорог
at-card-isla = Исла Безмятежная
at-card-twin-gale-blades = Парные клинки бури
at-card-grand-abbot = Великий аббат
at-card-celestial-gong = Небесный гонг

# The Lifebound

at-card-seed-gatherer = Собиратель семян
at-card-thicket-guide = Проводник чащи
at-card-wild-drover = Погонщик зверей
at-card-barkskin-shield = Щит из коры
at-card-cult-shepherd = Пастырь культа
at-card-grove-matron = Хозяйка рощи
at-card-thornwhip = Терновый хлыст
at-card-packrunner = Бегущий со стаей
at-card-mosscaller = Взывающий ко мху
at-card-antler-crown = Рогатая корона
at-card-fruit-peddler = Торговец фруктами
at-card-kiri = Кири, Луговая ведьма
at-card-elder-of-a-hundred-roots = Старейшина ста корней
at-card-stampede-caller = Зовущий стада
at-card-heartwood-bow = Лук из сердцевины

# The Mechana

at-card-gear-tender = Смотритель шестерён
at-card-wrench-priest = Гаечный жрец
at-card-rivet-buckler = Клёпаный баклер
at-card-piston-gauntlet = Поршневая перчатка
at-card-furnace-hand = Подручный у горна
at-card-sprocket-greaves = Зубчатые поножи
at-card-bolt-thrower = Болтомёт
at-card-scrap-courier = Курьер с ломом
at-card-bulwark-frame = Каркас-бастион
at-card-foundry-foreman = Мастер литейной
at-card-salvage-rig = Установка утилизации
at-card-mila = Мила, Старший утилизатор
at-card-siege-core = Осадное ядро
at-card-blueprint-keeper = Хранитель чертежей
at-card-overcharge-adept = Адепт перегрузки
at-card-titan-harness = Доспех титана

# The Void

at-card-shade-initiate = Посвящённый тени
at-card-gloom-stalker = Крадущийся во мгле
at-card-bone-knife = Костяной нож
at-card-pit-duelist = Дуэлянт из ямы
at-card-ash-offering = Пепельная жертва
at-card-nightmare-crier = Глашатай кошмаров
at-card-barbed-mail = Шипастая кольчуга
at-card-soul-broker = Торговец душами
at-card-oath-of-the-headsman = Клятва палача
at-card-reaper-chain = Цепь жнеца
at-card-whisper-in-the-dark = Шёпот во тьме
at-card-maw-of-the-deep = Пасть глубин
at-card-oblivion-spear = Копьё забвения
at-card-grave-summoner = Могильный призыватель
at-card-lantern-of-hunger = Фонарь голода

# Champions

at-champion-arha-sensei = Сэнсэй Архи
at-champion-arha-templar = Храмовник Архи
at-champion-psyche-askara = Зеркальная аскара
at-champion-twilight-scout = Сумеречная разведчица
at-champion-unbound-emissary = Свободная посланница
at-champion-water-djinn = Водяной джинн
at-champion-faerie-commander = Командир фей
at-champion-flytrap-witch = Ведьма мухоловок
at-champion-raven-siren = Воронья сирена
at-champion-runic-lycanthrope = Рунический ликантроп
at-champion-rut = Рут
at-champion-tuskrider = Кабанья наездница
at-champion-hedron-smithy = Гедронный кузнец
at-champion-icarus-steelfoot = Икар Сталеход
at-champion-mechana-initiate = Послушник Механы
at-champion-prime = P.R.I.M.E.
at-champion-reactor-monk = Монах реактора
at-champion-tyranyx = Тираникс
at-champion-bringer-of-despair = Вестник отчаяния
at-champion-demon-slayer = Истребитель демонов
at-champion-naka-blackblade = Нака Чёрный Клинок
at-champion-nihilbomber = Нигилобомбист
at-champion-shadowcaster = Заклинатель теней
at-champion-spike-vixen = Шипастая лиса
at-champion-cultist = Культист

# Champions of the center deck

at-champion-thane = Тейн, Царь волков
at-champion-pasythea = Пасифея
at-champion-iron-bastion = Железный бастион
at-champion-hollow-reaver = Пустотный разоритель
at-champion-xeron = Зерон, герцог лжи
at-champion-gloomfang-wyrm = Мрачноклыкий змей
at-champion-rift-colossus = Колосс разлома

# Schemes

at-scheme-iron-summons = Железный призыв
at-scheme-rising-wrath = Растущий гнев
at-scheme-crown-ward = Оберег короны
at-scheme-tribute-of-steel = Стальная дань
at-scheme-long-shadow = Длинная тень
at-scheme-dread-banner = Знамя ужаса
at-scheme-hidden-knives = Спрятанные ножи
at-scheme-feint-and-strike = Обман и удар
at-scheme-rain-of-daggers = Дождь кинжалов
at-scheme-blood-signal = Кровавый знак
at-scheme-sown-doubt = Посеянное сомнение
at-scheme-watching-cult = Следящий культ
at-scheme-borrowed-sight = Чужими глазами
at-scheme-burned-pages = Сожжённые страницы
at-scheme-unblinking = Немигающий взгляд
at-scheme-searing-gaze = Испепеляющий взор
at-scheme-pack-call = Зов стаи
at-scheme-trail-of-claws = След когтей
at-scheme-thick-hide = Толстая шкура
at-scheme-frenzy = Неистовство
at-scheme-scavenged-arms = Подобранное оружие
at-scheme-twin-advance = Двойное наступление
at-scheme-guided-hand = Направляющая рука
at-scheme-hunting-party = Охотничий отряд
at-scheme-pincer = Клещи
at-scheme-night-stalk = Ночная охота
at-scheme-cut-and-tear = Резать и рвать
at-scheme-chanting-in-the-dark = Песнопения во тьме
at-scheme-ritual-of-knives = Обряд ножей
at-scheme-procession = Шествие
at-scheme-vanguard = Авангард
at-scheme-nightfall = Сумерки

# Sigils

at-sigil-haste = Сигил спешки
at-sigil-might = Сигил силы
at-sigil-stone = Сигил камня
at-sigil-bow = Сигил лука
at-sigil-coin = Сигил монеты
at-sigil-flame = Сигил пламени
at-sigil-chest = Сигил сундука
at-sigil-road = Сигил дороги
at-sigil-purge = Сигил очищения
at-sigil-oath = Сигил клятвы

# Scenarios

at-scenario-three-shrines = Битва у трёх святилищ
at-scenario-signal-fires = Сигнальные огни
at-scenario-blighted-ford = Осквернённый брод
at-scenario-three-crowns = Три короны
at-scenario-four-gates = Четверо врат
at-scenario-besieged-shrines = Осаждённые святилища
at-scenario-silent-road = Безмолвная дорога
at-scenario-drowned-beacons = Затопленные маяки
at-scenario-throne-of-the-rift = Трон Разлома

# Keywords of champions

at-keyword-ranged = дальняя атака
at-keyword-double = двойная атака
at-keyword-area = атака по области
at-keyword-retaliate = ответный удар
at-keyword-attacks4 = четыре атаки
at-keyword-forester = ходит сквозь лес
at-keyword-double-damage = двойной урон
at-keyword-free = приказы бесплатны
at-keyword-two-bodies = две фигурки
at-keyword-by-played = сила по самой дорогой карте
at-keyword-by-row = сила по центральному ряду

# What keywords mean

at-keyword-text-ranged = Атакует врагов не дальше 3 ячеек на своей линии видимости.
at-keyword-text-double = Две атаки за один приказ.
at-keyword-text-area = Атака задевает каждого врага, до которого можно достать.
at-keyword-text-retaliate = Тот, кто его атакует, получает урон, равный его силе.
at-keyword-text-attacks4 = До четырёх атак за один приказ.
at-keyword-text-forester = Лес обходится в 1 очко движения, как обычная ячейка.
at-keyword-text-double-damage = Атаки и ответные удары наносят урон, равный удвоенной силе.
at-keyword-text-free = Приказы ему бесплатны.
at-keyword-text-two-bodies = Две фигурки с одинаковыми значениями: приказ отдаётся обеим; если повержена одна, повержена и другая.
at-keyword-text-by-played = Сила равна наибольшей цене карты, разыгранной вами в этот ход.
at-keyword-text-by-row = Сила равна наибольшей цене в рунах в центральном ряду.
