command-verify = Egy befejezett parti keverésének ellenőrzése
option-record = A jegyzőkönyv, amelyet ellenőriznél

sealed = -# 🔒 Tiszta keverés: a paklit már lepecsételtem, senki sem nyúlhat bele. A parti után az eredmény alatti **Ellenőrzés** gombbal meggyőződhetsz róla. ||`{ $commitment }`||
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
        [alone] -# A fájl a parti jegyzőkönyve: ezzel magad is ellenőrizhetsz mindent.
        [dealt] -# Vesd össze az első karaktersort azzal, amelyet a parti elején kiírtam a csatornába. A fájl a parti jegyzőkönyve: ezzel magad is ellenőrizhetsz mindent.
       *[not-dealt] -# Vesd össze az első karaktersort azzal, amelyet a parti elején kiírtam a csatornába.
    }
verify-what = Melyik partira gondolsz? Nyomd meg az **Ellenőrzés** gombot az eredménye alatt, add meg a nevét a **parti** opciónál, vagy csatold a jegyzőkönyvét!
