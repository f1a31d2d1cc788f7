# Lo que puntúan los lagos y los pueblos, en la imagen del mapa.

button-points = Mostrar puntos
button-points-hide = Ocultar puntos
