# Royal Chronicles: the names of everything on the table, and what it does

rc-wood = Dřevo
rc-food = Jídlo
rc-ore = Ruda
rc-gold = Zlato
rc-vp = Body
rc-age-token = Žeton stáří
rc-strength = Síla

rc-phase-1 = Nábor
rc-phase-2 = Nasazení
rc-phase-3 = Válka
rc-phase-4 = Příjem
rc-phase-5 = Stavba
rc-phase-6 = Stárnutí

rc-row-front = Přední řada
rc-row-back = Zadní řada
rc-level-1 = úroveň I
rc-level-2 = úroveň II

rc-lich-king = Král lichů
rc-army-black = Černá armáda
rc-army-purple = Purpurová armáda
rc-underworld = Podsvětí
rc-necropolis = Nekropole

# Realms, by their seats

rc-realm-0 = Jantarov
rc-realm-1 = Havranov
rc-realm-2 = Doubrava
rc-realm-3 = Mrazov
rc-realm-4 = Slunohrad
rc-realm-5 = Trnov
rc-realm-6 = Mlžný Brod

# Units

rc-card-monkey = Opice
rc-card-sculptor = Sochař
rc-card-adventurer = Dobrodruh
rc-card-veteran = Veterán
rc-card-wood-merchant = Obchodnice se dřevem
rc-card-militiaman = Domobrankyně
rc-card-time-master = Paní času
rc-card-hunter = Lovec
rc-card-woodcutter = Dřevorubec
rc-card-shapeshifter = Měňavec
rc-card-cerberus = Kerberos
rc-card-farmer = Rolník
rc-card-cook = Kuchař
rc-card-blacksmith = Kovář
rc-card-mystical-healer = Tajemný léčitel
rc-card-necromancer = Nekromant
rc-card-giant-snake = Obří had
rc-card-cave-spirit = Duch jeskyní
rc-card-knight = Rytíř
rc-card-miner = Horník
rc-card-archer = Lučištnice
rc-card-grand-architect = Velký architekt
rc-card-forest-child = Dítě lesa
rc-card-rogue = Lupička
rc-card-peddler = Podomní obchodník
rc-card-treefolk = Stromový muž
rc-card-relic-of-wisdom = Relikvie moudrosti
rc-card-demon = Démon
rc-card-master-alchemist = Mistr alchymie
rc-card-palm-reader = Hadačka
rc-card-commander = Vojevůdce
rc-card-salamander = Salamandr
rc-card-golem = Golem
rc-card-colossus = Kolos
rc-card-ogre = Ogr
rc-card-landlord = Statkářka
rc-card-manticore = Mantikora
rc-card-leviathan = Leviatan
rc-card-dragon = Drak
rc-card-forest-spirit = Duch lesa
rc-card-strategist = Stratég
rc-card-kraken = Kraken

# Units of Beyond the Gates

rc-card-shadow = Stín
rc-card-noble = Velmož
rc-card-princess = Princezna
rc-card-lost-soul = Ztracená duše
rc-card-relic-of-light = Relikvie světla
rc-card-relic-of-war = Relikvie války
rc-card-grand-intendant = Velký správce
rc-card-smuggler = Pašerák
rc-card-djinn = Džin
rc-card-herbalist = Bylinkářka
rc-card-gatekeeper = Strážce brány
rc-card-ferryman = Převozník
rc-card-duellist = Šermíř

# Units of The Forge of Legends

rc-card-runesmith = Runový kovář
rc-card-herald = Herold
rc-card-griffin = Gryf
rc-card-centaur = Kentaur
rc-card-mercenary = Žoldnéř
rc-card-chronicler = Kronikář
rc-card-sphinx = Sfinga
rc-card-hermit = Poustevník
rc-card-banshee = Bánší
rc-card-minotaur = Minotaurus
rc-card-prospector = Prospektor
rc-card-paladin-of-legend = Paladin legend
rc-card-relic-keeper = Strážce relikvií
rc-card-titan = Titán

# Legendary artifacts

rc-card-crown-of-ages = Koruna věků
rc-card-dragonfang = Dračí tesák
rc-card-aegis-of-dawn = Štít úsvitu
rc-card-horn-of-plenty = Roh hojnosti
rc-card-evergreen-staff = Stálezelená hůl
rc-card-heartstone = Srdce hory
rc-card-bottomless-purse = Bezedný měšec
rc-card-hourglass = Hodiny prvního krále
rc-card-builders-seal = Pečeť stavitele

# What units do

