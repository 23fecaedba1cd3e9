# Royal Chronicles: the rules

rc-chapter-solo-components = Sólo: součásti
rc-rule-solo-comp-01 = Jeden hráč, panovník, stojí proti Králi lichů a jeho přisluhovačům.
rc-rule-solo-comp-02 = Karty pro sólovou hru nesou zvláštní symbol.
rc-rule-solo-comp-03 = Rozšíření jsou v sólové hře na vás: žádné, kterékoli jedno, nebo obě.
rc-rule-solo-comp-04 = Karet nekropole je 20.
rc-rule-solo-comp-05 = Karty Krále lichů jsou 4.
rc-rule-solo-comp-06 = K sólové hře patří 1 přehled.

rc-chapter-necropolis-cards = Karty nekropole
rc-rule-solo-necro-01 = Pole 1, okamžitý příjem: body, které Král lichů dostane jednou, na konci náboru v kole uvedeném na kartě.
rc-rule-solo-necro-02 = Pole 2, bonus podsvětí: body, které Král lichů dostává každé kolo, je-li splněna podmínka karty.
rc-rule-solo-necro-03 = Pole 3, síla: jedno číslo pro černou armádu Krále lichů a jedno pro purpurovou.
rc-rule-solo-necro-04 = Pole 4, symbol kola: kolo, ve kterém karta přináší okamžitý příjem.

rc-chapter-lich-king-cards = Karty Krále lichů
rc-rule-solo-lk-01 = Obtížnost lze zvýšit přidáním 1 až 4 karet Krále lichů (0 je základní hra, stupňů je tedy pět).
rc-rule-solo-lk-02 = Čím víc karet Krále lichů, tím těžší hra.
rc-rule-solo-lk-03 = Karty si vyberete, nebo je táhnete náhodně.
rc-rule-solo-lk-04 = Vybrané karty leží na stole lícem nahoru.
rc-rule-solo-lk-05 = Dávají Králi lichů zvláštní vlastnosti po celou hru.

rc-chapter-solo-goal = Sólo: cíl
rc-rule-solo-goal-01 = Hráč vítězí, má-li na konci hry víc bodů než Král lichů.

rc-chapter-solo-setup = Sólo: příprava
rc-rule-solo-setup-01 = Počítadlo bodů leží uprostřed stolu.
rc-rule-solo-setup-02 = Zásoby žetonů jsou dvě: zlato a žetony stáří.
rc-rule-solo-setup-03 = Hráč začíná se 3 zlaťáky.
rc-rule-solo-setup-04 = Hráč si zvolí barvu a vezme její přehled a ukazatel bodů.
rc-rule-solo-setup-05 = Hráč si vezme přehled sólové hry a ukazatel bodů jiné barvy pro Krále lichů.
rc-rule-solo-setup-06 = Oba ukazatele bodů začínají na začátku stupnice (0).
rc-rule-solo-setup-07 = Karty budov se berou stejně jako ve hře více hráčů, podle použitých rozšíření.
rc-rule-solo-setup-08 = Balíček jednotek se skládá podle použitých rozšíření.
rc-rule-solo-setup-09 = Karty nekropole roztřiďte na 5 hromádek podle rubu (1, 2, 3, 4, K) a každou zvlášť zamíchejte.
rc-rule-solo-setup-10 = Z každé hromádky vytáhněte 1 náhodnou kartu, aniž uvidíte její líc.
rc-rule-solo-setup-11 = Těchto 5 karet položte lícem dolů do řady vedle počítadla v pořadí 1 – 2 – 3 – 4 – K.
rc-rule-solo-setup-12 = První kartu (1) otočte a položte na ni ukazatel času.
rc-rule-solo-setup-13 = Řada nahrazuje stupnici kol na počítadle.

