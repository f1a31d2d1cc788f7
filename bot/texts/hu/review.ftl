command-review = Hol hagytál ott pontot egy befejezett partiban, és miért
command-name-review = elemzés
option-review-player = Kinek az elemzése: hely száma vagy név; ha kihagyod, a tiéd

button-end-review = Elemzés
button-review = { $page ->
        [0] Áttekintés
       *[other] { $page }
    }
review-of = Kinek az elemzése
review-heading = ## 🔎 Elemzés: `{ $table }`
review-gone = Ez a játékos töröltette az adatait, így az elemzése is eltűnt.
review-of-computer = Csak emberek játékát elemzem, { $name } pedig gépi játékos.
review-overview = **{ $name }** a lehetséges pontok **{ $accuracy }%**-át szerezte meg. Otthagyott pontok: **{ $missed }** ({ $selection ->
        [trick] elvétel
       *[draft] kiválasztás
    } { $pick }, lehelyezés { $place }{ $terraforms ->
        [yes] , terraformálás { $terraform }
       *[no] {""}
    }).
review-faultless = Le a kalappal: én is pontosan így játszottam volna!
review-nothing = **{ $name }**: a parti túl hamar véget ért, nincs mit elemezni.
review-round = Otthagyott pont ({ $round }. kör): **{ $points }**
review-line = { $decision ->
        [pick] { $selection ->
            [trick] Elvétel
           *[draft] Kiválasztás
        }: { $card }. kártya
        [place] Lehelyezés: { $card }. kártya
       *[terraform] { $tile ->
            [yes] Terraformálás
           *[no] Elmaradt terraformálás
        }
    } ({ $round }. kör) · otthagyott pont: **{ $points }**
review-mistake = **{ $name }** · { $said }
review-better = Jobb lett volna: { $decision ->
        [terraform] { $terrain ->
            [forest] erdő ({ $x }, { $y })
            [lake] tó ({ $x }, { $y })
            [town] város ({ $x }, { $y })
            [mountain] hegyvidék ({ $x }, { $y })
           *[none] megtartani a kockákat
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] Nagyobb lesz tőle egy tó.
        [lake_room] Egy tónak több helye marad nőni.
        [range] Hosszabb lesz tőle a hegység.
        [range_room] A hegység egyik végén marad hely a folytatásnak.
        [town] { $game ->
            [honshu] Nagyobb lesz tőle a legnagyobb város.
           *[hokkaido] Nagyobb lesz tőle a két város közül a kisebb, és az hoz pontot.
        }
        [town_room] A városnak marad helye nőni.
        [factory] A gyárak több pontot hoznak.
        [waiting_factory] Megmarad egy gyár, amely még kaphat kockát.
        [cubes] Hoz vagy megtart egy kockát.
        [forest] Több erdő lesz tőle.
        [desert] Több sivatag marad, amelyet átalakíthatsz.
        [bonus] Több pontot hoz a pontozókártyával.
        [goal] Közelebb visz egy célhoz.
       *[size] Nagyobb lesz tőle a térkép, így később több minden elfér.
    }
