# What somebody can do now, at this moment and in this place: the answer to /hokkaido help. $host and $names are
# players.

command-help = Mit tehetsz most, és hogy megy a játék

help-heading = ### Mit tehetsz most
help-no-table = Itt most nincs parti. Nyiss asztalt: `/hokkaido start` – a barátaid a **Csatlakozás** gombot nyomják meg, vagy a gép ellen játszol.
help-no-game = Most egy partiban sem veszel részt. Írd be egy szerver csatornájában: `/hokkaido start`, vagy ülj le ott egy asztalhoz.
help-several = Most { $count } partiban veszel részt. { $waiting ->
        [0] Egyik sem vár rád; a **Partijaim** gomb felsorolja őket.
       *[other] Közülük { $waiting } vár rád: nyomd meg a **Partijaim** gombot!
    }
help-join = { $host } asztalt nyitott itt. Nyomd meg alatta a **Csatlakozás** gombot, vagy írd be: `/hokkaido join`.
help-host-begins = Van helyed. Ha mindenki itt van, a házigazda elkezdi a partit: { $host }.
help-alone = Az asztalodhoz több játékos kell. { $comes ->
        [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal, vagy nyomd meg az asztal alatt a **Két 🤖 ellen** gombot; aztán jöhet a **Kezdés**.
       *[other] Nyomd meg alatta a **Két 🤖 ellen** gombot, vagy várj, amíg valaki leül; aztán jöhet a **Kezdés**.
    }
help-begin = Kezdődhet a parti az asztalodnál: ha mindenki itt van, nyomd meg alatta a **Kezdés** gombot!
help-not-playing = Itt folyik egy parti, amelyben nem játszol. A `/hokkaido watch` paranccsal nézheted{ $opens ->
        [yes] , vagy nyiss saját asztalt egy másik csatornában
       *[no] {""}
    }.
help-away = Most gépi játékos ül a helyeden. A `/hokkaido away` paranccsal ülhetsz vissza.
help-paused = A parti szünetel, amíg a házigazda ({ $host }) vagy egy moderátor nem folytatja a `/table resume` paranccsal.
help-paused-own = A parti szünetel. A `/table resume` folytatja.
help-asked = Te jössz: { $phase ->
        [pick] válassz egy kártyát a kezedből!
        [discard] dobj el egy kártyát a kezedből!
        [bid] játssz ki egy kártyát az ütésbe!
        [take] vegyél el egyet a kijátszott kártyák közül!
        [take-pair] válassz egy párt!
        [answer] fogadd el a megmaradt párt, vagy üsd felül!
        [discard-of-pair] dobj el egy kártyát a párodból!
        [free-tile] rakd le az ingyenes lapkádat, vagy mondj le róla!
        [done] nyomd meg a **Kész** gombot, ha így jó a térképed!
       *[map] helyezd le a kártyádat, aztán nyomd meg a **Kész** gombot!
    } Nyomd meg a **Mutasd** gombot!
help-vote = 🗳️ Egy szavazás vár rád: <#{ $channel }>.
help-waiting = Most nincs teendőd. { $count ->
        [0] Mindjárt megy tovább a parti.
       *[other] Következik: { $names }.
    }
help-games = { $count ->
        [one] Egy másik parti is vár rád: nyomd meg a **Partijaim** gombot!
       *[other] Másik { $count } parti is vár rád: nyomd meg a **Partijaim** gombot!
    }
help-more = -# Elakadtál? A **Szabályok** gomb mindent elmond. A `/hokkaido settings` a témához, a nyelvhez és az emlékeztetőkhöz való.
button-show-me = Mutasd
button-games = Partijaim
