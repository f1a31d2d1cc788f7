# Tricks: cards played to the table and taken from it (Honshu's own way of selecting cards). $position is a square
# such as 3, -1; $cubes are two of them; $numbers are the numbers of cards.

cube-none = kocka nélkül
cubes-none = kocka nélkül: a megmaradt pár a tiéd
cubes-oldest = oldest: a két legrégebbi
cube-choice = { NAME($colour) } kocka itt: { $position }
cubes-choice = { NAME($colour) } { $position } és { NAME($other) } { $other-position }
menu-cube = Válassz kockát
button-pair = { $pair ->
        [deck] Pakli
       *[hands] Kijátszott
    }: { $numbers }
button-take = { $card } elvétele
button-take-gain = { $card } elvétele: { $gain }
button-accept = Elfogadás
button-contest = Felülütés
button-trick = Kártyáim
button-bid-alone = Kocka nélkül
button-bid-alone-gain = Kocka nélkül: { $gain }
button-bid-cube-gain = Kockával ({ NAME($colour) }, { $position }): { $gain }

bid-cube = Teszel rá egy kockát a térképedről? A kártyád: { $card }. A kocka 60-at ér, és visszakerül a közös készletbe, ha már mindenki elvett egy kártyát. A számok a térképed szélén láthatók.
trick-take = Vegyél el egyet a kijátszott kártyák közül a térképedre!
# Begins with the very sentence of accepted-take: then that is not said twice.
trick-taken = ✅ A tiéd ez a kártya: { $card }. Akkor helyezed le, ha már mindenkinek van egy.
trick-take-waiting = Még nem te veszel el kártyát; szólok, ha te jössz.
trick-take-pair = Tiéd a magasabb kártya: válassz egy párt! Egy kártyát tartasz meg belőle. A másik játékosé a másik pár, vagy két kockáért ő választ.
trick-take-pair-waiting = A másik játékosé a magasabb kártya, ő választ párt.
trick-answer = { $name } választása: { $pair ->
        [deck] a pakliból való pár
       *[hands] a kijátszott pár
    }, { $taken }. A másikat az **Elfogadás** gombbal kapod meg: { $numbers }. Vagy **Felülütés**: adj két kockát a térképedről, és vidd el azt a párt, amelyiket szeretnéd!
trick-answer-without-cubes = { $name } választása: { $pair ->
        [deck] a pakliból való pár
       *[hands] a kijátszott pár
    }, { $taken }. A másik a tiéd: { $numbers }. (A felülütés két kockába kerül a térképedről, és nincs annyi.)
trick-answer-waiting = A másik játékos elfogadja a meghagyott párt, vagy két kockáért elviszi azt, amelyiket szeretné.
trick-discard-of-pair = Dobj el egy kártyát a párodból: { $numbers }. A másik a térképedre kerül.
trick-contested = { $name } két kockával felülütött, és elvitte az általad választott párt.
# Begins with the very sentence of accepted-discard.
trick-discard-of-pair-made = ✅ Eldobva ez a kártya: { $card }. A kör akkor megy tovább, ha már mindketten eldobtatok egyet.
contest-first = Melyik kockát adod elsőként? A felülütés kettőbe kerül a térképedről, bármilyen színűek lehetnek.
contest-second = És másodikként melyiket? Az első itt van: { $position }.
contest-pair = Melyik párt viszed el? Kockák innen: { $cubes }. Nélkülük ezt a párt kapod: { $free }.
pair-costs-cubes = Azt a párt a másik játékos választotta, ezért két kockába kerül. Add meg őket, vagy fogadd el a megmaradt párt: `/accept`.
contest-too-few-cubes = A felülütés két kockába kerül a térképedről, és nincs annyi. Nyomd meg az **Elfogadás** gombot, vagy írd be: `/accept`.

accepted-bid = ✅ Ezt a kártyát játszottad ki: { $card }{ $cube ->
        [none] {""}
       *[other] , a kocka innen: { $cube }
    }.
typed-bid-alone = ✅ Ezt a kártyát játszottad ki, kocka nélkül: { $card }.
accepted-take = ✅ A tiéd ez a kártya: { $card }.
accepted-take-pair = ✅ Ezt választottad: { $pair ->
        [deck] a pakliból való pár
       *[hands] a kijátszott pár
    }.
accepted-contest = ✅ Felülütötted. A tiéd: { $pair ->
        [deck] a pakliból való pár
       *[hands] a kijátszott pár
    }. A kockák innen: { $cubes }.
accepted-accept = ✅ Elfogadtad a megmaradt párt.

round-bid = Ütés: sorban mindenki kijátszik egy kártyát képpel felfelé. Egy kocka 60-at ad hozzá{ $colour ->
        [any] {""}
       *[other] , és csak { NAME($colour) } lehet
    }. Következik: { $names }.
round-bid-secret = Ütés: mindketten titokban játszotok ki egy kártyát. A magasabb két pár közül választ.
round-take = Ütés: mindenki elvesz egyet a kijátszott kártyák közül, a legmagasabb összeg kezdi. Következik: { $names }.
round-take-pair = Ütés: { $names } kártyája a magasabb, és párt választ.
round-answer = Ütés: { $names } elfogadja a megmaradt párt, vagy két kockáért elviszi, amelyiket szeretné.
round-discard-of-pair = Ütés: mindketten eldobtok egy kártyát a párotokból; a másik a térképetekre kerül.
round-contested = { $name } két kockával felülütött, és elvitte a párt, amelyet { $other } választott.
round-hands-pass = -# E kör után mindenki továbbadja a kezében tartott lapokat; hogy kinek, azt a **Lapjaim** gomb mutatja.
trick-pair = { $pair ->
        [deck] A pakliból való pár
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
