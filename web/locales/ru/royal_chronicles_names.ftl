# Royal Chronicles: the names of everything on the table, and what it does

rc-wood = Дерево
rc-food = Еда
rc-ore = Руда
rc-gold = Золото
rc-vp = Очки
rc-age-token = Жетон старения
rc-strength = Сила

rc-phase-1 = Наём
rc-phase-2 = Размещение
rc-phase-3 = Война
rc-phase-4 = Доход
rc-phase-5 = Постройка
rc-phase-6 = Старение

rc-row-front = Первый ряд
rc-row-back = Второй ряд
rc-level-1 = уровень I
rc-level-2 = уровень II

rc-lich-king = Король-лич
rc-army-black = Чёрная армия
rc-army-purple = Пурпурная армия
rc-underworld = Преисподняя
rc-necropolis = Некрополь

# Realms, by their seats

rc-realm-0 = Янтарье
rc-realm-1 = Враногорье
rc-realm-2 = Дубрава
rc-realm-3 = Стужень
rc-realm-4 = Солнцеград
rc-realm-5 = Терновье
rc-realm-6 = Туманный Брод

# Units

rc-card-monkey = Обезьяна
rc-card-sculptor = Скульптор
rc-card-adventurer = Путешественник
rc-card-veteran = Ветеран
rc-card-wood-merchant = Торговка лесом
rc-card-militiaman = Ополченка
rc-card-time-master = Часовщик
rc-card-hunter = Охотник
rc-card-woodcutter = Лесоруб
rc-card-shapeshifter = Оборотень
rc-card-cerberus = Цербер
rc-card-farmer = Земледелец
rc-card-cook = Повар
rc-card-blacksmith = Кузнец
rc-card-mystical-healer = Целитель
rc-card-necromancer = Некромант
rc-card-giant-snake = Гигантский змей
rc-card-cave-spirit = Дух пещер
rc-card-knight = Рыцарь
rc-card-miner = Шахтёр
rc-card-archer = Лучница
rc-card-grand-architect = Великий архитектор
rc-card-forest-child = Дитя леса
rc-card-rogue = Разбойница
rc-card-peddler = Торговец
rc-card-treefolk = Древень
rc-card-relic-of-wisdom = Реликвия мудрости
rc-card-demon = Демон
rc-card-master-alchemist = Мастер-алхимик
rc-card-palm-reader = Хиромантка
rc-card-commander = Полководец
rc-card-salamander = Саламандра
rc-card-golem = Голем
rc-card-colossus = Колосс
rc-card-ogre = Огр
rc-card-landlord = Землевладелица
rc-card-manticore = Мантикора
rc-card-leviathan = Левиафан
rc-card-dragon = Дракон
rc-card-forest-spirit = Дух леса
rc-card-strategist = Стратег
rc-card-kraken = Кракен

# Units of Beyond the Gates

rc-card-shadow = Тень
rc-card-noble = Вельможа
rc-card-princess = Принцесса
rc-card-lost-soul = Заблудшая душа
rc-card-relic-of-light = Реликвия света
rc-card-relic-of-war = Реликвия войны
rc-card-grand-intendant = Великий управитель
rc-card-smuggler = Контрабандист
rc-card-djinn = Джинн
rc-card-herbalist = Травница
rc-card-gatekeeper = Привратник
rc-card-ferryman = Паромщик
rc-card-duellist = Дуэлянт

# Units of The Forge of Legends

rc-card-runesmith = Рунный кузнец
rc-card-herald = Герольд
rc-card-griffin = Грифон
rc-card-centaur = Кентавр
rc-card-mercenary = Наёмник
rc-card-chronicler = Летописец
rc-card-sphinx = Сфинкс
rc-card-hermit = Отшельник
rc-card-banshee = Банши
rc-card-minotaur = Минотавр
rc-card-prospector = Старатель
rc-card-paladin-of-legend = Паладин легенд
rc-card-relic-keeper = Хранитель реликвий
rc-card-titan = Титан

# Legendary artifacts

rc-card-crown-of-ages = Корона веков
rc-card-dragonfang = Драконий клык
rc-card-aegis-of-dawn = Эгида рассвета
rc-card-horn-of-plenty = Рог изобилия
rc-card-evergreen-staff = Вечнозелёный посох
rc-card-heartstone = Сердце горы
rc-card-bottomless-purse = Бездонный кошель
rc-card-hourglass = Часы первого короля
rc-card-builders-seal = Печать зодчего

# What units do

