# O que os lagos e as cidades pontuam, na imagem do mapa.

button-points = Mostrar pontos
button-points-hide = Esconder pontos
