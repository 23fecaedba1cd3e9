# Rounds, points and results

story-end = Итоговый подсчёт.
story-times = ×{ $times }
story-points-of = Очки за раунд { $number }
round-points = Раунд { $number }: очки
points-all = Очки
points-source = Источник
points-total = Всего
points-none = Никто не получил очков.
points-no-more = Не показывать после каждого раунда
set-rounds = Таблица очков после каждого раунда
period-round = Раунд { $number }
period-end = Итог
graph-label = Очки по раундам. В конце: { $scores }
result-again = Итоги
result-points = Очки по источникам
result-course = По раундам
decided-title = Что решило исход
decided-margin = { $you ->
    [who] Ваш отрыв: { $points }. На втором месте: { $other }.
    [rival] { $who }: отрыв от вас — { $points }.
   *[none] { $who }: отрыв — { $points }. На втором месте: { $other }.
}
decided-row = Главное отличие: { $source }, { $mine } против { $theirs }.
decided-since = Впереди до конца с раунда { $number }.
decided-since-end = Исход решил итоговый подсчёт.
decided-by = Решило: { $why }.
decided-tie = Очков поровну: { $why }.
moments-title = Решающие моменты
moment-turning = перевес до конца
moment-show = Показать этот момент в просмотре
replay-speed = Скорость
replay-speed-times = { $times }×
replay-round = Здесь начинается раунд { $number }
replay-rounds = Раунды
replay-end = Итог: здесь начинается итоговый подсчёт
