# Crown of Ash: labels of the board

coa-warrior-label = { $name }, druh: { $type }, síla { $strength }{ $level ->
    [0] {""}
   *[other] , úroveň { $level }
}{ $automaton ->
    [yes] , samohyb
   *[no] {""}
}
coa-tile-label = { $name }. Cena ve zlatě: { $gold }, bodů za kolo: { $vp }
coa-card-label = { $card }{ $spent ->
    [yes] , použitá
   *[no] {""}
}
coa-about-card = Když vyhrajete: { $reward }. Když prohrajete: { $compensation }.
coa-about-tile = Dává tomu, kdo ji postaví, i tomu, kdo ji využije: { $goods }. Když ji využijí ostatní, majitel dostane: { $tribute }.
coa-about-warrior = Stojí: { $cost }.
coa-slot-taken = { $label }. Stojí zde: { $who }
coa-slot-gold = Vzít si zlato
coa-slot-build = Postavit budovu
coa-slot-refresh = Vzít si zpět použité karty boje
coa-slot-resource = { $region }: získat zdroje
coa-slot-battle = { $region }: zaútočit
coa-slot-left = Zaútočit na levé křídlo Citadely, +1
coa-slot-right = Zaútočit na pravé křídlo Citadely
coa-slot-front = Zaútočit na hlavní bránu, −1
coa-tribute = Daň majiteli, když budovu využijí ostatní
coa-resurrection = Bojovníci z pohřebiště zpět do ruky
coa-worth = Body na konci kola
coa-covered = Bod navíc za každou zakrytou desku
coa-unsettled = Zatím tu nikdo nestavěl
coa-defence = Síla obránců
coa-defence-is = Obránci: { $strength }
coa-minions = Zbývající služebníci
coa-hand = Bojovníci v ruce
coa-graveyard = Pohřebiště
coa-battle-cards = Karty boje v ruce
coa-last-card = Poslední karta boje
coa-ability-active = Žeton moci je aktivní
coa-ability-spent = Žeton moci je vyčerpaný
coa-royal = Žeton vlády krále: rozhodne poslední shodu
coa-no-warriors = Žádní bojovníci v ruce
coa-refresh = Obnova
coa-held = Drží: { $region }
coa-store = Vaše zásoby
coa-fate = Váš osud: tyto druhy na konci bodují
coa-face-down = Lícem dolů
coa-battle-for = Boj: { $region }
coa-gate = Brána: { $modifier }
coa-verdict-won = Útočník vítězí
coa-verdict-held = Obránce se ubránil
coa-verdict-tie = Shoda: obránce se ubránil
coa-verdict-king = Král je poražen
coa-king-falls = Král je mrtev
coa-king-slayer = Královrah: { $who }
coa-rounds = Kola a body za Citadelu
coa-citadel-vp = { $round }. kolo: bodů za Citadelu { $vp }
coa-order = Pořadí hráčů
coa-row = Bojovníci k vyvolání
coa-offer = Budovy k postavení
coa-memory-decks = Bojovníci zbývající v balíčcích
coa-memory-tiles = Budovy zbývající ve sloupku
coa-memory-actions = Zbývající akce automatického soupeře

# Places for minions, as places

coa-at-slot-gold = pole zlata
coa-at-slot-build = pole stavby
coa-at-slot-resource = { $region }, pole zdrojů
coa-at-slot-battle = { $region }, bojové pole
coa-at-slot-left = Citadela, levé křídlo
coa-at-slot-right = Citadela, pravé křídlo
coa-at-slot-front = Citadela, hlavní brána

# What is asked

coa-ask-setup-defender = Kdo vám bude střežit { $target }?
coa-ask-setup-garrison = Kteří bojovníci budou držet Citadelu proti vám? Jeden až tři.
coa-ask-place = Kam půjde váš služebník?
coa-ask-recruit = Vyvoláte bojovníka?
coa-ask-turn-end = Ještě něco, než skončí váš tah?
coa-ask-ingredient = Co si vezmete ze zásoby?
coa-ask-altar = Mají mrtví z vašeho pohřebiště povstat?
coa-ask-build-tile = Co postavíte?
coa-ask-build-site = Kde to postavíte?
coa-ask-adjust = Kdo bude bránit { $target }?
coa-ask-recruit-gold = Za co zaplatíte zlatem?
coa-ask-recruit-ingredient = Čím zaplatíte?
coa-ask-battle-commit = { $region }: kdo zaútočí? Bojovníků nejvýše { $warriors }, lícem dolů.
coa-ask-battle-unmask = { $region }: odhalit útočníky?
coa-ask-battle-card = { $region }: kterou kartu boje zahrajete?
coa-ask-battle-premonition = { $region }: kterou kartu vyložil soupeř?
coa-ask-battle-fortify = { $region }: zvýšit posily vašich útočníků stejného druhu?
coa-ask-battle-black = Prohráli jste s kartou 0. Co si za to vezmete?
coa-ask-battle-casualty = Který z vašich bojovníků padne?
coa-ask-reroll = Nechat přehodit kostku?
coa-ask-barter = Který zdroj dáte a co za něj chcete?
coa-ask-exhume = Koho vyvoláte ještě před tahem?
coa-ask-command-minion = Který služebník vás poslechne?
coa-ask-command-slot = Kam musí jít?
coa-ask-regroup-warrior = Kterého bojovníka přesunete?
coa-ask-regroup-post = Kam ten bojovník půjde?
coa-ask-fortify = Kde zvýšíte posily?
coa-ask-order-next = Kdo bude další v pořadí?
coa-ask-order-start = Kdo začne příští kolo?

