# Crown of Ash: labels of the board

coa-warrior-label = { $name }, тип: { $type }, сила { $strength }{ $level ->
    [0] {""}
   *[other] , уровень { $level }
}{ $automaton ->
    [yes] , автоматон
   *[no] {""}
}
coa-tile-label = { $name }. Цена в золоте: { $gold }, очков за раунд: { $vp }
coa-card-label = { $card }{ $spent ->
    [yes] , использована
   *[no] {""}
}
coa-about-card = При победе: { $reward }. При поражении: { $compensation }.
coa-about-tile = Даёт тому, кто построил, и тому, кто пользуется: { $goods }. Когда пользуются другие, владелец получает: { $tribute }.
coa-about-warrior = Стоит: { $cost }.
coa-slot-taken = { $label }. Здесь: { $who }
coa-slot-gold = Взять золото
coa-slot-build = Построить сооружение
coa-slot-refresh = Вернуть использованные карты сражения
coa-slot-resource = { $region }: собрать ресурсы
coa-slot-battle = { $region }: напасть
coa-slot-left = Напасть на цитадель с левого фланга, +1
coa-slot-right = Напасть на цитадель с правого фланга
coa-slot-front = Напасть на главные врата, −1
coa-tribute = Дань владельцу, когда сооружением пользуются другие
coa-resurrection = Вернуть в руку воинов с кладбища
coa-worth = Очки в конце раунда
coa-covered = Ещё одно очко за каждый накрытый жетон
coa-unsettled = Здесь ещё никто не строил
coa-defence = Сила защитников
coa-defence-is = Защитники: { $strength }
coa-minions = Свободные приспешники
coa-hand = Воины в руке
coa-graveyard = Кладбище
coa-battle-cards = Карты сражения в руке
coa-last-card = Последняя карта сражения
coa-ability-active = Жетон способности активен
coa-ability-spent = Жетон способности использован
coa-royal = Королевская фишка: побеждает при последней ничьей
coa-no-warriors = В руке нет воинов
coa-refresh = Обновление
coa-held = Владеет: { $region }
coa-store = Ваши запасы
coa-fate = Ваша судьба: эти типы приносят очки в конце
coa-face-down = Лицом вниз
coa-battle-for = Сражение: { $region }
coa-gate = Врата: { $modifier }
coa-verdict-won = Победа нападающего
coa-verdict-held = Защитник устоял
coa-verdict-tie = Ничья: защитник устоял
coa-verdict-king = Король повержен
coa-king-falls = Король мёртв
coa-king-slayer = Цареубийца: { $who }
coa-rounds = Раунды и очки за цитадель
coa-citadel-vp = Раунд { $round }: очков за цитадель — { $vp }
coa-order = Порядок хода
coa-row = Воины для призыва
coa-offer = Сооружения для постройки
coa-memory-decks = Воины, оставшиеся в колодах
coa-memory-tiles = Сооружения, оставшиеся в стопке
coa-memory-actions = Оставшиеся действия автоматического соперника

# Places for minions, as places

coa-at-slot-gold = ячейка золота
coa-at-slot-build = ячейка строительства
coa-at-slot-resource = { $region }, ячейка ресурсов
coa-at-slot-battle = { $region }, ячейка сражения
coa-at-slot-left = Цитадель, левый фланг
coa-at-slot-right = Цитадель, правый фланг
coa-at-slot-front = Цитадель, главные врата

# What is asked

coa-ask-setup-defender = Кто будет охранять { $target }?
coa-ask-setup-garrison = Какие воины будут держать Цитадель против вас? От одного до трёх.
coa-ask-place = Куда отправится ваш приспешник?
coa-ask-recruit = Призовёте воина?
coa-ask-turn-end = Что-нибудь ещё, прежде чем завершить ход?
coa-ask-ingredient = Что вы берёте из запаса?
coa-ask-altar = Восстанут ли мёртвые с вашего кладбища?
coa-ask-build-tile = Что вы строите?
coa-ask-build-site = Где вы строите?
coa-ask-adjust = Кто будет защищать { $target }?
coa-ask-recruit-gold = За что вы заплатите золотом?
coa-ask-recruit-ingredient = Чем вы платите?
coa-ask-battle-commit = { $region }: кто нападает? Воинов не больше { $warriors }, лицом вниз.
coa-ask-battle-unmask = { $region }: снять маски с нападающих?
coa-ask-battle-card = { $region }: какую карту сражения вы играете?
coa-ask-battle-premonition = { $region }: какую карту положил противник?
coa-ask-battle-fortify = { $region }: повысить усиление ваших воинов одного типа?
coa-ask-battle-black = Вы проиграли с картой 0. Что возьмёте взамен?
coa-ask-battle-casualty = Кто из ваших воинов падёт?
coa-ask-reroll = Перебросить кубик?
coa-ask-barter = Какой ресурс вы отдаёте и за какой?
coa-ask-exhume = Кого вы призовёте до начала хода?
coa-ask-command-minion = Какой приспешник подчинится вам?
coa-ask-command-slot = Куда ему идти?
coa-ask-regroup-warrior = Какого воина вы перемещаете?
coa-ask-regroup-post = Куда отправится этот воин?
coa-ask-fortify = Где вы повышаете усиление?
coa-ask-order-next = Кто займёт следующее место в порядке хода?
coa-ask-order-start = Кто начнёт следующий раунд?

