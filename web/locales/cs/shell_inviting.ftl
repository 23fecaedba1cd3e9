# Inviting: open tables, joining, waiting for others

filter-game = Zobrazit stoly hry
filter-any-game = Všechny hry
filter-players = Zobrazit stoly pro
filter-any-players = Libovolný počet hráčů
filter-none = Žádný takový otevřený stůl není.
your-name = Vaše jméno
start-inviting = Pozvat
