# Los tipos de casilla y los colores, dentro de una frase. «indefinite» lleva el artículo, «plural» es para dos o
# más: recursos azules.

name-forest = bosque
    .indefinite = un bosque
name-lake = lago
    .indefinite = un lago
name-desert = desierto
    .indefinite = un desierto
name-town = pueblo
    .indefinite = un pueblo
name-mountain = montaña
    .indefinite = una montaña
name-production = casilla de producción
    .indefinite = una casilla de producción
name-factory = fábrica
    .indefinite = una fábrica

name-blue = azul
    .plural = azules
    .feminine = azul
name-brown = marrón
    .plural = marrones
    .feminine = marrón
name-grey = gris
    .plural = grises
    .feminine = gris
name-green = verde
    .plural = verdes
    .feminine = verde
name-yellow = amarillo
    .plural = amarillos
    .feminine = amarilla