# What can be answered

coa-do-gold = Vzít si zlato: { $number }
coa-do-build = Postavit budovu
coa-do-refresh = Vzít si zpět použité karty boje ({ $number }){ $ability ->
    [yes] {" "}a znovu aktivovat žeton moci
   *[no] {""}
}
coa-do-gather = Získat zdroje { $region }: { $goods }
coa-do-gather-own = Získat zdroje { $region }: { $goods }; pak smíte upravit obránce
coa-do-gather-tribute = Získat zdroje { $region }: { $goods }; { $who } dostane: { $tribute }
coa-do-attack = Zaútočit na { $region }: { $who } se brání silou { $strength }
coa-do-left = Zaútočit na levé křídlo Citadely (+1): { $who } se brání silou { $strength }
coa-do-right = Zaútočit na pravé křídlo Citadely: { $who } se brání silou { $strength }
coa-do-front = Zaútočit na hlavní bránu Citadely (−1): { $who } se brání silou { $strength }
coa-do-recruit = Vyvolat: { $warrior } ({ $type }, síla { $strength }, úroveň { $level }{ $automaton ->
    [yes] , samohyb
   *[no] {""}
}). Cena: { $cost }
coa-do-gold-for = Vyvolat: { $warrior }, část zlatem
coa-do-tile = Postavit: { $tile } ({ $gold }). Ihned { $goods }, každé kolo { $points }
coa-do-settle = Postavit { $region }: provincie bude vaše
coa-do-upgrade = Postavit { $region } a zakrýt: { $tile }
coa-do-card = Zahrát kartu „{ $card }“. Při výhře: { $reward }; při prohře: { $compensation }
coa-dead-return = bojovníci z pohřebiště zpět do ruky
coa-black-short = vítěz přijde o bojovníka, nebo se vám jeden vrátí z pohřebiště
coa-do-name = Hádat kartu „{ $card }“
coa-do-reroll = { $who }: přehodit kostku{ $roll ->
    [0] {""}
   *[other] , nyní { $roll }
}
coa-do-minion = { $who }: služebník ({ $slot })
coa-do-to = Poslat sem: { $slot }
coa-do-post = Bránit { $region }
coa-do-ability = { $ability }: { $text }
coa-do-recall = Povolat z pohřebiště: { $warrior }
coa-do-casualty = Vítěz přijde o jednoho svého bojovníka
coa-do-add = Poslat bránit { $region }: { $warrior }
coa-do-take = Vzít zpět do ruky: { $warrior }
coa-do-swap = Prohodit s bojovníkem: { $warrior }
coa-do-hand = Vzít zpět do ruky
coa-do-warrior-setup-defender = Poslat střežit { $region }: { $warrior }
coa-do-warrior-setup-garrison = { $warrior }
coa-do-warrior-battle-commit = Vyložit lícem dolů: { $warrior }
coa-do-warrior-battle-casualty = Obětovat: { $warrior }
coa-do-warrior-regroup-warrior = Přesunout: { $warrior }
coa-do-pay = Zaplatit: { $goods }
coa-do-gold-instead = Zaplatit zlatem místo zdroje: { $resource }
coa-do-barter = { $given } → { $taken }
coa-do-ingredient = Vzít si: { $goods }
coa-do-return = Všichni se vracejí do ruky: { $warriors }
coa-do-leave = Nechat mrtvé ležet
coa-do-fortify = Zvýšit posily { $region } na +2
coa-do-order-next = Další bude { $who }
coa-do-order-start = Začne { $who }, ostatní po směru hodinových ručiček
coa-do-pass-recruit = Nikoho nevyvolat, ukončit tah
coa-do-pass-battle-unmask = Neodhalovat je
coa-do-pass-battle-premonition = Nehádat
coa-do-pass-battle-fortify = Nezvyšovat
coa-do-pass-reroll = Nechat kostky ležet
coa-do-done-turn-end = Ukončit tah
coa-do-done-adjust = Nechat obránce takto
coa-do-done-battle-commit = Stačí: zaútočit s těmito
coa-do-done-setup-garrison = Posádka je hotová
coa-do-done-barter = Už neměnit
coa-do-done-recruit-gold = Stačí zlata: zbytek podle karty
