# Crown of Ash: what happened, in words

coa-tell-round = Začíná { $number }. kolo. Pořadí: { $order }.
coa-tell-turn = { $you ->
    [who] Jste na tahu.
   *[none] Na tahu je { $who }.
}
coa-tell-gathers = { $you ->
    [who] Získáváte
   *[none] { $who } získává
} zdroje { $region }.
coa-tell-attacks = { $you ->
    [who] Útočíte
   *[none] { $who } útočí
} na { $region }.
coa-tell-placed-gold = { $you ->
    [who] Posíláte
   *[none] { $who } posílá
} služebníka pro zlato.
coa-tell-placed-build = { $you ->
    [who] Posíláte
   *[none] { $who } posílá
} služebníka stavět.
coa-tell-placed-refresh = { $you ->
    [who] Provádíte
   *[none] { $who } provádí
} obnovu.
coa-tell-placed-left = { $you ->
    [who] Útočíte
   *[none] { $who } útočí
} na levé křídlo Citadely (+1).
coa-tell-placed-right = { $you ->
    [who] Útočíte
   *[none] { $who } útočí
} na pravé křídlo Citadely.
coa-tell-placed-front = { $you ->
    [who] Útočíte
   *[none] { $who } útočí
} na hlavní bránu Citadely (−1).
coa-tell-gain = { $you ->
    [who] Získáváte
   *[none] { $who } získává
}: { $goods }{ $source ->
    [tribute] {" "}(daň).
    [battle] {" "}(karta boje).
   *[other] .
}
coa-tell-score = { $you ->
    [who] Vy:
   *[none] { $who }:
} { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} ({ $why }).
coa-tell-structures = Budovy: { $points }.
coa-tell-raised = { $you ->
    [who] Křísíte
   *[none] { $who } křísí
} mrtvé: { $warriors }.
coa-tell-built = { $you ->
    [who] Stavíte
   *[none] { $who } staví
} { $region }: { $tile }.
coa-tell-offer-refilled = { $number ->
    [1] Nová budova
   *[other] Nové budovy
} v nabídce: { $names }.
coa-tell-row-refilled = { $number ->
    [1] Nový bojovník
   *[other] Noví bojovníci
} k vyvolání: { $names }.
coa-tell-recruited = { $you ->
    [who] Vyvoláváte
   *[none] { $who } vyvolává
} bojovníka: { $warrior }. Cena: { $paid }.
coa-tell-recruited-free = { $you ->
    [who] Zdarma vyvoláváte
   *[none] { $who } zdarma vyvolává
} bojovníka: { $warrior }.
coa-tell-defender-joins = { $you ->
    [who] Vy: { $warrior }
   *[none] { $who }: { $warrior }
} nyní brání { $region }.
coa-tell-defender-leaves = { $you ->
    [who] Vy: { $warrior }
   *[none] { $who }: { $warrior }
} opouští { $region } a vrací se do ruky.
coa-tell-recalled = { $you ->
    [who] Povoláváte
   *[none] { $who } povolává
} z pohřebiště: { $warrior }.
coa-tell-casualty = { $you ->
    [who] Přicházíte
   *[none] { $who } přichází
} o bojovníka v boji o { $region }: { $warrior }.
coa-tell-battle-committed = { $you ->
    [who] Vedete
   *[none] { $who } vede
} do boje { $number ->
    [one] { $number } bojovníka
    [few] { $number } bojovníky
    [many] { $number } bojovníka
   *[other] { $number } bojovníků
}.
coa-tell-battle-unmasked = { $you ->
    [who] Útočíte
   *[none] { $who } útočí
} odhaleně: { $warriors }.
coa-tell-battle-named = { $you ->
    [who] Hádáte
   *[none] { $who } hádá
} kartu „{ $card }“. { $right ->
    [yes] Je to ona: její síla klesá na 1.
   *[no] Je to jiná karta.
}
coa-tell-revealed = { $attack } — proti — { $defence }.
coa-tell-side = { $you ->
    [who] Vy:
   *[none] { $who }:
} { $warriors }; { $card }
coa-with-card = karta boje: { $card }
coa-tell-battle-won = { $you ->
    [who] Vítězíte a berete
    [defender] { $who } vás poráží a bere
   *[none] { $who } vítězí a bere
} { $region }, { $attack } proti { $defence }.{ $you ->
    [defender] {""}
   *[none] {" "}{ $king ->
        [yes] Sám král je poražen.
       *[no] Poražen je { $defender }.
    }
}
coa-tell-battle-lost = { $you ->
    [defender] Ubránili jste
   *[none] { $defender } ubránil
} { $region }, { $defence } proti { $attack }. { $you ->
    [who] Váš útok je odražen.
   *[none] Odražen je { $who }.
}
coa-tell-automaton-returns = Samohyb ztichl a vrací se do balíčku { $deck }: { $warrior }.
coa-tell-king-slain = { $you ->
    [who] Král je mrtev! Královrahem jste vy.
   *[none] Král je mrtev! Královrahem je { $who }.
}
coa-tell-cards-back = { $you ->
    [who] Berete si
   *[none] { $who } si bere
} zpět všechny karty boje.
coa-tell-die-battle = { $you ->
    [who] Házíte
   *[none] { $who } hází
} za kartu boje: { $face } { $roll }.
coa-tell-die-order = { $you ->
    [who] Házíte
   *[none] { $who } hází
} o pořadí: { $face } { $roll }.
coa-tell-die-automa = { $who } hází: { $face } { $roll }, { $region }.
coa-tell-die-second-chance = { $you ->
    [who] Házíte znovu
   *[none] { $who }: přehozená kostka
}, { $face } { $roll }.
coa-tell-ability = { $you ->
    [who] Využíváte
   *[none] { $who } využívá
} schopnost „{ $ability }“.
coa-tell-bartered = { $you ->
    [who] Měníte
   *[none] { $who } mění
}: { $given } → { $taken }.
coa-tell-commanded = { $you ->
    [who] Poroučíte služebníkovi ({ $owner })
    [owner] { $who } poroučí vašemu služebníkovi
   *[none] { $who } poroučí služebníkovi ({ $owner })
}: { $slot } → { $onto }.
coa-tell-regrouped = { $you ->
    [who] Přesouváte
   *[none] { $who } přesouvá
}: { $warrior } → { $post }{ $swap ->
    [yes] , výměnou za: { $other }.
   *[no] .
}
coa-tell-fortified = { $you ->
    [who] Zvyšujete
   *[none] { $who } zvyšuje
} posily { $region } na +2.
coa-tell-order-decides = { $you ->
    [who] Rozhodujete
   *[none] { $who } rozhoduje
} o pořadí v příštím kole.
coa-tell-fate = { $you ->
    [who] Odhalujete
   *[none] { $who } odhaluje
} svůj osud: { $types }.
coa-tell-crown = { $number ->
    [one] { $you ->
        [who] Nasazujete si
       *[none] { $who } si nasazuje
    } Korunu z popela!
    [few] { $who } se dělí o Korunu z popela!
    [many] { $who } se dělí o Korunu z popela!
   *[other] { $who } se dělí o Korunu z popela!
} ({ $why })
coa-tell-automa-card = { $who } otáčí kartu „{ $card }“.
coa-tell-automa-does = Může: { $action }.
coa-tell-automa-cannot = Nemůže: { $action } — { $why }.
coa-tell-automa-adjusts = { $who } posílá bránit { $region }: { $warriors }.
coa-tell-automa-no-recruit = { $who } nemá koho vyvolat.
coa-tell-only-card = Zbývala jediná karta boje: { $card }.
coa-tell-only-warrior = Vybrat šlo jediného bojovníka: { $warrior }.

