button-points = Pontok mutatása
button-points-hide = Pontok elrejtése
