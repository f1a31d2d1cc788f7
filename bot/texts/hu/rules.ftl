rules-heading =
    ## { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    } · { $page } / { $pages }

rules-round-draft =
    ### Egy kör
    Egy kezdő tartományból indulsz, és kártyáról kártyára építed fel a saját térképedet. **12 kör** után az nyer, akinek a legtöbb pontja van. Az 1. és a 7. kör előtt mindenki hat kártyát kap.
    1. Mindenki titokban kiválaszt egy kártyát a kezéből, a többit pedig továbbadja a következő játékosnak (a 7. körtől az előzőnek). Két játékosnál a továbbadás előtt mindketten húztok egy kártyát, és eldobtok egyet, kivéve a 6. és a 12. körben.
    2. Ha már mindenkinek van kártyája, helyezd le a tiédet a térképedre, és vedd el az érte járó kockákat!
    3. Ha elégedett vagy a térképeddel, nyomd meg a **Kész** gombot! Amíg nincs mindenki kész, a **Visszavonás** gombbal még változtathatsz rajta.

    A lapjaidat közvetlen üzenetben kapod; a csatornában a **Lapjaim** gomb is megmutatja őket, csak neked.
rules-round-trick =
    ### Egy kör
    Egy kezdő tartományból indulsz, és kártyáról kártyára építed fel a saját térképedet. **12 kör** után az nyer, akinek a legtöbb pontja van. Az 1. és a 7. kör előtt mindenki hat kártyát kap.
    1. Játékossorrendben (ez az elején véletlenszerű) mindenki kijátszik egy kártyát képpel felfelé. Ha legalább hárman játszotok, tehetsz rá egy kockát a térképedről: ez +60, de egy ütésben csak azonos színű kockák lehetnek, és ezek utána visszakerülnek a közös készletbe. Akié a legmagasabb összeg, az vesz el elsőként kártyát, és így tovább; a következő ütésnek is ez a sorrendje.
    2. Ha már mindenkinek van kártyája, helyezd le a tiédet a térképedre, és vedd el az érte járó kockákat!
    3. Ha elégedett vagy a térképeddel, nyomd meg a **Kész** gombot! Amíg nincs mindenki kész, a **Visszavonás** gombbal még változtathatsz rajta.

    A 3. és a 9. kör után mindenki továbbadja a kezében tartott lapokat: először a következő, később az előző játékosnak.
    Két játékosnál mindketten titokban, kocka nélkül játszotok ki egy kártyát, és még kettő jön a húzópakliból. Aki a magasabbat játszotta ki, párt választ: a két kijátszott kártyát vagy a pakliból húzott kettőt. A másik eldobhat két kockát, és akkor ő választ. A párjából mindenki lehelyezi az egyik kártyát, és eldobja a másikat.

rules-placing =
    ### Egy kártya lehelyezése
    - Legalább egy mezővel át kell fednie a térképedet. A kártyáid **fölé vagy alá** is kerülhet, akár egyesek fölé és mások alá, de nem csúszhat egy kártya alá úgy, hogy közben a rajta fekvő fölé kerül.
    - Egy részének láthatónak kell maradnia.
    - { $game ->
        [honshu] **A tavakat soha nem szabad letakarni**, az új kártyán sem.
       *[hokkaido] **A tavakat és a hegyvidékeket soha nem szabad letakarni**, az új kártyán sem.
    }
    - Tetszés szerint elforgathatod.
    - Ha sehová sem fér, félre kell tenned.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}A sorszáma ilyenkor is számít, ha egy célnál döntetlen van, és terraformálni is lehet.
    }

    Mindenki egyszerre helyezi le a kártyáját. Ha kevés a kocka, vagy ha valaki kivárást kér, mielőtt bárki lehelyezte volna a kártyáját, akkor sorban helyezitek le őket, a legkisebb sorszámúval kezdve, és a lehelyezést nem lehet visszavonni.

