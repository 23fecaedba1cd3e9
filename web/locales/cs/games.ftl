# Hry, druhy partií a jejich nastavení

game-crown_of_ash = Koruna z popela
game-crown_of_ash-blurb = Nekromanti bojují o šest provincií a hořící citadelu: rozmisťujte přisluhovače, vyvolávejte mrtvé, stavte a do každé bitvy položte jednu tajnou kartu.

game-royal_chronicles = Královské kroniky
game-royal_chronicles-blurb = Království napříč čtyřmi generacemi: najímejte rytíře, mágy a kupce, veďte války, stavte budovy, a staří ať uvolní místo mladým.

mode-standard = S ostatními
mode-standard-about = Dva až čtyři nekromanti, lidé nebo boti.
mode-solo = Sólo
mode-solo-about = Vy sami proti automatickému soupeři ze hry.
mode-automa = S ostatními a automatem
mode-automa-about = Dva nebo tři nekromanti a k nim automatický soupeř ze hry.

option-abilities = Zvláštní schopnosti nekromantů
option-necromancer = Nekromant
option-clockwise = Tahy jdou vždy po směru hodinových ručiček
option-strict-supply = Zásoba žetonů je omezená
option-memory-aid = Ukazovat, co by věděla dokonalá paměť
option-difficulty = Automatický soupeř
option-targeted = Automatický soupeř lépe míří

value-random = losem
value-easy = lehký
value-medium = střední
value-hard = těžký
value-visio = Visio
value-nox = Nox
value-mors = Mors
value-fortis = Fortis
