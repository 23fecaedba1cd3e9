# Cadwallon: the names of everything on the table

# Gangs

cad-gang-executioners = Палачи
cad-gang-nocturnis = Ноктурнис
cad-gang-kalderns = Банда Калдерна
cad-gang-cursed = Проклятые

# Thieves, mercenaries, guards

cad-figure-leona = Леона
cad-figure-iris = Ирис
cad-figure-davitto = Давитто
cad-figure-maren = Марен
cad-figure-valdur = Вальдур
cad-figure-nyra = Нира
cad-figure-corvin = Корвин
cad-figure-selka = Селька
cad-figure-kaldern = Калдерн
cad-figure-tortok = Торток
cad-figure-elise = Элиза
cad-figure-bragg = Брагг
cad-figure-dorak = Дорак
cad-figure-veshra = Вешра
cad-figure-grole = Гроул
cad-figure-sable = Сэйбл
cad-figure-chufflock = Чаффлок
cad-figure-lucius = Луций
cad-figure-iraem = Ираэм
cad-figure-shaana = Шаана
cad-figure-sienne = Сиенна
cad-figure-isabeau = Изабо
cad-figure-kornak = Корнак
cad-figure-valrut = Вальрут
cad-figure-cyclops = Циклоп

# Places

cad-place-B2 = Караульная (B2)
cad-place-D2 = Контора (D2)
cad-place-E2 = Сокровищница (E2)
cad-place-B3 = Конюшни (B3)
cad-place-B4 = Кузница (B4)
cad-place-D4 = Оружейная (D4)
cad-place-J2 = Обсерватория (J2)
cad-place-H2 = Библиотека (H2)
cad-place-G2 = Комната карт (G2)
cad-place-J3 = Кабинет мага (J3)
cad-place-J4 = Галерея (J4)
cad-place-H4 = Винный погреб (H4)
cad-place-B8 = Караванка (B8)
cad-place-D8 = Склад (D8)
cad-place-E8 = Таверна (E8)
cad-place-B7 = Кожевня (B7)
cad-place-B6 = Баня (B6)
cad-place-D6 = Дортуар (D6)
cad-place-J8 = Сторожевой пост (J8)
cad-place-H8 = Аптека (H8)
cad-place-G8 = Лаборатория (G8)
cad-place-J7 = Часовня (J7)
cad-place-J6 = Зал трофеев (J6)
cad-place-H6 = Кухня (H6)
cad-place-lair = Логово
cad-place-prison = Тюрьма
cad-place-altar = Святой алтарь
cad-place-tunnel = Туннель
cad-place-torture = Камера пыток
cad-place-archive = Архив
cad-place-secret = Тайная сокровищница
cad-place-centre = Центр Катакомб
cad-place-out = прочь из района

# Treasures and tokens

cad-treasure-scroll = Свиток
cad-treasure-keys = Связка ключей
cad-treasure-bracelet = Браслет
cad-treasure-ring = Кольцо
cad-treasure-statuette = Статуэтка
cad-treasure-purse = Кошель
cad-treasure-crystal = Магический кристалл
cad-treasure-relic = Реликвия
cad-treasure-eye = Око Мид-Нора
cad-treasure-daughter = Дочь герцога
cad-treasure-nephew = Племянник герцога
cad-person-servant = Служанка
cad-token-crystal = Магический кристалл
cad-token-trap = Ловушка
cad-token-equipment = Снаряжение
cad-token-coat = Герб Кадвалона
cad-token-security = Безопасность
cad-token-staircase = Лестница
cad-token-mechanism = Механизм
cad-back-purple = фиолетовая
cad-back-blue = синяя

# Arcana

