# Cadwallon: scenes, cards and panels

# Fights

cad-stage-fight = Бой: { $place }
cad-stage-fight-round = Бой: { $place }, раунд { $round }
cad-stage-combat = Бой: столько кубиков бросают
cad-stage-dice = { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
}
cad-stage-die = Кубик { $number }: { $roll }
cad-stage-total = сумма { $number }
cad-stage-tie-total = Лучший кубик побеждает; при равенстве сумма, затем нападающий
cad-stage-tie-attack = Лучший кубик побеждает; при равенстве нападающий
cad-stage-by-best = Решает лучший кубик
cad-stage-by-total = Равенство: решает сумма
cad-stage-by-stance = Равенство: глухая защита
cad-stage-by-attack = Равенство: побеждает нападающий
cad-stage-of = { $name }: { $thing }
cad-stage-wounded = ранение

# Throws

cad-stage-throw-lock = { $name } у замка
cad-stage-throw-patrol = Патруль
cad-stage-throw-snare = Силок: { $name }
cad-stage-throw-crossbow = Выстрел: { $name }
cad-stage-rule-lock = Ум: { $to } или меньше открывает замок.
cad-stage-rule-opened = Разбитый сундук открывается всегда, с Отмычкой мастера — тоже.
cad-stage-rule-prison = { $from }–6 — побег; иначе ход окончен.
cad-stage-rule-archive = Ум: { $to } или меньше — 1 опыт и { $cards } карты из сброса, иначе { $consolation } новые карты.
cad-stage-rule-secret = Три разных кубика платят свою сумму. Иначе — смерть.
cad-stage-rule-tunnel = 1: пропал. 2–3: потеря двух сокровищ. 4–6: спасён со всем.
cad-stage-rule-altar = Каждый кристалл стоит 6 дукатов.
cad-stage-rule-cyclops = 1 Алтарь, 2 Туннель, 3 Камера пыток, 4 Архив, 5 Тайная сокровищница, 6 стоит.
cad-stage-rule-patrol = Стражник идёт на столько клеток; на 6 стоит.
cad-stage-rule-colours = Верхняя карта фиолетовая: стражник идёт до 4 клеток; синяя: стража стоит.
cad-stage-rule-shot = { $from } и больше — ранение.
cad-stage-well = Удача
cad-stage-badly = Неудача
cad-stage-hit = Попадание
cad-stage-missed = Промах

# Tokens

cad-stage-token = Исследование: { $room }
cad-stage-token-crystal = Сокровище в запертом сундуке; Святой алтарь платит за него 6.
cad-stage-token-trap = Ранение, и ход персонажа окончен.
cad-stage-token-equipment = Одна карта снаряжения с выкладки.
cad-stage-token-coat = Банда получает опыт.
cad-stage-token-security = Сундук здесь стоит на 1 ОД больше.
cad-stage-token-staircase = Путь в Катакомбы для всех. Приносит опыт.
cad-stage-token-mechanism = Кто стоит здесь, открывает своей банде Тайную сокровищницу.

# Cards and tasks

cad-stage-card = Аркана
cad-stage-mission = Миссия выполнена
cad-stage-intrigue = Интрига удалась
cad-stage-intrigue-failed = Интрига провалена
cad-stage-alarm = Тревога!
cad-stage-alarm-text = Решётки падают, открыты остаются четверо ворот. Осталось раундов: { $rounds }; каждый оставшийся стоит 3 дуката.
cad-stage-reckoning = Подсчёт
cad-stage-reckoning-text = Вынесенные сокровища продаются; каждый оставшийся персонаж стоит 3 дуката.

# Hand and desk

