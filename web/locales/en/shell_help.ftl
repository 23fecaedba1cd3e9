# The shell: reasons and odds

why-not-over = The match is over.
why-not-not-asked = Not now: waiting for { $who }.
why-not-not-now = Something else is asked of you first.
rule-open = The rule about it
look-around = Why not?
look-around-title = Reach everything with Tab and hear why it cannot be chosen (W)

percent = { $number } %
odds-label = Odds:
odds-sure = Odds: { $number } %.
odds-range = Odds: { $number } % (between { $low } and { $high }).
confirm = Do it

## A payment made at one go

bundle-total = { $chosen } of { $total }
bundle-up-to = { $chosen }, at most { $most }
bundle-clear = Clear
bundle-more = One more: { $thing }
bundle-less = One less: { $thing }
bundle-have = you have { $number }
