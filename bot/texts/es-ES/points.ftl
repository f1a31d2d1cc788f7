button-points = Mostrar puntos
button-points-hide = Ocultar puntos
