cube-none = kocka nélkül
cubes-none = kocka nélkül: a másik pár a tiéd
cubes-oldest = oldest: a két legrégebbi
cube-choice = { NAME($colour) } kocka itt: { $position }
cubes-choice = { NAME($colour) } { $position } és { NAME($other) } { $other-position }
menu-cube = Válassz egy kockát
button-pair = { $pair ->
        [deck] Pakli
       *[hands] Kijátszott
    }: { $numbers }
button-take = Elveszem: { $card }
button-take-gain = { $card }: { $gain }
button-keep = Megtartom: { $card }
button-keep-gain = { button-keep } · { $gain }
button-accept = Elfogadás
button-contest = Felülütés
button-contest-pair = { button-contest } · { button-pair }
button-trick = Döntés

trick-take = Vegyél el egyet a kijátszott kártyák közül: ez kerül a térképedre.
trick-taken = ✅ Elvetted { ARTICLE($card) } { $card }. kártyát. Ha már mindenkinek jutott egy, lehelyezheted.
trick-take-waiting = Még nem te jössz; szólok, ha elvehetsz egy kártyát.
trick-take-pair = Te játszottad ki a magasabb kártyát: válassz egy párt! A megmaradó pár a másik játékosé, hacsak két kockával felül nem üt.
trick-take-pair-waiting = A másik játékos játszotta ki a magasabb kártyát, most ő választ párt.
trick-answer = { $name } { $pair ->
        [deck] a pakliból húzott párt
       *[hands] a kijátszott párt
    } választotta ({ $taken }). **Elfogadás**: a másik a tiéd ({ $numbers }). **Felülütés**: két kockáért te választasz.
trick-answer-without-cubes = { $name } { $pair ->
        [deck] a pakliból húzott párt
       *[hands] a kijátszott párt
    } választotta ({ $taken }). A másik pár a tiéd: { $numbers }. (A felülütéshez két kocka kellene a térképedről, de nincs annyi.)
trick-answer-waiting = A másik játékos dönt: elfogadja a meghagyott párt, vagy két kockáért elviszi, amelyiket szeretné.
trick-discard-of-pair = Tarts meg egy kártyát a párodból: { $numbers }. Ezt helyezed majd le, a másik kikerül a játékból.
trick-contested = { $name } két kockával felülütött, és elvitte a párt, amelyet választottál.
trick-discard-of-pair-made = ✅ Megtartod { ARTICLE($card) } { $card }. kártyát. Ha a másik játékos is döntött, megyünk tovább.
contest-first = Melyik kockát adod elsőként? A felülütéshez kettő kell a térképedről, a színük mindegy.
contest-second = És másodikként melyiket? Az első itt van: { $position }.
contest-pair = Melyik párt viszed el? A kockákat innen adod: { $cubes }. Kockák nélkül ezt a párt kapod: { $free }.
pair-costs-cubes = Azt a párt a másik játékos választotta, ezért két kockába kerül. Add meg, melyik kettőt adod érte, vagy fogadd el a másik párt: `/accept`.
contest-too-few-cubes = A felülütéshez két kocka kellene a térképedről, de nincs annyi. Nyomd meg az **Elfogadás** gombot, vagy írd be: `/accept`.

accepted-bid = ✅ Kijátszottad { ARTICLE($card) } { $card }. kártyát{ $cube ->
        [none] {""}
       *[other] , és egy kockát tettél rá innen: { $cube }
    }.
typed-bid-alone = ✅ Kijátszottad { ARTICLE($card) } { $card }. kártyát, kocka nélkül.
accepted-take = ✅ Elvetted { ARTICLE($card) } { $card }. kártyát.
accepted-keep = ✅ Megtartod { ARTICLE($card) } { $card }. kártyát.
accepted-take-pair = ✅ { $pair ->
        [deck] A pakliból húzott párt
       *[hands] A kijátszott párt
    } választottad.
accepted-contest = ✅ Felülütöttél, a tiéd { $pair ->
        [deck] a pakliból húzott pár
       *[hands] a kijátszott pár
    }. A kockákat innen adtad: { $cubes }.
accepted-accept = ✅ Elfogadtad a másik párt.

round-bid = Ütés: sorban mindenki kijátszik egy kártyát, képpel felfelé. Egy kocka +60-at ér{ $colour ->
        [any] {""}
       *[other] , de csak { NAME($colour) } lehet
    }. Következik: { $names }.
round-bid-secret = Ütés: mindketten titokban kijátszotok egy kártyát. Aki a magasabbat játssza ki, az két pár közül választ.
round-take = Ütés: mindenki elvesz egyet a kijátszott kártyák közül; az kezdi, akié a legmagasabb összeg. Következik: { $names }.
round-take-pair = Ütés: { $names } játszotta ki a magasabb kártyát, most párt választ.
round-answer = Ütés: { $names } elfogadja a másik párt, vagy két kockáért elviszi, amelyiket szeretné.
round-discard-of-pair = Ütés: mindketten megtartotok egy kártyát a párotokból.
round-contested = { $name } két kockával felülütött, és elvitte a párt, amelyet { $other } választott.
round-hands-pass = -# A kör után mindenki továbbadja a kezében maradt lapokat; hogy kinek, azt a **Lapjaim** gomb mutatja.
trick-pair = { $pair ->
        [deck] A pakliból húzott pár
       *[hands] A kijátszott pár
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } választ
        [decided] ✅ { $name } választott
        [waiting] 💤 { $name } vár
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· kijátszva: { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ { NAME($colour) } kocka = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· elvéve: **{ $taken }**
    }
