rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } de { $pages }

rules-round-draft =
    ### Uma rodada
    Você parte de uma província inicial e monta seu próprio mapa, carta a carta. Depois de **12 rodadas**, vence quem tiver mais pontos. Antes das rodadas 1 e 7, cada jogador recebe seis cartas.
    1. Cada jogador escolhe em segredo uma carta da mão e passa o resto ao próximo (a partir da rodada 7, ao anterior). Com dois jogadores, cada um saca uma carta e descarta uma antes de passar sua mão, exceto nas rodadas 6 e 12.
    2. Quando todo mundo tiver uma carta, coloque a sua no mapa e receba recursos por ela.
    3. Quando gostar do seu mapa, aperte **Concluir**. Até todo mundo concluir, você pode voltar atrás com **Desfazer**.

    Suas cartas chegam por mensagem direta; no canal, você também as vê em **Minha mão** (só você).
rules-round-trick =
    ### Uma rodada
    Você parte de uma província inicial e monta seu próprio mapa, carta a carta. Depois de **12 rodadas**, vence quem tiver mais pontos. Antes das rodadas 1 e 7, cada jogador recebe seis cartas.
    1. Na ordem dos jogadores (sorteada no começo), cada um joga uma carta com a face para cima. Com três jogadores ou mais, dá para adicionar um recurso do seu mapa (+60), mas, na mesma aposta, todos os recursos têm que ser da mesma cor e depois voltam à fonte comum. Quem tiver o maior total pega uma carta primeiro, e assim por diante; a próxima aposta segue essa ordem.
    2. Quando todo mundo tiver uma carta, coloque a sua no mapa e receba recursos por ela.
    3. Quando gostar do seu mapa, aperte **Concluir**. Até todo mundo concluir, você pode voltar atrás com **Desfazer**.

    Depois das rodadas 3 e 9, cada jogador passa sua mão: primeiro ao próximo, depois ao anterior.
    Com dois jogadores, cada um joga uma carta em segredo, sem recurso, e mais duas saem da pilha. Quem jogou a mais alta escolhe um par: as duas jogadas ou as duas da pilha. Quem jogou a mais baixa fica com o outro, ou paga dois recursos do seu mapa e pega o que quiser. Do seu par, cada um coloca uma carta e descarta a outra.

rules-placing =
    ### Colocar uma carta
    - Ela tem que se sobrepor ao seu mapa em pelo menos um quadrante. Pode ir **sobre ou debaixo** das suas cartas, até sobre umas e debaixo de outras, mas não debaixo de uma e sobre outra que a cobre.
    - Uma parte dela tem que ficar visível.
    - { $game ->
        [honshu] **Lagos nunca são cobertos**, nem os da carta nova.
       *[hokkaido] **Lagos e montanhas nunca são cobertos**, nem os da carta nova.
    }
    - Gire a carta como quiser.
    - Se não couber em lugar nenhum, ela é deixada de lado.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}O número dela ainda conta se houver empate por um objetivo, e você ainda pode terraformar.
    }

    Todo mundo coloca sua carta ao mesmo tempo. Se os recursos da fonte comum não bastarem, ou se alguém pedir para esperar antes que alguma carta seja colocada, as cartas são colocadas uma a uma, da menor para a maior, e não dá para desfazer o que foi colocado.

rules-range =
    ### A cordilheira
    Todas as suas montanhas visíveis formam **uma só cordilheira**: elas se unem lado a lado ou canto com canto. Ela pode fazer curvas, mas não tem bifurcações, anéis nem interrupções.
    Prolongada em linha reta nas duas pontas (se for uma montanha só, para cima e para baixo), a cordilheira divide seu mapa em dois. Veja o maior conjunto de cidades de cada lado: **o menor dos dois** vale 2 pontos por quadrante, então faça os dois crescerem.
    Cidades em cima dessa linha não contam para nenhum lado. Se um dos lados não tiver cidades, as cidades não valem nada.

rules-cubes =
    ### Recursos
    - Cada quadrante de produção visível da sua província inicial e de cada carta nova recebe um recurso da mesma cor, enquanto houver. São { $game ->
        [honshu] 10
       *[hokkaido] 14
    } de cada cor.
    - Se você cobrir o quadrante, o recurso volta à fonte comum. Um quadrante vazio não recebe outro.
    - No fim, o bot entrega seus recursos às fábricas da mesma cor: um por fábrica, começando pela mais valiosa. Uma fábrica com recurso pontua.

rules-terraforming =
    ### Terraformar
    Uma vez por rodada, antes ou depois de colocar sua carta, você pode gastar dois recursos do seu mapa, da mesma cor, para transformar um pousio (deserto) visível em outro terreno: azuis em lago, marrons em cidade, verdes em floresta, cinza em montanha.
    Daí em diante, ele vale como esse terreno. Se você cobrir uma peça de floresta ou de cidade, ela sai do seu mapa. Uma montanha nova tem que caber na sua cordilheira. Se você ainda não colocou sua carta, ela tem que continuar cabendo no mapa.

points-forests = Floresta: 2
points-mountains = Montanha: 2
points-lakes = Lago: 3 por quadrante, menos o primeiro
points-factories = { $game ->
        [honshu] Fábrica com um recurso da mesma cor: 2, 3 ou 4, como está impresso
       *[hokkaido] Fábrica com um recurso da mesma cor: 4, algumas 2
    }
points-towns = { $game ->
        [honshu] Cidade: 1 por quadrante do seu maior conjunto de cidades
       *[hokkaido] Cidade: 2 por quadrante do menor dos dois maiores conjuntos de cidades, um de cada lado da cordilheira
    }

rules-points-hokkaido =
    ### Os pontos no fim
    Só conta o que está visível. Lagos e cidades se unem **só lado a lado**, não pelos cantos.
    - { points-forests }
    - { points-mountains }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - Objetivos, se a mesa joga com eles: 3 cada um

    Em caso de empate, vence quem tiver mais pousios (desertos) visíveis; se o empate continuar, a vitória é compartilhada.
rules-points-honshu =
    ### Os pontos no fim
    Só conta o que está visível. Lagos e cidades se unem **só lado a lado**, não pelos cantos.
    - { points-forests }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - A carta de pontuação final, se a mesa joga com ela

    Em caso de empate, vence quem tiver mais pousios (desertos) visíveis; se o empate continuar, a vitória é compartilhada.

rules-goals =
    ### Objetivos
    Se a mesa joga com objetivos, há dois a mais que o número de jogadores. Quem cumprir um objetivo primeiro, no fim de uma rodada, recebe a carta: **3 pontos**.
    { $goals }

    Os quadrantes que cumprem um dos objetivos 1 a 8 têm que estar em pelo menos três cartas. Conjuntos de florestas e de lagos se unem só lado a lado.
    Os objetivos são conferidos em ordem, do 1 ao 9. Se mais de um jogador cumprir um objetivo na mesma rodada, os objetivos 1 a 4 vão para quem tem a carta mais baixa dessa rodada, e os objetivos 5 a 9, para quem tem a mais alta. Ninguém recebe dois em uma rodada. Quem perde esse desempate e fica sem objetivo nessa rodada pode transformar de graça um pousio em qualquer outro terreno.

rules-scoring-cards =
    ### Cartas de pontuação final
    Se a mesa joga com uma destas cartas, ela muda a pontuação de todos:
    { $cards }

button-rules-other = { $game ->
        [honshu] Regras de Honshu
       *[hokkaido] Regras de Hokkaido
    }
