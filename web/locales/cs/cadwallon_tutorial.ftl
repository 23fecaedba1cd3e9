# Cadwallon: the guide of a first adventure

cad-tutorial-goal = Vítejte v Cadwallonu. Vaši čtyři zloději mají jednu noc: sedm kol. Otevírejte truhly, okrádejte ostatní, plňte mise a včas unikněte. Vyhrává nejvíc dukátů; každý zloděj uvnitř stojí tři.
cad-tutorial-deploy = Všichni postupně staví zloděje k branám. Podívejte se, kde leží poklady pro mise, a vejděte poblíž.
cad-tutorial-patrol = V každém tahu berete Arkánu a vedete strážného. Jak daleko, řekne kostka. Pošlete ho na ostatní: kdo s ním prohraje, platí dva dukáty a je odehnán.
cad-tutorial-turn = Teď máte sedm akčních bodů, žetony nad mapou. Vyberte zloděje. Každý má za tah jeden pohyb, jednu akci a jedno použití schopnosti. Pohyb stojí bod.
cad-tutorial-move = Osvětlená místa jsou na dosah: klikněte, kde má pohyb skončit. Do místností se vchází dveřmi. Co místo nabízí, se řekne po najetí.
cad-tutorial-chest = Truhla. Otevření stojí bod a hod: vaše mysl nebo méně otevře. Rozbití stojí dva a vždy se podaří. Zloděj unese tři poklady.
cad-tutorial-attack = Nepřítel je na dosah. Oba hází, vítězí nejlepší kostka. Vítěz ukradne poklad nebo dva dukáty a řekne, kam poražený uteče. Šance jsou na tlačítku.
cad-tutorial-cards = Boj. Hodící se karty z ruky můžete zahrát teď; na každé stojí kdy. Pruh ukazuje šance s nimi i bez nich.
cad-tutorial-react = Je tah někoho jiného, ale můžete odpovědět kartou. Nechcete-li být v tomto tahu znovu tázáni, řekněte to.
cad-tutorial-mission = Vaše banda nese, co mise žádá. Tři body ji odevzdají a hned zaplatí: většinou víc než prodej na konci a už to nikdo neukradne.
cad-tutorial-strongbox = To je zvláštní poklad dobrodružství: svitek a klíče u jednoho zloděje otevřou truhlu v Pokladnici za osm dukátů.
cad-tutorial-alarm = Poplach! Dvanáct bran se zavře, čtyři zůstanou. Mapa ukazuje, jak daleko to má každý váš zloděj. Odejděte včas: co zůstane uvnitř, je ztraceno.
cad-tutorial-farewell = To je vše, co potřebujete. Všechno se vysvětlí po najetí a v pravidlech lze hledat. Dobrý lov.
