# Cadwallon: scenes, cards and panels

# Fights

cad-stage-fight = Boj: { $place }
cad-stage-fight-round = Boj: { $place }, kolo { $round }
cad-stage-combat = Boj: tolik kostek se hází
cad-stage-dice = { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
    [many] { $number } kostky
   *[other] { $number } kostek
}
cad-stage-die = Kostka { $number }: { $roll }
cad-stage-total = součet { $number }
cad-stage-tie-total = Vítězí nejlepší kostka; při shodě součet, pak útočník
cad-stage-tie-attack = Vítězí nejlepší kostka; při shodě útočník
cad-stage-by-best = Rozhodla nejlepší kostka
cad-stage-by-total = Shoda: rozhodl součet
cad-stage-by-stance = Shoda: pevný postoj vítězí
cad-stage-by-attack = Shoda: vítězí útočník
cad-stage-of = { $name }: { $thing }
cad-stage-wounded = zranění

# Throws

cad-stage-throw-lock = { $name } u zámku
cad-stage-throw-patrol = Hlídka
cad-stage-throw-snare = Oko: { $name }
cad-stage-throw-crossbow = Střela: { $name }
cad-stage-rule-lock = Mysl: { $to } nebo méně otevře zámek.
cad-stage-rule-opened = Rozbitá truhla se otevře vždy, s Univerzálním klíčem také.
cad-stage-rule-prison = { $from } až 6 znamená útěk; jinak tah končí.
cad-stage-rule-archive = Mysl: { $to } nebo méně přinese 1 zkušenost a { $cards } karty z odhozených, jinak { $consolation } nové karty.
cad-stage-rule-secret = Tři různé kostky vyplatí svůj součet. Jinak smrt.
cad-stage-rule-tunnel = 1: ztracen. 2–3: ztráta dvou pokladů. 4–6: venku se vším.
cad-stage-rule-altar = Každý krystal je za 6 dukátů.
cad-stage-rule-cyclops = 1 oltář, 2 tunel, 3 mučírna, 4 archiv, 5 tajná pokladnice, 6 zůstává.
cad-stage-rule-patrol = Strážný jde o tolik polí; na 6 stojí.
cad-stage-rule-colours = Další karta fialová: strážný jde až o 4 pole; modrá: stráže stojí.
cad-stage-rule-shot = { $from } a více znamená zranění.
cad-stage-well = Úspěch
cad-stage-badly = Neúspěch
cad-stage-hit = Zásah
cad-stage-missed = Vedle

# Tokens

cad-stage-token = Průzkum: { $room }
cad-stage-token-crystal = Poklad v zamčené truhle; Svatý oltář za něj dá 6.
cad-stage-token-trap = Zranění a tah postavy končí.
cad-stage-token-equipment = Jedna karta výbavy z nabídky.
cad-stage-token-coat = Banda získá zkušenost.
cad-stage-token-security = Zdejší truhla stojí o 1 AB více.
cad-stage-token-staircase = Cesta do katakomb pro všechny. Přináší zkušenost.
cad-stage-token-mechanism = Kdo tu stojí, otevírá své bandě tajnou pokladnici.

# Cards and tasks

cad-stage-card = Arkána
cad-stage-mission = Mise splněna
cad-stage-intrigue = Intrika splněna
cad-stage-intrigue-failed = Intrika selhala
cad-stage-alarm = Poplach!
cad-stage-alarm-text = Mříže padají, čtyři brány zůstanou otevřené. Zbývá kol: { $rounds }; kdo zůstane, stojí 3 dukáty.
cad-stage-reckoning = Účtování
cad-stage-reckoning-text = Vynesené poklady se prodají; každá postava uvnitř stojí 3 dukáty.

# Hand and desk

cad-stage-hand = Vaše Arkány
cad-stage-hand-empty = Žádné Arkány v ruce
cad-stage-arcana = { $name } ({ $moment }). { $text }
cad-stage-intrigue-label = { $name }. Splněné podmínky: { $met } z { $all }.
cad-stage-count = { $words }: { $have }/{ $need }
cad-stage-missions = Mise
cad-stage-mission-label = Mise: { $name }. { $who ->
    [none] Teď na ni nikdo nemá.
   *[other] Dost nese: { $who }.
}
cad-stage-deck = Balíček Arkán
cad-stage-discard = Odhozené karty
cad-stage-equipment = Výbava
cad-stage-once = po použití odhodit
cad-stage-patrol-purple = Další karta fialová: strážný jde až o čtyři pole
cad-stage-patrol-blue = Další karta modrá: stráže stojí
cad-stage-patrol-none = Nezbývá žádná karta
cad-stage-patrol-die = Jak daleko strážný jde, řekne kostka
cad-stage-sheet = Kol: { $rounds }; poplach v kole { $alarm }.
cad-stage-sheet-bonus = Bonus vítěze v další části: { $bonus }.
cad-stage-bonus-equipment = karta výbavy
cad-stage-road = Cesta kampaně
cad-stage-station = { $name }: { $scores }
cad-stage-station-bonus = { $name } (bonus vítěze: { $bonus })
cad-n-arcana = { $number ->
    [one] { $number } Arkána
    [few] { $number } Arkány
    [many] { $number } Arkány
   *[other] { $number } Arkán
}
cad-n-intrigues = { $number ->
    [one] { $number } intrika
    [few] { $number } intriky
    [many] { $number } intriky
   *[other] { $number } intrik
}