rc-chapter-solo-course = Sólo: průběh hry
rc-rule-solo-flow-01 = Hra trvá 4 kola.
rc-rule-solo-flow-02 = Kolo má 6 fází v tomto pořadí: 1 nábor, 2 nasazení, 3 válka, 4 příjem, 5 stavba, 6 stárnutí.
rc-rule-solo-flow-03 = Všechny fáze probíhají jako ve hře více hráčů kromě náboru a války.
rc-rule-solo-flow-04 = Král lichů nikdy nenajímá jednotky.
rc-rule-solo-flow-05 = Král lichů nikdy nestaví.
rc-rule-solo-flow-06 = Své body dostává Král lichů z karet nekropole.

rc-chapter-solo-recruitment = Sólo: nábor
rc-rule-solo-recruit-01 = Hráč si vybírá jednotky; každá nevybraná karta jde do podsvětí.
rc-rule-solo-recruit-02 = Podsvětí není balíček jednotek ani odhazovací balíček, leží zvlášť.
rc-rule-solo-recruit-03 = Na konci náboru přináší podsvětí Králi lichů bonus podsvětí.
rc-rule-solo-recruit-04 = Výběr 1: táhněte z balíčku 5 jednotek, nechte si 1, ostatní 4 dejte do podsvětí.
rc-rule-solo-recruit-05 = Výběr 2: táhněte 4 jednotky, nechte si 1, ostatní 3 dejte do podsvětí.
rc-rule-solo-recruit-06 = Výběr 3: táhněte 3 jednotky, nechte si 1, ostatní 2 dejte do podsvětí (teď má 9 karet).
rc-rule-solo-recruit-07 = Zamíchejte 9 karet podsvětí lícem dolů.
rc-rule-solo-recruit-08 = Výběr 4: vezměte 2 vrchní karty podsvětí, nechte si 1, druhou dejte dospod.
rc-rule-solo-recruit-09 = Výběr 5: vezměte z vrchu podsvětí ještě jednu, poslední kartu a nechte si ji; volba tu není.
rc-rule-solo-recruit-10 = Po výběru 5 má hráč 5 najatých jednotek a v podsvětí zbývá 7 karet.
rc-rule-solo-recruit-11 = Během náboru si hráč smí kdykoli prohlédnout odhozené karty i podsvětí.

rc-chapter-the-lich-king-s-income = Příjem Krále lichů
rc-rule-solo-lich-01 = Nastává na konci náboru, když má hráč všechny jednotky.
rc-rule-solo-lich-02 = Okamžitý příjem: Král lichů dostane body z levého horního rohu karty tohoto kola (té s ukazatelem času).
rc-rule-solo-lich-03 = Bonus podsvětí: porovnejte 7 karet podsvětí s podmínkou každé otočené karty nekropole.
rc-rule-solo-lich-04 = Za každou jednotku a každý legendární artefakt, který podmínku splňuje, dostane Král lichů body bonusu té karty.
rc-rule-solo-lich-05 = S postupem hry je otočených karet nekropole víc, a tak bonus roste.
rc-rule-solo-lich-06 = Při této kontrole má jednotka nezměněnou sílu, číslo vytištěné na štítu.
rc-rule-solo-lich-07 = Při této kontrole platí každá podmínka výroby suroviny za splněnou.
rc-rule-solo-lich-08 = Pak jdou všechny karty podsvětí na odhazovací balíček a nábor končí.

rc-chapter-solo-war = Sólo: válka
rc-rule-solo-war-01 = Hráč bojuje s oběma armádami Krále lichů, černou a purpurovou (text je značí ♣ a ♠).
rc-rule-solo-war-02 = Nejdřív otočte další kartu nekropole v řadě; ukazatel času se neposouvá.
rc-rule-solo-war-03 = Síla černé armády = černé číslo současné karty + černé číslo karty právě otočené.
rc-rule-solo-war-04 = Síla purpurové armády = součet purpurových čísel týchž dvou karet.
rc-rule-solo-war-05 = Síla království se počítá podle běžných pravidel.
rc-rule-solo-war-06 = Království svede s každou armádou jednu válku.
rc-rule-solo-war-07 = Každá vyhraná válka dá hráči 3 body, stejně jako ve hře více hráčů.
rc-rule-solo-war-08 = Za každou válku, kterou vyhraje, dostane Král lichů 1 bod.
rc-rule-solo-war-09 = Při shodě válku vyhrálo království i armáda (hráč +3, Král lichů +1).

