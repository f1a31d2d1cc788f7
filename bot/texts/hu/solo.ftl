# Playing alone: a deal of one's own, and the map of the day. Par is called „mérce”.

command-solo = Játssz egyedül, és nézd meg, mennyire közelíted meg a mércét!
command-solo-start = Egy friss osztás: tizenkét kör, mindegyikben négy kártya közül választasz
command-solo-today = A nap térképe: mindenkinek ugyanazok a kártyák, egyetlen próbálkozással
option-solo-game = Melyik játék a kettő közül (alapesetben: Hokkaidō)
option-solo-side = A kezdő tartományok oldala (alapesetben: A)
option-solo-goals = Játék célkártyákkal (alapesetben: nem)

alone-heading = **{ $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    }** · { $round }. kör / 12
games-alone = ⏳ { $kind ->
        [solo] szóló, { $round }. kör · `/solo start`
        [today] a nap térképe, { $round }. kör · `/solo today`
       *[past] egy korábbi nap térképe (<t:{ $day }:D>), { $round }. kör · `/hand`, **játék** opció
    }
alone-choice = { $day ->
        [0] Szóló, { $round }. kör
       *[other] A nap térképe · { $day }, { $round }. kör
    }
help-solo = Nincs itt senki? Játssz egyedül: `/solo today` – a nap térképe; `/solo start` – friss osztás, bármikor.
alone-begins = Körönként négy kártya: válassz egyet, és helyezd le! A végén kiderül, hogy ment a mércéhez képest.
alone-goes-on = Ez még nincs befejezve, ezért itt folytatódik. Ha másikat szeretnél, előbb nyomd meg a **Feladás** gombot!
alone-set-aside = ⏸️ Ezt már nem tudom olvasni, az üzemeltetőm a naplóban találja az okot. Másikat a `/solo start` paranccsal kezdhetsz.
alone-anew = ⏸️ Amit elkezdtél, azt már nem tudom olvasni, ezért itt elölről kezdheted. Az üzemeltetőm a naplóban találja az okot.
alone-day =
    A nap térképe: mindenkinek ugyanazok a kártyák, egyetlen próbálkozással.
    -# 🔒 Lepecsételve, mielőtt bárki látta volna: ||`{ $commitment }`||
alone-day-in-no-server = -# Még egyik szerver listáján sincs rajta: ha szeretnéd, írd be azon a szerveren, hogy `/solo today`, mielőtt befejezed!
alone-day-left = -# Az egyik korábbi nap térképét (<t:{ $day }:D>) nem fejezted be. A napja elmúlt, ezért lezárult.
alone-pick = Válassz egy kártyát a térképedre; a többi utána elvész. A kínálat: { $numbers }
alone-goals = -# Célok, egyenként 3 pont, legalább három kártyán teljesítve: { $goals }
alone-undo = Egyedül azt vonhatod vissza, amit ennek a körnek a kártyájával tettél, amíg meg nem nyomod a **Kész** gombot.
alone-over = ## 🏁 { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    }: { $points } pont
alone-shared = { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    } · **{ $name }**: **{ $points } pont**
alone-par = A mérce { $par }: { $side ->
        [over] { $count } ponttal jobb.
        [under] { $count } pont hiányzott hozzá.
       *[level] pontosan annyi.
    }
alone-squares = -# Körönként egy szín: 🟩 a lehető legjobb, 🟨 legfeljebb 3 pont veszett el, 🟥 több.
alone-par-name = Mérce
alone-board = **Ezen a szerveren**
alone-late = -# A nap hamarabb véget ért, mint ez, ezért nincs rajta a listán.
alone-seals = -# A következő térkép: <t:{ $until }:R>. A pecsétje: ||`{ $commitment }`||. A tegnapi titok: ||`{ $secret }`||.
alone-log = ## { $day ->
        [0] Szóló
       *[other] A nap térképe · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points } pont
alone-finished = Ez már véget ért: { $points } pont.
alone-unfinished = Ez befejezetlenül zárult le.
alone-give-up = **Feladod? ({ $round }. kör)**{ $day ->
        [0] {""}
       *[other] {" "}A nap térképe csak egyszer játszható: nem lesz másik próbálkozás.
    }
alone-given-up = Ezt feladtad.

button-alone-result = Hogy sikerült
button-alone-again = Új osztás
button-play-today = Kérem a mai térképet
button-alone-give-up = Feladás
