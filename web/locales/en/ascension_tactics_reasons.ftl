# Ascension Tactics: why something cannot be chosen now

at-not-over = The game is over.
at-not-not-asked = Not now: waiting for { $who }.
at-not-first = Something else is asked of you first.
at-not-not-in-hand = This card is not in your hand.
at-not-not-on-offer = It is neither in the center row nor on a pile.
at-not-too-dear = It costs { $price }; you have { $have }.
at-not-not-yours = This champion does not obey you.
at-not-exhausted = It is exhausted until the end of your turn.
at-not-portal-occupied = No portal of yours is free.
at-not-no-base = All your bases stand on the battlefield.
at-not-too-many-cultists = You have four cultists on the battlefield, and nobody has more.
at-not-order-first = First give an order to a champion.
at-not-no-such-treasure = You hold no such treasure.
at-not-moved = It has moved already.
at-not-occupied = Somebody stands there.
at-not-barrier = The barrier lets nobody through.
at-not-foreign-portal = Nobody may stop on an opponent’s portal.
at-not-column-first = Choose its column first.
at-not-too-far = It cannot get there: too far, or the way is barred.
at-not-ally = It is on your side.
at-not-off-board = It is off the battlefield.
at-not-attacked = It has made all its attacks.
at-not-out-of-reach = Out of reach: { $far } cells away; the attack reaches { $reach }.
at-not-hidden = { $hiding ->
    [none] From { $cell } it is not in the line of sight.
   *[other] The line of sight from { $cell } is blocked: { $hiding }.
}