rc-text-monkey = Старение: умирая, приносит 1 золото за каждый жетон старения на себе.
rc-text-sculptor = Старение: умирая, приносит 3 очка.
rc-text-adventurer = Даёт 1 руду за каждый жетон старения на себе.
rc-text-veteran = При размещении: 1 жетон старения на себя.
rc-text-wood-merchant = Постройка: каждое недостающее дерево можно заменить 1 золотом.
rc-text-militiaman = Война: +1 к силе за каждый жетон старения на себе.
rc-text-time-master = При размещении: 2 жетона старения на одного вашего персонажа.
rc-text-hunter = Даёт 1 еду в первом ряду.
rc-text-woodcutter = Даёт 1 дерево.
rc-text-shapeshifter = При размещении: бесплатно превращается в следующего персонажа колоды ценой не больше 3, с 1 жетоном старения.
rc-text-cerberus = Война: сила 3, если у вас есть еда.
rc-text-farmer = Даёт 1 еду.
rc-text-cook = Доход: 1 золото за каждую еду.
rc-text-blacksmith = Доход: 1 золото.
rc-text-mystical-healer = Старение: может спасти одного вашего персонажа ровно с 1 жетоном старения.
rc-text-necromancer = При размещении: по 1 жетону старения на всех остальных ваших персонажей.
rc-text-giant-snake = С жетоном старения: сила 0 в войне и 3 золота в фазе дохода.
rc-text-cave-spirit = Даёт 1 руду. При размещении: 1 жетон старения на себя.
rc-text-knight = Просто силён.
rc-text-miner = Даёт 1 руду.
rc-text-archer = Война: сражается и из второго ряда.
rc-text-grand-architect = Постройка: недостающий ресурс можно заменить 1 золотом.
rc-text-forest-child = Даёт 1 дерево и 1 еду.
rc-text-rogue = Война: 1 золото за каждую выигранную войну.
rc-text-peddler = Даёт 1 дерево. Доход: 1 золото.
rc-text-treefolk = Даёт 1 еду.
rc-text-relic-of-wisdom = Не умирает. Конец игры: 2 очка за каждый жетон старения на себе.
rc-text-demon = При размещении: 1 жетон старения на себя. Старение: вы теряете 3 очка, если он умирает ровно с 1 жетоном старения.
rc-text-master-alchemist = Размещение, каждый раунд: по 1 жетону старения за каждую еду, все на одного вашего персонажа. Война: 1 очко за каждую руду за каждую выигранную войну. Доход: 1 золото за каждое дерево.
rc-text-palm-reader = Старение: 1 очко за каждый жетон старения на ваших умерших персонажах.
rc-text-commander = Война: 1 очко за каждую выигранную войну.
rc-text-salamander = Война: +1 к силе за каждый жетон старения на себе. Старение: умирает, только когда их 2 или больше.
rc-text-golem = При размещении: все ваши здания уровня I бесплатно становятся уровня II.
rc-text-colossus = Война: с жетоном старения сила 7; 1 очко за каждую выигранную войну.
rc-text-ogre = Война: +1 к силе за каждое золото дохода этого раунда.
rc-text-landlord = Даёт 1 дерево. Постройка: земля ничего вам не стоит.
rc-text-manticore = Война: +2 к силе за каждую еду.
rc-text-leviathan = Война: +2 к силе за каждую еду. С жетоном старения: не сражается и даёт 2 еды.
rc-text-dragon = Война: сила 7, если у вас есть руда.
rc-text-forest-spirit = Даёт 3 дерева.
rc-text-strategist = Война: +1 к силе за каждый жетон старения в вашем королевстве; сражается и из второго ряда.
rc-text-kraken = При размещении: по 1 жетону старения на всех остальных ваших персонажей, а в конце фазы вы теряете 3 очка за каждое своё здание уровня II. Старение: 1 очко за каждый жетон старения на ваших умерших персонажах.
rc-text-shadow = При размещении: повторяет то, что другой ваш персонаж делает при размещении.
rc-text-noble = При размещении: 1 очко за каждое золото, оставшееся после оплаты, не больше 10.
rc-text-princess = Война: 3 очка за каждое ваше здание уровня II.
rc-text-lost-soul = Старение: умирая, приносит 7 очков.
rc-text-relic-of-light = Не умирает. Старение: 1 очко за каждого другого вашего выжившего с жетоном старения, не больше 4.
rc-text-relic-of-war = Не умирает. Война: +2 к силе за каждый жетон старения на себе.
rc-text-grand-intendant = Даёт 1 еду. При размещении: 2 золота.
rc-text-smuggler = Доход: 1 золото за каждый вид ресурсов, который у вас есть.
rc-text-djinn = При размещении: одно ваше здание уровня I бесплатно становится уровня II.
rc-text-herbalist = При размещении: снимает все жетоны старения с одного вашего персонажа.
rc-text-gatekeeper = Война: +1 к силе за каждое ваше здание уровня II.
rc-text-ferryman = Даёт 1 дерево во втором ряду.
rc-text-duellist = Война: сила 4, если стоит в первом ряду в одиночестве.
rc-text-runesmith = Размещение: артефакты стоят на 1 золото дешевле.
rc-text-herald = Война: 1 очко, если выиграны обе войны.
rc-text-griffin = Война: сражается и из второго ряда.
rc-text-centaur = Даёт 1 дерево в первом ряду.
rc-text-mercenary = Доход: на 1 золото меньше.
rc-text-chronicler = Старение: 1 очко, если умерли двое или больше ваших персонажей.
rc-text-sphinx = При размещении: посмотрите три карты колоды; одну из них можно отложить до следующего раунда.
rc-text-hermit = Война: сила 4, если стоит в своём ряду в одиночестве.
rc-text-banshee = Старение: умирая, кладёт 1 жетон старения на одного вашего выжившего.
rc-text-minotaur = Постройка: новое здание стоит на 1 золото дороже.
rc-text-prospector = Даёт 2 руды.
rc-text-paladin-of-legend = Война: +1 к силе за каждый ваш артефакт.
rc-text-relic-keeper = Старение: 1 очко за каждый ваш артефакт, не больше 2.
rc-text-titan = При размещении: 1 жетон старения на себя.

