# Royal Chronicles: why something cannot be chosen now

rc-not-over = Hra skončila.
rc-not-not-asked = Teď ne: rozhoduje { $who }.
rc-not-answered = Už jste zvolili. Teď rozhoduje { $who }.
rc-not-first = Nejdřív odpovězte na jinou otázku.
rc-not-others-unit = Patří někomu jinému: { $who }.
rc-not-in-discard = Tato karta je odhozená.
rc-not-artifact-stays = Artefakt zůstává, kde je.
rc-not-waits = Tato karta čeká: do ruky přijde po příštím náboru.
rc-not-units-later = Jednotky se pokládají, přesouvají a odhazují ve fázi nasazení.
rc-not-picked = Tuto kartu už si necháváte.
rc-not-discard-now = Jednu z těchto karet už si necháváte; teď zvolte, kterou odhodit.
rc-not-in-underworld = Tato karta odešla do podsvětí.
rc-not-deploy-later = Tuto kartu už máte v ruce; položit ji můžete ve fázi nasazení.
rc-not-keep-now = Nejdřív zvolte kartu, kterou si necháte.
rc-not-kept = Tuto kartu si necháváte na příští kolo. Chcete-li ji položit, vezměte krok zpět.
rc-not-dismissed = Tuto kartu jste odvolali z království. Chcete-li ji zpět, vezměte krok zpět.
rc-not-placed = Tuto kartu jste právě položili. Chcete-li to jinak, vezměte krok zpět.
rc-not-moved = Tuto kartu jste už přesunuli. Chcete-li to jinak, vezměte krok zpět.
rc-not-keeps-enough = Na příští kolo si smíte nechat nejvýše { $limit ->
    [one] { $limit } kartu
    [few] { $limit } karty
    [many] { $limit } karty
   *[other] { $limit } karet
}.
rc-not-discarded-later = Odhazovat není třeba: co nepoložíte ani si nenecháte, odhodí se samo.
rc-not-one-artifact = Za kolo smíte položit jeden artefakt.
rc-not-artifacts-full = Počet vašich artefaktů je { $limit } a víc jich žádné království nemá.
rc-not-artifact-beside = Artefakt nezabírá místo: položte ho vedle království.
rc-not-too-dear = Cena je { $cost }, ale zlata vám zbývá { $gold }.
rc-not-row-full = { $row } je plná: míst má { $limit }.
rc-not-rows-full = Obě řady jsou plné: vyměňte dvě jednotky mezi sebou, nebo jednu odvolejte.
rc-not-smith-stays = Bez tohoto Runového kováře by nešlo zaplatit položený artefakt.
rc-not-in-play = Tato jednotka už je ve hře; smíte ji přesunout nebo odvolat.
rc-not-same-row = Stojí v téže řadě.
rc-not-room-to-move = V druhé řadě je místo: jednotku prostě přesuňte.
rc-not-no-ability = Tato jednotka při nasazení nic nedělá.
rc-not-no-tokens = Není na ní žádný žeton stáří.
rc-not-not-repeated = Co dělá tato jednotka, nelze opakovat.
rc-not-saved = Tato jednotka už je zachráněna.
rc-not-never-dies = Tato jednotka nikdy neumírá.
rc-not-lives = Tato jednotka by teď nezemřela.
rc-not-too-old = Žetonů stáří má { $number }, zachránit lze jen jednotku s právě 1.
rc-not-not-in-game = Tato budova ve hře není.
rc-not-not-built = Tuto budovu nemáte postavenou.
rc-not-built = Tuto budovu už máte postavenou.
rc-not-build-later = Staví se ve fázi stavby.
rc-not-resources-missing = Chybí: { $goods }.
rc-not-building-too-dear = Stálo by to { $cost }, ale zlata máte { $gold }.
rc-not-land-too-dear = Stálo by to { $cost }, z toho { $land } za půdu, ale zlata máte { $gold }.
