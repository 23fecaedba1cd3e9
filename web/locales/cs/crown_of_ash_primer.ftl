# Koruna popela: první stránka pravidel

coa-primer-goal = Získejte nejvíc bodů za čtyři kola. Budovy a Citadela dávají body na konci každého kola tomu, kdo je ovládá.
coa-primer-turn = Každý postupně staví jednoho ze čtyř služebníků a provede, co místo říká, dokud nejsou všichni rozestavěni.
coa-primer-gather = Sběr: vezměte si, co budova dává. Patří-li někomu jinému, dostane její majitel daň.
coa-primer-build = Stavba: zaplaťte zlatem za budovu. V prázdné provincii vám provincii získá, na vaší budově zvýší její cenu.
coa-primer-battle = Útok: až dva bojovníci a jedna karta boje proti obráncům a kartě soupeře. Vyhrává vyšší součet, při shodě obránce. Obě karty vynášejí: čím slabší, tím víc.
coa-primer-recruit = Na konci tahu smíte za zdroje vyvolat jednoho ze šesti bojovníků v řadě.
coa-primer-citadel = Citadelu drží Král silou 5. Zaútočit na ni smějí tři bojovníci a každé kolo je cennější.

coa-legend-gold = Zlato; nahradí kterýkoli zdroj
coa-legend-minion = Služebník; čárkovaný kruh je volné místo
coa-legend-gather = Tady se sbírá
coa-legend-attack = Tady se útočí
coa-legend-automaton = Samohyb: bojuje jen v jednom boji
coa-legend-black = Karta 0: kdo s ní prohraje, zničí nebo zachrání bojovníka
