# Inviting: open tables, joining, waiting for others

filter-game = Show tables of
filter-any-game = All games
filter-players = Show tables for
filter-any-players = Any number of players
filter-none = No open table is like that.
your-name = Your name
start-inviting = Invite

fact = { $name }: { $value }

## A table that waits for players

waiting-title = { $count ->
    [one] Waiting for a friend
   *[other] Waiting for friends
}
waiting-open = An open table
waiting-others = Waiting for the others
waiting-opens = The table is laid as soon as every seat is taken; this page opens it by itself.
waiting-link = { $count ->
    [one] Send this link to your friend
   *[other] Send this link to whoever shall have seat { $seat }
}
waiting-once = It is for one person: whoever sits down first has the seat.
waiting-free = free
waiting-show-link = Invite
waiting-bot = Seat a bot instead
waiting-free-again = Free the seat again
waiting-send-away = Send away
waiting-close = Close the table
waiting-closed = This table is closed
waiting-closed-text = Whoever laid it has taken it back. Nothing was played.
invitation = Invitation
share-text = Come and play!
scan-code = The link as a code to scan
scan-hint = Or scan this with a phone
sat-down = { $name } sits down

facts-host = { $name } invites
facts-seats = { $count } ({ $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
})
facts-options = Options
facts-luck-new = Nobody knows the luck: it is drawn when the last seat is taken.
facts-luck-known = The luck is not new: this match continues another one, and somebody may know what comes.

## Seats change hands

told-claimed = { $you ->
    [who] You sit down
   *[none] { $name } sits down
} ({ $seat }).
told-left = { $you ->
    [who] You stand up
   *[none] { $name } stands up
} ({ $seat }).
told-freed = The seat is free again ({ $seat }).
told-bot = A bot plays from now on: { $level } ({ $seat }).
told-back = { $you ->
    [who] You play again
   *[none] { $name } plays again
} ({ $seat }).
told-opened = The seat is open again ({ $seat }).
told-time = { $you ->
    [who] Your time has run out
   *[none] { $name } has run out of time
} ({ $seat }).
told-resigned = { $you ->
    [who] You resign
   *[none] { $name } resigns
} ({ $seat }).
told-gone = Whoever sat there has gone for good ({ $seat }).

## Finding an opponent

seek = Find an opponent
seek-title = { $game }: find an opponent
seek-about = You are seated with the next person who looks for the same.
seek-looking = Looking for somebody…
seek-hint = Leave this page open. The table opens as soon as somebody is there.
seek-stop = Stop looking
seek-found = Somebody wants to play
