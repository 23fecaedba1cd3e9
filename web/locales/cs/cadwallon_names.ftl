# Cadwallon: the names of everything on the table

# Gangs

cad-gang-executioners = Kati
cad-gang-nocturnis = Nocturnis
cad-gang-kalderns = Kaldernova banda
cad-gang-cursed = Prokletí

# Thieves, mercenaries, guards

cad-figure-leona = Leona
cad-figure-iris = Iris
cad-figure-davitto = Davitto
cad-figure-maren = Maren
cad-figure-valdur = Valdur
cad-figure-nyra = Nyra
cad-figure-corvin = Corvin
cad-figure-selka = Selka
cad-figure-kaldern = Kaldern
cad-figure-tortok = Tortok
cad-figure-elise = Elise
cad-figure-bragg = Bragg
cad-figure-dorak = Dorak
cad-figure-veshra = Veshra
cad-figure-grole = Grole
cad-figure-sable = Sable
cad-figure-chufflock = Chufflock
cad-figure-lucius = Lucius
cad-figure-iraem = Iraem
cad-figure-shaana = Shaana
cad-figure-sienne = Sienne
cad-figure-isabeau = Isabeau
cad-figure-kornak = Kornak
cad-figure-valrut = Valrut
cad-figure-cyclops = Kyklop

# Places

cad-place-B2 = Strážnice (B2)
cad-place-D2 = Účtárna (D2)
cad-place-E2 = Pokladnice (E2)
cad-place-B3 = Stáje (B3)
cad-place-B4 = Kovárna (B4)
cad-place-D4 = Zbrojnice (D4)
cad-place-J2 = Hvězdárna (J2)
cad-place-H2 = Knihovna (H2)
cad-place-G2 = Mapovna (G2)
cad-place-J3 = Mágova pracovna (J3)
cad-place-J4 = Galerie (J4)
cad-place-H4 = Vinný sklep (H4)
cad-place-B8 = Karavanserai (B8)
cad-place-D8 = Skladiště (D8)
cad-place-E8 = Hostinec (E8)
cad-place-B7 = Koželužna (B7)
cad-place-B6 = Lázně (B6)
cad-place-D6 = Ložnice (D6)
cad-place-J8 = Hlídka (J8)
cad-place-H8 = Lékárna (H8)
cad-place-G8 = Laboratoř (G8)
cad-place-J7 = Kaple (J7)
cad-place-J6 = Síň trofejí (J6)
cad-place-H6 = Kuchyně (H6)
cad-place-lair = Doupě
cad-place-prison = Vězení
cad-place-altar = Svatý oltář
cad-place-tunnel = Tunel
cad-place-torture = Mučírna
cad-place-archive = Archiv
cad-place-secret = Tajná pokladnice
cad-place-centre = Střed katakomb
cad-place-out = ven ze čtvrti

# Treasures and tokens

cad-treasure-scroll = Svitek
cad-treasure-keys = Svazek klíčů
cad-treasure-bracelet = Náramek
cad-treasure-ring = Prsten
cad-treasure-statuette = Soška
cad-treasure-purse = Měšec
cad-treasure-crystal = Magický krystal
cad-treasure-relic = Relikvie
cad-treasure-eye = Oko Mid-Noru
cad-treasure-daughter = Vévodova dcera
cad-treasure-nephew = Vévodův synovec
cad-person-servant = Služebná
cad-token-crystal = Magický krystal
cad-token-trap = Past
cad-token-equipment = Výbava
cad-token-coat = Erb Cadwallonu
cad-token-security = Zabezpečení
cad-token-staircase = Schodiště
cad-token-mechanism = Mechanismus
cad-back-purple = fialová
cad-back-blue = modrá

# Arcana

cad-card-powerful-blow = Mocný úder
cad-card-furious-assault = Zuřivý útok
cad-card-parry = Kryt
cad-card-lucky-star = Šťastná hvězda
cad-card-jinx = Uhranutí
cad-card-run = Běh
cad-card-dodge = Úhyb
cad-card-teleportation = Teleportace
cad-card-secret-passage = Tajná chodba
cad-card-niggling-injury = Protivné zranění
cad-card-master-key = Univerzální klíč
cad-card-false-bottom = Dvojité dno
cad-card-double-lock = Dvojitý zámek
cad-card-tax-collector = Výběrčí daní
cad-card-bribe = Úplatek
cad-card-sleight-of-hand = Hbité prsty
cad-card-poisoned-blade = Otrávená čepel
cad-card-riposte = Riposta
cad-card-battle-trance = Bojový trans
cad-card-arrest = Zatčení
cad-card-feign-death = Předstíraná smrt
cad-card-rope-ladder = Provazový žebřík
cad-card-hidden-stair = Skryté schody
cad-card-smoke = Kouř
cad-card-healing-salve = Hojivá mast
cad-card-snare = Oko
cad-card-cyclops-lure = Vnadidlo na Kyklopa
cad-card-jailers-debt = Žalářníkův dluh
cad-card-informant = Informátor

