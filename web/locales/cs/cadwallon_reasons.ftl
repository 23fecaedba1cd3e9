# Cadwallon: why something cannot be chosen now

cad-not-over = Hra skončila.
cad-not-not-asked = Teď ne: čeká se na: { $who }.
cad-not-first = Nejdřív odpověz na jinou otázku.
cad-not-not-yours = Tato postava nepatří k vaší bandě.
cad-not-gone = Tato postava už ve čtvrti není.
cad-not-wounded = Zraněn ({ $wounds }): nejdřív vyleč zranění.
cad-not-activated = V tomto tahu už byl aktivován.
cad-not-not-open = Tato mise není vyložena.
cad-not-one-mission = Jedna mise za tah a tu už máte.
cad-not-treasures-missing = Vaše banda nenese potřebné poklady.
cad-not-not-in-hand = Tuto kartu nemáte v ruce.
cad-not-no-moment = Na tuto kartu teď není chvíle.
cad-not-too-few-actions = Stojí to { $price } AB, máte { $have }.
cad-not-too-little-experience = Stojí to { $price } zkušeností, máte { $have }.
cad-not-activate-first = Nejdřív aktivuj postavu.
cad-not-prison = Z vězení se lze jen pokusit utéct.
cad-not-moved = Pohyb v tomto tahu skončil.
cad-not-no-alarm = Před poplachem v kole { $round } nikdo neodejde.
cad-not-occupied = Tam někdo stojí.
cad-not-too-far = Příliš daleko, nebo je cesta zavřená.
cad-not-no-chest = Není tu truhla.
cad-not-acted = Akce v tomto tahu už je pryč.
cad-not-friend = Na vlastní bandu se neútočí.
cad-not-not-next-to = Není na sousedním poli.
cad-not-truce = Teď je tu útok zakázán.
