# Rounds, points and results

story-end = Závěrečné bodování.
story-times = ×{ $times }
story-points-of = Body za { $number }. kolo
round-points = { $number }. kolo: body
points-all = Body
points-source = Zdroj
points-total = Celkem
points-none = Nikdo nezískal body.
points-no-more = Po kolech už neukazovat
set-rounds = Tabulka bodů po každém kole
period-round = { $number }. kolo
period-end = Závěr
graph-label = Body kolo po kole. Na konci: { $scores }
result-again = Výsledek
result-points = Body podle zdroje
result-course = Kolo po kole
decided-title = Co rozhodlo
decided-margin = { $you ->
    [who] Váš náskok: { $points }. Na druhém místě: { $other }.
    [rival] { $who }: { $points } náskoku před vámi.
   *[none] { $who }: { $points } náskoku. Na druhém místě: { $other }.
}
decided-row = Rozdíl vznikl hlavně zde: { $source }, { $mine } : { $theirs }.
decided-since = Trvale v čele od { $number }. kola.
decided-since-end = Partii obrátilo závěrečné bodování.
decided-by = Rozhodlo: { $why }.
decided-tie = Bodů je stejně: { $why }.
moments-title = Rozhodující okamžiky
moment-turning = trvalé vedení
moment-show = Ukázat tento okamžik v přehrávání
replay-speed = Rychlost
replay-speed-times = { $times }×
replay-round = Zde začíná { $number }. kolo
replay-rounds = Kola
replay-end = Závěr: zde začíná závěrečné bodování
