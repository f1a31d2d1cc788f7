command-settings = Téma, nyelv, emlékeztetők, a lapjaid helye, tippek
command-table-settings = Ki nyithat asztalt, nyelv, alapbeállítások (Szerver kezelése jogosultsággal)
option-start-role = Csak ezzel a ranggal lehet asztalt nyitni
option-ping-role = Ezt a rangot értesítem minden új asztalról (@everyone: kikapcsolás)
option-forum = Minden új asztal saját bejegyzést kap ebben a fórumcsatornában
option-usual-deck = Saját pakli JSON-fájlban: alapesetben minden asztal ezzel játszik

settings =
    ## A beállításaid
    Csak rád vonatkoznak, minden szerveren. Amit átállítasz, azonnal érvényes.
settings-links = Az **Új link** érvényteleníti a játéktáblád minden eddigi linkjét, ha más is láthatta valamelyiket.
settings-kept = ✅ Mentve.
links-renewed = ✅ A játéktáblához vezető korábbi linkjeid már nem működnek. A partijaid üzeneteiben újakat találsz.
server-settings =
    ## A szerver beállításai
    A szerver minden asztalára vonatkoznak. Amit átállítasz, azonnal érvényes. A képek témája a csatornában érvényes, és mindenkinél, aki nem választott sajátot a `/hokkaido settings` paranccsal. { $role ->
        [0] Ha azt szeretnéd, hogy csak egy adott ranggal lehessen asztalt nyitni, írd be a `/table settings` parancsot a **rang** opcióval.
        [gone] ⚠️ Törölték a rangot, amellyel asztalt lehetett nyitni. Válassz másikat a **rang** opcióval, vagy állítsd be a menüben, ki nyithat asztalt!
       *[other] Ezzel a ranggal lehet asztalt nyitni: <@&{ $role }>.
    } Ha saját paklival játszanátok, csatold a fájlját a **pakli** opcióval.
server-settings-forum = { $forum ->
        [0] Ha minden asztalnak saját bejegyzést szeretnél egy fórumban, használd a **fórum** opciót!
       *[other] Minden új asztal saját bejegyzést kap itt: <#{ $forum }>, kivéve a meghívásosakat.
    }
server-settings-ping = { $role ->
        [0] Ha minden új asztalról értesítenél egy rangot, add meg az **értesítés** opcióval.
        [gone] ⚠️ Törölték a rangot, amelyet az új asztalokról értesítettem. Válassz másikat az **értesítés** opcióval!
       *[other] Új asztalokról ezt a rangot értesítem, óránként legfeljebb egyszer: <@&{ $role }>.
    }
moderators-only = A szerver beállításain csak az változtathat, aki kezelheti a szervert (Szerver kezelése).
settings-in-servers = Minden szervernek saját beállításai vannak: írd be a parancsot az egyik csatornájában! A sajátjaidat itt éred el: `/hokkaido settings`.

menu-theme = A képek témája
theme-question = Milyenek legyenek itt a képek? A **Betűkkel** téma színtévesztőknek is jó. Később a `/table settings` paranccsal átállíthatod.
theme-light = Világos
theme-dark = Sötét
theme-colour-blind = Betűkkel
setting-theme-auto = Képek: ahogy a szerveren
setting-theme-light = Képek: világos
setting-theme-dark = Képek: sötét
setting-theme-colour-blind = Képek: betűkkel, színtévesztőknek
menu-language = Nyelv
setting-language-auto = Nyelv: ahogy a Discordodban
setting-server-language-auto = Nyelv: a szerver nyelve a Discordon
menu-reminders = Emlékeztetők, ha rád vár egy parti
setting-reminders-off = Emlékeztetők: nem kérek
setting-reminders-channel = Emlékeztetők: a csatornában
setting-reminders-direct = Emlékeztetők: közvetlen üzenetben
menu-hands = Hol kapod meg a lapjaidat
setting-hands-direct = A lapjaid: közvetlen üzenetben
setting-hands-channel = A lapjaid: a csatornában, a Lapjaim gombbal
setting-hints = { $on ->
        [yes] Tippek: látszanak
       *[no] Tippek: rejtve
    }
setting-confirm = { $on ->
        [yes] Kész: megerősítéssel
       *[no] Kész: azonnal
    }
button-new-link = Új link
menu-start = Ki nyithat asztalt
setting-start-everyone = Asztalok: bárki nyithat
setting-start-role = Asztalok: csak egy rang tagjai
setting-start-moderators = Asztalok: csak moderátorok
menu-usual = Alapbeállítások
usual-deck = Pakli: „{ $deck }” – eltávolítás
usual-ping = Értesítés az új asztalokról – kikapcsolás
usual-forum = Asztalok fórumbejegyzésként – kikapcsolás
usual-thread = { $thread ->
        [yes] Minden asztal saját szálban
       *[no] Az asztalok magában a csatornában
    }
usual-board = { $on ->
        [yes] Linkek a játéktáblához: láthatók
       *[no] Linkek a játéktáblához: kikapcsolva
    }

confirm-done = Kész vagy a körrel? A térképed így marad.
confirm-placing = Ide helyezed, és kész vagy a körrel?
confirm-wait = Kivársz? Akkor ebben a körben sorban helyezitek le a kártyákat, a legkisebbel kezdve, és a lehelyezést nem lehet visszavonni.
button-done-sure = Igen, kész
