walk = ### { $step } / { $steps }: { $heading }
walk-points = A városokon kívül: erdő 2 · hegyvidék 2 · tó 3 minden mezőért, az elsőt kivéve · gyár, ha kap azonos színű kockát: 4, némelyik 2
walk-placing = -# **Fölé**: a kártyád felülre kerül; **alá**: becsúsztatod a többi alá. A hegyvidékeid mindig egyetlen, elágazás nélküli vonalat alkotnak: olyan helyre nem teheted a kártyát, ahol ez elágazna (mint a piros keretben), vagy elszakadna tőle egy hegyvidék.
button-walk = A játék 6 képben
button-walk-on = Tovább ▶
button-walk-back = ◀ Vissza
button-open-table = Asztal nyitása

welcome = 👋 Először jársz itt?
