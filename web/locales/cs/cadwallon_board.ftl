# Cadwallon: what stands on the board, and what can be planned on it

cad-do-activate = Aktivovat: { $thing }
cad-do-go = Jít: { $thing }
cad-way-wall = přes zeď
cad-way-hook = přes zeď s kotvičkou
cad-piece-crowd = Dav { $number }
cad-piece-zombie = Zombie
cad-piece-person = Někdo neznámý

cad-board-district = Noční čtvrť
cad-board-round = Kolo { $number } z { $rounds }; poplach v kole { $alarm }
cad-board-actions = { $number ->
    [one] Zbývá 1 akční bod
    [few] Zbývají { $number } akční body
    [many] Zbývá { $number } akčního bodu
   *[other] Zbývá { $number } akčních bodů
}
cad-board-ducats = Dukáty
cad-board-hand = Karty Arkán v ruce
cad-board-experience = Zkušenost
cad-board-intrigues = Intriky
cad-board-chest = truhla: { $treasure }
cad-board-locked = další zámek
cad-board-hidden = průzkumný žeton lícem dolů
cad-board-gate = { $shut ->
    [yes] brána, zavřená
   *[no] brána
}
cad-board-pentagram = pentagram
cad-board-off = není ve čtvrti
cad-board-figure = { $name } ({ $who }), { $place }. { $wounds ->
    [0] Bez zranění.
   *[other] Zranění: { $wounds }.
} Nese: { $carries }.{ $gear ->
    [none] {""}
   *[other] {" "}Vybavení: { $gear }.
}
cad-board-other = { $name }, { $place }

# What is planned

cad-board-end = { $label }: { $way }
cad-board-aim = { $name } → { $place }: { $way }
cad-board-spaces = { $number ->
    [one] 1 pole
    [few] { $number } pole
    [many] { $number } pole
   *[other] { $number } polí
}
cad-board-price = { $number } AB
cad-board-fights = útočí: { $name }, výhra { $percent } %
cad-board-meets = možná výměna: { $names }
cad-board-stops = otočí žeton a zastaví se
cad-board-open = truhla ({ $treasure }): { $pick ->
    [0] {""}
   *[other] vypáčit { $percent } % za { $pick } AB
}{ $smash ->
    [0] { $pick ->
        [0] málo AB
       *[other] {""}
    }
   *[other] { $pick ->
        [0] rozbít za { $smash } AB
       *[other] , rozbít za { $smash } AB
    }
}
cad-board-exit = { $late ->
    [yes] Už to nestihne: k východu { $spaces }, zbývá kroků { $left }
   *[no] K východu { $spaces }, zbývá kroků { $left }
}
cad-board-caught = { $number ->
    [one] Jeden váš zloděj už nestihne odejít.
    [few] { $number } vaši zloději už nestihnou odejít.
    [many] { $number } vašeho zloděje už nestihne odejít.
   *[other] { $number } vašich zlodějů už nestihne odejít.
}
cad-board-places = Všechna místa
cad-board-places-from = Odkud: { $name }, { $place }; nejbližší jsou první.
cad-board-here = Zde: { $who }.
cad-board-far = { $number ->
    [one] 1 pole odtud.
    [few] { $number } pole odtud.
    [many] { $number } pole odtud.
   *[other] { $number } polí odtud.
}
cad-board-beside = Vedle: { $places }