# What can be answered

coa-do-gold = Взять золото: { $number }
coa-do-build = Построить сооружение
coa-do-refresh = Вернуть использованные карты сражения ({ $number }){ $ability ->
    [yes] {" "}и вновь активировать способность
   *[no] {""}
}
coa-do-gather = Собрать { $region }: { $goods }
coa-do-gather-own = Собрать { $region }: { $goods }; затем можно сменить защитников
coa-do-gather-tribute = Собрать { $region }: { $goods }; { $who } получает: { $tribute }
coa-do-attack = Напасть на { $region }: { $who } защищается с силой { $strength }
coa-do-left = Напасть на Цитадель с левого фланга (+1): { $who } защищается с силой { $strength }
coa-do-right = Напасть на Цитадель с правого фланга: { $who } защищается с силой { $strength }
coa-do-front = Напасть на главные врата Цитадели (−1): { $who } защищается с силой { $strength }
coa-do-recruit = Призвать воина «{ $warrior }» ({ $type }, сила { $strength }, уровень { $level }{ $automaton ->
    [yes] , автоматон
   *[no] {""}
}). Цена: { $cost }
coa-do-gold-for = Призвать «{ $warrior }» частью за золото
coa-do-tile = Построить «{ $tile }» ({ $gold }): сразу { $goods }, каждый раунд { $points }
coa-do-settle = Построить { $region }: провинция станет вашей
coa-do-upgrade = Построить { $region } поверх сооружения «{ $tile }»
coa-do-card = Сыграть карту «{ $card }». При победе: { $reward }; при поражении: { $compensation }
coa-dead-return = воины с кладбища — в руку
coa-black-short = потеря у победителя или один ваш воин с кладбища
coa-do-name = Назвать карту «{ $card }»
coa-do-reroll = { $who }: перебросить кубик{ $roll ->
    [0] {""}
   *[other] , сейчас { $roll }
}
coa-do-minion = { $who }: приспешник ({ $slot })
coa-do-to = Отправить сюда: { $slot }
coa-do-post = Защищать { $region }
coa-do-ability = { $ability }: { $text }
coa-do-recall = Вернуть с кладбища: { $warrior }
coa-do-casualty = Победитель теряет одного своего воина
coa-do-add = Поставить защищать { $region }: { $warrior }
coa-do-take = Забрать в руку: { $warrior }
coa-do-swap = Поменять местами: { $warrior }
coa-do-hand = Забрать в руку
coa-do-warrior-setup-defender = Поставить охранять { $region }: { $warrior }
coa-do-warrior-setup-garrison = { $warrior }
coa-do-warrior-battle-commit = Положить лицом вниз: { $warrior }
coa-do-warrior-battle-casualty = Пожертвовать: { $warrior }
coa-do-warrior-regroup-warrior = Переместить: { $warrior }
coa-do-pay = Заплатить: { $goods }
coa-do-gold-instead = Заплатить золотом вместо ресурса: { $resource }
coa-do-barter = { $given } → { $taken }
coa-do-ingredient = Взять: { $goods }
coa-do-return = Все возвращаются в руку: { $warriors }
coa-do-leave = Пусть мёртвые лежат
coa-do-fortify = Повысить усиление { $region } до +2
coa-do-order-next = Следующим ходит { $who }
coa-do-order-start = Начинает { $who }, остальные — по часовой стрелке
coa-do-pass-recruit = Никого не призывать, завершить ход
coa-do-pass-battle-unmask = Не снимать масок
coa-do-pass-battle-premonition = Не называть карту
coa-do-pass-battle-fortify = Не повышать
coa-do-pass-reroll = Оставить кубики как есть
coa-do-done-turn-end = Завершить ход
coa-do-done-adjust = Оставить защитников так
coa-do-done-battle-commit = Хватит: нападать этими силами
coa-do-done-setup-garrison = Гарнизон собран
coa-do-done-barter = Хватит обменов
coa-do-done-recruit-gold = Хватит золота: остальное как указано
