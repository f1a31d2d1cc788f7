picture-round-short = { $round }. kör
picture-round = { $round }. kör ({ $rounds }-ből)
picture-final = Végeredmény
picture-supply = Közös készlet
picture-turn-order = Játékossorrend
picture-passing = Továbbadás
picture-winner = Győztes
picture-trick = Ütés
picture-pile-pair = A pakliból
picture-hands-pair = Kijátszott

picture-production = { NAME($colour) } termelőmező
picture-factory = { NAME($colour) } gyár { $points }
picture-letter-forest = E
picture-letter-lake = T
picture-letter-desert = S
picture-letter-town = V
picture-letter-mountain = H
picture-letter-production = M
picture-letter-factory = G
picture-letter-blue = k
picture-letter-brown = b
picture-letter-grey = ü
picture-letter-green = z
picture-letter-yellow = á
picture-goal-1 = 5 különálló erdő
picture-goal-2 = 2 város, különbség: 5
picture-goal-3 = 3 különálló tó
picture-goal-4 = 5 szomszédos hegyvidék
picture-goal-5 = 6 kocka
picture-goal-6 = termelőmező: 4 szín
picture-goal-7 = gyár: 4 szín
picture-goal-8 = 3 összeérő termelő/gyár
picture-goal-9 = 2 lerakott lapka

picture-keepsake = { $game ->
    [honshu] Az én Honshūm
   *[hokkaido] Az én Hokkaidōm
}
picture-map-heading = A térképed
picture-hand-heading = A lapjaid
picture-as-played = Ahogy történt
picture-better = Jobb lett volna
picture-with-card = { $card }. kártyával
picture-points-by-round = Pontok körönként
picture-comparison = Balra a térkép, ahogy történt, jobbra egy jobb. A különbséget az üzenet írja le.
picture-comparison-of-cards = Balra a térkép a választott kártyával, jobbra egy jobbal, mindkettő ott, ahol a legtöbbet ér. A különbséget az üzenet írja le.
picture-points-of = { $name }: { $totals }
picture-place = { $place }.
picture-day-and-game = { $day } · parti: { $game }

picture-kinds-heading = A mezők és a pontjaik
picture-scoring-forest = mezőnként 2 pont
picture-scoring-lake = 3 pont a tó minden mezőjéért, az elsőt kivéve
picture-scoring-desert = semmi, de lehet belőle más terep
picture-scoring-desert-honshu = semmi, de döntetlennél az nyer, akinek több van
picture-scoring-town-honshu = 1 pont a legnagyobb város minden mezőjéért
picture-scoring-town = mezőnként 2 pont, a hegység két oldalának legnagyobb városai közül a kisebbért
picture-scoring-mountain = mezőnként 2 pont; az összes egyetlen hegységet alkot
picture-scoring-production = egy azonos színű kockát ad
picture-scoring-factory = a ráírt pont, ha kap egy azonos színű kockát
picture-step-1 = Kártyaválasztás
picture-step-1-sentence = Mindenki titokban választ egy kártyát a kezéből.
picture-step-2 = Továbbadás
picture-step-2-sentence = A többi lap a következő játékoshoz kerül.
picture-step-3 = Lehelyezés
picture-step-3-sentence = A kártya a térkép fölé vagy alá kerül; a tavak és a hegyvidékek láthatók maradnak.
picture-step-4 = Kockák
picture-step-4-sentence = Az új kártya minden látható termelőmezőjére kerül egy kocka.
picture-step-5 = Terraformálás
picture-step-5-sentence = Két azonos színű kockáért egy sivatagból más terep lesz.
picture-step-6 = Pontozás
picture-step-6-sentence = A hegység kettéosztja a térképedet. A két oldal legnagyobb városa közül csak a kisebb számít, mezőnként 2 ponttal: növeld mindkettőt!
picture-scene-1 = Hat kézben tartott lap egymás mellett. A 42-es kártya kiemelve, bekeretezve.
picture-scene-3 = Egy kártyától nyíl mutat egy térképre, ahol ugyanez a kártya bekeretezve letakarja a tartomány jobb alsó mezőjét.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Mellette egy másik kártya hegyvidéket tenne három hegyvidék közül a középső mellé: az elágazás át van húzva.
    }
