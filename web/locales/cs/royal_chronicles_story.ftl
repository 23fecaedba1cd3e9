# Royal Chronicles: what happened, in words

rc-tell-phase = { $round }. kolo, { $phase }.
rc-tell-dealt = Všichni dostávají karty, po { $number }; co si nenechají, jde { $direction ->
    [left] doleva.
   *[right] doprava.
}
rc-tell-passes = Všichni si nechali po kartě; zbytek jde { $direction ->
    [left] doleva.
   *[right] doprava.
}
rc-tell-draft-discards = { $you ->
    [who] Odhazujete
   *[none] { $who } odhazuje
}: { $card }.
rc-tell-draws = { $you ->
    [who] Berete
   *[none] { $who } bere
}: { $cards }.
rc-tell-recruited = { $you ->
    [who] Najímáte
   *[none] { $who } najímá
}: { $card }.
rc-tell-underworld = Do podsvětí: { $cards }.
rc-tell-underworld-shuffled = Podsvětí se míchá: { $cards }.
rc-tell-underworld-emptied = Podsvětí se vyprazdňuje, odhozeno: { $cards }.
rc-tell-necropolis = Otáčí se karta nekropole { $back }: { $card }.
rc-tell-marker = Ukazatel času se posune na kartu nekropole { $back }.
rc-tell-lich-instant = Okamžitý příjem Krále lichů, { $card }: { $points }.
rc-tell-lich-bonus = Podsvětí platí Králi lichů, { $card }: { $points } ({ $cards }).
rc-tell-lich-bonus-none = Podsvětí Králi lichů nic nedává: { $card }.
rc-tell-lich-armies = Armády Krále lichů: černá { $black }, purpurová { $purple }.

# Deployment

rc-tell-deployed = { $you ->
    [who] Vy
   *[none] { $who } –
} { $deeds }.
rc-did-place = { $you ->
    [who] nasazujete
   *[none] nasazuje
}: { $cards }
rc-did-lay = { $you ->
    [who] získáváte
   *[none] získává
} artefakt: { $card }
rc-did-dismiss = { $you ->
    [who] odvoláváte
   *[none] odvolává
} z království: { $cards }
rc-did-discard = { $you ->
    [who] odhazujete
   *[none] odhazuje
}: { $cards }
rc-did-keep = { $you ->
    [who] necháváte
   *[none] nechává
} si: { $cards }
rc-did-pay = { $you ->
    [who] platíte
   *[none] platí
} { $gold }
rc-did-receive = { $you ->
    [who] dostáváte
   *[none] dostává
} { $gold }
rc-did-nothing = nic { $you ->
    [who] neměníte
   *[none] nemění
}

rc-tell-age = { $source }: { $tokens }. Komu: { $cards }.
rc-tell-young = { $source } snímá { $tokens }. Komu: { $cards }.
rc-tell-raised = { $source }: { $you ->
    [who] { $building } má teď u vás
   *[none] { $who }, { $building } má teď
} úroveň II.
rc-tell-shapeshifter = { $you ->
    [who] Váš Měňavec
   *[none] { $who }: Měňavec
} se mění. Teď je to { $card }{ $skipped ->
    [yes] . Nehodí se: { $cards }.
   *[no] .
}
rc-tell-shapeless = { $you ->
    [who] Váš Měňavec
   *[none] { $who }: Měňavec
} nenašel podobu a je odhozen.
rc-tell-shadowed = { $you ->
    [who] Váš Stín
   *[none] { $who }: Stín
} opakuje: { $card }.
rc-tell-sphinx = { $you ->
    [who] Vaše Sfinga
   *[none] { $who }: Sfinga
} ukazuje další karty z balíčku.
rc-tell-sphinx-discards = { $you ->
    [who] Po Sfinze odhazujete
   *[none] { $who } po Sfinze odhazuje
}: { $cards }. Ponecháno: { $kept }.

# War

