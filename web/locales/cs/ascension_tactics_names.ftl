# Ascension Tactics: the names of everything on the table

# Resources and numbers

at-glory = Sláva
at-power = Moc
at-runes = Runy
at-threat = Hrozba

# Whose side

at-banner-0 = Záře
at-banner-1 = Jiskra
at-banner-2 = Bouře
at-banner-3 = Trní
at-villains = Padouši

# Factions

at-faction-enlightened = Osvícení
at-faction-lifebound = Životem spjatí
at-faction-mechana = Mechana
at-faction-void = Prázdnota
at-faction-none = Bez frakce

# Kinds of cards

at-kind-hero = Hrdina
at-kind-construct = Konstrukt
at-kind-champion = Šampion
at-kind-monster = Monstrum

# Terrain

at-terrain-plain = Prosté pole
at-terrain-forest = Les
at-terrain-corrupted = Zkažená země
at-terrain-enchanted = Očarovaná země
at-terrain-barrier = Očarovaná přehrada
at-terrain-shrine = Svatyně
at-terrain-rich-shrine = Velká svatyně
at-terrain-beacon = Maják
at-terrain-portal = Portál
at-terrain-off = Vypnutý portál

# Tokens

at-token-circle = Čarodějný kruh
at-token-turret = Střelecká věž
at-token-treasure = Poklad
at-goal-crown = Koruna
at-goal-blade = Čepel
at-goal-eye = Oko
at-goal-claw = Dráp

# Treasures

at-treasure-strength-3 = Síla +3
at-treasure-defence-3 = Obrana +3
at-treasure-speed-2 = Rychlost +2
at-treasure-ranged = Útok na dálku
at-treasure-strength-5 = Síla +5
at-treasure-defence-5 = Obrana +5
at-treasure-strength-defence = Síla +2, obrana +2
at-treasure-speed-ranged = Rychlost +1, útok na dálku

# Gates

at-gate-gate-1 = Brána prvního hráče
at-gate-gate-2 = Brána druhého hráče
at-gate-gate-3 = Brána třetího hráče
at-gate-gate-4 = Brána čtvrtého hráče
at-gate-team-1 = Brána prvního týmu
at-gate-team-2 = Brána druhého týmu

# Basic cards

at-card-apprentice = Učedník
at-card-militia = Domobrana
at-card-mystic = Mystik
at-card-heavy-infantry = Těžká pěchota

# The Enlightened

at-card-dawn-acolyte = Akolyta úsvitu
at-card-wayfinder-monk = Mnich průvodce
at-card-skybow-adept = Adept nebeského luku
at-card-prayer-beads = Modlitební korálky
at-card-temple-student = Chrámový žák
at-card-typhoon-ascetic = Tajfunový asketa
at-card-all-seeing-eye = Vševidoucí oko
at-card-mirror-lake-scribe = Písař od Zrcadlového jezera
at-card-storm-kite = Bouřný drak
at-card-warden-of-the-steps = Strážce schodů
at-card-oracle-of-two-roads = Věštec dvou cest
at-card-isla = Isla Poklidná
at-card-twin-gale-blades = Dvojice vichřicových čepelí
at-card-grand-abbot = Velký opat
at-card-celestial-gong = Nebeský gong

# The Lifebound

at-card-seed-gatherer = Sběrač semen
at-card-thicket-guide = Průvodce houštinou
at-card-wild-drover = Honák divé zvěře
at-card-barkskin-shield = Štít z kůry
at-card-cult-shepherd = Pastýř kultu
at-card-grove-matron = Paní háje
at-card-thornwhip = Trnový bič
at-card-packrunner = Běžec smečky
at-card-mosscaller = Vyvolávač mechu
at-card-antler-crown = Parohová koruna
at-card-fruit-peddler = Prodavač ovoce
at-card-kiri = Kiri, luční čarodějnice
at-card-elder-of-a-hundred-roots = Stařešina sta kořenů
at-card-stampede-caller = Vyvolávač stád
at-card-heartwood-bow = Luk z jádrového dřeva

