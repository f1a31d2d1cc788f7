command-table = Házigazdának és moderátoroknak: szünet, több idő, csere, lezárás, szavazás
command-table-pause = A parti szüneteltetése: senki sem lép, a határidők állnak
command-table-resume = A szünetelő parti folytatása
command-table-extend = Több idő mindenkinek, akire a parti vár
command-table-replace = Valaki helyének végleges átadása egy gépi játékosnak
command-table-offer = Valaki helyének felkínálása másnak, aki onnan játszik tovább
command-table-hand-over = A házigazda szerepének átadása egy másik játékosnak
command-table-end = Az asztal bezárása, akár parti közben is
command-invite = Meghívás az asztalhoz
command-table-uninvite = Meghívás visszavonása, néző eltávolítása, vagy hely felszabadítása a parti előtt
command-watch = Egy parti nézése, vagy a nézés befejezése
command-games = A partijaid, és hogy mi a teendőd bennük
command-away = Elmész egy időre (gépi játékos ül a helyedre), vagy visszaülsz
command-table-undo = Visszalépés korábbra, ha minden játékos beleegyezik
command-table-vote = Szavazás a parti befejezéséről vagy új házigazdáról

option-extend-by = Mennyivel legyen több idő
option-seat = Kinek a helye
option-offer-to = Ki kapja meg a helyet
option-new-host = Ki legyen a házigazda
option-invited = Kit hívsz meg
option-uninvited = Meghívott, néző vagy leült játékos
option-vote-about = end (befejezés), vagy a játékos, aki a házigazda lesz
option-deadline = Mennyi idő van egy lépésre; utána gépi játékos lép (alapesetben: a szerver beállítása)
option-thread = A parti saját szálban (alapesetben: a szerver beállítása)
option-hints = Látszik-e, mennyit érnek a kártyák, és hol a legjobb hely (alapesetben: a szerver beállítása)
option-by-invitation = Csak az ülhet le, akit meghívsz (alapesetben: a szerver beállítása)
option-table-language = Milyen nyelvű legyen az asztal (alapesetben: a szerveré)

choice-extend-10min = 10 perc
choice-extend-1h = 1 óra
choice-extend-12h = 12 óra
choice-extend-24h = 24 óra
choice-extend-3d = 3 nap

lobby-invited = ✉️ Meghívottak: { $names }

# As in English: the names of the game and of the host.
thread-name = { $game } · { $host }
thread-opened = Az asztalod saját szálban nyílt meg: <#{ $channel }>.
post-opened = Az asztalod saját bejegyzésben nyílt meg: <#{ $channel }>.
tag-open = Nyitott
tag-running = Folyamatban
tag-finished = Befejezett
thread-link = 🎲 Új asztal nyílt ({ $game }): <#{ $channel }>.
thread-left-out = 🚪 Nem tudom hozzáadni ehhez a szálhoz: { $names }. { $count ->
        [one] Már nincs a szerveren, vagy nem látja a csatornát.
       *[other] Már nincsenek a szerveren, vagy nem látják a csatornát.
    }
channel-lost = ⚠️ Ide már nem tudok írni: <#{ $channel }>. Törölték vagy lezárták, vagy hiányzik ott egy jogosultságom. { $begun ->
        [yes] A partid itt folytatódik, közvetlen üzenetekben; a `/hokkaido status` megmutatja, hol tart, a házigazda pedig a `/table end` paranccsal befejezheti.
       *[no] Az asztalodhoz ott már senki sem tud leülni; a házigazda a `/hokkaido cancel` paranccsal bezárhatja.
    }
table-set-aside = ⏸️ A csatorna partiját most nem tudom betölteni, ezért várnia kell. Semmi sem veszett el; a bot üzemeltetője a hibanaplóban találja meg az okát. Addig egy másik csatornában vagy szálban kezdhettek újat.
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
forum-refused = ⚠️ Nem sikerült bejegyzést nyitni itt: <#{ $forum }>. { $why ->
        [busy] A Discord most nem válaszol rendesen.
        [too-many-threads] Ezen a szerveren már annyi aktív szál van, amennyit a Discord enged (1000).
        [name-refused] A szerver egyik AutoMod-szabálya nem engedi a bejegyzés címét, amelyben a te neved is benne van.
       *[other] A Discord válasza: { $said }
    }
permission-create-public-threads = Nyilvános szálak létrehozása (Create Public Threads)
permission-create-private-threads = Privát szálak létrehozása (Create Private Threads)
permission-create-posts = Bejegyzések létrehozása (Create Posts)

paused-now = ⏸️ Szünet! A `/table resume` paranccsal folytathatjátok.
resumed-now = ▶️ Folytatódik a parti.
button-resume = Folytatás
extended-now = ⏰ Meghosszabbítottad a határidőt.
replaced-now = 🤖 Mostantól gépi játékos ül a helyén.
handed-over = 👑 Új házigazdája van az asztalnak.
ended-now = 🚪 Az asztal lezárult.
end-game = **Befejezed most a partit? ({ $round }. kör)** Akkor senki sem nyer.
button-end-game = A parti befejezése
button-keep-playing = Mégse
give-up-seat = **Végleg átadod a saját helyedet?** Mostantól gépi játékos ül rajta{ $host ->
        [yes] , és más lesz a házigazda
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}A hely eredménye a tiéd marad.
       *[no] {" "}Ebben a partiban nem lesz eredményed.
    } Ha csak egy időre mennél el, írd be inkább: `/hokkaido away`.
