# Cadwallon: what happened, in words

# Rounds and turns

cad-tell-first-player = { $you ->
    [who] You begin the night.
   *[none] The night begins with { $who }.
}
cad-tell-round = Round { $number }.
cad-tell-turn = { $you ->
    [who] Your turn.
   *[none] Turn of { $who }.
}
cad-tell-alarm = The alarm sounds: portcullises fall!
cad-tell-portcullis = { $you ->
    [who] You close: { $gate }.
   *[none] { $who }: { $gate } closed.
}
cad-tell-reckoning = The night is over: the reckoning.
cad-tell-score = { $you ->
    [who] You: { $points } ducats ({ $source }).
   *[none] { $who }: { $points } ducats ({ $source }).
}
cad-tell-scored = { $you ->
    [who] You: { $ducats } ({ $source }).
   *[none] { $who }: { $ducats } ({ $source }).
}
cad-tell-experience = { $you ->
    [who] You: { $tokens } experience.
   *[none] { $who }: { $tokens } experience.
}
cad-tell-hired = { $you ->
    [who] You: { $figure } joins instead of { $instead }.
   *[none] { $who }: { $figure } joins instead of { $instead }.
}
cad-tell-deployed = { $figure } waits at gate { $gate }.

# Guards

cad-tell-patrol-thrown = { $guard } throws { $roll }.
cad-tell-patrol-stays = No guard moves: the next card is { $back }.
cad-tell-patrol = { $guard } goes to { $place }.
cad-tell-charmed = { $guard } is charmed away to { $place }.

# Moves

cad-tell-move = { $figure } sets out.
cad-tell-moved = { $figure } goes to { $place }.
cad-tell-rose = { $figure } comes up at { $place }.
cad-tell-exchanged = { $one } and { $other } exchange things.
cad-tell-skill = { $figure } uses a skill: { $target }.
cad-tell-left = { $figure } is out of the district ({ $by }). Carried out: { $treasures }.
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
cad-tell-fight-both = { $one } throws { $mine }; { $other } throws { $theirs }.
cad-tell-fight-rerolled = { $figure } throws die { $die } again: { $roll }.
cad-tell-fight-won = { $winner } beats { $loser }.
cad-tell-won-best = { $winner } beats { $loser }: { $score } to { $other }.
cad-tell-won-total = { $winner } beats { $loser }: the best dice tie, the totals are { $score } to { $other }.
cad-tell-won-stance = { $winner } beats { $loser }: the best dice tie, and a guarded stance wins ties.
cad-tell-won-attack = { $winner } beats { $loser }: on a tie the attacker wins.
cad-tell-fled = { $figure } runs to { $place }.
cad-tell-imprisoned = { $figure } is thrown into the Prison.
cad-tell-escaped = { $figure } breaks out of the Prison.
cad-tell-rerolled = { $figure } throws again ({ $by }).
cad-tell-snare = { $you ->
    [who] You lay a snare for { $figure }: { $roll }.
   *[none] { $who }: a snare for { $figure }, { $roll }.
}
cad-tell-crossbow = { $you ->
    [who] You shoot at { $figure }: { $roll }.
   *[none] { $who }: a shot at { $figure }, { $roll }.
}

# Cards

cad-tell-arcana-drawn = { $you ->
    [who] You draw Arcana: { $cards }.
   *[none] { $who }: Arcana drawn, { $cards }.
}
cad-tell-arcana-played = { $you ->
    [who] You play { $card }.
   *[none] { $who }: { $card } is played.
}
cad-tell-arcana-spent = { $you ->
    [who] You discard { $card }.
   *[none] { $who }: { $card } is discarded.
}
cad-tell-arcana-shuffled = The Arcana are shuffled anew.
cad-tell-card-target = { $card }: { $target }.
cad-tell-mission = { $you ->
    [who] You finish a mission: { $mission }.
   *[none] { $who }: a mission is done, { $mission }.
}
cad-tell-mission-paid = { $you ->
    [who] You finish a mission: { $mission }. You get { $ducats }.
   *[none] { $who }: a mission is done, { $mission }. It pays { $ducats }.
}
cad-tell-intrigue-drawn = { $you ->
    [who] You draw an Intrigue.
   *[none] { $who }: an Intrigue is drawn.
}
cad-tell-intrigue-shown = { $you ->
    [who] You show an Intrigue: { $intrigue }.
   *[none] { $who }: an Intrigue is shown, { $intrigue }.
}
cad-tell-intrigue-end = { $fulfilled ->
    [yes] Fulfilled ({ $who }): { $intrigue }.
   *[no] Not fulfilled ({ $who }): { $intrigue }.
}

# The Catacombs

cad-tell-room-thrown = { $figure } throws in { $room }: { $dice }.
cad-tell-room-rerolled = { $figure } throws again: { $dice }.
cad-tell-traded = { $figure } trades crystals: { $gems }.
cad-tell-cyclops-thrown = The die of the Cyclops: { $roll }.
cad-tell-cyclops-moved = The Cyclops comes to { $room }.
cad-tell-cyclops-lured = { $you ->
    [who] You lure the Cyclops: { $result }.
   *[none] { $who }: the Cyclops is lured, { $result }.
}

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
cad-tell-arcana-stolen = { $you ->
    [who] You take from { $victim }: { $card }.
   *[none] { $who } from { $victim }: { $card }.
}

# Numbers

cad-points = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
cad-points-all = Ducats
cad-result-points = Ducats by source
cad-graph-label = Ducats round by round. At the end: { $scores }
cad-decided-tie = Level on ducats: { $why }.
cad-round-points = Round { $number }: ducats
cad-story-points-of = Ducats of round { $number }
cad-points-none = Nobody got any ducats.
cad-n-ducats = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}
cad-n-experience = { $number } experience
cad-part = { $name } { $number }

# What happened since

cad-since-score = You got { $points }.
cad-since-paid = You lost { $points }.
cad-since-beaten = Beaten: { $figures }.
cad-since-jailed = In Prison: { $figures }.
cad-since-wounded = Wounded: { $figures }.
cad-since-other = { $who }: { $deeds }.
cad-since-took = took { $things }
cad-since-fought = attacked { $things }
cad-since-mission = mission { $things }
cad-since-left = out: { $things }
cad-since-played = played { $things }