cad-card-powerful-blow = Мощный удар
cad-card-furious-assault = Яростный натиск
cad-card-parry = Парирование
cad-card-lucky-star = Счастливая звезда
cad-card-jinx = Сглаз
cad-card-run = Бег
cad-card-dodge = Увёртка
cad-card-teleportation = Телепортация
cad-card-secret-passage = Тайный ход
cad-card-niggling-injury = Досадная травма
cad-card-master-key = Отмычка мастера
cad-card-false-bottom = Двойное дно
cad-card-double-lock = Двойной замок
cad-card-tax-collector = Сборщик податей
cad-card-bribe = Взятка
cad-card-sleight-of-hand = Ловкость рук
cad-card-poisoned-blade = Отравленный клинок
cad-card-riposte = Рипост
cad-card-battle-trance = Боевой транс
cad-card-arrest = Арест
cad-card-feign-death = Притвориться мёртвым
cad-card-rope-ladder = Верёвочная лестница
cad-card-hidden-stair = Скрытая лестница
cad-card-smoke = Дым
cad-card-healing-salve = Целебная мазь
cad-card-snare = Силок
cad-card-cyclops-lure = Приманка для Циклопа
cad-card-jailers-debt = Долг тюремщика
cad-card-informant = Осведомитель

# Equipment

cad-card-watchmans-pass = Пропуск стражника
cad-card-flying-draught = Зелье полёта
cad-card-lock-opener = Отмычка
cad-card-crowbar = Лом
cad-card-soft-boots = Мягкие сапоги
cad-card-grappling-hook = Крюк-кошка
cad-card-rapier = Рапира
cad-card-buckler = Баклер
cad-card-venomed-dagger = Ядовитый кинжал
cad-card-chain-shirt = Кольчуга
cad-card-healing-draught = Целебное зелье
cad-card-spellbook = Книга заклинаний
cad-card-lantern = Фонарь
cad-card-deep-satchel = Глубокая сума
cad-card-lucky-coin = Счастливая монета
cad-card-manacle-key = Ключ от кандалов
cad-card-disguise = Маскировка
cad-card-crossbow = Арбалет
cad-card-trap-kit = Набор сапёра

# Adventures

cad-adventure-adv-01 = Сокровище герцога
cad-adventure-adv-02 = Безлунное перемирие
cad-adventure-adv-03 = Погоня
cad-adventure-adv-04 = Король пепла
cad-adventure-adv-05 = Милость скупщика
cad-adventure-adv-06 = Мастер-алхимик
cad-adventure-adv-07 = Короткая ночь
cad-adventure-adv-08 = Дочь герцога
cad-adventure-adv-09 = Первый толчок
cad-adventure-adv-10 = Запечатанная лестница
cad-adventure-adv-11 = Око Мид-Нора
cad-adventure-adv-12 = Клад пепла
cad-adventure-adv-13 = Пепел праздника
cad-adventure-adv-14 = Выкуп за герцога

# Where ducats come from

cad-source-start = кошелёк в начале
cad-source-purse = кошели
cad-source-mission = миссии
cad-source-sale = проданные сокровища
cad-source-theft = кражи
cad-source-robbed = ограблены другими
cad-source-guard = стражники
cad-source-caught = пойманы в районе
cad-source-fee = плата наёмникам
cad-source-intrigue = интриги
cad-source-false-bottom = Двойное дно
cad-source-tax = Сборщик податей
cad-source-altar = Святой алтарь
cad-source-secret = Тайная сокровищница
cad-source-tunnel = Туннель
cad-source-first-below = первые в Катакомбах
cad-source-strongbox = сундук герцога
cad-source-campaign = прежние части
cad-source-festival = праздник
cad-source-short-night = спасшиеся в короткую ночь
cad-source-banish = упокоенные зомби
cad-source-brew = алхимик
cad-source-ransom = выкуп
cad-source-wanted = что нужно скупщику
cad-source-nephew = Племянник герцога
cad-source-scroll = вынесенные свитки
cad-source-crossbow = арбалет
cad-source-snare = силок
cad-source-daughter = Дочь герцога
cad-source-trap = ловушка
cad-source-fight = бой
cad-fate-gate = через ворота
cad-fate-tunnel = через Туннель
cad-fate-dead = смерть
cad-fate-lost = пропажа без вести
cad-by-xp = опыт
cad-by-coin = счастливая монета
cad-by-luck = удача мертвеца
cad-by-fury = боевая ярость
cad-by-lantern = фонарь

# Answers without a thing

cad-pass = пас
cad-none = ничего
cad-quiet = не спрашивать больше в этот ход
cad-done = готово

# What skills do

