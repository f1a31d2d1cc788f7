# Os tipos de quadrante e as cores, dentro de uma frase. “indefinite” leva o artigo, “plural” é para dois ou
# mais: recursos azuis; “feminine” é para produção e fábrica.

name-forest = floresta
    .indefinite = uma floresta
name-lake = lago
    .indefinite = um lago
name-desert = pousio
    .indefinite = um pousio
name-town = cidade
    .indefinite = uma cidade
name-mountain = montanha
    .indefinite = uma montanha
name-production = quadrante de produção
    .indefinite = um quadrante de produção
name-factory = fábrica
    .indefinite = uma fábrica

name-blue = azul
    .plural = azuis
    .feminine = azul
name-brown = marrom
    .plural = marrons
    .feminine = marrom
name-grey = cinza
    .plural = cinza
    .feminine = cinza
name-green = verde
    .plural = verdes
    .feminine = verde
name-yellow = amarelo
    .plural = amarelos
    .feminine = amarela
