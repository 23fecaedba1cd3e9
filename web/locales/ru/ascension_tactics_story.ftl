# Ascension Tactics: what happened, in words

# Turns

at-tell-turn = Ход { $number }: { $seats }.
at-tell-drawn = { $you ->
    [who] Вы берёте: { $cards }.
   *[none] { $who } берёт: { $cards }.
}
at-tell-play = { $you ->
    [who] Вы разыгрываете: { $card }.
   *[none] { $who } разыгрывает: { $card }.
}
at-tell-play-all = { $you ->
    [who] Вы разыгрываете: { $card } — { $gains }.
   *[none] { $who } разыгрывает: { $card } — { $gains }.
}
at-tell-acquire = { $you ->
    [who] Вы получаете карту: { $card }.
   *[none] { $who } получает карту: { $card }.
}
at-tell-deck-top = { $you ->
    [who] { $card }: на верх вашей колоды.
   *[none] { $card }: на верх колоды, { $who }.
}
at-tell-reveal = Новое в центральном ряду: { $card }.
at-tell-banish = Изгнана карта: { $card }.
at-tell-discard = { $you ->
    [who] Вы сбрасываете: { $card }.
   *[none] { $who } сбрасывает: { $card }.
}
at-tell-put-back = { $you ->
    [who] Вы кладёте карту на свою колоду.
   *[none] { $who } кладёт карту на колоду.
}
at-tell-fetch = { $you ->
    [who] Вы возвращаете в руку: { $card }.
   *[none] { $who } возвращает в руку: { $card }.
}
at-tell-copy = { $you ->
    [who] Вы повторяете эффекты: { $card }.
   *[none] { $who } повторяет эффекты: { $card }.
}
at-tell-steal = { $you ->
    [who] Вы забираете карту: { $card } ({ $other }).
   *[none] { $who } забирает карту: { $card } ({ $other }).
}

# Champions

at-tell-draft-open = В драфте открыто: { $champion }.
at-tell-draft = { $you ->
    [who] Вы берёте в запас: { $champion }.
   *[none] { $who } берёт в запас: { $champion }.
}
at-tell-equip = { $figure } снаряжается: { $card }.
at-tell-order = { $you ->
    [who] Ваш приказ: { $figure }.
   *[none] { $who }, приказ: { $figure }.
}
at-tell-deploy = { $figure } входит на поле боя: { $cell }.
at-tell-move = { $figure } идёт: { $way }.
at-tell-attack = { $figure } атакует: { $target }.
at-tell-attack-all = { $figure } атакует всех врагов в пределах досягаемости.
at-tell-attacked = { $figure } атакует: { $target }, { $damage }.
at-tell-attacked-all = { $figure } атакует всех врагов рядом: { $damage }.
at-tell-damage = { $figure } получает { $amount } урона ({ $source }).
at-tell-defeat = { $figure } падает в бою: { $cell }.
at-tell-destroy = Уничтожена конструкция: { $card } ({ $figure }).
at-tell-buff = { $source } усиливает: { $figure }.
at-tell-ready = { $figure } снова может получить приказ.
at-tell-recall = { $figure } уходит с поля боя.
at-tell-push = { $source } отталкивает: { $figure }.

# The battlefield

at-tell-corrupted = { $figure } ступает на порченую землю: { $cell }.
at-tell-beacon = { $you ->
    [who] Маяк { $cell } теперь ваш.
   *[none] Маяк { $cell }: { $who }.
}
at-tell-portal = { $you ->
    [who] Портал { $cell } теперь ваш.
   *[none] Портал { $cell }: { $who }.
}
at-tell-portal-chosen = { $you ->
    [who] Ваш портал: { $cell }.
   *[none] Портал { $cell }: { $who }.
}
at-tell-portal-closed = Портал { $cell } снова отключён.
at-tell-barrier-broken = Барьер рушится.
at-tell-forest = Вырастает лес: { $cell }.
at-tell-token = { $token }: { $cell }.

# Treasures and sigils

