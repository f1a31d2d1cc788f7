# As in English: nothing but points.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Pontok most (és később, plusz vagy mínusz).
hand-bids = -# 💡: a legjobb lap, és amit a parti végéig hoz.
no-hints-here = Ebben a partiban nincsenek tippek.

command-name-hint = tipp
command-hint = Mit lépnék a helyedben (ha az asztalnál vannak tippek)
nothing-to-hint = Most nem te döntesz, így tippem sincs.
hint-worth = **{ $gain }** most{ $later ->
        [0] {""}
       *[other] , **{ $later }** később
    }.
hint-pick = 💡 Én { ARTICLE($card) } { $card }. kártyát választanám.
hint-discard = 💡 Én { ARTICLE($card) } { $card }. kártyát dobnám el.
hint-keep = 💡 Én { ARTICLE($card) } { $card }. kártyát tartanám meg.
hint-bid = 💡 Én { ARTICLE($card) } { $card }. kártyát játszanám ki{ $cube ->
        [none] {""}
       *[other] , és egy kockát tennék rá innen: { $cube }
    }.
hint-take = 💡 Én { ARTICLE($card) } { $card }. kártyát venném el.
hint-take-pair = 💡 Én { $pair ->
        [deck] a pakliból húzott párt
       *[hands] a kijátszott párt
    } választanám.
hint-contest = 💡 Én felülütnék, és elvinném { $pair ->
        [deck] a pakliból húzott párt
       *[hands] a kijátszott párt
    }. A kockákat innen adnám: { $cubes }.
hint-accept = 💡 Én elfogadnám a másik párt.
hint-place = 💡 A tippem: { $placement } ({ $typed }).
hint-unplaceable = 💡 Tedd félre { ARTICLE($card) } { $card }. kártyát: sehová sem fér.
hint-terraform = 💡 Én { $terrain ->
        [forest] erdőt
        [lake] tavat
        [town] várost
       *[mountain] hegyvidéket
    } csinálnék ebből a sivatagból: { $position }. A kockákat innen adnám: { $cubes }.
hint-done = 💡 Én így hagynám, és megnyomnám a **Kész** gombot.
hint-free-tile = 💡 Én { $terrain ->
        [forest] erdőt
        [lake] tavat
        [town] várost
       *[mountain] hegyvidéket
    } csinálnék ebből a sivatagból: { $position }.
hint-skip = 💡 Én lemondanék az ingyenes lapkáról.
