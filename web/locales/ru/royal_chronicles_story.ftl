# Royal Chronicles: what happened, in words

rc-tell-phase = Раунд { $round }, фаза «{ $phase }».
rc-tell-dealt = Все получают карты, по { $number }; что не выбрано, уходит { $direction ->
    [left] влево.
   *[right] вправо.
}
rc-tell-passes = Все выбрали по карте; остальные уходят { $direction ->
    [left] влево.
   *[right] вправо.
}
rc-tell-draft-discards = { $you ->
    [who] Вы сбрасываете
   *[none] { $who } сбрасывает
}: { $card }.
rc-tell-draws = { $you ->
    [who] Вы берёте
   *[none] { $who } берёт
}: { $cards }.
rc-tell-recruited = { $you ->
    [who] Вы нанимаете
   *[none] { $who } нанимает
}: { $card }.
rc-tell-underworld = В преисподнюю: { $cards }.
rc-tell-underworld-shuffled = Преисподняя перемешана: { $cards }.
rc-tell-underworld-emptied = Преисподняя пустеет, в сброс: { $cards }.
rc-tell-necropolis = Открыта карта некрополя { $back }: «{ $card }».
rc-tell-marker = Маркер времени переходит на карту некрополя { $back }.
rc-tell-lich-instant = Мгновенный доход Короля-лича, «{ $card }»: { $points }.
rc-tell-lich-bonus = Преисподняя платит Королю-личу, «{ $card }»: { $points } ({ $cards }).
rc-tell-lich-bonus-none = Преисподняя ничего не даёт Королю-личу: «{ $card }».
rc-tell-lich-armies = Армии Короля-лича: чёрная { $black }, пурпурная { $purple }.

# Deployment

rc-tell-deployed = { $you ->
    [who] Вы
   *[none] { $who } —
} { $deeds }.
rc-did-place = { $you ->
    [who] размещаете
   *[none] размещает
}: { $cards }
rc-did-lay = { $you ->
    [who] обретаете
   *[none] обретает
} артефакт: { $card }
rc-did-dismiss = { $you ->
    [who] убираете
   *[none] убирает
} из королевства: { $cards }
rc-did-discard = { $you ->
    [who] сбрасываете
   *[none] сбрасывает
}: { $cards }
rc-did-keep = { $you ->
    [who] откладываете
   *[none] откладывает
}: { $cards }
rc-did-pay = { $you ->
    [who] платите
   *[none] платит
} { $gold }
rc-did-receive = { $you ->
    [who] получаете
   *[none] получает
} { $gold }
rc-did-nothing = ничего не { $you ->
    [who] меняете
   *[none] меняет
}

rc-tell-age = { $source }: { $tokens }. Кому: { $cards }.
rc-tell-young = { $source } снимает { $tokens }. С кого: { $cards }.
rc-tell-raised = { $source }: { $you ->
    [who] ваше здание
   *[none] { $who }, здание
} «{ $building }» теперь уровня II.
rc-tell-shapeshifter = { $you ->
    [who] Ваш Оборотень
   *[none] { $who }: Оборотень
} превращается. Теперь это { $card }{ $skipped ->
    [yes] . Не подошли: { $cards }.
   *[no] .
}
rc-tell-shapeless = { $you ->
    [who] Ваш Оборотень
   *[none] { $who }: Оборотень
} не находит облика и уходит в сброс.
rc-tell-shadowed = { $you ->
    [who] Ваша Тень
   *[none] { $who }: Тень
} повторяет: { $card }.
rc-tell-sphinx = { $you ->
    [who] Ваш Сфинкс
   *[none] { $who }: Сфинкс
} показывает следующие карты колоды.
rc-tell-sphinx-discards = { $you ->
    [who] После Сфинкса вы сбрасываете
   *[none] { $who } после Сфинкса сбрасывает
}: { $cards }. Отложено: { $kept }.

# War

