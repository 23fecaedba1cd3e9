# The shell: reasons and odds

why-not-over = Hra skončila.
why-not-not-asked = Teď ne: rozhoduje { $who }.
why-not-not-now = Nejdřív odpovězte na jinou otázku.
rule-open = Pravidlo o tom
look-around = Proč ne?
look-around-title = Projít vše klávesou Tab a zjistit, proč to nejde zvolit (W)

percent = { $number } %
odds-label = Šance:
odds-sure = Šance: { $number } %.
odds-range = Šance: { $number } % (od { $low } do { $high }).
confirm = Potvrdit

## A payment made at one go

bundle-total = { $chosen } z { $total }
bundle-up-to = { $chosen }, nejvýše { $most }
bundle-clear = Vymazat
bundle-more = O jedno víc: { $thing }
bundle-less = O jedno méně: { $thing }
bundle-have = máte { $number }

## Keys, and the first page of the rules

keys = Klávesy
key-digits = Vybrat odpověď podle čísla
key-tab = Projít vše, co lze vybrat, a vybrat
key-undo = Vzít zpět poslední volbu
key-rules = Otevřít pravidla
key-look = Projít klávesou Tab všechno a dozvědět se, proč to nelze vybrat
key-question = Přejít k otázce
key-dismiss = Zavřít, co je otevřené
key-keys = Ukázat tyto klávesy
key-arrows = Chodit po mapě; jakákoli klávesa přeskočí, co se ukazuje
primer = Hra na jedné stránce
primer-legend = Co znamenají značky
