# Obálka: vše kolem hracích stolů

language-code = cs
close = Zavřít
cancel = Zrušit
save = Uložit
send = Odeslat
copy = Kopírovat
copied = Zkopírováno
yes = ano
no = ne
name = Jméno
address = Adresa
start = Začít
loading = Okamžik…
reload = Načíst znovu
try-again = Zkusit znovu
to-home = Domů
to-table = Ke stolu
page-broken = Tuto stránku se nepodařilo načíst.
share = Sdílet

nav = Hlavní nabídka
nav-join = Ke stolu
nav-import = Import
nav-settings = Nastavení
nav-account = Účet
nav-credits = Autoři

## Domů

home-lead = Deskové hry temné fantasy: proti botům, proti mrtvým z her samotných i s přáteli přes odkaz. Bez registrace.
home-lead-alone = Temně fantastické deskovky proti botům, proti mrtvým samotných her i s přáteli u jedné obrazovky. Všechno je na této stránce: bez serveru, bez účtu, bez sítě.
newer-version = Je tu novější verze.
trouble-title = Emberkeep se tu nespustí
storage-full = Prohlížeč to neuložil: úložiště je plné, nebo se už nesmí používat. Co bylo uloženo dřív, je v bezpečí. Uvolněte místo a načtěte stránku znovu.
home-games = Hry
home-players = Hráčů: { $range }
home-continue = Pokračovat
home-tables = Otevřené stoly
home-over = Dohrané
play-now = Hrát hned
play-now-hint = „Hrát hned“ vás ihned posadí proti jednomu botovi.
plain-hint = Deska je prostá: je na ní vše, v tabulkách a slovech.
starting = Prostíráme stůl…
new-match = Nová partie
rules = Pravidla
against = proti: { $names }
together-with = spolu: { $names }
players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
state-over = dohráno
state-won = výhra
state-lost = prohra
state-agreed = ukončeno dohodou
state-scores = body: { $scores }
state-frozen = jiná pravidla
state-your-turn = jste na tahu
state-open = čeká na hráče
state-waiting = přemýšlejí ostatní
part = část { $part }
part-of-campaign = { $part }. část tažení

## Nová partie

new-match-of = { $game }: nová partie
mode = Druh partie
how-many = Hráčů
seats = Místa
seat-number = Místo { $number }
wish-me = Já
wish-here = Přítel u tohoto zařízení
wish-open = Volné: někdo přes odkaz
name-of-seat = Jméno na místě { $number }
option-of-seat = { $option }, místo { $number }
shared-device = U tohoto zařízení je více lidí: mezi jejich tahy padá opona.
public-table = Na volná místa si může sednout kdokoli
options = Další nastavení

## Na pozvání

join-title = Jste zváni
join-title-by = Zve vás { $name }
join-text = Místo { $number } je pro vás. Odkaz platí jednou, pro toho, kdo usedne první.
join-begun = Tato hra už běží: karty tohoto místa mohl vidět někdo jiný.
join-held = Před vámi tu seděli: { $names }.
join-sit-knowing = Přesto si sednout
join-look = Podívat se na pozvánku
join-paste = Odkaz nebo kód, který jste dostali
join-sit = Posadit se

## U stolu

table = Stůl
table-coming = Prostíráme stůl…
reconnecting = Spojení se přerušilo. Zkoušíme to znovu; nic z vašich tahů se neztratí.
frozen = Na tuto partii se lze jen dívat: { $message }.
seat-open = volné místo
seat-automa = automatický soupeř
seat-bot = bot: { $level }
seat-person = Hráč { $number }
seat-guest = Host { $number }
seat-online = přítomen
seat-away = pryč
seat-side = strana { $number }
seat-invite = Vytvořit odkaz
seat-sit = Posadit se sem
seat-to-bot = Ať hraje bot
seat-take-back = Vzít si místo zpět
seat-stand = Vstát
seat-link = Pošlete tento odkaz tomu, kdo tu má sedět. Platí jednou; nový ho ruší.
watch-link = S tímto odkazem se může dívat kdokoli
level-random = náhodný
level-easy = lehký
level-normal = běžný
level-hard = silný
you = Vy
you-in-a-row = vy
spectator = Divák
your-turn = Jste na tahu
prompt-frozen = Tato partie stojí.
prompt-over = Partie skončila.
prompt-staged = Sledujte… Klávesa nebo klepnutí pokračuje.
prompt-nothing = Nikdo nemá o čem rozhodovat.
prompt-lent = { $name }: hraje za vás bot.
prompt-curtain = Na řadě: { $name }.
prompt-open = Čeká se, kdo se posadí na místo: { $names }.
prompt-thinking = { $names }: přemýšlí…
prompt-waiting = { $count ->
    [one] Čeká se: { $names }.
    [few] Čeká se zároveň: { $names }.
    [many] Čeká se zároveň: { $names }.
   *[other] Čeká se zároveň: { $names }.
}
prompt-first = Platí první odpověď. Ptáme se také: { $names }.
final = Tohle už nepůjde vzít zpět.
undo = Zpět
undo-title = Vzít zpět poslední volbu (U)
undo-asked = Ptáme se ostatních…
undo-wish = { $name } by si přál vzít zpět poslední volbu. Souhlasíte?
undo-agree = Souhlasit
undo-refuse = Odmítnout
since-title = Od vaší poslední volby
story-and-chat = Příběh a chat
story = Příběh
story-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-watching = (přihlíží)
chat-gone = smazáno
memory = Paměť
memory-title = Co by věděla dokonalá paměť
say-something = Něco říct
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
views = Pohledy
view-board = Plán
view-hand = Ruka
view-players = Hráči
view-story = Příběh
can-choose-here = zde lze něco zvolit
curtain-title = { $name }, vezměte si zařízení
curtain-text = Ostatní se odvrátí. Tajné se objeví až po kliknutí.
curtain-take = Pokračovat: { $name }

