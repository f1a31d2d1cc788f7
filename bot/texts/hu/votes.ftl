undo-choose = Meddig lépnél vissza? { $own ->
        [yes] Az utolsó lépésedet azonnal visszavonhatod, mert még senki sem látta.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] Rajtad kívül csak gépi játékosok ülnek itt, így a korábbiakról is te döntesz, de akkor a parti már nem számít bele a ranglistába.
               *[no] A korábbiakhoz minden játékos beleegyezése kell.
            }
        }
       *[no] { $alone ->
            [yes] Rajtad kívül csak gépi játékosok ülnek itt, így te döntesz, de akkor a parti már nem számít bele a ranglistába.
           *[no] Ehhez minden játékos beleegyezése kell.
        }
    }
undo-nothing = Ebben a partiban még nincs mit visszavonni.
undo-menu = Melyik lépés elé lépnél vissza?
undo-own-step = A saját utolsó lépésem (azonnal)
undo-point = { $round }. kör: { $name } { $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
        [keep] megtartotta a pár egyik kártyáját
        [place] lehelyezett egy kártyát
        [unplaceable] félretett egy kártyát
        [terraform] terraformált
        [wait] kivárást kért
        [done] befejezte a kört
        [free-tile] lerakott egy ingyenes lapkát
        [skip] nem rakott le ingyenes lapkát
        [bid] kijátszott egy kártyát
        [take] elvett egy kártyát
        [take-pair] választott egy párt
        [contest] felülütött
        [accept] elfogadta a másik párt
       *[other] döntött
    }
undo-asked = Kiírtam a szavazást a csatornába. Ha mindenki beleegyezik, visszaáll a korábbi állás.
undo-done = ↩️ Visszaállt a korábbi állás.
vote-asked = Kiírtam a szavazást a csatornába.
button-undo = Visszavonás…

vote-undo = 🗳️ Szavazás: **{ $name } vissza szeretne lépni** idáig: { $round }. kör, mielőtt { $before } { $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
        [keep] megtartotta a pár egyik kártyáját
        [place] lehelyezett egy kártyát
        [unplaceable] félretett egy kártyát
        [terraform] terraformált
        [wait] kivárást kért
        [done] befejezte a kört
        [free-tile] lerakott egy ingyenes lapkát
        [skip] lemondott az ingyenes lapkáról
        [bid] kijátszott egy kártyát
        [take] elvett egy kártyát
        [take-pair] választott egy párt
        [contest] felülütött
        [accept] elfogadta a másik párt
       *[other] döntött
    }.
vote-undo-gone = 🗳️ Szavazás: **{ $name } vissza szeretne lépni** ({ $round }. kör), de azt a lépést közben már visszavonták.
vote-host = 🗳️ Szavazás: **{ $name } új házigazdát javasol**: { $target }.
vote-end = 🗳️ Szavazás: **{ $name } most befejezné a partit**, győztes nélkül.
vote-pause = 🗳️ Szavazás: **{ $name } szüneteltetné a partit**.
vote-replace = 🗳️ Szavazás: **{ $name } gépi játékost ültetne** egy helyre ({ $target }).{ $keeps ->
        [yes] {" "}Az eredmény azé marad, aki eddig ott ült.
       *[no] {""}
    }
vote-until = { $agree ->
        [all] Minden játékos beleegyezése kell hozzá.
        [most] A játékosok többségének beleegyezése kell hozzá; a távol lévő házigazda nem számít.
        [since-deal] Annak a beleegyezése kell hozzá, akinek a helyéről szó van, és mindenkié, aki az osztás óta játszik.
       *[all-but-host] Minden játékos beleegyezése kell hozzá; a távol lévő házigazda nem számít.
    } A szavazás vége: <t:{ $until }:R>, <t:{ $until }:f>.
vote-agrees = ✅ { $name }: igen
vote-declines = ❌ { $name }: nem
vote-open = ⏳ { $name } még nem szavazott, <@{ $user }>
vote-waits = ⏳ <@{ $user }>, ha nem térsz vissza, és a **Nem** gombot sem nyomod meg, beleegyezésnek vesszük: <t:{ $until }:R>.
vote-closed = 🗳️ Ez a szavazás véget ért.
button-vote-agree = Igen
button-vote-decline = Nem
button-vote-withdraw = Mégse kérem

log-vote-ended = 🗳️ { $outcome ->
        [agreed] Elfogadva
        [declined] Elutasítva
        [lapsed] Lejárt az idő
        [withdrawn] Visszavonva
       *[overtaken] Közben továbbment a parti
    }: { $kind ->
        [undo] { $name } vissza szeretett volna lépni ({ $round }. kör).
        [host] { $name } új házigazdát javasolt: { $target }.
        [replace] { $name } gépi játékost ültetett volna egy helyre ({ $target }).
        [pause] { $name } szüneteltette volna a partit.
       *[end] { $name } befejezte volna a partit.
    }{ $agreed ->
        [0] {""}
       *[other] {" "}Igen: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Nem: { $against }.
    }
log-undone = ↩️ { $count ->
        [one] Egy lépés visszavonva
       *[other] { $count } lépés visszavonva, a legutóbbi elöl
    }: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}… és még { $more }
    }{ $alone ->
        [yes] . A kártyák már ismertek, ezért ez a parti nem számít bele a ranglistába.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
        [keep] megtartotta a pár egyik kártyáját
        [place] lehelyezett egy kártyát
        [unplaceable] félretett egy kártyát
        [terraform] terraformált
        [wait] kivárást kért
        [done] befejezte a kört
        [free-tile] lerakott egy ingyenes lapkát
        [skip] nem rakott le ingyenes lapkát
        [bid] kijátszott egy kártyát
        [take] elvett egy kártyát
        [take-pair] választott egy párt
        [contest] felülütött
        [accept] elfogadta a másik párt
       *[other] döntött
    }, { $round }. kör)
closed-undone = ↩️ Visszatértetek egy korábbi álláshoz, ezért ez már nem érvényes.

choice-vote-end = end: a parti most véget ér
choice-vote-host = új házigazda: { $name }
vote-channel-lost = Ide nem tudok írni: <#{ $channel }>, így senki sem látná a szavazást. Bármelyik játékos befejezheti a partit a `/table vote` paranccsal.