# Equipment

cad-card-watchmans-pass = Strážcova propustka
cad-card-flying-draught = Lektvar létání
cad-card-lock-opener = Paklíč
cad-card-crowbar = Páčidlo
cad-card-soft-boots = Měkké boty
cad-card-grappling-hook = Kotvička s lanem
cad-card-rapier = Rapír
cad-card-buckler = Puklíř
cad-card-venomed-dagger = Jedovatá dýka
cad-card-chain-shirt = Kroužková košile
cad-card-healing-draught = Hojivý lektvar
cad-card-spellbook = Kniha kouzel
cad-card-lantern = Lucerna
cad-card-deep-satchel = Hluboká brašna
cad-card-lucky-coin = Šťastná mince
cad-card-manacle-key = Klíč od okovů
cad-card-disguise = Převlek
cad-card-crossbow = Kuše
cad-card-trap-kit = Sada na pasti

# Adventures

cad-adventure-adv-01 = Vévodův poklad
cad-adventure-adv-02 = Bezměsíčné příměří
cad-adventure-adv-03 = Pokřik a hon
cad-adventure-adv-04 = Král popela
cad-adventure-adv-05 = Překupníkova přízeň
cad-adventure-adv-06 = Mistr alchymista
cad-adventure-adv-07 = Krátká noc
cad-adventure-adv-08 = Vévodova dcera
cad-adventure-adv-09 = První otřes
cad-adventure-adv-10 = Zapečetěné schodiště
cad-adventure-adv-11 = Oko Mid-Noru
cad-adventure-adv-12 = Poklad popela
cad-adventure-adv-13 = Popel slavnosti
cad-adventure-adv-14 = Vévodovo výkupné

# Where ducats come from

cad-source-start = počáteční měšec
cad-source-purse = měšce
cad-source-mission = mise
cad-source-sale = prodané poklady
cad-source-theft = krádeže
cad-source-robbed = oloupeni jinými
cad-source-guard = stráže
cad-source-caught = chyceni ve čtvrti
cad-source-fee = žold
cad-source-intrigue = intriky
cad-source-false-bottom = Dvojité dno
cad-source-tax = Výběrčí daní
cad-source-altar = Svatý oltář
cad-source-secret = Tajná pokladnice
cad-source-tunnel = Tunel
cad-source-first-below = první v katakombách
cad-source-strongbox = vévodova truhla
cad-source-campaign = předchozí části
cad-source-festival = slavnost
cad-source-short-night = uprchlí za krátké noci
cad-source-banish = uložení zombie
cad-source-brew = alchymista
cad-source-ransom = výkupné
cad-source-wanted = co chce překupník
cad-source-nephew = Vévodův synovec
cad-source-scroll = vynesené svitky
cad-source-crossbow = kuše
cad-source-snare = oko
cad-source-daughter = Vévodova dcera
cad-source-trap = past
cad-source-fight = boj
cad-fate-gate = branou
cad-fate-tunnel = tunelem
cad-fate-dead = smrt
cad-fate-lost = beze stopy
cad-by-xp = zkušenost
cad-by-coin = šťastná mince
cad-by-luck = štěstí mrtvého
cad-by-fury = bojová zuřivost
cad-by-lantern = lucerna

# Answers without a thing

cad-pass = pas
cad-none = nic
cad-quiet = tento tah se už neptat
cad-done = hotovo

# What skills do

