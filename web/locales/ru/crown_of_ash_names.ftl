# Crown of Ash: the names of everything on the table

coa-bone = Кость
coa-ash = Пепел
coa-blood = Кровь
coa-sulphur = Сера
coa-gold = Золото
coa-ingredients = Специальный ингредиент
coa-vp = Победные очки

coa-visio = Визио
coa-nox = Нокс
coa-mors = Морс
coa-fortis = Фортис
coa-king = Король

coa-volcano = Вулкан
coa-village = Деревня
coa-coast = Побережье
coa-forest = Лес
coa-desert = Пустыня
coa-mountains = Горы
coa-citadel = Цитадель

coa-warrior-visio-bone-2 = Костяной страж Визио
coa-warrior-visio-blood-1 = Кровавый слуга Визио
coa-warrior-visio-ash-1 = Пепельный слуга Визио
coa-warrior-nox-blood-2 = Кровавый страж Нокса
coa-warrior-nox-ash-1 = Пепельный слуга Нокса
coa-warrior-nox-sulphur-1 = Серный слуга Нокса
coa-warrior-mors-ash-2 = Пепельный страж Морса
coa-warrior-mors-sulphur-1 = Серный слуга Морса
coa-warrior-mors-bone-1 = Костяной слуга Морса
coa-warrior-fortis-sulphur-2 = Серный страж Фортиса
coa-warrior-fortis-bone-1 = Костяной слуга Фортиса
coa-warrior-fortis-blood-1 = Кровавый слуга Фортиса
coa-warrior-bone-thrall = Костяной раб
coa-warrior-marrow-spear = Мозговое копьё
coa-warrior-ribcage-warden = Рёберный хранитель
coa-warrior-barrow-hound = Курганный пёс
coa-warrior-bone-colossus = Костяной колосс
coa-warrior-cinder-thrall = Раб золы
coa-warrior-soot-lancer = Копейщик сажи
coa-warrior-ember-warden = Хранитель углей
coa-warrior-urn-wraith = Призрак урны
coa-warrior-cinder-colossus = Колосс золы
coa-warrior-gore-thrall = Окровавленный раб
coa-warrior-vein-stalker = Ловец вен
coa-warrior-clot-warden = Хранитель сгустков
coa-warrior-crimson-hound = Багровый пёс
coa-warrior-blood-colossus = Кровавый колосс
coa-warrior-fume-thrall = Чадящий раб
coa-warrior-brimstone-stalker = Серный ловчий
coa-warrior-vitriol-warden = Хранитель купороса
coa-warrior-vapour-hound = Пёс испарений
coa-warrior-brimstone-colossus = Серный колосс
coa-warrior-skull-reaver = Жнец черепов
coa-warrior-pyre-reaver = Жнец костров
coa-warrior-heart-reaver = Жнец сердец
coa-warrior-caustic-reaver = Едкий жнец
coa-warrior-bone-puppet = Костяная кукла
coa-warrior-bone-engine = Костяная машина
coa-warrior-ash-puppet = Пепельная кукла
coa-warrior-ash-engine = Пепельная машина
coa-warrior-blood-puppet = Кровавая кукла
coa-warrior-blood-engine = Кровавая машина
coa-warrior-sulphur-puppet = Серная кукла
coa-warrior-sulphur-engine = Серная машина