rc-chapter-solo-end = Sólo: konec
rc-rule-solo-round-01 = Na konci kola posuňte ukazatel času na další kartu nekropole; začíná nové kolo.
rc-rule-solo-end-01 = Po kole 4, když ukazatel dojde na poslední kartu (K), hra končí.
rc-rule-solo-end-02 = Hráč si přičte body za postavené budovy.
rc-rule-solo-end-03 = Hráč si přičte body za legendární artefakty, hraje-li se s nimi.
rc-rule-solo-end-04 = Král lichů dostane okamžitý příjem karty K.
rc-rule-solo-end-05 = Hráč vítězí, má-li víc bodů než Král lichů.
rc-rule-solo-end-06 = Při stejném počtu bodů vítězí Král lichů.

rc-chapter-solo-artifacts = Sólo: artefakty
rc-rule-solo-art-01 = Artefakty v podsvětí se porovnávají s podmínkami nekropole stejně jako jednotky.
rc-rule-solo-art-02 = Artefakty v království hráče dávají na konci hry body jako ve hře více hráčů.

rc-chapter-solo-examples = Sólo: příklady
rc-rule-solo-ex-01 = Příklad: ponechán je Kolos a Dřevorubec, pak ze tří karet Paní času; Dobrodruh a Horník jdou do podsvětí. To se zamíchá a vezmou se z něj dvě karty, protože výběry 4 a 5 se dělají z něj.
rc-rule-solo-ex-02 = Příklad, kolo 2: Mantikora se počítá se silou 2, Dobrodruh jako ten, kdo dává rudu.
rc-rule-solo-ex-03 = Příklad, kolo 2: 1 bod ihned, 1 × 1 za první otočenou kartu a 3 × 2 za druhou je 8.
rc-rule-solo-ex-04 = Příklad, kolo 2: otočí se karta 3 a každá armáda je součtem dvou čísel.
rc-rule-solo-ex-05 = Příklad: Duch lesa a Golem v přední řadě mají sílu 6. To je shoda s černou armádou: hráč vyhrál jednu válku, 3 body; Král lichů obě, 2 body.

rc-chapter-setup-and-concepts = Příprava a pojmy
rc-rule-base-setup-01 = 2–5 hráčů se základní hrou, 6–7 s rozšířením Za branami, 1 podle sólových pravidel.
rc-rule-base-setup-02 = Každý hráč má přehled, ukazatel bodů na 0, 3 zlaťáky a po kartě od každé budovy (stranou úrovně I nahoru); nic není postaveno.
rc-rule-base-setup-03 = Všechny karty jednotek zamíchejte do jednoho balíčku.
rc-rule-base-setup-04 = Ukazatel času začíná v kole 1; stupnice bodů jde 0–60, dál slouží žeton „50“.
rc-rule-base-concept-01 = Království tvoří místa pro jednotky a postavené budovy. Zprvu jsou 2 místa v přední a 2 v zadní řadě.
rc-rule-base-concept-02 = Suroviny nejsou žetony: surovina existuje, dokud je ve hře karta, která ji dává.
rc-rule-base-concept-03 = Suroviny se neutrácejí; totéž dřevo smí v jednom kole zaplatit budovu, posílit Kasárna a tak dál.
rc-rule-base-concept-04 = Jednotka umírá, jen když je odhozena ve fázi stárnutí; žádné jiné odhození není smrt.
rc-rule-base-concept-05 = Všechny fáze se hrají současně. Kde záleží na pořadí, má přednost vyšší počet bodů, pak méně zlata, pak náhoda.
rc-rule-base-concept-06 = Body nikdy neklesnou pod 0.
rc-rule-base-concept-07 = Zlato podle pravidel nedochází (30 jedniček a 10 pětek je jen zásoba).

