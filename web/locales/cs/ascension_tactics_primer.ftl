# Ascension Tactics: the game on one page

at-primer-goal = Kdo první získá slávu, kterou scénář žádá, hned vyhrává. Slávu vynášejí svatyně a majáky, proti padouchům i vítězství nad nimi.
at-primer-cards = Ve svém tahu dělejte cokoli v libovolném pořadí. Hrajte karty z ruky: dávají runy a moc, dobírají karty a posilují šampiony. Dvě karty jedné frakce přinášejí věrnost.
at-primer-acquire = Runy kupují hrdiny, konstrukty a šampiony ze středové řady a hromádek. Mocí se tam porážejí nestvůry, které pak slouží vám.
at-primer-order = Mocí rozkážete šampionovi: vstoupí vaším portálem, je-li mimo bojiště, jde podle své rychlosti a jednou zaútočí. Pak je vyčerpán do vašeho dalšího tahu.
at-primer-attack = Útok způsobí zranění podle síly šampiona. Zranění aspoň ve výši obrany porazí; ostatní zmizí na konci tahu.
at-primer-control = Svatyni ovládá, kdo má na ní a kolem ní nejvíc šampionů. Na konci vašeho tahu vynese slávu.
at-primer-end = Na konci tahu odložte vše, doberte pět karet a připravte šampiony.
at-primer-ambush = Přepad: účinek pro toho, kdo kartu získá
at-primer-goal-token = Cíl padoucha a padouch, který k němu míří
at-primer-strength = Síla: zranění při útoku
at-primer-defence = Obrana: zranění, které porazí, bez toho, co už utrpěl
at-primer-speed = Rychlost: body pohybu
