# What hosts and moderators do, guests, threads, and what is said of it. $channel and $user are ids, which
# Discord shows as the name of the channel or the person; $until and $since are moments.

command-table = Házigazdáknak és moderátoroknak: szünet, több idő, csere, befejezés; szavazás
command-table-pause = A parti szüneteltetése: senki sem lép, a határidők állnak
command-table-resume = A szünetelő parti folytatása
command-table-extend = Több idő mindenkinek, akire a parti vár
command-table-replace = Valaki helyének végleges átadása egy gépi játékosnak
command-table-offer = Valaki helyének felkínálása másnak, aki onnan játszik tovább
command-table-hand-over = Egy másik játékos legyen a házigazda
command-table-end = Az asztal bezárása, akár parti közben is
command-invite = Meghívás az asztalhoz
command-table-uninvite = Meghívás visszavonása, néző eltávolítása, vagy hely felszabadítása a parti előtt
command-watch = Egy parti nézése, vagy a nézés befejezése
command-games = A partijaid, és mit várnak tőled
command-away = Gépi játékos játszik helyetted, vagy te ülsz vissza a helyedre
command-table-undo = Visszalépés messzebbre, ha minden játékos beleegyezik
command-table-vote = Szavazás a parti befejezéséről vagy új házigazdáról

option-extend-by = Mennyivel legyen több idő
option-seat = Kinek a helye
option-offer-to = Ki kapja meg a helyet
option-new-host = Ki legyen a házigazda
option-invited = Kit hívsz meg
option-uninvited = Meghívott, néző vagy leült játékos
option-vote-about = end (befejezés), vagy a játékos, aki házigazda legyen
option-deadline = Az egyes lépések ideje; utána gépi játékos lép (alapesetben: ahogy a szerveren szokás)
option-thread = A parti saját szálban (alapesetben: ahogy a szerveren szokás)
option-by-invitation = Csak az ülhet le, akit meghívsz (alapesetben: ahogy a szerveren szokás)
option-table-language = A nyelv, amelyen ennél az asztalnál mindenki olvas (alapesetben: a szerveré)

choice-deadline-none = nincs
choice-deadline-2min = 2 perc
choice-deadline-10min = 10 perc
choice-deadline-1h = 1 óra
choice-deadline-12h = 12 óra
choice-deadline-24h = 24 óra
choice-deadline-3d = 3 nap

lobby-deadline = ⏰ { $time } lépésenként
lobby-by-invitation = ✉️ csak meghívóval
lobby-invited = ✉️ Meghívottak: { $names }

# As in English: the names of the game and of the host.
thread-name = { $game } · { $host }
thread-opened = Az asztalod saját szálban nyílt meg: <#{ $channel }>.
post-opened = Az asztalod saját bejegyzésben nyílt meg: <#{ $channel }>.
tag-open = Nyitott
tag-running = Folyamatban
tag-finished = Befejezett
thread-link = 🎲 Új asztal nyílt ({ $game }): <#{ $channel }>.
thread-left-out = 🚪 Ebbe a szálba nem tudom beengedni: { $names }. { $count ->
        [one] Elhagyta a szervert, vagy nem látja a csatornáját.
       *[other] Elhagyták a szervert, vagy nem látják a csatornáját.
    }
channel-lost = ⚠️ Ide már nem tudok írni: <#{ $channel }>. Törölték vagy lezárták, vagy hiányzik ott egy jogosultságom. { $begun ->
        [yes] A partid itt folytatódik, közvetlen üzenetekben; a `/hokkaido status` megmutatja, hol tart, a házigazda pedig a `/table end` paranccsal befejezheti.
       *[no] Az asztalodhoz ott senki sem ülhet le; a házigazda a `/hokkaido cancel` paranccsal bezárhatja.
    }
# Told to whoever asks for something, and once to the channel.
table-set-aside = ⏸️ Ennek a csatornának a partiját már nem tudom olvasni, ezért várnia kell. Semmi sem veszett el belőle, és az üzemeltetőm a naplóban találja az okot. Addig újat egy másik csatornában vagy egy szálban kezdhettek.
no-thread-here = Szál csak szöveges csatornában nyitható. Hagyd ki a **szál** opciót, vagy válassz szöveges csatornát!
too-many-threads = Ezen a szerveren már annyi aktív szál van, amennyit a Discord enged (1000). Nyisd meg az asztalt szál nélkül, vagy próbáld újra, ha néhányat archiváltak!
thread-name-refused = A szerver egyik AutoMod-szabálya nem engedi az asztal szálának nevét, amelyben a te neved is benne van. Nyisd meg az asztalt szál nélkül, vagy kérj meg egy moderátort!
thread-locked = Ez a szál zárolva van, így semmit sem tehetek benne. Egy moderátor feloldhatja.
forum-gone = ⚠️ Nem tudok bejegyzést nyitni az asztalodnak: az asztaloknak választott fórum már nincs meg. Egy moderátor a `/table settings` paranccsal választhat másikat.
forum-permissions = ⚠️ Itt nem tudok bejegyzést nyitni: <#{ $forum }>. { $count ->
        [one] Ez a jogosultság kell hozzá:
       *[other] Ezek a jogosultságok kellenek hozzá:
    } { $names }.
