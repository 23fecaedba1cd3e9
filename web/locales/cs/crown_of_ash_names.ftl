# Crown of Ash: the names of everything on the table

coa-bone = Kost
coa-ash = Popel
coa-blood = Krev
coa-sulphur = Síra
coa-gold = Zlato
coa-ingredients = Speciální přísada
coa-vp = Vítězné body

coa-visio = Visio
coa-nox = Nox
coa-mors = Mors
coa-fortis = Fortis
coa-king = Král

coa-volcano = Sopka
coa-village = Vesnice
coa-coast = Pobřeží
coa-forest = Les
coa-desert = Poušť
coa-mountains = Hory
coa-citadel = Citadela

coa-warrior-visio-bone-2 = Visiův kostěný strážce
coa-warrior-visio-blood-1 = Visiův krvavý sluha
coa-warrior-visio-ash-1 = Visiův popelavý sluha
coa-warrior-nox-blood-2 = Noxův krvavý strážce
coa-warrior-nox-ash-1 = Noxův popelavý sluha
coa-warrior-nox-sulphur-1 = Noxův sirný sluha
coa-warrior-mors-ash-2 = Morsův popelavý strážce
coa-warrior-mors-sulphur-1 = Morsův sirný sluha
coa-warrior-mors-bone-1 = Morsův kostěný sluha
coa-warrior-fortis-sulphur-2 = Fortisův sirný strážce
coa-warrior-fortis-bone-1 = Fortisův kostěný sluha
coa-warrior-fortis-blood-1 = Fortisův krvavý sluha
coa-warrior-bone-thrall = Kostěný otrok
coa-warrior-marrow-spear = Morkové kopí
coa-warrior-ribcage-warden = Žeberní strážce
coa-warrior-barrow-hound = Mohylový pes
coa-warrior-bone-colossus = Kostěný kolos
coa-warrior-cinder-thrall = Otrok škváry
coa-warrior-soot-lancer = Kopiník sazí
coa-warrior-ember-warden = Strážce žhavých uhlíků
coa-warrior-urn-wraith = Přízrak z urny
coa-warrior-cinder-colossus = Kolos škváry
coa-warrior-gore-thrall = Zkrvavený otrok
coa-warrior-vein-stalker = Lovec žil
coa-warrior-clot-warden = Strážce sraženin
coa-warrior-crimson-hound = Rudý pes
coa-warrior-blood-colossus = Krvavý kolos
coa-warrior-fume-thrall = Dýmající otrok
coa-warrior-brimstone-stalker = Sirný stopař
coa-warrior-vitriol-warden = Strážce vitriolu
coa-warrior-vapour-hound = Pes z výparů
coa-warrior-brimstone-colossus = Sirný kolos
coa-warrior-skull-reaver = Žnec lebek
coa-warrior-pyre-reaver = Žnec hranic
coa-warrior-heart-reaver = Žnec srdcí
coa-warrior-caustic-reaver = Žíravý žnec
coa-warrior-bone-puppet = Kostěná loutka
coa-warrior-bone-engine = Kostěný stroj
coa-warrior-ash-puppet = Popelavá loutka
coa-warrior-ash-engine = Popelavý stroj
coa-warrior-blood-puppet = Krvavá loutka
coa-warrior-blood-engine = Krvavý stroj
coa-warrior-sulphur-puppet = Sirná loutka
coa-warrior-sulphur-engine = Sirný stroj