## Konec

result-won = Vyhráli jste!
result-lost = Prohráli jste
result-winner = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
    [many] Vítězové: { $names }
   *[other] Vítězové: { $names }
}
result-look = Podívat se na stůl
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
go-on = Pokračovat v tažení
rematch = Odveta
luck-check = Ověřit náhodu
luck-holds = Náhoda byla dána před první volbou: její otisk je ten, který byl ukázán na začátku.
luck-broken = Otisk nesouhlasí. Náhoda této partie není ta, která byla slíbena.
luck-unknown = Bez šifrovaného spojení to prohlížeč nemůže ověřit. Exportujte záznam a použijte „emberkeep verify“.

## Přehrání

replay = Přehrát
replay-of = Přehrání: { $game }
replay-eyes = Očima
replay-continue = Pokračovat odtud
replay-continue-text = Začne nová partie tak, jak tato stála v tomto okamžiku. Ostatní místa obsadí boti.
replay-as = Hrajete za
replay-start = Začátek
replay-choice = { $name }: { $what }
replay-secret = { $name }: tajná volba
replay-back = O volbu zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-next = O volbu dál
replay-moment = Okamžik
replay-at = Volba { $at } z { $of }
share-moment = Odkaz na tento okamžik
export = Export
export-about = Se záznamem partii přenesete: importujte ho na serveru nebo v jiném prohlížeči a hrajte dál tam.

## Import

import-text = Přineste exportovaný záznam: dohranou partii si prohlédnete nebo v ní budete pokračovat, rozehranou dohrajete.
import-file = Soubor
import-paste = Nebo vložte jeho text
import-do = Otevřít

## Nastavení

set-language = Jazyk
set-speed = Pohyb
speed-0 = žádný
speed-0-5 = pomalý
speed-1 = běžný
speed-2 = rychlý
set-scale = Velikost textu
set-sound = Zvuk
set-patterns = Vzory kromě barev
set-taps = Na dotykové obrazovce první klepnutí ukáže, druhé vybere
set-notify = Upozornit mě, když jsem na tahu
notify-denied = Prohlížeč to nedovoluje. Povolit to lze v jeho nastavení pro tuto stránku.

## Účet

account-name = Jak vám ostatní říkají
account-renamed = Jméno je uloženo.
account-keep = Uchovat své partie
account-text = Bez účtu jste hostem v tomto prohlížeči. S účtem najdete své partie na každém zařízení. Stačí jméno a heslo.
account-label = Název účtu
passphrase = Heslo (aspoň 8 znaků)
account-login = Přihlásit se
account-make = Nový účet
account-made = Účet je založen. Vaše partie patří k němu.
account-in = Jste přihlášeni.
account-yours = Účet: { $account }
account-kept = Vaše partie jsou uloženy u tohoto účtu.
account-logout = Odhlásit se
account-out = Nyní jste nový host.
account-logout-everywhere = Odhlásit se všude
account-out-everywhere = Jste odhlášeni na všech zařízeních. Zde jste nyní nový host.
account-change = Změnit heslo
account-change-text = Na všech ostatních zařízeních budete odhlášeni.
account-changed = Heslo je změněno. Na ostatních zařízeních jste odhlášeni.
passphrase-old = Dosavadní heslo
passphrase-new = Nové heslo
account-delete = Smazat vše o mně
account-delete-text = Váš účet, vaše jména a vše, co jste napsali, se smaže. Partie zůstanou těm, kdo s vámi hráli, ale nebude v nich, kdo jste byli; dohraje je za vás bot. Nelze to vrátit.
account-delete-sure = Smazat navždy
account-deleted = Vaše údaje jsou smazány. Zde jste nyní nový host.
account-webhook = Zavolat program
account-webhook-text = Na tuto adresu přijde zpráva, kdykoli na vás čeká rozhodnutí. Pro boty i pro lidi se zvonkem.
account-webhook-set = Adresa je uložena.
account-webhook-none = Už se nevolá žádná adresa.