cad-text-leona = Финт, 1 ОД: меняется местами с соседней фигурой на основном поле.
cad-text-iris = Боевая ярость: атакуя, раз за раунд боя может перебросить один свой кубик.
cad-text-davitto = Механик, сброс карты Арканы: его неудачный взлом удаётся.
cad-text-maren = Глухая защита: обороняясь от вора, побеждает при равенстве лучших кубиков.
cad-text-valdur = Шаг тени, 1 ОД: с пентаграммы на любую другую свободную.
cad-text-nyra = Лёгкие пальцы: победив вора, берёт ещё один дукат.
cad-text-corvin = По крышам, сброс карты Арканы: в этом движении проходит сквозь одну стену.
cad-text-selka = Кошачьи глаза: раз за активацию смотрит закрытый жетон в соседней комнате.
cad-text-kaldern = Торгаш: каждое вынесенное им сокровище продаётся на дукат дороже.
cad-text-tortok = Сильная рука, сброс карты Арканы: разбивает сундук на 1 ОД дешевле.
cad-text-elise = Обаяние, 1 ОД: передвигает стражника не дальше трёх клеток на две клетки.
cad-text-bragg = Бегун: движение 5, пока не несёт сокровищ.
cad-text-dorak = Грязный трюк, сброс карты Арканы: после броска противник перебрасывает лучший кубик.
cad-text-veshra = Порча, 1 ОД: следующее движение врага в трёх клетках короче на две.
cad-text-grole = Неуступчивый: отступая, сдвигается не больше чем на клетку.
cad-text-sable = Удача мертвеца: раз за ход перебросить неудачный взлом.
cad-text-chufflock = Палач: побеждённый им вор идёт в Тюрьму.
cad-text-lucius = Арсенал: перед расстановкой берёт карту снаряжения.
cad-text-iraem = Неприкосновенность: выходит из Тюрьмы без броска и платы.
cad-text-shaana = Дикарка: победив вора в атаке, наносит ему ранение.
cad-text-sienne = Воровка Арканы: раз за ход на пентаграмме берёт карту Арканы. В конце стоит 4 дуката.
cad-text-isabeau = Чемпионка: чужие умения её не передвигают. В конце стоит 3 дуката.

# What cards do

cad-text-powerful-blow = В бою: +1 к одному вашему кубику.
cad-text-furious-assault = В атаке: бросьте ещё один кубик.
cad-text-parry = В защите: бросьте ещё один кубик.
cad-text-lucky-star = После броска: перебросьте любые свои кубики по разу.
cad-text-jinx = После броска: противник перебрасывает названный вами кубик.
cad-text-run = В движении: на две клетки дальше.
cad-text-dodge = В движении: проходите сквозь фигуры.
cad-text-teleportation = В движении: пентаграммы считаются соседними.
cad-text-secret-passage = В движении: пройдите сквозь одну стену.
cad-text-niggling-injury = Когда движется другой: это движение короче на две клетки.
cad-text-master-key = У сундука: замок открывается без броска.
cad-text-false-bottom = После удачного взлома: получите 2 дуката.
cad-text-double-lock = В свой ход: каждая попытка открыть сундук стоит на 1 ОД больше.
cad-text-tax-collector = В свой ход: соперник теряет 2 дуката.
cad-text-bribe = Когда на вас нападает стражник: он останавливается перед вами.
cad-text-sleight-of-hand = В свой ход: возьмите случайную карту у соседа.
cad-text-poisoned-blade = В атаке: при победе вор ранен.
cad-text-riposte = В защите: при победе напавший вор ранен.
cad-text-battle-trance = В бою: ещё один кубик; при поражении вы ранены.
cad-text-arrest = После победы: побеждённый вор идёт в Тюрьму.
cad-text-feign-death = После поражения: у вас ничего не крадут.
cad-text-rope-ladder = В движении, из Катакомб: наверх в свободную комнату с лестницей.
cad-text-hidden-stair = В движении: ваша комната один раз служит лестницей.
cad-text-smoke = В движении: жетоны не переворачиваются.
cad-text-healing-salve = В свой ход: один ваш персонаж излечивается от всех ран.
cad-text-snare = Когда другой останавливается на улице: на 4–6 он ранен.
cad-text-cyclops-lure = Перед броском за Циклопа: назовите результат.
cad-text-jailers-debt = В свой ход: один ваш узник выходит в центр.
cad-text-informant = В свой ход: посмотрите до трёх закрытых жетонов.
cad-text-watchmans-pass = Один раз: уйти через закрытую решётку.
cad-text-flying-draught = Один раз: движение поверх стен и фигур.
cad-text-lock-opener = Ум +1 у сундуков; на 6 ломается.
cad-text-crowbar = Разбить сундук стоит на 1 ОД меньше.
cad-text-soft-boots = Движение +1.
cad-text-grappling-hook = Раз за движение пройти сквозь стену за две клетки.
cad-text-rapier = В атаке: +1 к одному кубику.
cad-text-buckler = В защите: +1 к одному кубику.
cad-text-venomed-dagger = Один раз, после победы в атаке: вор ранен.
cad-text-chain-shirt = Один раз: не получить ранение.
cad-text-healing-draught = Один раз: владелец или соседний друг излечивается от всех ран.
cad-text-spellbook = Ум +1 в Архиве и на карту больше.
cad-text-lantern = При входе в Катакомбы: раз перебросить кубик Циклопа.
cad-text-deep-satchel = Можно нести четыре сокровища.
cad-text-lucky-coin = Раз за ход перебросить один кубик владельца.
cad-text-manacle-key = Побег из Тюрьмы на 3–6.
cad-text-disguise = Стражники не нападают на владельца без сокровищ.
cad-text-crossbow = Действие, 1 ОД: вражеский вор в трёх клетках по прямой улице ранен на 5–6.
cad-text-trap-kit = Один раз: обезвредить ловушку и получить 1 опыт.

