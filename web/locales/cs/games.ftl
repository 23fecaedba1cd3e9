# Hry, druhy partií a jejich nastavení

game-crown_of_ash = Koruna z popela
game-crown_of_ash-blurb = Nekromanti bojují o šest provincií a hořící citadelu: rozmisťujte přisluhovače, vyvolávejte mrtvé, stavte a do každé bitvy položte jednu tajnou kartu.

game-royal_chronicles = Královské kroniky
game-royal_chronicles-blurb = Království napříč čtyřmi generacemi: najímejte rytíře, mágy a kupce, veďte války, stavte budovy, a staří ať uvolní místo mladým.

mode-standard = S ostatními
mode-solo = Sólo
mode-automa = S ostatními a automatem
mode-grand = Ve velké společnosti

mode-about-crown_of_ash-standard = Dva až čtyři nekromanti, lidé nebo boti.
mode-about-crown_of_ash-solo = Vy sami proti automatickému soupeři ze hry.
mode-about-crown_of_ash-automa = Dva nebo tři nekromanti a k nim automatický soupeř ze hry.
mode-about-royal_chronicles-standard = Dva až pět panovníků, lidé nebo boti.
mode-about-royal_chronicles-grand = Šest nebo sedm panovníků, lidé nebo boti; vyžaduje rozšíření Za branami.
mode-about-royal_chronicles-solo = Vy sami proti Králi lichů; jeho karty z něj dělají těžšího soupeře.

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
