# Ascension Tactics: why something cannot be chosen now

at-not-over = Партия окончена.
at-not-not-asked = Не сейчас: ждём, решает { $who }.
at-not-first = Сначала ответьте на другой вопрос.
at-not-not-in-hand = Этой карты нет у вас в руке.
at-not-not-on-offer = Её нет ни в центральном ряду, ни в стопках.
at-not-too-dear = Стоит { $price }, у вас { $have }.
at-not-not-yours = Этот чемпион вам не подчиняется.
at-not-exhausted = Чемпион истощён до конца вашего хода.
at-not-portal-occupied = Все ваши порталы заняты.
at-not-no-base = Все ваши подставки уже на поле боя.
at-not-too-many-cultists = На поле боя уже четыре ваших культиста, больше нельзя.
at-not-order-first = Сначала отдайте приказ чемпиону.
at-not-no-such-treasure = У вас нет такого сокровища.
at-not-moved = Этот чемпион уже переместился.
at-not-occupied = Там уже стоит чемпион.
at-not-barrier = Барьер никого не пропускает.
at-not-foreign-portal = На портале противника нельзя остановиться.
at-not-column-first = Сначала выберите столбец.
at-not-too-far = Туда не дойти: слишком далеко или путь закрыт.
at-not-ally = Он на вашей стороне.
at-not-off-board = Его нет на поле боя.
at-not-attacked = Все его атаки уже сделаны.
at-not-out-of-reach = Не достать: расстояние { $far }, атака достаёт на { $reach }.
at-not-hidden = { $hiding ->
    [none] С ячейки { $cell } цель не видна.
   *[other] Линию видимости с { $cell } закрывает: { $hiding }.
}