## Pravidla

rules-of = Pravidla: { $game }
rules-search = Hledat v pravidlech
rules-none = Pravidla této hry tu nejsou sepsána.
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}

## Autoři

credits-icons = Ikony
credits-icons-text = Ikony jsou z game-icons.net, některé přebarvené a zvětšené či zmenšené. Nakreslili je:
credits-fonts = Písma
credits-fonts-text = Forum: Denis Masharov, Alegreya Sans: Juan Pablo del Peral (Huerta Tipográfica).
credits-python = Python v prohlížeči
credits-python-text = Bez serveru hry běží v Pyodide: je to CPython pro prohlížeče od přispěvatelů projektu Pyodide a Mozilly.
credits-own = Vše ostatní
credits-own-text = Plány, obálky, slova a zvuky jsou naše. Pravidla her jsou vyprávěna vlastními slovy; názvy her patří jejich vlastníkům.

## Nenalezeno

lost-title = Nic než popel
lost-text = Na této adrese žádná stránka není. Snad byl odkaz ustřižen.

## Odmítnutí

refusal-offline = Server není dostupný. Zkontrolujte připojení.
refusal-no-wasm = Tento prohlížeč hry nespustí: nemá WebAssembly. Použijte novější.
refusal-no-storage = Prohlížeč nedovolí stránce nic uložit, takže by žádná partie nevydržela. Povolte ukládání dat nebo opusťte anonymní režim a načtěte stránku znovu.
refusal-no-engine = Hry se nepodařilo načíst: soubory chybějí, jsou poškozené nebo z různých verzí. Zkontrolujte připojení a načtěte vše znovu. Vaše partie zůstávají uložené.
refusal-full = To se neuložilo, takže se nic nezměnilo.
refusal-unknown = Na této stránce se něco pokazilo.
refusal-stale = Tato otázka je už uzavřena.
refusal-not-asked = Teď nemáte o čem rozhodovat.
refusal-unknown-code = To teď není možné.
refusal-undo = To už nelze vzít zpět.
refusal-not-yours = To není na vás.
refusal-wrong-passphrase = Takový účet není, nebo heslo nesouhlasí.
refusal-name = Takové jméno nejde použít: { $message }.
refusal-not-found = Taková partie, místo nebo odkaz neexistuje; nebo byl odkaz už použit.
refusal-malformed = Server tomu nerozuměl: { $message }.
refusal-too-large = To je příliš dlouhé.
refusal-too-fast = Ne tak rychle, prosím.
refusal-taken = Někdo byl rychlejší: místo nebo jméno je obsazeno.
refusal-refused = Není možné: { $message }.
refusal-frozen = Tato partie začala podle jiných pravidel: lze se na ni jen dívat.
refusal-waiting = Ještě není rozdáno: partie začne, až nezbude volné místo.
refusal-running = To dovoluje jen dohraná partie.
refusal-busy = Server to teď nemůže udělat. Zkuste to za okamžik.

# Ending early, and clocks

resign = Vzdát se
resign-about = Toto místo hned prohrává. Je-li soupeřů víc, dohraje za něj bot.
resign-sure = Ano, vzdát se
resign-not = Hrát dál
seat-given-up = vzdáno; dohrává bot
end-title = Ukončit partii?
end-about = Když všichni souhlasí, partie končí, jak stojí, a dělí se o ni všichni.
end-waiting = Čeká se, zda ostatní souhlasí s ukončením partie.
end-propose = Navrhnout konec partie
end-wish = { $name } navrhuje partii ukončit, jak stojí. Nikdo nevyhraje ani neprohraje. Souhlasíte?
result-agreed = Ukončeno dohodou
result-by-agreed = Všichni souhlasili s koncem partie; dělí se o ni všichni.
result-by-resigned = Ostatní se vzdali.
result-by-time = Čas vypršel.
clock = Čas na tah
clock-none = bez omezení
clock-forfeit = Komu vyprší čas, prohrává (jinak za něj hraje bot)
clocks = Zbývající čas
clock-left = { $name }: { $time }
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
time-hours = { $hours } h { $minutes } min
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

map-closer = Přiblížit
map-farther = Oddálit
map-whole = Zobrazit celou mapu
bearing-n = na severu
bearing-ne = na severovýchodě
bearing-e = na východě
bearing-se = na jihovýchodě
bearing-s = na jihu
bearing-sw = na jihozápadě
bearing-w = na západě
bearing-nw = na severozápadě