# When a card can be played

cad-moment-fight = v boji
cad-moment-attack = při útoku
cad-moment-defence = při obraně
cad-moment-reroll = po hodu
cad-moment-won = po výhře
cad-moment-lost = po prohře
cad-moment-move = při pohybu
cad-moment-pick = u truhly
cad-moment-picked = po otevření
cad-moment-turn = ve vašem tahu
cad-moment-enemy-move = když jdou jiní
cad-moment-enemy-stop = když jiný zastaví
cad-moment-guard = proti stráži
cad-moment-cyclops = při hodu Kyklopa

# Conditions of Intrigues

cad-when-there = v místnosti
cad-when-carries-scroll = nese svitek
cad-when-carries-keys = nese klíče
cad-when-carries-many = poklady
cad-when-enemy-wounded = nepřítel je zraněn
cad-when-carries-jewel = prsten či náramek
cad-when-hand = Arkán v ruce
cad-when-rich-enemy = nepřítel se dvěma poklady
cad-when-deed = vykonáno
cad-when-prisoner = někdo ve vězení
cad-when-crystal = nese krystal
cad-when-altar = u oltáře
cad-when-turned = odkryté žetony
cad-when-geared = s výbavou
cad-when-out = kolik uniklo
cad-when-loot-out = vyneseno
cad-when-experience = zkušenosti
cad-when-left-inside = někdo je uvnitř
cad-when-rings-out = prsteny venku
cad-when-scrolls-out = svitky venku
cad-when-by-tunnel = tunelem ven
cad-when-never-jailed = nikdo neseděl

# What is special about adventures

cad-sheet-adv-01 = Svitek a klíče společně otevřou truhlu v Pokladnici za 8 dukátů, třikrát.
cad-sheet-adv-02 = V kolech 1 a 2 na sebe zloději neútočí. Od kola 3 krádež přináší o dukát více.
cad-sheet-adv-03 = Stráže jdou o dvě pole dál, od poplachu o čtyři.
cad-sheet-adv-04 = Na pentagramech stojí zombie a překáží. Kdo ji uloží k odpočinku, dostane zaplaceno.
cad-sheet-adv-05 = Překupník platí o dva dukáty více za jeden druh pokladu, od poplachu i za druhý.
cad-sheet-adv-06 = V laboratoři je poklad hned za svou cenu a dvě Arkány.
cad-sheet-adv-07 = Krátká noc: pět kol a dva dukáty za každého, kdo unikne.
cad-sheet-adv-08 = Jedna z pěti osob je vévodova dcera. Zabere dvě místa a venku vynese 12.
cad-sheet-adv-09 = V kolech 3 a 5 se žeton odkryje sám. První banda v podzemí dostane 2 dukáty.
cad-sheet-adv-10 = Schodiště ve Zbrojnici je zavřené do kola 3. Ve čtyřech místnostech dole leží relikvie.
cad-sheet-adv-11 = Kyklop má boj 4. Kdo ho první dvakrát porazí, vezme Oko Mid-Noru za 10.
cad-sheet-adv-12 = Dva mechanismy jsou odkryté. Tajná pokladnice platí o 3 více. Od poplachu Kyklop bloudí každé kolo.
cad-sheet-adv-13 = Davy v ulicích: vstup za dvě pole, žádné boje ani stráže. Koupená intrika přinese dukát.
cad-sheet-adv-14 = Ve vězení sedí vévodův synovec. Venku vynese 10, ve Strážnici hned 8.

# Memory

cad-memory-arcana = Arkány, které nikdo neviděl
cad-memory-intrigues = Dosud neviděné intriky
cad-memory-tokens = Žetony lícem dolů
cad-memory-missions = Budoucí mise
cad-memory-hand = známé v ruce: { $cards }
