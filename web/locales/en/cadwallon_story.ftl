# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] You begin the night.
   *[none] { $who } begins the night.
}
cad-tell-round = Round { $number }.
cad-tell-turn = { $you ->
    [who] Your turn.
   *[none] Turn of { $who }.
}
cad-tell-alarm = The alarm sounds!
cad-tell-portcullis = { $you ->
    [who] You close { $gate }.
   *[none] { $who } closes { $gate }.
}
cad-tell-reckoning = The night is over: the reckoning.
cad-tell-score = { $who }: { $points } ducats ({ $source }).
cad-tell-experience = { $who }: { $tokens } experience.
cad-tell-hired = { $who }: { $figure } joins instead of { $instead }.
cad-tell-deployed = { $figure } waits at gate { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard } throws { $roll }.
cad-tell-patrol-stays = No guard moves: the next card is { $back }.
cad-tell-patrol = { $guard } goes to { $place }.
cad-tell-charmed = { $guard } is charmed away to { $place }.

# Moves

cad-tell-move = { $figure } sets out.
cad-tell-moved = { $figure } is at { $place }.
cad-tell-rose = { $figure } comes up at { $place }.
cad-tell-exchanged = { $one } and { $other } exchange things.
cad-tell-skill = { $figure } uses a skill: { $target }.
cad-tell-left = { $figure } is out of the district ({ $by }) with: { $treasures }.
cad-tell-removed = { $figure } is out of the game: { $fate }.

# Chests and tokens

cad-tell-chest-thrown = { $figure } throws { $roll } at the lock.
cad-tell-chest-picked = { $opened ->
    [yes] { $figure } opens the lock.
   *[no] { $figure } fails at the lock.
}
cad-tell-chest-smashed = { $figure } smashes the chest.
cad-tell-loot = { $figure } takes: { $treasure }.
cad-tell-surplus = { $treasure } goes to { $room }.
cad-tell-explored = { $figure } turns up in { $room }: { $token }.
cad-tell-found = { $figure } finds in { $room }: { $token }.
cad-tell-looked = You look in { $room }: { $token }.
cad-tell-equipped = { $figure } gets { $card }.
cad-tell-used-up = { $figure } uses up { $card }.
cad-tell-wound = { $figure } is wounded ({ $source }).
cad-tell-healed = { $figure } loses a wound.

# Fights

cad-tell-fight = { $attacker } attacks { $defender } at { $place }.
cad-tell-fight-thrown = { $figure } throws { $dice }.
cad-tell-fight-rerolled = { $figure } throws die { $die } again: { $roll }.
cad-tell-fight-won = { $winner } beats { $loser }.
cad-tell-fled = { $figure } runs to { $place }.
cad-tell-imprisoned = { $figure } is thrown into the Prison.
cad-tell-escaped = { $figure } breaks out of the Prison.
cad-tell-rerolled = { $figure } throws again ({ $by }).
cad-tell-snare = { $who } lays a snare for { $figure }: { $roll }.
cad-tell-crossbow = { $who } shoots at { $figure }: { $roll }.

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] You draw Arcana: { $cards }.
   *[none] { $who } draws Arcana: { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] You play { $card }.
   *[none] { $who } plays { $card }.
}
cad-tell-arcana-spent = { $you ->
    [who] You discard { $card }.
   *[none] { $who } discards { $card }.
}
cad-tell-arcana-shuffled = The Arcana are shuffled anew.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] You finish a mission: { $mission }.
   *[none] { $who } finishes a mission: { $mission }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] You draw an Intrigue.
   *[none] { $who } draws an Intrigue.
}
cad-tell-intrigue-shown = { $you ->
    [who] You show an Intrigue: { $intrigue }.
   *[none] { $who } shows an Intrigue: { $intrigue }.
}
cad-tell-intrigue-end = { $fulfilled ->
    [yes] { $who } has fulfilled: { $intrigue }.
   *[no] { $who } has not fulfilled: { $intrigue }.
}

# The Catacombs

cad-tell-room-thrown = { $figure } throws in { $room }: { $dice }.
cad-tell-room-rerolled = { $figure } throws again: { $dice }.
cad-tell-traded = { $figure } trades crystals: { $gems }.
cad-tell-cyclops-thrown = The die of the Cyclops: { $roll }.
cad-tell-cyclops-moved = The Cyclops comes to { $room }.
cad-tell-cyclops-lured = { $who } lures the Cyclops: { $result }.

# Adventures

cad-tell-strongbox = { $figure } opens the Duke’s strongbox; { $left } times are left.
cad-tell-tremor = The ground trembles in { $room }: { $token }.
cad-tell-zombie-banished = { $figure } lays a zombie to rest at { $place }.
cad-tell-brewed = { $figure } gives the alchemist: { $treasure }.
cad-tell-wanted = The fence wants: { $treasure }.
cad-tell-met = { $figure } meets: { $person }.
cad-tell-person-back = { $person } goes back to { $place }.
cad-tell-ransom = { $figure } hands the Duke’s nephew over.
cad-tell-crowd = A crowd moves to { $place }.
cad-tell-arcana-stolen = { $who } takes from { $victim }: { $card }.
