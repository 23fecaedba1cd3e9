# Royal Chronicles: the guide of a first match

rc-tutorial-goal = Vítejte, Vaše Veličenstvo. Máte čtyři generace na to, abyste vybudovali říši, na kterou se nezapomene. Body přinášejí války, stavby a to, co vaši lidé dělají zaživa i ve chvíli smrti. Zde hrajete proti Králi lichů: po čtyřech kolech musíte mít víc bodů než on.
rc-tutorial-goal-people = Vítejte, Vaše Veličenstvo. Máte čtyři generace na to, abyste vybudovali říši, na kterou se nezapomene. Body přinášejí války se sousedy, stavby a to, co vaši lidé dělají zaživa i ve chvíli smrti. Vyhraje, kdo bude mít po čtyřech kolech nejvíc bodů.
rc-tutorial-card = Karta o sobě říká všechno. Vlevo nahoře je cena ve zlatě, vpravo nahoře síla. Malé znaky ukazují, co vyrábí (dřevo, jídlo nebo rudu) a ve kterých fázích jedná. Ukažte na ni a přečtete si vše.
rc-tutorial-draft = Toto je výběr karet. Jednu z nich si nechte; pak uvidíte čtyři jiné a potom tři. Na začátek se hodí někdo silný do války a někdo, kdo vyrobí surovinu pro první stavbu.
rc-tutorial-draft-people = Toto je výběr karet. Jednu z nich si nechte; ostatní putují k sousedovi a vy dostanete jiné. Na začátek se hodí někdo silný do války a někdo, kdo vyrobí surovinu pro první stavbu.
rc-tutorial-underworld = Co si nenecháte, odchází do podsvětí. Než začnete rozmísťovat, dostane za tyto karty body Král lichů, jak říkají jeho odkryté karty nekropole. Podívejte se tedy, po čem touží, než mu to přenecháte.
rc-tutorial-rows = Nyní uspořádejte své království. Přední řada bojuje, zadní řada je stranou války a pracuje. Kartu přetáhněte do řady, nebo použijte tlačítka pod ní. Každý krok můžete vzít zpět, dokud neskončíte.
rc-tutorial-gold = Noví poddaní stojí zlato a zde vidíte, kolik ho zbývá. Zlato je potřeba i na stavby, a tak může být moudré nechat místo prázdné.
rc-tutorial-outlook = Nadcházející válka: vaše síla se počítá, zatímco karty rozmísťujete. Armády Krále lichů jsou součtem dvou karet nekropole. Jedna je odkrytá, druhá se otočí, až válka začne, takže jejich sílu znáte jen v rozmezí.
rc-tutorial-outlook-people = Nadcházející válka: vaše síla se počítá, zatímco karty rozmísťujete. Vedle vidíte, co sousedé ukazují nyní. Své karty rozmísťují zároveň s vámi a tajně, a tak si nechte rezervu.
rc-tutorial-keep = Jedna karta může počkat na příští kolo. Co nevyložíte ani si nenecháte, to se na konci odhodí.
rc-tutorial-ability = Někteří jednají ve chvíli, kdy jsou odhaleni. Žetony stáří někoho posílí, ale kdo nějaký má, na konci kola zemře.
rc-tutorial-war = Utkali jste se s oběma armádami, jednou po druhé. Vítězí, kdo je stejně silný nebo silnější; každá vaše výhra přinese 3 body a za každou svou výhru dostane Král lichů jeden.
rc-tutorial-war-people = Všichni bojovali se svými sousedy. Vítězí, kdo je stejně silný nebo silnější, a dostane body. Vedle vidíte, z čeho se vaše síla skládala.
rc-tutorial-income = Po válce přichází příjem: 2 zlaťáky pro každého a to, co přidají poddaní a stavby. Součty vidíte vedle válek.
rc-tutorial-build = V každém kole postavte jednu stavbu, nebo jednu vylepšete. Suroviny vyrábí to, co ve vašem království stojí; nespotřebují se, ale musí tu být všechny najednou. Každá stavba, kterou už máte, zdraží tu další o 2 zlaťáky. Co můžete zaplatit, svítí, i s cenou ve zlatě.
rc-tutorial-ageing = Čas pokročil. Každý s žetonem stáří zemřel a všichni ostatní teď jeden mají. Téměř každý vám tedy slouží dvě kola: myslete na ty, kdo přijdou po nich.
rc-tutorial-marker = Ukazatel času se posunul a odteď přináší body další karta nekropole. Armády s každým kolem sílí.
rc-tutorial-farewell = To je vše, co potřebujete. Úplná pravidla jsou vždy po ruce a všechno na stole se vysvětlí, když na to ukážete. Ať vládnete dlouho.
