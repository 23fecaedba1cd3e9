# Ascension Tactics: what cards do. Each verb of the vocabulary is one message; rows are put together from them

at-n-runes = { $number ->
    [one] { $number } runa
    [few] { $number } runy
    [many] { $number } runy
   *[other] { $number } run
}
at-n-purse = { $number ->
    [one] { $number } runa na konstrukty
    [few] { $number } runy na konstrukty
    [many] { $number } runy na konstrukty
   *[other] { $number } run na konstrukty
}
at-n-power = { $number } moci
at-n-glory = { $number } slávy
at-n-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}
at-n-damage = { $number } zranění
at-n-treasures = { $number ->
    [one] { $number } poklad
    [few] { $number } poklady
    [many] { $number } pokladu
   *[other] { $number } pokladů
}

# What is added to a champion

at-add-strength = { $amount } k síle
at-add-defence = { $amount } k obraně
at-add-speed = { $amount } k rychlosti
at-add-order = { $amount } k ceně rozkazu
at-verb-bonus = { $parts }

# Conditions

at-verb-played = { $faction ->
    [enlightened] pokud jste v tomto tahu zahráli kartu Osvícených
    [lifebound] pokud jste v tomto tahu zahráli kartu Životem spjatých
    [mechana] pokud jste v tomto tahu zahráli kartu Mechany
    [void] pokud jste v tomto tahu zahráli kartu Prázdnoty
   *[none] { $kind ->
        [hero] pokud jste v tomto tahu zahráli hrdinu
        [construct] pokud jste v tomto tahu zahráli konstrukt
       *[any] pokud jste v tomto tahu zahráli kartu s cenou { $cost } nebo vyšší
    }
}
at-verb-carried = pokud vaši šampioni nesou aspoň { $count ->
    [one] { $count } konstrukt
    [few] { $count } konstrukty
    [many] { $count } konstruktu
   *[other] { $count } konstruktů
}
at-verb-on = { $terrain ->
    [forest] v lese
    [corrupted] na zkažené zemi
    [enchanted] na očarované zemi
    [shrine] na svatyni
   *[beacon] na majáku
}
at-verb-near = { $terrain ->
    [forest] v lese nebo vedle něj
    [corrupted] na zkažené zemi nebo vedle ní
    [enchanted] na očarované zemi nebo vedle ní
    [shrine] na svatyni nebo vedle ní
   *[beacon] na majáku nebo vedle něj
}
at-verb-at-goal = na svém cíli nebo vedle něj
at-verb-threat = od hrozby { $level }

# Resources and cards