cad-stage-hand = Ваши карты Арканы
cad-stage-hand-empty = Нет карт Арканы
cad-stage-arcana = { $name } ({ $moment }). { $text }
cad-stage-intrigue-label = { $name }. Выполнено условий: { $met } из { $all }.
cad-stage-count = { $words }: { $have }/{ $need }
cad-stage-missions = Миссии
cad-stage-mission-label = Миссия: { $name }. { $who ->
    [none] Сейчас ни у кого не хватает.
   *[other] Хватает у: { $who }.
}
cad-stage-deck = Колода Арканы
cad-stage-discard = Сброс
cad-stage-equipment = Снаряжение
cad-stage-once = сбросить после применения
cad-stage-patrol-purple = Верхняя карта фиолетовая: стражник идёт до четырёх клеток
cad-stage-patrol-blue = Верхняя карта синяя: стража стоит
cad-stage-patrol-none = Карт не осталось
cad-stage-patrol-die = Кубик решает, как далеко идёт стражник
cad-stage-sheet = Раундов: { $rounds }; тревога в раунде { $alarm }.
cad-stage-sheet-bonus = Бонус победителя в следующей части: { $bonus }.
cad-stage-bonus-equipment = карта снаряжения
cad-stage-road = Путь кампании
cad-stage-station = { $name }: { $scores }
cad-stage-station-bonus = { $name } (бонус победителя: { $bonus })
cad-n-arcana = { $number ->
    [one] { $number } карта Арканы
    [few] { $number } карты Арканы
    [many] { $number } карт Арканы
   *[other] { $number } карты Арканы
}
cad-n-intrigues = { $number ->
    [one] { $number } интрига
    [few] { $number } интриги
    [many] { $number } интриг
   *[other] { $number } интриги
}

# When a card can be played

cad-moment-fight = в бою
cad-moment-attack = в атаке
cad-moment-defence = в защите
cad-moment-reroll = после броска
cad-moment-won = после победы
cad-moment-lost = после поражения
cad-moment-move = в движении
cad-moment-pick = у сундука
cad-moment-picked = после взлома
cad-moment-turn = в свой ход
cad-moment-enemy-move = когда идут другие
cad-moment-enemy-stop = когда другой встал
cad-moment-guard = против стражи
cad-moment-cyclops = при броске Циклопа

# Conditions of Intrigues

cad-when-there = в комнате
cad-when-carries-scroll = несёт свиток
cad-when-carries-keys = несёт ключи
cad-when-carries-many = сокровища
cad-when-enemy-wounded = враг ранен
cad-when-carries-jewel = кольцо или браслет
cad-when-hand = карт на руке
cad-when-rich-enemy = враг с двумя сокровищами
cad-when-deed = сделано
cad-when-prisoner = кто-то в Тюрьме
cad-when-crystal = несёт кристалл
cad-when-altar = у Алтаря
cad-when-turned = вскрыто жетонов
cad-when-geared = со снаряжением
cad-when-out = спаслись
cad-when-loot-out = вынесено
cad-when-experience = опыт
cad-when-left-inside = кто-то внутри
cad-when-rings-out = колец вынесено
cad-when-scrolls-out = свитков вынесено
cad-when-by-tunnel = вышел Туннелем
cad-when-never-jailed = никто не сидел

# What is special about adventures

cad-sheet-adv-01 = Свиток и ключи вместе открывают сундук в Сокровищнице за 8 дукатов, трижды.
cad-sheet-adv-02 = В раундах 1 и 2 воры не нападают друг на друга. С раунда 3 кража приносит ещё дукат.
cad-sheet-adv-03 = Стражники идут на две клетки дальше, с тревоги — на четыре.
cad-sheet-adv-04 = На пентаграммах стоят зомби и мешают. За упокоение зомби платят.
cad-sheet-adv-05 = Скупщик платит на два дуката больше за один вид сокровищ, с тревоги — и за второй.
cad-sheet-adv-06 = В Лаборатории сокровище сразу стоит свою цену и две карты Арканы.
cad-sheet-adv-07 = Короткая ночь: пять раундов и два дуката за каждого спасшегося.
cad-sheet-adv-08 = Одна из пяти персон — дочь герцога. Занимает два места и приносит снаружи 12.
cad-sheet-adv-09 = В раундах 3 и 5 жетон вскрывается сам. Первая банда под землёй получает 2 дуката.
cad-sheet-adv-10 = Лестница в Оружейной закрыта до раунда 3. В четырёх комнатах внизу лежат реликвии.
cad-sheet-adv-11 = У Циклопа бой 4. Кто первым победит его дважды, берёт Око Мид-Нора за 10.
cad-sheet-adv-12 = Два Механизма открыты. Тайная сокровищница платит на 3 больше. С тревоги Циклоп бродит каждый раунд.
cad-sheet-adv-13 = Толпы на улицах: вход за две клетки, ни боёв, ни стражи. Купленная интрига приносит дукат.
cad-sheet-adv-14 = В Тюрьме сидит племянник герцога. Снаружи он приносит 10, в Караульной — 8 сразу.

# Memory

cad-memory-arcana = Арканы, которых никто не видел
cad-memory-intrigues = Интриги, ещё не виденные
cad-memory-tokens = Закрытые жетоны
cad-memory-missions = Будущие миссии
cad-memory-hand = известно на руке: { $cards }
