# The settings of a player and of a server. menu-… is the name of a menu (150 characters), setting-… and usual-… are
# lines of one (100).

command-settings = Téma, nyelv, emlékeztetők, a lapjaid helye, tippek
command-table-settings = Ki nyithat asztalt, nyelv, szokásos beállítások (Szerver kezelése)
option-start-role = Csak ezzel a ranggal lehet asztalt nyitni
option-ping-role = Ez a rang értesül minden új asztalról; @everyone: többé senki
option-forum = Minden új asztal saját bejegyzést kap ebben a fórumcsatornában
option-usual-deck = A szokásos játék saját paklija JSON-fájlban: minden asztal azzal játszik

settings =
    ## A beállításaid
    Csak rád vonatkoznak, minden szerveren. Minden változtatás azonnal érvényes.
settings-kept = ✅ Mentve.
server-settings =
    ## A szerver beállításai
    Az itteni összes asztalra vonatkoznak. Minden változtatás azonnal érvényes. { $role ->
        [0] Ha csak egy rang nyithat asztalt, írd be a `/table settings` parancsot a **rang** opcióval.
       *[other] Ezzel a ranggal lehet asztalt nyitni: <@&{ $role }>.
    } Ha minden asztal saját paklival játszana, csatold a fájlját a **pakli** opcióval.
server-settings-forum = { $forum ->
        [0] Ha minden asztalnak saját bejegyzést szeretnél egy fórumban, használd a **fórum** opciót!
       *[other] Minden új asztal saját bejegyzést kap itt: <#{ $forum }>; a meghívásos asztalok nem.
    }
server-settings-ping = { $role ->
        [0] Ha egy rangnak szólnál minden új asztalról, add meg az **értesítés** opcióval.
       *[other] Minden új asztalról ez a rang értesül: <@&{ $role }>.
    }
moderators-only = A szerver beállításain csak az változtathat, aki kezelheti a szervert (Szerver kezelése).
settings-in-servers = Minden szervernek saját beállításai vannak: add ki a parancsot az egyik csatornájában! A tieid itt vannak: `/hokkaido settings`.

menu-theme = A képek témája
theme-question = Hogyan nézzenek ki azok a képek, amelyeket itt mindenki lát? A **Betűkkel** olyan színeket használ, amelyeket a színtévesztők is meg tudnak különböztetni, és betűt tesz minden mezőre, ahol van hely. Csak egyszer kérdezem meg; később a `/table settings` paranccsal átállítható.
theme-light = Világos
theme-dark = Sötét
theme-colour-blind = Betűkkel
setting-theme-light = Képek: világos
setting-theme-dark = Képek: sötét
setting-theme-colour-blind = Képek: betűkkel, színtévesztőknek
menu-language = Nyelv
setting-language-auto = Nyelv: mint a Discordodban
setting-server-language-auto = Nyelv: ahogy a Discordon
menu-reminders = Emlékeztetők, hogy egy parti rád vár
setting-reminders-off = Emlékeztetők: nincsenek
setting-reminders-channel = Emlékeztetők: a csatornában
setting-reminders-direct = Emlékeztetők: közvetlen üzenetben
menu-hands = Hová kerülnek a lapjaid
setting-hands-direct = A lapjaid: közvetlen üzenetben
setting-hands-channel = A lapjaid: a csatornában, a Lapjaim gomb mögött
setting-hints = { $on ->
        [yes] Tippek: látszanak
       *[no] Tippek: rejtve
    }
# Whether Done ends the round at once, or only after another question.
setting-confirm = { $on ->
        [yes] Kész: megerősítéssel
       *[no] Kész: azonnal
    }
menu-start = Ki nyithat asztalt
setting-start-everyone = Asztalok: bárki nyithat
setting-start-role = Asztalok: egy rang nyithat
setting-start-moderators = Asztalok: csak moderátorok
menu-usual = Szokásos beállítások
menu-usual-scoring-card = A szokásos pontozókártya
menu-usual-deadline = A szokásos határidő
usual-game = Játék: { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    }
usual-selection = Kártyák: { $selection ->
        [trick] ütés
       *[draft] draft
    }
usual-scoring-card = Pontozókártya: { $card } …
usual-deck = Pakli: „{ $deck }” – eltávolítás
usual-ping = Az új asztalokról értesített rang – eltávolítás
usual-forum = Asztalok fórumbejegyzésként – kikapcsolás
usual-side = { $side } oldal
usual-goals = { $goals ->
        [yes] Célokkal
       *[no] Célok nélkül
    }
usual-order = Lehelyezés: { $order ->
        [simultaneous] mindig egyszerre
        [in_order] mindig sorban
       *[as_printed] a nyomtatott szabály szerint
    }
usual-deadline = Határidő: { $deadline } …
usual-hints = { $hints ->
        [yes] Tippekkel: a kártyák pontjai és a legjobb helyek
       *[no] Tippek nélkül
    }
usual-by-invitation = { $invitation ->
        [yes] Csak meghívóval
       *[no] Bárki leülhet
    }
usual-thread = { $thread ->
        [yes] Minden asztal saját szálban
       *[no] Az asztalok magában a csatornában
    }

confirm-done = Kész vagy ebben a körben? A térképed így marad.
button-done-sure = Igen, kész
