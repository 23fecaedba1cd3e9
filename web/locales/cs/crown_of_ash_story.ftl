# Crown of Ash: what happened, in words

coa-tell-round = Začíná { $number }. kolo. Pořadí: { $order }.
coa-tell-turn = Na tahu je { $who }.
coa-tell-gathers = { $who } získává zdroje { $region }.
coa-tell-attacks = { $who } útočí na { $region }.
coa-tell-placed-gold = { $who } posílá služebníka pro zlato.
coa-tell-placed-build = { $who } posílá služebníka stavět.
coa-tell-placed-refresh = { $who } provádí obnovu.
coa-tell-placed-left = { $who } útočí na levé křídlo Citadely (+1).
coa-tell-placed-right = { $who } útočí na pravé křídlo Citadely.
coa-tell-placed-front = { $who } útočí na hlavní bránu Citadely (−1).
coa-tell-gain = { $who } získává: { $goods }{ $source ->
    [tribute] {" "}(daň).
    [battle] {" "}(karta boje).
   *[other] .
}
coa-tell-score = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} ({ $why }).
coa-tell-raised = { $who } křísí mrtvé: { $warriors }.
coa-tell-built = { $who } staví { $region }: { $tile }.
coa-tell-offer-refilled = Nová budova v nabídce: { $tile }.
coa-tell-row-refilled = Nový bojovník k vyvolání: { $warrior }.
coa-tell-recruited = { $who } vyvolává bojovníka: { $warrior }. Cena: { $paid }.
coa-tell-recruited-free = { $who } zdarma vyvolává bojovníka: { $warrior }.
coa-tell-defender-joins = { $who }: { $warrior } nyní brání { $region }.
coa-tell-defender-leaves = { $who }: { $warrior } opouští { $region } a vrací se do ruky.
coa-tell-recalled = { $who } povolává z pohřebiště: { $warrior }.
coa-tell-casualty = { $who } přichází o bojovníka v boji o { $region }: { $warrior }.
coa-tell-battle-committed = { $who } vede do boje { $number ->
    [one] { $number } bojovníka
    [few] { $number } bojovníky
    [many] { $number } bojovníka
   *[other] { $number } bojovníků
}.
coa-tell-battle-unmasked = { $who } útočí odhaleně: { $warriors }.
coa-tell-battle-named = { $who } hádá kartu „{ $card }“. { $right ->
    [yes] Uhodl: její síla klesá na 1.
   *[no] Neuhodl.
}
coa-tell-revealed = { $attack } — proti — { $defence }.
coa-tell-side = { $who }: { $warriors }; { $card }
coa-with-card = karta boje: { $card }
coa-tell-battle-won = { $who } vítězí a bere { $region }, { $attack } proti { $defence }. { $king ->
    [yes] Sám král je poražen.
   *[no] Poražen je { $defender }.
}
coa-tell-battle-lost = { $defender } ubránil { $region }, { $defence } proti { $attack }. Odražen je { $who }.
coa-tell-automaton-returns = Samohyb ztichl a vrací se do balíčku { $deck }: { $warrior }.
coa-tell-king-slain = Král je mrtev! Královrahem je { $who }.
coa-tell-cards-back = { $who } si bere zpět všechny karty boje.
coa-tell-die-battle = { $who } hází za kartu boje: { $face } { $roll }.
coa-tell-die-order = { $who } hází o pořadí: { $face } { $roll }.
coa-tell-die-automa = { $who } hází: { $face } { $roll }, { $region }.
coa-tell-die-second-chance = { $who }: přehozená kostka, { $face } { $roll }.
coa-tell-ability = { $who } využívá schopnost „{ $ability }“.
coa-tell-bartered = { $who } mění: { $given } → { $taken }.
coa-tell-commanded = { $who } poroučí služebníkovi ({ $owner }): { $slot } → { $onto }.
coa-tell-regrouped = { $who } přesouvá: { $warrior } → { $post }{ $swap ->
    [yes] , výměnou za: { $other }.
   *[no] .
}
coa-tell-fortified = { $who } zvyšuje posily { $region } na +2.
coa-tell-order-decides = { $who } rozhoduje o pořadí v příštím kole.
coa-tell-fate = { $who } odhaluje svůj osud: { $types }.
coa-tell-crown = { $number ->
    [one] { $who } si nasazuje Korunu z popela!
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
coa-source-structure = budova
coa-source-tribute = daň
coa-source-battle = karta boje
coa-source-gold-slot = zlato

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
