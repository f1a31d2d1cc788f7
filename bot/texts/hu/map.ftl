placement = { $card }. kártya · **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , { $rotation }°-kal elforgatva
    }{ $unders ->
        [0] {""}
       *[other] , { $under } alatt
    }
placement-line = 🗺️ { trial-at }
card-of-map = { $card ->
        [0] a kezdő tartomány
       *[other] { ARTICLE($card) } { $card }. kártya
    }
card-short = { $card ->
        [0] kezdő kártya
       *[other] { $card }
    }
placer-for-good = -# Ebben a körben a lehelyezést nem lehet visszavonni.
placer-how = -# Vagy írd be: { $typed }
placer-nowhere = -# Sehová sem fér. { $is_taken ->
        [yes] Ha meggyőződtél róla, nyomd meg a **Félretétel** gombot!
       *[no] Ha ezt választod, félre kell tenned.
    }
placer-lesson = -# 💡 Forgasd vagy told arrébb, aztán: **{ $button }**. { $reason }
placer-reason = { $why ->
        [points] 1. hely: { $parts }.
        [later] Az 1. hely hozhatja később a legtöbb pontot.
       *[middle] Az 1. helyen takar le a legkevesebbet a térképedből.
    }
placer-tile = -# 💡 { $position } → { NAME($terrain) } két { NAME($colour) } kockáért: { $gain }
trial-at = **{ $card }. kártya · { $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· alá: { $under }
    }
trial-legal = ✅ Így **{ $points }** pont ({ $gain }{ $later ->
        [0] {""}
       *[other] {" "}most, { $later } később
    }).
# As in English: the reason says it all.
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Legalább egy mezőt át kell fednie.
trial-wholly-hidden = ⛔ Így semmi sem látszana belőle.
trial-would-cover = ⛔ Ezzel { NAME($kind, form: "object") } takarnál le.
trial-would-be-hidden = ⛔ Magán a kártyán takarnál el { NAME($kind, form: "object") }.
trial-range-fork = ⛔ Elágazna a hegységed.
trial-range-block = ⛔ Egy tömbben állna négy hegyvidék.
trial-range-apart = ⛔ Elszakadnának hegyvidékek.
trial-range-ring = ⛔ Körbeérne a hegységed.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Forgatás ↻
button-spot = { $number }
button-over-under = Fölé/alá
button-over-under-next = { $count ->
        [0] Minden fölé
        [one] Alá: { $card }
       *[other] { $count } kártya alá
    }
button-turn-back = ↺
button-type-spot = Beírás…
button-place-here = Lehelyezés
button-place-done = Lehelyezés, kész
button-pick-place = Ezt lehelyezem
button-take-place = Elveszem és lehelyezem
button-keep-place = Megtartom és lehelyezem
button-terraform = Terraformálás
button-set-aside = Félretétel
button-back = Vissza

own-points = A térképed most { $points } pontot ér.
own-may-place = Most { ARTICLE($card) } { $card }. kártyát helyezed le. Nyomd meg a **Lehelyezés** gombot!
own-ready = { $order ->
        [in_order] ✅ Ha rád kerül a sor, ezt a helyet ajánlom majd.
       *[other] ✅ Készen áll: lehelyezem, ha már senki sem kérhet kivárást.
    } Változtatnál? **Visszavonás**.
own-placed = Ha így jó, nyomd meg a **Kész** gombot; ha mást próbálnál, a **Visszavonás** gombot!
own-placed-for-good = Ebben a körben a lehelyezést nem lehet visszavonni. Ha szeretnél, terraformálj, aztán nyomd meg a **Kész** gombot!
own-placed-to-stay = Ebben a körben a lehelyezést nem lehet visszavonni. Nyomd meg a **Kész** gombot!
own-waiting-for-turn = Szólok, ha { ARTICLE($card) } { $card }. kártya következik.
closed-in-order = Sorban helyezitek le a kártyákat, a legkisebbel kezdve.
own-done = ✅ Ezzel a körrel kész vagy. Ha már mindenki kész, vége a körnek.
card-set-aside = A kártyád sehová sem fért, ezért félre kellett tenned.
map-of-another = { $name } térképe, ahogy bárki láthatja ({ $round }. kör): { $points } pont.

