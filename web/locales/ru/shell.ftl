# Оболочка: всё вокруг игровых столов

language-code = ru
close = Закрыть
cancel = Отмена
save = Сохранить
send = Отправить
copy = Скопировать
copied = Скопировано
yes = да
no = нет
name = Имя
address = Адрес
start = Начать
loading = Минутку…
reload = Загрузить снова
try-again = Попробовать снова
to-home = На главную
to-table = К столу
page-broken = Эту страницу не удалось загрузить.
share = Поделиться

nav = Главное меню
nav-join = К столу
nav-import = Импорт
nav-settings = Настройки
nav-account = Учётная запись
nav-credits = Авторы

## Главная

home-lead = Настольные игры тёмного фэнтези: против ботов, против мертвецов самих игр и с друзьями по ссылке. Без регистрации.
home-lead-alone = Настольные игры в жанре тёмного фэнтези: против ботов, против мертвецов самих игр и с друзьями за одним экраном. Всё уже на этой странице: без сервера, учётной записи и сети.
newer-version = Есть новая версия.
trouble-title = Здесь Emberkeep не запускается
storage-full = Браузер не сохранил это: место закончилось, или хранить данные больше нельзя. Всё сохранённое раньше цело. Освободите место и загрузите страницу снова.
home-games = Игры
home-players = Игроков: { $range }
home-continue = Продолжить
home-tables = Открытые столы
home-over = Завершённые
play-now = Играть
play-now-hint = «Играть» сразу сажает вас против одного бота.
plain-hint = Поле простое: всё есть, но в таблицах и словах.
starting = Накрываем стол…
new-match = Новая партия
rules = Правила
against = против: { $names }
together-with = вместе: { $names }
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
state-over = завершена
state-won = победа
state-lost = поражение
state-agreed = завершена по согласию
state-scores = очки: { $scores }
state-frozen = другие правила
state-your-turn = ваш ход
state-open = ждёт игроков
state-waiting = думают другие
part = часть { $part }
part-of-campaign = Часть { $part } кампании

## Новая партия

new-match-of = { $game }: новая партия
mode = Вид партии
how-many = Игроков
seats = Места
seat-number = Место { $number }
wish-me = Я
wish-here = Друг за этим устройством
wish-open = Открыто: кто-то по ссылке
name-of-seat = Имя на месте { $number }
option-of-seat = { $option }, место { $number }
shared-device = За этим устройством несколько человек: между их ходами опускается занавес.
public-table = На открытые места может сесть любой
options = Другие настройки

## По приглашению

join-title = Вас приглашают
join-title-by = Вас приглашает { $name }
join-text = Место { $number } оставлено для вас. Ссылка действует один раз, для того, кто сядет первым.
join-begun = Эта партия уже идёт: карты этого места могли видеть другие.
join-held = До вас здесь были: { $names }.
join-sit-knowing = Всё равно сесть
join-look = Посмотреть приглашение
join-paste = Ссылка или код, которые вам дали
join-sit = Сесть за стол

## За столом

table = Стол
table-coming = Накрываем стол…
reconnecting = Связь потеряна. Пробуем снова; всё сделанное вами сохранится.
frozen = Эту партию можно только смотреть: { $message }.
seat-open = свободное место
seat-automa = автоматический соперник
seat-bot = бот: { $level }
seat-person = Игрок { $number }
seat-guest = Гость { $number }
seat-online = здесь
seat-away = отошёл
seat-side = сторона { $number }
seat-invite = Создать ссылку
seat-sit = Сесть сюда
seat-to-bot = Пусть играет бот
seat-take-back = Вернуть место себе
seat-stand = Встать
seat-link = Отправьте эту ссылку тому, кто сядет здесь. Она действует один раз; новая её отменяет.
watch-link = По этой ссылке может смотреть любой
level-random = случайный
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
you = Вы
you-in-a-row = вы
spectator = Зритель
your-turn = Ваш ход
prompt-frozen = Эта партия остановлена.
prompt-over = Партия окончена.
prompt-staged = Смотрите… Любая клавиша или касание — дальше.
prompt-nothing = Никому нечего решать.
prompt-lent = { $name }: за вас играет бот.
prompt-curtain = На очереди: { $name }.
prompt-open = Ждём, кто займёт место: { $names }.
prompt-thinking = { $names }: думает…
prompt-waiting = { $count ->
    [one] Ждём: { $names }.
    [few] Ждём одновременно: { $names }.
    [many] Ждём одновременно: { $names }.
   *[other] Ждём одновременно: { $names }.
}
prompt-first = Засчитывается первый ответ. Спросили также: { $names }.
final = Это нельзя будет отменить.
undo = Отменить
undo-title = Отменить свой последний выбор (U)
undo-asked = Спрашиваем остальных…
undo-wish = { $name } просит отменить последний выбор. Вы согласны?
undo-agree = Согласиться
undo-refuse = Отказать
since-title = После вашего последнего выбора
story-and-chat = История и чат
story = История
story-empty = Пока ничего не произошло.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-watching = (наблюдает)
chat-gone = удалено
memory = Память
memory-title = То, что знает безупречная память
say-something = Сказать что-нибудь
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
views = Виды
view-board = Поле
view-hand = Рука
view-players = Игроки
view-story = История
can-choose-here = здесь есть выбор
curtain-title = { $name }, возьмите устройство
curtain-text = Остальные отворачиваются. Тайное появится после нажатия.
curtain-take = Продолжить: { $name }

