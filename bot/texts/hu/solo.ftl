# Playing alone: a deal of one's own, and the map of the day. Par is called „léc”: a bar to clear.

command-solo = Játssz egyedül, és próbáld átvinni a lécet!
command-solo-start = Egy friss osztás: tizenkét kör, mindegyikben négy kártya közül választasz
command-solo-today = A nap térképe: mindenkinek ugyanazok a kártyák, egyetlen próbálkozás
option-solo-game = Melyik játék a kettő közül (alapesetben: Hokkaidō)
option-solo-side = A kezdő tartományok oldala (alapesetben: A)
option-solo-goals = Játék célkártyákkal (alapesetben: nem)

alone-heading = **{ $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    }** · { $round }. kör (12-ből)
games-alone = ⏳ { $day ->
        [0] szóló, { $round }. kör · `/solo start`
       *[other] a nap térképe (<t:{ $day }:D>), { $round }. kör · `/solo today`
    }
alone-choice = { $day ->
        [0] Szóló, { $round }. kör
       *[other] A nap térképe · { $day }, { $round }. kör
    }
help-solo = Nincs itt senki? Játssz egyedül: `/solo today` – a nap térképe; `/solo start` – friss osztás, bármikor.
alone-begins = Körönként négy kártya közül választhatsz egyet, és azt lehelyezed. A végén kiderül, átvitted-e a lécet, vagyis szereztél-e annyi pontot, mint egy jó játékos ugyanezekkel a kártyákkal.
alone-goes-on = Ezt még nem fejezted be, innen folytathatod. Ha inkább újat kezdenél, előbb nyomd meg a **Feladás** gombot!
alone-set-aside = ⏸️ Ezt a partidat már nem tudom betölteni; a bot üzemeltetője a hibanaplóban találja meg az okát. Újat a `/solo start` paranccsal kezdhetsz.
alone-anew = ⏸️ A megkezdett partidat már nem tudom betölteni, ezért elölről kezdheted. A bot üzemeltetője a hibanaplóban találja meg az okát.
alone-day =
    A nap térképe: mindenkinek ugyanazok a kártyák, egyetlen próbálkozás.
    -# 🔒 Lepecsételve, mielőtt bárki látta volna: ||`{ $commitment }`||
alone-day-in-no-server = -# Az eredményed még egyik szerver listájára sem kerül fel. Ha szeretnéd, hogy felkerüljön, a befejezés előtt írd be azon a szerveren: `/solo today`.
alone-day-played = -# Ezen a szerveren eddig { $count } ember játszotta végig.
alone-day-late = Egy korábbi nap térképe (<t:{ $day }:D>): elkezdted, így be is fejezheted. A napja már véget ért, és a kártyái nyilvánosak, ezért nem kerül fel a listára. Ha a mai térképpel játszanál, előbb fejezd be ezt, vagy nyomd meg a **Feladás** gombot!
alone-pick = Válassz egy kártyát a térképedre; a többit eldobod. A kínálat: { $numbers }
alone-goals = -# Célok, egyenként 3 pont (ha a cél mást nem mond, legalább három kártyán kell teljesíteni): { $goals }
alone-undo = Egyedül játszva csak azt vonhatod vissza, amit ebben a körben a kártyáddal tettél, és csak a **Kész** gombig.
alone-over = ## 🏁 { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    }: { $points } pont
alone-shared = { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    } · **{ $name }**: **{ $points } pont**
alone-par = A léc, vagyis egy jó játékos eredménye ugyanezekkel a kártyákkal, { $par } pont: { $side ->
        [over] { $count } ponttal átvitted!
        [under] { $count } pont hiányzott.
       *[level] éppen annyit értél el.
    }
alone-par-unknown = A lécet még számolom.
alone-squares = -# Körönként egy szín: 🟩 nem is lehetett volna jobb, 🟨 legfeljebb 3 otthagyott pont, 🟥 több.
alone-par-name = Léc
alone-board = **Ezen a szerveren**
alone-board-par = ⛳ Léc: **{ $par }**
alone-late = -# Ez a parti a napja után fejeződött be, amikor a kártyák már nyilvánosak voltak, ezért nincs rajta a listán.
alone-share = Hokkaidō · a nap térképe, { $day }: { $points } pont
alone-streak = 🔥 { $count } napja egyfolytában
alone-seals = -# A következő térkép: <t:{ $until }:R>. A pecsétje: ||`{ $commitment }`||. A tegnapi titok: ||`{ $secret }`||.
alone-log = ## { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points } pont
alone-finished = Ezt már befejezted: { $points } pont.
alone-unfinished = Ez a parti befejezetlenül zárult le.
alone-give-up = **Feladod a partit? ({ $round }. kör)**{ $day ->
        [0] {""}
       *[other] {" "}A nap térképét csak egyszer lehet megpróbálni.
    }
alone-given-up = Feladtad a partit.

button-alone-result = Hogy sikerült?
button-alone-share = Megosztás
button-alone-again = Új osztás
button-play-today = Mai térkép
button-alone-give-up = Feladás