rc-text-monkey = Stárnutí: když umírá, 1 zlaťák za každý žeton stáří na ní.
rc-text-sculptor = Stárnutí: když umírá, 3 body.
rc-text-adventurer = Dává 1 rudu za každý žeton stáří na něm.
rc-text-veteran = Při nasazení: 1 žeton stáří na sebe.
rc-text-wood-merchant = Stavba: za každé chybějící dřevo smíte zaplatit 1 zlaťák.
rc-text-militiaman = Válka: +1 k síle za každý žeton stáří na ní.
rc-text-time-master = Při nasazení: 2 žetony stáří na jednu vaši jednotku.
rc-text-hunter = V přední řadě dává 1 jídlo.
rc-text-woodcutter = Dává 1 dřevo.
rc-text-shapeshifter = Při nasazení: zdarma se změní v další jednotku z balíčku, která stojí nejvýše 3, s 1 žetonem stáří.
rc-text-cerberus = Válka: síla 3, máte-li jídlo.
rc-text-farmer = Dává 1 jídlo.
rc-text-cook = Příjem: 1 zlaťák za každé jídlo.
rc-text-blacksmith = Příjem: 1 zlaťák.
rc-text-mystical-healer = Stárnutí: smí zachránit jednu vaši jednotku s právě 1 žetonem stáří.
rc-text-necromancer = Při nasazení: po 1 žetonu stáří na všechny vaše ostatní jednotky.
rc-text-giant-snake = S žetonem stáří: síla 0 ve válce a 3 zlaťáky v příjmu.
rc-text-cave-spirit = Dává 1 rudu. Při nasazení: 1 žeton stáří na sebe.
rc-text-knight = Je prostě silný.
rc-text-miner = Dává 1 rudu.
rc-text-archer = Válka: bojuje i ze zadní řady.
rc-text-grand-architect = Stavba: za každou chybějící surovinu smíte zaplatit 1 zlaťák.
rc-text-forest-child = Dává 1 dřevo a 1 jídlo.
rc-text-rogue = Válka: 1 zlaťák za každou vyhranou válku.
rc-text-peddler = Dává 1 dřevo. Příjem: 1 zlaťák.
rc-text-treefolk = Dává 1 jídlo.
rc-text-relic-of-wisdom = Neumírá. Konec hry: 2 body za každý žeton stáří na ní.
rc-text-demon = Při nasazení: 1 žeton stáří na sebe. Stárnutí: umře-li s právě 1 žetonem stáří, ztrácíte 3 body.
rc-text-master-alchemist = Nasazení, každé kolo: 1 žeton stáří za každé jídlo, všechny na jednu vaši jednotku. Válka: 1 bod za každou rudu za každou vyhranou válku. Příjem: 1 zlaťák za každé dřevo.
rc-text-palm-reader = Stárnutí: 1 bod za každý žeton stáří na vašich zemřelých jednotkách.
rc-text-commander = Válka: 1 bod za každou vyhranou válku.
rc-text-salamander = Válka: +1 k síle za každý žeton stáří na něm. Stárnutí: umírá, až když má 2 nebo víc.
rc-text-golem = Při nasazení: všechny vaše budovy úrovně I jsou zdarma povýšeny na úroveň II.
rc-text-colossus = Válka: s žetonem stáří síla 7; 1 bod za každou vyhranou válku.
rc-text-ogre = Válka: +1 k síle za každý zlaťák příjmu tohoto kola.
rc-text-landlord = Dává 1 dřevo. Stavba: půda vás nic nestojí.
rc-text-manticore = Válka: +2 k síle za každé jídlo.
rc-text-leviathan = Válka: +2 k síle za každé jídlo. S žetonem stáří: nebojuje a dává 2 jídla.
rc-text-dragon = Válka: síla 7, máte-li rudu.
rc-text-forest-spirit = Dává 3 dřeva.
rc-text-strategist = Válka: +1 k síle za každý žeton stáří ve vašem království; bojuje i ze zadní řady.
rc-text-kraken = Při nasazení: po 1 žetonu stáří na všechny vaše ostatní jednotky a na konci fáze ztrácíte 3 body za každou svou budovu úrovně II. Stárnutí: 1 bod za každý žeton stáří na vašich zemřelých jednotkách.
rc-text-shadow = Při nasazení: opakuje to, co při nasazení dělá jiná vaše jednotka.
rc-text-noble = Při nasazení: 1 bod za každý zlaťák, který zbyl po zaplacení, nejvýše 10.
rc-text-princess = Válka: 3 body za každou vaši budovu úrovně II.
rc-text-lost-soul = Stárnutí: když umírá, 7 bodů.
rc-text-relic-of-light = Neumírá. Stárnutí: 1 bod za každou vaši jinou jednotku, která přežije s žetonem stáří, nejvýše 4.
rc-text-relic-of-war = Neumírá. Válka: +2 k síle za každý žeton stáří na ní.
rc-text-grand-intendant = Dává 1 jídlo. Při nasazení: 2 zlaťáky.
rc-text-smuggler = Příjem: 1 zlaťák za každý druh suroviny, který máte.
rc-text-djinn = Při nasazení: jedna vaše budova úrovně I je zdarma povýšena na úroveň II.
rc-text-herbalist = Při nasazení: sejme všechny žetony stáří z jedné vaší jednotky.
rc-text-gatekeeper = Válka: +1 k síle za každou vaši budovu úrovně II.
rc-text-ferryman = V zadní řadě dává 1 dřevo.
rc-text-duellist = Válka: síla 4, stojí-li v přední řadě jako jediný.
rc-text-runesmith = Nasazení: artefakty stojí o 1 zlaťák méně.
rc-text-herald = Válka: 1 bod, vyhrajete-li obě války.
rc-text-griffin = Válka: bojuje i ze zadní řady.
rc-text-centaur = V přední řadě dává 1 dřevo.
rc-text-mercenary = Příjem: o 1 zlaťák méně.
rc-text-chronicler = Stárnutí: 1 bod, zemřou-li dvě nebo více vašich jednotek.
rc-text-sphinx = Při nasazení: prohlédněte si tři karty z balíčku; jednu z nich si smíte nechat na příští kolo.
rc-text-hermit = Válka: síla 4, stojí-li ve své řadě jako jediný.
rc-text-banshee = Stárnutí: když umírá, 1 žeton stáří na jednu vaši přeživší jednotku.
rc-text-minotaur = Stavba: nová budova stojí o 1 zlaťák víc.
rc-text-prospector = Dává 2 rudy.
rc-text-paladin-of-legend = Válka: +1 k síle za každý váš artefakt.
rc-text-relic-keeper = Stárnutí: 1 bod za každý váš artefakt, nejvýše 2.
rc-text-titan = Při nasazení: 1 žeton stáří na sebe.

