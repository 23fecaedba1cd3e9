# Královské kroniky: první stránka pravidel

rc-primer-goal = Získejte nejvíc bodů za čtyři kola. Každé kolo má šest fází a všichni je hrají zároveň.
rc-primer-recruitment = Nábor: z balíčku si nechte jednu kartu a ostatní pošlete dál, dokud jich každý nemá pět.
rc-primer-deployment = Nasazení: tajně postavte jednotky do přední řady, kde bojují, a do zadní, kde pracují; za nové pak zaplaťte. Jednu kartu si smíte nechat.
rc-primer-war = Válka: síla vaší přední řady proti každému sousedovi. Kdo má stejně nebo víc, získá 3 body.
rc-primer-income = Příjem: 2 zlaťáky a co vynesou jednotky a budovy.
rc-primer-construction = Stavba: postavte nebo vylepšete jednu budovu. Zdroje na ni dávají vaše karty a nikdy se neutrácejí.
rc-primer-ageing = Stárnutí: každá jednotka s žetonem stáří umírá, ostatní dostanou po jednom. Většina tak slouží dvě kola.

rc-legend-any = Kterýkoli jeden zdroj
