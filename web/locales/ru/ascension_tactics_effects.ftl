# Ascension Tactics: what cards do. Each verb of the vocabulary is one message; rows are put together from them

at-n-runes = { $number ->
    [one] { $number } руна
    [few] { $number } руны
    [many] { $number } рун
   *[other] { $number } руны
}
at-n-purse = { $number ->
    [one] { $number } руна на конструкции
    [few] { $number } руны на конструкции
    [many] { $number } рун на конструкции
   *[other] { $number } руны на конструкции
}
at-n-power = { $number ->
    [one] { $number } мощь
    [few] { $number } мощи
    [many] { $number } мощи
   *[other] { $number } мощи
}
at-n-glory = { $number } славы
at-n-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
at-n-damage = { $number } урона
at-n-treasures = { $number ->
    [one] { $number } сокровище
    [few] { $number } сокровища
    [many] { $number } сокровищ
   *[other] { $number } сокровища
}

# What is added to a champion

at-add-strength = { $amount } к силе
at-add-defence = { $amount } к защите
at-add-speed = { $amount } к скорости
at-add-order = { $amount } к стоимости приказа
at-verb-bonus = { $parts }

# Conditions

at-verb-played = { $faction ->
    [enlightened] если в этот ход вы разыграли карту Просветлённых
    [lifebound] если в этот ход вы разыграли карту Жизнепоклонников
    [mechana] если в этот ход вы разыграли карту Механы
    [void] если в этот ход вы разыграли карту Бездны
   *[none] { $kind ->
        [hero] если в этот ход вы разыграли героя
        [construct] если в этот ход вы разыграли конструкцию
       *[any] если в этот ход вы разыграли карту ценой { $cost } или больше
    }
}
at-verb-carried = если на ваших чемпионах { $count ->
    [one] есть хотя бы { $count } конструкция
    [few] есть хотя бы { $count } конструкции
    [many] есть хотя бы { $count } конструкций
   *[other] есть хотя бы { $count } конструкции
}
at-verb-on = { $terrain ->
    [forest] в лесу
    [corrupted] на порченой земле
    [enchanted] на зачарованной земле
    [shrine] на святилище
   *[beacon] на маяке
}
at-verb-near = { $terrain ->
    [forest] в лесу или рядом с ним
    [corrupted] на порченой земле или рядом с ней
    [enchanted] на зачарованной земле или рядом с ней
    [shrine] на святилище или рядом с ним
   *[beacon] на маяке или рядом с ним
}
at-verb-at-goal = на своей цели или рядом с ней
at-verb-threat = с угрозы { $level }

# Resources and cards

