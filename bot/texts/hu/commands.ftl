command-hokkaido = Hokkaidō: nyiss asztalt, csatlakozz egyhez, vagy nézd meg a szabályokat!
command-start = Asztal nyitása ebben a csatornában
command-join = Leülés a csatorna asztalához
command-leave = Felállás az asztaltól, amíg a parti el nem kezdődött
command-begin = A parti indítása (csak a házigazdának)
command-cancel = Az asztal bezárása, akár parti közben is (házigazdának és moderátoroknak)
command-status = Kik játszanak, ki következik, és hogy állnak a pontok
command-rules = A szabályok röviden
command-cards = Egy kártya vagy mind a 60 megnézése
command-hand = A lapjaid megnézése
command-note = Jegyzet írása magadnak; a lapjaid alatt látod
command-pick = Kártya kiválasztása a kezedből
command-discard = Kártya eldobása a kezedből vagy a párodból (két játékos)
command-bid = Kártya kijátszása az ütésbe, kockával vagy anélkül
command-take = Az ütésbe kijátszott kártyák egyikének elvétele
command-pair = Pár választása, ha te játszottad ki a magasabb kártyát (két játékos)
command-contest = Felülütés: két kockáért elviszed, amelyik párt szeretnéd (két játékos)
command-accept = A másik játékos által meghagyott pár elfogadása (két játékos)
command-place = Egy kártya lehelyezése a térképedre, például: 17 3 2 rot
command-aside = A kártyád félretétele, ha sehová sem fér
command-terraform = Sivatag átalakítása két azonos színű kockáért
command-wait = Kivárás kérése: ebben a körben sorban helyezitek le a kártyákat, a legkisebbel kezdve
command-done = A köröd befejezése: így marad a térképed
command-undo = Az utolsó lépésed visszavonása, ha még senki sem látta
command-tile = Az ingyenes lapka lerakása egy teljesített, de meg nem szerzett célért
command-skip = Lemondás az ingyenes lapkáról
command-map = A térképed vagy egy másik játékosé

option-side = A kezdő tartományok oldala (alapesetben: a szerver beállítása)
option-goals = Játék célkártyákkal (alapesetben: a szerver beállítása)
option-computers = Hány gépi játékos üljön le rögtön
option-strength = Milyen erősek legyenek ezek a gépi játékosok (alapesetben: gyenge)
option-order = Egyszerre vagy sorban helyezitek le a kártyákat (alapesetben: a szerver beállítása)
option-number = A kártya sorszáma, 1–60; ha kihagyod, mindet látod
option-text = A jegyzeted (legfeljebb 500 karakter); egy kötőjel (-) törli
option-card = A kártya sorszáma
option-x = A kártya bal felső mezőjének oszlopa, ahogy a térképed szélén látod
option-y = A kártya bal felső mezőjének sora, ahogy a térképed szélén látod
option-desert-x = A sivatag oszlopa, ahogy a térképed szélén látod
option-desert-y = A sivatag sora, ahogy a térképed szélén látod
option-rotation = 0, 90, 180 vagy 270 fok jobbra, rot = 90; rot/12: a 12. kártya alá, rot/all: mind alá
option-terrain = Mi legyen a sivatagból
option-cubes = A két kocka mezője, például 1,2/3,-1, vagy: oldest (a két legrégebbi)
option-cube = A hozzátett kocka mezője, például 1,2, vagy: none (kocka nélkül)
option-cubes-to-give = A két odaadott kocka mezője, például 1,2/3,-1, vagy: none (kocka nélkül)
option-pair = Melyik párt választod
option-player = Kinek a térképe; ha kihagyod, a tiéd
option-which-game = Melyik játék a kettő közül (alapesetben: a szerver beállítása)
option-which-rules = Melyik játék szabályai (alapesetben: a csatorna asztaláé)
option-which-cards = Melyik játék kártyái (alapesetben: a csatorna asztaláé)
option-selection = A kártyaválasztás módja: draft vagy ütés (alapesetben: a szerver beállítása)
option-scoring-card = Közös játékvégi pontozókártya (csak Honshū; alapesetben: a szerver beállítása)
option-deck = Saját pakli JSON-fájlban
option-game = Melyik parti, ha többet is játszol

