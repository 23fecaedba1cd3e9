# Inviting: open tables, joining, waiting for others

filter-game = Показать столы игры
filter-any-game = Все игры
filter-players = Показать столы на
filter-any-players = Любое число игроков
filter-none = Таких открытых столов нет.
your-name = Ваше имя
start-inviting = Пригласить

fact = { $name }: { $value }

## A table that waits for players

waiting-title = { $count ->
    [one] Ждём друга
    [few] Ждём друзей
    [many] Ждём друзей
   *[other] Ждём друзей
}
waiting-open = Открытый стол
waiting-others = Ждём остальных
waiting-opens = Партия начнётся, как только все места будут заняты; эта страница откроет её сама.
waiting-link = { $count ->
    [one] Отправьте другу эту ссылку
    [few] Отправьте эту ссылку тому, кто займёт место { $seat }
    [many] Отправьте эту ссылку тому, кто займёт место { $seat }
   *[other] Отправьте эту ссылку тому, кто займёт место { $seat }
}
waiting-once = Она для одного человека: место получит тот, кто сядет первым.
waiting-free = свободно
waiting-show-link = Пригласить
waiting-bot = Посадить бота
waiting-free-again = Освободить место
waiting-send-away = Попросить уйти
waiting-close = Закрыть стол
waiting-closed = Этот стол закрыт
waiting-closed-text = Тот, кто его накрыл, передумал. Партия не началась.
invitation = Приглашение
share-text = Давай сыграем!
scan-code = Ссылка в виде кода
scan-hint = Или наведите камеру телефона
sat-down = { $name } садится за стол

facts-host = Приглашает { $name }
facts-seats = { $count } ({ $free ->
    [one] { $free } место свободно
    [few] { $free } места свободны
    [many] { $free } мест свободно
   *[other] { $free } места свободно
})
facts-options = Настройки
facts-luck-new = Удача никому не известна: она определится, когда будет занято последнее место.
facts-luck-known = Удача не новая: эта партия продолжает другую, и кто-то может знать, что будет.

## Seats change hands

told-claimed = { $you ->
    [who] Вы садитесь за стол
   *[none] { $name } садится за стол
} ({ $seat }).
told-left = { $you ->
    [who] Вы встаёте из-за стола
   *[none] { $name } встаёт из-за стола
} ({ $seat }).
told-freed = Место снова свободно ({ $seat }).
told-bot = Теперь играет бот: { $level } ({ $seat }).
told-back = { $you ->
    [who] Вы снова играете
   *[none] { $name } снова играет
} ({ $seat }).
told-opened = Место снова открыто ({ $seat }).
told-time = { $you ->
    [who] Ваше время вышло
   *[none] { $name }: время вышло
} ({ $seat }).
told-resigned = { $you ->
    [who] Вы сдаётесь
   *[none] { $name } сдаётся
} ({ $seat }).
told-gone = Кто здесь сидел, больше не вернётся ({ $seat }).

## Finding an opponent

seek = Найти соперника
seek-title = { $game }: найти соперника
seek-about = Вы сядете за стол со следующим, кто ищет такую же партию.
seek-looking = Ищем соперника…
seek-hint = Не закрывайте страницу. Стол откроется, как только кто-то найдётся.
seek-stop = Больше не искать
seek-found = Нашёлся соперник
