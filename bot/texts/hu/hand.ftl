private-heading = **{ $round }. kör** · <#{ $channel }>
your-turn = **Te jössz: { $task ->
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
    }** · { $round }. kör · <#{ $channel }>
hand-pick = A lapjaid: { $numbers }
hand-pick-made = ✅ Kiválasztottad { ARTICLE($card) } { $card }. kártyát. Ha már mindenki választott, megyünk tovább.
hand-discard = Kiválasztottad { ARTICLE($card) } { $card }. kártyát, és ezt húztad: **{ $drawn }**. Dobj el egy lapot a kezedből! Az kikerül a játékból, aztán kicserélitek a lapjaitokat.
    A lapjaid: { $numbers }
hand-discard-made = ✅ Eldobtad { ARTICLE($card) } { $card }. kártyát. Ha a másik játékos is eldobott egyet, kicserélitek a lapjaitokat.
trick-totals = { $colour ->
        [any] Egy kocka a térképedről +60-at ér.
       *[other] Egy { NAME($colour) } kocka a térképedről +60-at ér.
    } Akié a legmagasabb összeg, az választ elsőként a kijátszott kártyák közül.
hand-bid = Játssz ki egy kártyát a kezedből, képpel felfelé!
hand-bid-secret = Játssz ki titokban egy kártyát a kezedből! Aki a magasabbat játssza ki, két pár közül választ: a pakliból húzott ({ $pile }) és a két kijátszott kártya közül.
hand-bid-waiting = Még nem te jössz; szólok, ha kijátszhatod a kártyádat. A lapjaid: { $numbers }
hand-bid-made = Kijátszottad { ARTICLE($card) } { $card }. kártyát. Szólok, ha újra te jössz.
hand-passes-soon = -# A kör után mindenki továbbadja a kezében maradt lapokat: { $names }
hand-resting = Most nem kell választanod. A lapjaid: { $numbers }
hand-passed = Továbbadtad a lapjaidat. Az újakat a kör végén kapod meg.
hand-empty = Most nincs lap a kezedben.

button-card = { $card }. kártya
button-pick = Kiválasztom: { $card }
button-discard = Eldobom: { $card }
# As in English: nothing but the number of the card and its points.
button-card-gain = { $card }: { $gain }
plus-cube = +kocka
button-bid = Kijátszom: { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }
button-bid-gain = 💡 { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }: { $gain }
button-take-back = Visszavonás

accepted-pick = ✅ Kiválasztottad { ARTICLE($card) } { $card }. kártyát.
accepted-discard = ✅ Eldobtad { ARTICLE($card) } { $card }. kártyát.
taken-back-pick = ↩️ Újra a kezedben van { ARTICLE($card) } { $card }. kártya.
taken-back-discard = ↩️ Újra dönthetsz.
taken-back-bid = ↩️ Visszavetted a kezedbe { ARTICLE($card) } { $card }. kártyát.

closed-undecided = A parti továbbment a döntésed nélkül.
closed-undecided-end = A parti véget ért, mielőtt dönthettél volna.
final-own = { $rank ->
        [won] 🏆 **Nyertél { $points } ponttal!**
        [shared] 🏆 **Megosztott győzelem { $points } ponttal!**
       *[other] 🏁 **{ $players } játékos közül { $place }. lettél, { $points } ponttal.**
    }
closed-game-over = { $stage ->
        [finished] A végeredmény itt van: <#{ $channel }>.
       *[cancelled] 🏁 A parti idő előtt véget ért: <#{ $channel }>.
    }
closed-game-over-directly = 🏁 A parti idő előtt véget ért.
closed-free-tile = Az ingyenes lapkát már nem lehet lerakni.

moved-on = ⏩ A parti közben továbbment. Most itt tartotok:

note-written = { $is_empty ->
        [yes] 🗑️ A jegyzetedet töröltem.
       *[no] 📝 Feljegyezve. Csak te látod, a lapjaid alatt: { $text }
    }
private-note = -# 📝 { $text }

hand-last-round = -# { $round }. kör: { $points }
hand-points = { $own ->
        [yes] te
       *[no] { $name }
    } { $points }