cad-text-leona = Finta, 1 AB: vymění si místo se sousední figurou na hlavním plánu.
cad-text-iris = Bojová zuřivost: při útoku smí jednou za kolo boje přehodit jednu svou kostku.
cad-text-davitto = Kutil, za odhozenou Arkánu: jeho nezdařené páčení se podaří.
cad-text-maren = Krytý postoj: brání-li se zloději, při shodě nejlepších kostek vítězí.
cad-text-valdur = Krok stínem, 1 AB: z pentagramu na kterýkoli jiný volný.
cad-text-nyra = Lehké prsty: porazí-li zloděje, vezme navíc dukát.
cad-text-corvin = Přes střechy, za odhozenou Arkánu: v tomto pohybu překoná jednu zeď.
cad-text-selka = Kočičí oči: jednou za aktivaci se podívá na zakrytý žeton v sousední místnosti.
cad-text-kaldern = Smlouvání: každý poklad, který vynese, se prodá o dukát dráž.
cad-text-tortok = Silná paže, za odhozenou Arkánu: rozbije truhlu o 1 AB levněji.
cad-text-elise = Kouzlo osobnosti, 1 AB: posune strážce do tří polí až o dvě pole.
cad-text-bragg = Sprinter: pohyb 5, dokud nenese poklad.
cad-text-dorak = Špinavý trik, za odhozenou Arkánu: po hodu soupeř přehodí nejlepší kostku.
cad-text-veshra = Kletba, 1 AB: příští pohyb nepřítele do tří polí je o dvě kratší.
cad-text-grole = Neústupný: při útěku je posunut nejvýš o jedno pole.
cad-text-sable = Štěstí mrtvého: jednou za tah přehodí nezdařené páčení.
cad-text-chufflock = Kat: zloděj, kterého porazí, jde do vězení.
cad-text-lucius = Arzenál: před rozmístěním si vezme kartu výbavy.
cad-text-iraem = Imunita: z vězení odejde bez hodu a zdarma.
cad-text-shaana = Divoška: porazí-li v útoku zloděje, zraní ho.
cad-text-sienne = Zlodějka Arkán: jednou za tah si na pentagramu vezme kartu Arkán. Na konci stojí 4 dukáty.
cad-text-isabeau = Šampionka: cizí schopnosti jí nehnou. Na konci stojí 3 dukáty.

# What cards do

cad-text-powerful-blow = V boji: +1 na jednu vaši kostku.
cad-text-furious-assault = V útoku: hoďte o kostku víc.
cad-text-parry = V obraně: hoďte o kostku víc.
cad-text-lucky-star = Po hodu: přehoďte jednou kterékoli své kostky.
cad-text-jinx = Po hodu: soupeř přehodí kostku, kterou určíte.
cad-text-run = Při pohybu: o dvě pole víc.
cad-text-dodge = Při pohybu: procházejte figurami.
cad-text-teleportation = Při pohybu: pentagramy spolu sousedí.
cad-text-secret-passage = Při pohybu: překonejte jednu zeď.
cad-text-niggling-injury = Když se pohybuje jiný: jeho pohyb je o dvě pole kratší.
cad-text-master-key = U truhly: zámek se otevře bez hodu.
cad-text-false-bottom = Po zdařeném páčení: získejte 2 dukáty.
cad-text-double-lock = Ve vašem tahu: každý pokus o truhlu stojí o 1 AB víc.
cad-text-tax-collector = Ve vašem tahu: soupeř ztratí 2 dukáty.
cad-text-bribe = Když na vás útočí strážce: zastaví se před vámi.
cad-text-sleight-of-hand = Ve vašem tahu: vezměte sousedovi náhodnou kartu.
cad-text-poisoned-blade = V útoku: vyhrajete-li, zloděj je zraněn.
cad-text-riposte = V obraně: vyhrajete-li, útočící zloděj je zraněn.
cad-text-battle-trance = V boji: kostka navíc; prohrajete-li, jste zraněni.
cad-text-arrest = Po výhře: poražený zloděj jde do vězení.
cad-text-feign-death = Po prohře: nic vám neukradnou.
cad-text-rope-ladder = Při pohybu z katakomb: nahoru do volné místnosti se schodištěm.
cad-text-hidden-stair = Při pohybu: vaše místnost jednou poslouží jako schodiště.
cad-text-smoke = Při pohybu: neotáčejte žetony.
cad-text-healing-salve = Ve vašem tahu: jedna vaše postava se vyléčí ze všech ran.
cad-text-snare = Když se jiný zastaví na ulici: při 4–6 je zraněn.
cad-text-cyclops-lure = Před hodem za Kyklopa: určete výsledek.
cad-text-jailers-debt = Ve vašem tahu: jeden váš vězeň jde do středu.
cad-text-informant = Ve vašem tahu: podívejte se až na tři zakryté žetony.
cad-text-watchmans-pass = Jednou: odchod zavřenou mříží.
cad-text-flying-draught = Jednou: pohyb přes zdi i figury.
cad-text-lock-opener = Mysl +1 u truhel; při 6 se zlomí.
cad-text-crowbar = Rozbití stojí o 1 AB méně.
cad-text-soft-boots = Pohyb +1.
cad-text-grappling-hook = Jednou za pohyb překonejte zeď za dvě pole.
cad-text-rapier = V útoku: +1 na jednu kostku.
cad-text-buckler = V obraně: +1 na jednu kostku.
cad-text-venomed-dagger = Jednou po výhře v útoku: zloděj je zraněn.
cad-text-chain-shirt = Jednou: zranění se nepočítá.
cad-text-healing-draught = Jednou: majitel nebo sousední přítel se vyléčí ze všech ran.
cad-text-spellbook = Mysl +1 v archivu a o kartu víc.
cad-text-lantern = Při vstupu do katakomb: jednou přehoďte kostku Kyklopa.
cad-text-deep-satchel = Unese čtyři poklady.
cad-text-lucky-coin = Jednou za tah přehoďte jednu majitelovu kostku.
cad-text-manacle-key = Útěk z vězení při 3–6.
cad-text-disguise = Stráže neútočí na majitele bez pokladů.
cad-text-crossbow = Akce, 1 AB: nepřátelský zloděj do tří polí rovné ulice je zraněn při 5–6.
cad-text-trap-kit = Jednou: zneškodněte past a získejte 1 zkušenost.

