table-gone = Ez az asztal már nincs meg. Nyiss egy újat: `/hokkaido start`.
table-busy = Ennél az asztalnál most sok minden történik egyszerre. Próbáld újra egy kicsit később!
table-cancelled = Ez az asztal lezárult. Nyiss egy újat: `/hokkaido start`.
channel-has-table = Ebben a csatornában már van egy asztal (házigazda: { $host }), több pedig nem fér el: { $begun ->
        [yes] válassz másik csatornát vagy szálat!
       *[no] ülj le ahhoz, vagy válassz másik csatornát!
    }
table-full = Megtelt az asztal, minden hely ({ $seats }) foglalt.{ $computers ->
        [yes] {" "}Aki ott ül, elküldhet egy gépi játékost, hogy neked is legyen helyed.
       *[no] {""}
    }
already-seated = Már ennél az asztalnál ülsz.
not-seated = Nem ülsz ennél az asztalnál. A `/hokkaido help` megmutatja, mit tehetsz itt.
did-not-play = Ennek a partinak a végén nem ültél az asztalnál. Az **Összes térkép** gomb megmutatja, ki mit épített.
rematch-not-yours = **Visszavágó** csak annak jár, aki végigjátszotta a partit.{ $joins ->
        [yes] {" "}Ülj le a következő asztalukhoz, ha már nyitva van!
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Saját asztalt így nyithatsz: `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = A partit csak a házigazda, { $host }, indíthatja el.
not-host-cancel = Ezt az asztalt csak a házigazda, { $host }, vagy egy moderátor zárhatja be.
others-play = Mások is játszanak, ezért csak közös döntéssel lehet idő előtt befejezni a partit. A `/table end` paranccsal kérdezheted meg őket.
too-few-seats = Egyedül ülsz az asztalnál, a partihoz pedig legalább { $seats } játékos kell. { $comes ->
        [invited] Várj a meghívottakra ({ $names })
        [nobody] Hívj meg valakit a `/hokkaido invite` paranccsal
       *[anybody] Várd meg, hogy valaki megnyomja a **Csatlakozás** gombot
    }, vagy nyomd meg a **Két 🤖 ellen** gombot!
begun-already = A parti már elkezdődött.
computers-out-of-range = Ennyi gépi játékos nem fér el az asztalnál: { $given }. Legfeljebb { $most } ülhet le.
no-such-option = Ez a menü elavult. Nyisd meg újra az asztal üzenete alatt: **Továbbiak…** → **Beállítások**.
no-computer-seat = Ennél az asztalnál nincs gépi játékos.
game-running = Ehhez késő, a parti már elkezdődött. Ha te is játszol, a `/hokkaido away` paranccsal átadhatod a helyed egy gépi játékosnak; ha nem, a `/hokkaido watch` paranccsal nézheted.
just-begun = A parti épp az előbb kezdődött el, ezért nem zártam le. Ha tényleg be akarod fejezni, próbáld újra!
game-not-begun = { $own ->
        [yes] A parti még nem kezdődött el. Ha mindenki itt van, nyomd meg a **Kezdés** gombot!
       *[no] A parti még nem kezdődött el. A házigazda, { $host }, a **Kezdés** gombbal indítja.
    }
game-finished = Ez a parti véget ért.
not-your-seat = Csak a saját helyeden léphetsz.
game-paused = A parti szünetel. A házigazda vagy egy moderátor a `/table resume` paranccsal folytathatja.
resumed-by-all = Egyelőre csak a házigazda, { $host }, vagy egy moderátor folytathatja a partit. Ekkortól bármelyik játékos megteheti: <t:{ $until }:R>.
result-kept = { $name } megtartja ennek a partinak az eredményét, ezért egyedül nem zárhatod le. Játszd végig!
seat-is-computers = Most gépi játékos ül a helyeden. Ha te játszanál tovább, nyomd meg a **Visszaülök** gombot, vagy írd be: `/hokkaido away`.

not-host = Ezt csak a házigazda, { $host }, vagy egy moderátor teheti meg.
host-already = { $name } most is házigazda.
not-invited = Ehhez az asztalhoz meghívó kell. A házigazdától kérhetsz: { $host }.
person-seated = { $name } már ül ennél az asztalnál.
person-not-seated = Ő nem játszik ennél az asztalnál.
person-away = { $name } helyén most gépi játékos ül. Válassz valakit, aki itt van!
seat-is-played = { $name } játszik, ezért a többieknek is bele kell egyezniük: a `/table replace` mindenkit megkérdez.
computer-no-host = Gépi játékos nem lehet házigazda. Válassz valakit az emberek közül!
person-not-invited = Ő nincs meghívva ehhez az asztalhoz.
person-plays = { $name } ebben a partiban játszik. A helyét gépi játékosnak a `/table replace`, másnak a `/table offer` paranccsal adhatod.
too-many-guests = Egy asztalhoz legfeljebb { $most } vendég hívható meg, és ugyanennyien nézhetik.
too-many-tables = Ezen a szerveren már { $most } asztalnál ülsz, többnél nem lehet. Előbb fejezz be egy partit, vagy állj fel az egyik asztaltól!
not-watching = Nem nézed ezt az asztalt.
game-not-over = Ez a parti még nem ért véget.

game-not-paused = A parti nem szünetel.
no-deadline = Ennél az asztalnál nincs határidő, így nincs mit meghosszabbítani.
extension-out-of-range = A határidőt legalább egy perccel és legfeljebb hét nappal lehet meghosszabbítani.
nobody-in-time = Most senkire sem vár a parti, így nincs mit meghosszabbítani.
nudge-with-deadline = Nincs rá szükség: ennél az asztalnál határidő van, és előtte mindenki kap emlékeztetőt.
nudge-own-turn = Te jössz: a parti épp rád vár.
nobody-to-nudge = A parti most senkire sem vár, akit megbökhetnél.
nudged-lately = Várj még egy kicsit! Újra bökhetsz: <t:{ $until }:R>.
no-seat = Ennél az asztalnál nincs ilyen számú hely: { $seat }.
seat-of-computer = Ezen a helyen már gépi játékos ül.
seat-is-yours = Már a saját helyeden játszol.
last-person = Rajta kívül már csak gépi játékosok ülnek itt: inkább fejezd be a partit!
offer-over = Elkéstél: közben más ült le erre a helyre.
offer-too-old = Ez az ajánlat elavult. Kérj újat a házigazdától!
offer-over-back = Elkéstél: { $name } újra játszik.
keeps-result = Ebben a partiban már volt egy másik helyed, és annak az eredménye számít neked. Ezért ide nem ülhetsz le.

no-such-move = Ezt a lépést közben visszavonták, ezért nem lehet visszalépni hozzá.
not-back-alone = A többiek épp távol vannak, és nélkülük nem léphetsz vissza. Kérd meg őket, hogy üljenek vissza az asztalhoz!
vote-running = Már folyik egy szavazás: egyszerre csak egy lehet.
no-vote = Ez a szavazás véget ért.
no-voter = Ebben a szavazásban a többi játékos dönt.
not-your-vote = A szavazást csak az vonhatja vissza, aki kérte.
host-is-here = A házigazda, { $host }, itt van, és dönthet róla. A házigazda akkor számít távollévőnek, ha elhagyta a szervert, ha gépi játékos ül a helyén, vagy ha a parti 24 órája rá vár vagy szünetel.

only-role-starts = Ezen a szerveren csak ezzel a ranggal lehet asztalt nyitni: <@&{ $role }>.
start-role-gone = Törölték azt a rangot, amellyel ezen a szerveren asztalt lehetett nyitni, így most csak moderátorok nyithatnak. Ők a `/table settings` paranccsal választhatnak másikat.
only-moderators-start = Ezen a szerveren csak moderátorok nyithatnak asztalt.
role-missing = Válaszd ki a rangot, amellyel asztalt lehet nyitni!
unknown-locale = Ezen a nyelven sajnos nem tudok: { $locale }.

cards-not-dealt = Még nem volt osztás.
shuffle-still-secret = A keverés módja a parti végéig titok marad.
no-shuffle-kept = Ennek a partinak a keverése nincs feljegyezve.
no-shuffle = Ebben a jegyzőkönyvben nincs benne a keverés.
not-hexadecimal = { $place }: pontosan { $letters } hexadecimális számjegy kell ide, kisbetűkkel.
wrong-commitment = A titok nem egyezik azzal, amelyet a parti előtt lepecsételtek.
wrong-shuffle = { $place }: nem az, ami a titokból és az üzenet számából adódik.

no-such-seat = Ennél az asztalnál nincs ilyen számú hely: { $seat }.
no-such-card = Nincs ilyen kártya: { $card }. A kártyák sorszáma 1 és 60 közötti.
no-such-card-under = Nincs ilyen kártya, amely alá kerülhetne: { $card }. A kártyák sorszáma 1 és 60 közötti, a kezdő tartományodé 0.
outside-grid = Ez messze kívül esik minden térképen: { $x }, { $y }. A térképed szélén látható számokat használd!
unknown-rotation = { $rotation } fokkal nem lehet elforgatni egy kártyát. Válassz: 0, 90, 180 vagy 270!
no-such-tile = Sivatagból ez nem lehet: { $terrain }. Válassz: erdő, tó, hegyvidék vagy város!
no-such-pair = Nincs ilyen pár: { $pair }. A két pár: deck (a pakliból) és hands (a kijátszott).
not-two-cubes = Pontosan két kockát adj meg! Ez nem annyi: { $value }.
same-cube-twice = Kétszer adtad meg ugyanazt a kockát: { $squares }. Két különbözőt válassz!

game-is-over = Ez a parti véget ért.
-see-hand = A `/hand` megmutatja, mi a teendőd.
phase-is-pick = Most kártyát választotok. { -see-hand }
phase-is-discard = Most mindkét játékos eldob egy kártyát a kezéből, aztán kicserélik a lapjaikat. { -see-hand }
phase-is-bid = Most az ütésbe játszotok ki kártyákat. { -see-hand }
phase-is-take = Most egymás után elveszitek a kijátszott kártyákat. { -see-hand }
phase-is-take-pair = Most az a játékos választ párt, aki a magasabb kártyát játszotta ki. { -see-hand }
phase-is-answer = Most az dönt, aki az alacsonyabb kártyát játszotta ki: elfogad vagy felülüt. { -see-hand }
phase-is-discard-of-pair = Most mindkét játékos megtart egy kártyát a párjából. { -see-hand }
phase-is-map = Most a kártyák lehelyezése zajlik. { -see-hand }
phase-is-free-tile = Most a célokért járó ingyenes lapkákat lehet lerakni. { -see-hand }
already-picked = Ebben a körben már választottál kártyát. Amíg a többiek választanak, visszavonhatod.
already-discarded = Már eldobtál egy kártyát.
already-played = Már kijátszottál egy kártyát.
already-placed = Már lehelyezted vagy félretetted { ARTICLE($card) } { $card }. kártyát.
already-terraformed = Ebben a körben már terraformáltál: körönként csak egyszer lehet.
already-done = Ezzel a körrel már kész vagy. Visszavonhatod, amíg nincs mindenki kész, kivéve, ha sorban helyezitek le a kártyákat.
already-decided-free-tile = Már döntöttél az ingyenes lapkádról.
discard-after-all-picked = Lapot eldobni csak azután lehet, hogy mindketten választottatok.
not-your-turn = Még nem te jössz.
not-your-turn-to-place = Még nem te jössz: ebben a körben sorban helyezitek le a kártyáitokat, a legkisebb sorszámúval kezdve. Most { ARTICLE($card) } { $card }. kártya jön.
not-placed-yet = Mielőtt megnyomod a **Kész** gombot, helyezd le { ARTICLE($card) } { $card }. kártyát! Ha sehová sem fér, tedd félre!
already-in-order = Ebben a körben úgyis sorban helyezitek le a kártyáitokat, nem kell kivárást kérned.
too-late-to-wait = Ehhez már késő: ebben a körben valaki már lehelyezett egy kártyát.
no-free-tile = Nincs ingyenes lapkád, amelyet lerakhatnál.
nothing-to-take-back = Most nincs mit visszavonnod: még nem léptél, vagy az utolsó lépésedet mások már látták.
computer-decided = Ezt egy gépi játékos lépte helyetted, amíg távol voltál, ezért nem vonhatod vissza. A `/table undo` paranccsal kérheted a többiektől, hogy lépjetek vissza.
taken-back-often = Ebben a partiban már { $most } lépést vontál vissza. A következő körig többet nem lehet.
note-too-long = A jegyzet legfeljebb { $most } karakter lehet.
others-built-on-it = Ezt már nem vonhatod vissza: egy másik játékos elvett egy kockát, amelyet te tettél vissza a közös készletbe.

card-not-in-hand = Nincs a kezedben { ARTICLE($card) } { $card }. kártya. A lapjaid: { $hand }.
card-not-in-pair = Nincs a párodban { ARTICLE($card) } { $card }. kártya.
card-not-in-trick = Ebbe az ütésbe senki sem játszotta ki { ARTICLE($card) } { $card }. kártyát.
card-already-taken = Valaki már elvette { ARTICLE($card) } { $card }. kártyát.
no-cube-in-trick-for-two = Ketten játszva nem lehet kockát tenni a kártyára: írd be helyette, hogy `none`.
wrong-colour-of-cube = Ebben az ütésben csak { NAME($colour) } kockát lehet a kártyára tenni, ez viszont { NAME($found) }.

not-the-selected-card = Ebben a körben { ARTICLE($selected) } { $selected }. kártya a tiéd, nem { ARTICLE($card) } { $card }.
another-card = Ebben a körben { ARTICLE($selected) } { $selected }. kártya a tiéd, nem { ARTICLE($card) } { $card }.
card-on-map-already = Már a térképeden van { ARTICLE($card) } { $card }. kártya.
card-not-on-map = Nincs a térképeden { ARTICLE($card) } { $card }. kártya, így semmi sem kerülhet alá.
no-overlap = A kártyának legalább egy mezővel át kell fednie a térképedet. Itt csak mellette feküdne.
under-not-touched = A kártyád ott nem fedi át { $card ->
        [0] a kezdő tartományt
       *[other] { ARTICLE($card) } { $card }. kártyát
    }, ezért nem kerülhet alá.
under-impossible = A kártyád nem kerülhet egyszerre { $card ->
        [0] a kezdő tartomány
       *[other] { ARTICLE($card) } { $card }. kártya
    } alá és { $above ->
        [0] a kezdő tartomány
       *[other] { ARTICLE($above) } { $above }. kártya
    } fölé, mert az utóbbi van felül: csúsztasd mindkettő alá!
wholly-hidden = A kártya legalább egy mezőjének látszania kell. Itt teljesen eltűnne.
would-cover = Ezzel { NAME($kind, form: "object") } takarnál le a térképeden, itt: { $squares }. { $kind ->
        [lake] A tavak
       *[mountain] A hegyvidékek
    } mindig láthatók maradnak.
would-be-hidden = Magán a kártyán takarnál el { NAME($kind, form: "object") }, itt: { $squares }. { $kind ->
        [lake] A tavak
       *[mountain] A hegyvidékek
    } mindig láthatók maradnak.
range-fork = Ettől elágazna a hegységed, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-block = Ettől négy hegyvidék egy tömbben állna, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-apart = Ettől elszakadnának hegyvidékek a hegységedtől, itt: { $squares }. A hegyvidékek egyetlen vonalat alkotnak.
range-ring = Ettől körbeérne a hegységed, itt: { $squares }. A hegyvidékek egyetlen, kétvégű vonalat alkotnak.
card-has-a-placement = Még elfér a térképeden { ARTICLE($card) } { $card }. kártya, ezért nem teheted félre.
last-placement = Utána már sehová sem férne { ARTICLE($card) } { $card }. kártya. Előbb helyezd le, aztán terraformálj!
table-never-waits = Ennél az asztalnál mindig egyszerre helyezitek le a kártyáitokat, ezért nem lehet kivárást kérni.

no-terraforming = Ebben a játékban nincs terraformálás.
no-desert-there = Nincs látható sivatag itt: { $squares }. Csak sivatagot lehet terraformálni.
no-cube-there = Nincs kockád itt: { $squares }.
no-empty-production-square = Nincs üres termelőmező itt: { $squares }.
wrong-cube-for-terrain = { NAME($terrain, form: "start") } két { NAME($colour) } kockába kerül, de az egyik megadott kocka { NAME($found) }.

wrong-number-of-players = Ezt a játékot 2–5 játékos játszhatja, nem { $players }.
deck-few-goals = A paklidban { $found } célkártya van. Ha { $most } játékos ülhet az asztalhoz, { $needed } kell: írj még hozzá a fájlhoz, vagy nyiss asztalt célok nélkül!
goals-in-honshu = Ebben a játékban nincsenek célkártyák: nyiss asztalt célok nélkül!
scoring-card-in-hokkaido = Ebben a játékban nincsenek pontozókártyák: nyiss asztalt nélkülük!
no-such-scoring-card = Nincs ilyen pontozókártya: { $card }.
unknown-rulings = Ez a parti a szabályértelmezések másik kiadásával kezdődött: { $rulings }. A botnak ez a változata csak ezt ismeri: { $known }.
not-a-whole-pile = { $place }: a húzópakliban 1-től 60-ig minden kártyának pontosan egyszer kell szerepelnie.
wrong-side = { $place }: az asztal nem ezzel az oldallal játszik, hanem ezzel: { $side }.
no-legal-range = { $place }: a tartomány hegyvidékei nem alkotnak szabályos hegységet.
drawn-twice = { $place }: ugyanaz kétszer szerepel.
no-such-deck = Nincs ilyen pakli: { $deck }.

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
not-null = { $place }: a játéknak ebben a változatában null kell ide.
out-of-range = { $place }: { $value } nem jó, { $low } és { $high } közötti szám kell ide.
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
colours-of-scoring-card = { $place }: itt egy vagy több színnek kell állnia, mindegyiknek csak egyszer.
not-alone = Ezt a partit egyedül játszod: megvár téged.
day-not-over = Ezt a térképet mások még játsszák. A titka ekkor lesz látható: <t:{ $until }:R>.
day-tried = Ezzel a térképpel már játszottál, mielőtt törölted az adataidat, és mindenkinek csak egy próbálkozása van. A következő térkép: <t:{ $until }:R>.