forum-tags = ⚠️ Itt nem tudok bejegyzést nyitni: <#{ $forum }>. Ott minden bejegyzéshez kell címke. { $count ->
        [one] Hozd létre ezt a címkét:
       *[other] Hozd létre ezeket a címkéket:
    } { $names }, vagy adj nekem ott „Csatornák kezelése” jogosultságot!
forum-refused = ⚠️ A Discord nem engedett bejegyzést nyitni itt: <#{ $forum }>. { $why }
# The names that Discord itself gives these permissions.
permission-create-public-threads = Nyilvános szálak létrehozása (Create Public Threads)
permission-create-private-threads = Privát szálak létrehozása (Create Private Threads)
permission-create-posts = Bejegyzések létrehozása (Create Posts)

paused-now = ⏸️ Szünet. A `/table resume` paranccsal megy tovább a parti.
resumed-now = ▶️ Megy tovább a parti.
button-resume = Folytatás
extended-now = ⏰ Most már több az idő.
replaced-now = 🤖 A helyen most gépi játékos ül.
handed-over = 👑 Az asztalnak új házigazdája van.
ended-now = 🚪 Az asztal bezárt.
end-game = **Befejezed most a partit? ({ $round }. kör)** Akkor senki sem nyer.
button-end-game = A parti befejezése
button-keep-playing = Játszunk tovább
give-up-seat = **Végleg átadod a saját helyedet?** Mostantól gépi játékos ül rajta{ $host ->
        [yes] , és más lesz a házigazda
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}A hely eredménye a tiéd marad.
       *[no] {" "}Ebben a partiban nem lesz eredményed.
    } Ha csak egy időre mész el, írd be: `/hokkaido away`.
button-give-up-seat = Átadom a helyem
game-kept = A parti megy tovább.
invited-now = Meghívva: <@{ $user }>.
uninvited = { $what ->
        [seat] ✉️ { $by } felszabadította a helyedet az asztalnál: <#{ $channel }>.
        [watching] ✉️ { $by } levett a parti nézői közül: <#{ $channel }>.
       *[invitation] ✉️ { $by } visszavonta a meghívásodat az asztalhoz: <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> már nem nézi ezt a partit.
       *[no] ✉️ A meghívás visszavonva.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> nem kapott erről közvetlen üzenetet: szólj neki te!
    }
unseated-now = ✉️ A hely megint szabad.{ $invited ->
        [yes] {""}
       *[no] {" "}Hogy ki ülhet le, azt a **Beállítások** közt döntöd el: **Csak meghívóval**, és más nem jön.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> nem kapott erről közvetlen üzenetet: szólj neki te!
    }
watching-now = 👀 Nézed ezt a partit. A `/map` a **játékos** opcióval a megnevezett játékos térképét mutatja, a `/hokkaido status` pedig azt, hol tart a parti.
watching-to-come = 👀 Nézed ezt az asztalt. Ha elkezdődött a parti, a `/map` a **játékos** opcióval a megnevezett játékos térképét mutatja, a `/hokkaido status` pedig azt, hol tart a parti.
whose-map = Ebben a partiban nincs térképed: nevezz meg egy játékost a **játékos** opcióval!
watching-no-more = Már nem nézed ezt a partit. Ha tovább néznéd, add ki újra a `/hokkaido watch` parancsot!
away-now = 🤖 Gépi játékos ül a helyeden, amíg vissza nem térsz. Akkor írd be újra: `/hokkaido away`, vagy nyomd meg a gombot a csatornában.
back-now = 👋 Újra tiéd a helyed.
seat-is-of-another = Ez a gomb másnak szól: { $names }. Te magad játszol a helyeden.
cannot-invite-bots = Botot nem lehet meghívni. Ha gép ellen játszanál, nyomj meg egy gombot, amelyen 🤖 van, mielőtt a parti elkezdődik.
cannot-offer-to-bots = Bot nem ülhet le. Gépi játékosnak a `/table replace` adja át a helyet.