rules-range =
    ### A hegység
    Az összes látható hegyvidéked **egyetlen hegységet** alkot, amelynek mezői az oldalukkal vagy a sarkukkal érnek össze. A hegység kanyaroghat, de nincs benne elágazás, gyűrű vagy hézag.
    A hegység – két végén egyenesen meghosszabbítva (egyetlen hegyvidéknél fel és le) – kettéosztja a térképedet. Nézd meg mindkét oldalon a legnagyobb várost: **a kettő közül a kisebb** hoz mezőnként 2 pontot, ezért növeld mindkettőt!
    A vonalra eső városmezők egyik oldalhoz sem tartoznak. Ha valamelyik oldalon nincs város, a városokért nem jár pont.

rules-cubes =
    ### Kockák
    - A kezdő tartomány és minden új kártya látható termelőmezőire egy-egy kocka kerül, a mezővel azonos színű, amíg van ilyen a közös készletben. Minden színből { $game ->
        [honshu] 10
       *[hokkaido] 14
    } kocka van.
    - Ha a mezőt letakarod, a kockája visszakerül a közös készletbe. Az üres mezőre később nem kerül másik.
    - A végén a bot helyezi át a kockáidat az azonos színű gyárakba: gyáranként egyet, a legértékesebb gyárral kezdve. Amelyik gyár kap kockát, az pontot hoz.

rules-terraforming =
    ### Terraformálás
    Körönként egyszer, a lehelyezés előtt vagy után, két azonos színű kockáért a térképedről átalakíthatsz egy látható sivatagot: kékért tó, barnáért város, zöldért erdő, szürkéért hegyvidék lesz belőle.
    A mező ettől kezdve annak számít, amivé lett. Ha letakarsz egy erdő- vagy városlapkát, az lekerül a térképedről. Az új hegyvidéknek illeszkednie kell a hegységedhez, és ha a kártyádat még nem helyezted le, annak is el kell még férnie.

points-forests = Erdő: 2
points-mountains = Hegyvidék: 2
points-lakes = Tó: 3 minden mezőért, az elsőt kivéve
points-factories = { $game ->
        [honshu] Gyár, ha kap azonos színű kockát: 2, 3 vagy 4, ahogy rajta áll
       *[hokkaido] Gyár, ha kap azonos színű kockát: 4, némelyik 2
    }
points-towns = { $game ->
        [honshu] Város: 1 a legnagyobb városod minden mezőjéért
       *[hokkaido] Város: mezőnként 2, a hegység két oldalának legnagyobb városai közül a kisebbért
    }

rules-points-hokkaido =
    ### Pontok a végén
    Csak az számít, ami látható. A tavak és a városok mezői **csak az oldalukkal** kapcsolódnak, a sarkukkal nem.
    - { points-forests }
    - { points-mountains }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - Célok, ha azokkal játszotok: egyenként 3

    Döntetlen esetén az nyer, akinek több látható sivatagmezője van; ha ez is egyenlő, a győzelem megosztott.
rules-points-honshu =
    ### Pontok a végén
    Csak az számít, ami látható. A tavak és a városok mezői **csak az oldalukkal** kapcsolódnak, a sarkukkal nem.
    - { points-forests }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - A pontozókártya, ha azzal is játszotok

    Döntetlen esetén az nyer, akinek több látható sivatagmezője van; ha ez is egyenlő, a győzelem megosztott.

rules-goals =
    ### Célok
    Ha célokkal játszotok, kettővel több cél van, mint játékos. Aki egy kör végén elsőként teljesít egy célt, megszerzi: **3 pont**.
    { $goals }

    Az 1–8. célt legalább három kártyán kell teljesíteni. Az erdő- és a tóterületek mezői csak az oldalukkal kapcsolódnak.
    A célokat sorban nézzük meg, 1-től 9-ig. Ha egy célt ugyanabban a körben többen teljesítenek, az 1–4. célt az szerzi meg, akinek a kártyája a legkisebb sorszámú, az 5–9. célt az, akié a legnagyobb. Egy körben senki sem szerezhet meg kettőt. Aki ilyen döntetlen miatt maradt abban a körben cél nélkül, ingyen átalakíthat egy sivatagot bármilyen más tereppé.

rules-scoring-cards =
    ### Játékvégi pontozókártyák
    Ha pontozókártyával játszotok, ezek egyike mindenkinek módosítja a pontozást:
    { $cards }

button-rules-other = { $game ->
        [honshu] A Honshū szabályai
       *[hokkaido] A Hokkaidō szabályai
    }
