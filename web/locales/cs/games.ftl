# Hry, druhy partií a jejich nastavení

game-crown_of_ash = Koruna z popela
game-crown_of_ash-blurb = Nekromanti bojují o šest provincií a hořící citadelu: rozmisťujte přisluhovače, vyvolávejte mrtvé, stavte a do každé bitvy položte jednu tajnou kartu.

game-royal_chronicles = Královské kroniky
game-royal_chronicles-blurb = Království napříč čtyřmi generacemi: najímejte rytíře, mágy a kupce, veďte války, stavte budovy, a staří ať uvolní místo mladým.

game-ascension_tactics = Ascension Tactics
game-ascension_tactics-blurb = Stavte balíček, veďte šampiony po poli z šestiúhelníků a držte svatyně: proti sobě, v týmech, nebo proti padouchům s vlastními pletichami.

mode-standard = S ostatními
mode-solo = Sólo
mode-automa = S ostatními a automatem
mode-grand = Ve velké společnosti
mode-duel = Duel
mode-melee = Každý sám za sebe
mode-teams = Dva na dva
mode-coop = Společně proti padouchům
mode-archvillain = Jeden hraje za padouchy
mode-campaign = Kampaň

mode-about-crown_of_ash-standard = Dva až čtyři nekromanti, lidé nebo boti.
mode-about-crown_of_ash-solo = Vy sami proti automatickému soupeři ze hry.
mode-about-crown_of_ash-automa = Dva nebo tři nekromanti a k nim automatický soupeř ze hry.
mode-about-royal_chronicles-standard = Dva až pět panovníků, lidé nebo boti.
mode-about-royal_chronicles-grand = Šest nebo sedm panovníků, lidé nebo boti; vyžaduje rozšíření Za branami.
mode-about-royal_chronicles-solo = Vy sami proti Králi lichů; jeho karty z něj dělají těžšího soupeře.
mode-about-ascension_tactics-duel = Dva hráči, lidé nebo boti; za co je sláva, určuje scénář.
mode-about-ascension_tactics-melee = Tři nebo čtyři hráči a jeden vítěz.
mode-about-ascension_tactics-teams = Dva týmy po dvou, které táhnou společně.
mode-about-ascension_tactics-solo = Vy sami proti padouchům, kteří sledují své pletichy.
mode-about-ascension_tactics-coop = Dva hráči táhnou společně proti padouchům.
mode-about-ascension_tactics-archvillain = Jeden nebo dva hráči proti tomu, kdo hraje za padouchy.
mode-about-ascension_tactics-campaign = Zlomená brána: tři scénáře za sebou proti padouchům, pro jednoho nebo dva.

option-abilities = Zvláštní schopnosti nekromantů
option-necromancer = Nekromant
option-clockwise = Tahy jdou vždy po směru hodinových ručiček
option-strict-supply = Zásoba žetonů je omezená
option-memory-aid = Ukazovat, co by věděla dokonalá paměť
option-difficulty = Automatický soupeř
option-targeted = Automatický soupeř lépe míří
option-expansions = Rozšíření
option-lich-cards = Karty Krále lichů losem
option-crown-of-bones = Koruna z kostí: Král lichů začíná se 3 body
option-dread-banner = Prapor hrůzy: 2 body za každou válku, kterou vyhraje
option-soul-harvest = Žeň duší: 1 bod pro něj, zemře-li některá vaše jednotka
option-gravekeepers-toll = Mýto hrobníka: 1 bod za sílu 4 nebo víc v podsvětí
option-per-icon = Bonus podsvětí počítá ikony, ne karty
option-scenario = Scénář
option-champions = Šampioni

value-random = losem
value-easy = lehký
value-medium = střední
value-hard = těžký
value-chosen = posádka podle vašeho výběru
value-visio = Visio
value-nox = Nox
value-mors = Mors
value-fortis = Fortis
value-none = žádné
value-gates = Za branami
value-forge = Kovárna legend
value-both = obě
value-recommended = doporučení scénářem
value-alternative = druhá dvojice týmů
value-draft = draft
value-three-shrines = Bitva u tří svatyní
value-signal-fires = Signální ohně
value-blighted-ford = Prokletý brod
value-besieged-shrines = Obležené svatyně
value-silent-road = Tichá cesta
value-drowned-beacons = Zatopené majáky
value-throne-of-the-rift = Trůn Trhliny
value-normal = běžný
value-nightmare = noční můra