coa-structure-volcano-start = Дымящий кратер
coa-structure-village-start = Деревенская бойня
coa-structure-desert-start = Погребённые очаги
coa-structure-mountains-start = Горный склеп
coa-structure-charnel-pit = Костная яма
coa-structure-bone-barrow = Курган костей
coa-structure-ash-kiln = Печь для пепла
coa-structure-cinder-house = Дом золы
coa-structure-blood-well = Кровавый колодец
coa-structure-leech-hall = Зал пиявок
coa-structure-sulphur-vent = Серная расщелина
coa-structure-fume-cellar = Погреб испарений
coa-structure-apothecary = Аптека
coa-structure-funeral-gate = Погребальные врата
coa-structure-sacrifice-stone = Жертвенный камень
coa-structure-brimstone-works = Серный завод
coa-structure-great-ossuary = Большой оссуарий
coa-structure-ash-cathedral = Собор пепла
coa-structure-blood-basilica = Базилика крови
coa-structure-sulphur-foundry = Серная литейня
coa-structure-vitriol-tower = Купоросная башня
coa-structure-heart-shrine = Святилище сердец
coa-structure-catacombs = Катакомбы
coa-structure-grand-laboratory = Великая лаборатория
coa-structure-obsidian-spire = Обсидиановый шпиль
coa-structure-lesser-altar = Малый алтарь
coa-structure-high-altar = Высокий алтарь

coa-ability-unmask = Снятие маски
coa-ability-premonition = Предчувствие
coa-ability-barter = Обмен
coa-ability-exhume = Эксгумация
coa-ability-command = Приказ
coa-ability-second-chance = Переброс
coa-ability-regroup = Перегруппировка
coa-ability-fortify = Укрепление

coa-ability-text-unmask = увидеть атакующих до выбора карт сражения
coa-ability-text-premonition = назвать карту сражения противника: если угадать, её сила упадёт до 1
coa-ability-text-barter = обменять до трёх основных ресурсов на другие
coa-ability-text-exhume = призвать воина ещё и в начале хода
coa-ability-text-command = переставить любого приспешника в другую ячейку, без действия
coa-ability-text-second-chance = заставить перебросить любой кубик
coa-ability-text-regroup = добавить, забрать, переместить или обменять одного воина на поле
coa-ability-text-fortify = пара воинов одного типа даёт +2

coa-action-onslaught = Натиск
coa-action-siege = Осада
coa-action-harvest = Сбор
coa-action-expansion = Расширение
coa-action-exhumation = Раскопки
coa-action-targeted = Прицел

coa-card-0 = Сила 0
coa-card-1 = Сила 1
coa-card-3 = Сила 3
coa-card-die = Кубик
coa-card-4 = Сила 4

# Where something happens

coa-in-volcano = на Вулкане
coa-in-village = в Деревне
coa-in-coast = на Побережье
coa-in-forest = в Лесу
coa-in-desert = в Пустыне
coa-in-mountains = в Горах
coa-in-citadel = в Цитадели

# What is attacked, taken or defended

coa-at-volcano = Вулкан
coa-at-village = Деревню
coa-at-coast = Побережье
coa-at-forest = Лес
coa-at-desert = Пустыню
coa-at-mountains = Горы
coa-at-citadel = Цитадель

# Numbers of goods

coa-n-bone = { $number ->
    [one] { $number } кость
    [few] { $number } кости
    [many] { $number } костей
   *[other] { $number } кости
}
coa-n-ash = { $number ->
    [one] { $number } пепел
    [few] { $number } пепла
    [many] { $number } пепла
   *[other] { $number } пепла
}
coa-n-blood = { $number ->
    [one] { $number } кровь
    [few] { $number } крови
    [many] { $number } крови
   *[other] { $number } крови
}
coa-n-sulphur = { $number ->
    [one] { $number } сера
    [few] { $number } серы
    [many] { $number } серы
   *[other] { $number } серы
}
coa-n-gold = { $number ->
    [one] { $number } золото
    [few] { $number } золота
    [many] { $number } золота
   *[other] { $number } золота
}
coa-n-ingredients = { $number ->
    [one] { $number } специальный ингредиент
    [few] { $number } специальных ингредиента
    [many] { $number } специальных ингредиентов
   *[other] { $number } специального ингредиента
}
coa-n-vp = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}

coa-armed = { $name } ({ $strength })
coa-nobody = никого
coa-nothing = ничего
coa-no-card = без карты
coa-own-hand = рука
