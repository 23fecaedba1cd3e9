# Royal Chronicles: labels of the board

rc-label-card = { $name }: { $kind ->
    [artifact] artefakt, {""}
   *[unit] {""}
}{ $cost ->
    [-1] přinese 1 zlaťák
   *[other] stojí { $cost } zl.
}{ $strength ->
    [none] {""}
   *[other] , síla { $strength }
}{ $now ->
    [none] {""}
   *[other] , nyní { $now }
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } žeton stáří
    [few] , { $tokens } žetony stáří
    [many] , { $tokens } žetonu stáří
   *[other] , { $tokens } žetonů stáří
}. { $text }
rc-about-card = { $cost ->
    [-1] přinese 1 zlaťák
   *[other] cena { $cost }
}{ $strength ->
    [none] {""}
   *[other] , síla { $strength }
}. { $text }
rc-label-level = { $building }, { $level }: potřebuje { $needs }. { $gives }{ $state ->
    [built] {" "}Postaveno.
    [can] {" "}Pro vás za { $gold } zl.
   *[no] {""}
}
rc-label-stands = { $building }, { $level }. { $gives }
rc-building-is = { $building }{ $level ->
    [0] , nepostaveno
    [1] , stojí úroveň I
   *[other] , stojí úroveň II
}
rc-or = { $one } nebo { $other }
rc-kingdom-of = Království: { $who }
rc-income = Zlato příští fáze příjmu
rc-income-is = +{ $number }
rc-put-here = Položit sem: { $row }
rc-put-beside = Položit vedle království
rc-discard-here = Odstranit ze hry
rc-keep-here = Nechat si na příští kolo
rc-here = Sem
rc-free-spot = Volné místo: { $row }
rc-artifacts = Artefakty
rc-pick-up = Vzít
rc-way-front = Vpřed
rc-way-front-of = { $card }: do přední řady
rc-way-back = Vzad
rc-way-back-of = { $card }: do zadní řady
rc-way-beside = Vyložit
rc-way-beside-of = { $card }: položit vedle království
rc-way-keep = Nechat
rc-way-keep-of = { $card }: nechat si na příští kolo
rc-way-move = Přesunout
rc-way-move-of = { $card }: přesunout do druhé řady
rc-way-discard = Odhodit
rc-way-discard-of = { $card }: odstranit ze hry
rc-way-hand = Do ruky
rc-way-hand-of = { $card }: vzít zpět do ruky
rc-hand = Vaše karty
rc-hand-empty = Žádné karty v ruce
rc-hand-size = Karty v ruce
rc-taken = Dosud naverbováno
rc-kept = Na příští kolo
rc-kept-free = Lze si nechat ještě jednu kartu
rc-rest-goes-to = { $verb ->
    [discard] Jednu odhoďte
   *[keep] Jednu si nechte
}. Zbytek jde { $side ->
    [left] doleva
   *[right] doprava
}: { $who }
rc-rest-underworld = Jednu si nechte. Zbytek odchází do podsvětí
rc-gold-left = zbývá z { $gold }
rc-deploy-hint = Karty přetáhněte do řady, nebo použijte jejich tlačítka.
rc-buildings = Stavby
rc-back-to-mine = Zpět do svého království
rc-look = Prohlédnout království: { $who }
rc-neighbour-left = Váš soused vlevo
rc-neighbour-right = Váš soused vpravo
rc-rounds = Kola
rc-round = { $round }. kolo
rc-phases = Fáze
rc-pass-left = V tomto kole jdou karty doleva
rc-pass-right = V tomto kole jdou karty doprava
rc-deck = Karty v balíčku
rc-discard = Odhazovací balíček
rc-score-track = Počítadlo bodů
rc-score-of = { $who }: { $points }
rc-time-marker = Ukazatel času
rc-face-down = Karta nekropole { $back }, lícem dolů
rc-underworld-empty = prázdné
rc-memory-sure = Jistě v ruce
rc-memory-passed = Prošlo vám rukama
rc-memory-each = Po jedné z nich:
rc-memory-going = Stále v oběhu: { $number }
rc-memory-unseen = Dosud neviděné: { $number }

