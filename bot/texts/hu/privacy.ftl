# What is kept of a person.

command-privacy = Mit tudok rólad
command-my-data = Minden, amit rólad tudok, fájlban
command-forget-me = Minden törlése, amit rólad tudok

privacy =
    ## Mit tudok rólad
    - a beállításaidat és a Discordod nyelvét;
    - az asztalokat, ahol ülsz vagy ültél, a Discord-azonosítóddal és a neveddel, akkor is, ha már más ül a helyeden; a meghívásaidat és a partikat, amelyeket nézel;
    - minden lépésedet, a paklikat, amelyeket hozol, és az eredményeidet;
    - hol vannak a neked küldött közvetlen üzeneteim, fogadsz-e ilyet, melyik asztalnál üdvözöltelek, és hogy írtál-e már be lépést.

    Ez kell ahhoz, hogy a partik menjenek, és eredményeket mutathassak. Az üzeneteidet nem olvasom. Mindez egy adatbázisban van annál, aki engem üzemeltet, és senki más nem kapja meg.
    A `/hokkaido my-data` mindezt odaadja fájlban. A `/hokkaido forget-me` törli: a befejezett partik a paklijukkal együtt megmaradnak, hiszen a többiek is játszották őket, de a helyednél akkor nem áll név. Amit már elküldtem, az a Discordon marad, és az adatbázis mentéseiben is benne vagy, amíg nem törlik őket.
my-data = Itt van minden, amit rólad tudok.
forget-me = **Töröljek mindent, amit rólad tudok?** A beállításaid és a neved eltűnik. A befejezett partik megmaradnak, de a helyednél nem áll majd név, és az eredményeid senkinél sem számítanak.{ $tables ->
        [0] {""}
       *[other] {" "}Most { $tables } nyitott asztalnál van helyed: felállsz onnan, és ahol már elkezdődött a parti, gépi játékos ül a helyedre.
    }{ $alone ->
        [yes] {" "}Amit egyedül játszol, véget ér.
       *[no] {""}
    } Ezt nem lehet visszavonni.
button-forget-me = Minden törlése
button-keep-me = Maradjon
forgotten = ✅ Minden törölve.{ $left ->
        [0] {""}
       *[other] {" "}Ennyi asztaltól álltál fel: { $left }.
    }
nothing-forgotten = Nem töröltem semmit.
not-your-data = Ez a gomb nem a tiéd.
