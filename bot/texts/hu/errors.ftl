# What is said when something cannot be done. Each tells one player what was wrong and, where that
# helps, what to do next. Nothing has changed when one of these is said.


## The table and its seats

table-gone = Ez az asztal már nincs meg. Nyiss egy újat: `/hokkaido start`.
table-busy = Ennél az asztalnál most nagy a forgalom. Próbáld újra egy kicsit később!
table-cancelled = Ez az asztal bezárt. Nyiss egy újat: `/hokkaido start`.
channel-has-table = Ebben a csatornában már van asztal, a házigazdája: { $host }. Egyszerre csak egy fér el: { $begun ->
        [yes] válassz másik csatornát vagy szálat!
       *[no] ülj be ahhoz, vagy válassz másik csatornát!
    }
table-full = Ez az asztal tele van: mind az { $seats } hely foglalt.{ $computers ->
        [yes] {" "}Aki ott ül, elküldhet egy gépi játékost, hogy neked is legyen helyed.
       *[no] {""}
    }
already-seated = Már van helyed ennél az asztalnál.
not-seated = Nincs helyed ennél az asztalnál. A `/hokkaido help` megmondja, mit tehetsz itt.
did-not-play = Amikor ez a parti véget ért, nem volt benne helyed. Az **Összes térkép** megmutatja, ki mit épített.
rematch-not-yours = A **Visszavágó** azoké, akiknek volt helyük, amikor ez a parti véget ért.{ $joins ->
        [yes] {" "}Ülj le a következő asztalukhoz, ha már nyitva van!
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Saját asztalt így nyithatsz: `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = A partit csak a házigazda kezdheti el: { $host }.
not-host-cancel = Ezt az asztalt csak a házigazda ({ $host }) vagy egy moderátor zárhatja be.
others-play = Mások is játszanak, ezért a parti csak akkor ér véget, ha mindenki beleegyezik. A `/table end` megkérdezi őket.
too-few-seats = Még nem kezdődhet el: a partihoz legalább { $seats } játékos kell, és rajtad kívül senki sem ül itt. { $comes ->
        [invited] Meghívót kapott, de még nem ült le: { $names }. Várj rájuk
        [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal
       *[anybody] Várd meg, hogy valaki megnyomja a **Csatlakozás** gombot
    }, vagy nyomd meg a **Két 🤖 ellen** gombot!
begun-already = A parti már elkezdődött.
computers-out-of-range = Ennyi gépi játékos nem lehet az asztalnál: { $given }. Legfeljebb { $most } ülhet le.
no-such-option = Ez a menü elavult. Nyisd meg újra az asztal alatt a **Beállítások** gombbal!
no-computer-seat = Ennél az asztalnál nincs gépi játékos.
game-running = A parti már elkezdődött, ehhez késő van. Ha te is játszol, a `/hokkaido away` paranccsal gépi játékosnak adhatod át a helyed; ha nem, a `/hokkaido watch` paranccsal nézheted.
just-begun = A parti épp ebben a pillanatban kezdődött el, ezért semmi sem zárult be. Ha be akarod fejezni, próbáld újra!
game-not-begun = A parti még nem kezdődött el. A házigazda a **Kezdés** gombbal kezdi el: { $host }.
game-finished = Ez a parti véget ért.
not-your-seat = Csak a saját helyeden léphetsz.
game-paused = A parti szünetel. A házigazda vagy egy moderátor a `/table resume` paranccsal folytatja.
resumed-by-all = Egyelőre csak a házigazda ({ $host }) vagy egy moderátor folytathatja a partit. Ha addig is szünetel, innentől bárki megteheti, aki játszik: <t:{ $until }:R>.
seat-is-computers = Most gépi játékos ül a helyeden. Ha magad játszanál, nyomd meg a **Visszaülés a helyemre** gombot, vagy írd be: `/hokkaido away`.

not-host = Ezt csak a házigazda ({ $host }) vagy egy moderátor teheti meg.
host-already = { $name } már most is a házigazda.
not-invited = Ehhez az asztalhoz meghívó kell. Tőle kérhetsz: { $host }.
person-seated = { $name } már ül ennél az asztalnál.
person-not-seated = Ő nem játszik ennél az asztalnál.
person-away = { $name } helyén most gépi játékos ül. Válassz valakit, aki maga játszik!
seat-is-played = { $name } itt van és játszik, ezért erről nem dönthetsz egyedül. A `/table replace` megkérdezi a többieket, hogy gépi játékos üljön-e oda. Utána a helyet felajánlhatod másnak.
computer-no-host = Gépi játékos nem lehet házigazda. Válassz valakit az emberek közül!
person-not-invited = Ő nincs meghívva ehhez az asztalhoz.
person-plays = { $name } ebben a partiban játszik. A `/table replace` gépi játékosnak adja a helyét, a `/table offer` pedig másnak ajánlja fel.
too-many-guests = Egy asztalhoz legfeljebb { $most } vendég hívható meg, és ugyanennyien nézhetik.
not-watching = Nem nézed ezt az asztalt.
game-not-over = Ez a parti még nem ért véget.


## Absent players

game-not-paused = A parti nem szünetel.
no-deadline = Ennél az asztalnál nincs határidő, így nincs mit meghosszabbítani.
extension-out-of-range = A határidőt egy perc és hét nap közötti idővel lehet meghosszabbítani.
nobody-in-time = Most senkire sem vár a parti, így nincs mit meghosszabbítani.
nudge-with-deadline = Nincs rá szükség: ennél az asztalnál van határidő, és előtte jön emlékeztető.
nudge-own-turn = Te magad következel: a parti rád vár.
nobody-to-nudge = A parti most senkire sem vár, akit megbökhetnél.
# $until is the moment from which it is possible.
nudged-lately = Várj egy kicsit! Ekkor bökheted meg a többieket: <t:{ $until }:R>.
no-seat = Ennél az asztalnál nincs ilyen számú hely: { $seat }.
seat-of-computer = Ezen a helyen már gépi játékos ül.
seat-is-yours = Már a saját helyeden játszol.
last-person = Ő az utolsó ember ennél az asztalnál: inkább fejezd be a partit!
offer-over = Elkéstél: közben más ült le erre a helyre.
offer-too-old = Ez az ajánlat elavult. Kérj újat a házigazdától!
offer-over-back = Elkéstél: { $name } újra játszik.
keeps-result = Ebben a partiban egy másik helyet hagytál el, és annak az eredménye a tiéd marad. Ezért ide nem ülhetsz le.


## Votes

no-such-move = Ez a lépés már nincs meg, nem lehet visszalépni hozzá.
not-back-alone = A többiek távol vannak, nélkülük nem léphetsz vissza. Előbb kérd meg őket, hogy üljenek vissza a helyükre!
vote-running = Már folyik egy szavazás: egyszerre csak egy lehet.
no-vote = Ez a szavazás véget ért.
no-voter = Erről a többi játékos szavaz.
not-your-vote = A szavazást csak az vonhatja vissza, aki kérte.
host-is-here = A házigazda ({ $host }) itt van, és dönthet róla. A házigazda akkor számít távollévőnek, ha elhagyta a szervert, ha gépi játékos ül a helyén, vagy ha a parti 24 órája rá vár vagy szünetel.


## Settings

only-role-starts = Ezen a szerveren csak az nyithat asztalt, akinek megvan ez a rangja: <@&{ $role }>.
only-moderators-start = Ezen a szerveren csak moderátorok nyithatnak asztalt.
role-missing = Válaszd ki a rangot, amellyel asztalt lehet nyitni!
unknown-locale = Ezen a nyelven nem beszélek: { $locale }.


## Fair shuffles

cards-not-dealt = Még nem volt osztás.
shuffle-still-secret = A keverés módja a parti végéig titok marad.
no-shuffle-kept = Nincs feljegyezve, hogyan keveredtek meg ennek a partinak a kártyái.
no-shuffle = Ez a jegyzőkönyv nem mondja meg, hogyan keveredtek meg a kártyák.
not-hexadecimal = { $place }: pontosan { $letters } hexadecimális számjegy kell ide, kisbetűkkel.
wrong-commitment = A titkos mag nem az, amelyiket a parti előtt lepecsételtek.
wrong-shuffle = { $place }: nem az, ami a titkos magból és az üzenet számából adódik.


## Values that nothing in the game has

no-such-seat = Ennél az asztalnál nincs ilyen számú hely: { $seat }.
no-such-card = Nincs ilyen kártya: { $card }. A kártyák sorszáma 1 és 60 közötti.
no-such-card-under = Nincs ilyen kártya, ami alá kerülhetne: { $card }. A kártyák sorszáma 1 és 60 közötti, a kezdő tartományodé 0.
outside-grid = Ez messze kívül esik minden térképen: { $x }, { $y }. A térképed szélén látható számokat használd!
unknown-rotation = Ennyivel nem lehet elforgatni egy kártyát: { $rotation } fok. Válassz: 0, 90, 180 vagy 270!
no-such-tile = Sivatagból ez nem lehet: { $terrain }. Válassz: erdő, tó, hegyvidék vagy város!
no-such-pair = Nincs ilyen pár: { $pair }. A két pár: deck (a pakliból) és hands (a kijátszott).
not-two-cubes = Pontosan két kocka kell, nem ennyi: { $value }.
same-cube-twice = Kétszer adtad meg ugyanazt a kockát: { $squares }. Két különböző kocka kell.


## The wrong moment

game-is-over = Ez a parti véget ért.
-see-hand = A `/hand` megmutatja, mi a teendőd.
phase-is-pick = Most a kártyaválasztás ideje van. { -see-hand }
phase-is-discard = Most mindkét játékos eldob egy kártyát a kezéből, mielőtt továbbadja. { -see-hand }
phase-is-bid = Most az ütésbe játszotok ki kártyákat. { -see-hand }
phase-is-take = Most egymás után elveszitek a kijátszott kártyákat. { -see-hand }
phase-is-take-pair = Most az választ párt, aki a magasabb kártyát játszotta ki. { -see-hand }
phase-is-answer = Most az dönt, aki az alacsonyabb kártyát játszotta ki: elfogad vagy felülüt. { -see-hand }
phase-is-discard-of-pair = Most mindkét játékos eldob egy kártyát a párjából. { -see-hand }
phase-is-map = Megvannak a kártyák: most a lehelyezés ideje van. { -see-hand }
phase-is-free-tile = Most az ingyenes lapkák kerülnek le, amelyek a célokért járnak. { -see-hand }
already-picked = Ebben a körben már választottál kártyát. Amíg más még választ, visszavonhatod.
already-discarded = Már eldobtál egy kártyát.
already-played = Már kijátszottál egy kártyát.
already-placed = Ezt a kártyát már lehelyezted vagy félretetted: { $card }.
already-terraformed = Ebben a körben már terraformáltál: körönként csak egyszer lehet.
already-done = Ebben a körben már készen vagy. Amíg mások még lehelyeznek, és nem sorban megy, visszavonhatod.
already-decided-free-tile = Már döntöttél az ingyenes lapkádról.
discard-after-all-picked = Eldobni akkor lehet, ha már mindketten választottatok.
not-your-turn = Még nem te következel.
not-your-turn-to-place = Még nem te következel: ebben a körben mindenki sorban helyez le, a legkisebb kártya kezdi. A következő kártya: { $card }.
not-placed-yet = A **Kész** gombot akkor nyomhatod meg, ha ez a kártya már a helyén van: { $card }. Ha sehová sem fér, tedd félre!
already-in-order = Ebben a körben úgyis mindenki sorban helyez le, nem kell kivárást kérned.
too-late-to-wait = Ehhez már késő: ebben a körben valaki már lehelyezett egy kártyát.
no-free-tile = Nincs ingyenes lapkád, amit lerakhatnál.
nothing-to-take-back = Most nincs mit visszavonnod: az utolsó lépésedet mások már látták, vagy még nem is léptél.
computer-decided = Ezt egy gépi játékos lépte helyetted, amíg távol voltál, ezért nem vonhatod vissza. A `/table undo` megkérdezi a többieket, visszalépjetek-e.
taken-back-often = Ebben a fázisban már { $most } lépést vontál vissza. A következő fázisig többet nem lehet.
others-built-on-it = Ezt már nem lehet visszavonni: egy másik játékos elvett egy kockát, amely a lépéseddel került vissza a közös készletbe.


## Choosing a card

card-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
card-not-in-pair = Ez a kártya nincs a párodban: { $card }.
card-not-in-trick = Ezt a kártyát senki sem játszotta ki ebbe az ütésbe: { $card }.
card-already-taken = Ezt a kártyát már elvették: { $card }.
no-cube-in-trick-for-two = Két játékosnál senki sem tesz kockát a kártyára: írd be helyette, hogy `none`.
wrong-colour-of-cube = Ebben az ütésben csak { NAME($colour) } kocka játszik, az viszont { NAME($found) }.


## Placing a card

not-the-selected-card = Ebben a körben a te kártyád: { $selected }, nem pedig: { $card }.
another-card = Ebben a körben a te kártyád: { $selected }, nem pedig: { $card }.
card-on-map-already = Ez a kártya már a térképeden van: { $card }.
card-not-on-map = Ez a kártya nincs a térképeden, így semmi sem kerülhet alá: { $card }.
no-overlap = A kártyának legalább egy mezővel át kell fednie a térképedet. Ez csak mellette feküdne.
under-not-touched = A kártyád ott nem fed át ezzel a kártyával, ezért nem kerülhet alá: { $card }.
under-impossible = A kártyád nem kerülhet egyszerre az egyik kártya alá és a másik fölé (alá: { $card }, fölé: { $above }), mert az utóbbi fekszik felül: mindkettő alá kell kerülnie.
wholly-hidden = A kártya legalább egy mezőjének láthatónak kell maradnia. Ott teljesen eltűnne.
would-cover = Ezzel { NAME($kind, form: "object") } takarnál le a térképeden, itt: { $squares }. A tavak és a hegyvidékek mindig láthatók maradnak.
would-be-hidden = Magán a kártyán takarnál el { NAME($kind, form: "object") }, itt: { $squares }. A tavak és a hegyvidékek mindig láthatók maradnak.
range-fork = Ettől elágazna a hegységed, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-block = Ettől négy hegyvidék egy tömbben állna, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-apart = Ettől elszakadnának hegyvidékek a hegységedtől, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-ring = Ettől körbeérne a hegységed, itt: { $squares }. A hegyvidékek egyetlen, kétvégű vonalat alkotnak.
card-has-a-placement = Ez a kártya még elfér valahol a térképeden, ezért nem teheted félre: { $card }.
last-placement = Ezzel elvennéd az utolsó helyet, ahová a kártyád elfér: { $card }. Előbb helyezd le, aztán terraformálj!
table-never-waits = Ennél az asztalnál mindig mindenki egyszerre helyez le, ezért senki sem kérhet kivárást.


## Terraforming, cubes and tiles

no-terraforming = Ebben a játékban nincs terraformálás.
no-desert-there = Nincs látható sivatag itt: { $squares }. Csak sivatagot lehet terraformálni.
no-cube-there = Nincs kockád itt: { $squares }.
no-empty-production-square = Nincs üres termelőmező itt: { $squares }.
wrong-cube-for-terrain = { NAME($terrain, form: "start") } két { NAME($colour) } kockába kerül, de az egyik megadott kocka { NAME($found) }.


## What a table plays

wrong-number-of-players = Ezt a játékot 2–5 játékos játszhatja, nem ennyi: { $players }.
deck-few-goals = A paklidban { $found } célkártya van. Ha { $most } játékos ülhet az asztalhoz, { $needed } kell: írj még hozzá a fájlhoz, vagy nyiss asztalt célok nélkül!
goals-in-honshu = Ebben a játékban nincsenek célkártyák: kezdd a partit célok nélkül!
scoring-card-in-hokkaido = Ebben a játékban nincsenek pontozókártyák: kezdd a partit nélkülük!
no-such-scoring-card = Nincs ilyen pontozókártya: { $card }.
unknown-rulings = Ez a parti a szabályértelmezések másik kiadásával kezdődött: { $rulings }. A botnak ez a változata csak ezt ismeri: { $known }.
not-a-whole-pile = { $place }: a húzópakliban 1-től 60-ig minden kártyának pontosan egyszer kell szerepelnie.
wrong-side = { $place }: az asztal nem ezzel az oldallal játszik, hanem ezzel: { $side }.
no-legal-range = { $place }: a tartomány hegyvidékei nem alkotnak szabályos hegységet.
drawn-twice = { $place }: ugyanaz kétszer szerepel.
no-such-deck = Nincs ilyen pakli: { $deck }.


## Files: decks and records

file-too-large = Túl nagy a fájl: legfeljebb { $limit } bájtot olvasok be.
not-utf-8 = A fájl nem UTF-8 kódolású szöveg; az első hibás bájt sorszáma: { $byte }.
not-json = A fájl nem érvényes JSON; a hiba helye: { $line }. sor, { $column }. oszlop.
nested-too-deeply = A fájlban túl mélyen ágyazódnak egymásba az elemek.
key-twice = Egy objektumban kétszer szerepel ez a kulcs: { $name }.
number-too-large = A fájlban túl hosszú szám van: { $digits } számjegy.
not-a-json-number = Ez a JSON-ban nem szám: { $value }.
missing-value = Hiányzik: { $place }.
not-an-object = { $place }: ez nem objektum: { $value }.
not-a-list = { $place }: ez nem lista: { $value }.
not-a-whole-number = { $place }: ez nem egész szám: { $value }.
not-true-or-false = { $place }: ez se nem true, se nem false: { $value }.
not-text = { $place }: ez nem szöveg: { $value }.
not-a-position = { $place }: ez nem [x, y] alakú hely: { $value }.
not-null = { $place }: a játék ebben a változatában null kell ide.
out-of-range = { $place }: { $value }; a megengedett tartomány: { $low } és { $high } között.
unknown-value = { $place }: ismeretlen érték: { $value }.
wrong-length = { $place }: { $found } van, pedig { $expected } kell.
card-listed-twice = { $place }: egy kártya kétszer szerepel.
result-too-early = Van eredmény, pedig a parti nem ért véget.
result-missing = A parti véget ért, de nincs eredmény.
wrong-result = { $place }: { $value } áll itt, pedig a parti szerint: { $expected }.
number-twice = { $place }: kétszer szerepel ez a szám: { $number }.
goal-twice = { $place }: egy cél kétszer szerepel.
no-such-square = { $place }: nincs ilyen mező: { $value }.
colour-without-cubes = { $place }: a pakliban nincs { NAME($colour) } kocka.
mountain-in-honshu = { $place }: hegyvidék, pedig ebben a játékban nincs.
mountains-not-linked = { $place }: egy kártya hegyvidékeinek össze kell függniük.
colours-of-scoring-card = { $place }: itt a pakli színeinek kell állniuk, mindegyiknek egyszer.
not-alone = Ezt egyedül játszod, nincs benne más, és megvár, amíg folytatod.
day-not-over = Ezt a térképet mások még játsszák. A titka ekkor lesz látható: <t:{ $until }:R>.