coa-structure-volcano-start = Dýmající kráter
coa-structure-village-start = Vesnická jatka
coa-structure-desert-start = Pohřbená ohniště
coa-structure-mountains-start = Horská krypta
coa-structure-charnel-pit = Kostní jáma
coa-structure-bone-barrow = Mohyla kostí
coa-structure-ash-kiln = Popelová pec
coa-structure-cinder-house = Dům škváry
coa-structure-blood-well = Krvavá studna
coa-structure-leech-hall = Síň pijavic
coa-structure-sulphur-vent = Sirný průduch
coa-structure-fume-cellar = Sklep výparů
coa-structure-apothecary = Lékárna
coa-structure-funeral-gate = Pohřební brána
coa-structure-sacrifice-stone = Obětní kámen
coa-structure-brimstone-works = Sirná huť
coa-structure-great-ossuary = Velká kostnice
coa-structure-ash-cathedral = Katedrála popela
coa-structure-blood-basilica = Bazilika krve
coa-structure-sulphur-foundry = Slévárna síry
coa-structure-vitriol-tower = Vitriolová věž
coa-structure-heart-shrine = Svatyně srdcí
coa-structure-catacombs = Katakomby
coa-structure-grand-laboratory = Velká laboratoř
coa-structure-obsidian-spire = Obsidiánová věž
coa-structure-lesser-altar = Menší oltář
coa-structure-high-altar = Hlavní oltář

coa-ability-unmask = Odhalení
coa-ability-premonition = Předtucha
coa-ability-barter = Švindl
coa-ability-exhume = Vykradač hrobů
coa-ability-command = Nadvláda
coa-ability-second-chance = Druhá šance
coa-ability-regroup = Přeskupení
coa-ability-fortify = Opevnění

coa-ability-text-unmask = podívat se na útočníky dříve, než se vyberou karty boje
coa-ability-text-premonition = uhodnout soupeřovu kartu boje; při úspěchu její síla klesne na 1
coa-ability-text-barter = vyměnit až tři základní zdroje za jiné
coa-ability-text-exhume = vyvolat bojovníka i na začátku tahu
coa-ability-text-command = přesunout libovolného služebníka na jiné pole, bez akce
coa-ability-text-second-chance = nechat přehodit libovolnou kostku
coa-ability-text-regroup = přidat, stáhnout, přesunout nebo vyměnit jednoho bojovníka na plánu
coa-ability-text-fortify = dvojice bojovníků stejného druhu má posily +2

coa-action-onslaught = Nápor
coa-action-siege = Obléhání
coa-action-harvest = Sklizeň
coa-action-expansion = Rozmach
coa-action-exhumation = Vykopávky
coa-action-targeted = Cílená akce

coa-card-0 = Síla 0
coa-card-1 = Síla 1
coa-card-3 = Síla 3
coa-card-die = Kostka
coa-card-4 = Síla 4

# Where something happens

coa-in-volcano = na Sopce
coa-in-village = ve Vesnici
coa-in-coast = na Pobřeží
coa-in-forest = v Lese
coa-in-desert = v Poušti
coa-in-mountains = v Horách
coa-in-citadel = v Citadele

# What is attacked, taken or defended

coa-at-volcano = Sopku
coa-at-village = Vesnici
coa-at-coast = Pobřeží
coa-at-forest = Les
coa-at-desert = Poušť
coa-at-mountains = Hory
coa-at-citadel = Citadelu

# Numbers of goods

coa-n-bone = { $number ->
    [one] { $number } kost
    [few] { $number } kosti
    [many] { $number } kosti
   *[other] { $number } kostí
}
coa-n-ash = { $number ->
    [one] { $number } popel
    [few] { $number } popely
    [many] { $number } popela
   *[other] { $number } popelů
}
coa-n-blood = { $number ->
    [one] { $number } krev
    [few] { $number } krve
    [many] { $number } krve
   *[other] { $number } krví
}
coa-n-sulphur = { $number ->
    [one] { $number } síra
    [few] { $number } síry
    [many] { $number } síry
   *[other] { $number } sír
}
coa-n-gold = { $number ->
    [one] { $number } zlaťák
    [few] { $number } zlaťáky
    [many] { $number } zlaťáku
   *[other] { $number } zlaťáků
}
coa-n-ingredients = { $number ->
    [one] { $number } speciální přísada
    [few] { $number } speciální přísady
    [many] { $number } speciální přísady
   *[other] { $number } speciálních přísad
}
coa-n-vp = { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}

coa-armed = { $name } ({ $strength })
coa-nobody = žádný bojovník
coa-nothing = nic
coa-no-card = bez karty
coa-own-hand = ruka