# What artifacts do

rc-text-crown-of-ages = Конец игры: 1 очко за каждый жетон старения в вашем королевстве, не больше 5.
rc-text-dragonfang = Война: +2 к силе. Конец игры: 1 очко.
rc-text-aegis-of-dawn = Война: 1 очко за каждую выигранную войну. Конец игры: 1 очко.
rc-text-horn-of-plenty = Даёт 1 еду. Конец игры: 2 очка.
rc-text-evergreen-staff = Даёт 1 дерево. Конец игры: 2 очка.
rc-text-heartstone = Даёт 1 руду. Конец игры: 2 очка.
rc-text-bottomless-purse = Доход: 1 золото. Конец игры: 1 очко за каждые 4 золота, не больше 3.
rc-text-hourglass = Старение: могут спасти одного вашего персонажа ровно с 1 жетоном старения. Конец игры: 2 очка.
rc-text-builders-seal = Постройка: земля стоит на 2 золота дешевле. Конец игры: 1 очко за каждые два здания.

# Buildings, and what their levels give

rc-building-town = Город
rc-building-mine = Шахта
rc-building-tavern = Таверна
rc-building-temple = Храм
rc-building-barracks = Казармы
rc-building-port = Порт
rc-building-crypt = Склеп
rc-building-castle = Замок
rc-building-library = Библиотека
rc-building-market = Рынок
rc-building-watchtower = Дозорная башня
rc-building-forge = Кузница
rc-building-treasury = Сокровищница
rc-building-arena = Арена

rc-gives-town-1 = Даёт 1 дерево и 1 еду.
rc-gives-town-2 = Даёт 1 руду.
rc-gives-mine-1 = Даёт 1 руду.
rc-gives-mine-2 = Война: 2 очка за каждую руду.
rc-gives-tavern-1 = Доход: 1 золото за каждую еду.
rc-gives-tavern-2 = Война: 1 очко за каждую еду.
rc-gives-temple-1 = Доход: 2 золота.
rc-gives-temple-2 = Война: 2 очка.
rc-gives-barracks-1 = Война: +1 к силе за каждое дерево.
rc-gives-barracks-2 = Война: 1 очко за каждого вашего персонажа с силой 3 или больше.
rc-gives-port-1 = Даёт 1 еду. Доход: 1 золото.
rc-gives-port-2 = Война: 1 очко за каждый вид ресурсов, который у вас есть.
rc-gives-crypt-1 = Старение: 1 золото за каждого вашего умершего персонажа.
rc-gives-crypt-2 = Старение: 1 очко за каждого вашего умершего персонажа.
rc-gives-castle-1 = Война: +1 к силе за каждого персонажа во втором ряду.
rc-gives-castle-2 = Война: 1 очко за каждую выигранную войну.
rc-gives-library-1 = Размещение: можно отложить две карты.
rc-gives-library-2 = Война: 1 очко за каждую отложенную карту.
rc-gives-market-1 = Постройка: раз в раунд за 2 золота можно заменить один недостающий ресурс.
rc-gives-market-2 = Война: 1 очко за каждые 3 золота, которые у вас есть, не больше 3.
rc-gives-watchtower-1 = Война: сильнейший персонаж второго ряда тоже сражается.
rc-gives-watchtower-2 = Война: 2 очка, если выиграны обе войны.
rc-gives-forge-1 = Размещение: артефакты стоят на 1 золото дешевле.
rc-gives-forge-2 = Война: 1 очко за каждый ваш артефакт.
rc-gives-treasury-1 = Доход: 1 золото, с артефактом 2.
rc-gives-treasury-2 = Конец игры: 1 очко за каждые 4 золота, не больше 3.
rc-gives-arena-1 = Война: у сильнейшего персонажа первого ряда, который может сражаться, +1 к силе.
rc-gives-arena-2 = Война: 1 очко за каждого персонажа первого ряда с силой 4 или больше.

