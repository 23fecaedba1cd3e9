# Royal Chronicles: why something cannot be chosen now

rc-not-over = The game is over.
rc-not-not-asked = Not now: waiting for { $who }.
rc-not-answered = You have chosen. Waiting for { $who }.
rc-not-first = Something else is asked of you first.
rc-not-others-unit = It belongs to { $who }.
rc-not-in-discard = It lies on the discard pile.
rc-not-artifact-stays = An artifact stays where it is.
rc-not-waits = This card waits: it comes to your hand after the next recruitment.
rc-not-units-later = Units are placed, moved and discarded in the Deployment phase.
rc-not-picked = You keep this card already.
rc-not-discard-now = You have kept a card of these; now choose one to discard.
rc-not-in-underworld = It has gone to the underworld.
rc-not-deploy-later = It is in your hand already; you can place it in the Deployment phase.
rc-not-keep-now = First choose a card to keep.
rc-not-kept = You keep this card for the next round. Take the step back to place it.
rc-not-dismissed = You have taken it out of play. Take the step back to have it again.
rc-not-placed = You have just placed it. Take the step back to place it elsewhere.
rc-not-moved = You have moved it already. Take the step back to move it elsewhere.
rc-not-keeps-enough = { $limit ->
    [one] No more than { $limit } card
   *[other] No more than { $limit } cards
} can wait for the next round.
rc-not-discarded-later = It need not be discarded: what is neither placed nor kept goes to the discard pile.
rc-not-one-artifact = You can lay down one artifact a round.
rc-not-artifacts-full = You have { $limit } artifacts, and no kingdom has more.
rc-not-artifact-beside = An artifact takes no spot: lay it beside the kingdom.
rc-not-too-dear = It costs { $cost } gold; you have { $gold } left.
rc-not-row-full = { $row } is full: { $limit ->
    [one] it has { $limit } spot
   *[other] it has { $limit } spots
}.
rc-not-rows-full = Both rows are full: let two units change places, or take one out of play.
rc-not-smith-stays = Without this Runesmith the artifact you have laid could not be paid.
rc-not-in-play = It is in play already; you can move it or take it out of play.
rc-not-same-row = They stand in the same row.
rc-not-room-to-move = There is room in the other row: just move the unit.
rc-not-no-ability = This unit does nothing when it is deployed.
rc-not-no-tokens = There is no age token on it.
rc-not-not-repeated = What this unit does cannot be repeated.
rc-not-saved = It is saved already.
rc-not-never-dies = It never dies.
rc-not-lives = It would not die now.
rc-not-too-old = It has { $number } age tokens; only a unit with exactly 1 can be saved.
rc-not-not-in-game = This building is not in the game.
rc-not-not-built = You have not built it.
rc-not-built = You have built it.
rc-not-build-later = Building comes in the Construction phase.
rc-not-resources-missing = Missing: { $goods }.
rc-not-building-too-dear = It would cost { $cost } gold; you have { $gold }.
rc-not-land-too-dear = It would cost { $cost } gold, { $land } of them for the land; you have { $gold }.
