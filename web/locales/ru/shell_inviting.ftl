# Inviting: open tables, joining, waiting for others

filter-game = Показать столы игры
filter-any-game = Все игры
filter-players = Показать столы на
filter-any-players = Любое число игроков
filter-none = Таких открытых столов нет.
your-name = Ваше имя
start-inviting = Пригласить
