# As regras dos dois jogos, página a página, com uma imagem.

rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } de { $pages }

rules-round-draft =
    ### Uma rodada
    Você constrói seu próprio mapa, carta a carta. Depois de **12 rodadas**, vence quem tiver mais pontos.
    1. Cada jogador escolhe em segredo uma carta da mão. O resto vai para o próximo (a partir da rodada 7, para o anterior). Com dois jogadores, cada um depois saca uma carta e descarta outra.
    2. Você coloca a carta no seu mapa e recebe recursos por ela.
    3. Quando gostar do seu mapa, aperte **Encerrar**. **Desfazer** volta passos até todo mundo encerrar.

    Suas cartas chegam por mensagem direta; **Minha mão** mostra as cartas no canal, só para você.
rules-round-trick =
    ### Uma rodada
    Você constrói seu próprio mapa, carta a carta. Depois de **12 rodadas**, vence quem tiver mais pontos.
    1. Cada jogador, na sua vez, joga uma carta com a face para cima. Um recurso do seu mapa soma 60, e todos os recursos de uma aposta são da mesma cor. Quem tiver o maior total pega uma carta primeiro.
    2. Você coloca a carta no seu mapa e recebe recursos por ela.
    3. Quando gostar do seu mapa, aperte **Encerrar**. **Desfazer** volta passos até todo mundo encerrar.

    Depois das rodadas 3 e 9, cada jogador passa a sua mão: primeiro ao próximo, depois ao anterior.
    Com dois jogadores, joga-se em segredo. A carta mais alta escolhe entre as duas cartas jogadas e duas da pilha, a não ser que a outra pessoa pague dois recursos. Cada um fica com uma carta do seu par.

rules-placing =
    ### Colocar uma carta
    - Ela tem que se sobrepor ao seu mapa em um quadrante ou mais, e pode ir **sobre ou debaixo** das suas cartas.
    - Uma parte dela tem que ficar visível.
    - { $game ->
        [honshu] **Lagos nunca são cobertos.**
       *[hokkaido] **Lagos e montanhas nunca são cobertos.**
    }
    - Gire como quiser.

    Ao digitar `/place`, x e y são os números nas bordas do seu mapa, para o quadrante superior esquerdo da carta.
    Todo mundo coloca ao mesmo tempo. Se os recursos não bastarem, ou se alguém pedir para esperar, todo mundo coloca em ordem, da menor carta para a maior, e o que foi colocado fica.

rules-range =
    ### A cordilheira
    Todas as suas montanhas formam **uma só cordilheira**: lado a lado ou canto com canto, sem bifurcação, sem anel e sem falha.
    Prolongada em linha reta nas duas pontas, a cordilheira divide seu mapa. Cada lado tem um maior conjunto de cidades, e **o menor dos dois** marca 2 pontos por quadrante: faça os dois crescerem.

rules-cubes =
    ### Recursos
    - Cada quadrante de produção visível da carta nova recebe um recurso da mesma cor, enquanto houver.
    - Quem cobre o quadrante perde o recurso.
    - No fim, um recurso da mesma cor faz uma fábrica pontuar.

rules-terraforming =
    ### Terraformar
    Uma vez por rodada, dois recursos da mesma cor do seu mapa transformam um pousio (deserto) em outro terreno: azuis em lago, marrons em cidade, verdes em floresta, cinza em montanha.
    Uma montanha nova também tem que caber na sua cordilheira.

rules-points-hokkaido =
    ### Os pontos no fim
    Só conta o que está visível.
    - Floresta: 2
    - Montanha: 2
    - Lago: 3 por quadrante, menos o primeiro
    - Fábrica com um recurso da mesma cor: 4, algumas 2
    - Cidade: 2 por quadrante do menor dos dois maiores conjuntos de cidades, um de cada lado da cordilheira
    - Objetivos, se a mesa joga com eles: 3 cada, para quem os cumprir primeiro no fim de uma rodada. Os objetivos, menos o 9, são cumpridos em pelo menos três cartas. Se mais de um jogador cumpre um deles na mesma rodada, a carta mais baixa dessa rodada recebe os objetivos 1 a 4, e a mais alta, os objetivos 5 a 9. Ninguém recebe dois em uma rodada.

    Em caso de empate, vence quem tiver mais pousios visíveis.
rules-points-honshu =
    ### Os pontos no fim
    Só conta o que está visível.
    - Floresta: 2
    - Lago: 3 por quadrante, menos o primeiro
    - Fábrica com um recurso da mesma cor: 2, 3 ou 4, como está impresso
    - Cidade: 1 por quadrante do seu maior conjunto de cidades
    - A carta de pontuação final da mesa, se houver

    Em caso de empate, vence quem tiver mais pousios (desertos) visíveis.

button-rules-other = { $game ->
        [honshu] Regras de Honshu
       *[hokkaido] Regras de Hokkaido
    }
