# The private messages of a player: the hand, and what was chosen. $numbers are the numbers of cards, 17 · 23 · 40;
# $channel is the id of the table's channel, which Discord shows as its name.

private-heading = **{ $round }. kör** · <#{ $channel }>
your-turn = **Te jössz: { $task ->
        [pick] válassz egy kártyát!
        [discard] dobj el egy kártyát!
        [bid] játssz ki egy kártyát!
        [take] vegyél el egy kártyát!
        [take-pair] válassz egy párt!
        [answer] elfogadod vagy felülütöd?
        [discard-of-pair] dobj el egyet a párodból!
        [done] nyomd meg a Kész gombot!
        [free-tile] rakd le az ingyenes lapkádat!
       *[map] helyezd le a kártyádat!
    }** · { $round }. kör · <#{ $channel }>
hand-pick = Válassz egy kártyát a térképedre. { $passes ->
        [swapped] Aztán húzol egyet, eldobsz egyet, és kicserélitek a lapjaitokat.
       *[other] A többit továbbadod.
    }
    A lapjaid: { $numbers }
# Begins with the very sentence of accepted-pick: then that is not said twice.
hand-pick-made = ✅ Kiválasztva ez a kártya: { $card }. A kör akkor megy tovább, ha már mindenki választott.
hand-discard = Ezt választottad: { $card }, és ezt húztad: **{ $drawn }**. Dobj el egy kártyát a kezedből: az kikerül a játékból. Aztán kicserélitek a lapjaitokat a másik játékossal.
    A lapjaid: { $numbers }
hand-discard-made = ✅ Eldobva ez a kártya: { $card }. Ha már mindketten eldobtatok egyet, kicserélitek a lapjaitokat.
hand-bid = Játssz ki egy kártyát a kezedből, képpel felfelé! { $colour ->
        [any] Egy kocka a térképedről 60-at ad hozzá.
       *[other] Egy { NAME($colour) } kocka a térképedről 60-at ad hozzá.
    } Akié a legmagasabb összeg, az vesz el elsőként kártyát.
    A lapjaid: { $numbers }
hand-bid-secret = Játssz ki titokban egy kártyát a kezedből! A magasabb kártya két pár közül választ: az egyik a pakliból való ({ $pile }), a másik a két kijátszott kártya.
    A lapjaid: { $numbers }
hand-bid-waiting = Még nem te játszol ki kártyát; szólok, ha te jössz. A lapjaid: { $numbers }
hand-bid-made = Az asztalon van a kártyád: { $card }. Szólok, ha újra te jössz.
hand-passes-soon = -# E kör után mindenki továbbadja a kezében tartott lapokat: { $names }
hand-resting = Most nem kell választanod a lapjaid közül: { $numbers }
hand-passed = A lapjaidat továbbadtad. A következőket a kör végén látod.
hand-empty = Most nincs lap a kezedben.

button-card = Kártya: { $card }
button-discard = { $card } eldobása
# As in English: nothing but the number of the card and its points.
button-card-gain = { $card }: { $gain }
# $gain is what the trick is likely to bring, such as +5; $cube says whether that is with a cube.
button-bid-gain = { $card }{ $cube ->
        [no] {""}
       *[yes] {" + 60"}
    }: { $gain }
button-take-back = Visszavonás

accepted-pick = ✅ Kiválasztva ez a kártya: { $card }.
accepted-discard = ✅ Eldobva ez a kártya: { $card }.
taken-back-pick = ↩️ Újra a kezedben van ez a kártya: { $card }.
taken-back-discard = ↩️ Újra nálad van ez a kártya: { $card }.
taken-back-bid = ↩️ Újra a kezedben van ez a kártya: { $card }.

closed-undecided = A parti a döntésed nélkül ment tovább.
closed-undecided-end = A parti véget ért, mielőtt ez eldőlt volna.
final-own = { $rank ->
        [won] 🏆 **Nyertél { $points } ponttal!**
        [shared] 🏆 **Megosztott győzelem { $points } ponttal!**
       *[other] 🏁 **{ $place }. hely { $players } játékosból, { $points } ponttal.**
    }
closed-game-over = { $stage ->
        [finished] A végeredmény itt van: <#{ $channel }>.
       *[cancelled] 🏁 A parti idő előtt véget ért: <#{ $channel }>.
    }
closed-game-over-directly = 🏁 A parti idő előtt véget ért.
closed-free-tile = Ingyenes lapkához már késő.

moved-on = ⏩ A parti már továbbment. Most itt tart:
