# Cadwallon: the game on one page

cad-primer-goal = Banda čtyř zlodějů má jednu noc v uzavřené čtvrti. Vyhrává nejvíc dukátů.
cad-primer-turn = Ve svém tahu vezměte Arkánu, pohněte strážným a utraťte sedm akčních bodů. Každý zloděj má jeden pohyb, jednu akci a jedno použití schopnosti.
cad-primer-chest = Truhla se otevře za bod (kostka, mysl nebo méně), nebo rozbije za dva. Zloděj unese tři poklady; měšce platí hned.
cad-primer-fight = Útok stojí bod: oba hází tolik kostek, kolik mají boj; vítězí nejlepší. Vítěz ukradne poklad nebo dva dukáty a poražený utíká o tři pole.
cad-primer-cards = Arkány se hrají ve chvíli, která na nich stojí, některé v tahu ostatních.
cad-primer-mission = Mise hned zaplatí za poklady vaší bandy: tři body, jednou za tah.
cad-primer-explore = S Králem popela skrývají místnosti žetony: kdo vejde, zastaví a odkryje. Schodiště vedou do katakomb ke Kyklopovi. Zraněný zloděj nejedná; bod zranění vyléčí.
cad-primer-alarm = Při poplachu padají mříže a čtyři brány zůstávají. Na konci se vynesené poklady prodají; každý zloděj uvnitř stojí 3 dukáty.
cad-primer-door = Truhla s pokladem
cad-primer-gate = Brána; může ji zavřít mříž
cad-primer-ducats = Dukáty
cad-primer-experience = Zkušenost: přehodit kostku za jednu, výbava za dvě
cad-primer-wound = Zranění
cad-primer-guard = Strážný
cad-primer-combat = Boj: kostky v boji
cad-primer-movement = Pohyb: pole
cad-primer-mind = Mysl: až do tohoto čísla se zámek otevře
