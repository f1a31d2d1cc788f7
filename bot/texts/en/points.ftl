# The points of lakes and towns, on the picture of a map.

button-points = Show points
button-points-hide = Hide points
