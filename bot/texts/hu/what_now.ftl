command-help = Mit tehetsz most, és hogyan megy a játék

help-heading = ### Mit tehetsz most
help-no-table = Itt most nincs parti. Nyiss asztalt a `/hokkaido start` paranccsal! A barátaid a **Csatlakozás** gombbal ülhetnek le, de gépi ellenfelekkel is játszhatsz.
help-no-game = Most egy partiban sem játszol. Írd be egy szerver csatornájában: `/hokkaido start`, vagy ülj le ott egy asztalhoz!
help-several = Most { $count } partiban játszol. { $waiting ->
        [0] Egyik sem vár rád; a **Partijaim** gomb mutatja mindet.
       *[other] Ezek közül { $waiting } vár rád: nyomd meg a **Partijaim** gombot!
    }
help-join = { $host } asztalt nyitott itt. Ha játszanál, nyomd meg az asztal üzenete alatt a **Csatlakozás** gombot, vagy írd be: `/hokkaido join`.
help-host-begins = Ott ülsz az asztalnál. Ha mindenki itt van, { $host } elindítja a partit.
help-alone = Kevesen vagytok az asztalnál. { $comes ->
        [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal, aztán nyomd meg az asztal üzenete alatt a **Kezdés** gombot, vagy játssz rögtön **Két 🤖 ellen**.
       *[other] Várd meg, hogy valaki leüljön, aztán nyomd meg az asztal üzenete alatt a **Kezdés** gombot, vagy játssz rögtön **Két 🤖 ellen**.
    }
help-begin = Kezdődhet a parti! Ha mindenki itt van, nyomd meg az asztal üzenete alatt a **Kezdés** gombot!
help-not-playing = Itt folyik egy parti, amelyben nem játszol. A `/hokkaido watch` paranccsal megnézheted{ $opens ->
        [yes] , vagy nyiss saját asztalt egy másik csatornában
       *[no] {""}
    }.
help-away = Most gépi játékos ül a helyeden. A `/hokkaido away` paranccsal ülhetsz vissza.
help-paused = A parti szünetel. A házigazda, { $host }, vagy egy moderátor folytathatja a `/table resume` paranccsal.
help-paused-own = A parti szünetel. A `/table resume` paranccsal folytathatod.
help-asked = Te jössz: { $phase ->
        [pick] válassz egy kártyát a kezedből!
        [discard] dobj el egy kártyát a kezedből!
        [bid] játssz ki egy kártyát az ütésbe!
        [take] vegyél el egyet a kijátszott kártyák közül!
        [take-pair] válassz egy párt!
        [answer] fogadd el a másik párt, vagy üss felül!
        [discard-of-pair] tarts meg egyet a két kártyád közül!
        [free-tile] rakd le az ingyenes lapkádat, vagy mondj le róla!
        [done] fejezd be a kört, ha így jó a térképed!
       *[map] helyezd le a kártyádat!
    }
help-vote = 🗳️ A szavazatodra várnak: <#{ $channel }>.
help-waiting = Most nincs teendőd. { $count ->
        [0] Mindjárt folytatódik a parti.
       *[other] Következik: { $names }.
    }
help-games = { $count ->
        [one] Egy másik parti is vár rád: nyomd meg a **Partijaim** gombot!
       *[other] Még { $count } parti vár rád: nyomd meg a **Partijaim** gombot!
    }
help-more =
    -# Elakadtál? A **Szabályok** gomb mindent elmagyaráz. A témát, a nyelvet és az emlékeztetőket itt állíthatod be: `/hokkaido settings`.
    -# Verzió { $version }
button-show-me = Mutasd
button-games = Partijaim
