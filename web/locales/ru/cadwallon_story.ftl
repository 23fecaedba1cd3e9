# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] Вы начинаете ночь.
   *[none] Ночь начинает { $who }.
}
cad-tell-round = Раунд { $number }.
cad-tell-turn = { $you ->
    [who] Ваш ход.
   *[none] Ход игрока { $who }.
}
cad-tell-alarm = Тревога!
cad-tell-portcullis = { $you ->
    [who] Вы закрываете ворота { $gate }.
   *[none] { $who } закрывает ворота { $gate }.
}
cad-tell-reckoning = Ночь окончена: подсчёт.
cad-tell-score = { $who }: { $points } дук. ({ $source }).
cad-tell-experience = { $who }: опыт +{ $tokens }.
cad-tell-hired = { $who }: { $figure } вместо персонажа { $instead }.
cad-tell-deployed = { $figure } ждёт у ворот { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard }: бросок { $roll }.
cad-tell-patrol-stays = Стража на месте: верхняя карта { $back }.
cad-tell-patrol = { $guard } идёт: { $place }.
cad-tell-charmed = { $guard } уведён чарами: { $place }.

# Moves

cad-tell-move = { $figure } трогается в путь.
cad-tell-moved = { $figure } теперь здесь: { $place }.
cad-tell-rose = { $figure } выходит наверх: { $place }.
cad-tell-exchanged = { $one } и { $other } обмениваются.
cad-tell-skill = { $figure } применяет умение: { $target }.
cad-tell-left = { $figure } покидает район ({ $by }), с собой: { $treasures }.
cad-tell-removed = { $figure } выбывает из игры: { $fate }.

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

cad-tell-fight = Нападение: { $attacker } против { $defender } ({ $place }).
cad-tell-fight-thrown = { $figure } бросает: { $dice }.
cad-tell-fight-rerolled = { $figure } перебрасывает кубик { $die }: { $roll }.
cad-tell-fight-won = Победа: { $winner } над { $loser }.
cad-tell-fled = { $figure } бежит: { $place }.
cad-tell-imprisoned = { $figure } попадает в Тюрьму.
cad-tell-escaped = { $figure } бежит из Тюрьмы.
cad-tell-rerolled = { $figure } бросает снова ({ $by }).
cad-tell-snare = { $who } ставит силок: { $figure }, бросок { $roll }.
cad-tell-crossbow = { $who } стреляет: { $figure }, бросок { $roll }.

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] Вы берёте карты Арканы: { $cards }.
   *[none] { $who } берёт карты Арканы: { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] Вы играете: { $card }.
   *[none] { $who } играет: { $card }.
}
cad-tell-arcana-spent = { $you ->
    [who] Вы сбрасываете: { $card }.
   *[none] { $who } сбрасывает: { $card }.
}
cad-tell-arcana-shuffled = Колода Арканы перетасована.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] Вы выполняете миссию: { $mission }.
   *[none] { $who } выполняет миссию: { $mission }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] Вы берёте интригу.
   *[none] { $who } берёт интригу.
}
cad-tell-intrigue-shown = { $you ->
    [who] Вы открываете интригу: { $intrigue }.
   *[none] { $who } открывает интригу: { $intrigue }.
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
cad-tell-cyclops-lured = { $who } приманивает Циклопа: { $result }.

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
cad-tell-arcana-stolen = { $who } забирает у игрока { $victim }: { $card }.