at-verb-runes = { $amount ->
    [one] { $amount } runa
    [few] { $amount } runy
    [many] { $amount } runy
   *[other] { $amount } run
}
at-verb-construct-runes = { $amount ->
    [one] { $amount } runa jen na konstrukty
    [few] { $amount } runy jen na konstrukty
    [many] { $amount } runy jen na konstrukty
   *[other] { $amount } run jen na konstrukty
}
at-verb-power = { $amount } moci
at-verb-power-per-construct = 1 moci za každý konstrukt, který vaši šampioni nesou, nejvýš { $most }
at-verb-glory = { $amount } slávy
at-verb-draw = doberte { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
at-verb-discard = odložte z ruky { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
at-verb-discard-random = každý soupeř odloží z ruky { $amount ->
    [one] { $amount } náhodnou kartu
    [few] { $amount } náhodné karty
    [many] { $amount } náhodné karty
   *[other] { $amount } náhodných karet
}
at-verb-banish = smíte vyhnat { $amount ->
    [one] { $amount } kartu
    [few] až { $amount } karty
    [many] až { $amount } karty
   *[other] až { $amount } karet
} { $zone ->
    [hand-or-discard] z ruky nebo odkládací hromádky
    [played] z těch, které jste v tomto tahu zahráli
   *[row] ze středové řady
}{ $then ->
    [none] {""}
   *[other] ; pokud to uděláte: { $then }
}
at-verb-banish-dearest = nejdražší karta středové řady je vyhnána
at-verb-acquire-free = smíte zdarma získat kartu s cenou nejvýš { $most ->
    [one] { $most } runa
    [few] { $most } runy
    [many] { $most } runy
   *[other] { $most } run
}
at-verb-acquire-top = získejte naslepo vrchní kartu středového balíčku; hrdina nebo konstrukt s cenou nejvýš { $to-hand ->
    [one] { $to-hand } runa
    [few] { $to-hand } runy
    [many] { $to-hand } runy
   *[other] { $to-hand } run
} jde do vaší ruky
at-verb-topdeck-next = { $kind ->
    [hero] příštího hrdinu, kterého v tomto tahu získáte, smíte dát navrch svého balíčku
    [construct] příští konstrukt, který v tomto tahu získáte, smíte dát navrch svého balíčku
   *[any] příštího hrdinu nebo konstrukt, které v tomto tahu získáte, smíte dát navrch svého balíčku
}
at-verb-cost-next = příští konstrukt, který v tomto tahu získáte, stojí o { $less ->
    [one] { $less } runu
    [few] { $less } runy
    [many] { $less } runy
   *[other] { $less } run
} méně
at-verb-put-back = vraťte z ruky navrch svého balíčku { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
at-verb-fetch = vezměte si z odkládací hromádky do ruky { $kind ->
    [hero] hrdinu
    [construct] konstrukt
   *[any] kartu
}
at-verb-to-deck-top = nejde na odkládací hromádku, ale navrch balíčku svého majitele
at-verb-copy-hero = smíte provést účinky jiného hrdiny, kterého jste v tomto tahu zahráli
at-verb-steal = vezměte si do ruky vrchní kartu balíčku každého soupeře; je vaše
at-verb-replace = { $by ->
    [heavy-infantry] jednu Domobranu ve vašem počátečním balíčku nahradí Těžká pěchota
   *[mystic] jednoho Učedníka ve vašem počátečním balíčku nahradí Mystik
}
at-verb-treasure = vezměte si z pytlíku { $amount ->
    [one] { $amount } poklad
    [few] { $amount } poklady
    [many] { $amount } pokladu
   *[other] { $amount } pokladů
}
at-verb-reveal-treasure = odkryjte poklad z pytlíku; tento šampion má jeho bonus do příštího tahu své strany

# Champions

at-verb-buff = { $whom ->
    [own] { $count ->
        [0] všichni vaši šampioni
        [one] { $count } váš šampion
        [few] { $count } vaši šampioni
        [many] { $count } vašeho šampiona
       *[other] { $count } vašich šampionů
    }
    [own-onboard] všichni vaši šampioni na bojišti
    [others] všichni ostatní šampioni této strany
    [self] tento šampion
    [next-ordered] příští šampion této strany, který dostane rozkaz,
    [villains] všichni padouši
    [crown] padouch s Korunou
    [blade] padouch s Čepelí
    [eye] padouch s Okem
   *[claw] padouch s Drápem
} { $until ->
    [turn] do konce tahu
    [my-turn] do příštího tahu své strany
   *[scenario] na celý scénář
}: { $bonus }
at-verb-free-order = později v tomto tahu je jeden rozkaz jinému vašemu šampionovi zdarma
at-verb-enemies = { $near ->
    [own] { $within ->
        [one] vedle vašeho šampiona
        [few] nejvýš { $within } pole od vašeho šampiona
        [many] nejvýš { $within } pole od vašeho šampiona
       *[other] nejvýš { $within } polí od vašeho šampiona
    }
    [self] { $within ->
        [one] vedle tohoto šampiona
        [few] nejvýš { $within } pole od tohoto šampiona
        [many] nejvýš { $within } pole od tohoto šampiona
       *[other] nejvýš { $within } polí od tohoto šampiona
    }
    [forest] { $within ->
        [0] v lese
       *[other] v lese nebo vedle něj
    }
    [beacon] { $within ->
        [0] na majáku
       *[other] na majáku nebo vedle něj
    }
    [crown] na cíli Koruny nebo vedle něj
    [blade] na cíli Čepele nebo vedle něj
    [eye] na cíli Oka nebo vedle něj
    [claw] na cíli Drápu nebo vedle něj
   *[none] na bojišti
}{ $sight ->
    [yes] , na které má přímou viditelnost
   *[no] {""}
}
at-verb-damage = { $amount } zranění { $count ->
    [0] všem nepřátelům
    [one] { $count } nepříteli
    [few] { $count } nepřátelům
    [many] { $count } nepřítele
   *[other] { $count } nepřátelům
} { $enemies }
at-verb-blast = { $spares ->
    [0] pokud neútočil, smí vybuchnout
   *[other] pokud neútočil, vybuchne, zasáhne-li tím šampiona hráčů
}: všichni šampioni nejvýš { $within ->
    [one] { $within } pole
    [few] { $within } pole
    [many] { $within } pole
   *[other] { $within } polí
} daleko, na které má přímou viditelnost, i on sám utrpí tolik zranění, kolik má síly{ $spares ->
    [0] {""}
   *[other] ; od hrozby { $spares } jsou padouši ušetřeni
}
at-verb-give-order = { $to ->
    [ready] smíte dát zdarma rozkaz svému připravenému šampionovi{ $most ->
        [99] {""}
       *[other] {" "}s cenou rozkazu nejvýš { $most }
    }
    [cultist] smíte dát zdarma rozkaz svému kultistovi
   *[enemy] smíte dát zdarma rozkaz připravenému šampionovi soupeře; bojuje za vás
}
at-verb-deploy = smíte nasadit svého šampiona { $where ->
    [portal-or-own] na svůj portál nebo vedle svého šampiona
   *[self] vedle tohoto
}
at-verb-deploy-villain = první z padouchů s Čepelí, Okem a Drápem, který není na bojišti, nastoupí vedle něj
at-verb-enter-on-cultist = smí nastoupit na pole kultisty své strany, který je tím poražen
at-verb-recall = smíte odvolat z bojiště { $count ->
    [one] { $count } šampiona
    [few] až { $count } šampiony
    [many] až { $count } šampiona
   *[other] až { $count } šampionů
} kterékoli strany
at-verb-recall-strongest = nejsilnější nepřítel nejvýš { $within ->
    [one] { $within } pole
    [few] { $within } pole
    [many] { $within } pole
   *[other] { $within } polí
} daleko opustí bojiště
at-verb-ready = připravte jednoho svého vyčerpaného šampiona
at-verb-destroy = zničte nepřátelský konstrukt s cenou nejvýš { $most ->
    [one] { $most } runa
    [few] { $most } runy
    [many] { $most } runy
   *[other] { $most } run
}
at-verb-push = všichni nepřátelé nejvýš { $within ->
    [one] { $within } pole
    [few] { $within } pole
    [many] { $within } pole
   *[other] { $within } polí
} daleko jsou odstrčeni o jedno pole
at-verb-attack = zaútočí z místa

# The battlefield

at-verb-place-forest = { $nearest ->
    [yes] na nejbližším volném prostém poli vyroste les
   *[no] položte les na kterékoli prosté pole
}
at-verb-place-token = { $token ->
    [circle] položte čarodějný kruh na kterékoli pole
   *[turret] postavte střeleckou věž na kterékoli pole
}
at-verb-move-token = { $token ->
    [circle] smíte přesunout čarodějný kruh nejvýš
   *[turret] smíte přesunout střeleckou věž nejvýš
} o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
}
at-verb-turret-attack = střelecká věž způsobí { $strength } zranění nepříteli nejvýš 3 pole daleko, na kterého má přímou viditelnost

# Villains

at-verb-order-villain = rozkaz padouchovi s { $goal ->
    [crown] Korunou
    [blade] Čepelí
    [eye] Okem
   *[claw] Drápem
}
at-verb-order-vanguard = rozkaz padouchovi, který je nejblíž portálu hráčů
at-verb-order-cultists = rozkaz každému kultistovi padouchů
at-verb-enter-cultist = kultista padouchů nastoupí { $place ->
    [crown] na cíl Koruny
    [blade] na cíl Čepele
    [eye] na cíl Oka
    [claw] na cíl Drápu
    [self] vedle něj
    [slain] tam, kde stál poražený nepřítel
   *[cell] na pole { $cell }
}
at-verb-equip = { $whom ->
    [crown] padouch s Korunou si vezme
    [blade] padouch s Čepelí si vezme
    [eye] padouch s Okem si vezme
    [claw] padouch s Drápem si vezme
   *[self] vezme si
} nejlevnější konstrukt středové řady
at-verb-glory-per-shrine = { $amount } slávy za každou svatyni, kterou padouši ovládají
at-verb-surge = vzepětí: to, co stojí u bosse a ve scénáři

# Verbs that hold others

at-verb-allegiance = věrnost { $faction ->
    [enlightened] Osvíceným
    [lifebound] Životem spjatým
    [mechana] Mechaně
   *[void] Prázdnotě
}: { $then }
at-verb-if = { $condition }: { $then }
at-verb-choose = podle volby: buď { $one }, nebo { $other }
at-verb-both = { $one }, potom { $other }
at-verb-times = { $number ->
    [2] dvakrát: { $then }
   *[other] { $number }krát: { $then }
}
at-verb-while = { $condition }: { $bonus }
at-verb-aura = ostatní šampioni této strany vedle něj: { $bonus }

# Moments

at-verb-ambush = léčka: { $then }
at-verb-on-equip = při vybavení: { $then }
at-verb-on-destroyed = při zničení: { $then }
at-verb-slay = pobití: { $then }
at-verb-on-deploy = při nasazení: { $then }
at-verb-on-order = při rozkazu: { $then }
at-verb-after-order = po rozkazu: { $then }
at-verb-start-turn = na začátku vašeho tahu: { $then }
at-verb-first-turn = jednou ve vašem prvním tahu: { $then }
at-verb-start-game = před hrou: { $then }
at-verb-boss-surge = vzepětí: { $then }

# Sigils

at-sigil-does-champion = jeden šampion vaší družiny po celý scénář: { $bonus }
at-sigil-does-bow = jednou za scénář, ve svém tahu, jeden váš šampion do konce tahu: { $bonus }
at-sigil-does-coin = ve vašem prvním tahu: navíc { $amount ->
    [one] { $amount } runa
    [few] { $amount } runy
    [many] { $amount } runy
   *[other] { $amount } run
}
at-sigil-does-flame = ve vašem prvním tahu: navíc { $amount } moci
at-sigil-does-chest = na začátku máte { $amount ->
    [one] { $amount } poklad
    [few] { $amount } poklady
    [many] { $amount } pokladu
   *[other] { $amount } pokladů
} z pytlíku
at-sigil-does-road = vaše šampiony lze nasazovat i vedle vašeho portálu
at-sigil-does-purge = jednoho Učedníka ve vašem počátečním balíčku nahradí Mystik
at-sigil-does-oath = jednou za scénář, ve svém tahu: jeden rozkaz je zdarma

# Scenarios

at-scene-target = vyhrává, kdo má { $number } slávy
at-scene-players-target = hráči vyhrávají s { $number } slávy
at-scene-villain-target = padouši vyhrávají s { $number } slávy, nebo když dojdou záměry
at-scene-shrine = { $number } slávy za každou svatyni, kterou na konci svého tahu ovládáte
at-scene-rich-shrine = velká svatyně přináší { $number } slávy
at-scene-beacon = { $number } slávy za každý maják, který na konci svého tahu ovládáte
at-scene-many-beacons = o { $number } slávy víc za čtyři nebo pět majáků
at-scene-beacon-power = tři majáky na začátku vašeho tahu: { $number } moci
at-scene-kill = { $number } slávy za každého šampiona, kterého porazí váš útok; kultisté se nepočítají
at-scene-corruption = porazí-li šampiona zkažená země, dostane každý soupeř jeho hráče { $number } slávy
at-scene-winning-beacons = hráči vyhrávají také tehdy, když na konci jejich tahu ovládají { $number ->
    [one] { $number } maják
    [few] { $number } majáky
    [many] { $number } majáku
   *[other] { $number } majáků
}
at-scene-villain-beacons = padouši od začátku ovládají majáky { $cells }
at-scene-gateway = hráči vyhrávají, když je portál na { $cell } jejich a boss byl aspoň jednou poražen
at-scene-throne = boss čeká na poli { $cell } za přehradou a nelze ho tam zranit; přehrada padne, ovládají-li hráči na konci svého tahu obě svatyně; kdo bosse porazí, vyhrává
at-scene-instead = dokud přehrada stojí, nastane místo rozkazu bossovi: { $then }
at-scene-enchanted = kdo stojí na očarované zemi: { $bonus }
at-scene-surge = vzepětí scénáře: { $then }