# The necropolis

rc-necropolis-bone-quarry = Костяная каменоломня
rc-necropolis-rotten-granary = Гнилой амбар
rc-necropolis-withered-grove = Увядшая роща
rc-necropolis-pit-of-champions = Яма чемпионов
rc-necropolis-conscripted-dead = Рекруты из могил
rc-necropolis-paupers-field = Поле нищих
rc-necropolis-silent-workshop = Безмолвная мастерская
rc-necropolis-gate-of-oaths = Врата клятв
rc-necropolis-barrow-of-captains = Курган капитанов
rc-necropolis-coffers-below = Подземные сундуки
rc-necropolis-war-ossuary = Костница войны
rc-necropolis-hourless-crypt = Крипта без часов
rc-necropolis-throne-of-tithes = Трон десятины
rc-necropolis-field-of-hands = Поле рук
rc-necropolis-three-veins = Три жилы
rc-necropolis-market-of-shades = Рынок теней
rc-necropolis-crown-of-frost = Корона инея
rc-necropolis-black-sun = Чёрное солнце
rc-necropolis-violet-moon = Лиловая луна
rc-necropolis-last-gate = Последние врата

rc-if-wood = за каждую карту в преисподней, дающую дерево
rc-if-food = за каждую карту в преисподней, дающую еду
rc-if-ore = за каждую карту в преисподней, дающую руду
rc-if-any = за каждую карту в преисподней, дающую любой ресурс
rc-if-strength-exactly = за каждую карту в преисподней с силой { $number }
rc-if-strength-least = за каждую карту в преисподней с силой { $number } или больше
rc-if-cost-exactly = за каждую карту в преисподней ценой { $number }
rc-if-cost-least = за каждую карту в преисподней ценой { $number } или больше
rc-if-cost-most = за каждую карту в преисподней ценой { $number } или меньше
rc-if-phase = за каждую карту в преисподней, действующую в фазе «{ $phase }»
rc-necropolis-instant = Сразу: { $points }.
rc-necropolis-bonus = Каждый раунд: { $points } { $condition }.
rc-necropolis-armies = Чёрная армия { $black }, пурпурная армия { $purple }.

# The cards of the Lich King

rc-lich-crown-of-bones = Корона из костей
rc-lich-dread-banner = Знамя ужаса
rc-lich-soul-harvest = Жатва душ
rc-lich-gravekeepers-toll = Плата могильщику

rc-lich-text-crown-of-bones = Каждый наём приносит Королю-личу 1 очко.
rc-lich-text-dread-banner = За каждую выигранную войну Король-лич получает 2 очка вместо 1.
rc-lich-text-soul-harvest = Старение: Король-лич получает 1 очко, если умер хоть один ваш персонаж.
rc-lich-text-gravekeepers-toll = После бонуса преисподней: Король-лич получает 1 очко, если в преисподней лежит карта с силой 4 или больше.

# Numbers of things

rc-n-wood = { $number ->
    [one] { $number } дерево
    [few] { $number } дерева
    [many] { $number } дерева
   *[other] { $number } дерева
}
rc-n-food = { $number ->
    [one] { $number } еда
    [few] { $number } еды
    [many] { $number } еды
   *[other] { $number } еды
}
rc-n-ore = { $number ->
    [one] { $number } руда
    [few] { $number } руды
    [many] { $number } руды
   *[other] { $number } руды
}
rc-n-gold = { $number ->
    [one] { $number } золото
    [few] { $number } золота
    [many] { $number } золота
   *[other] { $number } золота
}
rc-n-vp = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
rc-n-tokens = { $number ->
    [one] { $number } жетон старения
    [few] { $number } жетона старения
    [many] { $number } жетонов старения
   *[other] { $number } жетона старения
}
rc-n-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
rc-nothing = ничего