picture-scene-4 = Egy kék kockától nyíl mutat egy térképen lévő kártya kék termelőmezőjére.
picture-scene-5 = Két kék kockától nyíl mutat a térkép egyik mezőjére, amelyből tó lett.
picture-scene-6 = Térkép öt hegyvidékből álló sorral, amelynek vonala mindkét végén továbbfut. A vonal fölötti város öt mezős, és 0 pontot ér; az alatta lévő három mezős, és 6 pontot ér.

picture-card = { $number }. kártya: { $squares }
picture-province = Kezdő tartomány: { $squares }
picture-with-cube = { $square } kockával
picture-spent = üres { $square }
picture-tile = { $square } (lapka)
picture-hand = { $count ->
    [0] Nincs lap.
   *[other] { $count } lap a kézben.
}
picture-map-of = { $name } térképe.
picture-own-map = A térképed.
picture-map-area = Oszlopok: { $left } és { $right } között; sorok: { $top } és { $bottom } között.
picture-map-row = { $y }. sor ({ $x }. oszloptól): { $squares }.
picture-letters-key = Betűk: { $key }.
picture-letters-row = { $y }, innen: { $x }: { $squares }
picture-letters-squares = { $letter }+ termelőmező kockával, { $letter }- üres, { $letter }4 gyár
picture-nothing = semmi
picture-more-rows = és még { $count } sor
picture-last-placement = Utoljára { ARTICLE($card) } { $card }. kártya került le, ide: { $x }, { $y }, { $rotation ->
    [0] elforgatás nélkül
   *[other] { $rotation } fokkal elforgatva
}.
picture-trial-legal = Szabályos lehelyezés: { $card }. kártya, { $x }, { $y }, { $rotation ->
    [0] elforgatás nélkül
   *[other] { $rotation } fokkal elforgatva
}.
picture-trial-illegal = Szabálytalan lehelyezés: { $card }. kártya, { $x }, { $y }, { $rotation ->
    [0] elforgatás nélkül
   *[other] { $rotation } fokkal elforgatva
}. A hiba helye: { $squares }.
picture-spots = A kártya ide kerülhet: { $spots }.
picture-range-line = Hegység: { $squares }.
picture-area = { NAME($kind) }: { $squares } mező, { $points } pont
picture-maps = { $heading }. { $players } játékos térképe.
picture-player = { $name }: { $points } pont
picture-player-with-card = { $name }: { $points } pont, { $card }. kártya
picture-goal-open = { $number }. cél, nyitott: { $goal }
picture-goal-won = { $number }. cél, { $name } szerezte meg: { $goal }
picture-supply-of = Közös készlet: { $cubes }.
picture-cubes = { NAME($colour) } { $count }
picture-passing-order = Továbbadás: { $names }.
picture-players-in-turn = Játékossorrend: { $names }.
picture-emblem = { $game ->
    [honshu] Kis térkép a tengerben: erdők, tavak és keresztben egy nagy város.
   *[hokkaido] Kis térkép a tengerben: erdők, tavak, városok és keresztben egy hegység.
}
picture-keepsake-of = { $game ->
    [honshu] Az én Honshūm
   *[hokkaido] Az én Hokkaidōm
}, { $name } térképe: { $place } hely, { $points } pont.
picture-sheet = Végeredmény. Győztes: { $winners }.
picture-sheet-player = { $name }: { $parts }
picture-sheet-part = { $category } { $points }
picture-trick-played = { $name } kártyája: { $card }, összesen: { $total }
picture-trick-cube = { $line }, egy { NAME($colour) } kockával
picture-trick-taken = { $line }, { $name } vette el
picture-pair = { $pair }: { $cards }
picture-deck = Pakli: { $name }, { $count } kártya, { $first }–{ $last }.
picture-replay = { $rounds } körös parti, kártyáról kártyára: { $names }.

picture-category-mountains = Hegység
picture-category-forests = Erdők
picture-category-factories = Gyárak
picture-category-lakes = Tavak
picture-category-towns = Városok
picture-category-goals = Célok
picture-category-bonus = Pontozókártya
picture-category-total = Összesen
picture-category-deserts = Sivatagok
