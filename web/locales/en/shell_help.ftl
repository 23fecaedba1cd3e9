# The shell: reasons and odds

why-not-over = The match is over.
why-not-not-asked = Not now: waiting for { $who }.
why-not-not-now = Something else is asked of you first.
rule-open = The rule about it
look-around = Why not?
look-around-title = Reach everything with Tab and hear why it cannot be chosen (W)

percent = { $number }%
odds-label = Odds:
odds-sure = Odds: { $number }%.
odds-range = Odds: { $number }% (between { $low } and { $high }).
confirm = Do it

## A payment made at one go

bundle-total = { $chosen } of { $total }
bundle-up-to = { $chosen }, at most { $most }
bundle-clear = Clear
bundle-more = One more: { $thing }
bundle-less = One less: { $thing }
bundle-have = you have { $number }

## Keys, and the first page of the rules

keys = Keyboard shortcuts
key-digits = Choose an answer by its number
key-tab = Go through everything that can be chosen, and choose
key-undo = Take the last choice back
key-rules = Open the rules
key-look = Reach everything by Tab, and hear why it cannot be chosen
key-question = Go to the question
key-dismiss = Close what is open
key-keys = Show these keys
key-arrows = Go over a map; any key skips what is being shown
primer = The game on one page
primer-legend = What the signs mean
