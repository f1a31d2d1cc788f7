due = ⏰ Határidő: <t:{ $until }:R> · <t:{ $until }:f>
due-of = ⏰ { $names } · határidő: <t:{ $until }:R>
due-overdue = ⏰ { $names } kifutott az időből, a lépést gépi játékos teszi meg.
paused = ⏸️ A parti szünetel. A házigazda vagy egy moderátor a `/table resume` paranccsal folytathatja; összesen egynapi szünet után már bármelyik játékos. Ha { $days } napig senki sem folytatja, a parti magától lezárul.
away = 🤖 Távol: { $names }. Addig gépi játékos játszik.
stands-still = 💤 Most mindenki távol van, a parti addig vár, amíg valaki vissza nem ül az asztalhoz. Ha { $days } napig senki sem jön, magától lezárul.
watching = 👀 { $count ->
        [one] Néző: { $name }
       *[other] Nézők száma: { $count }
    }

asked-task = { $task ->
        [pick] válassz egy kártyát!
        [discard] dobj el egy kártyát!
        [bid] játssz ki egy kártyát!
        [take] vegyél el egy kártyát!
        [take-pair] válassz egy párt!
        [answer] elfogadod vagy felülütöd?
        [discard-of-pair] tarts meg egyet a két kártyád közül!
        [map] helyezd le a kártyádat!
        [done] nyomd meg a Kész gombot!
        [free-tile] dönts az ingyenes lapkádról!
       *[other] rád vár a parti!
    }
reminder-direct = ⏰ **{ $last ->
        [yes] Utolsó emlékeztető
       *[no] Emlékeztető
    }: { $task }** · { $round }. kör · <#{ $channel }>
    Határidő: <t:{ $until }:R>. Utána gépi játékos lép helyetted.
reminder-channel = ⏰ { $last ->
        [yes] Utolsó emlékeztető
       *[no] Emlékeztető
    }: { $task } · <@{ $user }> · { $round }. kör · határidő: <t:{ $until }:R>
waiting-direct = ⏰ **{ $last ->
        [yes] Utolsó emlékeztető
       *[no] Emlékeztető
    }: { $task }** · { $round }. kör · <#{ $channel }>
    Sorra kerültél: <t:{ $since }:R>. A parti rád vár.
waiting-channel = ⏰ { $last ->
        [yes] Utolsó emlékeztető
       *[no] Emlékeztető
    }: { $task } · <@{ $user }> · { $round }. kör · sorra kerültél: <t:{ $since }:R>
nudge-direct = 🔔 **Te jössz: { $task }** · { $round }. kör · <#{ $channel }>
    { $name } rád vár.
nudge-channel = 🔔 Te jössz: { $task } · <@{ $user }> · { $round }. kör · { $name } rád vár
button-nudge = Megbökés
nudged = 🔔 Megbökted: { $names }.
nudged-nobody = 🔕 Nem kapott emlékeztetőt, mert kikapcsolta: { $names }.

seat-is-away = 🤖 <@{ $user }> Most gépi játékos ül a helyeden. Egy gombnyomás, és újra te játszol!
seat-is-away-own = 🤖 Most gépi játékos ül a helyeden. Ülj vissza, és játssz tovább!
button-take-seat-back = Visszaülök

log-moved = ⏰ { $name } kifutott az időből ({ $round }. kör{ $missed ->
        [0] {""}
        [one] , első elmulasztott határidő
       *[other] , egymás után { $missed }. alkalommal
    }). Gépi játékos lépett helyette: { $did }.
moved-for-seat = { $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
        [keep] megtartotta a pár egyik kártyáját
        [place] lehelyezte a kártyát
        [unplaceable] félretette a kártyát (sehová sem fért)
        [terraform] terraformált
        [wait] kivárást kért
        [done] megnyomta a **Kész** gombot
        [free-tile] lerakott egy ingyenes lapkát
        [skip] nem rakott le ingyenes lapkát
        [bid] kijátszott egy kártyát
        [take] elvett egy kártyát
        [take-pair] választott egy párt
        [contest] felülütött
        [accept] elfogadta a másik párt
       *[other] lépett
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } egymás után { $missed } határidőt mulasztott el. Amíg vissza nem ül, gépi játékos játszik helyette.
       *[own] 🤖 { $name } átadta a helyét egy gépi játékosnak, és bármikor visszaülhet.
    }
log-taken-back = 👋 { $name } visszaült az asztalhoz.
log-time-given-back = ⏰ A bot egy ideig nem működött (leállt: <t:{ $since }:f>). A kiesett időt mindenki visszakapja, akire a parti vár.
closed-goes-on-in-channel = Itt folytatódik: <#{ $channel }>. Nyomd meg ott a **Lapjaim** gombot!
closed-by-computer = ⏰ Lejárt az időd, ezért gépi játékos lépett helyetted{ $did ->
        [pick] : kiválasztotta { ARTICLE($card) } { $card }. kártyát
        [discard] : eldobta { ARTICLE($card) } { $card }. kártyát
        [keep] : megtartotta { ARTICLE($card) } { $card }. kártyát
        [bid] : kijátszotta { ARTICLE($card) } { $card }. kártyát
        [take] : elvette { ARTICLE($card) } { $card }. kártyát
        [take-pair] : választott egy párt
        [contest] : felülütött
        [accept] : elfogadta a másik párt
       *[other] {""}
    }.
closed-seat-lost = A helyeden most már más játszik, itt nincs több teendőd.