rc-chapter-recruitment = Nábor
rc-rule-base-recruit-01 = Při 3+ hráčích rozdejte každému 5 jednotek; nechte si 1, předejte 4; nechte si 1, předejte 3; … až má každý 5.
rc-rule-base-recruit-02 = V kolech 1 a 3 se předává po směru hodinových ručiček (doleva), v kolech 2 a 4 proti němu.
rc-rule-base-recruit-03 = Při 2 hráčích rozdejte každému 9; pokaždé si 1 nechte, 1 odhoďte a zbytek předejte; devátá karta zůstává, každý má 5 karet.
rc-rule-base-recruit-04 = Na konci fáze si vezměte do ruky kartu ponechanou z minulého kola (máte-li ji).
rc-rule-base-recruit-05 = Dojde-li balíček, zamíchejte odhozené karty do nového a pokračujte.

rc-chapter-deployment = Nasazení
rc-rule-base-deploy-01 = Pokládejte libovolný počet jednotek z ruky lícem dolů na volná místa.
rc-rule-base-deploy-02 = Jednotky, které už jsou ve hře, smíte volně přesouvat.
rc-rule-base-deploy-03 = Jednotky, které už jsou ve hře, smíte volně odhazovat a dělat tak místo (není to smrt, žetony se vracejí do zásoby).
rc-rule-base-deploy-04 = Až jsou všichni hotovi, naráz odhalte karty a zaplaťte zlatem každou novou jednotku.
rc-rule-base-deploy-05 = Za jednotku z dřívějšího kola se už nikdy neplatí.
rc-rule-base-deploy-06 = Nová jednotka, na kterou nezbývá, je odhozena.
rc-rule-base-deploy-07 = Záporná cena (Opice −1) dává zlato ihned a lze jím platit jiné jednotky téhož nasazení.
rc-rule-base-deploy-08 = Zlatem ze schopností při nasazení nelze platit jednotky téhož nasazení.
rc-rule-base-deploy-09 = Z karet v ruce, které jste nepoložili, si smíte nechat lícem dolů na příští kolo nejvýše 1; ostatní odhoďte.
rc-rule-base-deploy-10 = Po zaplacení působí schopnosti fáze nasazení: u nových jednotek ty při nasazení; schopnosti bez tohoto znaku působí každé kolo.
rc-rule-base-deploy-11 = Body za Krakena se ztrácejí až na samém konci fáze, po vylepšeních Golema.
rc-rule-base-deploy-12 = Nebyla-li dřív žádná budova úrovně II, nasazený Golem nedává páté místo v téže fázi.

rc-chapter-war = Válka
rc-rule-base-war-01 = Síla království = součet síly jednotek v přední řadě + těch, které bojují ze zadní + přídavky budov.
rc-rule-base-war-02 = Změny síly (za žetony stáří, za suroviny, za zlato příjmu, „X místo Y“) se počítají teď; číslo s hvězdičkou je proměnné.
rc-rule-base-war-03 = Porovnejte sílu s levým a pravým sousedem, s každým zvlášť; válku vyhrává stejná nebo vyšší síla.
rc-rule-base-war-04 = Za každou vyhranou válku 3 body; shodu vyhrávají obě strany.
rc-rule-base-war-05 = Schopnosti „za každou vyhranou válku“ počítají všechny takové války (0–2), i shody.
rc-rule-base-war-06 = Budovy úrovně II, které bodují ve válce, platí bez ohledu na její výsledek.
rc-rule-base-war-07 = Při 2 hráčích je válka jen jedna; za vítězství 3 body, 6 bodů při aspoň dvojnásobné síle; se silou 0 zvítězit nelze.
rc-rule-base-war-08 = Kasárna II počítají každou jednotku, která má právě sílu 3 nebo víc.

rc-chapter-income = Příjem
rc-rule-base-income-01 = Všichni dostávají 2 zlaťáky a všechno zlato, které ve fázi příjmu dávají jednotky a budovy.
rc-rule-base-income-02 = Ogr počítá zlato, které bude získáno v tomto příjmu, i se základními 2.

