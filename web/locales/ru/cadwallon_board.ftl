# Cadwallon: what stands on the board, and what can be planned on it

cad-do-activate = Активировать: { $thing }
cad-do-go = Идти: { $thing }
cad-way-wall = через стену
cad-way-hook = через стену с кошкой
cad-piece-crowd = Толпа { $number }
cad-piece-zombie = Зомби
cad-piece-person = Кто-то неизвестный

cad-board-district = Ночной район
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
cad-board-off = не в районе
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

# What is planned

cad-board-end = { $label }: { $way }
cad-board-aim = { $name } → { $place }: { $way }
cad-board-spaces = { $number ->
    [one] { $number } клетка
    [few] { $number } клетки
   *[many] { $number } клеток
}
cad-board-price = { $number } ОД
cad-board-fights = нападает: { $name }, победа { $percent } %
cad-board-meets = возможен обмен: { $names }
cad-board-stops = переворачивает жетон и останавливается
cad-board-open = сундук ({ $treasure }): { $pick ->
    [0] {""}
   *[other] взлом { $percent } % за { $pick } ОД
}{ $smash ->
    [0] { $pick ->
        [0] не хватает ОД
       *[other] {""}
    }
   *[other] { $pick ->
        [0] разбить за { $smash } ОД
       *[other] , разбить за { $smash } ОД
    }
}
cad-board-exit = { $late ->
    [yes] Уже не успеть: до выхода { $spaces }, осталось ходов на { $left }
   *[no] До выхода { $spaces }, осталось ходов на { $left }
}
cad-board-caught = { $number ->
    [one] { $number } ваш вор уже не успеет выйти.
    [few] { $number } ваших вора уже не успеют выйти.
   *[many] { $number } ваших воров уже не успеют выйти.
}
cad-board-places = Все места
cad-board-places-from = Отсюда: { $name }, { $place }; сначала ближайшие.
cad-board-here = Здесь: { $who }.
cad-board-far = { $number ->
    [one] { $number } клетка отсюда.
    [few] { $number } клетки отсюда.
   *[many] { $number } клеток отсюда.
}
cad-board-beside = Рядом: { $places }