# The Mechana

at-card-gear-tender = Ošetřovatel soukolí
at-card-wrench-priest = Kněz klíče
at-card-rivet-buckler = Nýtovaný puklíř
at-card-piston-gauntlet = Pístová rukavice
at-card-furnace-hand = Topič u výhně
at-card-sprocket-greaves = Ozubené holenice
at-card-bolt-thrower = Šipomet
at-card-scrap-courier = Kurýr se šrotem
at-card-bulwark-frame = Hradební rám
at-card-foundry-foreman = Mistr slévárny
at-card-salvage-rig = Vrakařská souprava
at-card-mila = Mila, vrchní recyklátorka
at-card-siege-core = Obléhací jádro
at-card-blueprint-keeper = Strážce plánů
at-card-overcharge-adept = Adept přetížení
at-card-titan-harness = Postroj titána

# The Void

at-card-shade-initiate = Zasvěcenec stínu
at-card-gloom-stalker = Lovec v šeru
at-card-bone-knife = Kostěný nůž
at-card-pit-duelist = Duelant z jámy
at-card-ash-offering = Popelavá oběť
at-card-nightmare-crier = Hlasatel nočních můr
at-card-barbed-mail = Ostnatá kroužková zbroj
at-card-soul-broker = Překupník duší
at-card-oath-of-the-headsman = Katova přísaha
at-card-reaper-chain = Žencův řetěz
at-card-whisper-in-the-dark = Šepot ve tmě
at-card-maw-of-the-deep = Chřtán hlubin
at-card-oblivion-spear = Kopí zapomnění
at-card-grave-summoner = Hrobový vyvolávač
at-card-lantern-of-hunger = Lucerna hladu

# Champions

at-champion-arha-sensei = Arhský sensei
at-champion-arha-templar = Arhský templář
at-champion-psyche-askara = Psyche Askara
at-champion-twilight-scout = Soumračná zvědka
at-champion-unbound-emissary = Nespoutaná vyslankyně
at-champion-water-djinn = Vodní džin
at-champion-faerie-commander = Vílí velitelka
at-champion-flytrap-witch = Mucholapková čarodějnice
at-champion-raven-siren = Havraní siréna
at-champion-runic-lycanthrope = Runový lykantrop
at-champion-rut = Rūt
at-champion-tuskrider = Kančí jezdkyně
at-champion-hedron-smithy = Hedronový kovář
at-champion-icarus-steelfoot = Icarus Ocelová noha
at-champion-mechana-initiate = Zasvěcenec Mechany
at-champion-prime = P.R.I.M.E.
at-champion-reactor-monk = Reaktorový mnich
at-champion-tyranyx = Tyranyx
at-champion-bringer-of-despair = Zvěstovatel zoufalství
at-champion-demon-slayer = Zabíječ démonů
at-champion-naka-blackblade = Naka Černá čepel
at-champion-nihilbomber = Nihilbombardér
at-champion-shadowcaster = Stínotvůrce
at-champion-spike-vixen = Ostnatá liška
at-champion-cultist = Kultista

# Champions of the center deck

at-champion-thane = Thane, vlčí král
at-champion-pasythea = Pasythea
at-champion-iron-bastion = Železná bašta
at-champion-hollow-reaver = Dutý plenitel
at-champion-xeron = Xeron, vévoda lží
at-champion-gloomfang-wyrm = Temnozubý wyrm
at-champion-rift-colossus = Kolos z trhliny

# Schemes

