# As in English: the names of the computer players.
computer-name = { $who ->
        [kuma] Kuma
        [kon] Kon
        [shika] Shika
        [fuku] Fuku
        [tancho] Tancho
        [risu] Risu
        [usagi] Usagi
        [goma] Goma
       *[nobody] Gép { $number }
    }
computer-animal = { $who ->
        [kuma] 🐻
        [kon] 🦊
        [shika] 🦌
        [fuku] 🦉
        [tancho] 🦢
        [risu] 🐿️
        [usagi] 🐇
        [goma] 🦭
       *[nobody] 🤖
    }

strength = { $strength ->
        [normal] közepes
        [hard] erős
        [random] véletlenszerű
        [greedy] mohó
       *[easy] gyenge
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshū
       *[hokkaido] 🏔️ Hokkaidō
    }
lobby-what = { $game ->
        [honshu] Építs térképet kártyáról kártyára: erdőket, tavakat, egy nagy várost. 12 kör után az nyer, akinek a legtöbb pontja van.
       *[hokkaido] Építs térképet kártyáról kártyára, egyetlen hegység mentén. 12 kör után az nyer, akinek a legtöbb pontja van.
    }
lobby-how-long = 🕐 2–5 játékos · fél óra együtt, vagy naponta pár lépés
lobby-deck = Saját paklival: „{ $name }”
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } 🤖
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Kevesen vagytok? A házigazda (👑) a `/hokkaido invite` paranccsal hívhat másokat, vagy leültethet két gépi ellenfelet: **Két 🤖 ellen**.
       *[other] Játszanál? Nyomd meg a **Csatlakozás** gombot! Nem jön senki? A házigazda (👑) leültethet két gépi ellenfelet: **Két 🤖 ellen**.
    }
lobby-ready = -# Ha mindenki itt van, a házigazda (👑) a **Kezdés** gombbal indítja a partit.
table-is-full = 🪑 Megtelt az asztalod, bármikor kezdheted a partit! <@{ $user }>
table-closes = { $stage ->
        [running] ⏳ Játszotok még? Ha senki sem lép, a parti magától lezárul: <t:{ $until }:R>. { $people }
       *[other] ⏳ Maradjon nyitva az asztal? Ha senki sem jelentkezik, magától lezárul: <t:{ $until }:R>. { $people }
    }
button-keep-open = Maradjon nyitva
lobby-begun = A lapjaidat közvetlen üzenetben kapod.
lobby-more = Ezt teheted még ennél az asztalnál:
lobby-cancelled = Ez az asztal lezárult. Újat a `/hokkaido start` paranccsal nyithatsz.

table-opened = Megnyílt az asztalod, te vagy a házigazda (👑).
lobby-ping = 📣 <@&{ $role }>, ki játszik egyet?
joined = Leültél az asztalhoz. Ha mindenki itt van, { $host } elindítja a partit.
joined-thread = Leültél az asztalhoz. Itt játszotok: <#{ $channel }>.
left = Felálltál az asztaltól.
begun = Kezdődik a parti, jön az osztás!
cancelled = Az asztal lezárult.

button-join = Csatlakozás
button-leave = Felállás
button-add-computer = 🤖 { strength }
button-add-usual-computer = 🤖 hozzáadása
button-add-two-computers = Két 🤖 ellen
button-remove-computer = 🤖 elküldése
button-options = Beállítások
button-table-more = Továbbiak…
button-into-thread = Saját szál nyitása
button-begin = Kezdés
button-cancel = Asztal bezárása
button-rules = Szabályok

may-not-write-here = Ebben a csatornában nem írhatsz, ezért asztalt sem nyithatsz. Próbáld meg egy másikban!
permissions-missing = Itt nem tudok partit vezetni, mert hiányzik { $count ->
        [one] ez a jogosultságom
       *[other] néhány jogosultságom
    }: { $names }. Szólj valakinek, aki a szervert kezeli, aztán próbáld újra!
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban (Send Messages in Threads)
permission-attach-files = Fájlok csatolása
permission-connect = Csatlakozás (Connect)

table-options = ### Az asztal beállításai
    A **Kezdés** gombig bármit átállíthatsz; a többiek az asztalnál látják.
table-option-variant = Melyik játék
table-option-variant-hokkaido-draft = Hokkaidō drafttal
table-option-variant-hokkaido-trick = Hokkaidō ütésekkel
table-option-variant-honshu-trick = Honshū ütésekkel
table-option-variant-honshu-draft = Honshū drafttal
table-option-game-hokkaido = Hokkaidō
table-option-game-honshu = Honshū
table-option-selection-draft = Draft: egy kártyát megtartasz, a többit továbbadod
table-option-selection-trick = Ütés: kijátszott kártyákkal versengtek, ki mit vihet
table-option-goals-no = Célok nélkül
table-option-goals-yes = Célokkal
table-option-scoring-card = Pontozókártya
table-option-scoring-card-none = Pontozókártya nélkül
table-option-scoring-card-random = Pontozókártya: véletlenszerű
table-option-scoring-card-1 = 1. kártya: egy gyárba két kocka fér
table-option-scoring-card-2 = 2. kártya: három erdő egy vonalban
table-option-scoring-card-3 = 3. kártya: négy sivatag egy tömbben
table-option-scoring-card-4 = 4. kártya: minden tómező
table-option-scoring-card-5 = 5. kártya: város, körülötte négy város
table-option-scoring-card-6 = 6. kártya: üres termelőmezők
table-option-scoring-card-7 = 7. kártya: kék és sárga kockák a gyárakban
table-option-scoring-card-8 = 8. kártya: szürke és barna kockák a gyárakban
table-option-deadline = Határidő
table-option-deadline-none = Nincs határidő
table-option-deadline-2min = 2 perc lépésenként
table-option-deadline-10min = 10 perc lépésenként
table-option-deadline-1h = 1 óra lépésenként
table-option-deadline-12h = 12 óra lépésenként
table-option-deadline-24h = 24 óra lépésenként
table-option-deadline-3d = 3 nap lépésenként
table-option-order-as-printed = Szokásos lehelyezés
table-option-order-simultaneous = Lehelyezés egyszerre
table-option-order-in-order = Lehelyezés sorban
table-option-language = Nyelv: { $language }
table-option-language-auto = Nyelv: a szerver nyelve
table-option-side-a = A oldal
table-option-side-b = B oldal
table-option-hints-yes = Tippekkel
table-option-hints-no = Tippek nélkül
table-option-by-invitation-yes = Csak meghívóval
table-option-by-invitation-no = Bárki leülhet
