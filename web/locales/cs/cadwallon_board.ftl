# Cadwallon: co stojí na plánu a co lze na něm zamýšlet

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
    [one] 1 zranění.
   *[other] Zranění: { $wounds }.
} Nese: { $carries }.{ $gear ->
    [none] {""}
   *[other] {" "}Vybavení: { $gear }.
}
cad-board-other = { $name }, { $place }
