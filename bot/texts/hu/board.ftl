button-board = Játéktábla
button-board-first = Tábla: fogd és vidd
board-plays-there = A böngészőben, a játéktáblán játszol. Ha bezárod, itt folytathatod.
board-link = Itt a játéktábla. Ez a link addig él, amíg a tábla címe meg nem változik; utána nyomd meg újra a **Játéktábla** gombot!
board-off = A játéktábla itt ki van kapcsolva. A gombokkal ugyanúgy játszhatsz, mint eddig.
board-unreachable = A játéktábla most nem érhető el. Próbáld újra egy perc múlva; addig a gombokkal is játszhatsz.
board-title = { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    } · Játéktábla
board-task = { $task ->
        [pick] Válassz egy kártyát!
        [discard] Dobj el egy kártyát!
        [bid] Játssz ki egy kártyát!
        [take] Vegyél el egy kártyát!
        [take-pair] Válassz egy párt!
        [answer] Elfogadod vagy felülütöd?
        [discard-of-pair] Tarts meg egy kártyát a párodból!
        [done] Nyomd meg a Kész gombot!
        [free-tile] Ingyen átalakíthatsz egy sivatagot.
       *[map] Helyezd le a kártyádat!
    }
board-first = Fogj egy kártyát, és vidd a térképedre; ott koppintásra elfordul.
board-waiting = Következik: { $names }
board-paused = A parti szünetel.
board-not-begun = Az asztalnál: { $names }. A parti akkor indul, amikor { $own ->
        [yes] a Discordon megnyomod a **Kezdés** gombot.
       *[no] { $host } a Discordon megnyomja a **Kezdés** gombot.
    }
board-ready = { $order ->
        [in_order] Ha rád kerül a sor, ezt a helyet ajánlom { ARTICLE($card) } { $card }. kártyának.
       *[other] Ide kerül { ARTICLE($card) } { $card }. kártya, amint már senki sem kérhet kivárást.
    }
board-live = Most
board-rounds = Körök
board-what-if = Mi lett volna, ha…
board-what-if-how = Próbáld ki máshol { ARTICLE($card) } { $card }. kártyát!
board-cube = Kocka ezen a mezőn:
board-tile = Átalakítható sivatag ezen a mezőn:
board-tried = A kártya ({ $card }) helye: { $x }, { $y }, elforgatás: { $rotation }°
board-tried-under = { $under } alatt
board-fit = A teljes térkép
board-details = A parti részletei
board-keys = A nyilak mozgatják a kártyát, az R forgatja, az U más kártyák alá csúsztatja. Enter: kártyaválasztás és megerősítés, Esc: vissza a kézbe, Ctrl+Z: visszavonás.
board-reconnecting = Újracsatlakozás…
board-refused = Ez a link már nem nyitja meg a játéktáblát. Nyomd meg a **Játéktábla** gombot a parti egy újabb üzenetében!
board-no-scripts = A játéktábla megnyitásához kapcsold be a JavaScriptet a böngésződben!
board-not-stored = A böngésződ nem tárolja az oldal linkjét, ezért újratöltés helyett nyisd meg újra a Discordról!
board-other-host = A kérés ide szólt: { $came }, de a játéktábla címe { $address }.
board-too-many = A játéktábla túl sok ablakban van nyitva. Zárj be néhányat!
board-too-slow = Túl lassú a kapcsolat. Semmi sem változott.
board-no-round = Az a kör még nem ért véget.
board-no-moment = Abban a körben nem került le kártya.
board-total = { $total } = { $card } + { NAME($colour) } kocka
board-already-there = A kártya már így is ide kerül.
board-needs-cubes = Előbb válassz ki két kockát a térképeden!
board-needs-spot = Előbb tedd a kártyát a térképedre!
board-other-card = Ebben a körben ezt a kártyát helyezed le: { $card }.
board-now-nearest = A kártya most a legközelebbi helyen van, ahol elfér.
board-only-way = Itt csak így fér el.
board-hands-passed = Mindenki továbbadta a kezében maradt lapokat, ezért most más lapjaid vannak.
board-marks-tile = Szaggatott keret: átalakítható sivatag.
board-marks-cube = Pontozott keret: kocka, amellyel fizethetsz.

board-scored = { $points } pont
board-best-miss = A legnagyobb hiba ({ $round }. kör): a legjobb lépés { $points } ponttal többet ért volna
board-squares = Körönként egy négyzet: a teli a legjobb döntés, a félig telinél legfeljebb 3 pontot hagytál ott, az üresnél többet.
board-everyone = Mindenki térképe
board-everyone-of = A nap térképe, { $day }: mindenki ezen a szerveren
board-day-not-over = Mindenki térképe itt lesz látható <t:{ $until }:R>. Addig a Discordon te is lejátszhatod a nap térképét.
board-copied = Vágólapra másolva. Bárhová beillesztheted.
board-save = Mentés
board-close = Bezárás
