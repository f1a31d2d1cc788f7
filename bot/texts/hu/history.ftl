command-record = Egy befejezett parti jegyzőkönyve, fájlban
command-replay = Egy befejezett parti visszajátszása
command-log = Mi történt egy partiban, lépésről lépésre
command-stats = Kinek hogy ment eddig a játék ezen a szerveren
command-leaderboard = A szerver legjobb játékosai
command-table-unlist = Valaki levétele az eredménylistákról, vagy visszatétele (Szerver kezelése jogosultsággal)
option-finished-game = Melyik parti; ha kihagyod, a csatorna legutóbbija
option-replay-player = Csak ennek a játékosnak a térképe: hely száma vagy név
option-stats-player = Kinek az eredményei; ha kihagyod, a tiéid
option-unlisted = Kit vegyek le a listákról, vagy kit tegyek vissza
option-games = Csak emberek közötti partik, vagy gépi játékosokkal is
choice-games-people = emberek között
choice-games-computers = gépi játékosokkal

finished-game = { $day } · { $names } · { $table }
nobody = egy korábbi játékos
several-games-run = Több partiban is részt veszel, és egyik sem ért még véget. Ha valamelyiknek a naplóját szeretnéd látni, írd be a csatornájában: `/hokkaido log`.
no-game-played-here = Ebben a csatornában még nem ért véget parti.
results-in-servers = Minden szervernek saját eredményei vannak: írd be a parancsot az egyik csatornájában!
log-empty = Ebben a partiban még nem történt semmi.
button-show-all = Mutasd mindenkinek
may-not-show = Ebben a csatornában nem írhatsz, ezért nem is mutathatod meg itt.

record = A parti jegyzőkönyve (`{ $table }`): minden kártya és minden lépés. A keverést a `/hokkaido verify` paranccsal ellenőrizheted.{ $has_play ->
        [yes] {" "}[Hozzáadás a BG Stats alkalmazáshoz](<{ $link }>)
       *[no] {""}
    }
replay = { $all ->
        [yes] A parti kártyáról kártyára (`{ $table }`).
       *[no] { $name } térképe kártyáról kártyára (`{ $table }`).
    }
replay-round = A parti (`{ $table }`) · { $page }. kör után{ $all ->
        [yes] .
       *[no] : { $name } térképe.
    }
replay-pages = Ugrás egy körre
replay-page = { $page ->
        [0] Az egész parti, kártyáról kártyára
       *[other] { $page }. kör után
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
log-set-aside = { $name } félretette { ARTICLE($card) } { $card }. kártyát.
log-tile = { $name } terraformált ({ $position }): { $terrain ->
        [forest] erdő
        [lake] tó
        [town] város
       *[mountain] hegyvidék
    } lett a sivatagból.
log-free-tile = { $name } ingyen terraformált ({ $position }): { $terrain ->
        [forest] erdő
        [lake] tó
        [town] város
       *[mountain] hegyvidék
    } lett a sivatagból.
log-no-free-tile = { $name } nem rakott le ingyenes lapkát.
log-wait = { $name } kivárást kért. A lehelyezés sorrendje: { $names }.
log-goal = 🎯 { $name } megszerzett egy célt: { $goal }.
log-played = { $name } kijátszotta { ARTICLE($card) } { $card }. kártyát{ $cube ->
        [none] {""}
       *[other] {" "}egy { NAME($cube) } kockával
    }.
log-order = Az új játékossorrend: { $names }.
log-taken = { $name } elvette { ARTICLE($card) } { $card }. kártyát.
log-pair-up = { $pair ->
        [deck] A pakliból húzott pár
       *[hands] A kijátszott pár
    }: { $cards }
log-pair-named = { $name } { $pair ->
        [deck] a pakliból húzott párt
       *[hands] a kijátszott párt
    } választotta.
log-pair-contested = { $name } két kockával felülütött.
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
    } · { $games } parti{ $met ->
        [0] {""}
       *[other] {" "}{ $met } ellenféllel
    }, { $wins ->
        [0] győzelem nélkül
       *[other] { $wins } győzelem
    }
list-more = … és még { $count }
leaderboard-empty = { $kind ->
        [people] Itt még senki sem fejezett be emberek közötti partit. A gépi játékosokkal játszott partikat a **partik** opcióval láthatod.
       *[computers] Itt még senki sem fejezett be gépi játékosokkal játszott partit.
    }
leaderboard-how = -# A szám az értékszám, a játékerő óvatos becslése (openskill). Mindenki 1500-ról indul; a kérdőjel ötnél kevesebb partit jelez. Egy parti többet számít, ha az ellenfeleid sokakkal játszottak már, és kevesebbet, ha velük gyakran játszol.
unlisted-now = <@{ $user }> lekerült a szerver ranglistájáról és a nap térképének listáiról. Ugyanezzel a paranccsal visszateheted.
listed-now = <@{ $user }> újra szerepel a szerver listáin.
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
    }{ $place ->
        [0] , nincs a ranglistán
       *[other] , { $place }. hely a ranglistán
    }
