# Os tipos de quadrante e as cores, dentro de uma frase. “indefinite” leva o artigo, “yours” o possessivo, “plural” é
# para dois ou mais: recursos azuis; “feminine” é para produção e fábrica.

name-forest = floresta
    .indefinite = uma floresta
    .yours = sua floresta
name-lake = lago
    .indefinite = um lago
    .yours = seu lago
name-desert = pousio
    .indefinite = um pousio
    .yours = seu pousio
name-town = cidade
    .indefinite = uma cidade
    .yours = sua cidade
name-mountain = montanha
    .indefinite = uma montanha
    .yours = sua montanha
name-production = quadrante de produção
    .indefinite = um quadrante de produção
    .yours = seu quadrante de produção
name-factory = fábrica
    .indefinite = uma fábrica
    .yours = sua fábrica

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