choice-strength-easy = gyenge
choice-strength-normal = közepes
choice-strength-hard = erős
choice-yes = igen
choice-no = nem
choice-terrain-lake = tó (két kék kocka)
choice-terrain-town = város (két barna kocka)
choice-terrain-forest = erdő (két zöld kocka)
choice-terrain-mountain = hegyvidék (két szürke kocka)
choice-pair-deck = a pakliból húzott pár
choice-pair-hands = a kijátszott pár
rotation-choice = { $rotation ->
        [0] elforgatás nélkül
       *[other] { $rotation }° jobbra
    }{ $count ->
        [0] {""}
       *[other] , { $under } alatt
    }
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , { $round }. kör
    }{ $count ->
        [0] {""}
       *[other] , játékostársak: { $names }
    }

servers-only = Asztalt nyitni és asztalhoz ülni egy szerver csatornájában lehet, közvetlen üzenetben nem.
no-game-here = Ebben a csatornában nincs asztal. A `/hokkaido start` paranccsal nyithatsz egyet.
game-here-over = Itt már véget ért a parti. Az utolsó üzenete alatti gombokkal visszanézheted, a `/hokkaido log` paranccsal lépésről lépésre is. Új asztalt a `/hokkaido start` paranccsal nyithatsz.
no-game = Most egy partiban sem játszol. Csatlakozz egyhez egy szerver csatornájában: `/hokkaido join`.
several-games = Több partiban is játszol. Add meg a **parti** opciónál, melyikre gondolsz!
name-the-table = Ebben a csatornában nincs asztal. Add meg a **parti** opciónál, melyikre gondolsz!
game-unknown = Nem találok ilyen folyamatban lévő partit. Válassz a **parti** opció listájából!
game-not-found = Nincs ilyen parti, vagy te nem láthatod. Válassz a listából!
rotation-unknown = Ilyen elforgatás nincs: „{ $given }”. Írj 0, 90, 180 vagy 270 fokot, vagy azt, hogy rot (90 fok)!
word-unknown = Ilyen lehetőség nincs: „{ $given }”. Ezek közül választhatsz: { $offered }.
under-unknown = Ebből nem értem, mely kártyák alá kerüljön: „{ $given }”. Írd a sorszámukat az elforgatás után, például rot/12/40, vagy rot/all!
deck-not-json = Ez nem JSON-fájl: „{ $given }”. A pakli fájljának neve .json végű.
file-not-fetched = Nem sikerült letöltenem a Discordról ezt a fájlt: „{ $given }”. Próbáld újra!
cube-unknown = Ez nem mező: „{ $given }”. Írd be így: 1,2 – vagy azt, hogy none, ha nem teszel rá kockát.
cubes-unknown = Ez nem két mező: „{ $given }”. Írd be így: 1,2/3,-1.
player-unknown = Ilyen nevű játékos nem ül az asztalnál: „{ $given }”.
not-map-phase = Terraformálni a térképfázisban lehet, mielőtt vagy miután lehelyezted a kártyádat.
too-few-cubes = { $terrain ->
        [forest] Az erdő
        [lake] A tó
        [town] A város
       *[mountain] A hegyvidék
    } két { NAME($colour) } kockába kerül, de a térképeden { $count ->
        [0] egy sincs
       *[other] csak egy van
    }.
too-often = Lassabban, ez túl sok volt egyszerre! Újra próbálhatod: <t:{ $until }:R>.
button-unknown = Ez a gomb már elavult. A partid állását így láthatod: `/hokkaido status`.
command-unknown = Ez a parancs időközben megváltozott. Indítsd újra a Discordot, aztán próbáld újra!
discord-forbids = A Discord ezt itt nem engedi nekem. Talán hiányzik egy jogosultságom ebben a csatornában.
discord-refuses = A Discord ezt visszautasította, ezért semmi sem történt. A válasza: { $said }
discord-deleted = Az üzenetet vagy a csatornát időközben törölték a Discordról. A `/hokkaido status` megmutatja, hol tart a parti.
delivered-late = A Discord ezt túl későn kézbesítette, itt már nem tudok válaszolni rá. A `/hokkaido status` megmutatja, hol tart a parti.
discord-busy = A Discord most nem válaszol rendesen. Próbáld újra egy kicsit később!
failure = Bocs, hiba történt a botban. A partid biztonságban van: a `/hokkaido status` megmutatja, hol tart. A bot üzemeltetője ezzel a kóddal találja meg az okát a hibanaplóban: { $reference }.
database-fails = Most nem érem el az adatbázisomat, ezért semmi sem változott. Próbáld újra egy kicsit később! A bot üzemeltetője ezzel a kóddal találja meg az okát a hibanaplóban: { $reference }.