at-verb-runes = { $amount ->
    [one] { $amount } руна
    [few] { $amount } руны
    [many] { $amount } рун
   *[other] { $amount } руны
}
at-verb-construct-runes = { $amount ->
    [one] { $amount } руна только на конструкции
    [few] { $amount } руны только на конструкции
    [many] { $amount } рун только на конструкции
   *[other] { $amount } руны только на конструкции
}
at-verb-power = { $amount ->
    [one] { $amount } мощь
    [few] { $amount } мощи
    [many] { $amount } мощи
   *[other] { $amount } мощи
}
at-verb-power-per-construct = 1 мощь за каждую конструкцию на ваших чемпионах, но не больше { $most }
at-verb-glory = { $amount } славы
at-verb-draw = возьмите { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
at-verb-discard = сбросьте с руки { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
at-verb-discard-random = каждый противник сбрасывает с руки { $amount ->
    [one] { $amount } случайную карту
    [few] { $amount } случайные карты
    [many] { $amount } случайных карт
   *[other] { $amount } случайной карты
}
at-verb-banish = можете изгнать { $amount ->
    [one] { $amount } карту
    [few] до { $amount } карт
    [many] до { $amount } карт
   *[other] до { $amount } карты
} { $zone ->
    [hand-or-discard] из руки или сброса
    [played] из разыгранных в этот ход
   *[row] из центрального ряда
}{ $then ->
    [none] {""}
   *[other] ; если изгнали: { $then }
}
at-verb-banish-dearest = самая дорогая карта центрального ряда изгоняется
at-verb-acquire-free = можете бесплатно получить карту ценой не больше { $most ->
    [one] { $most } руны
    [few] { $most } рун
    [many] { $most } рун
   *[other] { $most } руны
}
at-verb-acquire-top = получите вслепую верхнюю карту центральной колоды; герой или конструкция ценой не больше { $to-hand ->
    [one] { $to-hand } руны
    [few] { $to-hand } рун
    [many] { $to-hand } рун
   *[other] { $to-hand } руны
} идёт вам в руку
at-verb-topdeck-next = { $kind ->
    [hero] следующего героя, полученного в этот ход, можете положить на верх своей колоды
    [construct] следующую конструкцию, полученную в этот ход, можете положить на верх своей колоды
   *[any] следующего героя или следующую конструкцию, полученных в этот ход, можете положить на верх своей колоды
}
at-verb-cost-next = следующая конструкция, полученная в этот ход, стоит на { $less ->
    [one] { $less } руну
    [few] { $less } руны
    [many] { $less } рун
   *[other] { $less } руны
} меньше
at-verb-put-back = положите с руки на верх своей колоды { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
at-verb-fetch = возьмите из своего сброса в руку { $kind ->
    [hero] героя
    [construct] конструкцию
   *[any] карту
}
at-verb-to-deck-top = она идёт не в сброс, а на верх колоды владельца
at-verb-copy-hero = можете выполнить эффекты другого героя, разыгранного вами в этот ход
at-verb-steal = возьмите в руку верхнюю карту колоды каждого противника; теперь она ваша
at-verb-replace = { $by ->
    [heavy-infantry] одно Ополчение вашей начальной колоды заменяет Тяжёлая пехота
   *[mystic] одного Ученика вашей начальной колоды заменяет Мистик
}
at-verb-treasure = возьмите из мешочка { $amount ->
    [one] { $amount } сокровище
    [few] { $amount } сокровища
    [many] { $amount } сокровищ
   *[other] { $amount } сокровища
}
at-verb-reveal-treasure = откройте сокровище из мешочка; этот чемпион получает его бонус до следующего хода своей стороны

# Champions

at-verb-buff = { $whom ->
    [own] { $count ->
        [0] все ваши чемпионы
        [one] { $count } ваш чемпион
        [few] { $count } ваших чемпиона
        [many] { $count } ваших чемпионов
       *[other] { $count } вашего чемпиона
    }
    [own-onboard] все ваши чемпионы на поле боя
    [others] все другие чемпионы этой стороны
    [self] этот чемпион
    [next-ordered] следующий чемпион этой стороны, которому отдадут приказ,
    [villains] все злодеи
    [crown] злодей с Короной
    [blade] злодей с Клинком
    [eye] злодей с Оком
   *[claw] злодей с Когтем
} { $until ->
    [turn] до конца хода
    [my-turn] до следующего хода своей стороны
   *[scenario] на весь сценарий
}: { $bonus }
at-verb-free-order = позже в этот ход один приказ другому вашему чемпиону бесплатен
at-verb-enemies = { $near ->
    [own] { $within ->
        [one] рядом с вашим чемпионом
        [few] не дальше { $within } ячеек от вашего чемпиона
        [many] не дальше { $within } ячеек от вашего чемпиона
       *[other] не дальше { $within } ячейки от вашего чемпиона
    }
    [self] { $within ->
        [one] рядом с этим чемпионом
        [few] не дальше { $within } ячеек от этого чемпиона
        [many] не дальше { $within } ячеек от этого чемпиона
       *[other] не дальше { $within } ячейки от этого чемпиона
    }
    [forest] { $within ->
        [0] в лесу
       *[other] в лесу или рядом с ним
    }
    [beacon] { $within ->
        [0] на маяке
       *[other] на маяке или рядом с ним
    }
    [crown] на цели Короны или рядом с ней
    [blade] на цели Клинка или рядом с ней
    [eye] на цели Ока или рядом с ней
    [claw] на цели Когтя или рядом с ней
   *[none] на поле боя
}{ $sight ->
    [yes] {" "}на его линии видимости
   *[no] {""}
}
at-verb-damage = { $amount } урона { $count ->
    [0] всем врагам
    [one] { $count } врагу
    [few] { $count } врагам
    [many] { $count } врагам
   *[other] { $count } врага
} { $enemies }
at-verb-blast = { $spares ->
    [0] если атаки не было, может взорваться
   *[other] если атаки не было, взрывается, когда взрыв заденет чемпиона игроков
}: все чемпионы не дальше { $within ->
    [one] { $within } ячейки
    [few] { $within } ячеек
    [many] { $within } ячеек
   *[other] { $within } ячейки
} на линии видимости и сам взорвавшийся получают урон, равный его силе{ $spares ->
    [0] {""}
   *[other] ; с угрозы { $spares } злодеи не страдают
}
at-verb-give-order = { $to ->
    [ready] можете бесплатно отдать приказ своему готовому чемпиону{ $most ->
        [99] {""}
       *[other] {" "}со стоимостью приказа не больше { $most }
    }
    [cultist] можете бесплатно отдать приказ своему культисту
   *[enemy] можете бесплатно отдать приказ готовому чемпиону противника; он сражается за вас
}
at-verb-deploy = можете ввести своего чемпиона { $where ->
    [portal-or-own] на свой портал или рядом со своим чемпионом
   *[self] рядом с этим
}
at-verb-deploy-villain = первый из злодеев с Клинком, Оком и Когтем, кого нет на поле боя, вводится рядом с ним
at-verb-enter-on-cultist = может войти в ячейку культиста своей стороны: тот повержен
at-verb-recall = можете убрать с поля боя { $count ->
    [one] { $count } чемпиона
    [few] до { $count } чемпионов
    [many] до { $count } чемпионов
   *[other] до { $count } чемпиона
} любой стороны
at-verb-recall-strongest = самый сильный враг не дальше { $within ->
    [one] { $within } ячейки
    [few] { $within } ячеек
    [many] { $within } ячеек
   *[other] { $within } ячейки
} уходит с поля боя
at-verb-ready = один ваш истощённый чемпион снова готов
at-verb-destroy = уничтожьте вражескую конструкцию ценой не больше { $most ->
    [one] { $most } руны
    [few] { $most } рун
    [many] { $most } рун
   *[other] { $most } руны
}
at-verb-push = все враги не дальше { $within ->
    [one] { $within } ячейки
    [few] { $within } ячеек
    [many] { $within } ячеек
   *[other] { $within } ячейки
} отталкиваются на одну ячейку
at-verb-attack = атакует с места

# The battlefield

at-verb-place-forest = { $nearest ->
    [yes] в ближайшей свободной обычной ячейке вырастает лес
   *[no] положите лес на любую обычную ячейку
}
at-verb-place-token = { $token ->
    [circle] положите ведьмин круг в любую ячейку
   *[turret] поставьте турель в любую ячейку
}
at-verb-move-token = { $token ->
    [circle] можете передвинуть ведьмин круг
   *[turret] можете передвинуть турель
} не дальше { $steps ->
    [one] { $steps } ячейки
    [few] { $steps } ячеек
    [many] { $steps } ячеек
   *[other] { $steps } ячейки
}
at-verb-turret-attack = турель наносит { $strength } урона видимому ей врагу не дальше 3 ячеек

# Villains

at-verb-order-villain = приказ злодею с { $goal ->
    [crown] Короной
    [blade] Клинком
    [eye] Оком
   *[claw] Когтем
}
at-verb-order-vanguard = приказ злодею, который ближе всех к порталу игроков
at-verb-order-cultists = приказ каждому культисту злодеев
at-verb-enter-cultist = культист злодеев входит { $place ->
    [crown] на цель Короны
    [blade] на цель Клинка
    [eye] на цель Ока
    [claw] на цель Когтя
    [self] рядом с ним
    [slain] туда, где стоял поверженный враг
   *[cell] в ячейку { $cell }
}
at-verb-equip = { $whom ->
    [crown] злодей с Короной берёт
    [blade] злодей с Клинком берёт
    [eye] злодей с Оком берёт
    [claw] злодей с Когтем берёт
   *[self] берёт
} самую дешёвую конструкцию центрального ряда
at-verb-glory-per-shrine = { $amount } славы за каждое святилище под контролем злодеев
at-verb-surge = всплеск: то, что указано у босса и в сценарии

# Verbs that hold others

at-verb-allegiance = преданность { $faction ->
    [enlightened] Просветлённым
    [lifebound] Жизнепоклонникам
    [mechana] Механе
   *[void] Бездне
}: { $then }
at-verb-if = { $condition }: { $then }
at-verb-choose = на выбор: либо { $one }, либо { $other }
at-verb-both = { $one }, затем { $other }
at-verb-times = { $number ->
    [2] дважды: { $then }
   *[other] столько раз ({ $number }): { $then }
}
at-verb-while = { $condition }: { $bonus }
at-verb-aura = другие чемпионы этой стороны рядом с ним: { $bonus }

# Moments

at-verb-ambush = засада: { $then }
at-verb-on-equip = при снаряжении: { $then }
at-verb-on-destroyed = при уничтожении: { $then }
at-verb-slay = бойня: { $then }
at-verb-on-deploy = при вводе на поле боя: { $then }
at-verb-on-order = при приказе: { $then }
at-verb-after-order = после приказа: { $then }
at-verb-start-turn = в начале вашего хода: { $then }
at-verb-first-turn = один раз в ваш первый ход: { $then }
at-verb-start-game = перед игрой: { $then }
at-verb-boss-surge = всплеск: { $then }

# Sigils

at-sigil-does-champion = один чемпион вашего запаса на весь сценарий: { $bonus }
at-sigil-does-bow = раз за сценарий, в ваш ход, один ваш чемпион до конца хода: { $bonus }
at-sigil-does-coin = в ваш первый ход: ещё { $amount ->
    [one] { $amount } руна
    [few] { $amount } руны
    [many] { $amount } рун
   *[other] { $amount } руны
}
at-sigil-does-flame = в ваш первый ход: ещё { $amount ->
    [one] { $amount } мощь
    [few] { $amount } мощи
    [many] { $amount } мощи
   *[other] { $amount } мощи
}
at-sigil-does-chest = в начале у вас { $amount ->
    [one] { $amount } сокровище
    [few] { $amount } сокровища
    [many] { $amount } сокровищ
   *[other] { $amount } сокровища
} из мешочка
at-sigil-does-road = ваших чемпионов можно вводить и рядом с вашим порталом
at-sigil-does-purge = одного Ученика вашей начальной колоды заменяет Мистик
at-sigil-does-oath = раз за сценарий, в ваш ход: один приказ бесплатен

# Scenarios

at-scene-target = побеждает тот, кто наберёт { $number } славы
at-scene-players-target = игроки побеждают, набрав { $number } славы
at-scene-villain-target = злодеи побеждают, набрав { $number } славы или исчерпав замыслы
at-scene-shrine = { $number } славы за каждое святилище под вашим контролем в конце вашего хода
at-scene-rich-shrine = великое святилище приносит { $number } славы
at-scene-beacon = { $number } славы за каждый маяк под вашим контролем в конце вашего хода
at-scene-many-beacons = ещё { $number } славы за четыре или пять маяков
at-scene-beacon-power = три маяка в начале вашего хода: { $number ->
    [one] { $number } мощь
    [few] { $number } мощи
    [many] { $number } мощи
   *[other] { $number } мощи
}
at-scene-kill = { $number } славы за каждого чемпиона, поверженного вашей атакой; культисты не в счёт
at-scene-corruption = когда чемпиона губит порченая земля, каждый противник его игрока получает { $number } славы
at-scene-winning-beacons = игроки побеждают и тогда, когда в конце их хода у них { $number ->
    [one] { $number } маяк
    [few] { $number } маяка
    [many] { $number } маяков
   *[other] { $number } маяка
}
at-scene-villain-beacons = с самого начала злодеи держат маяки { $cells }
at-scene-gateway = игроки побеждают, когда портал { $cell } — их, а босс хотя бы раз повержен
at-scene-throne = босс ждёт в ячейке { $cell } за барьером и там неуязвим; барьер падает, если в конце хода игроков оба святилища под их контролем; повергнув босса, игроки побеждают
at-scene-instead = пока барьер стоит, вместо приказа боссу: { $then }
at-scene-enchanted = тот, кто стоит на зачарованной земле: { $bonus }
at-scene-surge = всплеск сценария: { $then }
