picture-round-short = Rodada { $round }
picture-round = Rodada { $round } de { $rounds }
picture-final = Pontuação final
picture-supply = Fonte comum
picture-turn-order = Ordem dos jogadores
picture-passing = Quem passa para quem
picture-winner = Vitória
picture-trick = Aposta
picture-pile-pair = Par da pilha
picture-hands-pair = Par jogado

picture-production = produção { NAME($colour, form: "feminine") }
picture-factory = fábrica { NAME($colour, form: "feminine") } { $points }
picture-letter-forest = F
picture-letter-lake = L
picture-letter-desert = P
picture-letter-town = C
picture-letter-mountain = M
picture-letter-production = D
picture-letter-factory = B
picture-letter-blue = z
picture-letter-brown = r
picture-letter-grey = n
picture-letter-green = v
picture-letter-yellow = a
picture-goal-1 = 5 florestas separadas
picture-goal-2 = cidades: diferença de 5
picture-goal-3 = 3 lagos separados
picture-goal-4 = 5 montanhas lado a lado
picture-goal-5 = 6 recursos
picture-goal-6 = produção: 4 cores
picture-goal-7 = fábricas: 4 cores
picture-goal-8 = 3 prod./fábricas juntas
picture-goal-9 = 2 peças colocadas

picture-keepsake = { $game ->
    [honshu] Meu Honshu
   *[hokkaido] Meu Hokkaido
}
picture-map-heading = Seu mapa
picture-hand-heading = Sua mão
picture-as-played = Como foi jogado
picture-better = Melhor
picture-with-card = Com a carta { $card }
picture-points-by-round = Pontos por rodada
picture-comparison = À esquerda, o mapa como foi jogado; à direita, um melhor. A mensagem diz o que muda.
picture-comparison-of-cards = À esquerda, o mapa com a carta escolhida; à direita, com uma melhor, cada uma onde vale mais. A mensagem diz o que muda.
# As in English.
picture-points-of = { $name }: { $totals }
picture-place = { $place }º
picture-day-and-game = { $day } · partida { $game }

picture-kinds-heading = Os quadrantes e quanto valem
picture-scoring-forest = 2 pontos cada uma
picture-scoring-lake = 3 pontos por quadrante de cada lago, menos o primeiro
picture-scoring-desert = nada, mas pode virar outro terreno
picture-scoring-desert-honshu = nada, mas quem tem mais vence os empates
picture-scoring-town-honshu = 1 ponto por quadrante do maior conjunto de cidades
picture-scoring-town = 2 pontos por quadrante do menor dos dois maiores conjuntos de cidades, um de cada lado da cordilheira
picture-scoring-mountain = 2 pontos cada uma; todas em uma cordilheira
picture-scoring-production = dá um recurso da mesma cor
picture-scoring-factory = os pontos dela, se receber um recurso da mesma cor
picture-step-1 = Escolha uma carta
picture-step-1-sentence = Cada jogador escolhe em segredo uma carta da mão.
picture-step-2 = Passe o resto
picture-step-2-sentence = As outras cartas vão para o próximo jogador.
picture-step-3 = Coloque a carta
picture-step-3-sentence = A carta vai sobre o mapa ou debaixo dele; lagos e montanhas têm que ficar visíveis.
picture-step-4 = Receba recursos
picture-step-4-sentence = Cada quadrante de produção visível da nova carta recebe um recurso.
picture-step-5 = Terraforme
picture-step-5-sentence = Dois recursos da mesma cor transformam um pousio em outro terreno.
picture-step-6 = Conte os pontos
picture-step-6-sentence = Veja o maior conjunto de cidades de cada lado da cordilheira: só o menor pontua, 2 por quadrante. Faça os dois crescerem.
picture-scene-1 = Seis cartas de uma mão, lado a lado. A carta 42 está levantada e contornada.
picture-scene-3 = Uma seta vai de uma carta até um mapa, onde a mesma carta, contornada, cobre o quadrante inferior direito da província.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Ao lado, outra carta põe uma montanha junto à do meio de três: a bifurcação está riscada.
    }
