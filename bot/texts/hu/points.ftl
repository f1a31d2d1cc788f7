# What lakes and towns of a map score, on the picture of the map.

button-points = Pontok mutatása
button-points-hide = Pontok elrejtése
