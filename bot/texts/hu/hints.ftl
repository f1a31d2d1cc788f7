# What cards, bids and tiles bring, and what the coach would do. $gain, $now, $later are points
# with their sign, such as +3 or −1.

gain-now-later = most { $now }{ $has_later ->
        [no] {""}
       *[yes] , később { $later }
    }
# As in English: nothing but points.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Minden kártyánál: mennyi pontot hozhat most, és zárójelben, mennyit ígér későbbre.
# About a bid in a trick; $cubes says whether any button has + 60, a card with a cube.
hand-bids = -# Minden kártyánál: körülbelül hány pontot hoz neked az ütés a parti végéig, ha azt játszod ki.{ $cubes ->
        [no] {""}
       *[yes] {" A + 60 kockával együtt értendő."}
    }
no-hints-here = Ebben a partiban nincsenek tippek.

command-name-hint = tipp
command-hint = Mit lépnék most a helyedben (ha az asztalnál van tipp)
nothing-to-hint = Most nincs miről döntened, így tippem sincs.
hint-worth = **{ $gain }** most, **{ $later }** később.
hint-pick = 💡 Én ezt a kártyát választanám: { $card }.
hint-discard = 💡 Én ezt a kártyát dobnám el: { $card }.
hint-bid = 💡 Én ezt a kártyát játszanám ki: { $card }{ $cube ->
        [none] {""}
       *[other] , hozzá ezt a kockát: { $cube }
    }.
hint-take = 💡 Én ezt a kártyát venném el: { $card }.
hint-take-pair = 💡 Én { $pair ->
        [deck] a pakliból való párt
       *[hands] a kijátszott párt
    } választanám.
hint-contest = 💡 Én felülütném, és elvinném { $pair ->
        [deck] a pakliból való párt
       *[hands] a kijátszott párt
    }. Kockák innen: { $cubes }.
hint-accept = 💡 Én elfogadnám a megmaradt párt.
hint-place = 💡 Én így helyezném le. { $placement } ({ $typed }).
hint-unplaceable = 💡 Ez a kártya sehová sem fér, tedd félre: { $card }.
hint-terraform = 💡 Én { $terrain ->
        [forest] erdőt
        [lake] tavat
        [town] várost
       *[mountain] hegyvidéket
    } csinálnék ebből a sivatagból: { $position }. Kockák innen: { $cubes }.
hint-done = 💡 Én így hagynám, és megnyomnám a **Kész** gombot.
hint-free-tile = 💡 Én { $terrain ->
        [forest] erdőt
        [lake] tavat
        [town] várost
       *[mountain] hegyvidéket
    } csinálnék ebből a sivatagból: { $position }.
hint-skip = 💡 Én nem raknék le ingyenes lapkát.
