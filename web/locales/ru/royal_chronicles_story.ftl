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
rc-tell-draft-discards = { $who } сбрасывает: { $card }.
rc-tell-draws = { $who } берёт: { $cards }.
rc-tell-recruited = { $who } нанимает: { $card }.
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

rc-tell-deployed = { $who } — { $deeds }.
rc-did-place = размещает: { $cards }
rc-did-lay = обретает артефакт: { $card }
rc-did-dismiss = убирает из королевства: { $cards }
rc-did-discard = сбрасывает: { $cards }
rc-did-keep = откладывает: { $cards }
rc-did-pay = платит { $gold }
rc-did-receive = получает { $gold }
rc-did-nothing = ничего не меняет

rc-tell-age = { $source }: { $tokens }. Кому: { $cards }.
rc-tell-young = { $source } снимает { $tokens }. С кого: { $cards }.
rc-tell-raised = { $source }: { $who }, здание «{ $building }» теперь уровня II.
rc-tell-shapeshifter = { $who }: Оборотень превращается. Теперь это { $card }{ $skipped ->
    [yes] . Не подошли: { $cards }.
   *[no] .
}
rc-tell-shapeless = { $who }: Оборотень не находит облика и уходит в сброс.
rc-tell-shadowed = { $who }: Тень повторяет: { $card }.
rc-tell-sphinx = { $who }: Сфинкс показывает следующие карты колоды.
rc-tell-sphinx-discards = { $who } после Сфинкса сбрасывает: { $cards }. Отложено: { $kept }.

# War

rc-tell-strength = { $who }: сила { $total }{ $known ->
    [yes] {" "}({ $parts }).
   *[no] .
}
rc-tell-war-won = { $who } побеждает, { $mine } : { $theirs }. Противник: { $other }{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-tied = { $who } не уступает, { $mine } : { $theirs }. Противник: { $other }{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-lost = { $who } терпит поражение, { $mine } : { $theirs }. Противник: { $other }.
rc-tell-war-nobody = Без силы не побеждает никто: { $who }, { $other }.
rc-the-black-army = чёрная армия
rc-the-purple-army = пурпурная армия

# Points, gold, buildings

rc-tell-score = { $who }: { $points } ({ $parts }).
rc-tell-lost = { $who } теряет { $points } ({ $parts }).
rc-tell-gold = { $who } получает { $gold } ({ $source }).
rc-tell-income = { $who } получает { $gold }: { $parts }.
rc-part = { $name } { $number }
rc-tell-built = { $who } строит: { $building }, { $level }{ $paid ->
    [yes] , за { $gold }.
   *[no] .
}
rc-tell-upgraded = { $who } улучшает: { $building }, { $level }{ $paid ->
    [yes] , за { $gold }.
   *[no] .
}

# Ageing

rc-tell-saved = { $who } спасает жизнь: { $card }.
rc-tell-die = { $who } хоронит: { $cards }.
rc-tell-grow-old = Все, кто остался, получают жетон старения: { $who }.
rc-tell-deck-shuffled = Из сброса сложена новая колода: { $cards }.
rc-tell-crown = { $number ->
    [one] { $who } побеждает!
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
