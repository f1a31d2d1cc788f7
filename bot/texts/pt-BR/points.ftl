button-points = Mostrar pontos
button-points-hide = Esconder pontos
