# The shell: everything around the boards

language-code = en
close = Close
cancel = Cancel
save = Save
send = Send
copy = Copy
copied = Copied
yes = yes
no = no
name = Name
address = Address
start = Start
loading = One moment…
reload = Load again
try-again = Try again
to-home = Home
to-table = To the table
page-broken = This page could not be loaded.
share = Share

nav = Main menu
nav-join = Join
nav-import = Import
nav-settings = Settings
nav-account = Account
nav-credits = Credits

## Home

home-lead = Dark-fantasy board games against bots, against the games’ own dead, and with friends by link. No account needed.
home-lead-alone = Dark-fantasy board games against bots, against the games’ own dead, and with friends on one screen. Everything is in this page: no server, no account, no network.
newer-version = A newer version is here.
trouble-title = Emberkeep cannot start here
storage-full = This browser did not keep it: its storage is full, or may no longer be used. What was kept before is safe. Make room, then load the page again.
home-games = Games
home-players = Players: { $range }
home-continue = Continue
home-tables = Open tables
home-over = Finished
play-now = Play now
play-now-hint = “Play now” seats you against one bot, at once.
plain-hint = Its board is plain: all is there, in tables and words.
starting = Laying the table…
new-match = New match
rules = Rules
against = against { $names }
together-with = with { $names }
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
state-over = finished
state-won = won
state-lost = lost
state-agreed = ended by agreement
state-scores = points: { $scores }
state-frozen = other rules
state-your-turn = your turn
state-open = waits for players
state-waiting = others are thinking
part = part { $part }
part-of-campaign = Part { $part } of a campaign

## A new match

new-match-of = { $game }: new match
mode = Kind of match
how-many = Players
seats = Seats
seat-number = Seat { $number }
wish-me = Me
wish-here = Friend on this device
wish-open = Open: somebody by link
name-of-seat = Name in seat { $number }
option-of-seat = { $option }, seat { $number }
shared-device = Several people share this device: a curtain falls between their turns.
public-table = Anybody may sit down in the open seats
options = More options

## Joining

join-title = You are invited
join-title-by = { $name } invites you
join-text = Seat { $number } is kept for you. The link works once, for whoever sits down first.
join-begun = This match has begun: others may have seen the cards of this seat.
join-held = Here sat before you: { $names }.
join-sit-knowing = Sit down all the same
join-look = Look at the invitation
join-paste = The link or code that you were given
join-sit = Sit down

## At the table

table = Table
table-coming = The table is being laid…
reconnecting = The connection is lost. Trying again; nothing you did is lost.
frozen = This match can only be looked at: { $message }.
seat-open = open seat
seat-automa = automatic opponent
seat-bot = { $level } bot
seat-person = Player { $number }
seat-guest = Guest { $number }
seat-online = here
seat-away = away
seat-side = side { $number }
seat-invite = Make a link
seat-sit = Sit down here
seat-to-bot = Let a bot play
seat-take-back = Take the seat back
seat-stand = Stand up
seat-link = Send this link to whoever shall sit here. It works once; a new one ends it.
watch-link = Anybody with this link may watch
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
you = You
you-in-a-row = you
spectator = Spectator
your-turn = Your turn
prompt-frozen = This match stands still.
prompt-over = The match is over.
prompt-staged = Watch… Any key or tap goes on.
prompt-nothing = Nobody has anything to decide.
prompt-lent = A bot plays { $name } for you.
prompt-curtain = Next: { $name }.
prompt-open = Waiting for somebody to take the seat of { $names }.
prompt-thinking = { $names }: thinking…
prompt-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names } at the same time.
}
prompt-first = The first answer counts. Also asked: { $names }.
final = This cannot be taken back.
undo = Undo
undo-title = Take back your last choice (U)
undo-asked = Asking the others…
undo-wish = { $name } would like to take back the last choice. Do you agree?
undo-agree = Agree
undo-refuse = Refuse
since-title = Since your last choice
story-and-chat = Story and chat
story = Story
story-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-watching = (watching)
chat-gone = deleted
memory = Memory
memory-title = What a perfect memory would know
say-something = Say something
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
views = Views
view-board = Board
view-hand = Hand
view-players = Players
view-story = Story
can-choose-here = something can be chosen here
curtain-title = { $name }, take the device
curtain-text = Everybody else looks away. What is secret appears after the click.
curtain-take = Continue as { $name }

## The end

result-won = You have won!
result-lost = You have lost
result-winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
result-look = Look at the table
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
go-on = Go on with the campaign
rematch = Rematch
luck-check = Check the luck
luck-holds = The luck was fixed before the first choice: its fingerprint is the one shown at the start.
luck-broken = The fingerprint does not fit. This match’s luck is not the one that was promised.
luck-unknown = This browser cannot check it on an unencrypted connection. Export the record and use “emberkeep verify”.

## Replay

replay = Replay
replay-of = Replay: { $game }
replay-eyes = Seen by
replay-continue = Continue from here
replay-continue-text = A new match begins as this one stood at this moment. Bots take the other seats.
replay-as = You play
replay-start = The beginning
replay-choice = { $name }: { $what }
replay-secret = { $name } chose something secret
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice on
replay-moment = Moment
replay-at = Choice { $at } of { $of }
share-moment = Link to this moment
export = Export
export-about = The record takes this match along: import it on a server or in another browser, and play on there.

