# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] Вы начинаете ночь.
   *[none] Ночь начинается, первый ход: { $who }.
}
cad-tell-round = Раунд { $number }.
cad-tell-turn = { $you ->
    [who] Ваш ход.
   *[none] Ход: { $who }.
}
cad-tell-alarm = Тревога: решётки падают!
cad-tell-portcullis = { $you ->
    [who] Вы закрываете: { $gate }.
   *[none] { $who } — закрыты ворота: { $gate }.
}
cad-tell-reckoning = Ночь окончена: подсчёт.
cad-tell-score = { $you ->
    [who] Вы: { $points } дук. ({ $source }).
   *[none] { $who }: { $points } дук. ({ $source }).
}
cad-tell-scored = { $you ->
    [who] Вы: { $ducats } ({ $source }).
   *[none] { $who }: { $ducats } ({ $source }).
}
cad-tell-experience = { $you ->
    [who] Вы: опыт +{ $tokens }.
   *[none] { $who }: опыт +{ $tokens }.
}
cad-tell-hired = { $you ->
    [who] Вы: { $figure } вместо персонажа { $instead }.
   *[none] { $who }: { $figure } вместо персонажа { $instead }.
}
cad-tell-deployed = { $figure } ждёт у ворот { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard }: бросок { $roll }.
cad-tell-patrol-stays = Стража на месте: верхняя карта { $back }.
cad-tell-patrol = { $guard } идёт: { $place }.
cad-tell-charmed = { $guard } уведён чарами: { $place }.

# Moves

cad-tell-move = { $figure } трогается в путь.
cad-tell-moved = { $figure } идёт: { $place }.
cad-tell-rose = { $figure } выходит наверх: { $place }.
cad-tell-exchanged = { $one } и { $other } обмениваются.
cad-tell-skill = { $figure } применяет умение: { $target }.
cad-tell-left = { $figure } покидает район ({ $by }). Вынесено: { $treasures }.
cad-tell-removed = { $figure } выбывает из игры ({ $fate }).

# Chests and tokens

cad-tell-chest-thrown = { $figure } бросает на замок: { $roll }.
cad-tell-chest-picked = { $opened ->
    [yes] { $figure } открывает замок.
   *[no] { $figure } не справляется с замком.
}
cad-tell-chest-smashed = { $figure } разбивает сундук.
cad-tell-loot = { $figure } берёт: { $treasure }.
cad-tell-surplus = { $treasure } отправляется сюда: { $room }.
cad-tell-explored = { $figure } вскрывает ({ $room }): { $token }.
cad-tell-found = { $figure } находит ({ $room }): { $token }.
cad-tell-looked = Вы видите ({ $room }): { $token }.
cad-tell-equipped = { $figure } получает: { $card }.
cad-tell-used-up = { $figure } тратит: { $card }.
cad-tell-wound = Ранение: { $figure } ({ $source }).
cad-tell-healed = { $figure }: ранением меньше.

# Fights