rc-tell-strength = { $you ->
    [who] Vaše síla:
   *[none] { $who }: síla
} { $total }{ $known ->
    [yes] {" "}({ $parts }).
   *[no] .
}
rc-tell-war-won = { $you ->
    [who] Vítězíte { $mine } : { $theirs }, soupeř: { $other }
    [other] { $who } vás poráží { $mine } : { $theirs }
   *[none] { $who } vítězí { $mine } : { $theirs }, soupeř: { $other }
}{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-tied = { $you ->
    [who] Odoláváte { $mine } : { $theirs }, soupeř: { $other }
    [other] { $who } vám odolává { $mine } : { $theirs }
   *[none] { $who } odolává { $mine } : { $theirs }, soupeř: { $other }
}{ $scored ->
    [yes] . { $points }.
   *[no] .
}
rc-tell-war-lost = { $you ->
    [who] Prohráváte
   *[none] { $who } prohrává
} { $mine } : { $theirs }, soupeř: { $other }.
rc-tell-war-nobody = Bez síly nevítězí nikdo: { $you ->
    [who] vy, { $other }
    [other] { $who }, vy
   *[none] { $who }, { $other }
}.
rc-the-black-army = černá armáda
rc-the-purple-army = purpurová armáda

# Points, gold, buildings

rc-tell-score = { $you ->
    [who] Vy:
   *[none] { $who }:
} { $points } ({ $parts }).
rc-tell-lost = { $you ->
    [who] Ztrácíte
   *[none] { $who } ztrácí
} { $points } ({ $parts }).
rc-tell-gold = { $you ->
    [who] Dostáváte
   *[none] { $who } dostává
} { $gold } ({ $source }).
rc-tell-income = { $you ->
    [who] Dostáváte
   *[none] { $who } dostává
} { $gold }: { $parts }.
rc-part = { $name } { $number }
rc-tell-built = { $you ->
    [who] Stavíte
   *[none] { $who } staví
}: { $building }, { $level }{ $paid ->
    [yes] , za { $gold }.
   *[no] .
}
rc-tell-upgraded = { $you ->
    [who] Vylepšujete
   *[none] { $who } vylepšuje
}: { $building }, { $level }{ $paid ->
    [yes] , za { $gold }.
   *[no] .
}

# Ageing

rc-tell-saved = { $you ->
    [who] Zachraňujete
   *[none] { $who } zachraňuje
} život: { $card }.
rc-tell-die = { $you ->
    [who] Pohřbíváte
   *[none] { $who } pohřbívá
}: { $cards }.
rc-tell-grow-old = Přeživší jednotky dostávají žeton stáří: { $who }.
rc-tell-deck-shuffled = Z odhozených karet vzniká nový balíček: { $cards }.
rc-tell-crown = { $number ->
    [one] { $you ->
        [who] Vítězíte!
       *[none] { $who } vítězí!
    }
    [few] O vítězství se dělí { $who }!
    [many] O vítězství se dělí { $who }!
   *[other] O vítězství se dělí { $who }!
} ({ $why })
rc-tell-only-card = Poslední karta vám zůstává: { $card }.
rc-tell-only-discard = Poslední karta je odhozena: { $card }.
rc-tell-only-unit = Na výběr byla jediná možnost: { $card }.
rc-tell-only-building = Na výběr byla jediná možnost: { $building }.

# Where points and gold come from

rc-source-war = válka
rc-source-instant = okamžitý příjem
rc-source-underworld = bonus podsvětí
rc-source-black = vítězství černé armády
rc-source-purple = vítězství purpurové armády
rc-source-basic = základní příjem
rc-source-floor = nikdy méně než 0
rc-source-end = { $building } na konci hry

# The rows in which points are counted

rc-points-units = jednotky
rc-points-buildings = budovy
rc-points-built = budovy na konci hry
rc-points-artifacts = artefakty
rc-points-armies = armády Krále lichů
rc-points-lich = karty Krále lichů

# Why somebody won

rc-won-by-points = nejvíc bodů
rc-won-by-gold = shoda, rozhodlo zlato
rc-won-by-shared = shoda, kterou nic nerozhodlo
rc-won-by-lich-tie = shoda, ve které vítězí Král lichů

# Since your last turn

rc-since-phase = Je { $round }. kolo, { $phase }.
rc-since-war-won = Vítězství { $mine } : { $theirs }, soupeř: { $other }.
rc-since-war-tied = Shoda, vítězí obě strany, { $mine } : { $theirs }, soupeř: { $other }.
rc-since-war-lost = Porážka { $mine } : { $theirs }, soupeř: { $other }.
rc-since-died = Pohřbili jste: { $cards }.
rc-since-gold = Dostali jste { $gold }.
rc-since-scored = Získali jste { $points }.
rc-since-lost = Ztratili jste { $points }.
rc-since-other = { $who }: { $deeds }.
rc-since-placed = nové jednotky ({ $cards })
rc-since-built = stavba ({ $building })
rc-since-upgraded = vylepšení ({ $building })
