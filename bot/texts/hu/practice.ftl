practice-ready = Nyitva a gyakorlóasztal:
practice-stop = Itt minden csak ezen a gépen, szimulálva történik, és a végén elvész. Leállítás: Ctrl+C.
practice-port-taken = hokkaido practice: ez a port nem használható: { $port }. Másik program foglalja, vagy a rendszer tiltja. Adj meg egy másikat a --port kapcsolóval, vagy hagyd ki a kapcsolót!
practice-closed = A gyakorlóasztal lezárult.

practice-server = Gyakorlás
practice-player = { $number ->
        [1] Vendég
        [2] Anna
        [3] Bence
        [4] Cili
       *[5] Dóri
    }

practice-page-title = Hokkaidō-gyakorlóasztal
practice-page-table = Az asztal
practice-page-messages = Üzenetek
practice-page-news = Itt van valami új
practice-page-locked = Másold be a teljes címet, amelyet a hokkaido practice kiírt, az utolsó betűig!
practice-page-person = Ki játszik
practice-page-close-picture = Kép bezárása
practice-page-powers-label = Idő múlása, a bot újraindítása, nyelvváltás
practice-page-languages-label = Mindenki Discordjának nyelve
practice-page-no-board = A játéktábla itt nyílik meg, amint elkezdődik a parti.
practice-page-unknown-command = Nincs ilyen parancs. Írj be egy / jelet, és látod az összeset!

practice-power-minute = Eltelik egy perc
practice-power-hour = Eltelik egy óra
practice-power-half-day = Eltelik 12 óra
practice-power-day = Eltelik egy nap
practice-power-restart = A bot újraindítása

