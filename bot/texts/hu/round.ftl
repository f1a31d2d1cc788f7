round-heading = ## { $round }. kör ({ $rounds }-ből)
round-pick = Mindenki titokban választ egy kártyát.{ $passes ->
        [shown] {""}
        [next] {" "}A többi lap a listán lefelé a következő játékoshoz kerül.
        [previous] {" "}A többi lap a listán felfelé az előző játékoshoz kerül.
       *[swapped] {" "}Aztán mindketten húztok egy lapot, eldobtok egyet, és kicserélitek a lapjaitokat.
    }
round-discard = Mindketten húztatok egy lapot. Most mindketten eldobtok egyet, aztán kicserélitek a lapjaitokat.
round-map = Mindenki lehelyezi a kártyáját, aztán megnyomja a **Kész** gombot.
round-may-wait = -# **Kivárás**: sorban helyezitek le a kártyákat, a legkisebbel kezdve.
round-map-in-order = Sorban helyezitek le a kártyákat, a legkisebbel kezdve. { $count ->
        [0] Minden kártya a helyén: nyomjátok meg a **Kész** gombot!
       *[other] Következik: { $names }.
    }
round-free-tile = { $names } teljesített egy célt, de más szerezte meg, ezért ingyen átalakíthat egy sivatagot.
round-seat = { $state ->
        [deciding] ⏳ { $name } választ
        [decided] ✅ { $name } választott
        [placing] ⏳ { $name } · { $card }. kártya · most helyezi le
        [waiting] 💤 { $name } · { $card }. kártya · vár
        [ready] ✅ { $name } · { $card }. kártya · már döntött
        [placed] 🗺️ { $name } · { $card }. kártya · lehelyezte
        [set-aside] 🗺️ { $name } · { $card }. kártya · félretette, mert sehová sem fért
        [set-aside-done] ✅ { $name } · { $card }. kártya · félretette, mert sehová sem fért
        [after-people] 🤖 { $name } · { $card }. kártya · az emberek után jön
        [unplaced] ▫️ { $name } · { $card }. kártya · nem helyezte le
        [undecided] ▫️ { $name }
        [may-lay-tile] ⏳ { $name } · ingyenes lapkát rakhat le
       *[done] ✅ { $name } · { $card }. kártya · kész
    }
round-supply = -# Közös készlet: { $cubes }
supply-colour = { $count } { NAME($colour) }
scoring-card = Pontozókártya ({ $number }): { $effect }
scoring-card-effect = { $number ->
        [1] egy gyárba { $value } kocka fér, és mindegyikért jár a gyár pontja
        [2] még { $value } pont minden három egymás melletti erdőért egy sorban vagy oszlopban (egy erdő mindkettőben számíthat)
        [3] { $value } pont minden 2×2-es sivatagtömbért (a tömbök nem fedhetik egymást)
        [4] { $value } pont minden tómezőért, a tavak szokásos pontjai helyett
        [5] { $value } pont minden városmezőért, amelynek mind a négy oldalán városmező van
        [6] { $value } pont minden látható termelőmezőért, amely üres, miután a kockák a gyárakba kerültek
       *[7] még { $value } pont a gyárakba került minden ilyen színű kockáért: { $colours }
    }
round-scoring-card = -# { $card }
round-goals = **Célok** (egyenként 3 pont, csak annak, aki elsőként teljesíti; az 1–8. célt legalább három kártyán kell teljesíteni)
goal-open = { $number } · { $goal }
goals-so-far = **Célok** (egyenként 3 pont) · { $names }
goal-reached = { $reached }{ $cards ->
        [0] {""}
       *[other] {" "}({ $cards } kártya)
    }
goals-won = Megszerezve: { $goals }

goal-1 = öt különálló erdőterület
goal-2 = a két oldal legnagyobb városa között legalább 5 mező a különbség (mindkét oldalon van város)
goal-3 = három különálló tóterület
goal-4 = legalább öt hegyvidékmező egy csoportban, oldalukkal összeérve (a sarok nem számít)
goal-5 = hat kocka
goal-6 = mind a négy színből egy termelőmező, kockával vagy anélkül
goal-7 = mind a négy színből egy gyár
goal-8 = legalább három termelőmező vagy gyár egy csoportban, oldalukkal vagy sarkukkal összeérve
goal-9 = két lerakott terraformáló lapka, bármelyik kártyán (az ingyenes és a letakart is számít)

round-over = ## Vége { ARTICLE($round) } { $round }. körnek ({ $rounds }-ből)
round-result = { $name }: { $points } pont · { $card }. kártya{ $aside ->
        [yes] {" "}(félretéve)
       *[no] {""}
    }
running-score = { $name }: { $points } pont
maps-now = **Összes térkép** · { $round }. kör · <#{ $channel }>
button-maps = Összes térkép
button-own-map = Térképem

button-hand = Lapjaim
button-map = Térképem
button-place = Lehelyezés
button-done = Kész
button-wait = Kivárás
button-tile = Ingyenes lapka
button-skip = Nem kell lapka

mention = Te jössz: { $task ->
        [pick] válassz egy kártyát!
        [discard] dobj el egy kártyát!
        [bid] játssz ki egy kártyát!
        [take] vegyél el egy kártyát!
        [take-pair] válassz egy párt!
        [answer] elfogadod vagy felülütöd?
        [discard-of-pair] tarts meg egyet a két kártyád közül!
        [done] nyomd meg a Kész gombot!
        [free-tile] rakd le az ingyenes lapkádat!
       *[map] helyezd le a kártyádat!
    } · { $round }. kör · { $people }
direct-messages-closed = <@{ $user }> Nem tudok neked közvetlen üzenetet küldeni, ezért játssz innen: amit a **Lapjaim** és a **Lehelyezés** gomb mutat, csak te látod. Ha újra engedélyezed, küldj nekem közvetlen üzenetben egy parancsot, vagy állítsd be a `/hokkaido settings` menüjében, hogy így kapd a lapjaidat.

status-channel = Parti itt: <#{ $channel }>
status-scores = **Pontok**
status-waiting = { $count ->
        [0] Mindjárt folytatódik a parti.
       *[other] Következik: { $names }.
    }
status-your-turn = **Te jössz.**
