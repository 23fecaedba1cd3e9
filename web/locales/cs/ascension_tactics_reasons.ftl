# Ascension Tactics: why something cannot be chosen now

at-not-over = Hra skončila.
at-not-not-asked = Teď ne: čeká se, rozhoduje { $who }.
at-not-first = Nejdřív odpovězte na jinou otázku.
at-not-not-in-hand = Tuto kartu nemáte v ruce.
at-not-not-on-offer = Není ve středové řadě ani na hromádce.
at-not-too-dear = Stojí { $price }, máte { $have }.
at-not-not-yours = Tento šampion vás neposlouchá.
at-not-exhausted = Šampion je vyčerpaný do konce vašeho tahu.
at-not-portal-occupied = Žádný váš portál není volný.
at-not-no-base = Všechny vaše podstavce už stojí na bojišti.
at-not-too-many-cultists = Na bojišti už máte čtyři kultisty a víc jich mít nelze.
at-not-order-first = Nejdřív dejte rozkaz šampionovi.
at-not-no-such-treasure = Takový poklad nemáte.
at-not-moved = Tento šampion se už pohnul.
at-not-occupied = Už tam někdo stojí.
at-not-barrier = Přehrada nikoho nepustí.
at-not-foreign-portal = Na portálu soupeře nelze zůstat stát.
at-not-column-first = Nejdřív zvolte sloupec.
at-not-too-far = Tam nedojde: je to daleko, nebo je cesta zahrazená.
at-not-ally = Je na vaší straně.
at-not-off-board = Není na bojišti.
at-not-attacked = Všechny své útoky už provedl.
at-not-out-of-reach = Mimo dosah: vzdálenost { $far }, útok dosáhne na { $reach }.
at-not-hidden = { $hiding ->
    [none] Z pole { $cell } není cíl vidět.
   *[other] Výhledu z pole { $cell } brání: { $hiding }.
}
