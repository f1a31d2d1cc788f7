# Going back further than one's own last step, and what else a table votes about. $name is a player, $did what they
# did.

# $own says whether there is a last step of one's own to take back, $alone whether no other person is playing.
undo-choose = Meddig lépjünk vissza? { $own ->
        [yes] A saját utolsó lépésed azonnal visszavonható, mert még senki sem látta.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] Egyedül játszol, így a többiről is te döntesz, de akkor a parti már nem számít bele a ranglistába.
               *[no] A korábbiakhoz mindenkinek bele kell egyeznie, aki játszik.
            }
        }
       *[no] { $alone ->
            [yes] Egyedül játszol, így te döntesz, de akkor a parti már nem számít bele a ranglistába.
           *[no] Mindenkinek bele kell egyeznie, aki játszik.
        }
    }
undo-nothing = Ebben a partiban még nincs mit visszavonni.
# The name of a menu; its lines are undo-own-step and undo-point.
undo-menu = Vissza eddig: mielőtt …
undo-own-step = A saját utolsó lépésem (azonnal)
undo-point = { $round }. kör: { $name } { $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
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
        [accept] elfogadta a párt
       *[other] döntött
    }
undo-asked = A szavazás a csatornában van. Ha mindenki beleegyezik, visszaáll a korábbi állás.
undo-done = ↩️ Visszaállt a korábbi állás.
vote-asked = A szavazás a csatornában van.
button-undo = Visszavonás …

# $before is the player whose move is the first to go.
vote-undo = 🗳️ Szavazás: **{ $name } vissza szeretne lépni** idáig: { $round }. kör, mielőtt { $before } { $did ->
        [pick] kiválasztott egy kártyát
        [discard] eldobott egy kártyát
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
        [accept] elfogadta a párt
       *[other] döntött
    }.
vote-undo-gone = 🗳️ Szavazás: **{ $name } vissza szeretne lépni** ({ $round }. kör), de azt a lépést közben már visszavonták.
vote-host = 🗳️ Szavazás: **{ $name } új házigazdát kér**: { $target }.
vote-end = 🗳️ Szavazás: **{ $name } be szeretné fejezni a partit** most, győztes nélkül.
vote-replace = 🗳️ Szavazás: **{ $name } gépi játékost kér** erre a helyre: { $target }. Az eredmény azé marad, aki eddig ott ült.
vote-until = { $agree ->
        [all] Mindenkinek bele kell egyeznie, aki játszik.
        [most] Több mint a felének bele kell egyeznie azoknak, akik játszanak; a távol lévő házigazda nem számít.
        [others] A többieknek mind bele kell egyezniük.
       *[all-but-host] Mindenkinek bele kell egyeznie, aki játszik; a távol lévő házigazda nem számít.
    } A szavazás vége: <t:{ $until }:R>, <t:{ $until }:f>.
# The line of each player below the question.
vote-agrees = ✅ { $name }: igen
vote-declines = ❌ { $name }: nem
vote-open = ⏳ { $name } még nem szavazott, <@{ $user }>
vote-waits = ⏳ <@{ $user }>, te vagy a házigazda: ha nem térsz vissza, és a **Nem** gombot sem nyomod meg, ezt elfogadottnak vesszük <t:{ $until }:R>.
vote-closed = 🗳️ Ez a szavazás véget ért.
button-vote-agree = Igen
button-vote-decline = Nem
button-vote-withdraw = Mégse kérem

# $for and $against are names, $agreed and $declined how many they are.
log-vote-ended = 🗳️ { $outcome ->
        [agreed] Elfogadva
        [declined] Elutasítva
        [lapsed] Lejárt az idő
        [withdrawn] Visszavonva
       *[overtaken] A parti közben továbbment
    }: { $kind ->
        [undo] { $name } vissza szeretett volna lépni ({ $round }. kör).
        [host] { $name } ezt a házigazdát kérte: { $target }.
        [replace] { $name } gépi játékost kért erre a helyre: { $target }.
       *[end] { $name } be akarta fejezni a partit.
    }{ $agreed ->
        [0] {""}
       *[other] {" "}Igen: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Nem: { $against }.
    }
# $moves is a list of what undone-move says; $more are not named any more.
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
        [accept] elfogadta a párt
       *[other] döntött
    }, { $round }. kör)
closed-undone = ↩️ Visszaállt a korábbi állás: ez már nem érvényes.

choice-vote-end = end: a parti most véget ér
choice-vote-host = új házigazda: { $name }
vote-channel-lost = Ide nem tudok írni: <#{ $channel }>, ezért a szavazást senki sem látná. Bármelyik játékos befejezheti a partit a `/table vote` paranccsal.
