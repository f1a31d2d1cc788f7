command-verify = Egy befejezett parti keverésének ellenőrzése
option-record = A jegyzőkönyv, amelyet ellenőriznél

sealed = -# 🔒 Az osztás le van pecsételve; a parti után az **Ellenőrzés** gomb igazolja. ||`{ $commitment }`||
situation-dealing = Épp folyik az osztás.

button-verify = Ellenőrzés

checked = { $dealt ->
        [yes] ✅ Minden rendben: a titok egyezik a parti előtt lepecsételttel, és pontosan a kiosztott kártyák jönnek ki belőle.
       *[no] ✅ Minden rendben: a titok egyezik a lepecsételttel. Osztás nem volt.
    }
checked-commitment = 🔒 Az osztás előtt lepecsételve: `{ $commitment }`
checked-secret = 🔓 A titok: `{ $secret }`
checked-message = 💬 A keverésbe utolsóként [ennek az üzenetnek]({ $link }) a száma került: `{ $number }`
checked-no-message = 💬 Üzenet nem került a keverésbe, mert a csatornába nem tudtam írni: csak a titok döntött róla.
checked-how = { $how ->
        [alone] -# A fájl a jegyzőkönyv: ezzel magad is ellenőrizhetsz mindent.
        [dealt] -# Az első sor az, amelyet a parti elején kiírtam. A fájl a jegyzőkönyv: ezzel magad is ellenőrizhetsz mindent.
       *[not-dealt] -# Az első sor az, amelyet a parti elején kiírtam.
    }
verify-what = Melyik partira gondolsz? Nyomd meg az **Ellenőrzés** gombot az eredménye alatt, add meg a nevét a **parti** opciónál, vagy csatold a jegyzőkönyvét!