picture-scene-4 = Uma seta vai de um recurso azul até o quadrante de produção azul de uma carta do mapa.
picture-scene-5 = Uma seta vai de dois recursos azuis até um quadrante do mapa, que agora é um lago.
picture-scene-6 = Um mapa com uma linha de cinco montanhas, que continua além das duas pontas. A cidade acima da linha tem cinco quadrantes e vale 0; a de baixo tem três e vale 6.

picture-card = Carta { $number }: { $squares }
picture-province = Província inicial: { $squares }
picture-with-cube = { $square } com recurso
picture-spent = { $square } sem recurso
picture-tile = { $square } (peça)
picture-hand = { $count ->
    [0] Nenhuma carta.
    [one] { $count } carta na mão.
   *[other] { $count } cartas na mão.
}
picture-map-of = Mapa de { $name }.
picture-own-map = Seu mapa.
picture-map-area = Colunas { $left } a { $right }, linhas { $top } a { $bottom }.
picture-map-row = Linha { $y } a partir de x = { $x }: { $squares }.
picture-letters-key = Letras: { $key }.
picture-letters-row = { $y } a partir de { $x }: { $squares }
picture-letters-squares = { $letter }+ produção com recurso, { $letter }- vazia, { $letter }4 fábrica
picture-nothing = nada
picture-more-rows = { $count ->
    [one] e mais { $count } linha
   *[other] e mais { $count } linhas
}
picture-last-placement = Última colocação: carta { $card } em { $x }, { $y }, { $rotation ->
    [0] sem girar
   *[other] girada { $rotation } graus
}.
picture-trial-legal = Carta { $card } em { $x }, { $y }, { $rotation ->
    [0] sem girar
   *[other] girada { $rotation } graus
}: válida.
picture-trial-illegal = Carta { $card } em { $x }, { $y }, { $rotation ->
    [0] sem girar
   *[other] girada { $rotation } graus
}: inválida por causa de { $squares }.
picture-spots = A carta pode ir em: { $spots }.
picture-range-line = Cordilheira: { $squares }.
picture-area = { NAME($kind) } de { $squares ->
    [one] { $squares } quadrante
   *[other] { $squares } quadrantes
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
picture-maps = { $heading }. { $players ->
    [one] Mapa de { $players } jogador.
   *[other] Mapas de { $players } jogadores.
}
picture-player = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
picture-player-with-card = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, carta { $card }
picture-goal-open = Objetivo { $number } aberto: { $goal }
picture-goal-won = Objetivo { $number } de { $name }: { $goal }
picture-supply-of = Fonte comum: { $cubes }.
picture-cubes = { NAME($colour) } { $count }
picture-passing-order = As mãos passam assim: { $names }.
picture-players-in-turn = Ordem dos jogadores: { $names }.
picture-emblem = { $game ->
    [honshu] Um pequeno mapa no mar: florestas, lagos e uma cidade grande que o atravessa.
   *[hokkaido] Um pequeno mapa no mar: florestas, lagos, cidades e uma cordilheira que o atravessa.
}
picture-keepsake-of = { $game ->
    [honshu] Meu Honshu
   *[hokkaido] Meu Hokkaido
}, o mapa de { $name }: { $place } lugar, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
picture-sheet = Pontuação final. Vitória de { $winners }.
# As in English.
picture-sheet-player = { $name }: { $parts }
# As in English.
picture-sheet-part = { $category } { $points }
picture-trick-played = { $name } joga a { $card }, total { $total }
picture-trick-cube = { $line }, com um recurso { NAME($colour) }
picture-trick-taken = { $line }; { $name } pega a carta
# As in English.
picture-pair = { $pair }: { $cards }
picture-deck = Baralho { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, da { $first } à { $last }.
picture-replay = Uma partida de { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, carta a carta: { $names }.

picture-category-mountains = Montanhas
picture-category-forests = Florestas
picture-category-factories = Fábricas
picture-category-lakes = Lagos
picture-category-towns = Cidades
picture-category-goals = Objetivos
picture-category-bonus = Carta final
# As in English.
picture-category-total = Total
picture-category-deserts = Pousios