## Конец

result-won = Вы победили!
result-lost = Вы проиграли
result-winner = { $count ->
    [one] Победа: { $names }
    [few] Победа: { $names }
    [many] Победа: { $names }
   *[other] Победа: { $names }
}
result-look = Посмотреть на стол
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
go-on = Продолжить кампанию
rematch = Реванш
luck-check = Проверить жребий
luck-holds = Жребий был определён до первого выбора: его отпечаток совпадает с показанным в начале.
luck-broken = Отпечаток не совпадает. Жребий этой партии — не тот, что был обещан.
luck-unknown = Без защищённого соединения браузер не может это проверить. Экспортируйте запись и выполните «emberkeep verify».

## Просмотр

replay = Просмотр
replay-of = Просмотр: { $game }
replay-eyes = Глазами
replay-continue = Продолжить отсюда
replay-continue-text = Начнётся новая партия с этого мгновения. Остальные места займут боты.
replay-as = Вы играете за
replay-start = Начало
replay-choice = { $name }: { $what }
replay-secret = { $name }: тайный выбор
replay-back = На один выбор назад
replay-play = Показывать
replay-pause = Пауза
replay-next = На один выбор вперёд
replay-moment = Мгновение
replay-at = Выбор { $at } из { $of }
share-moment = Ссылка на это мгновение
export = Экспорт
export-about = Запись переносит партию: импортируйте её на сервере или в другом браузере и играйте дальше там.

## Импорт

import-text = Принесите экспортированную запись: завершённую партию можно посмотреть или продолжить, а незавершённую доиграть.
import-file = Файл
import-paste = Или вставьте её текст
import-do = Открыть

## Настройки

set-language = Язык
set-speed = Движение
speed-0 = нет
speed-0-5 = медленное
speed-1 = обычное
speed-2 = быстрое
set-scale = Размер текста
set-sound = Звук
set-patterns = Узоры в дополнение к цветам
set-taps = На сенсорном экране первое касание показывает, второе выбирает
set-notify = Сообщать, когда мой ход
notify-denied = Браузер не разрешает этого. Разрешение можно дать в его настройках для этой страницы.

## Учётная запись

account-name = Как вас называют другие
account-renamed = Имя сохранено.
account-keep = Сохранить свои партии
account-text = Без учётной записи вы гость в этом браузере. С ней ваши партии найдутся на любом устройстве. Достаточно имени и парольной фразы.
account-label = Имя учётной записи
passphrase = Парольная фраза (не меньше 8 знаков)
account-login = Войти
account-make = Создать
account-made = Учётная запись создана. Ваши партии теперь в ней.
account-in = Вы вошли.
account-yours = Учётная запись: { $account }
account-kept = Ваши партии хранятся в этой учётной записи.
account-logout = Выйти
account-out = Теперь вы новый гость.
account-logout-everywhere = Выйти везде
account-out-everywhere = Вы вышли на всех устройствах. Здесь вы теперь новый гость.
account-change = Сменить парольную фразу
account-change-text = На всех остальных устройствах вход тогда завершится.
account-changed = Парольная фраза изменена. На других устройствах вход завершён.
passphrase-old = Прежняя парольная фраза
passphrase-new = Новая парольная фраза
account-delete = Удалить данные о себе
account-delete-text = Ваша учётная запись, ваши имена и всё, что вы писали, будут удалены. Партии останутся тем, кто играл с вами, но без указания, кем вы были; за вас доиграет бот. Отменить это нельзя.
account-delete-sure = Удалить навсегда
account-deleted = Данные о вас удалены. Здесь вы теперь новый гость.
account-webhook = Вызвать программу
account-webhook-text = На этот адрес приходит запрос, когда решение за вами. Для ботов и для тех, у кого есть колокольчик.
account-webhook-set = Адрес сохранён.
account-webhook-none = Больше ни один адрес не вызывается.