button-give-up-seat = Átadom a helyem
game-kept = Folytatódik a parti.
invited-now = Meghívva: <@{ $user }>.
uninvited = { $what ->
        [seat] ✉️ { $by } felszabadította a helyedet az asztalnál: <#{ $channel }>.
        [watching] ✉️ { $by } kivett a parti nézői közül: <#{ $channel }>.
       *[invitation] ✉️ { $by } visszavonta a meghívásodat az asztalhoz: <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> már nem nézi ezt a partit.
       *[no] ✉️ A meghívás visszavonva.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> nem kapott erről közvetlen üzenetet: szólj neki te!
    }
unseated-now = ✉️ Újra szabad a hely.{ $invited ->
        [yes] {""}
       *[no] {" "}Ha csak vendégeket szeretnél, állítsd át a **Beállítások** között: **Csak meghívóval**.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> nem kapott erről közvetlen üzenetet: szólj neki te!
    }
watching-now = 👀 Mostantól nézed ezt a partit. Egy játékos térképét a `/map` paranccsal és a **játékos** opcióval láthatod, a parti állását pedig így: `/hokkaido status`.
watching-to-come = 👀 Mostantól nézed ezt az asztalt. Ha elkezdődik a parti, egy játékos térképét a `/map` paranccsal és a **játékos** opcióval láthatod, a parti állását pedig így: `/hokkaido status`.
whose-map = Ebben a partiban nincs térképed. Add meg a **játékos** opciónál, kiére vagy kíváncsi!
watching-no-more = Már nem nézed ezt a partit. Ha meggondolnád magad, írd be újra: `/hokkaido watch`.
away-now = 🤖 Gépi játékos ül a helyeden, amíg vissza nem térsz. Ha visszaülnél, írd be újra: `/hokkaido away`, vagy nyomd meg a gombot a csatornában.
back-now = 👋 Újra te ülsz a helyeden.
seat-is-of-another = Ez a gomb másnak szól: { $names }. A te helyeden te játszol.
cannot-invite-bots = Botot nem lehet meghívni. Ha gépi ellenfelet szeretnél, a parti kezdete előtt nyomj meg egy 🤖 gombot!
cannot-offer-to-bots = Bot nem ülhet le. Gépi játékosnak a `/table replace` paranccsal adhatod át a helyet.

invitation = ✉️ Játszunk egyet, { $names }? Játék: { $game }, házigazda: { $host }.
invitation-to-watch = ✉️ Meghívó nézőknek: { $names }. Játék: { $game }, házigazda: { $host }. A parti így nézhető: `/hokkaido watch`.
button-rematch = Visszavágó
rematch-open = Megnyílt az asztal a visszavágóhoz. { $count ->
        [0] { $comes ->
            [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal
           *[other] Várd meg, hogy valaki csatlakozzon
        }, aztán nyomd meg a **Kezdés** gombot! Ha nem várnál másra, játssz rögtön **Két 🤖 ellen**.
        [one] A játékostársad megkapta a meghívót; ha itt van, nyomd meg a **Kezdés** gombot!
       *[other] A többiek megkapták a meghívót; ha mindenki itt van, nyomd meg a **Kezdés** gombot!
    }

games-none = Most egy partiban sem játszol, egyet sem nézel, és meghívód sincs. Nyiss asztalt egy szerver csatornájában: `/hokkaido start`.
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
        [answer] ⏳ elfogadod vagy felülütöd?
        [discard-of-pair] ⏳ tarts meg egyet a két kártyád közül
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
        [may-join] ✉️ meghívót kaptál játszani, házigazda: { $host }
        [may-watch] ✉️ meghívót kaptál nézőnek, házigazda: { $host }
       *[watches] 👀 nézőként
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , { $round }. kör
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ugrás]({ $link })
    }
games-open = **Nyitott asztalok**
games-open-line = 🪑 Házigazda: { $host }, { $game }, { $taken }/{ $most } hely foglalt · <#{ $channel }>{ $link ->
        [none] {""}
       *[other] {" "}· [ugrás]({ $link })
    }
button-join-table = Csatlakozás: { $host }

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
        [yes] {" "}Mindenkinek ugyanannyi ideje maradt, mint a szünet előtt.
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
        [idle] 🚪 Itt { $hours } órája nem történt semmi, ezért az asztal magától lezárult.
        [idle-game] 🚪 Itt { $days } napja senki sem lépett, ezért a parti magától lezárult.
       *[empty] 🚪 Mindenki felállt, ezért az asztal lezárult.
    }

seat-offered = 🔁 <@{ $user }> Beszállnál? Átveheted { $name } helyét, és onnan játszhatsz tovább, ahol a parti most tart.
button-take-over = A hely átvétele
button-withdraw-offer = Visszavonás
offer-withdrawn = Az ajánlat visszavonva.
offer-for-another = Ez az ajánlat másnak szól.
offered-now = Felajánlottam a helyet a parti csatornájában. Most rajta a sor, hogy elfogadja: <@{ $user }>.
seat-taken-over = 👋 Tiéd a hely. A lapjaidat a csatornában a **Lapjaim** gomb mutatja meg.
game-hokkaido = Hokkaidō
game-honshu = Honshū
