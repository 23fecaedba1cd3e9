# Cadwallon: why something cannot be chosen now

cad-not-over = Игра окончена.
cad-not-not-asked = Не сейчас: ждём: { $who }.
cad-not-first = Сначала нужно ответить на другой вопрос.
cad-not-not-yours = Этот персонаж не из вашей банды.
cad-not-gone = Этого персонажа больше нет в районе.
cad-not-wounded = Ранен ({ $wounds }): сначала вылечите раны.
cad-not-activated = Уже активирован в этот ход.
cad-not-not-open = Эта миссия не открыта.
cad-not-one-mission = Одна миссия за ход, и вы её уже выполнили.
cad-not-treasures-missing = У банды нет нужных сокровищ.
cad-not-not-in-hand = Этой карты нет у вас на руке.
cad-not-no-moment = Сейчас не время для этой карты.
cad-not-too-few-actions = Это стоит { $price } ОД, у вас { $have }.
cad-not-too-little-experience = Это стоит { $price } опыта, у вас { $have }.
cad-not-activate-first = Сначала активируйте персонажа.
cad-not-prison = Из Тюрьмы можно только попытаться бежать.
cad-not-moved = Движение в этом ходу окончено.
cad-not-no-alarm = До тревоги в раунде { $round } никто не уходит.
cad-not-occupied = Там кто-то стоит.
cad-not-too-far = Слишком далеко или путь закрыт.
cad-not-no-chest = Здесь нет сундука.
cad-not-acted = Действие в этом ходу уже потрачено.
cad-not-friend = На свою банду не нападают.
cad-not-not-next-to = Не на соседней клетке.
cad-not-truce = Нападать здесь сейчас запрещено.