# Where points come from

coa-source-structures = budovy
coa-source-citadel = Citadela
coa-source-resources = zbylé zdroje
coa-source-gold = zbylé zlato
coa-source-fate = osud
coa-source-automata = zbylé samohyby
coa-source-structure = sběr zdrojů
coa-source-tribute = daň
coa-source-battle = karta boje
coa-source-gold-slot = pole zlata

# Why somebody won

coa-won-by-points = nejvíce bodů
coa-won-by-other-types = shoda, rozhodli bojovníci ostatních druhů
coa-won-by-royal-token = shoda, rozhodl žeton vlády krále
coa-won-by-solo-tie = shoda, při níž vítězí automatický protivník
coa-won-by-shared = shoda, kterou nic nerozhodlo

# What the automatic opponent tries, and why it cannot

coa-tries-none = nic
coa-tries-use-resource = získat zdroje, { $region }
coa-tries-attack-province = zaútočit, { $region }
coa-tries-attack-citadel = zaútočit na Citadelu
coa-tries-build = stavět, { $region }
coa-tries-attack-least-defended = zaútočit na nejhůře bráněnou provincii{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-build-most-defended = stavět ve své nejlépe bráněné provincii{ $named ->
    [yes] , { $region }
   *[no] {""}
}
coa-tries-nearest-and-recruit = získat nejbližší zdroje, { $region }, a vyvolat bojovníka
coa-why-nothing = není co dělat
coa-why-no-structure = nikdo tam nestavěl
coa-why-slot-taken = pole je obsazené
coa-why-no-warriors = žádný bojovník v ruce
coa-why-own-region = není tam co dobývat
coa-why-foreign-region = provincie patří někomu jinému
coa-why-no-tiles = žádná budova v nabídce
coa-why-no-target = na žádnou provincii nelze zaútočit
coa-why-no-own-province = žádná vlastní provincie

# Since your last turn

coa-since-round = Začalo { $number }. kolo.
coa-since-battle-won = { $who } vám vzal { $region }.
coa-since-battle-lost = Ubránili jste { $region }, útočil { $who }.
coa-since-received = Získali jste: { $goods }.
coa-since-scored = Váš zisk: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
coa-since-other = { $who }: { $deeds }.
coa-since-gathered = zisk zdrojů ({ $region })
coa-since-gold = zlato
coa-since-refresh = obnova
coa-since-built = stavba: { $tile } ({ $region })
coa-since-recruited = vyvolání: { $warrior }
coa-since-battle-won-deed = vyhraný boj ({ $region })
coa-since-battle-lost-deed = prohraný boj ({ $region })
coa-since-battle-won-mine = Dobyli jste: { $region }.
coa-since-battle-lost-mine = Prohráli jste boj: { $region }.
coa-since-king = zabití Krále
