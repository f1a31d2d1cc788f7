# What Discord shows while a command is typed, and the answers to what makes no sense.
#
# command-…: what a command does; option-…: what to fill in; choice-…: a line of a list. Each of them may have
# 100 characters. What a player types as it is (rot, none, oldest, all) is not translated.

command-hokkaido = Játssz Hokkaidōt: nyiss asztalt, ülj be, olvasd el a szabályokat!
command-start = Asztal nyitása ebben a csatornában
command-join = Leülés a csatorna asztalához
command-leave = Felállás egy asztaltól, ahol még nem kezdődött el a parti
command-begin = A parti kezdése (csak a házigazda)
command-cancel = Az asztal bezárása, akár parti közben is (házigazda vagy moderátorok)
command-status = Kik játszanak, ki következik, és hogy állnak a pontok
command-rules = A szabályok röviden
command-cards = Egy kártya vagy mind a 60 megnézése
command-hand = A lapjaid megnézése
command-pick = Kártya kiválasztása a kezedből
command-discard = Kártya eldobása a kezedből vagy a párodból (két játékos)
command-bid = Kártya kijátszása az ütésbe, kockával vagy anélkül
command-take = Az ütésbe kijátszott kártyák egyikének elvétele
command-pair = Pár választása, ha tiéd a magasabb kártya (két játékos)
command-contest = Két kocka azért a párért, amelyiket szeretnéd (két játékos)
command-accept = A másiktól maradt pár elfogadása (két játékos)
command-place = A kártyád lehelyezése a térképedre, például: 17 3 2 rot
command-aside = A sehová sem férő kártya félretétele
command-terraform = Sivatag átalakítása két azonos színű kockáért
command-wait = Kivárást kérsz: ebben a körben mindenki sorban helyez le, a legkisebb kártya kezdi
command-done = Így marad a térképed, és befejezed a kört
command-undo = Az utolsó lépésed visszavonása, ha még senki sem látta
command-tile = Az ingyenes lapka lerakása egy teljesített, de meg nem szerzett célért
command-skip = Nem raksz le ingyenes lapkát
command-map = A te térképed vagy egy másik játékosé

option-side = A kezdő tartományok oldala (alapesetben: ahogy a szerveren szokás)
option-goals = Játék célkártyákkal (alapesetben: ahogy a szerveren szokás)
option-computers = Hány gépi játékos üljön le rögtön
option-strength = Milyen jól játsszanak ezek a gépi játékosok (alapesetben: könnyű)
option-order = Egyszerre vagy sorban helyeztek le (alapesetben: ahogy a szerveren szokás)
option-number = A kártya sorszáma, 1–60; ha kihagyod, mindet látod
option-card = A kártya sorszáma
option-x = A kártya bal felső mezőjének oszlopa, ahogy a térképed szélén látod
option-y = A kártya bal felső mezőjének sora, ahogy a térképed szélén látod
option-desert-x = A sivatag oszlopa, ahogy a térképed szélén látod
option-desert-y = A sivatag sora, ahogy a térképed szélén látod
option-rotation = 0, 90, 180 vagy 270 fok jobbra, rot = 90; rot/12: a 12. számú kártya alá, rot/all: mind alá
option-terrain = Mi legyen a sivatagból
option-cubes = A két kocka mezője, például 1,2/3,-1, vagy: oldest (a két legrégebbi)
option-cube = A hozzátett kocka mezője, például 1,2, vagy: none (semmi)
option-cubes-to-give = A két odaadott kocka mezője, például 1,2/3,-1, vagy: none (semmi)
option-pair = A pár, amelyiket elveszed
option-player = Kinek a térképe; ha kihagyod, a tiéd
option-which-game = Melyik játék a kettő közül (alapesetben: ahogy a szerveren szokás)
option-which-rules = Melyik játék szabályai (alapesetben: a csatorna asztaláé)
option-which-cards = Melyik játék kártyái (alapesetben: a csatorna asztaláé)
option-selection = A kártyaválasztás módja: draft vagy ütés (alapesetben: ahogy a szerveren szokás)
option-scoring-card = Közös játékvégi pontozókártya (csak Honshū; alapesetben: ahogy a szerveren szokás)
option-deck = A saját játékpéldányod paklija JSON-fájlban
option-game = Melyik parti, ha többen is benne vagy