cad-tell-fight = Нападение: { $attacker } → { $defender } ({ $place }).
cad-tell-fight-thrown = { $figure } бросает: { $dice }.
cad-tell-fight-both = { $one } бросает: { $mine }; { $other } бросает: { $theirs }.
cad-tell-fight-rerolled = { $figure } перебрасывает кубик { $die }: { $roll }.
cad-tell-fight-won = Побеждает { $winner }, проигрывает { $loser }.
cad-tell-won-best = Побеждает { $winner }: { $score } против { $other } ({ $loser }).
cad-tell-won-total = Побеждает { $winner }: лучшие кубики равны, суммы { $score } против { $other } ({ $loser }).
cad-tell-won-stance = Побеждает { $winner }: лучшие кубики равны, глухая защита сильнее ({ $loser }).
cad-tell-won-attack = Побеждает { $winner }: при равенстве побеждает нападающий ({ $loser }).
cad-tell-fled = { $figure } бежит: { $place }.
cad-tell-imprisoned = { $figure } попадает в Тюрьму.
cad-tell-escaped = { $figure } бежит из Тюрьмы.
cad-tell-rerolled = { $figure } бросает снова ({ $by }).
cad-tell-snare = { $you ->
    [who] Ваш силок: { $figure }, бросок { $roll }.
   *[none] { $who }: силок, { $figure }, бросок { $roll }.
}
cad-tell-crossbow = { $you ->
    [who] Ваш выстрел: { $figure }, бросок { $roll }.
   *[none] { $who }: выстрел, { $figure }, бросок { $roll }.
}

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] Вы берёте карты Арканы: { $cards }.
   *[none] { $who }: взято карт Арканы, { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] Вы играете: { $card }.
   *[none] { $who } — сыграна карта: { $card }.
}
cad-tell-arcana-spent = { $you ->
    [who] Вы сбрасываете: { $card }.
   *[none] { $who } — сброшена карта: { $card }.
}
cad-tell-arcana-shuffled = Колода Арканы перетасована.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] Вы выполняете миссию: { $mission }.
   *[none] { $who }: выполнена миссия, { $mission }.
}
cad-tell-mission-paid = { $you ->
    [who] Вы выполняете миссию: { $mission }. Вы получаете { $ducats }.
   *[none] { $who }: выполнена миссия, { $mission }. Награда: { $ducats }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] Вы берёте интригу.
   *[none] { $who }: взята интрига.
}
cad-tell-intrigue-shown = { $you ->
    [who] Вы открываете интригу: { $intrigue }.
   *[none] { $who }: открыта интрига, { $intrigue }.
}
cad-tell-intrigue-end = { $fulfilled ->
    [yes] Выполнено ({ $who }): { $intrigue }.
   *[no] Не выполнено ({ $who }): { $intrigue }.
}

# The Catacombs

cad-tell-room-thrown = { $figure } бросает ({ $room }): { $dice }.
cad-tell-room-rerolled = { $figure } бросает снова: { $dice }.
cad-tell-traded = { $figure } обменивает кристаллы: { $gems }.
cad-tell-cyclops-thrown = Кубик Циклопа: { $roll }.
cad-tell-cyclops-moved = Циклоп приходит: { $room }.
cad-tell-cyclops-lured = { $you ->
    [who] Вы приманиваете Циклопа: { $result }.
   *[none] { $who }: Циклопа приманивают, { $result }.
}

# Adventures

cad-tell-strongbox = { $figure } открывает сундук герцога; осталось раз: { $left }.
cad-tell-tremor = Земля дрожит ({ $room }): { $token }.
cad-tell-zombie-banished = { $figure } упокаивает зомби: { $place }.
cad-tell-brewed = { $figure } отдаёт алхимику: { $treasure }.
cad-tell-wanted = Скупщику нужно: { $treasure }.
cad-tell-met = { $figure } встречает: { $person }.
cad-tell-person-back = { $person } возвращается: { $place }.
cad-tell-ransom = { $figure } передаёт племянника герцога.
cad-tell-crowd = Толпа движется: { $place }.
cad-tell-arcana-stolen = { $you ->
    [who] Вы забираете карту: { $card } ({ $victim }).
   *[none] { $who } — украдена карта: { $card } ({ $victim }).
}

# Numbers

cad-points = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
    [many] { $count } дукатов
   *[other] { $count } дуката
}
cad-points-all = Дукаты
cad-result-points = Дукаты по источникам
cad-graph-label = Дукаты по раундам. В конце: { $scores }
cad-decided-tie = Дукатов поровну: { $why }.
cad-round-points = Раунд { $number }: дукаты
cad-story-points-of = Дукаты за раунд { $number }
cad-points-none = Никто не получил дукатов.
cad-n-ducats = { $number ->
    [one] { $number } дукат
    [few] { $number } дуката
    [many] { $number } дукатов
   *[other] { $number } дуката
}
cad-n-experience = { $number ->
    [one] { $number } очко опыта
    [few] { $number } очка опыта
    [many] { $number } очков опыта
   *[other] { $number } очка опыта
}
cad-part = { $name } { $number }

# What happened since

cad-since-score = Вы получили { $points }.
cad-since-paid = Вы потеряли { $points }.
cad-since-beaten = Побеждены ваши: { $figures }.
cad-since-jailed = В Тюрьме ваши: { $figures }.
cad-since-wounded = Ранены ваши: { $figures }.
cad-since-other = { $who }: { $deeds }.
cad-since-took = добыто: { $things }
cad-since-fought = нападения: { $things }
cad-since-mission = миссия: { $things }
cad-since-left = спаслись: { $things }
cad-since-played = сыграно: { $things }