## Import

import-text = Bring a record that was exported: look at a finished match or continue it, and play on where one was left.
import-file = File
import-paste = Or paste its text
import-do = Open

## Settings

set-language = Language
set-speed = Movement
speed-0 = none
speed-0-5 = slow
speed-1 = normal
speed-2 = fast
set-scale = Size of text
set-sound = Sound
set-patterns = Patterns besides colours
set-taps = On a touch screen the first tap shows, the second chooses
set-notify = Notify me when it is my turn
notify-denied = The browser does not allow it. You can change that in its settings for this page.

## Account

account-name = What others call you
account-renamed = Your name is saved.
account-keep = Keep your matches
account-text = Without an account you are a guest of this browser. With one you find your matches on any device. A name and a passphrase are enough.
account-label = Account name
passphrase = Passphrase (8 characters or more)
account-login = Log in
account-make = New account
account-made = Your account is made. Your matches belong to it.
account-in = You are logged in.
account-yours = Account: { $account }
account-kept = Your matches are kept with this account.
account-logout = Log out
account-out = You are a new guest now.
account-logout-everywhere = Log out everywhere
account-out-everywhere = You are logged out on every device. Here you are a new guest.
account-change = Change the passphrase
account-change-text = All your other devices are logged out then.
account-changed = Your passphrase is changed. Your other devices are logged out.
passphrase-old = Passphrase until now
passphrase-new = New passphrase
account-delete = Be forgotten
account-delete-text = Your account, your names and all you said are deleted. Your matches stay for those who played with you, without saying who you were; a bot plays on for you. This cannot be undone.
account-delete-sure = Delete for good
account-deleted = You are forgotten. Here you are a new guest.
account-webhook = Call a program
account-webhook-text = This address is posted to whenever a decision waits for you. For bots, and for people with a bell.
account-webhook-set = The address is saved.
account-webhook-none = No address is called any more.

## Rules

rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = The rules of this game are not written down here.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Credits

credits-icons = Icons
credits-icons-text = The icons are from game-icons.net, some recoloured and resized, by:
credits-fonts = Fonts
credits-fonts-text = Forum by Denis Masharov, Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica).
credits-python = Python in the browser
credits-python-text = Without a server the games run by Pyodide, which is CPython made for browsers by the Pyodide contributors and Mozilla.
credits-own = Everything else
credits-own-text = Boards, covers, words and sounds are our own. The games’ rules are told in our own words; names of games belong to their owners.

## Not found

lost-title = Nothing but ash
lost-text = There is no page at this address. Perhaps the link was cut short.

## Refusals

refusal-offline = The server cannot be reached. Check your connection.
refusal-no-wasm = This browser cannot run the games: it has no WebAssembly. Use a newer one.
refusal-no-storage = This browser does not let the page keep anything, so no match would last. Allow it to store data, or leave private browsing, then load the page again.
refusal-no-engine = The games could not be loaded: files are missing, damaged or of two versions. Check your connection, then load everything again. Your matches are kept.
refusal-full = This was not kept, so nothing has changed.
refusal-unknown = Something went wrong in this page.
refusal-stale = That question is closed already.
refusal-not-asked = You have nothing to decide now.
refusal-unknown-code = That is not possible now.
refusal-undo = That can no longer be taken back.
refusal-not-yours = That is not yours to do.
refusal-wrong-passphrase = There is no such account, or the passphrase is another.
refusal-name = This cannot be a name: { $message }.
refusal-not-found = There is no such match, seat or link; or the link has been used.
refusal-malformed = The server did not understand this: { $message }.
refusal-too-large = That is too long.
refusal-too-fast = Not so fast, please.
refusal-taken = Somebody was there first: the seat or the name is taken.
refusal-refused = Not possible: { $message }.
refusal-frozen = This match was begun under other rules: it can only be looked at.
refusal-waiting = Nothing is dealt yet: the match begins once no seat is open.
refusal-running = Only a finished match can do that.
refusal-busy = The server cannot do it now. Try again in a moment.

# Ending early, and clocks

resign = Resign
resign-about = This seat loses at once. If more than one opponent is left, a bot plays it to the end.
resign-sure = Yes, resign
resign-not = Play on
seat-given-up = has given up; a bot plays on
end-title = End the match?
end-about = If everybody agrees, the match ends as it stands and is shared by all.
end-waiting = Waiting for the others to agree to end the match.
end-propose = Propose to end the match
end-wish = { $name } proposes to end the match as it stands. Nobody would win or lose. Do you agree?
result-agreed = Ended by agreement
result-by-agreed = Everybody agreed to end the match; it is shared by all.
result-by-resigned = The others have resigned.
result-by-time = Time ran out.
clock = Time for each turn
clock-none = no limit
clock-forfeit = Who runs out of time loses (otherwise a bot plays on)
clocks = Time left
clock-left = { $name }: { $time }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $hours } h { $minutes } min
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

map-closer = Look closer
map-farther = Look from farther away
map-whole = Show the whole map
bearing-n = to the north
bearing-ne = to the north-east
bearing-e = to the east
bearing-se = to the south-east
bearing-s = to the south
bearing-sw = to the south-west
bearing-w = to the west
bearing-nw = to the north-west
