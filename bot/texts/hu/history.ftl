# Records, replays, logs and results. $table is the short name of a game, such as k7cr6x5u.

command-record = Egy befejezett parti jegyzőkönyve fájlban
command-replay = Egy befejezett parti animációként
command-log = Mi történt egy partiban, lépésről lépésre
command-stats = Kinek hogy ment eddig ezen a szerveren
command-leaderboard = A szerver legjobb játékosai
option-finished-game = Melyik parti; ha kihagyod, a csatorna legutóbbija
option-replay-player = Csak ennek a játékosnak a térképe: hely száma vagy név
option-stats-player = Kinek az eredményei; ha kihagyod, a tiéid
option-games = Csak emberek közötti partik, vagy gépi játékosokkal is
choice-games-people = emberek között
choice-games-computers = gépi játékosokkal

finished-game = { $day } · { $names } · { $table }
nobody = egy korábbi játékos
several-games-run = Több partiban is részt veszel, és egyik sem ért még véget. Ha egy csatornában zajló parti naplójára vagy kíváncsi, írd be ott: `/hokkaido log`.
no-game-played-here = Ebben a csatornában még nem ért véget parti.
results-in-servers = Minden szervernek saját eredményei vannak: add ki a parancsot az egyik csatornájában!
log-empty = Ebben a partiban még nem történt semmi.
button-show-all = Megmutatás mindenkinek
may-not-show = Ebben a csatornában nem írhatsz, ezért itt nem mutathatod meg.

record = A parti jegyzőkönyve (`{ $table }`): minden kártya és minden lépés. A `/hokkaido verify` ellenőrzi a keverését.
replay = { $all ->
        [yes] A parti kártyáról kártyára (`{ $table }`).
       *[no] { $name } térképe kártyáról kártyára (`{ $table }`).
    }

log-heading = ## A parti itt: <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **A parti előtt**
       *[other] **{ $round }. kör**
    }
button-log-back = ◀ Korábbi
button-log-on = Későbbi ▶
log-cards = A kör kártyái: { $cards }.
log-card-of = { $card } ({ $name })
log-placed = { $name } · { $placement }
log-nothing-placed = { $name } félretette a kártyáját: sehová sem fért.
log-set-aside = { $name } félretette ezt a kártyát: { $card }.
log-tile = { $name } terraformált: { $terrain ->
        [forest] erdő
        [lake] tó
        [town] város
       *[mountain] hegyvidék
    } lett a sivatagból itt: { $position }.
log-free-tile = { $name } ingyen terraformált: { $terrain ->
        [forest] erdő
        [lake] tó
        [town] város
       *[mountain] hegyvidék
    } lett a sivatagból itt: { $position }.
log-no-free-tile = { $name } nem rakott le ingyenes lapkát.
log-wait = { $name } kivárást kért. Mindenki ebben a sorrendben helyez le: { $names }.
log-goal = 🎯 { $name } megszerzett egy célt: { $goal }.
log-played = { $name } kijátszotta ezt a kártyát: { $card }{ $cube ->
        [none] {""}
       *[other] , rajta egy { NAME($cube) } kocka
    }.
log-order = Az új játékossorrend: { $names }.
log-taken = { $name } elvette ezt a kártyát: { $card }.
log-pair-up = { $pair ->
        [deck] A pakliból való pár
       *[hands] A kijátszott pár
    }: { $cards }
log-pair-named = { $name } { $pair ->
        [deck] a pakliból való párt
       *[hands] a kijátszott párt
    } választotta.
log-pair-contested = { $name } két kockával felülütötte.
log-pair-accepted = { $name } elfogadta a másik párt.
log-ended = 🏁 { $count ->
        [one] { $names } nyert.
       *[other] Megosztott győzelem: { $names }.
    }

leaderboard = ## Ranglista · { $kind ->
        [people] partik emberek között
       *[computers] partik gépi játékosokkal
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games } parti, { $wins ->
        [0] győzelem nélkül
       *[other] { $wins } győzelem
    } · legjobb: { $best }
list-more = … és még { $count }
leaderboard-empty = { $kind ->
        [people] Itt még senki sem fejezett be emberek közötti partit. A gépi játékosokkal játszottakat a **partik** opció mutatja.
       *[computers] Itt még senki sem fejezett be gépi játékosokkal játszott partit.
    }
leaderboard-how = -# A szám az értékszám: a játékerő óvatos becslése (openskill). Mindenki 1500-ról indul; a kérdőjel ötnél kevesebb partit jelent.
stats = ## { $name } ezen a szerveren
stats-none = Még nincs befejezett parti.
stats-line = { $kind ->
        [people] **Emberek között**
       *[computers] **Gépi játékosokkal**
    }: { $games } parti, { $wins ->
        [0] győzelem nélkül
       *[other] { $wins } győzelem
    } · legjobb: { $best } pont, átlag: { $average } · értékszám: { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(még kevés parti)
       *[no] {""}
    }, { $place }. hely a ranglistán