at-scheme-iron-summons = Železné svolání
at-scheme-rising-wrath = Rostoucí hněv
at-scheme-crown-ward = Ochrana koruny
at-scheme-tribute-of-steel = Tribut z oceli
at-scheme-long-shadow = Dlouhý stín
at-scheme-dread-banner = Prapor hrůzy
at-scheme-hidden-knives = Skryté nože
at-scheme-feint-and-strike = Finta a úder
at-scheme-rain-of-daggers = Déšť dýk
at-scheme-blood-signal = Krvavý signál
at-scheme-sown-doubt = Zasetá pochybnost
at-scheme-watching-cult = Bdící kult
at-scheme-borrowed-sight = Vypůjčený zrak
at-scheme-burned-pages = Spálené stránky
at-scheme-unblinking = Bez mrknutí
at-scheme-searing-gaze = Spalující pohled
at-scheme-pack-call = Volání smečky
at-scheme-trail-of-claws = Stopa drápů
at-scheme-thick-hide = Tlustá kůže
at-scheme-frenzy = Běsnění
at-scheme-scavenged-arms = Posbírané zbraně
at-scheme-twin-advance = Dvojitý postup
at-scheme-guided-hand = Vedená ruka
at-scheme-hunting-party = Lovecká družina
at-scheme-pincer = Kleště
at-scheme-night-stalk = Noční lov
at-scheme-cut-and-tear = Sekat a trhat
at-scheme-chanting-in-the-dark = Zpěvy ve tmě
at-scheme-ritual-of-knives = Obřad nožů
at-scheme-procession = Procesí
at-scheme-vanguard = Předvoj
at-scheme-nightfall = Soumrak

# Sigils

at-sigil-haste = Pečeť spěchu
at-sigil-might = Pečeť síly
at-sigil-stone = Pečeť kamene
at-sigil-bow = Pečeť luku
at-sigil-coin = Pečeť mince
at-sigil-flame = Pečeť plamene
at-sigil-chest = Pečeť truhly
at-sigil-road = Pečeť cesty
at-sigil-purge = Pečeť očisty
at-sigil-oath = Pečeť přísahy

# Scenarios

at-scenario-three-shrines = Bitva u tří svatyní
at-scenario-signal-fires = Signální ohně
at-scenario-blighted-ford = Prokletý brod
at-scenario-three-crowns = Tři koruny
at-scenario-four-gates = Čtyři brány
at-scenario-besieged-shrines = Obležené svatyně
at-scenario-silent-road = Tichá cesta
at-scenario-drowned-beacons = Zatopené majáky
at-scenario-throne-of-the-rift = Trůn Trhliny

# Keywords of champions

at-keyword-ranged = útok na dálku
at-keyword-double = dvojitý útok
at-keyword-area = plošný útok
at-keyword-retaliate = odveta
at-keyword-attacks4 = čtyři útoky
at-keyword-forester = chodí lesem
at-keyword-double-damage = dvojité zranění
at-keyword-free = rozkazy zdarma
at-keyword-two-bodies = dvě těla
at-keyword-by-played = síla podle nejdražší karty
at-keyword-by-row = síla podle středové řady

# What keywords mean

at-keyword-text-ranged = Útočí na nepřátele až 3 pole daleko, na které má přímou viditelnost.
at-keyword-text-double = Dva útoky během jednoho rozkazu.
at-keyword-text-area = Útok zasáhne každého nepřítele v dosahu.
at-keyword-text-retaliate = Kdo na něj zaútočí, utrpí tolik zranění, kolik má síly.
at-keyword-text-attacks4 = Až čtyři útoky během jednoho rozkazu.
at-keyword-text-forester = Les ho stojí 1 bod pohybu jako prosté pole.
at-keyword-text-double-damage = Útoky i odveta zraňují dvojnásobkem síly.
at-keyword-text-free = Rozkazy pro něj nic nestojí.
at-keyword-text-two-bodies = Dvě těla se stejnými hodnotami: rozkaz platí pro obě; padne-li jedno, padne i druhé.
at-keyword-text-by-played = Síla je rovna nejvyšší ceně karty, kterou jste v tomto tahu zahráli.
at-keyword-text-by-row = Síla je rovna nejvyšší ceně v runách ve středové řadě.