## Правила

rules-of = Правила: { $game }
rules-search = Искать в правилах
rules-none = Правила этой игры здесь не записаны.
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}

## Авторы

credits-icons = Значки
credits-icons-text = Значки с сайта game-icons.net, некоторые перекрашены и изменены в размере. Их нарисовали:
credits-fonts = Шрифты
credits-fonts-text = Forum — Денис Машаров, Alegreya Sans — Хуан Пабло дель Пераль (Huerta Tipográfica).
credits-python = Python в браузере
credits-python-text = Без сервера игры работают на Pyodide: это CPython для браузеров, его делают участники проекта Pyodide и Mozilla.
credits-own = Всё остальное
credits-own-text = Поля, обложки, слова и звуки — наши. Правила игр пересказаны своими словами; названия игр принадлежат их владельцам.

## Не найдено

lost-title = Только пепел
lost-text = По этому адресу нет страницы. Возможно, ссылка оборвана.

## Отказы

refusal-offline = Сервер недоступен. Проверьте соединение.
refusal-no-wasm = Этот браузер не может запустить игры: в нём нет WebAssembly. Откройте страницу в более новом.
refusal-no-storage = Браузер не разрешает странице ничего хранить, и партии бы пропали. Разрешите хранение данных или выйдите из приватного режима и обновите страницу.
refusal-no-engine = Не удалось загрузить игры: файлы отсутствуют, повреждены или разных версий. Проверьте соединение и загрузите всё снова. Ваши партии сохранены.
refusal-full = Это не сохранилось, поэтому ничего не изменилось.
refusal-unknown = На этой странице что-то пошло не так.
refusal-stale = Этот вопрос уже закрыт.
refusal-not-asked = Сейчас вам нечего решать.
refusal-unknown-code = Сейчас это невозможно.
refusal-undo = Это уже нельзя отменить.
refusal-not-yours = Это не в вашей власти.
refusal-wrong-passphrase = Такой учётной записи нет, или парольная фраза не та.
refusal-name = Такое имя не подходит: { $message }.
refusal-not-found = Такой партии, места или ссылки нет — или ссылка уже использована.
refusal-malformed = Сервер этого не понял: { $message }.
refusal-too-large = Это слишком длинно.
refusal-too-fast = Не так быстро, пожалуйста.
refusal-taken = Кто-то успел раньше: место или имя занято.
refusal-refused = Невозможно: { $message }.
refusal-frozen = Эта партия начата по другим правилам: её можно только смотреть.
refusal-waiting = Партия ещё не началась: она начнётся, когда не останется свободных мест.
refusal-running = Это возможно только в завершённой партии.
refusal-busy = Сервер сейчас не может этого сделать. Попробуйте через мгновение.

# Ending early, and clocks

resign = Сдаться
resign-about = Это место сразу проигрывает. Если соперников больше одного, за него доиграет бот.
resign-sure = Да, сдаться
resign-not = Играть дальше
seat-given-up = сдача; доигрывает бот
end-title = Закончить партию?
end-about = Если все согласны, партия заканчивается как есть — вничью.
end-waiting = Ждём, согласятся ли остальные закончить партию.
end-propose = Предложить закончить партию
end-wish = { $name } предлагает закончить партию как есть, без победителя и проигравших. Вы согласны?
result-agreed = Партия закончена по согласию
result-by-agreed = Все согласились закончить партию: ничья.
result-by-resigned = Остальные сдались.
result-by-time = Время вышло.
clock = Время на ход
clock-none = без ограничения
clock-forfeit = Кто просрочил время, проигрывает (иначе играет бот)
clocks = Осталось времени
clock-left = { $name }: { $time }
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
time-hours = { $hours } ч { $minutes } мин
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

map-closer = Приблизить
map-farther = Отдалить
map-whole = Показать всю карту
bearing-n = на севере
bearing-ne = на северо-востоке
bearing-e = на востоке
bearing-se = на юго-востоке
bearing-s = на юге
bearing-sw = на юго-западе
bearing-w = на западе
bearing-nw = на северо-западе
