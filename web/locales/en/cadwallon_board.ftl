# Cadwallon: what stands on the board, and what can be planned there

cad-do-activate = Activate { $thing }
cad-do-go = Go to { $thing }
cad-way-wall = over a wall
cad-way-hook = over a wall by the Grappling Hook
cad-piece-crowd = Crowd { $number }
cad-piece-zombie = Zombie
cad-piece-person = Somebody unknown

cad-board-district = The district by night
cad-board-round = Round { $number } of { $rounds }; the alarm sounds in round { $alarm }
cad-board-actions = { $number ->
    [one] 1 action point left
   *[other] { $number } action points left
}
cad-board-ducats = Ducats
cad-board-hand = Arcana in hand
cad-board-experience = Experience
cad-board-intrigues = Intrigues
cad-board-chest = chest: { $treasure }
cad-board-locked = an additional lock
cad-board-hidden = an exploration token face down
cad-board-gate = { $shut ->
    [yes] gate, closed
   *[no] gate
}
cad-board-pentagram = pentagram
cad-board-off = not in the district
cad-board-figure = { $name } ({ $who }), { $place }. { $wounds ->
    [0] Unhurt.
    [one] 1 wound.
   *[other] { $wounds } wounds.
} Carries: { $carries }.{ $gear ->
    [none] {""}
   *[other] {" "}Equipment: { $gear }.
}
cad-board-other = { $name }, { $place }

# What is planned

cad-board-end = { $label }: { $way }
cad-board-aim = { $name } → { $place }: { $way }
cad-board-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
cad-board-price = { $number } AP
cad-board-fights = attacks { $name }, wins at { $percent }%
cad-board-meets = may exchange with { $names }
cad-board-stops = turns up a token and stops
cad-board-open = chest with { $treasure }: { $pick ->
    [0] {""}
   *[other] pick { $percent }% for { $pick } AP
}{ $smash ->
    [0] { $pick ->
        [0] not enough AP
       *[other] {""}
    }
   *[other] { $pick ->
        [0] smash for { $smash } AP
       *[other] , smash for { $smash } AP
    }
}
cad-board-exit = { $late ->
    [yes] Cannot get out in time: { $spaces } spaces to the exit, { $left } left
   *[no] { $spaces } spaces to the exit, { $left } left
}
cad-board-caught = { $number ->
    [one] One of your thieves can no longer get out in time.
   *[other] { $number } of your thieves can no longer get out in time.
}
cad-board-places = All places
cad-board-places-from = Seen from { $name }, { $place }; the nearest come first.
cad-board-here = Here: { $who }.
cad-board-far = { $number ->
    [one] 1 space away.
   *[other] { $number } spaces away.
}
cad-board-beside = Next to: { $places }
