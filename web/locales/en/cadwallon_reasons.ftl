# Cadwallon: why something cannot be chosen now

cad-not-over = The game is over.
cad-not-not-asked = Not now: waiting for { $who }.
cad-not-first = Something else is asked of you first.
cad-not-not-yours = This character does not belong to your gang.
cad-not-gone = This character is no longer in the district.
cad-not-wounded = Wounded ({ $wounds }): first pay the wounds off.
cad-not-activated = Already activated this turn.
cad-not-not-open = This mission is not open.
cad-not-one-mission = One mission a turn, and you have finished one.
cad-not-treasures-missing = Your gang does not carry the treasures for it.
cad-not-not-in-hand = This card is not in your hand.
cad-not-no-moment = This is not the moment for this card.
cad-not-too-few-actions = It costs { $price } AP; you have { $have }.
cad-not-too-little-experience = It costs { $price } experience; you have { $have }.
cad-not-activate-first = First activate a character.
cad-not-prison = From the Prison one can only try to escape.
cad-not-moved = The Move of this turn is over.
cad-not-no-alarm = Nobody leaves before the alarm in round { $round }.
cad-not-occupied = Somebody stands there.
cad-not-too-far = Too far, or the way is blocked.
cad-not-no-chest = There is no chest here.
cad-not-acted = The action of this turn is used up.
cad-not-friend = Nobody attacks their own gang.
cad-not-not-next-to = Not on a neighbouring space.
cad-not-truce = Attacks are forbidden here now.