invitation = ✉️ Gyere játszani! Játék: { $game }, házigazda: { $host }. Meghívva: { $names }.
invitation-to-watch = ✉️ Gyere partit nézni! Játék: { $game }, házigazda: { $host }. Meghívva: { $names }. Ha kíváncsi vagy, írd be: `/hokkaido watch`.
button-rematch = Visszavágó
rematch-open = Nyitva az asztal a következő partihoz. { $count ->
        [0] { $comes ->
            [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal
           *[other] Várd meg, hogy valaki csatlakozzon
        }, vagy nyomd meg a **Két 🤖 ellen**, aztán a **Kezdés** gombot!
       *[other] A többiek megkapták a meghívót; ha mindenki itt van, nyomd meg a **Kezdés** gombot!
    }

games-none = Most egy partiban sem játszol, egyet sem nézel, és meghívásod sincs. Nyiss asztalt egy szerver csatornájában: `/hokkaido start`.
games-heading = **A partijaid**
games-line = { $asked ->
        [pick] ⏳ válassz egy kártyát
        [discard] ⏳ dobj el egy kártyát
        [map] ⏳ helyezd le a kártyádat
        [done] ⏳ nyomd meg a Kész gombot
        [free-tile] ⏳ dönts az ingyenes lapkádról
        [bid] ⏳ játssz ki egy kártyát
        [take] ⏳ vegyél el egy kártyát
        [take-pair] ⏳ válassz egy párt
        [answer] ⏳ felülütöd vagy elfogadod?
        [discard-of-pair] ⏳ dobj el egy kártyát a párodból
        [vote] 🗳️ egy szavazás vár rád
        [begin] ⏳ kezdd el a partit
        [take-seat-back] 🤖 gépi játékos ül a helyeden
        [paused] ⏸️ szünetel
       *[none] 💤 most nincs teendőd
    }{ $vote ->
        [yes] , 🗳️ egy szavazás vár rád
       *[no] {""}
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , { $round }. kör
    }{ $until ->
        [0] {""}
       *[other] , határidő: <t:{ $until }:f> (<t:{ $until }:R>)
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ugrás]({ $link })
    }
games-guest-line = { $welcome ->
        [may-join] ✉️ meghívtak játszani, házigazda: { $host }
        [may-watch] ✉️ meghívtak nézni, házigazda: { $host }
       *[watches] 👀 te nézed
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , { $round }. kör
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ugrás]({ $link })
    }

# $known says whether $former, the player who had the seat, is known.
log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } végleg átvette { $former } helyét.
           *[no] { $name } végleg átvett egy helyet.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } átvette { $former } helyét, és onnan játszik tovább.
           *[no] { $name } átvett egy helyet, és onnan játszik tovább.
        }
    }
log-paused = { $by ->
        [host] ⏸️ { $name } szüneteltette a partit.
       *[moderator] ⏸️ Egy moderátor szüneteltette a partit.
    }{ $timed ->
        [yes] {" "}A határidők állnak.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } folytatta a partit.
       *[moderator] ▶️ Egy moderátor folytatta a partit.
    }{ $timed ->
        [yes] {" "}Mindenkinek annyi ideje van, mint előtte.
       *[no] {""}
    }
log-extended = ⏰ Még { $minutes } perc mindenkinek, akire a parti vár.
log-extended-hours = ⏰ Még { $hours } óra mindenkinek, akire a parti vár.
log-host = 👑 { $name } az új házigazda.
log-closed = { $reason ->
        [host] 🚪 { $name } házigazdaként bezárta ezt az asztalt.
        [moderator] 🚪 Egy moderátor bezárta ezt az asztalt.
        [moderator-who-plays] 🚪 { $name } moderátorként bezárta ezt az asztalt.
        [lost] 🚪 { $name } befejezte a partit, mert a csatornájába már nem tudok írni.
        [vote] 🚪 A játékosok az asztal bezárására szavaztak.
        [idle] 🚪 Itt { $hours } órája senki sem csinált semmit, ezért ez az asztal magától bezárt.
        [idle-game] 🚪 Itt { $days } napja senki sem csinált semmit, ezért ez a parti magától lezárult.
       *[empty] 🚪 Mindenki felállt, ezért ez az asztal bezárt.
    }

seat-offered = 🔁 <@{ $user }> Van kedved beszállni? { $name } helye ebben a partiban úgy, ahogy áll, a tiéd, ha szeretnéd.
button-take-over = A hely átvétele
button-withdraw-offer = Visszavonás
offer-withdrawn = Az ajánlat visszavonva.
offer-for-another = Ez az ajánlat másnak szól.
offered-now = A helyet a parti csatornájában kínálom fel. Akkor cserél gazdát, ha átveszi: <@{ $user }>.
seat-taken-over = 👋 Tiéd a hely. A kártyáidat a csatornában a **Lapjaim** gomb mutatja meg.
game-hokkaido = Hokkaidō
game-honshu = Honshū