# What artifacts do

rc-text-crown-of-ages = Konec hry: 1 bod za každý žeton stáří ve vašem království, nejvýše 5.
rc-text-dragonfang = Válka: +2 k síle. Konec hry: 1 bod.
rc-text-aegis-of-dawn = Válka: 1 bod za každou vyhranou válku. Konec hry: 1 bod.
rc-text-horn-of-plenty = Dává 1 jídlo. Konec hry: 2 body.
rc-text-evergreen-staff = Dává 1 dřevo. Konec hry: 2 body.
rc-text-heartstone = Dává 1 rudu. Konec hry: 2 body.
rc-text-bottomless-purse = Příjem: 1 zlaťák. Konec hry: 1 bod za každé 4 zlaťáky, nejvýše 3.
rc-text-hourglass = Stárnutí: smí zachránit jednu vaši jednotku s právě 1 žetonem stáří. Konec hry: 2 body.
rc-text-builders-seal = Stavba: půda stojí o 2 zlaťáky méně. Konec hry: 1 bod za každé dvě budovy.

# Buildings, and what their levels give

rc-building-town = Město
rc-building-mine = Důl
rc-building-tavern = Krčma
rc-building-temple = Chrám
rc-building-barracks = Kasárna
rc-building-port = Přístav
rc-building-crypt = Krypta
rc-building-castle = Hrad
rc-building-library = Knihovna
rc-building-market = Tržiště
rc-building-watchtower = Strážní věž
rc-building-forge = Kovárna
rc-building-treasury = Pokladnice
rc-building-arena = Aréna

rc-gives-town-1 = Dává 1 dřevo a 1 jídlo.
rc-gives-town-2 = Dává 1 rudu.
rc-gives-mine-1 = Dává 1 rudu.
rc-gives-mine-2 = Válka: 2 body za každou rudu.
rc-gives-tavern-1 = Příjem: 1 zlaťák za každé jídlo.
rc-gives-tavern-2 = Válka: 1 bod za každé jídlo.
rc-gives-temple-1 = Příjem: 2 zlaťáky.
rc-gives-temple-2 = Válka: 2 body.
rc-gives-barracks-1 = Válka: +1 k síle za každé dřevo.
rc-gives-barracks-2 = Válka: 1 bod za každou vaši jednotku se silou 3 nebo víc.
rc-gives-port-1 = Dává 1 jídlo. Příjem: 1 zlaťák.
rc-gives-port-2 = Válka: 1 bod za každý druh suroviny, který máte.
rc-gives-crypt-1 = Stárnutí: 1 zlaťák za každou vaši zemřelou jednotku.
rc-gives-crypt-2 = Stárnutí: 1 bod za každou vaši zemřelou jednotku.
rc-gives-castle-1 = Válka: +1 k síle za každou jednotku v zadní řadě.
rc-gives-castle-2 = Válka: 1 bod za každou vyhranou válku.
rc-gives-library-1 = Nasazení: smíte si nechat dvě karty.
rc-gives-library-2 = Válka: 1 bod za každou ponechanou kartu.
rc-gives-market-1 = Stavba: jednou za kolo smíte za 2 zlaťáky nahradit jednu chybějící surovinu.
rc-gives-market-2 = Válka: 1 bod za každé 3 zlaťáky, které máte, nejvýše 3.
rc-gives-watchtower-1 = Válka: bojuje i vaše nejsilnější jednotka v zadní řadě.
rc-gives-watchtower-2 = Válka: 2 body, vyhrajete-li obě války.
rc-gives-forge-1 = Nasazení: artefakty stojí o 1 zlaťák méně.
rc-gives-forge-2 = Válka: 1 bod za každý váš artefakt.
rc-gives-treasury-1 = Příjem: 1 zlaťák, s artefaktem 2.
rc-gives-treasury-2 = Konec hry: 1 bod za každé 4 zlaťáky, nejvýše 3.
rc-gives-arena-1 = Válka: vaše nejsilnější jednotka v přední řadě, která může bojovat, má +1 k síle.
rc-gives-arena-2 = Válka: 1 bod za každou jednotku v přední řadě se silou 4 nebo víc.

