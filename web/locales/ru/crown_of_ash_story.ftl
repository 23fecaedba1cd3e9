# Crown of Ash: what happened, in words

coa-tell-round = Начинается раунд { $number }. Порядок хода: { $order }.
coa-tell-turn = { $you ->
    [who] Ваш ход.
   *[none] Ходит { $who }.
}
coa-tell-gathers = { $you ->
    [who] Вы собираете
   *[none] { $who } собирает
} ресурсы { $region }.
coa-tell-attacks = { $you ->
    [who] Вы нападаете
   *[none] { $who } нападает
} на { $region }.
coa-tell-placed-gold = { $you ->
    [who] Вы отправляете
   *[none] { $who } отправляет
} приспешника за золотом.
coa-tell-placed-build = { $you ->
    [who] Вы отправляете
   *[none] { $who } отправляет
} приспешника строить.
coa-tell-placed-refresh = { $you ->
    [who] Вы проводите
   *[none] { $who } проводит
} обновление.
coa-tell-placed-left = { $you ->
    [who] Вы нападаете
   *[none] { $who } нападает
} на Цитадель с левого фланга (+1).
coa-tell-placed-right = { $you ->
    [who] Вы нападаете
   *[none] { $who } нападает
} на Цитадель с правого фланга.
coa-tell-placed-front = { $you ->
    [who] Вы нападаете
   *[none] { $who } нападает
} на главные врата Цитадели (−1).
coa-tell-gain = { $you ->
    [who] Вы получаете
   *[none] { $who } получает
}: { $goods }{ $source ->
    [tribute] {" "}(дань).
    [battle] {" "}(карта сражения).
   *[other] .
}
coa-tell-score = { $you ->
    [who] Вы:
   *[none] { $who }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $why }).
coa-tell-structures = Сооружения: { $points }.
coa-tell-raised = { $you ->
    [who] Вы поднимаете
   *[none] { $who } поднимает
} мёртвых: { $warriors }.
coa-tell-built = { $you ->
    [who] Вы строите
   *[none] { $who } строит
} { $region }: «{ $tile }».
coa-tell-offer-refilled = { $number ->
    [1] Новое сооружение на выбор
   *[other] Новые сооружения на выбор
}: { $names }.
coa-tell-row-refilled = { $number ->
    [1] Новый воин для призыва
   *[other] Новые воины для призыва
}: { $names }.
coa-tell-recruited = { $you ->
    [who] Вы призываете
   *[none] { $who } призывает
} воина «{ $warrior }». Цена: { $paid }.
coa-tell-recruited-free = { $you ->
    [who] Вы бесплатно призываете
   *[none] { $who } бесплатно призывает
} воина «{ $warrior }».
coa-tell-defender-joins = { $you ->
    [who] У вас воин
   *[none] { $who }: воин
} «{ $warrior }» теперь защищает { $region }.
coa-tell-defender-leaves = { $you ->
    [who] У вас воин
   *[none] { $who }: воин
} «{ $warrior }» покидает { $region } и возвращается в руку.
coa-tell-recalled = { $you ->
    [who] Вы возвращаете
   *[none] { $who } возвращает
} с кладбища воина «{ $warrior }».
coa-tell-casualty = { $you ->
    [who] Вы теряете
   *[none] { $who } теряет
} воина «{ $warrior }», бившегося за { $region }.
coa-tell-battle-committed = { $you ->
    [who] Вы ведёте
   *[none] { $who } ведёт
} в сражение { $number ->
    [one] { $number } воина
    [few] { $number } воинов
    [many] { $number } воинов
   *[other] { $number } воина
}.
coa-tell-battle-unmasked = { $you ->
    [who] Вы атакуете
   *[none] { $who } атакует
} без масок: { $warriors }.
coa-tell-battle-named = { $you ->
    [who] Вы называете
   *[none] { $who } называет
} карту «{ $card }». { $right ->
    [yes] Это она: её сила падает до 1.
   *[no] Но это другая карта.
}
coa-tell-revealed = { $attack } — против — { $defence }.
coa-tell-side = { $you ->
    [who] Вы:
   *[none] { $who }:
} { $warriors }; { $card }
coa-with-card = карта сражения: { $card }
coa-tell-battle-won = { $you ->
    [who] Вы побеждаете и берёте
    [defender] { $who } побеждает вас и берёт
   *[none] { $who } побеждает и берёт
} { $region }, { $attack } против { $defence }.{ $you ->
    [defender] {""}
   *[none] {" "}{ $king ->
        [yes] Повержен сам Король.
       *[no] Повержен { $defender }.
    }
}
coa-tell-battle-lost = { $you ->
    [defender] Вы удерживаете
   *[none] { $defender } удерживает
} { $region }, { $defence } против { $attack }. { $you ->
    [who] Ваша атака отбита.
   *[none] Отбит { $who }.
}
coa-tell-automaton-returns = Автоматон «{ $warrior }» замирает и возвращается в колоду { $deck }.
coa-tell-king-slain = { $you ->
    [who] Король мёртв! Его сразили вы.
   *[none] Король мёртв! Его сразил { $who }.
}
coa-tell-cards-back = { $you ->
    [who] Вы возвращаете
   *[none] { $who } возвращает
} в руку все карты сражения.
coa-tell-die-battle = { $you ->
    [who] Вы бросаете
   *[none] { $who } бросает
} кубик за карту сражения: { $face } { $roll }.
coa-tell-die-order = { $you ->
    [who] Вы бросаете
   *[none] { $who } бросает
} кубик за порядок хода: { $face } { $roll }.
coa-tell-die-automa = { $who } бросает кубик: { $face } { $roll }, { $region }.
coa-tell-die-second-chance = { $you ->
    [who] Вы перебрасываете кубик
   *[none] { $who }: кубик переброшен
}, { $face } { $roll }.
coa-tell-ability = { $you ->
    [who] Вы используете
   *[none] { $who } использует
} способность «{ $ability }».
coa-tell-bartered = { $you ->
    [who] Вы меняете
   *[none] { $who } меняет
}: { $given } → { $taken }.
coa-tell-commanded = { $you ->
    [who] Вы приказываете приспешнику ({ $owner })
    [owner] { $who } приказывает вашему приспешнику
   *[none] { $who } приказывает приспешнику ({ $owner })
}: { $slot } → { $onto }.
coa-tell-regrouped = { $you ->
    [who] Вы перемещаете
   *[none] { $who } перемещает
}: { $warrior } → { $post }{ $swap ->
    [yes] , взамен { $other }.
   *[no] .
}
coa-tell-fortified = { $you ->
    [who] Вы повышаете
   *[none] { $who } повышает
} усиление { $region } до +2.
coa-tell-order-decides = { $you ->
    [who] Вы решаете
   *[none] { $who } решает
}, каким будет порядок хода в новом раунде.
coa-tell-fate = { $you ->
    [who] Вы раскрываете
   *[none] { $who } раскрывает
} судьбу: { $types }.
coa-tell-crown = { $number ->
    [one] { $you ->
        [who] Вы надеваете
       *[none] { $who } надевает
    } Пепельную корону!
    [few] { $who } делят Пепельную корону!
    [many] { $who } делят Пепельную корону!
   *[other] { $who } делят Пепельную корону!
} ({ $why })
coa-tell-automa-card = { $who } открывает карту «{ $card }».
coa-tell-automa-does = Удаётся: { $action }.
coa-tell-automa-cannot = Не удаётся: { $action } — { $why }.
coa-tell-automa-adjusts = { $who } посылает защищать { $region }: { $warriors }.
coa-tell-automa-no-recruit = { $who } не находит, кого призвать.
coa-tell-only-card = Оставалась только одна карта сражения: «{ $card }».
coa-tell-only-warrior = Выбрать можно было только одного воина: «{ $warrior }».