rc-chapter-construction = Stavba
rc-rule-base-build-01 = Za kolo nejvýše jedna stavba: jedna nová budova, nebo jedno vylepšení. Smíte ji i vynechat.
rc-rule-base-build-02 = Novou budovu lze postavit na úrovni I, nebo rovnou na úrovni II.
rc-rule-base-build-03 = Úroveň I potřebuje suroviny úrovně I; vylepšení jen suroviny úrovně II.
rc-rule-base-build-04 = Rovnou úroveň II potřebuje suroviny úrovní I a II dohromady (např. Město: 1 + 2 = 3 dřeva).
rc-rule-base-build-05 = Cena půdy pro novou budovu: 2 zlaťáky × počet budov, které už v království jsou (0, 2, 4, 6 …). Vylepšení cenu půdy nemá.
rc-rule-base-build-06 = Chrám: každá úroveň zvlášť buď rudou, nebo uvedeným zlatem.
rc-rule-base-build-07 = Obchodnice se dřevem a Velký architekt nahrazují chybějící suroviny, každou 1 zlaťákem, kolikrát chcete, Architekt kterékoli.
rc-rule-base-build-08 = Budova úrovně II si ponechává schopnost úrovně I.
rc-rule-base-build-09 = První budova úrovně II otevírá páté místo pro jednotku, v přední řadě (3 v přední + 2 v zadní); další už nepřidávají.
rc-rule-base-build-10 = Budovy jsou trvalé; každou lze postavit jednou.
rc-rule-base-build-11 = Co budova sama dává, nepomáhá zaplatit její vlastní stavbu rovnou na úrovni II.

rc-chapter-ageing = Stárnutí
rc-rule-base-age-01 = Nejdřív umírá (je odhozena) každá jednotka s aspoň 1 žetonem stáří.
rc-rule-base-age-02 = Pak každá přeživší jednotka, i zachráněná schopností, dostane 1 žeton stáří.
rc-rule-base-age-03 = Schopnosti „když … umírá“ působí pro všechny umírající této fáze společně, i pro působící jednotku, umírá-li také.
rc-rule-base-age-04 = Výjimky (Salamandr: 2 žetony; Relikvie: nikdy; Léčitel smí zachránit jednu jednotku s právě 1 žetonem, i sebe).
rc-rule-base-age-05 = Stárnutí se hraje i v kole 4, před konečným bodováním.

rc-chapter-end-of-the-game = Konec hry
rc-rule-base-end-01 = Po kole 4 přičtěte body budov (úroveň I 1, úroveň II 3) a schopnosti konce hry.
rc-rule-base-end-02 = Vítězí nejvíc bodů; při shodě nejvíc zlata; při další shodě se o vítězství dělí.

rc-chapter-beyond-the-gates = Za branami
rc-rule-btg-01 = 20 karet jednotek 13 druhů, označených klíčem, se zamíchá do balíčku jednotek.
rc-rule-btg-02 = Nových druhů budov je 6; destiček budov 7 (Kasárna a 6 nových).
rc-rule-btg-03 = Město, Důl, Krčma a Chrám jsou ve hře vždy; ze 7 destiček se náhodně vylosují 3: všichni hrají se stejnými 7 budovami.
rc-rule-btg-04 = Je tu materiál pro hráče 6 a 7; čtyři žetony bodů „50“.
rc-rule-btg-05 = V krabici jsou i karty pro sólovou hru: 20 karet nekropole, 4 karty Krále lichů a 1 přehled, celkem je karet 99.
rc-rule-btg-06 = Jinak se základní pravidla nemění.
rc-rule-btg-07 = Co se ví o jednotkách: Princezna (nejdražší, každé kolo odměňuje budovy), Ztracená duše (7 bodů při smrti), Velmož (až 10 bodů při nasazení), Relikvie světla (až 4 body za kolo spolu s těmi, kdo neumírají), Relikvie války, Velký správce (síla, zlato při nasazení, jídlo), Pašerák (zlato), Stín (2 karty, opakuje schopnost při nasazení), Džin (vylepší jednu budovu).
rc-rule-btg-08 = Co se ví o budovách: Krypta (název) a Přístav (jediná budova se dvěma účinky na jedné úrovni).

