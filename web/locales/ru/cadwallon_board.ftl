# Кадваллон: что стоит на поле и что можно на нём задумать

cad-do-activate = Активировать: { $thing }
cad-do-go = Идти: { $thing }
cad-way-wall = через стену
cad-way-hook = через стену с кошкой
cad-piece-crowd = Толпа { $number }
cad-piece-zombie = Зомби
cad-piece-person = Кто-то неизвестный

cad-board-district = Ночной квартал
cad-board-round = Раунд { $number } из { $rounds }; тревога в раунде { $alarm }
cad-board-actions = { $number ->
    [one] Осталось { $number } очко действия
    [few] Осталось { $number } очка действия
   *[many] Осталось { $number } очков действия
}
cad-board-ducats = Дукаты
cad-board-hand = Карты Арканы на руке
cad-board-experience = Опыт
cad-board-intrigues = Интриги
cad-board-chest = сундук: { $treasure }
cad-board-locked = дополнительный замок
cad-board-hidden = жетон исследования лицом вниз
cad-board-gate = { $shut ->
    [yes] ворота, закрыты
   *[no] ворота
}
cad-board-pentagram = пентаграмма
cad-board-off = не в квартале
cad-board-figure = { $name } ({ $who }), { $place }. { $wounds ->
    [0] Ранений нет.
    [one] { $wounds } ранение.
    [few] { $wounds } ранения.
   *[many] { $wounds } ранений.
} Несёт: { $carries }.{ $gear ->
    [none] {""}
   *[other] {" "}Снаряжение: { $gear }.
}
cad-board-other = { $name }, { $place }