rc-tell-strength = { $you ->
    [who] Ваша сила:
   *[none] { $who }: сила
} { $total }{ $known ->
    [yes] {" "}({ $parts }).
   *[no] .
}
rc-tell-war-won = { $you ->
    [who] Вы побеждаете, { $mine } : { $theirs }. Противник: { $other }
    [other] { $who } побеждает вас, { $mine } : { $theirs }
   *[none] { $who } побеждает, { $mine } : { $theirs }. Противник: { $other }
}{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-tied = { $you ->
    [who] Вы не уступаете, { $mine } : { $theirs }. Противник: { $other }
    [other] { $who } вам не уступает, { $mine } : { $theirs }
   *[none] { $who } не уступает, { $mine } : { $theirs }. Противник: { $other }
}{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-lost = { $you ->
    [who] Вы терпите
   *[none] { $who } терпит
} поражение, { $mine } : { $theirs }. Противник: { $other }.
rc-tell-war-nobody = Без силы не побеждает никто: { $you ->
    [who] вы, { $other }
    [other] { $who }, вы
   *[none] { $who }, { $other }
}.
rc-the-black-army = чёрная армия
rc-the-purple-army = пурпурная армия

# Points, gold, buildings

rc-tell-score = { $you ->
    [who] Вы:
   *[none] { $who }:
} { $points } ({ $parts }).
rc-tell-lost = { $you ->
    [who] Вы теряете
   *[none] { $who } теряет
} { $points } ({ $parts }).
rc-tell-gold = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
} { $gold } ({ $source }).
rc-tell-income = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
} { $gold }: { $parts }.
rc-part = { $name } { $number }
rc-tell-built = { $you ->
    [who] Вы строите
   *[none] { $who } строит
}: { $building }, { $level }{ $paid ->
    [yes] , за { $gold }.
   *[no] .
}
rc-tell-upgraded = { $you ->
    [who] Вы улучшаете
   *[none] { $who } улучшает
}: { $building }, { $level }{ $paid ->
    [yes] , за { $gold }.
   *[no] .
}

# Ageing

rc-tell-saved = { $you ->
    [who] Вы спасаете
   *[none] { $who } спасает
} жизнь: { $card }.
rc-tell-die = { $you ->
    [who] Вы хороните
   *[none] { $who } хоронит
}: { $cards }.
rc-tell-grow-old = Выжившие персонажи получают жетон старения: { $who }.
rc-tell-deck-shuffled = Из сброса сложена новая колода: { $cards }.
rc-tell-crown = { $number ->
    [one] { $you ->
        [who] Вы побеждаете!
       *[none] { $who } побеждает!
    }
    [few] Победу делят { $who }!
    [many] Победу делят { $who }!
   *[other] Победу делят { $who }!
} ({ $why })
rc-tell-only-card = Последняя карта остаётся у вас: { $card }.
rc-tell-only-discard = Последняя карта уходит в сброс: { $card }.
rc-tell-only-unit = Выбор был один: { $card }.
rc-tell-only-building = Выбор был один: { $building }.

# Where points and gold come from

rc-source-war = война
rc-source-instant = мгновенный доход
rc-source-underworld = бонус преисподней
rc-source-black = победа чёрной армии
rc-source-purple = победа пурпурной армии
rc-source-basic = основной доход
rc-source-floor = не меньше 0
rc-source-end = { $building } в конце игры

# The rows in which points are counted

rc-points-units = персонажи
rc-points-buildings = здания
rc-points-built = здания в конце игры
rc-points-artifacts = артефакты
rc-points-armies = армии Короля-лича
rc-points-lich = карты Короля-лича

# Why somebody won

rc-won-by-points = больше всех очков
rc-won-by-gold = ничья, решило золото
rc-won-by-shared = ничья, которую ничто не разрешило
rc-won-by-lich-tie = ничья, в которой побеждает Король-лич

# Since your last turn

rc-since-phase = Идёт раунд { $round }, фаза «{ $phase }».
rc-since-war-won = Победа, { $mine } : { $theirs }. Противник: { $other }.
rc-since-war-tied = Ничья, победа обоих, { $mine } : { $theirs }. Противник: { $other }.
rc-since-war-lost = Поражение, { $mine } : { $theirs }. Противник: { $other }.
rc-since-died = Вы похоронили: { $cards }.
rc-since-gold = Вы получили { $gold }.
rc-since-scored = Вы набрали { $points }.
rc-since-lost = Вы потеряли { $points }.
rc-since-other = { $who }: { $deeds }.
rc-since-placed = новые персонажи ({ $cards })
rc-since-built = постройка ({ $building })
rc-since-upgraded = улучшение ({ $building })