rc-chapter-the-forge-of-legends = Kovárna legend
rc-rule-fol-01 = 14 nových druhů jednotek, 3 nové druhy budov a 9 druhů nových karet, legendárních artefaktů.
rc-rule-fol-02 = Artefakty jsou v balíčku jednotek: lze je najmout a mohou skončit v podsvětí.
rc-rule-fol-03 = Artefakty patří k království a dávají body na konci hry.
rc-rule-fol-04 = Při nasazení se vedle království pokládá nejvýše jeden nový artefakt za kolo a platí se spolu s jednotkami. Nezabírá místo, nemá sílu, nestárne a nemůže zemřít; v království jsou nejvýše 3.
rc-rule-fol-05 = S nepoloženým artefaktem v ruce se zachází jako s kartou jednotky (lze si ho nechat, jinak se odhodí).
rc-rule-fol-06 = S oběma rozšířeními se 3 budovy losují z destiček: Kasárna + 6 + 3 = 10; se samotnou Kovárnou Kasárna + 3 = 4.
rc-rule-fol-07 = Měňavec přeskakuje (odhazuje) artefakty, které vytáhl.

rc-chapter-rulings = Výklad
rc-rule-amb-01 = Před výběrem 4 má podsvětí 4 + 3 + 2 = 9 karet a boduje jich 9 − 2 + 1 − 1 = 7.
rc-rule-amb-02 = Karta vrácená ve výběru 4 jde pod ostatních sedm, takže výběr 5 to nikdy není ona. Výběr 5 je vynucený.
rc-rule-amb-03 = Co je v podsvětí, lze vidět kdykoli, nikdy však v jakém pořadí: ukazuje se seřazené. Karty řady zůstávají skryté, dokud nejsou otočeny.
rc-rule-amb-04 = Bonus podsvětí počítá karty, ne značky surovin: Duch lesa se počítá jednou. Volba hry dovoluje počítat značky.
rc-rule-amb-05 = Karta v podsvětí, která splňuje podmínky několika otočených karet nekropole, se počítá pro každou z nich.
rc-rule-amb-06 = V kole r jsou pro bonus podsvětí otevřené karty nekropole 1 až r. Karta otočená ve válce boduje až od dalšího kola.
rc-rule-amb-07 = Bonus podsvětí karty K se nikdy neposuzuje: K přidává sílu v kole 4 a okamžitý příjem na konci.
rc-rule-amb-08 = Pro podmínky je síla vytištěné číslo, na hvězdičku se nehledí: Mantikora 2, Kolos 1, Drak 0. Kasárna dál počítají současnou sílu.
rc-rule-amb-09 = Karty bez štítu (Měňavec, artefakty) nemají sílu a žádnou podmínku o síle nesplňují.
rc-rule-amb-10 = Dobrodruh, Lovec a Leviatan platí za ty, kdo svou surovinu dávají, každá karta jednou.
rc-rule-amb-11 = Při shodě s armádou vyhrávají obě strany: hráč 3 body a všechny odměny za vyhranou válku, Král lichů své body.
rc-rule-amb-12 = Další karta nekropole se otáčí, až je nasazení hotové.
rc-rule-amb-13 = Pravidlo dvojnásobné síly pro dva hráče v sólové hře neplatí: války jsou právě dvě.
rc-rule-amb-14 = Síla 0 proti armádě 0 je shoda, kterou vyhrávají obě strany.
rc-rule-amb-15 = Karta ponechaná z minulého kola nikdy není v podsvětí. Do ruky přichází po výběru 5, takže ruka má 5 nebo 6 karet.
rc-rule-amb-16 = Karty odhozené při nasazení jdou na odhazovací balíček, ne do podsvětí.
rc-rule-amb-17 = V sólové hře se za čtyři kola vytáhne 48 karet. Balíček se skládá znovu, jen když dojde.
rc-rule-amb-18 = Karta nekropole vyplácí okamžitý příjem jen jednou, ve svém kole.
rc-rule-amb-19 = Pořadí příjmu Krále lichů: okamžitý příjem, bonus podsvětí po kartách 1 až r, karty Krále lichů.
rc-rule-amb-20 = Pořadí na konci hry: stárnutí kola 4, ukazatel na K, budovy, schopnosti a artefakty hráče, příjem karty K, porovnání.
rc-rule-amb-21 = Od každého rubu jsou 4 karty nekropole.
rc-rule-amb-22 = Zda oba příklady náboru patří do téhož kola, není řečeno. Pokud ano, Horník byl vzat zpět ve výběru 4 nebo 5.
rc-rule-amb-23 = Mistr alchymie působí v každém nasazení. Všechny žetony jdou na jednu vlastní jednotku, třeba i na něj; je-li jídlo, je to povinné.
rc-rule-amb-24 = Paní času klade oba žetony na jednu vlastní jednotku, třeba i na sebe; je to povinné.
rc-rule-amb-25 = Každý z několika Léčitelů smí zachránit jednu jednotku s právě 1 žetonem, každý jinou.
rc-rule-amb-26 = Schopnosti jednoho nasazení působí v pořadí, které zvolí hráč, ztráta za Krakena poslední. Hráč je tázán, jen kde na pořadí může záležet, také proto, že viděná karta může rozhodnout o jiné volbě; jinak jdou zleva doprava, přední řada a pak zadní. Co opakuje Stín, působí hned.
rc-rule-amb-27 = Démon stojí 3 body, jen když umírá s právě 1 žetonem.
rc-rule-amb-28 = Měňavec táhne, dokud nepřijde jednotka s cenou 3 nebo méně. Ta zdarma zaujme jeho místo s 1 žetonem stáří a její schopnosti při nasazení působí. Měňavec a přeskočené karty se odhodí, což není smrt.
rc-rule-amb-29 = Co nelze zaplatit, nelze položit: majitel volí před odhalením a pro nedostatek zlata se nikdy nic neodhazuje.
rc-rule-amb-30 = Body Krále lichů nemají horní mez a nikdy neklesnou pod 0.
rc-rule-amb-31 = Odhazovací balíček je otevřený: kdokoli si ho smí kdykoli prohlédnout. Ponechaná karta a karty v ruce jsou tajné, jejich počet ne.
rc-rule-amb-32 = Budova se platí sama nejlevnějším způsobem: nejdřív surovinami, zlatem jen to, co chybí.
rc-rule-amb-33 = Schopnost bez slova „smí“ je povinná, lze-li ji provést, a vybírá jen mezi vlastními jednotkami nebo budovami.
rc-rule-amb-34 = Umírají-li jednotky naráz, body se nejdřív ztrácejí a pak získávají.
rc-rule-amb-35 = Stín neopakuje Stín ani Měňavce, a nic, nemá-li žádná jiná jednotka schopnost při nasazení.
rc-rule-amb-36 = Království má řady a jednotky v nich stojí v pořadí, v jakém přišly. Během jednoho nasazení se jednotka přesune, vymění nebo odhodí nejvýše jednou a nová se položí jednou; kdo si to rozmyslí, vezme kroky zpět.
rc-rule-amb-37 = Kovárna a každý Runový kovář v království, jak je odhaleno, zlevňují artefakt každý o 1 zlaťák, ať bylo vše položeno v jakémkoli pořadí. Runového kováře nelze odhodit, pokud by bez něj nešlo položený artefakt zaplatit.
rc-rule-amb-38 = Karta Sfingy může být i artefakt a lze si ji nechat, i když nic ponecháno nebylo. Je-li už ponecháno tolik karet, kolik se smí, nahradí tu, která byla ponechána první.
rc-rule-amb-39 = Při dvou hráčích znamená „obě války“ tu jedinou, která je.
rc-rule-amb-40 = Strážní věž pouští do boje nejsilnější jednotku zadní řady, která by jinak bojovat nemohla.
rc-rule-amb-41 = Velmož počítá zlato, které zbylo, když je vše zaplaceno; zlato ze schopností téhož nasazení se nepočítá.
rc-rule-amb-42 = Leviatan s žetony stáří má pro Kasárna svou sílu, i když bojovat nemůže.
rc-rule-amb-43 = Měňavec, pro kterého se nenašla jednotka, je odhozen a jeho místo zůstává prázdné.
rc-rule-amb-44 = S Knihovnou si lze nechat až dvě karty; všechny přijdou do ruky po příštím náboru.
rc-rule-amb-45 = Aréna pomáhá nejsilnější jednotce v přední řadě, která může bojovat; z několika té nejvíc vlevo.
rc-rule-amb-46 = Náhodné karty Krále lichů se losují z nevybraných; nikdy jich není víc než čtyři.
rc-rule-amb-47 = Dva hráči volí tajně, co si nechat a co odhodit. Odhozené se ukáže, až zvolili oba.
rc-rule-amb-48 = Relikvie světla počítá přeživší, kteří měli žeton dřív, než toto stárnutí rozdá nové. Jednotky, které bodují při stárnutí, bodují, i když v něm umírají.
rc-rule-amb-49 = Kdo přijde z balíčku místo Měňavce, působí v témže nasazení, i Mistr alchymie.
rc-rule-amb-50 = Žoldnéř snižuje příjem svého království, nikdy pod 0 zlaťáků; Ogr počítá snížený příjem.
rc-rule-amb-51 = Na pořadí hráčů závisí při nasazení jen tahy z balíčku. Kdo z něj ještě může táhnout, čeká na toho, kdo je na řadě dřív, také se Stínem, který může opakovat Sfingu; ostatní pokračují hned.
rc-rule-amb-52 = Odměnu za vyhrané války dostává jednotka, ať stojí kdekoli, v přední řadě nebo v zadní.
rc-rule-amb-53 = Kasárna II počítají jednotky obou řad.
rc-rule-amb-54 = Zlato za vyhrané války není příjem: Ogr ho nepočítá.

