# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] Noc začínáš ty.
   *[none] Noc začíná { $who }.
}
cad-tell-round = Kolo { $number }.
cad-tell-turn = { $you ->
    [who] Tvůj tah.
   *[none] Na tahu je { $who }.
}
cad-tell-alarm = Poplach!
cad-tell-portcullis = { $you ->
    [who] Zavíráš bránu { $gate }.
   *[none] { $who } zavírá bránu { $gate }.
}
cad-tell-reckoning = Noc skončila: účtování.
cad-tell-score = { $who }: { $points } duk. ({ $source }).
cad-tell-experience = { $who }: zkušenosti +{ $tokens }.
cad-tell-hired = { $who }: { $figure } místo postavy { $instead }.
cad-tell-deployed = { $figure } čeká u brány { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard }: hod { $roll }.
cad-tell-patrol-stays = Stráže stojí: další karta je { $back }.
cad-tell-patrol = { $guard } jde na { $place }.
cad-tell-charmed = { $guard } je odlákán na { $place }.

# Moves

cad-tell-move = { $figure } vyráží.
cad-tell-moved = { $figure } je teď na { $place }.
cad-tell-rose = { $figure } vychází nahoru na { $place }.
cad-tell-exchanged = { $one } a { $other } si něco vymění.
cad-tell-skill = { $figure } používá schopnost: { $target }.
cad-tell-left = { $figure } je venku ze čtvrti ({ $by }) a nese: { $treasures }.
cad-tell-removed = { $figure } vypadává ze hry: { $fate }.

# Chests and tokens

cad-tell-chest-thrown = { $figure } hází na zámek: { $roll }.
cad-tell-chest-picked = { $opened ->
    [yes] { $figure } otevírá zámek.
   *[no] { $figure } zámek neotevře.
}
cad-tell-chest-smashed = { $figure } rozbíjí truhlu.
cad-tell-loot = { $figure } bere: { $treasure }.
cad-tell-surplus = { $treasure } jde na { $room }.
cad-tell-explored = { $figure } odkrývá ({ $room }): { $token }.
cad-tell-found = { $figure } nachází ({ $room }): { $token }.
cad-tell-looked = Vidíš ({ $room }): { $token }.
cad-tell-equipped = { $figure } dostává: { $card }.
cad-tell-used-up = { $figure } spotřebuje: { $card }.
cad-tell-wound = Zranění: { $figure } ({ $source }).
cad-tell-healed = { $figure }: o zranění méně.

# Fights

cad-tell-fight = Útok: { $attacker } proti { $defender } ({ $place }).
cad-tell-fight-thrown = { $figure } hází: { $dice }.
cad-tell-fight-rerolled = { $figure } přehazuje kostku { $die }: { $roll }.
cad-tell-fight-won = Výhra: { $winner } nad { $loser }.
cad-tell-fled = { $figure } utíká na { $place }.
cad-tell-imprisoned = { $figure } končí ve vězení.
cad-tell-escaped = { $figure } utíká z vězení.
cad-tell-rerolled = { $figure } hází znovu ({ $by }).
cad-tell-snare = { $who } klade oko: { $figure }, hod { $roll }.
cad-tell-crossbow = { $who } střílí: { $figure }, hod { $roll }.

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] Bereš Arkány: { $cards }.
   *[none] { $who } bere Arkány: { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] Hraješ: { $card }.
   *[none] { $who } hraje: { $card }.
}
cad-tell-arcana-spent = { $you ->
    [who] Odhazuješ: { $card }.
   *[none] { $who } odhazuje: { $card }.
}
cad-tell-arcana-shuffled = Arkány se znovu zamíchají.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] Plníš misi: { $mission }.
   *[none] { $who } plní misi: { $mission }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] Bereš intriku.
   *[none] { $who } bere intriku.
}
cad-tell-intrigue-shown = { $you ->
    [who] Ukazuješ intriku: { $intrigue }.
   *[none] { $who } ukazuje intriku: { $intrigue }.
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
cad-tell-cyclops-lured = { $who } vábí Kyklopa: { $result }.

# Adventures

cad-tell-strongbox = { $figure } otevírá vévodovu truhlu; zbývá: { $left }.
cad-tell-tremor = Země se chvěje ({ $room }): { $token }.
cad-tell-zombie-banished = { $figure } ukládá zombie na { $place }.
cad-tell-brewed = { $figure } dává alchymistovi: { $treasure }.
cad-tell-wanted = Překupník chce: { $treasure }.
cad-tell-met = { $figure } potkává: { $person }.
cad-tell-person-back = { $person } se vrací: { $place }.
cad-tell-ransom = { $figure } předává vévodova synovce.
cad-tell-crowd = Dav se přesouvá na { $place }.
cad-tell-arcana-stolen = { $who } bere hráči { $victim }: { $card }.