at-tell-treasure = { $you ->
    [who] Вы берёте сокровище.
   *[none] { $who } берёт сокровище.
}
at-tell-treasure-kind = { $you ->
    [who] Вы берёте сокровище: { $treasure }.
   *[none] { $who } берёт сокровище: { $treasure }.
}
at-tell-treasure-used = { $you ->
    [who] Вы используете сокровище: { $treasure }.
   *[none] { $who } использует сокровище: { $treasure }.
}
at-tell-treasure-given = { $figure }: { $treasure }.
at-tell-treasure-revealed = Открыто сокровище: { $treasure } ({ $figure }).
at-tell-sigil-drawn = { $you ->
    [who] Вы тянете: { $sigils }.
   *[none] { $who } тянет: { $sigils }.
}
at-tell-sigil-kept = { $you ->
    [who] Вы оставляете: { $sigil }.
   *[none] { $who } оставляет: { $sigil }.
}
at-tell-sigil-used = { $you ->
    [who] Вы применяете: { $sigil }.
   *[none] { $who } применяет: { $sigil }.
}

# Villains

at-tell-villains = Против вас: { $names }.
at-tell-scheme-discarded = Сброшен до первого хода: { $scheme }.
at-tell-schemes-drawn = Взяты замыслы: { $schemes }.
at-tell-surge = Всплеск: { $figure }!
at-tell-villain-judge = { $figure }, цель — { $goal }; может повергнуть: { $victims }.
at-tell-villain-judge-none = { $figure }, цель — { $goal }; сейчас никого не повергнуть.
at-tell-villain-target = { $figure } выбирает жертву: { $target }.
at-tell-villain-heads = { $figure } движется к цели { $goal }, доходит до { $end }.
at-tell-villain-stays = { $figure } остаётся на месте: { $reason }.
at-tell-villain-holds = { $figure } занимает святилище { $shrine }.
at-tell-villain-lost = { $figure } теряет приказ: { $reason }.
at-reason-goal = цель уже достигнута
at-reason-no-nearer = ближе к цели не подойти
at-reason-portal = портал занят
at-reason-under-way = уже выполняется другой приказ

# Glory

at-tell-score = { $you ->
    [who] Вы получаете { $points } славы ({ $source }).
   *[none] { $who }: { $points } славы ({ $source }).
}
at-part = { $name } { $number }
at-source-shrine = святилища
at-source-beacon = маяки
at-source-hold = злодей на своей цели
at-source-kill = поверженные чемпионы
at-source-villain = поверженные злодеи
at-source-surge = всплеск
at-source-retaliation = ответный удар
at-source-corrupted = порченая земля

# Figures

at-cultist-of = Культист { $number } ({ $who })
at-new-cultist = Новый культист
at-second-body = { $name }, вторая фигурка
at-nothing = ничего

# What happened since

at-since-score = Вы получили { $points }.
at-since-lost = Ваши потери: { $figures }.
at-since-slain = Вами повержены: { $figures }.
at-since-other = { $who }: { $deeds }.
at-since-played = разыграны: { $cards }
at-since-acquired = получены: { $cards }
at-since-ordered = приказы: { $figures }
at-since-scheme = Замыслы: { $schemes }.

# Why it was won

at-won-by-glory = набрана слава, нужная для победы
at-won-by-throne = босс повержен
at-won-by-gateway = портал открыт, а босс повержен
at-won-by-beacons = набрано нужное число маяков
at-won-by-schemes = замыслы кончились

# What is counted

at-tell-gate = { $you ->
    [who] Вы начинаете ход
   *[none] { $who } начинает ход
}: { $power } мощи{ $runes ->
    [0] {""}
    [one] , { $runes } руна
    [few] , { $runes } руны
    [many] , { $runes } рун
   *[other] , { $runes } руны
}.
at-tell-draw = { $you ->
    [who] Вы берёте
   *[none] { $who } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
at-tell-runes = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
} { $amount ->
    [one] { $amount } руну
    [few] { $amount } руны
    [many] { $amount } рун
   *[other] { $amount } руны
}.
at-tell-purse = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
} { $amount ->
    [one] { $amount } руну
    [few] { $amount } руны
    [many] { $amount } рун
   *[other] { $amount } руны
} на конструкции.
at-tell-power = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
} { $amount } мощи.
at-tell-scheme = Замысел: { $scheme }, угроза { $threat }{ $lower ->
    [yes] ; действует и нижний эффект
   *[no] {""}
}.