rc-chapter-worked-examples = Řešené příklady
rc-rule-tv-01 = Podsvětí s Mantikorou, Dobrodruhem, Kerberem, Rolníkem, Rytířem, Kovářem a Sochařem v kole 2, otočeny Kostěný lom a Odvedení mrtví: 8 bodů.
rc-rule-tv-02 = Duch lesa a Golem proti Odvedeným mrtvým a Mohyle kapitánů: hráč 3 body, Král lichů 2.
rc-rule-tv-03 = Mantikora a Rolník v přední řadě s Městem I: 2 jídla, Mantikora 6, síla 7.
rc-rule-tv-04 = Duch lesa a Rytíř v přední řadě s Kasárnami I: 3 + 4 + 3 = 10.
rc-rule-tv-05 = Ogr v přední řadě, Kovář, Chrám I: příjem 5, Ogr 7.
rc-rule-tv-06 = Kolo 1 s Duchem lesa: Město smí rovnou na úroveň II; páté místo od kola 2.
rc-rule-tv-07 = Půda pro třetí budovu stojí 4 zlaťáky, se Statkářkou nic.
rc-rule-tv-08 = Démon nasazený sám umírá v prvním stárnutí, o 3 body méně, ne však pod 0. Zachrání-li ho Léčitel, má 2 žetony a později umírá bez ztráty.
rc-rule-tv-09 = Golem a Kraken se dvěma budovami úrovně I: obě mají úroveň II, pak se ztrácí 6 bodů; každá jiná jednotka dostane žeton.
rc-rule-tv-10 = Relikvie moudrosti nasazená v kole 1 má na konci 4 žetony a přinese 8.
rc-rule-tv-11 = Hadačka s 1 žetonem a Opice se 2 umírají spolu: 3 body a 2 zlaťáky.
rc-rule-tv-12 = Hráč 40, Král lichů 36 před kartou K s příjmem 4: vítězí Král lichů.
rc-rule-tv-13 = Lupička a Vojevůdce, jedna shoda a jedna prohra: 3 + 1 body a 1 zlaťák, Král lichů 2.
rc-rule-tv-14 = Leviatan, Lovec a Dítě lesa v podsvětí, otočena Shnilá sýpka: 3 body.
