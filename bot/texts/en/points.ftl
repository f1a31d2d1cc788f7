# What lakes and towns of a map score, on the picture of the map.

button-points = Show points
button-points-hide = Hide points
