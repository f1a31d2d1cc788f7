# Fair shuffles: the sealed secret, words of one's own, and the proof at the end. $table is the short name of a game,
# such as k7cr6x5u; $commitment and $secret are 64 digits each.

command-ready = Jelzed, hogy jöhet az osztás; ha akarsz, adsz egy szót is a keveréshez
command-verify = Annak ellenőrzése, hogyan keveredtek meg egy befejezett parti kártyái
option-word = Egy saját szó; hagyd ki, ha nem kell
option-record = Egy ellenőrizendő jegyzőkönyv
option-table = Melyik parti, a rövid nevével; ha kihagyod, a csatorna legutóbbija

log-committed = -# 🔒 Tiszta keverés, az osztás előtt lepecsételt titokkal és paklival: `{ $commitment }`. A parti után a titok nyilvános lesz, és a `/hokkaido verify` ellenőrzi.

ready-heading = ### 🔒 Jöhet az osztás? Nyomd meg: **Felkészültem**
ready-explained = Az osztás akkor jön, ha már mindenki felkészült, de legkésőbb ekkor: <t:{ $until }:R>. Mindegyikőtök adhat egy szót a keveréshez: akkor senki, még a bot üzemeltetője sem választhatja meg a kártyákat.
ready-seat = { $ready ->
        [yes] ✅ { $name } felkészült
       *[no] ⏳ { $name } (<@{ $user }>)
    }
# The message whose own number (its id on Discord) decides the shuffle together with a secret; in small print.
words-closed = { $words ->
        [yes] -# 🔒 A szavak lezárultak. Utolsóként ennek az üzenetnek a száma kerül a keverésbe, így senki sem választhatja meg a kártyákat.
       *[no] -# 🔒 Tiszta keverés: egy titok és a pakli lepecsételve: `{ $commitment }`. Utolsóként ennek az üzenetnek a száma kerül bele, így senki sem választhatja meg a kártyákat. A parti után a `/hokkaido verify` ellenőrzi.
    }
ready-over = 🔒 Megvolt az osztás. Szavakhoz már késő.
ready-cancelled = 🔒 Az asztal az osztás előtt bezárt.
ready-now = { $dealt ->
        [yes] ✅ Mindenki felkészült, megvolt az osztás.
       *[no] ✅ Felkészültél. A szavadat az osztásig megváltoztathatod.
    }
# A form: its title (45 characters), its field (45), what stands below it (100), and in the empty field (100).
ready-modal = A szavad a keveréshez
ready-word = Egy saját szó
ready-word-why = Bármi vagy semmi. A parti után mindenki látja. Ha elküldöd, felkészültnek számítasz.
ready-word-placeholder = például: keddi húsleves
button-ready = Felkészültem
button-add-word = Szó hozzáadása …
situation-dealing = Épp folyik az osztás.
situation-ready = Jöhet az osztás? Nyomd meg a csatornában a **Felkészültem** gombot, vagy írd be: `/hokkaido ready`.

proof = 🔓 Tiszta volt a parti keverése (`{ $table }`)? Nézd meg magad!
button-verify = Ellenőrzés

checked = { $dealt ->
        [yes] ✅ Rendben: a titok az, amelyiket a parti előtt lepecsételtek, és pontosan a kiosztott kártyákat adja.
       *[no] ✅ Rendben: a titok az, amelyiket lepecsételtek. Osztás nem volt.
    }
checked-commitment = 🔒 Az osztás előtt lepecsételve: `{ $commitment }`
checked-secret = 🔓 A titok: `{ $secret }`
checked-word = { $number }. { $name } (`{ $user }`): „{ $word }”
checked-no-word = { $number }. { $name } (`{ $user }`): nincs szó
# $link leads to the message, $number is its id on Discord.
checked-message = 💬 Utolsóként [ennek az üzenetnek]({ $link }) a száma került bele: `{ $number }`
checked-no-message = 💬 Üzenet nem került bele: erről a keverésről csak a titok és a szavak döntöttek.
checked-word-deleted = { $number }. Ennek a helynek a szavát törölték.
checked-how = { $how ->
        [alone] -# A fájl a parti jegyzőkönyve: vele mindent magad is ellenőrizhetsz.
        [dealt] -# Vesd össze a számjegyek első sorát azzal, amit a csatorna a parti elején kapott. A fájl a parti jegyzőkönyve: vele mindent magad is ellenőrizhetsz.
       *[not-dealt] -# Vesd össze a számjegyek első sorát azzal, amit a csatorna a parti elején kapott.
    }
verify-what = Melyik partira gondolsz? Nyomd meg az **Ellenőrzés** gombot az eredménye fölött, add meg a nevét az **asztal** opciónál, vagy csatold a jegyzőkönyvét!
