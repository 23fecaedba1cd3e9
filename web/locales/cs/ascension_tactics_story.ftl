# Ascension Tactics: what happened, in words

# Turns

at-tell-turn = Tah { $number }: { $seats }.
at-tell-drawn = { $you ->
    [who] Berete si: { $cards }.
   *[none] { $who } bere: { $cards }.
}
at-tell-play = { $you ->
    [who] Hrajete: { $card }.
   *[none] { $who } hraje: { $card }.
}
at-tell-play-all = { $you ->
    [who] Hrajete: { $card } – { $gains }.
   *[none] { $who } hraje: { $card } – { $gains }.
}
at-tell-acquire = { $you ->
    [who] Získáváte kartu: { $card }.
   *[none] { $who } získává kartu: { $card }.
}
at-tell-deck-top = { $you ->
    [who] { $card }: navrch vašeho balíčku.
   *[none] { $card }: navrch balíčku, { $who }.
}
at-tell-reveal = Nově ve středové řadě: { $card }.
at-tell-banish = Vyhnaná karta: { $card }.
at-tell-discard = { $you ->
    [who] Odkládáte: { $card }.
   *[none] { $who } odkládá: { $card }.
}
at-tell-put-back = { $you ->
    [who] Vracíte kartu na svůj balíček.
   *[none] { $who } vrací kartu na balíček.
}
at-tell-fetch = { $you ->
    [who] Berete si zpět: { $card }.
   *[none] { $who } bere zpět: { $card }.
}
at-tell-copy = { $you ->
    [who] Opakujete účinky: { $card }.
   *[none] { $who } opakuje účinky: { $card }.
}
at-tell-steal = { $you ->
    [who] Berete kartu: { $card } ({ $other }).
   *[none] { $who } bere kartu: { $card } ({ $other }).
}

# Champions

at-tell-draft-open = Ve výběru odkryto: { $champion }.
at-tell-draft = { $you ->
    [who] Berete do družiny: { $champion }.
   *[none] { $who } bere do družiny: { $champion }.
}
at-tell-equip = { $figure } nově nese: { $card }.
at-tell-order = { $you ->
    [who] Váš rozkaz: { $figure }.
   *[none] { $who }, rozkaz: { $figure }.
}
at-tell-deploy = { $figure } nastupuje na { $cell }.
at-tell-move = { $figure } jde: { $way }.
at-tell-attack = { $figure } útočí: { $target }.
at-tell-attack-all = { $figure } útočí na všechny nepřátele v dosahu.
at-tell-attacked = { $figure } útočí: { $target }, { $damage }.
at-tell-attacked-all = { $figure } útočí na všechny nepřátele v dosahu: { $damage }.
at-tell-damage = { $figure } utrpí { $amount } zranění ({ $source }).
at-tell-defeat = { $figure } padá na { $cell }.
at-tell-destroy = Zničený konstrukt: { $card } ({ $figure }).
at-tell-buff = { $source } posiluje: { $figure }.
at-tell-ready = { $figure } může znovu dostat rozkaz.
at-tell-recall = { $figure } opouští bojiště.
at-tell-push = { $source } odstrkuje: { $figure }.

# The battlefield

at-tell-corrupted = { $figure } vstupuje na zkaženou zemi: { $cell }.
at-tell-beacon = { $you ->
    [who] Maják { $cell } je váš.
   *[none] Maják { $cell }: { $who }.
}
at-tell-portal = { $you ->
    [who] Portál { $cell } je váš.
   *[none] Portál { $cell }: { $who }.
}
at-tell-portal-chosen = { $you ->
    [who] Váš portál: { $cell }.
   *[none] Portál { $cell }: { $who }.
}
at-tell-portal-closed = Portál { $cell } je znovu vypnutý.
at-tell-barrier-broken = Přehrada padá.
at-tell-forest = Vyrůstá les: { $cell }.
at-tell-token = { $token }: { $cell }.

# Treasures and sigils

