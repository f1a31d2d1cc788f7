round-heading = ## Rodada { $round } de { $rounds }
round-pick = Cada jogador escolhe uma carta em segredo.{ $passes ->
        [shown] {""}
        [next] {" "}O resto vai para o próximo da lista.
        [previous] {" "}O resto vai para o anterior da lista.
       *[swapped] {" "}Depois cada um saca uma carta, descarta uma da mão, e os dois trocam as mãos.
    }
round-discard = Os dois sacaram uma carta e agora descartam uma. Depois trocam as mãos.
round-map = Cada jogador coloca sua carta e depois aperta **Concluir**.
round-may-wait = -# **Pedir para esperar**: colocação em ordem, da menor carta à maior.
round-map-in-order = Colocação em ordem, da menor carta à maior. { $count ->
        [0] Todas já estão no lugar: aperte **Concluir**.
       *[other] Agora: { $names }.
    }
round-free-tile = Quem cumpriu um objetivo e perdeu o desempate recebe uma peça gratuita: { $names }.
round-seat = { $state ->
        [deciding] ⏳ { $name } está escolhendo
        [decided] ✅ { $name } já escolheu
        [placing] ⏳ { $name } · carta { $card } · está colocando
        [waiting] 💤 { $name } · carta { $card } · esperando
        [ready] ✅ { $name } · carta { $card } · jogada pronta
        [placed] 🗺️ { $name } · carta { $card } · já colocou
        [set-aside] 🗺️ { $name } · carta { $card } · deixada de lado: não cabe em lugar nenhum
        [set-aside-done] ✅ { $name } · carta { $card } · deixada de lado: não cabe em lugar nenhum
        [after-people] 🤖 { $name } · carta { $card } · coloca depois
        [unplaced] ▫️ { $name } · carta { $card } · não colocada
        [undecided] ▫️ { $name }
        [may-lay-tile] ⏳ { $name } · pode colocar uma peça gratuita
       *[done] ✅ { $name } · carta { $card } · concluiu
    }
round-supply = -# Fonte comum: { $cubes }
supply-colour = { $count } { $count ->
        [one] { NAME($colour) }
       *[other] { NAME($colour, form: "plural") }
    }
scoring-card = Carta de pontuação final { $number }: { $effect }
scoring-card-effect = { $number ->
        [1] uma fábrica aceita { $value ->
            [one] { $value } recurso
           *[other] { $value } recursos
        }, e cada um vale os pontos da fábrica
        [2] mais { $value } { $value ->
            [one] ponto
           *[other] pontos
        } a cada três florestas seguidas em uma linha ou coluna (uma floresta pode contar nas duas)
        [3] { $value } { $value ->
            [one] ponto
           *[other] pontos
        } por bloco de 2 x 2 pousios (os blocos não se sobrepõem)
        [4] { $value } { $value ->
            [one] ponto
           *[other] pontos
        } por quadrante de lago, em vez dos pontos normais dos lagos
        [5] { $value } { $value ->
            [one] ponto
           *[other] pontos
        } por quadrante de cidade com cidades nos quatro lados
        [6] { $value } { $value ->
            [one] ponto
           *[other] pontos
        } por quadrante de produção visível que ficar vazio depois da entrega dos recursos às fábricas
       *[7] mais { $value } { $value ->
            [one] ponto
           *[other] pontos
        } por recurso destas cores em uma fábrica: { $colours }
    }
# As in English.
round-scoring-card = -# { $card }
round-goals = **Objetivos** (3 pontos cada um, só para quem cumprir primeiro; do 1 ao 8, os quadrantes têm que estar em pelo menos três cartas)
# As in English.
goal-open = { $number } · { $goal }
goals-so-far = **Objetivos** (3 pontos cada um) · { $names }
goal-reached = { $reached }{ $cards ->
        [0] {""}
        [one] {" "}(1 carta)
       *[other] {" "}({ $cards } cartas)
    }
goals-won = Recebidos: { $goals }

goal-1 = cinco conjuntos separados de florestas
goal-2 = os maiores conjuntos de cidades dos dois lados têm diferença de 5 quadrantes ou mais (com cidades nos dois lados)
goal-3 = três conjuntos separados de lagos
goal-4 = um grupo de cinco ou mais montanhas, lado a lado (cantos não contam)
goal-5 = seis recursos
goal-6 = um quadrante de produção de cada uma das quatro cores, com ou sem recurso
goal-7 = uma fábrica de cada uma das quatro cores
goal-8 = um grupo de três ou mais quadrantes de produção ou fábricas, unidos por lados ou cantos
goal-9 = duas peças de terraformação colocadas, em qualquer carta (gratuitas e cobertas também contam)

round-over = ## Fim da rodada { $round } de { $rounds }
round-result = { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } · carta { $card }{ $aside ->
        [yes] {" "}(deixada de lado)
       *[no] {""}
    }
running-score = { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
maps-now = **Todos os mapas** · rodada { $round } · <#{ $channel }>
button-maps = Todos os mapas
button-own-map = Meu mapa

button-hand = Minha mão
button-map = Meu mapa
button-place = Colocar
button-done = Concluir
button-wait = Pedir para esperar
button-tile = Peça gratuita
button-skip = Sem peça

mention = Sua vez: { $task ->
        [pick] escolha uma carta
        [discard] descarte uma carta
        [bid] jogue uma carta
        [take] pegue uma carta
        [take-pair] escolha um par
        [answer] aceite ou dispute
        [discard-of-pair] fique com uma carta do seu par
        [done] aperte Concluir
        [free-tile] coloque sua peça gratuita
       *[map] coloque sua carta
    } · rodada { $round } · { $people }
direct-messages-closed = <@{ $user }> Não consigo mandar mensagens diretas para você, então jogue por aqui: só você vê o que **Minha mão** e **Colocar** mostram. Se voltar a permitir mensagens, digite qualquer comando em uma DM para mim ou ative-as em `/hokkaido settings`.

status-channel = Partida em <#{ $channel }>
status-scores = **Pontuação**
status-waiting = { $count ->
        [0] A partida já vai continuar.
       *[other] A partida espera por { $names }.
    }
status-your-turn = **É sua vez.**
