# Crown of Ash: the guide of a first match

coa-tutorial-goal = Vítejte v tom, co zbylo z království. Jste nekromant a mrtví vás poslouchají. Kdo má po čtyřech kolech nejvíce bodů, nasadí si Korunu z popela. Body přinášejí hlavně oblasti, které na konci kola ovládáte.
coa-tutorial-regions = Kolem Citadely leží šest provincií. Okraj ve vaší barvě znamená, že provincie je vaše. Stojí v ní budova a ta na konci každého kola přináší body.
coa-tutorial-defender = Co vám patří, to brání bojovníci. Jeden z nejslabších se hned postaví na stráž, ostatní zůstávají v ruce a mohou útočit. Vyberte, kdo zůstane hlídat.
coa-tutorial-place = V každém kole máte čtyři služebníky. Ve svém tahu jednoho z nich umístíte a jeho akce se hned provede. Co září, to lze vybrat; ukažte na to nebo jednou ťukněte a dozvíte se, co by to přineslo.
coa-tutorial-gather = Začneme zdroji: umístěte služebníka na pole zdrojů. Vezmete si, co budova poskytuje. Pokud patří jinému hráči, dostane drobnou daň uvedenou v závorce, a to ze společné zásoby, ne od vás.
coa-tutorial-adjust = Tato provincie je vaše, a tak smíte změnit stráž: pošlete sem bojovníky z ruky, nejvýše dva, nebo je stáhněte zpět. Dva stejného druhu mají spolu +1. Kdo stojí na stráži, nemůže útočit, takže si někoho nechte v ruce.
coa-tutorial-recruit = Na konci každého tahu smíte vyvolat jednoho bojovníka z řady nad plánem. Platíte kostmi, popelem, krví a sírou a zlato nahradí cokoli, co vám chybí. Samohyby jsou silné a levné, slouží však jen v jediném boji.
coa-tutorial-gold = Na poli zlata je vždy místo. Zlatem platíte budovy a při vyvolávání nahradí kterýkoli zdroj.
coa-tutorial-build = Na poli stavby koupíte jednu ze čtyř budov v nabídce a postavíte ji v provincii, která nikomu nepatří, nebo na svou vlastní. Zdroje z ní získáte ihned, body každé kolo a za každou zakrytou desku ještě bod navíc.
coa-tutorial-attack = Co patří ostatním, lze dobýt. Chcete-li zaútočit, umístěte služebníka na bojové pole. Štít ukazuje, jak silní jsou obránci; na obou stranách k tomu přibude karta boje.
coa-tutorial-commit = Vyložte útočníky lícem dolů: nejvýše dva, u Citadely tři. Ostatní vidí, kolik jich je, ale ne kdo. Když vyhrajete, všichni se do oblasti nastěhují a budou ji bránit.
coa-tutorial-card = Nyní obě strany vyloží jednu kartu boje. Její síla se přičte k bojovníkům; za kostku se hází. Zelená je odměna za výhru, červená kompenzace za prohru a slabší karty platí lépe. Použitá karta se nevrátí, dokud neprovedete obnovu nebo nepoužijete všech pět.
coa-tutorial-outcome = Vyhrává vyšší součet a při shodě obránce. Poražení leží na pohřebišti do konce kola. Potom si každá strana vezme, co dává její vlastní karta.
coa-tutorial-citadel = Citadela neposkytuje zdroje, ale kolo od kola přináší víc bodů. Z levého křídla útočíte s +1, z pravého bez úpravy, z každého jednou za kolo. Hlavní brána vás stojí 1, zato je stále otevřená. Král bojuje silou 5 a kartu nehraje.
coa-tutorial-refresh = Jednou za kolo může služebník provést obnovu: všechny použité karty boje si vezmete zpět do ruky. Hodí se to, když vám zbyly jen karty, které nechcete.
coa-tutorial-round = Kolo skončilo. Každá budova přinesla body tomu, kdo ji ovládá, a Citadela také. Služebníci i padlí jsou zpět, v nabídce jsou nové budovy a o pořadí rozhoduje ten, kdo má bodů nejméně.
coa-tutorial-fate = Nezapomeňte na svůj osud: na konci hry přinese každý vyvolaný bojovník dvou druhů z vaší karty tolik bodů, kolik je jeho úroveň. Bod mají i tři stejné zdroje nebo dva zlaťáky. Samohyby, které vám zbudou, body ubírají.
coa-tutorial-farewell = To je vše, co potřebujete. Úplná pravidla máte stále po ruce a každá věc na stole se vysvětlí sama, když na ni ukážete. A teď si vezměte korunu.
