# A table before the game begins, and what people are told about coming and going.

# Computer players are animals of Hokkaido, called as in Japanese: no name and no manner says how well anybody
# plays. Their names are as in English.
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
        [hard] nehéz
        [random] véletlen
        [greedy] mohó
       *[easy] könnyű
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshū
       *[hokkaido] 🏔️ Hokkaidō
    }{ $open ->
        [yes] : ki játszik?
       *[no] {""}
    }
lobby-what = { $game ->
        [honshu] Építsd fel a saját térképedet kártyáról kártyára: erdőkkel, tavakkal, egy nagy várossal. 12 kör után a legtöbb pont nyer.
       *[hokkaido] Építsd fel a saját térképedet kártyáról kártyára, egyetlen hegység mentén. 12 kör után a legtöbb pont nyer.
    }
lobby-how-long = 🕐 2–5 játékos · fél óra, vagy naponta néhány gombnyomás
lobby-without-hints = 🚫 tippek nélkül
lobby-options = { $side } oldal{ $selection ->
        [draft] {" "}· kártyák drafttal
        [trick] {" "}· kártyák ütéssel
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· célokkal
        [no] {" "}· célok nélkül
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· lehelyezés mindig egyszerre
        [in_order] {" "}· lehelyezés mindig sorban
       *[as_printed] {""}
    }
lobby-deck = Saját paklival: „{ $name }”
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } gépi játékos
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] A házigazda (👑) a `/hokkaido invite` paranccsal hív meg másokat, vagy a **Két 🤖 ellen** gombot nyomja meg.
       *[other] Játszanál? Nyomd meg a **Csatlakozás** gombot! Ha nincs itt más, a házigazda (👑) a **Két 🤖 ellen** gombot nyomja meg.
    }
lobby-ready = -# Ha mindenki itt van, a házigazda (👑) megnyomja a **Kezdés** gombot.
# To the host, who is mentioned; $user is their id.
table-is-full = 🪑 Tele van az asztalod: kezdd el, amikor szeretnéd! <@{ $user }>
# To those whom a table is waiting for while nothing happens there; $people are mentions, $until is when it closes.
table-closes = { $stage ->
        [running] ⏳ Játszotok még? Ha senki sem csinál semmit, ez a parti ekkor magától lezárul: <t:{ $until }:R>. { $people }
       *[other] ⏳ Maradjon nyitva ez az asztal? Ha senki sem csinál semmit, ekkor magától bezár: <t:{ $until }:R>. { $people }
    }
button-keep-open = Maradjon nyitva
lobby-begun = Kezdődik a parti! A kártyáid közvetlen üzenetben jönnek; lent a **Lapjaim** gomb is megmutatja őket. Jó játékot!
lobby-more = Ezeket teheted még ennél az asztalnál.
lobby-cancelled = Ez az asztal bezárt. Másikat így nyithatsz: `/hokkaido start`.
lobby-waits = A parti még nem kezdődött el. A házigazda a **Kezdés** gombbal kezdi el: { $name }.

table-opened = Nyitva az asztalod. Te vagy a házigazda (👑): ha mindenki itt van, nyomd meg a **Kezdés** gombot!
lobby-ping = 📣 <@&{ $role }>, ki szeretne játszani?
joined = Leültél az asztalhoz. Ha mindenki itt van, a házigazda elkezdi a partit: { $host }.
joined-thread = Leültél az asztalhoz. Itt játszotok: <#{ $channel }>.
left = Felálltál az asztaltól.
begun = Elkezdődött a parti, jön az osztás.
cancelled = Az asztal bezárt.

button-join = Csatlakozás
button-leave = Felállás
button-add-computer = 🤖 { strength }
button-add-usual-computer = 🤖 hozzáadása
button-add-two-computers = Két 🤖 ellen
button-remove-computer = 🤖 elküldése
button-options = Beállítások
button-table-more = Továbbiak…
button-into-thread = Saját szálba
button-begin = Kezdés
button-cancel = Bezárás
button-rules = Szabályok

may-not-write-here = Ebben a csatornában nem írhatsz, ezért asztalt sem nyithatsz itt. Próbáld meg egy olyan csatornában, ahol írhatsz!
permissions-missing = Ebben a csatornában nem tudok játszani, mert hiányzik { $count ->
        [one] ez a jogosultságom
       *[other] néhány jogosultságom
    }: { $names }. Kérj segítséget valakitől, aki a szervert kezeli, aztán próbáld újra!
# The names that Discord itself gives these permissions.
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban (Send Messages in Threads)
permission-attach-files = Fájlok csatolása
permission-connect = Csatlakozás (Connect)

table-options = ### Az asztal beállításai
    Amíg meg nem nyomod a **Kezdés** gombot, bármit átállíthatsz; a többiek az asztalnál látják.
table-option-variant = Melyik játék
table-option-variant-hokkaido-draft = Hokkaidō: kártyák drafttal
table-option-variant-hokkaido-trick = Hokkaidō: kártyák ütéssel
table-option-variant-honshu-trick = Honshū: kártyák ütéssel
table-option-variant-honshu-draft = Honshū: kártyák drafttal
table-option-goals = Célok
table-option-goals-no = Célok nélkül
table-option-goals-yes = Célokkal
table-option-scoring-card = Pontozókártya
table-option-scoring-card-none = Pontozókártya nélkül
table-option-scoring-card-random = Pontozókártya: egy véletlenszerűen
table-option-scoring-card-1 = 1. kártya: gyáranként két kocka
table-option-scoring-card-2 = 2. kártya: erdők egy vonalban
table-option-scoring-card-3 = 3. kártya: sivatagtömbök
table-option-scoring-card-4 = 4. kártya: minden tómező
table-option-scoring-card-5 = 5. kártya: város városok között
table-option-scoring-card-6 = 6. kártya: üres termelőmezők
table-option-scoring-card-7 = 7. kártya: kék és sárga kockák
table-option-scoring-card-8 = 8. kártya: szürke és barna kockák
table-option-deadline = Határidő
table-option-deadline-none = Nincs határidő
table-option-deadline-2min = 2 perc lépésenként
table-option-deadline-10min = 10 perc lépésenként
table-option-deadline-1h = 1 óra lépésenként
table-option-deadline-12h = 12 óra lépésenként
table-option-deadline-24h = 24 óra lépésenként
table-option-deadline-3d = 3 nap lépésenként
table-option-order-as-printed = Lehelyezés: szabály szerint
table-option-order-simultaneous = Lehelyezés: mindig egyszerre
table-option-order-in-order = Lehelyezés: mindig sorban
table-option-language = Nyelv: { $language }
table-option-language-auto = Nyelv: mint a szerveren
table-option-side-a = A oldal
table-option-side-b = B oldal
table-option-hints-yes = Tippek: igen
table-option-hints-no = Tippek: nem
table-option-by-invitation-yes = Csak meghívóval
table-option-by-invitation-no = Bárki leülhet
