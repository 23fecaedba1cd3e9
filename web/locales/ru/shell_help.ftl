# The shell: reasons and odds

why-not-over = Партия окончена.
why-not-not-asked = Не сейчас: решает { $who }.
why-not-not-now = Сначала ответьте на другой вопрос.
rule-open = Правило об этом
look-around = Почему нельзя?
look-around-title = Обойти всё клавишей Tab и узнать, почему это нельзя выбрать (W)

percent = { $number } %
odds-label = Шансы:
odds-sure = Шансы: { $number } %.
odds-range = Шансы: { $number } % (от { $low } до { $high }).
confirm = Выбрать

## A payment made at one go

bundle-total = { $chosen } из { $total }
bundle-up-to = { $chosen }, не больше { $most }
bundle-clear = Сбросить
bundle-more = На один больше: { $thing }
bundle-less = На один меньше: { $thing }
bundle-have = у вас { $number }

## Keys, and the first page of the rules

keys = Клавиши
key-digits = Выбрать ответ по номеру
key-tab = Перейти по всему, что можно выбрать, и выбрать
key-undo = Отменить последний выбор
key-rules = Открыть правила
key-look = Обойти клавишей Tab всё и узнать, почему этого нельзя выбрать
key-question = Перейти к вопросу
key-dismiss = Закрыть то, что открыто
key-keys = Показать эти клавиши
key-arrows = Ходить по карте; любая клавиша пропускает показ
primer = Игра на одной странице
primer-legend = Что значат знаки