# War

rc-war = Válka
rc-outlook = Nadcházející válka
rc-outlook-people = Co sousedé ukazují nyní. Své království uspořádávají jako vy, tajně.
rc-outlook-lich = Kde v tomto rozmezí armády budou, rozhodne příští karta nekropole.
rc-your-strength = Vaše síla
rc-odds = S tímto rozestavením
rc-margin = Vaše síla minus jejich
rc-war-of-round = Válka { $round }. kola
rc-won = výhra
rc-lost = prohra
rc-no-war = Bez vlastní války
rc-stage-tied = shoda
rc-stage-won = vítězí
rc-stage-lost = prohrává
rc-stage-dead = umírá
rc-stage-older = Další žeton stáří

# What is asked

rc-ask-draft-keep = { $alone ->
    [yes] Kterou kartu si necháte? Ostatní odejdou do podsvětí.
   *[no] Kterou kartu si necháte? Ostatní dostane { $who }.
}
rc-ask-draft-discard = Kterou kartu odhodíte? Ostatní dostane { $who }.
rc-ask-deploy = Uspořádejte své království: { $round }. kolo.
rc-ask-arranged = Vše je uspořádáno: prohlédněte si to a potvrďte.
rc-ask-ability-next = Čí schopnost přijde na řadu první?
rc-ask-time-master = Paní času: kdo dostane dva žetony stáří?
rc-ask-master-alchemist = Mistr alchymie: kdo dostane žeton stáří za každé jídlo?
rc-ask-herbalist = Bylinkářka: komu odebrat všechny žetony stáří?
rc-ask-shadow = Stín: čí schopnost zopakovat?
rc-ask-djinn = Džin: která stavba se změní na úroveň II?
rc-ask-sphinx = Sfinga: necháte si jednu z těchto karet na příští kolo?
rc-ask-build = Co postavíte?
rc-ask-heal = Stárnutí: kdo bude zachráněn?
rc-ask-banshee = Bánší: který z přeživších dostane žeton stáří?

# What can be answered

rc-do-recruit = Nechat si: { $card }, { $about }
rc-do-keep = Nechat si na příští kolo: { $card }, { $about }
rc-do-discard = Odhodit: { $card }, { $about }
rc-do-dismiss = Odstranit ze hry: { $card }; to není smrt
rc-do-place = { $card } – { $row }, { $cost ->
    [-1] dostanete 1 zlaťák
   *[other] cena: { $gold }
}. { $text }
rc-do-lay = Položit vedle království: { $card }, { $about }
rc-do-move = Přesunout: { $card } – { $row }
rc-do-swap = Místa si vymění: { $one } a { $two }
rc-do-done = Hotovo: odhalit království
rc-do-done-discard = Hotovo; odhodit: { $cards }
rc-do-build = Postavit: { $building }, { $level }{ $priced ->
    [yes] , cena: { $gold }
   *[no] {""}
}. { $gives }
rc-do-upgrade = Vylepšit: { $building }, { $level }{ $priced ->
    [yes] , cena: { $gold }
   *[no] {""}
}. { $gives }
rc-do-djinn = Na úroveň II se změní: { $building }. { $gives }
rc-do-unit-ability-next = Nejdřív: { $card }
rc-do-unit-time-master = Dva žetony stáří: { $card }
rc-do-unit-master-alchemist = Žeton stáří za každé jídlo: { $card }
rc-do-unit-herbalist = Odebrat všechny žetony stáří: { $card }
rc-do-unit-shadow = Zopakovat schopnost: { $card }
rc-do-unit-heal = Zachránit: { $card }
rc-do-unit-banshee = Žeton stáří: { $card }
rc-do-pass-sphinx = Nenechat si žádnou
rc-do-pass-build = Nic nestavět
rc-do-pass-heal = Nikoho nezachránit
