# The rules of both games, page by page with a picture, for somebody who has never played.

# Above every page.
rules-heading =
    ## { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    } · { $page } / { $pages }

rules-round-draft =
    ### Egy kör
    Kártyáról kártyára felépíted a saját térképedet. **12 kör** után a legtöbb pont nyer.
    1. Mindenki titokban választ egy kártyát a kezéből. A többit a következő játékos kapja (a 7. körtől az előző). Két játékosnál ezután mindketten húztok egy kártyát, és eldobtok egyet.
    2. A kártya a térképedre kerül, és kockákat kapsz érte.
    3. Ha elégedett vagy a térképeddel, nyomd meg a **Kész** gombot! Amíg nincs mindenki kész, a **Visszavonás** gombbal visszaléphetsz.

    A kártyáid közvetlen üzenetben jönnek; a csatornában a **Lapjaim** gomb is megmutatja őket, csak neked.
rules-round-trick =
    ### Egy kör
    Kártyáról kártyára felépíted a saját térképedet. **12 kör** után a legtöbb pont nyer.
    1. Sorban mindenki kijátszik egy kártyát képpel felfelé. Egy kocka a térképedről 60-at ad hozzá, és egy ütésben csak egyféle színű kocka játszik. Akié a legmagasabb összeg, az vesz el elsőként kártyát.
    2. A kártya a térképedre kerül, és kockákat kapsz érte.
    3. Ha elégedett vagy a térképeddel, nyomd meg a **Kész** gombot! Amíg nincs mindenki kész, a **Visszavonás** gombbal visszaléphetsz.

    A 3. és a 9. kör után mindenki továbbadja a kezében tartott lapokat: először a következő, később az előző játékosnak.
    Két játékosnál mindketten titokban játszotok ki kártyát. A magasabb választ: a két kijátszott kártyát vagy kettőt a pakliból – hacsak a másik nem fizet két kockát. Mindketten egyet tartotok meg a párotokból.

rules-placing =
    ### Egy kártya lehelyezése
    - Legalább egy mezővel át kell fednie a térképedet, és a kártyáid **fölé vagy alá** is kerülhet.
    - Egy részének láthatónak kell maradnia.
    - { $game ->
        [honshu] **A tavakat soha nem szabad letakarni.**
       *[hokkaido] **A tavakat és a hegyvidékeket soha nem szabad letakarni.**
    }
    - Úgy forgatod, ahogy tetszik.

    Ha a `/place` parancsot írod be, az x és az y a kártya bal felső mezőjének a helye: a térképed szélén látható számok.
    Mindenki egyszerre helyez le. Ha kevés a kocka, vagy ha valaki kivárást kér, mindenki sorban helyez le, a legkisebb kártya kezdi, és ami le van helyezve, az marad.

rules-range =
    ### A hegység
    Az összes hegyvidéked **egyetlen hegységet** alkot: oldalukkal vagy sarkukkal érnek össze, elágazás, gyűrű és hézag nélkül.
    A hegység – két végén egyenesen meghosszabbítva – kettéosztja a térképedet. Mindkét oldalon van egy legnagyobb város, és **a kettő közül a kisebb** hoz mezőnként 2 pontot: növeld mindkettőt!

rules-cubes =
    ### Kockák
    - Az új kártya minden látható termelőmezőjére kerül egy kocka a saját színéből, amíg van.
    - Ha a mezőt letakarod, elvész a kocka.
    - A végén egy gyár akkor hoz pontot, ha kap egy kockát a saját színéből.

rules-terraforming =
    ### Terraformálás
    Körönként egyszer két azonos színű kocka a térképedről átalakít egy sivatagot: a kékből tó, a barnából város, a zöldből erdő, a szürkéből hegyvidék lesz.
    Az új hegyvidéknek is illeszkednie kell a hegységedhez.

rules-points-hokkaido =
    ### Pontok a végén
    Csak az számít, ami látható.
    - Erdő: 2
    - Hegyvidék: 2
    - Tó: 3 minden mezőért, az elsőt kivéve
    - Gyár, ha kap kockát a saját színéből: 4, némelyik 2
    - Város: mezőnként 2, a hegység két oldalának legnagyobb városai közül a kisebbért
    - Célok, ha azokkal játszotok: egyenként 3, annak, aki egy kör végén elsőként teljesíti. A 9. cél kivételével minden célt legalább három kártyán kell teljesíteni. Ha egy célt ugyanabban a körben többen teljesítenek, az 1–4. célt a kör legkisebb, az 5–9. célt a legnagyobb kártyája szerzi meg. Egy körben senki sem szerez meg kettőt.

    Döntetlennél a több látható sivatag nyer.
rules-points-honshu =
    ### Pontok a végén
    Csak az számít, ami látható.
    - Erdő: 2
    - Tó: 3 minden mezőért, az elsőt kivéve
    - Gyár, ha kap kockát a saját színéből: 2, 3 vagy 4, ahogy rajta áll
    - Város: 1 a legnagyobb városod minden mezőjéért
    - Az asztal pontozókártyája, ha van

    Döntetlennél a több látható sivatag nyer.

button-rules-other = { $game ->
        [honshu] A Honshū szabályai
       *[hokkaido] A Hokkaidō szabályai
    }
