command-privacy = Mit tudok rólad
command-my-data = Minden, amit rólad tudok, fájlban
command-forget-me = Minden törlése, amit rólad tudok

privacy =
    ## Mit tudok rólad
    - a beállításaidat és a Discordod nyelvét;
    - az asztalokat, ahol ülsz vagy ültél, a Discord-azonosítóddal és a neveddel, akkor is, ha már más ül a helyeden; a meghívásaidat és a partikat, amelyeket nézel;
    - minden lépésedet, hogy hová próbáltál vagy szántál kártyát, a jegyzeteidet, a paklikat, amelyeket hozol, és az eredményeidet;
    - hol vannak a neked küldött közvetlen üzeneteim, fogadsz-e ilyeneket, miről értesítettelek nemrég, melyik asztalnál üdvözöltelek, és léptél-e már beírt paranccsal.

    Erre a partikhoz és az eredményekhez van szükségem. Az üzeneteidet nem olvasom. Mindez a bot üzemeltetőjének adatbázisában van, és senki más nem kapja meg.{ $board ->
        [yes] {" "}Akinél ott van a **Játéktábla** linked, láthatja a lapjaidat, és léphet helyetted; a `/hokkaido settings` **Új link** gombja érvényteleníti. A csatorna linkjét is tovább lehet adni, de azon csak az látszik, amit ott mindenki lát. Azt a címet, ahonnan a játéktáblát megnyitod, nem tárolom, de az üzemeltető webszervere naplózhatja.
       *[no] {""}
    }
    A `/hokkaido my-data` paranccsal mindezt megkapod egy fájlban, a `/hokkaido forget-me` paranccsal törölheted. A befejezett partik a paklijukkal együtt megmaradnak, hiszen mások is játszottak bennük, de a helyednél nem áll majd név. Ha megnyomtad az **Új link** gombot, az időpontját név nélkül megőrzöm, hogy a régi linkjeid ne éledjenek újra. Amit már elküldtem, az a Discordon marad, és az adatbázis mentéseiben is benne vagy, amíg nem törlik őket.
my-data = Itt van minden, amit rólad tudok.
forget-me = **Töröljek mindent, amit rólad tudok?** A beállításaid és a neved eltűnnek. A befejezett partik megmaradnak, de a helyednél nem áll majd név, és az eredményeid sem maradnak meg.{ $tables ->
        [0] {""}
       *[other] {" "}Most { $tables } nyitott asztalnál van helyed: felállsz onnan, és ahol már elkezdődött a parti, gépi játékos ül a helyedre.
    }{ $alone ->
        [yes] {" "}Az egyedül játszott partijaid véget érnek.
       *[no] {""}
    } Ezt nem lehet visszavonni.
button-forget-me = Minden törlése
button-keep-me = Mégse
forgotten = ✅ Mindent töröltem.{ $left ->
        [0] {""}
       *[other] {" "}Felálltál { $left } asztaltól.
    }
nothing-forgotten = Nem töröltem semmit.
not-your-data = Ez a gomb nem a tiéd.