# Missions

cad-mission-mi-01 = Свитки, по 4 дуката
cad-mission-mi-02 = Ключи, по 4 дуката
cad-mission-mi-03 = Браслеты, по 5 дукатов
cad-mission-mi-04 = Кольца, по 5 дукатов
cad-mission-mi-05 = Статуэтки, по 6 дукатов
cad-mission-mi-06 = Два свитка, 10 дукатов
cad-mission-mi-07 = Две связки ключей, 10 дукатов
cad-mission-mi-08 = Браслет и кольцо, 11 дукатов
cad-mission-mi-09 = Два браслета, 12 дукатов
cad-mission-mi-10 = Два кольца, 12 дукатов
cad-mission-mi-11 = Две статуэтки, 14 дукатов
cad-mission-mi-12 = Свиток и ключи, 9 дукатов
cad-mission-mi-13 = Браслет, кольцо и статуэтка, 18 дукатов
cad-mission-mi-14 = Свиток и два других вида, 14 дукатов
cad-mission-mi-15 = По одному из пяти видов, 25 дукатов

# Intrigues

cad-intrigue-in-01 = Свиток в Библиотеке: 6
cad-intrigue-in-02 = Ключи в Сокровищнице: 6
cad-intrigue-in-03 = Два сокровища в Караванке: 6
cad-intrigue-in-04 = В Лаборатории, пока враг ранен: 5
cad-intrigue-in-05 = Кольцо или браслет в Дортуаре: 5
cad-intrigue-in-06 = В Кабинете мага с шестью Арканами на руке: 5
cad-intrigue-in-07 = Победить в атаке вора с двумя сокровищами: 5 и 1 опыт
cad-intrigue-in-08 = Выиграть оба раунда у Циклопа: 8
cad-intrigue-in-09 = Бежать из Тюрьмы броском: 5
cad-intrigue-in-10 = Обменять кристалл на Алтаре: 4
cad-intrigue-in-11 = Вскрыть пять жетонов: 5
cad-intrigue-in-12 = Трое ваших со снаряжением: 6
cad-intrigue-in-13 = В конце: все четверо спаслись: 8, иначе −4
cad-intrigue-in-14 = В конце: вынесено шесть сокровищ: 8, иначе −3
cad-intrigue-in-15 = В конце: осталось три опыта: 5, иначе −3
cad-intrigue-in-16 = В конце: у игрока слева кто-то пойман: 6, иначе −3
cad-intrigue-in-17 = В конце: вынесено два кольца: 6, иначе −3
cad-intrigue-in-18 = В конце: вынесено два свитка: 6, иначе −3
cad-intrigue-in-19 = В конце: кто-то ушёл через Туннель: 8, иначе −4
cad-intrigue-in-20 = В конце: никто не побывал в Тюрьме: 5, иначе −3
