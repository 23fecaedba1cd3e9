# Ascension Tactics: what stands on the board

at-board-field = Поле боя
at-board-row = Центральный ряд
at-board-center-deck = Осталось карт в центральной колоде
at-board-banished = Изгнанные карты
at-board-discard = Сброс
at-board-deck = Карт в колоде
at-board-hand = Рука
at-board-hand-empty = Карт в руке не осталось
at-board-played = Сыграно в этот ход
at-board-play-all = Сыграть все ({ $number })
at-board-purse = Руны только для конструктов
at-board-team = Команда
at-board-treasures = Сокровища
at-board-schemes = Замыслы в руке
at-board-scheme-deck = Осталось замыслов
at-board-from-threat = При угрозе { $threat } и выше:
at-board-partner = партнёр: { $who }
at-board-partner-hand = Рука: { $who }
at-board-take = Играть за: { $who }
at-board-look-through = { $pile }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}. Посмотреть.
at-board-draft = Выбор чемпионов
at-board-campaign = Разбитые врата
at-board-attempt = Попытка { $number }
at-board-turn = Ход { $number }
at-board-target = Сколько славы нужно для победы
at-board-glory-of = Слава; для победы нужно { $target }

# Cards and champions in words

at-board-card = { $name }: { $kind }{ $faction ->
    [none] {""}
   *[other] , { $faction }
}, { $price }. { $text }
at-board-champion = { $name }{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
}: сила { $strength }, защита { $defence }, скорость { $speed }, приказ стоит { $order } мощи. { $text }
at-board-off = вне поля
at-board-figure = { $name } ({ $who }), { $cell }: сила { $strength }, защита { $left } из { $defence }, скорость { $speed }, { $ready ->
    [yes] готов
   *[no] истощён
}{ $keywords ->
    [none] {""}
   *[other] ; { $keywords }
}{ $carries ->
    [none] {""}
   *[other] ; несёт: { $carries }
}
at-board-cell = { $cell }: { $terrain }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}{ $glory ->
    [0] {""}
   *[other] , приносит { $glory } славы
}{ $treasure ->
    [yes] , сокровище
   *[no] {""}
}

# An order that is being planned

at-board-end = { $label }. { $way }
at-board-steps = { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
    [many] { $cost } очков
   *[other] { $cost } очка
}
at-board-hurt = земля наносит { $hurt } урона
at-board-falls = чемпион погибнет
at-board-lit = { $number ->
    [one] займёт маяк или портал
    [few] займёт { $number } маяка или портала
    [many] займёт { $number } маяков или порталов
   *[other] займёт { $number } маяка или портала
}
at-board-treasure = возьмёт сокровище
at-board-damage = { $attacks ->
    [1] { $damage } урона
   *[other] { $damage } урона, атак: { $attacks }
}
at-board-defeats = цель повержена
at-board-back = { $back } урона в ответ
at-board-goes = { $name } идёт на { $cell }: { $way }.
at-board-stays = { $name } остаётся на месте.
at-board-hits = Атака на цель «{ $enemy }»: { $blow }.
at-board-hits-all = Атака на всех врагов в пределах досягаемости: { $blows }.
at-board-hit = { $enemy } ({ $blow })

# What is shown large while it is told

at-board-attack = Атака
at-board-harm = Урон
at-board-strikes-back = Ответный удар.
at-board-land = Местность меняется
at-board-scheme = Замысел злодеев
at-board-threat-is = Угроза { $threat }
at-board-surge = { $name }: всплеск!
at-board-decision = Злодей принимает решение
at-board-goal = Цель: { $goal }
at-board-chart-judge = Кого может повергнуть?
at-board-chart-target = Кого выбирает?
at-board-chart-goes = Куда идёт?
at-board-chart-holds = Стоит на своей цели и держит её.
at-board-chart-lost = Приказ пропадает.
at-board-nobody = Никого
at-board-stays-here = Остаётся на месте.
at-board-cannot = Действовать не может.
at-board-glory-now = { $glory } славы из { $target }

# What a perfect memory knows

at-board-memory-center = Осталось в центральной колоде
at-board-memory-treasures = Сокровища, которых никто не видел
at-board-memory-schemes = Оставшиеся замыслы

# Поле боя словами

at-board-survey = Поле боя словами
at-board-places = Места
at-board-figure-of = { $name } ({ $who }), { $cell }
at-board-lies = { $steps ->
    [one] { $steps } ячейка
    [few] { $steps } ячейки
   *[many] { $steps } ячеек
}, { $where }: { $thing }