# Missions

cad-mission-mi-01 = Svitky po 4 dukátech
cad-mission-mi-02 = Klíče po 4 dukátech
cad-mission-mi-03 = Náramky po 5 dukátech
cad-mission-mi-04 = Prsteny po 5 dukátech
cad-mission-mi-05 = Sošky po 6 dukátech
cad-mission-mi-06 = Dva svitky, 10 dukátů
cad-mission-mi-07 = Dva svazky klíčů, 10 dukátů
cad-mission-mi-08 = Náramek a prsten, 11 dukátů
cad-mission-mi-09 = Dva náramky, 12 dukátů
cad-mission-mi-10 = Dva prsteny, 12 dukátů
cad-mission-mi-11 = Dvě sošky, 14 dukátů
cad-mission-mi-12 = Svitek a klíče, 9 dukátů
cad-mission-mi-13 = Náramek, prsten a soška, 18 dukátů
cad-mission-mi-14 = Svitek a dva jiné druhy, 14 dukátů
cad-mission-mi-15 = Po jednom z pěti druhů, 25 dukátů

# Intrigues

cad-intrigue-in-01 = Svitek v knihovně: 6
cad-intrigue-in-02 = Klíče v pokladnici: 6
cad-intrigue-in-03 = Dva poklady v karavanserai: 6
cad-intrigue-in-04 = V laboratoři, když je nepřítel zraněn: 5
cad-intrigue-in-05 = Prsten nebo náramek v ložnici: 5
cad-intrigue-in-06 = V mágově pracovně se šesti Arkánami v ruce: 5
cad-intrigue-in-07 = Porazte v útoku zloděje se dvěma poklady: 5 a 1 zkušenost
cad-intrigue-in-08 = Vyhrajte obě kola nad Kyklopem: 8
cad-intrigue-in-09 = Utečte z vězení hodem: 5
cad-intrigue-in-10 = Vyměňte krystal na oltáři: 4
cad-intrigue-in-11 = Otočte pět žetonů: 5
cad-intrigue-in-12 = Tři vaši mají výbavu: 6
cad-intrigue-in-13 = Na konci: všichni čtyři unikli: 8, jinak −4
cad-intrigue-in-14 = Na konci: šest vynesených pokladů: 8, jinak −3
cad-intrigue-in-15 = Na konci: zbývají tři zkušenosti: 5, jinak −3
cad-intrigue-in-16 = Na konci: hráči vlevo někoho chytili: 6, jinak −3
cad-intrigue-in-17 = Na konci: dva vynesené prsteny: 6, jinak −3
cad-intrigue-in-18 = Na konci: dva vynesené svitky: 6, jinak −3
cad-intrigue-in-19 = Na konci: někdo odešel tunelem: 8, jinak −4
cad-intrigue-in-20 = Na konci: nikdo nebyl ve vězení: 5, jinak −3