# Where points come from

coa-source-structures = сооружения
coa-source-citadel = Цитадель
coa-source-resources = оставшиеся ресурсы
coa-source-gold = оставшееся золото
coa-source-fate = судьба
coa-source-automata = оставшиеся автоматоны
coa-source-structure = сбор ресурсов
coa-source-tribute = дань
coa-source-battle = карта сражения
coa-source-gold-slot = ячейка золота

# Why somebody won

coa-won-by-points = больше всех очков
coa-won-by-other-types = ничья, решили воины других типов
coa-won-by-royal-token = ничья, решила королевская фишка
coa-won-by-solo-tie = ничья, в которой побеждает ИИ
coa-won-by-shared = ничья, которую ничто не решило

# What the automatic opponent tries, and why it cannot

coa-tries-none = ничего
coa-tries-use-resource = собрать ресурсы, { $region }
coa-tries-attack-province = напасть, { $region }
coa-tries-attack-citadel = напасть на Цитадель
coa-tries-build = построить, { $region }
coa-tries-attack-least-defended = напасть на хуже всех защищённую провинцию{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-build-most-defended = построить в своей лучше всех защищённой провинции{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-nearest-and-recruit = собрать ближайшие ресурсы, { $region }, и призвать воина
coa-why-nothing = делать нечего
coa-why-no-structure = там никто не строил
coa-why-slot-taken = ячейка занята
coa-why-no-warriors = в руке нет воинов
coa-why-own-region = там нечего завоёвывать
coa-why-foreign-region = провинция принадлежит другому
coa-why-no-tiles = нет сооружений на выбор
coa-why-no-target = ни на одну провинцию не напасть
coa-why-no-own-province = нет своей провинции

# Since your last turn

coa-since-round = Начался раунд { $number }.
coa-since-battle-won = { $who } отнял у вас { $region }.
coa-since-battle-lost = Вы удержали { $region }, напал { $who }.
coa-since-received = Вы получили: { $goods }.
coa-since-scored = Вы набрали: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
coa-since-other = { $who }: { $deeds }.
coa-since-gathered = сбор ресурсов ({ $region })
coa-since-gold = золото
coa-since-refresh = обновление
coa-since-built = постройка «{ $tile }» ({ $region })
coa-since-recruited = призыв «{ $warrior }»
coa-since-battle-won-deed = победа в сражении ({ $region })
coa-since-battle-lost-deed = поражение в сражении ({ $region })
coa-since-battle-won-mine = Вы захватили: { $region }.
coa-since-battle-lost-mine = Вы проиграли сражение: { $region }.
coa-since-king = убийство Короля
