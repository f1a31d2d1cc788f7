# Fair shuffles: the sealed secret, and the check at the end. $table is the short name of a game,
# such as k7cr6x5u; $commitment and $secret are 64 digits each.

command-verify = Annak ellenőrzése, hogyan keveredtek meg egy befejezett parti kártyái
option-record = Egy ellenőrizendő jegyzőkönyv
option-table = Melyik parti, a rövid nevével; ha kihagyod, a csatorna legutóbbija

sealed = -# 🔒 Tiszta keverés: a kártyák le vannak pecsételve, így senki sem választhatja meg őket. A parti után az eredmény alatti **Ellenőrzés** gomb bizonyítja. ||`{ $commitment }`||
situation-dealing = Épp folyik az osztás.

button-verify = Ellenőrzés

checked = { $dealt ->
        [yes] ✅ Rendben: a titok az, amelyiket a parti előtt lepecsételtek, és pontosan a kiosztott kártyákat adja.
       *[no] ✅ Rendben: a titok az, amelyiket lepecsételtek. Osztás nem volt.
    }
checked-commitment = 🔒 Az osztás előtt lepecsételve: `{ $commitment }`
checked-secret = 🔓 A titok: `{ $secret }`
# $link leads to the message, $number is its id on Discord.
checked-message = 💬 Utolsóként [ennek az üzenetnek]({ $link }) a száma került bele: `{ $number }`
checked-no-message = 💬 Üzenet nem került bele, mert a csatorna nem fogadta el: erről a keverésről csak a titok döntött.
checked-how = { $how ->
        [alone] -# A fájl a parti jegyzőkönyve: vele mindent magad is ellenőrizhetsz.
        [dealt] -# Vesd össze a számjegyek első sorát azzal, amit a csatorna a parti elején kapott. A fájl a parti jegyzőkönyve: vele mindent magad is ellenőrizhetsz.
       *[not-dealt] -# Vesd össze a számjegyek első sorát azzal, amit a csatorna a parti elején kapott.
    }
verify-what = Melyik partira gondolsz? Nyomd meg az **Ellenőrzés** gombot az eredménye alatt, add meg a nevét az **asztal** opciónál, vagy csatold a jegyzőkönyvét!
