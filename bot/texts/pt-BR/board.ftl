button-board = Tabuleiro
button-board-first = Tabuleiro: arrastar
board-plays-there = Você está jogando no tabuleiro do navegador. Quando fechar, suas cartas voltam para cá.
board-link = Aqui está o tabuleiro. O link funciona até o endereço mudar; depois, aperte **Tabuleiro** de novo.
board-off = O tabuleiro está desativado aqui. Você pode jogar com os botões, como sempre.
board-unreachable = Não dá para abrir o tabuleiro agora. Tente de novo em um minuto; até lá, você pode jogar com os botões.
board-title = { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · Tabuleiro
board-task = { $task ->
        [pick] Escolha uma carta
        [discard] Descarte uma carta
        [bid] Jogue uma carta
        [take] Pegue uma carta
        [take-pair] Escolha um par
        [answer] Aceite ou dispute
        [discard-of-pair] Fique com uma carta do seu par
        [done] Aperte Concluir
        [free-tile] Transforme de graça um pousio
       *[map] Coloque sua carta
    }
board-first = Arraste uma carta ao mapa; toque nela lá para girar.
board-waiting = Esperando por { $names }
board-paused = A partida está em pausa.
board-not-begun = À mesa: { $names }. A partida começa quando { $own ->
        [yes] você apertar **Começar** no Discord.
       *[no] { $host } apertar **Começar** no Discord.
    }
board-ready = { $order ->
        [in_order] Este lugar vai ser sugerido quando for sua vez de colocar a carta { $card }
       *[other] A carta { $card } vai para lá assim que ninguém mais puder pedir para esperar
    }
board-live = Agora
board-rounds = Rodadas
board-what-if = E se…?
board-what-if-how = Experimente a carta { $card } em outro lugar.
board-cube = Recurso no quadrante
board-tile = Pousio que você pode transformar:
board-tried = Carta { $card } em { $x }, { $y }, girada { $rotation }°
board-tried-under = debaixo { $under }
board-fit = Ver o mapa inteiro
board-details = Detalhes da partida
board-keys = As setas movem a carta, R gira, U põe por baixo. Enter escolhe uma carta e confirma, Esc a devolve, Ctrl+Z desfaz a última jogada.
board-reconnecting = Reconectando…
board-refused = Este link não abre mais o tabuleiro. Aperte **Tabuleiro** em uma mensagem mais recente da sua partida.
board-no-scripts = Ative o JavaScript no navegador para abrir o tabuleiro.
board-not-stored = Seu navegador não guarda o link desta página; em vez de recarregá-la, abra-a de novo pelo Discord.
board-other-host = Esta solicitação era para { $came }, mas o endereço do tabuleiro é { $address }.
board-too-many = O tabuleiro está aberto em janelas demais. Feche algumas.
board-too-slow = A conexão está lenta demais. Nada mudou.
board-no-round = Essa rodada ainda não terminou.
board-no-moment = Nenhuma carta foi colocada nessa rodada.
board-total = { $total } = { $card } + recurso { NAME($colour) }
board-already-there = A carta já vai ser colocada aqui.
board-needs-cubes = Escolha antes dois recursos do seu mapa.
board-needs-spot = Primeiro, coloque a carta no seu mapa.
board-other-card = Nesta rodada, você coloca a carta { $card }.
board-now-nearest = A carta está agora no lugar mais próximo onde cabe.
board-only-way = Aqui ela só cabe assim.
board-hands-passed = Cada jogador passou sua mão adiante, por isso agora você tem outras cartas.
board-marks-tile = Contorno tracejado: um pousio que você pode transformar.
board-marks-cube = Contorno pontilhado: um recurso que você pode pagar.

board-scored = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
board-best-miss = Seu maior deslize: rodada { $round }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a menos que com a melhor jogada
board-squares = Um quadrado por rodada: cheio para a melhor decisão, pela metade para até 3 pontos perdidos, vazio para mais.
board-everyone = Mapas de todos
board-everyone-of = O mapa do dia, { $day }: todos neste servidor
board-day-not-over = Os mapas de todos poderão ser vistos aqui <t:{ $until }:R>. Até lá, você pode jogar o mapa do dia no Discord.
board-copied = Copiado. Cole onde quiser.
board-save = Salvar
board-close = Fechar