# As in English: the letters on the cards.
choice-side-a = A
# As in English: the letters on the cards.
choice-side-b = B
choice-game-hokkaido = Hokkaidō
choice-game-honshu = Honshū
choice-selection-draft = draft: egy kártya a tiéd, a többit továbbadod
choice-selection-trick = ütés: kijátszott kártyákkal döntitek el, ki mit visz
choice-scoring-card-none = nincs
choice-scoring-card-random = egy véletlenszerűen
choice-scoring-card-1 = 1: egy gyárba két kocka fér
choice-scoring-card-2 = 2: három erdő egy vonalban
choice-scoring-card-3 = 3: négy sivatag egy tömbben
choice-scoring-card-4 = 4: minden tómező
choice-scoring-card-5 = 5: város, körülötte négy város
choice-scoring-card-6 = 6: üres termelőmezők
choice-scoring-card-7 = 7: kék és sárga kockák a gyárakban
choice-scoring-card-8 = 8: szürke és barna kockák a gyárakban
choice-strength-easy = könnyű
choice-strength-normal = közepes
choice-strength-hard = nehéz
choice-yes = igen
choice-no = nem
choice-order-as-printed = szabály szerint
choice-order-simultaneous = mindig egyszerre
choice-order-in-order = mindig sorban
choice-terrain-lake = tó (két kék kocka)
choice-terrain-town = város (két barna kocka)
choice-terrain-forest = erdő (két zöld kocka)
choice-terrain-mountain = hegyvidék (két szürke kocka)
choice-pair-deck = a pakliból való pár
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
game-here-over = Ebben a csatornában véget ért az utolsó parti: az utolsó üzenete alatti gombokkal visszanézheted, a `/hokkaido log` pedig minden lépést felsorol. Új asztalt a `/hokkaido start` nyit.
no-game = Most egy partiban sem veszel részt. Ülj be egybe egy szerver csatornájában: `/hokkaido join`.
several-games = Több partiban is részt veszel. Add meg a **játék** opciónál, melyikre gondolsz!
name-the-table = Ebben a csatornában nincs asztal. Add meg a **játék** opciónál, melyikre gondolsz!
game-unknown = Nincs olyan nyitott parti, amelyet ezzel a névvel választhatnál. Nézd meg a **játék** opció listáját!
game-not-found = Ilyen parti nincs, vagy te nem láthatod. Válassz a listából!
rotation-unknown = Ezt nem tudom forgatásnak érteni: „{ $given }”. Írd be: 0, 90, 180 vagy 270, illetve rot, ami 90.
word-unknown = Ez nincs a lehetőségek között: „{ $given }”. Ezek közül választhatsz: { $offered }.
under-unknown = Nem tudom, mely kártyák alá kerüljön: „{ $given }”. Írd a sorszámukat a forgatás után, például rot/12/40, vagy rot/all.
deck-not-json = Ez nem JSON-fájl: „{ $given }”. A pakli olyan fájl, amelynek a neve .json végű.
file-not-fetched = Nem sikerült letöltenem a Discordról ezt a fájlt: „{ $given }”. Próbáld újra!
cube-unknown = Ez nem mező: „{ $given }”. Így írd be: 1,2 – vagy none, ha nem teszel hozzá kockát.
cubes-unknown = Ez nem két mező: „{ $given }”. Így írd be: 1,2/3,-1.
player-unknown = Ilyen nevű játékos nem ül az asztalnál: „{ $given }”.
not-map-phase = Terraformálni akkor lehet, amikor már mindenkinek van lehelyezendő kártyája: a tiéd lehelyezése előtt vagy után.
too-few-cubes = { $terrain ->
        [forest] Az erdő
        [lake] A tó
        [town] A város
       *[mountain] A hegyvidék
    } két { NAME($colour) } kockába kerül a térképedről, neked viszont { $count ->
        [0] egy sincs
       *[other] csak egy van
    }.
too-often = Ez így sok volt egyszerre, várj egy kicsit! Ekkor próbálhatod újra: <t:{ $until }:R>.
invited-lately = <@{ $user }> még nem válaszolt a legutóbbi meghívásodra. Ekkor hívhatod újra: <t:{ $until }:R>.
too-many-tables = Ezen a szerveren már { $most } nyitott asztalnál van helyed. Előbb fejezz be egy partit, vagy állj fel valahonnan!
button-unknown = Ez a gomb elavult, már nem csinál semmit. A `/hokkaido status` megmutatja, hogy állnak a partijaid.
command-unknown = Ez a parancs megváltozott. Töltsd újra a Discordot, vagy zárd be és nyisd meg újra az alkalmazást, aztán próbáld újra!
discord-forbids = A Discord itt nem engedi ezt nekem. Talán hiányzik egy jogosultságom ebben a csatornában.
discord-refuses = A Discord ezt visszautasította, így nem történt meg. A válasza: { $said }
discord-deleted = Amiről ez szólt, azt törölték a Discordról. A `/hokkaido status` megmutatja, hol tart a parti.
discord-busy = A Discord most nem válaszol rendesen. Próbáld újra egy kicsit később!
failure = Bocs, valami elromlott a botban. A partid biztonságban van: a `/hokkaido status` megmutatja, hol tart. Az üzemeltetőm ezzel a jelzéssel találja meg az okot a naplóban: { $reference }.
database-fails = Most nem érem el az adatbázisomat, ezért semmi sem változott. Próbáld újra egy kicsit később! Az üzemeltetőm ezzel a jelzéssel találja meg az okot a naplóban: { $reference }.
