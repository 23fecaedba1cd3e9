# Inviting: open tables, joining, waiting for others

filter-game = Zobrazit stoly hry
filter-any-game = Všechny hry
filter-players = Zobrazit stoly pro
filter-any-players = Libovolný počet hráčů
filter-none = Žádný takový otevřený stůl není.
your-name = Vaše jméno
start-inviting = Pozvat

fact = { $name }: { $value }

## A table that waits for players

waiting-title = { $count ->
    [one] Čeká se na přítele
    [few] Čeká se na přátele
    [many] Čeká se na přátele
   *[other] Čeká se na přátele
}
waiting-open = Otevřený stůl
waiting-others = Čeká se na ostatní
waiting-opens = Hra začne, jakmile bude každé místo obsazené; tato stránka ji otevře sama.
waiting-link = { $count ->
    [one] Pošlete příteli tento odkaz
    [few] Pošlete tento odkaz tomu, kdo dostane místo { $seat }
    [many] Pošlete tento odkaz tomu, kdo dostane místo { $seat }
   *[other] Pošlete tento odkaz tomu, kdo dostane místo { $seat }
}
waiting-once = Je pro jednoho člověka: místo má ten, kdo usedne první.
waiting-free = volné
waiting-show-link = Pozvat
waiting-bot = Posadit sem bota
waiting-free-again = Místo zase uvolnit
waiting-send-away = Poslat pryč
waiting-close = Zavřít stůl
waiting-closed = Tento stůl je zavřený
waiting-closed-text = Kdo ho připravil, ho zase zrušil. Nic se nehrálo.
invitation = Pozvánka
share-text = Pojďte si zahrát!
scan-code = Odkaz jako kód k naskenování
scan-hint = Nebo kód naskenujte telefonem
sat-down = { $name } usedá ke stolu

facts-host = Zve vás { $name }
facts-seats = { $count } ({ $free ->
    [one] { $free } místo volné
    [few] { $free } místa volná
    [many] { $free } místa volného
   *[other] { $free } míst volných
})
facts-options = Volby
facts-luck-new = Náhodu nikdo nezná: vylosuje se, až bude obsazené poslední místo.
facts-luck-known = Náhoda není nová: tato hra navazuje na jinou a někdo může vědět, co přijde.

## Seats change hands

told-claimed = { $you ->
    [who] Usedáte ke stolu
   *[none] { $name } usedá ke stolu
} ({ $seat }).
told-left = { $you ->
    [who] Odcházíte od stolu
   *[none] { $name } odchází od stolu
} ({ $seat }).
told-freed = Místo je znovu volné ({ $seat }).
told-bot = Teď hraje bot: { $level } ({ $seat }).
told-back = { $you ->
    [who] Hrajete znovu
   *[none] { $name } hraje znovu
} ({ $seat }).
told-opened = Místo je znovu otevřené ({ $seat }).
told-time = { $you ->
    [who] Váš čas vypršel
   *[none] { $name }: čas vypršel
} ({ $seat }).
told-resigned = { $you ->
    [who] Vzdáváte se
   *[none] { $name } se vzdává
} ({ $seat }).
told-gone = Kdo tu seděl, už se nevrátí ({ $seat }).

## Finding an opponent

seek = Najít soupeře
seek-title = { $game }: najít soupeře
seek-about = Usednete ke stolu s dalším, kdo hledá stejnou hru.
seek-looking = Hledá se soupeř…
seek-hint = Nechte stránku otevřenou. Stůl se otevře, jakmile se někdo najde.
seek-stop = Přestat hledat
seek-found = Někdo chce hrát
