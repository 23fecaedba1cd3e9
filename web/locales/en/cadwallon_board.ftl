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
