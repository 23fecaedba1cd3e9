# Crown of Ash: why something cannot be chosen now

coa-not-over = Игра окончена.
coa-not-not-asked = Не сейчас: решает { $who }.
coa-not-answered = Вы уже выбрали. Теперь решает { $who }.
coa-not-first = Сначала ответьте на другой вопрос.
coa-not-no-minion = Там нет приспешника.
coa-not-no-structure = Там ещё никто не строил, поэтому ячейка закрыта.
coa-not-same-slot = Приспешник уже стоит там.
coa-not-one-minion = В этот ход вы уже разместили приспешника.
coa-not-refreshed = В этом раунде вы уже обновляли карты.
coa-not-no-offer = Нет сооружений на выбор.
coa-not-nothing-affordable = Самое дешёвое сооружение стоит { $cost } зол., у вас { $gold }.
coa-not-no-site = Нет ни свободной, ни вашей провинции: строить негде.
coa-not-own-region = Этот регион уже ваш.
coa-not-nobody-there = Здесь никто не правит, сражаться не с кем.
coa-not-no-warriors = В руке нет воина, чтобы напасть.
coa-not-dashed = Эта ячейка открыта только втроём и вчетвером.
coa-not-taken = Занято: { $who }.
coa-not-attacked-before = В этом раунде сюда уже нападали.
coa-not-build-slot-first = Чтобы строить, поставьте приспешника на ячейку строительства.
coa-not-tile-too-dear = Цена — { $cost } зол., у вас { $gold }.
coa-not-slots-only = Приспешники встают на ячейки: выберите одну из ячеек региона.
coa-not-no-building-here = В Цитадели строить нельзя.
coa-not-others-province = Здесь правит { $who }.
coa-not-not-your-region = Этот регион не ваш.
coa-not-automaton = Автоматона ставят на защиту, только меняя защитников.
coa-not-no-room = Воинов здесь может быть не больше { $limit }.
coa-not-no-pair = Здесь нет пары одного типа, чьё усиление можно повысить.
coa-not-dead = Этот воин лежит на кладбище до конца раунда.
coa-not-one-recruit = За ход вы призываете одного воина.
coa-not-recruit-last = Воинов призывают в конце хода.
coa-not-too-dear = Слишком дорого: не хватает { $goods }; золота на замену: { $gold }.
coa-not-ingredients-missing = Слишком дорого: не хватает ещё { $number ->
    [one] { $number } любого ресурса
    [few] { $number } любых ресурсов
    [many] { $number } любых ресурсов
   *[other] { $number } любого ресурса
}.
coa-not-weakest-only = В начале стражу несут только воины силы 1.
coa-not-attackers-laid = Нападающие уже выложены.
coa-not-no-help = Защитник не добавляет воинов из руки.
coa-not-waits-in-hand = Воины из руки сражаются, когда вы нападаете; их можно поставить на защиту, когда вы строите или собираете ресурсы в своей провинции.
coa-not-moved = Этот воин уже перемещён.
coa-not-fought-only = Потерять можно только воина, который сражался в этом сражении.
coa-not-others-warrior = Этому воину приказывает { $who }.
coa-not-other-province = Сейчас вы меняете защитников другой провинции.
coa-not-hand-only = Нападают воины из руки; стражи нападать не могут.
coa-not-stays = Защитников Цитадели менять нельзя.
coa-not-adjust-only = Защитников меняют, когда строят или собирают ресурсы в их провинции.
coa-not-card-used = Эта карта использована. Вернуть её можно обновлением.
coa-not-battle-only = Карты сражения играют в сражениях.
coa-not-no-abilities = Эта партия идёт без способностей.
coa-not-others-ability = Такая способность есть у другого некроманта: { $who }.
coa-not-ability-used = Ваш жетон способности использован.
coa-not-no-use-now = Сейчас от этой способности не было бы толку.

# The odds of a battle

coa-odds-best = При лучшем выборе, насколько вам известно.
coa-odds-card = Если положить: { $card }.
coa-odds-warrior = Если вступит { $warrior }, с лучшей вашей картой.
coa-odds-these = С этими воинами и лучшей вашей картой.
coa-card-to-come = Карта сражения ещё не выбрана
