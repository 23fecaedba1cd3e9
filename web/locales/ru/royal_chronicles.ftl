# Royal Chronicles: labels of the board

rc-label-card = { $name }: { $kind ->
    [artifact] артефакт, {""}
   *[unit] {""}
}{ $cost ->
    [-1] приносит 1 золотой
   *[other] цена { $cost } зол.
}{ $strength ->
    [none] {""}
   *[other] , сила { $strength }
}{ $now ->
    [none] {""}
   *[other] , сейчас { $now }
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } жетон старения
    [few] , { $tokens } жетона старения
   *[many] , { $tokens } жетонов старения
}. { $text }
rc-about-card = { $cost ->
    [-1] приносит 1 золотой
   *[other] цена { $cost }
}{ $strength ->
    [none] {""}
   *[other] , сила { $strength }
}. { $text }
rc-label-level = { $building }, { $level }: нужно { $needs }. { $gives }{ $state ->
    [built] {" "}Построено.
    [can] {" "}Вам обойдётся в { $gold } зол.
   *[no] {""}
}
rc-label-stands = { $building }, { $level }. { $gives }
rc-building-is = { $building }{ $level ->
    [0] , не построено
    [1] , стоит уровень I
   *[other] , стоит уровень II
}
rc-or = { $one } или { $other }
rc-kingdom-of = Королевство: { $who }
rc-income = Золото следующей фазы дохода
rc-income-is = +{ $number }
rc-put-here = Положить сюда: { $row }
rc-put-beside = Положить рядом с королевством
rc-discard-here = Убрать из игры
rc-keep-here = Отложить до следующего раунда
rc-here = Сюда
rc-free-spot = Свободное место: { $row }
rc-artifacts = Артефакты
rc-pick-up = Взять
rc-way-front = 1 ряд
rc-way-front-of = { $card }: в первый ряд
rc-way-back = 2 ряд
rc-way-back-of = { $card }: во второй ряд
rc-way-beside = Положить
rc-way-beside-of = { $card }: положить рядом с королевством
rc-way-keep = Отложить
rc-way-keep-of = { $card }: отложить до следующего раунда
rc-way-move = Сменить ряд
rc-way-move-of = { $card }: перевести в другой ряд
rc-way-discard = Сбросить
rc-way-discard-of = { $card }: убрать из игры
rc-way-hand = В руку
rc-way-hand-of = { $card }: вернуть в руку
rc-hand = Ваши карты
rc-hand-empty = Карт на руках нет
rc-hand-size = Карты на руках
rc-taken = Уже набрано
rc-kept = Отложено на потом
rc-kept-free = Можно отложить ещё одну карту
rc-rest-goes-to = { $verb ->
    [discard] Сбросьте одну
   *[keep] Оставьте одну
}. Остальное идёт { $side ->
    [left] налево
   *[right] направо
}: { $who }
rc-rest-underworld = Оставьте одну. Остальное уходит в преисподнюю
rc-gold-left = осталось из { $gold }
rc-deploy-hint = Перетащите карты в ряд или нажмите их кнопки.
rc-buildings = Здания
rc-back-to-mine = Назад в своё королевство
rc-look = Рассмотреть королевство: { $who }
rc-neighbour-left = Ваш сосед слева
rc-neighbour-right = Ваш сосед справа
rc-rounds = Раунды
rc-round = Раунд { $round }
rc-phases = Фазы
rc-pass-left = В этом раунде карты идут налево
rc-pass-right = В этом раунде карты идут направо
rc-deck = Карт в колоде
rc-discard = Сброс
rc-score-track = Шкала очков
rc-score-of = { $who }: { $points }
rc-time-marker = Маркер времени
rc-face-down = Карта некрополя { $back }, лицом вниз
rc-underworld-empty = пусто
rc-memory-sure = Точно на руках
rc-memory-passed = Прошло через ваши руки
rc-memory-each = По одной из них:
rc-memory-going = Ещё ходят по кругу: { $number }
rc-memory-unseen = Ещё не показывались: { $number }

# War

rc-war = Война
rc-outlook = Грядущая война
rc-outlook-people = Что соседи показывают сейчас. Они, как и вы, строят войска втайне.
rc-outlook-lich = Где именно в этих пределах окажутся армии, решит следующая карта некрополя.
rc-your-strength = Ваша сила
rc-odds = При такой расстановке
rc-margin = Ваша сила минус их сила
rc-war-of-round = Война раунда { $round }
rc-won = победа
rc-lost = поражение
rc-no-war = Своей войны не было
rc-stage-tied = ничья
rc-stage-won = победа
rc-stage-lost = поражение
rc-stage-dead = умирает
rc-stage-older = Ещё один жетон старения

# What is asked

rc-ask-draft-keep = { $alone ->
    [yes] Какую карту вы оставите? Остальные уйдут в преисподнюю.
   *[no] Какую карту вы оставите? Остальные получит { $who }.
}
rc-ask-draft-discard = Какую карту вы сбросите? Остальные получит { $who }.
rc-ask-deploy = Расставьте королевство: раунд { $round }.
rc-ask-arranged = Всё расставлено: осмотрите и подтвердите.
rc-ask-ability-next = Чья способность сработает первой?
rc-ask-time-master = Часовщик: кто получит два жетона старения?
rc-ask-master-alchemist = Мастер-алхимик: кто получит по жетону старения за каждую еду?
rc-ask-herbalist = Травница: с кого снять все жетоны старения?
rc-ask-shadow = Тень: чью способность повторить?
rc-ask-djinn = Джинн: какое здание станет уровнем II?
rc-ask-sphinx = Сфинкс: отложите одну из этих карт до следующего раунда?
rc-ask-build = Что вы построите?
rc-ask-heal = Старение: кого спасти?
rc-ask-banshee = Банши: кто из выживших получит жетон старения?

# What can be answered

rc-do-recruit = Оставить: { $card }, { $about }
rc-do-keep = Отложить до следующего раунда: { $card }, { $about }
rc-do-discard = Сбросить: { $card }, { $about }
rc-do-dismiss = Убрать из игры: { $card }; это не смерть
rc-do-place = { $card } — { $row }, { $cost ->
    [-1] вы получите 1 золотой
   *[other] цена: { $gold }
}. { $text }
rc-do-lay = Положить рядом с королевством: { $card }, { $about }
rc-do-move = Перевести: { $card } — { $row }
rc-do-swap = Меняются местами: { $one } и { $two }
rc-do-done = Готово: открыть королевство
rc-do-done-discard = Готово; в сброс: { $cards }
rc-do-build = Построить: { $building }, { $level }{ $priced ->
    [yes] , цена: { $gold }
   *[no] {""}
}. { $gives }
rc-do-upgrade = Улучшить: { $building }, { $level }{ $priced ->
    [yes] , цена: { $gold }
   *[no] {""}
}. { $gives }
rc-do-djinn = Становится уровнем II: { $building }. { $gives }
rc-do-unit-ability-next = Сначала: { $card }
rc-do-unit-time-master = Два жетона старения: { $card }
rc-do-unit-master-alchemist = По жетону старения за каждую еду: { $card }
rc-do-unit-herbalist = Снять все жетоны старения: { $card }
rc-do-unit-shadow = Повторить способность: { $card }
rc-do-unit-heal = Спасти: { $card }
rc-do-unit-banshee = Жетон старения: { $card }
rc-do-pass-sphinx = Не откладывать ни одной
rc-do-pass-build = Ничего не строить
rc-do-pass-heal = Никого не спасать
