# Ascension Tactics: the guide of a first match

at-tutorial-goal = Vítejte na bojišti. Vedete několik šampionů a balíček karet. Svatyně vynáší slávu na konci vašeho tahu, máte-li na ní a kolem ní víc šampionů než kdokoli jiný. Kdo první získá slávu uvedenou v horním rohu, hned vyhrává.
at-tutorial-draft = Nejprve si všichni po jednom berou šampiony z vyložených. Červené číslo je síla, modré obrana, zelené rychlost; číslo nahoře je moc, kterou stojí rozkaz.
at-tutorial-villains = Padouši odhalují záměry. Každý říká, kdo z nich dostane rozkaz, a při dost velké hrozbě dělá víc. Kdo má rozkaz, ptá se: koho mohu porazit? Pokud nikoho, míří ke svému cíli. Jejich panel ukazuje záměry, hrozbu a cíle.
at-tutorial-cards = Nejdřív karty. Hrajte je v libovolném pořadí: runy kupují karty, moc platí rozkazy. „Zahrát vše“ zahraje to, co nevyžaduje rozhodnutí. Co nezahrajete, stejně odložíte.
at-tutorial-order = Mocí dáváte rozkazy. Vyberte šampiona: bojiště ukáže, kam dojde a koho odtud zasáhne. Pak klepněte na pole nebo na nepřítele, nebo tam šampiona přetáhněte. Nový šampion vstupuje vaším portálem. Kultisté jsou slabí a levní, ale u svatyní se počítají.
at-tutorial-move = Šampion s rozkazem se pohne a zaútočí, v libovolném pořadí. Čísla na polích jsou body pohybu; les stojí dva. Ukažte na pole a uvidíte cestu i to, co se na ní stane.
at-tutorial-attack = Nepřítel je v dosahu. Útok způsobí zranění podle vaší síly. Zranění aspoň ve výši obrany porazí; menší zmizí na konci tahu.
at-tutorial-acquire = Runy kupují karty ze středové řady a ze dvou hromádek. Jdou na odkládací balíček a vrátí se po zamíchání. Konstrukty nese šampion a je díky nim silnější; šampioni se hned přidají k týmu.
at-tutorial-treasure = Máte poklad. Posílí jednoho šampiona do konce tahu, v mnoha chvílích, i v tazích ostatních. Nechcete-li být pokaždé tázáni, řekněte to.
at-tutorial-equip = Konstrukt zůstává ve hře: šampion ho nese, dokud nepadne. Posilte někoho, kdo půjde brzy do boje.
at-tutorial-ambush = Tato karta má přepad: účinek pro toho, kdo ji získá, a to hned.
at-tutorial-fall = Šampion padl. Co nesl, je zničeno; vrátit se může rozkazem, ale až po začátku dalšího tahu svého majitele.
at-tutorial-end = Není už co hrát. Když ukončíte tah, odložíte vše, doberete pět karet, šampioni jsou připraveni a svatyně vynesou slávu.
at-tutorial-control = Kruh ve vaší barvě znamená, že svatyně je teď vaše; malá čísla pod ní počítají šampiony každé strany. Držte, co máte, a kazte, co mají jiní.
at-tutorial-farewell = To je vše, co potřebujete. Všechno se vysvětlí, když na to ukážete, i dosah nepřátel. A teď ke svatyním.
