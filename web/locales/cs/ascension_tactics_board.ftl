# Ascension Tactics: what stands on the board

at-board-field = Bojiště
at-board-row = Středová řada
at-board-center-deck = Zbývá karet ve středovém balíčku
at-board-banished = Vyhnané karty
at-board-discard = Odkládací balíček
at-board-deck = Karet v balíčku
at-board-hand = Ruka
at-board-hand-empty = V ruce už nejsou karty
at-board-played = Zahráno v tomto tahu
at-board-play-all = Zahrát vše ({ $number })
at-board-purse = Runy jen na konstrukty
at-board-team = Tým
at-board-treasures = Poklady
at-board-schemes = Záměry v ruce
at-board-scheme-deck = Zbývá záměrů
at-board-from-threat = Od hrozby { $threat }:
at-board-partner = partner: { $who }
at-board-partner-hand = Ruka: { $who }
at-board-take = Hrát za: { $who }
at-board-look-through = { $pile }: { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}. Prohlédnout.
at-board-draft = Výběr šampionů
at-board-campaign = Rozbitá brána
at-board-attempt = Pokus { $number }
at-board-turn = Tah { $number }
at-board-target = Sláva potřebná k vítězství
at-board-glory-of = Sláva; k vítězství je třeba { $target }

# Cards and champions in words

at-board-card = { $name }: { $kind }{ $faction ->
    [none] {""}
   *[other] , { $faction }
}, { $price }. { $text }
at-board-champion = { $name }{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
}: síla { $strength }, obrana { $defence }, rychlost { $speed }, rozkaz stojí { $order } moci. { $text }
at-board-off = mimo bojiště
at-board-figure = { $name } ({ $who }), { $cell }: síla { $strength }, obrana { $left } z { $defence }, rychlost { $speed }, { $ready ->
    [yes] připraven
   *[no] vyčerpán
}{ $keywords ->
    [none] {""}
   *[other] ; { $keywords }
}{ $carries ->
    [none] {""}
   *[other] ; nese: { $carries }
}
at-board-cell = { $cell }: { $terrain }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}{ $glory ->
    [0] {""}
   *[other] , vynáší { $glory } slávy
}{ $treasure ->
    [yes] , poklad
   *[no] {""}
}

# An order that is being planned

at-board-end = { $label }. { $way }
at-board-steps = { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } body
   *[other] { $cost } bodů
}
at-board-hurt = země způsobí { $hurt } zranění
at-board-falls = šampion by padl
at-board-lit = { $number ->
    [one] zabere maják nebo portál
    [few] zabere { $number } majáky nebo portály
    [many] zabere { $number } majáky nebo portály
   *[other] zabere { $number } majáků nebo portálů
}
at-board-treasure = vezme poklad
at-board-damage = { $attacks ->
    [1] { $damage } zranění
   *[other] { $damage } zranění, útoků: { $attacks }
}
at-board-defeats = porazí ho
at-board-back = { $back } zranění zpět
at-board-goes = { $name } jde na { $cell }: { $way }.
at-board-stays = { $name } zůstává.
at-board-hits = Útok na cíl „{ $enemy }“: { $blow }.
at-board-hits-all = Útok na všechny nepřátele v dosahu: { $blows }.
at-board-hit = { $enemy } ({ $blow })

# What is shown large while it is told

at-board-attack = Útok
at-board-harm = Zranění
at-board-strikes-back = Vrací úder.
at-board-land = Krajina se mění
at-board-scheme = Záměr padouchů
at-board-threat-is = Hrozba { $threat }
at-board-surge = { $name }: vzepětí!
at-board-decision = Padouch se rozhoduje
at-board-goal = Cíl: { $goal }
at-board-chart-judge = Koho může porazit?
at-board-chart-target = Koho si vybere?
at-board-chart-goes = Kam jde?
at-board-chart-holds = Stojí na svém cíli a drží ho.
at-board-chart-lost = Rozkaz propadá.
at-board-nobody = Nikoho
at-board-stays-here = Zůstává.
at-board-cannot = Nemůže jednat.
at-board-glory-now = { $glory } z { $target } slávy

# What a perfect memory knows

at-board-memory-center = Zbývá ve středovém balíčku
at-board-memory-treasures = Poklady, které nikdo neviděl
at-board-memory-schemes = Zbývající záměry

# Bojiště slovy

at-board-survey = Bojiště slovy
at-board-places = Místa
at-board-figure-of = { $name } ({ $who }), { $cell }
at-board-lies = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
}, { $where }: { $thing }