at-tell-treasure = { $you ->
    [who] Berete si poklad.
   *[none] { $who } bere poklad.
}
at-tell-treasure-kind = { $you ->
    [who] Berete si poklad: { $treasure }.
   *[none] { $who } bere poklad: { $treasure }.
}
at-tell-treasure-used = { $you ->
    [who] Používáte poklad: { $treasure }.
   *[none] { $who } používá poklad: { $treasure }.
}
at-tell-treasure-given = { $figure }: { $treasure }.
at-tell-treasure-revealed = Odkrytý poklad: { $treasure } ({ $figure }).
at-tell-sigil-drawn = { $you ->
    [who] Táhnete: { $sigils }.
   *[none] { $who } táhne: { $sigils }.
}
at-tell-sigil-kept = { $you ->
    [who] Necháváte si: { $sigil }.
   *[none] { $who } si nechává: { $sigil }.
}
at-tell-sigil-used = { $you ->
    [who] Používáte: { $sigil }.
   *[none] { $who } používá: { $sigil }.
}

# Villains

at-tell-villains = Proti vám stojí: { $names }.
at-tell-scheme-discarded = Odložen před prvním tahem: { $scheme }.
at-tell-schemes-drawn = Dobrané záměry: { $schemes }.
at-tell-surge = Vzepětí: { $figure }!
at-tell-villain-judge = { $figure }, cíl { $goal }, může porazit: { $victims }.
at-tell-villain-judge-none = { $figure }, cíl { $goal }, teď nikoho porazit nemůže.
at-tell-villain-target = { $figure } si vybírá: { $target }.
at-tell-villain-heads = { $figure } míří k cíli { $goal } a dojde na { $end }.
at-tell-villain-stays = { $figure } zůstává na místě: { $reason }.
at-tell-villain-holds = { $figure } obsazuje svatyni { $shrine }.
at-tell-villain-lost = { $figure } přichází o rozkaz: { $reason }.
at-reason-goal = stojí na svém cíli
at-reason-no-nearer = blíž k cíli se teď nedostane
at-reason-portal = jeho portál je obsazený
at-reason-under-way = už provádí jiný rozkaz

# Glory

at-tell-score = { $you ->
    [who] Získáváte { $points } slávy ({ $source }).
   *[none] { $who }: { $points } slávy ({ $source }).
}
at-part = { $name } { $number }
at-source-shrine = svatyně
at-source-beacon = majáky
at-source-hold = padouch na svém cíli
at-source-kill = poražení šampioni
at-source-villain = poražení padouši
at-source-surge = vzepětí
at-source-retaliation = odveta
at-source-corrupted = zkažená země

# Figures

at-cultist-of = Kultista { $number } ({ $who })
at-new-cultist = Nový kultista
at-second-body = { $name }, druhé tělo
at-nothing = nic

# What happened since

at-since-score = Získali jste { $points }.
at-since-lost = Vaše ztráty: { $figures }.
at-since-slain = Porazili jste: { $figures }.
at-since-other = { $who }: { $deeds }.
at-since-played = zahráno: { $cards }
at-since-acquired = získáno: { $cards }
at-since-ordered = rozkazy: { $figures }
at-since-scheme = Záměry: { $schemes }.

# Why it was won

at-won-by-glory = sláva, kterou scénář žádá
at-won-by-throne = boss byl poražen
at-won-by-gateway = portál je otevřený a boss poražený
at-won-by-beacons = dost majáků
at-won-by-schemes = došly záměry

# What is counted

at-tell-gate = { $you ->
    [who] Začínáte
   *[none] { $who } začíná
}: { $power } moci{ $runes ->
    [0] {""}
    [one] , { $runes } runa
    [few] , { $runes } runy
    [many] , { $runes } runy
   *[other] , { $runes } run
}.
at-tell-draw = { $you ->
    [who] Berete si
   *[none] { $who } bere
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
at-tell-runes = { $you ->
    [who] Dostáváte
   *[none] { $who } dostává
} { $amount ->
    [one] { $amount } runu
    [few] { $amount } runy
    [many] { $amount } runy
   *[other] { $amount } run
}.
at-tell-purse = { $you ->
    [who] Dostáváte
   *[none] { $who } dostává
} { $amount ->
    [one] { $amount } runu
    [few] { $amount } runy
    [many] { $amount } runy
   *[other] { $amount } run
} na konstrukty.
at-tell-power = { $you ->
    [who] Dostáváte
   *[none] { $who } dostává
} { $amount } moci.
at-tell-scheme = Záměr: { $scheme }, hrozba { $threat }{ $lower ->
    [yes] ; nastane i dolní účinek
   *[no] {""}
}.
