# Crown of Ash: why something cannot be chosen now

coa-not-over = Hra skončila.
coa-not-not-asked = Teď ne: rozhoduje { $who }.
coa-not-answered = Už jste zvolili. Teď rozhoduje { $who }.
coa-not-first = Nejdřív odpovězte na jinou otázku.
coa-not-no-minion = Nestojí tam žádný služebník.
coa-not-no-structure = Nikdo tam zatím nestavěl, pole je zavřené.
coa-not-same-slot = Služebník už tam stojí.
coa-not-one-minion = Svého služebníka jste v tomto tahu už umístili.
coa-not-refreshed = V tomto kole jste karty už obnovili.
coa-not-no-offer = V nabídce není žádná budova.
coa-not-nothing-affordable = Nejlevnější budova stojí { $cost } zl., máte { $gold }.
coa-not-no-site = Žádná provincie není volná ani vaše, není kde stavět.
coa-not-own-region = Tahle oblast už je vaše.
coa-not-nobody-there = Nikdo tu nevládne, není s kým bojovat.
coa-not-no-warriors = V ruce nemáte bojovníka, který by zaútočil.
coa-not-dashed = Tohle pole je otevřené jen při třech a čtyřech hráčích.
coa-not-taken = Obsazeno: { $who }.
coa-not-attacked-before = V tomto kole se tudy už útočilo.
coa-not-build-slot-first = Staví se služebníkem na poli stavby.
coa-not-tile-too-dear = Cena je { $cost } zl., máte { $gold }.
coa-not-slots-only = Služebníci stojí na polích: vyberte některé z polí oblasti.
coa-not-no-building-here = V Citadele se stavět nedá.
coa-not-others-province = Vládne tu { $who }.
coa-not-not-your-region = Tahle oblast není vaše.
coa-not-automaton = Samohyb se do obrany staví jen úpravou obránců.
coa-not-no-room = Víc bojovníků než { $limit } se sem nevejde.
coa-not-no-pair = Není tu dvojice jednoho druhu, jejíž posílení by šlo zvýšit.
coa-not-dead = Tento bojovník leží na pohřebišti do konce kola.
coa-not-one-recruit = Za tah vyvoláte jednoho bojovníka.
coa-not-recruit-last = Bojovníci se vyvolávají na konci tahu.
coa-not-too-dear = Příliš drahé: chybí { $goods }; zlata na náhradu: { $gold }.
coa-not-ingredients-missing = Příliš drahé: { $number ->
    [one] chybí ještě { $number } libovolný zdroj
    [few] chybí ještě { $number } libovolné zdroje
    [many] chybí ještě { $number } libovolného zdroje
   *[other] chybí ještě { $number } libovolných zdrojů
}.
coa-not-weakest-only = Na začátku drží stráž jen bojovníci síly 1.
coa-not-attackers-laid = Útočníci už jsou vyložení.
coa-not-no-help = Obránce nepřidává bojovníky z ruky.
coa-not-waits-in-hand = Bojovníci z ruky bojují, když útočíte; na stráž je postavíte, když ve své provincii stavíte nebo získáváte zdroje.
coa-not-moved = Tento bojovník se už přesunul.
coa-not-fought-only = Padnout může jen bojovník, který v tomto boji bojoval.
coa-not-others-warrior = Tomuto bojovníkovi velí { $who }.
coa-not-other-province = Teď měníte obránce jiné provincie.
coa-not-hand-only = Útočí bojovníci z ruky; stráž útočit nemůže.
coa-not-stays = Obránce Citadely měnit nelze.
coa-not-adjust-only = Obránci se mění, když se v jejich provincii staví nebo získávají zdroje.
coa-not-card-used = Tuhle kartu jste použili. Zpět ji vezmete obnovou.
coa-not-battle-only = Karty boje se hrají v bojích.
coa-not-no-abilities = V této hře se schopnosti nepoužívají.
coa-not-others-ability = Takovou schopnost má jiný nekromant: { $who }.
coa-not-ability-used = Váš žeton moci je vyčerpaný.
coa-not-no-use-now = Tahle schopnost by teď nebyla k ničemu.

# The odds of a battle

coa-odds-best = Při nejlepší volbě, pokud můžete vědět.
coa-odds-card = Když vyložíte: { $card }.
coa-odds-warrior = Když se přidá { $warrior }, s vaší nejlepší kartou.
coa-odds-these = S těmito bojovníky a vaší nejlepší kartou.
coa-card-to-come = Karta boje zatím nezvolena
