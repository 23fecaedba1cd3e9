# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] Noc začínáte vy.
   *[none] Noc začíná, první na tahu: { $who }.
}
cad-tell-round = Kolo { $number }.
cad-tell-turn = { $you ->
    [who] Jste na tahu.
   *[none] Na tahu: { $who }.
}
cad-tell-alarm = Poplach: mříže padají!
cad-tell-portcullis = { $you ->
    [who] Zavíráte: { $gate }.
   *[none] { $who } – zavřená brána: { $gate }.
}
cad-tell-reckoning = Noc skončila: účtování.
cad-tell-score = { $you ->
    [who] Vy: { $points } duk. ({ $source }).
   *[none] { $who }: { $points } duk. ({ $source }).
}
cad-tell-scored = { $you ->
    [who] Vy: { $ducats } ({ $source }).
   *[none] { $who }: { $ducats } ({ $source }).
}
cad-tell-experience = { $you ->
    [who] Vy: zkušenosti +{ $tokens }.
   *[none] { $who }: zkušenosti +{ $tokens }.
}
cad-tell-hired = { $you ->
    [who] Vy: { $figure } místo postavy { $instead }.
   *[none] { $who }: { $figure } místo postavy { $instead }.
}
cad-tell-deployed = { $figure } čeká u brány { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard }: hod { $roll }.
cad-tell-patrol-stays = Stráže stojí: další karta je { $back }.
cad-tell-patrol = { $guard } jde: { $place }.
cad-tell-charmed = { $guard } je odlákán: { $place }.

# Moves

cad-tell-move = { $figure } vyráží.
cad-tell-moved = { $figure } jde: { $place }.
cad-tell-rose = { $figure } vychází nahoru: { $place }.
cad-tell-exchanged = { $one } a { $other } si něco vymění.
cad-tell-skill = { $figure } používá schopnost: { $target }.
cad-tell-left = { $figure } je venku ze čtvrti ({ $by }). Vyneseno: { $treasures }.
cad-tell-removed = { $figure } vypadává ze hry ({ $fate }).

# Chests and tokens

cad-tell-chest-thrown = { $figure } hází na zámek: { $roll }.
cad-tell-chest-picked = { $opened ->
    [yes] { $figure } otevírá zámek.
   *[no] { $figure } zámek neotevře.
}
cad-tell-chest-smashed = { $figure } rozbíjí truhlu.
cad-tell-loot = { $figure } bere: { $treasure }.
cad-tell-surplus = { $treasure } se přesouvá: { $room }.
cad-tell-explored = { $figure } odkrývá ({ $room }): { $token }.
cad-tell-found = { $figure } nachází ({ $room }): { $token }.
cad-tell-looked = Vidíte ({ $room }): { $token }.
cad-tell-equipped = { $figure } dostává: { $card }.
cad-tell-used-up = { $figure } spotřebuje: { $card }.
cad-tell-wound = Zranění: { $figure } ({ $source }).
cad-tell-healed = { $figure }: o zranění méně.

# Fights

