# The shell: the guide of a first match

learn = Научиться играть
learn-hint = «Научиться играть» — партия с проводником, который всё объясняет по ходу.
guide = Проводник
guide-next = Дальше
guide-end = Готово
guide-skip = Без проводника