# The necropolis

rc-necropolis-bone-quarry = Kostěný lom
rc-necropolis-rotten-granary = Shnilá sýpka
rc-necropolis-withered-grove = Uschlý háj
rc-necropolis-pit-of-champions = Jáma šampionů
rc-necropolis-conscripted-dead = Odvedení mrtví
rc-necropolis-paupers-field = Pole chudáků
rc-necropolis-silent-workshop = Tichá dílna
rc-necropolis-gate-of-oaths = Brána přísah
rc-necropolis-barrow-of-captains = Mohyla kapitánů
rc-necropolis-coffers-below = Truhly v hlubinách
rc-necropolis-war-ossuary = Kostnice války
rc-necropolis-hourless-crypt = Krypta bez hodin
rc-necropolis-throne-of-tithes = Trůn desátků
rc-necropolis-field-of-hands = Pole rukou
rc-necropolis-three-veins = Tři žíly
rc-necropolis-market-of-shades = Trh stínů
rc-necropolis-crown-of-frost = Koruna mrazu
rc-necropolis-black-sun = Černé slunce
rc-necropolis-violet-moon = Fialový měsíc
rc-necropolis-last-gate = Poslední brána

rc-if-wood = za každou kartu v podsvětí, která dává dřevo
rc-if-food = za každou kartu v podsvětí, která dává jídlo
rc-if-ore = za každou kartu v podsvětí, která dává rudu
rc-if-any = za každou kartu v podsvětí, která dává nějakou surovinu
rc-if-strength-exactly = za každou kartu v podsvětí se silou { $number }
rc-if-strength-least = za každou kartu v podsvětí se silou { $number } nebo víc
rc-if-cost-exactly = za každou kartu v podsvětí s cenou { $number }
rc-if-cost-least = za každou kartu v podsvětí s cenou { $number } nebo víc
rc-if-cost-most = za každou kartu v podsvětí s cenou { $number } nebo méně
rc-if-phase = za každou kartu v podsvětí, která působí ve fázi { $phase }
rc-necropolis-instant = Ihned: { $points }.
rc-necropolis-bonus = Každé kolo: { $points } { $condition }.
rc-necropolis-armies = Černá armáda { $black }, purpurová armáda { $purple }.

# The cards of the Lich King

rc-lich-crown-of-bones = Koruna z kostí
rc-lich-dread-banner = Prapor hrůzy
rc-lich-soul-harvest = Žeň duší
rc-lich-gravekeepers-toll = Mýto hrobníka

rc-lich-text-crown-of-bones = Při každém náboru dostane Král lichů 1 bod.
rc-lich-text-dread-banner = Za každou válku, kterou vyhraje, dostane Král lichů 2 body místo 1.
rc-lich-text-soul-harvest = Stárnutí: zemře-li aspoň jedna vaše jednotka, dostane Král lichů 1 bod.
rc-lich-text-gravekeepers-toll = Po bonusu podsvětí: leží-li v podsvětí karta se silou 4 nebo víc, dostane Král lichů 1 bod.

# Numbers of things

rc-n-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
    [many] { $number } dřeva
   *[other] { $number } dřev
}
rc-n-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
    [many] { $number } jídla
   *[other] { $number } jídel
}
rc-n-ore = { $number ->
    [one] { $number } ruda
    [few] { $number } rudy
    [many] { $number } rudy
   *[other] { $number } rud
}
rc-n-gold = { $number ->
    [one] { $number } zlaťák
    [few] { $number } zlaťáky
    [many] { $number } zlaťáku
   *[other] { $number } zlaťáků
}
rc-n-vp = { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
rc-n-tokens = { $number ->
    [one] { $number } žeton stáří
    [few] { $number } žetony stáří
    [many] { $number } žetonu stáří
   *[other] { $number } žetonů stáří
}
rc-n-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}
rc-nothing = nic