accepted-place = ✅ Lehelyezted { ARTICLE($card) } { $card }. kártyát.
accepted-unplaceable = ✅ Félretetted { ARTICLE($card) } { $card }. kártyát.
accepted-terraform = ✅ { $terrain ->
        [forest] Erdő
        [lake] Tó
        [town] Város
       *[mountain] Hegyvidék
    } lett a sivatagból itt: { $position }.
accepted-free-tile = { accepted-terraform }

typed-place = ✅ Ide kerül { ARTICLE($card) } { $card }. kártya: { $x }. oszlop, { $y }. sor, { $rotation ->
        [0] elforgatás nélkül
       *[other] { $rotation }°-kal elforgatva
    }, { $count ->
        [0] minden fölé
       *[other] { $under } alá
    }.
typed-terraform = ✅ { $terrain ->
        [forest] Erdő
        [lake] Tó
        [town] Város
       *[mountain] Hegyvidék
    } lett a sivatagból ({ $x }. oszlop, { $y }. sor). { $left-out ->
        [yes] A két legrégebbi kockádat adtad érte, innen
       *[no] A kockákat innen adtad
    }: { $cubes }.
typed-free-tile = ✅ { $terrain ->
        [forest] Erdő
        [lake] Tó
        [town] Város
       *[mountain] Hegyvidék
    } lett a sivatagból ({ $x }. oszlop, { $y }. sor).

accepted-skip = ✅ Lemondtál az ingyenes lapkáról.
accepted-wait = ✅ Sorban helyezitek le a kártyákat, a legkisebbel kezdve.
accepted-done = ✅ Ezzel a körrel kész vagy.
taken-back-place = ↩️ Levetted a térképedről { ARTICLE($card) } { $card }. kártyát.
taken-back-intended = ↩️ Visszavontad a lépésedet, újra dönthetsz.
taken-back-unplaceable = ↩️ Újra lehelyezheted { ARTICLE($card) } { $card }. kártyát.
taken-back-terraform = ↩️ Újra sivatag lett itt: { $position }. A kockáidat visszakaptad.
taken-back-done = ↩️ Újra változtathatsz a térképeden.

terraform-choose = Melyik sivatagból mi legyen? A sorszámuk a térképen látható. Körönként egyet alakíthatsz át. Amire most futja: { $prices }.
terraform-impossible = Most nem tudsz terraformálni: két azonos színű kocka kell hozzá, és egy sivatag, amelyből a színnek megfelelő terep lehet.
terraform-choice = { NAME($terrain) } két { NAME($colour) } kockáért
free-tile-choose = Melyik sivatagból mi legyen? A sorszámuk a térképen látható. Teljesítettél egy célt, de más szerezte meg, ezért egyet ingyen átalakíthatsz.
free-tile-impossible = Egyik sivatagodból sem lehet más terep.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Válassz sivatagot és új terepet
       *[other] Válassz sivatagot (új terep: { NAME($terrain) })
    }

type-spot-title = Hová kerüljön a kártyád?
type-spot-x = A bal felső mező oszlopa
type-spot-y = A bal felső mező sora
type-spot-rotation = Elforgatás: 0, 90, 180 vagy 270
type-spot-under = Mely kártyák alá?
type-spot-under-how = A sorszámuk (a kezdő tartomány a 0), vagy all: mind alá. Ha üres: minden fölé.
spot-is-no-number = Ez nem szám: „{ $given }”. Az oszlop és a sor számát a térképed szélén találod, például -1 vagy 3.
spot-turned-wrongly = Ennyivel nem lehet elforgatni a kártyát: „{ $given }”. Válassz: 0, 90, 180 vagy 270 fok!
spot-beside-map = Itt a kártya nem érne hozzá a térképedhez: { $x }, { $y }. Az oszlop és a sor számát a térképed szélén találod.
spot-under-unknown = Ebből nem értem, mely kártyák alá kerüljön: „{ $given }”. Írd be a sorszámukat, például 12 40, vagy azt, hogy all!