cad-tell-fight = Útok: { $attacker } → { $defender } ({ $place }).
cad-tell-fight-thrown = { $figure } hází: { $dice }.
cad-tell-fight-both = { $one } hází: { $mine }; { $other } hází: { $theirs }.
cad-tell-fight-rerolled = { $figure } přehazuje kostku { $die }: { $roll }.
cad-tell-fight-won = Vyhrává { $winner }, prohrává { $loser }.
cad-tell-won-best = Vyhrává { $winner }: { $score } proti { $other } ({ $loser }).
cad-tell-won-total = Vyhrává { $winner }: nejlepší kostky jsou stejné, součty { $score } proti { $other } ({ $loser }).
cad-tell-won-stance = Vyhrává { $winner }: nejlepší kostky jsou stejné a pevný postoj vyhrává ({ $loser }).
cad-tell-won-attack = Vyhrává { $winner }: při shodě vítězí útočník ({ $loser }).
cad-tell-fled = { $figure } utíká: { $place }.
cad-tell-imprisoned = { $figure } končí ve vězení.
cad-tell-escaped = { $figure } utíká z vězení.
cad-tell-rerolled = { $figure } hází znovu ({ $by }).
cad-tell-snare = { $you ->
    [who] Vaše oko: { $figure }, hod { $roll }.
   *[none] { $who }: oko, { $figure }, hod { $roll }.
}
cad-tell-crossbow = { $you ->
    [who] Vaše střela: { $figure }, hod { $roll }.
   *[none] { $who }: střela, { $figure }, hod { $roll }.
}

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] Berete Arkány: { $cards }.
   *[none] { $who }: vzaté Arkány, { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] Hrajete: { $card }.
   *[none] { $who } – zahráno: { $card }.
}
cad-tell-arcana-spent = { $you ->
    [who] Odhazujete: { $card }.
   *[none] { $who } – odhozeno: { $card }.
}
cad-tell-arcana-shuffled = Arkány se znovu zamíchají.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] Plníte misi: { $mission }.
   *[none] { $who }: splněná mise, { $mission }.
}
cad-tell-mission-paid = { $you ->
    [who] Plníte misi: { $mission }. Dostáváte { $ducats }.
   *[none] { $who }: splněná mise, { $mission }. Odměna: { $ducats }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] Berete intriku.
   *[none] { $who }: vzatá intrika.
}
cad-tell-intrigue-shown = { $you ->
    [who] Ukazujete intriku: { $intrigue }.
   *[none] { $who }: odhalená intrika, { $intrigue }.
}
cad-tell-intrigue-end = { $fulfilled ->
    [yes] Splněno ({ $who }): { $intrigue }.
   *[no] Nesplněno ({ $who }): { $intrigue }.
}

# The Catacombs

cad-tell-room-thrown = { $figure } hází ({ $room }): { $dice }.
cad-tell-room-rerolled = { $figure } hází znovu: { $dice }.
cad-tell-traded = { $figure } mění krystaly: { $gems }.
cad-tell-cyclops-thrown = Kostka Kyklopa: { $roll }.
cad-tell-cyclops-moved = Kyklop přichází: { $room }.
cad-tell-cyclops-lured = { $you ->
    [who] Vábíte Kyklopa: { $result }.
   *[none] { $who }: Kyklop je vyváben, { $result }.
}

# Adventures

cad-tell-strongbox = { $figure } otevírá vévodovu truhlu; zbývá: { $left }.
cad-tell-tremor = Země se chvěje ({ $room }): { $token }.
cad-tell-zombie-banished = { $figure } ukládá zombie k odpočinku: { $place }.
cad-tell-brewed = { $figure } dává alchymistovi: { $treasure }.
cad-tell-wanted = Překupník chce: { $treasure }.
cad-tell-met = { $figure } potkává: { $person }.
cad-tell-person-back = { $person } se vrací: { $place }.
cad-tell-ransom = { $figure } předává vévodova synovce.
cad-tell-crowd = Dav se přesouvá: { $place }.
cad-tell-arcana-stolen = { $you ->
    [who] Berete kartu: { $card } ({ $victim }).
   *[none] { $who } – ukradená karta: { $card } ({ $victim }).
}

# Numbers

cad-points = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
    [many] { $count } dukátu
   *[other] { $count } dukátů
}
cad-points-all = Dukáty
cad-result-points = Dukáty podle zdrojů
cad-graph-label = Dukáty kolo po kole. Na konci: { $scores }
cad-decided-tie = Dukátů je stejně: { $why }.
cad-round-points = { $number }. kolo: dukáty
cad-story-points-of = Dukáty za { $number }. kolo
cad-points-none = Nikdo nezískal dukáty.
cad-n-ducats = { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
    [many] { $number } dukátu
   *[other] { $number } dukátů
}
cad-n-experience = { $number ->
    [one] { $number } zkušenost
    [few] { $number } zkušenosti
    [many] { $number } zkušenosti
   *[other] { $number } zkušeností
}
cad-part = { $name } { $number }

# What happened since

cad-since-score = Získali jste { $points }.
cad-since-paid = Přišli jste o { $points }.
cad-since-beaten = Poražení vaši: { $figures }.
cad-since-jailed = Ve vězení vaši: { $figures }.
cad-since-wounded = Zranění vaši: { $figures }.
cad-since-other = { $who }: { $deeds }.
cad-since-took = kořist: { $things }
cad-since-fought = útoky: { $things }
cad-since-mission = mise: { $things }
cad-since-left = venku: { $things }
cad-since-played = zahráno: { $things }
